"""The bots of Citrus: what a position is worth, whole turns by beam search, simulated games, a tree."""
