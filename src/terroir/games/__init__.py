"""The games, one folder each; a folder with a `game.py` that names its GAME is found by itself.

TERROIR_PURE=1 runs the rules as plain Python even where they are compiled.
"""

import os

from terroir.games import interpreted

if os.environ.get("TERROIR_PURE", "0") not in ("", "0"):
    interpreted.prefer_sources()
