"""Drawings that only Kingsburg needs, as pure functions."""
