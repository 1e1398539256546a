"""What is in the box of Kingsburg, and what a table can be played with."""
