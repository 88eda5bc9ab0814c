"""High card, the smallest game with hidden hands and sealed choices."""
