"""The rules of Kingsburg, a file for each part of the rulebook."""
