"""How thoroughly tests look: TERROIR_TEST_PROFILE is `short`, `full` (the default) or `long`."""

import os

PROFILE = os.environ.get("TERROIR_TEST_PROFILE", "full")


def many(short: int, full: int, long: int, variable: str = "") -> int:
    """How many games, positions or texts a test takes; a variable of its own overrules the profile."""
    return int(os.environ.get(variable) or {"short": short, "full": full, "long": long}[PROFILE])
