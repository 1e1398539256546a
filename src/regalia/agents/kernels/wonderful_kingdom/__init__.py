"""It's a Wonderful Kingdom as a kernel: estates as arrays, plans for the rest of a round by the thousand."""
