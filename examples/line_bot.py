"""A bot in Python that needs nothing of Terroir: lines of JSON in, lines of JSON out (docs/your-own-bot.md).

terroir arena citrus --bots "cmd:python examples/line_bot.py,random" --duplicate
"""

import json
import random
import sys


def choose(turn: dict, game: dict) -> str:
    """Any legal action, but never one that ends the turn while there is something else to do."""
    luck = random.Random(turn["seed"])  # the same seed, the same game
    useful = [action for action in turn["legal"] if action.split()[0] not in ("end", "pass", "done")]
    return luck.choice(useful or turn["legal"])


def say(**line: object) -> None:
    print(json.dumps(line), flush=True)


game: dict = {}
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say(type="hello", name="any")
    elif told["type"] == "game":
        game = told  # which game, how many play, and which seat is ours
    elif told["type"] == "turn":
        say(type="move", action=choose(told, game))
    elif told["type"] == "bye":
        break
