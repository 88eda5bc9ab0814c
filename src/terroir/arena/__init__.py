"""Matches between bots, and what they prove."""
