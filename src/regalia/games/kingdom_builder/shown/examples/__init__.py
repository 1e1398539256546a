"""The worked examples of Kingdom Builder."""
