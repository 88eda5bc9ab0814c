"""Noughts and crosses, the smallest open game."""
