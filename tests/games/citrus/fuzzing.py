"""Nonsense for the engine, in a process of its own, since compiled code checks no bounds.

python -m tests.games.citrus.fuzzing SEED COUNT FILE: every text tried is first written to FILE, so that it is
there when the process is not.
"""

from __future__ import annotations

import contextlib
import faulthandler
import sys
from pathlib import Path
from random import Random

from terroir.core.errors import TerroirError
from terroir.core.game import Chance, Decide, Over
from terroir.core.play import Match, pick
from terroir.core.record import parse
from terroir.core.replay import from_match, replay
from terroir.games.citrus.game import GAME
from terroir.games.citrus.state import NUMBERS, State
from tests.games.citrus.driving import POLICIES, steps
from tests.games.citrus.tight import tight_position

SECONDS = 300
"""A text that takes longer than this hangs the engine, and ends the process with a trace of where."""
VALUES = """-1 0 1 2 3 5 6 12 13 15 16 19 99 127 128 255 256 300 31000 32767 65536 99999999999
1e3 ² x 10/5 milestone A"""
WORDS = """lemon lemon* milestone bridge horses4 cart A=10/5 B? O? Z? 13:lime 1:lime =
L1 L5 L6 G0* ~ # . A h4 mi br"""
LINES = """
turn seat=1 setup_left=1
turn seat=1 setup_left=3 start_site=A
turn seat=1 reveals_due=9
turn seat=1 finca_due=1
turn seat=1 finca_drawn=10/5 why_finca=market
turn seat=1 refill_now=1 refilling=1
turn seat=1 ending=1
turn seat=1 reason=C-E1
turn seat=0
turn seat=6
letters A B C D E F G H I J K L M N O
letters O
fincas 0
fincas 10/5=120
bag 0
bag lemon=120 lime*=120 orange=120
market lemon lemon lemon lemon lemon lemon lemon lemon lemon lemon lemon lemon
hand lemon lemon lemon lemon lemon lemon lemon lemon lemon lemon lemon lemon
hand lemon orange lime grapefruit blood-orange lemon orange lime grapefruit blood-orange lemon orange
sites A? B? C? D? E? F? G? H? I? J? K? L? M? N? O?
sites A=10/5 A? A=8/6!
players 5
players 2
options penalty=yes
options short=no random-start=yes
box 0
used bridge=120
gone lemon=120
""".strip().splitlines()


def many_tiles(rng: Random) -> str:
    """A seat with far more tiles than the box holds."""
    kind = rng.choice(("milestone", "bridge", "cart", "horses4", "bull"))
    return f"seat {rng.randrange(1, 6)} coins=12 tiles=" + ",".join([kind] * rng.choice((2, 5, 20, 80, 300)))


def spoilt(text: str, rng: Random) -> str:
    """A text with a few things changed: words, numbers, lines, or single signs."""
    lines = text.splitlines()
    for _ in range(rng.choice((1, 1, 1, 1, 2, 4))):
        at = rng.randrange(len(lines)) if lines else 0
        match rng.choice((0, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7)):
            case 0 if lines:
                del lines[at]
            case 1 if lines:
                lines.insert(at, rng.choice(lines))
            case 2:
                new = many_tiles(rng) if rng.random() < 0.3 else rng.choice(LINES)
                key = new.split("=")[0].split()[0 : 1 + new.startswith("seat")]
                lines = [line for line in lines if line.split()[: len(key)] != key]
                lines.insert(min(1, len(lines)), new)
            case 3 if lines:
                name = rng.choice(NUMBERS)
                at = next((i for i, line in enumerate(lines) if line.startswith("turn")), at)
                lines[at] += f" {name}={rng.choice(VALUES.split())}"
            case 4 if lines and lines[at].split():
                words = lines[at].split()
                words[rng.randrange(len(words))] = rng.choice(WORDS.split())
                lines[at] = " ".join(words)
            case 5 if lines and "=" in lines[at]:
                parts = lines[at].split("=")
                parts[rng.randrange(1, len(parts))] = rng.choice(VALUES.split()) + " "
                lines[at] = "=".join(parts)
            case 6 if lines:
                lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
            case _ if lines:
                place = rng.randrange(len(lines[at]) + 1)
                sign = chr(rng.choice((0, 9, 32, 35, 47, 49, 61, 126, 233, 0x660, 0x1F34B)))
                lines[at] = lines[at][:place] + sign + lines[at][place:]
    return "\n".join(lines) + "\n"


