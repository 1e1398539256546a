"""Drawings as pure functions: the marks, houses, terrains and buildings that every table shares."""
