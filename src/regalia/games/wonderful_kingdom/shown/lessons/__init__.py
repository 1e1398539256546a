"""The lessons of It's a Wonderful Kingdom, and what they measure."""
