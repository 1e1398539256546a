"""The rules: state, actions, steps in the order of the rulebook, scoring, views."""
