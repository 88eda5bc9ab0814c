"""The games, one folder each; a folder with a `game.py` that names its GAME is found by itself.

TERROIR_PURE=1 runs the rules as plain Python even where they are compiled.
"""

import os

if os.environ.get("TERROIR_PURE", "0") not in ("", "0"):
    from terroir.games.interpreted import prefer_sources

    prefer_sources()
