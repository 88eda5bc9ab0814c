"""Games to learn from, one folder each: playable like any other, and in no list of games."""
