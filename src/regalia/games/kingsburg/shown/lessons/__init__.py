"""The lessons of Kingsburg, and what they measure."""
