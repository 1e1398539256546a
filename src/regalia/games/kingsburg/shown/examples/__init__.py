"""The worked examples of Kingsburg."""
