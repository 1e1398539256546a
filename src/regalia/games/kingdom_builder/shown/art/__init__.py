"""Drawings that only Kingdom Builder needs, as pure functions."""
