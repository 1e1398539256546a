"""What the levels tuned and search know of Kingdom Builder."""
