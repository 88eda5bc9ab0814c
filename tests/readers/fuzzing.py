"""Spoil texts that strangers may send, and give them to the functions that the server gives them to.

python -m tests.readers.fuzzing PARSER SEED BYTES FILE: each text is first written to FILE, so that it is
there when the process is not. docs/engine.md tells how to compile rules that stop at an index out of bounds.
"""

from __future__ import annotations

import base64
import faulthandler
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from terroir.bots.levels import robot
from terroir.core.abilities import Makeable
from terroir.core.errors import TerroirError
from terroir.core.game import Chance, Decide
from terroir.core.play import Match, pick
from terroir.core.registry import examples, games, load
from terroir.server import replays, strict, trials, wire
from terroir.server.routes import decoder

ROOT = Path(__file__).parents[2]

SECONDS = 300
"""A text that takes longer than this hangs its reader, and ends the process with a trace of where."""
NUMBER = re.compile(r"-?\d+")
NUMBERS = (
    *(*map(str, range(18)), "31", "32", "63", "64", "99", "100", "120", "127", "128", "129", "255", "256"),
    *("300", "999", "1000", "9999", "31000", "32000", "32767", "32768", "65535", "65536", "99999", "9999999"),
    *("2147483647", "2147483648", "4294967296", "9223372036854775807", "18446744073709551616", "9" * 5000),
    *("-1", "-2", "-128", "-129", "-32768", "-32769", "-2147483649", "-9999999", "--1", "000000000-1"),
    *("0000000002000", "0000000006", "00000000099999", "-0000000009", "²", "٣", "½", "１", "1e3", "0x10"),
    *("1_0", "+1", "1.5", "", " "),
)
SIGNS = "".join(map(chr, (0, 9, 10, 13, 32, 34, 35, 42, 44, 47, 58, 61, 63, 92, 126, 178, 8232, 127819)))
FRAMES = (
    '{"type":"play","command":"a1","at":12,"seat":1,"action":"place lemon c4"}',
    '{"type":"give_nonce","command":"b2","seat":0,"nonce":"0123456789abcdef0123456789abcdef"}',
    '{"type":"undo","command":"c3","seat":2}',
    '{"type":"chat","command":"d4","text":"Good game \\u00e9 \\ud83c\\udf4b"}',
    '{"type":"mute","command":"e5","person":"Ab12","muted":true}',
    '{"type":"why_not","ask":"f6","seat":15,"action":"bid 4"}',
    '{"type":"hint","ask":"g7","seat":1}',
    '{"type":"look","seat":null}',
    '{"type":"resync","after":9007199254740991}',
    '{"type":"ping"}',
)


