"""Drawings that only It's a Wonderful Kingdom needs, as pure functions."""
