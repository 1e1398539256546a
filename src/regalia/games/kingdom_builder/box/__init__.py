"""What is in the box of Kingdom Builder, and what a table can be played with."""