# ---- what is spoilt --------------------------------------------------------
def _texts(*patterns: str) -> list[str]:
    return [path.read_text("utf-8") for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def _played() -> list[str]:
    """Positions of games, in which nothing is left out."""
    found, rng = list[str](), Random(7)
    for name in (*games() * 12, *examples()):
        game = load(name)
        match = Match(game, game.start(rng.choice(game.players), {}), rng.randrange)
        for _ in range(rng.randrange(150)):
            if isinstance(pending := match.pending, Decide):
                seat = rng.choice(pending.seats)
                match.play(seat, rng.choice(match.legal(seat)))
        found.append(trials.written(name, "x", game.position_to_text(match.state)))
    return found


def _as_record(text: str) -> str:
    """The record of a game that begins from the position of a scenario, and goes on as it does."""
    game = re.findall(r"^game (.*)", text, re.MULTILINE)[0]
    position = "".join(re.findall(r"^position\n((?: .*\n)*)", text, re.MULTILINE)).splitlines()
    moves = re.findall(r"^  ((?:[1-9]|=) .*)$", text, re.MULTILINE)
    players = re.findall(r"^ +players (\d)", text, re.MULTILINE) or ["2"]
    tags = [f'[Game "{game}"]', '[Version "1"]', f'[Players "{players[0]}"]']
    tags += [f'[Position{number} "{line.strip()}"]' for number, line in enumerate(position, 1)]
    return "\n".join([*tags, "", *moves, ""])


@cache
def corpus(parser: str) -> list[str]:
    """Sound texts: what tests, lessons, examples and earlier releases have."""
    match parser:
        case "positions":
            drawn = _texts("tests/games/*/*/*.scenario", "src/terroir/games/*/examples/*.scenario")
            bare = [
                re.split(r"^(?:moves|expect)$", text, maxsplit=1, flags=re.MULTILINE)[0] for text in drawn
            ]
            return [*drawn, *bare, *_played()]
        case "records":
            return [*_texts("tests/games/*/records/*.txt"), *map(_as_record, corpus("positions"))]
        case "boards" | "decks":
            game = load("citrus" if parser == "boards" else "chicoree")
            assert isinstance(game, Makeable)
            return list(game.models().values())
    return list(FRAMES)


def spoilt(text: str, words: list[str], rng: Random) -> str:
    """Change a text in a few places: most often a number, else a word, a line or a sign."""
    for _ in range(rng.choice((1, 1, 1, 1, 1, 2, 3))):
        match rng.randrange(10):
            case 0 | 1 | 2 | 3 | 4 if numbers := list(NUMBER.finditer(text)):
                found = rng.choice(numbers)
                text = text[: found.start()] + rng.choice(NUMBERS) + text[found.end() :]
            case 5 | 6 if places := list(re.finditer(r"[^\s=,:]+", text)):
                found = rng.choice(places)
                text = text[: found.start()] + rng.choice(words) + text[found.end() :]
            case 7:
                at = rng.randrange(len(text) + 1)
                text = text[:at] + rng.choice(SIGNS) + text[at + rng.randrange(2) :]
            case _:
                lines = text.splitlines(keepends=True) or [""]
                at = rng.randrange(len(lines))
                again = rng.choice((0, 1, 2, 2, 40))
                lines[at : at + 1] = (
                    [lines[at]] * again if rng.random() < 0.5 else [rng.choice(words) + " ", lines[at]]
                )
                text = "".join(lines)
    return text


# ---- who reads it ----------------------------------------------------------
def try_position(text: str, rng: Random) -> None:
    """As POST /api/trials does."""
    actions = re.findall(r"^ +(?:refused )?[1-9] +(.*?)(?: by .*)?$", text, re.MULTILINE) or ["draw", "end"]
    ask = rng.choice(("state", "state", "play", "why_not", "what_if"))
    seat = rng.choice((None, 0, 1, 5, 15))
    answer = trials.tried(text, seat, ask, rng.choice(actions), rng.choice(("drawn", "hand")))
    msgspec.json.encode(answer)
    if answer.state is not None and rng.random() < 0.2:
        _play_on(trials.written(answer.game, "x", answer.whole), rng)
    if answer.state is not None and rng.random() < 0.02:
        _watch_bots(trials.written(answer.game, "x", answer.whole), rng)


def _play_on(text: str, rng: Random) -> None:
    """As bots do that play a position to its end; a drawn hand that cannot be built ends it before."""
    match = trials._run(text).match
    for _ in range(80):
        pending = match.pending
        if isinstance(pending, Chance):
            match.draw(pick(pending, rng.randrange))
        elif isinstance(pending, Decide) and (legal := match.legal(seat := rng.choice(pending.seats))):
            match.play(seat, rng.choice(legal))
            msgspec.json.encode(match.game.view_to_json(match.game.view(match.state, seat)))
        else:
            break
    match.game.position_to_text(match.state)


def _watch_bots(text: str, rng: Random) -> None:
    """As bots do that play a position to its end, which they may not come to."""
    match = trials._run(text).match
    bot, game = robot(match.game, rng.choice(("greedy", "random"))), match.game
    for _ in range(60):
        pending = match.pending
        if isinstance(pending, Chance):
            match.draw(pick(pending, rng.randrange))
        elif isinstance(pending, Decide) and (legal := match.legal(seat := pending.seats[0])):
            for action in bot.plan(game, game.view(match.state, seat), legal, rng.randrange):
                match.play(seat, action)
        else:
            break


def try_record(text: str, rng: Random) -> None:
    """As an import, a replay, a moment of it, its draws and its account do."""
    viewer, first, at = rng.choice((None, 0, 1)), rng.choice((0, 5, 400)), rng.choice((0, 3, 100))
    ways: list[Callable[[], object]] = [
        lambda: replays._judge(text),
        lambda: replays._pages(text, viewer, first),
        lambda: replays._page(text, first),
        lambda: replays._parts(text),
        lambda: replays._position(text, at),
        lambda: replays._draws(text, first),
        lambda: replays._account(text),
    ]
    refusals: list[TerroirError] = []
    for way in ways:
        try:
            msgspec.json.encode(way())
        except TerroirError as error:
            refusals.append(error)
    if len(refusals) == len(ways):
        raise refusals[0]


def try_board(text: str, rng: Random) -> None:
    """As the workshop of boards does, then a game on what came of it."""
    game = load("citrus")
    assert isinstance(game, Makeable)
    made = game.made(text)
    msgspec.json.encode(made.content)
    options = " ".join(f"{name}={value}" for name, value in made.options.items())
    trials.tried(f"game citrus\ntitle x\nstart {rng.randrange(2, 6)} {options}\n", None, "state", "", "drawn")


def try_deck(text: str, rng: Random) -> None:
    """As the workshop of decks does, then a game with what came of it; and as the word of an option."""
    start = f"game chicoree\ntitle x\nstart {rng.randrange(2, 7)} deck="
    word = ",".join(re.sub(r"\s*=\s*", "=", text).split()[3:])[:2000]
    trials.tried(f"{start}house,{word}\n", None, "play", "draw", "drawn")
    game = load("chicoree")
    assert isinstance(game, Makeable)
    made = game.made(text)
    msgspec.json.encode(made.content)
    trials.tried(f"{start}{made.options['deck']}\n", None, "state", "", "drawn")


def try_frame(text: str, rng: Random) -> None:
    """As the socket of a table does."""
    strict.read(text, decoder(wire.ClientFrame), strict.MAX_FRAME)  # type: ignore[arg-type]


PARSERS: dict[str, Callable[[str, Random], None]] = {
    "positions": try_position,
    "records": try_record,
    "boards": try_board,
    "decks": try_deck,
    "frames": try_frame,
}


def main(parser: str, seed: int, most: int, log: Path) -> int:
    """Try texts of so many bytes; the number of those that were answered by anything but a refusal."""
    rng, texts, read = Random(f"{parser} {seed}"), corpus(parser), PARSERS[parser]
    words = sorted({word for text in texts for word in re.findall(r"[^\s=,:]+", text)})
    begun, size, tally = time.process_time(), 0, Counter[str]()
    faults: dict[str, str] = {}
    while size < most:
        text = spoilt(rng.choice(texts), words, rng)
        content = text.encode("utf-8", "surrogatepass")
        size += len(content)
        log.write_bytes(content)
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        try:
            read(text, rng)
            tally["read"] += 1
        except TerroirError:
            tally["refused"] += 1
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            fault = f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"
            tally[fault] += 1
            faults.setdefault(fault, f"{error!r:.200}\n{base64.b64encode(content).decode()[:4000]}")
    faulthandler.cancel_dump_traceback_later()
    print(f"{parser}: {size} bytes in {time.process_time() - begun:.1f} s of processor time, {dict(tally)}")
    for fault, sample in faults.items():
        print(f"{fault}: {sample}")
    return len(faults)


if __name__ == "__main__":
    faulthandler.enable()
    sys.exit(1 if main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])) else 0)
