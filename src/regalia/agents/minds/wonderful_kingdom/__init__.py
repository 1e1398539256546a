"""What the levels tuned and search know of It's a Wonderful Kingdom: alone, and with two."""
