# compiled
"""Numbers that bots use, by name."""

# What cards and actions are worth is said in hundredths of a token.
TOKEN = 100
NEVER = -10_000

# Where each group of features of a position begins, and how many features there are in all.
NEED = 0
TURNS = 8
READY = 17
START = 26
READY_START = 30
NUMBERS = 34
FEATURES = 53

# A plan has at most so many actions.
LONGEST_PLAN = 256

# Types of a seat and levels of a choice in a stage game, at most.
TYPES = 8
LEVELS = 40
