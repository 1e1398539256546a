"""The house of each seat: blue and red, as on the conquest boards."""

HOUSES = ("moon", "rose")
