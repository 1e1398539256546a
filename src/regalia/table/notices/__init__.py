"""Notices to those who do not look: it is your turn, the game is over, there is a rematch."""
