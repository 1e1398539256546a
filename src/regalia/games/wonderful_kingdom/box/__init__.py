"""What is in the box of It's a Wonderful Kingdom, and what a table can be played with."""
