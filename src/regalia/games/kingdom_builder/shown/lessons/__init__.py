"""The lessons of Kingdom Builder, and what they measure."""
