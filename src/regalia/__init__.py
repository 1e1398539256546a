"""Regalia: a digital table for kingdom-building board games. Unofficial; buy the games."""
