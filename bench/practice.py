"""How far practice positions can be trusted: searched four times as long, does the answer stand?

The answer stands if no turn of the long search is better by as much as would be wrong, and the decoy is still
not right. ./run bench practice [--json]
"""

from __future__ import annotations

import argparse
import json
import time
from random import Random

from terroir.bots.practice import RIGHT, search
from terroir.core.lesson import LEARNER
from terroir.core.practice import Practice, Practising, in_turn
from terroir.core.registry import games, load
from tools.practice import LONG

LONGER = 4
"""Times as many simulated games as positions were mined with."""
BAR = 0.9


def looked_at(practice: Practice, seed: int) -> tuple[float, float]:
    """What the answer and the decoy give up beside the best turn of a longer search."""
    game = load(practice.game)
    answer, decoy = (Practising(game, practice, turn).turn for turn in (practice.answer, practice.decoy))
    view = game.view(game.position_from_text(practice.position), LEARNER)
    found = search(game, view, seed, LONGER * LONG, [answer, decoy])
    shares = {turn.actions: turn.share for turn in found}
    best = max(turn.share for turn in found)
    return best - shares[tuple(answer)], best - shares[tuple(decoy)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench practice", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=games(), help="of one game only")
    parser.add_argument("--positions", type=int, default=30, help="how many, at random (30)")
    parser.add_argument("--seed", type=int, default=1_000_003, help="of the choice and of the searches")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    asked = parser.parse_args()
    known = in_turn([load(name).practice for name in ([asked.game] if asked.game else games())])
    chosen = Random(asked.seed).sample(known, min(asked.positions, len(known)))
    begun, stand = time.perf_counter(), 0
    rows = []
    for practice in chosen:
        answer, decoy = looked_at(practice, asked.seed)
        stands = answer < RIGHT <= decoy
        stand += stands
        rows.append({"position": f"{practice.game} {practice.number}", "answer": answer, "decoy": decoy})
        if not asked.json:
            name, told = f"{practice.game:>9} {practice.number:>2}", "stands" if stands else "FALLS"
            print(f"{name}: answer gives up {answer:5.1%}, decoy {decoy:5.1%}  {told}", flush=True)
    part = stand / len(chosen)
    if asked.json:
        print(json.dumps({"stand": stand, "of": len(chosen), "rows": rows}, indent=1))
    else:
        minutes = (time.perf_counter() - begun) / 60
        verdict = "as it should" if part >= BAR else f"less than {BAR:.0%}"
        print(f"{stand} of {len(chosen)} answers stand ({part:.0%}), {verdict}; {minutes:.1f} min")


if __name__ == "__main__":
    main()
