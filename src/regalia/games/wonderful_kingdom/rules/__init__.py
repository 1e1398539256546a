"""The rules, one room for each part of the rulebook."""