def use(state: State, rng: Random) -> None:
    """Ask and play a position that was accepted: it must hold, whatever it is."""
    match = Match(GAME, state, None)
    for _ in range(25):
        text = GAME.position_to_text(match.state)
        assert GAME.position_to_text(GAME.position_from_text(text)) == text, "not read back as written"
        pending = match.pending
        GAME.view_to_json(GAME.view(match.state, None))
        if isinstance(pending, Over):
            return
        if isinstance(pending, Chance):
            assert pending.outcomes, "chance without outcomes"
            match.draw(pick(pending, rng.randrange))
            continue
        assert isinstance(pending, Decide)
        seat = pending.seats[0]
        for action in rng.sample(GAME.probe_actions(match.state, seat), 20):
            with contextlib.suppress(TerroirError):
                GAME.clone(match.state)
                assert (GAME.objection(match.state, seat, action) is None) == (action in match.legal(seat))
        assert GAME.position_to_text(match.state) == text, "asking changed the position"
        legal = match.legal(seat)
        if not legal and match.state.in_hand:
            return  # drawn with a hand that cannot be built: no game comes to this
        assert legal, "a decision is pending and nothing is legal"
        match.play(seat, rng.choice(legal))


def try_position(text: str, rng: Random) -> str:
    try:
        state = GAME.position_from_text(text)
    except TerroirError:
        return "refused"
    use(state, rng)
    return "used"


def try_action(text: str, state: State) -> str:
    before = GAME.position_to_text(state)
    try:
        action = GAME.action_from_text(state, state.seat, text)
        Match(GAME, GAME.clone(state), None).play(state.seat, action)
    except TerroirError:
        assert GAME.position_to_text(state) == before, "a refusal changed the position"
        return "refused"
    return "used"


def try_record(text: str) -> str:
    try:
        replay(parse(text), GAME)
    except TerroirError:
        return "refused"
    return "used"


def positions(rng: Random) -> list[str]:
    """Sound positions to spoil: some of a game, some drawn."""
    played = [GAME.position_to_text(s) for s, _ in steps(rng.randrange(10**6), rng.choice(POLICIES))]
    return [*rng.sample(played, 8), *(tight_position(rng) for _ in range(4))]


def record(rng: Random) -> str:
    """The record of the beginning of a game."""
    match = Match(GAME, GAME.start(2, {}), rng.randrange)
    for _ in range(rng.randrange(12)):
        match.play(match.state.seat, rng.choice(match.legal(match.state.seat)))
    return from_match(match, ["a", "b"]).to_text()


def main(seed: int, count: int, log: Path) -> None:
    rng = Random(seed)
    tally: dict[str, int] = {}
    texts: list[str] = []
    for number in range(count):
        if number % 100 == 0:
            texts, sound = positions(rng), record(rng)
            state = GAME.position_from_text(rng.choice(texts[:8]))
        kind = rng.choice(("position", "position", "position", "action", "record"))
        if kind == "action":
            legal = [GAME.move_to_text(a) for a in GAME.legal(state, state.seat)] or ["end"]
            text = spoilt(rng.choice(legal), rng).strip("\n")
        else:
            text = spoilt(sound if kind == "record" else rng.choice(texts), rng)
        log.write_text(f"{kind}\n{text}", "utf-8")
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        if kind == "action":
            result = try_action(text, state)
        else:
            result = try_record(text) if kind == "record" else try_position(text, rng)
        tally[f"{kind} {result}"] = tally.get(f"{kind} {result}", 0) + 1
    faulthandler.cancel_dump_traceback_later()
    print(tally)


if __name__ == "__main__":
    faulthandler.enable()
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
