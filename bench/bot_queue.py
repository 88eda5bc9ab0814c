"""A guest plays against a weak bot, while forty guests elsewhere have a table of the strongest ones each.

What is measured: how long the weak bot takes to answer, alone and beside them, on a server as it comes.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from random import Random
from typing import Any

from tests.server.conftest import Served
from tests.server.people import Guest, Seat

TABLES = 40
ELSEWHERE = "127.0.0.2"
ANSWERS = 8
LONGEST_S = 2.0
STRONG, WEAK = ({"kind": "bot", "level": level} for level in ("master", "novice"))


def answers(novice: Guest, number: int) -> list[float]:
    """Seconds from a turn's end until the bot has made its own, so many times."""
    luck, took = Random(1), list[float]()
    while len(took) < number:
        eyes = novice.look(novice.table("chicoree", seats=[{}, WEAK]))
        while len(took) < number and not eyes.over:
            eyes.sync()
            if not eyes.state["choices"]:
                eyes.receive()
                continue
            eyes.until(eyes.play(luck.choice(eyes.actions()))["n"])
            begun = time.monotonic()
            if not eyes.state["choices"] and not eyes.over:
                while not eyes.state["choices"] and not eyes.over:
                    eyes.receive()
                took.append(time.monotonic() - begun)
        eyes.close()
    return [round(seconds, 3) for seconds in took]


def measure() -> dict[str, Any]:
    """The bot's times alone, and beside the others."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(f"sqlite:///{folder}/terroir.db", "--rate", "1000")
        try:
            novice, others = server.guest("Novice"), list[Seat]()
            alone = answers(novice, ANSWERS)
            for number in range(TABLES):
                other = server.guest(f"Other {number}", ELSEWHERE)
                others.append(
                    other.look(other.table("citrus", players=4, seats=[{}, STRONG, STRONG, STRONG]))
                )
            waiting = server.metric("terroir_bot_queue")
            beside = answers(novice, ANSWERS)
            return {"alone_s": alone, "beside_s": beside, "others_waiting": waiting}
        finally:
            server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args()
    found = measure()
    if options.json:
        print(json.dumps(found))
        return
    print(f"alone: at most {max(found['alone_s'])} s; beside {found['others_waiting']:.0f} waiting bots of")
    print(f"another address: at most {max(found['beside_s'])} s (<= {LONGEST_S} s)  {found}")
