"""Games, tables and answers of bots as release 0.1.0 writes them: see README.md.

./run python -m tests.corpus.make            writes what is missing; files that are there never change
./run python -m tests.corpus.make views      what views look like has changed on purpose
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

from terroir.bots.levels import levels
from terroir.core.errors import BadOptions, TerroirError
from terroir.core.game import Decide
from terroir.core.registry import games, load
from terroir.core.replay import from_match
from terroir.games.citrus import board
from terroir.table.commands import Cancel, Concede, Join, OfferEnd, Restart, Start, Undo
from terroir.table.entries import Bank, PerMove
from terroir.table.setup import DAY, Setup
from tests.corpus.reading import (
    CHEAP,
    FOLDER,
    answer,
    lines,
    played_by_bots,
    promises,
    states,
    trace,
    write_lines,
)
from tests.table.driving import SECRET, TABLE, Party, some_command

NO_YES = ("no", "yes")
CITRUS = ["mc:12", "greedy", "mcts:24", "mc:12:loss=5:blind=fincas", "beam", "mc:8:play=careful", "mix:12"]
CHICOREE = ["mc:12", "greedy", "mcts:24", "mc:8:loss=20:blind=hand+debts", "beam", "mix:24"]

Wanted = tuple[str, int, dict[str, str], list[str]]
"""A name, a number of players, options, and the bots in turn."""


# ---- records ----------------------------------------------------------------
def citrus() -> Iterator[Wanted]:
    """Every variant with every option, on both boards and one drawn into the record, two to five players."""
    names = ("edition", "short", "family", "random-start", "three-fincas", "penalty", "open-horses")
    for number, values in enumerate(product(("2015", "2013"), *[NO_YES] * 6)):
        options = dict(zip(names, values, strict=True))
        players = 2 + (number + number // 4) % 4
        first = number % (players + 2)
        options["first"] = str(first) if 0 < first <= players else "random"
        if number % 5 == 0:
            options["board"] = board.as_drawn(board.load("patio" if options["short"] == "yes" else "vega"))
        yield f"citrus-{number}", players, options, CITRUS if number % 4 == 3 else CHEAP


def chicoree() -> Iterator[Wanted]:
    """Both auctions, all decks and lengths, two to six players."""
    decks = ("house", "house,shop=12,export=6", "house,export=0")
    choices = product(("turn", "melee"), range(2, 7), decks, ("50", "9"))
    for number, (auction, players, deck, rounds) in enumerate(choices):
        first = number % (players + 2)
        options = {"auction": auction, "deck": deck, "rounds": rounds if number % 7 else "30"}
        options["first"] = str(first) if 0 < first <= players else "random"
        yield f"chicoree-{number}", players, options, CHICOREE if number % 4 == 3 else CHEAP


def records() -> Iterator[dict[str, Any]]:
    for wanted in (citrus, chicoree):
        game = load(wanted.__name__)
        for seed, (name, players, options, codes) in enumerate(wanted()):
            bots = [codes[(seed + seat) % len(codes)] for seat in range(players)]
            try:
                match = played_by_bots(game, options, bots, seed)
            except BadOptions as error:
                print(f"{name}: {error}")
                continue
            text = from_match(match, bots).to_text()
            steps, position = trace(text)
            kept = {"options": options, "bots": bots, "seed": seed, "steps": steps, "position": position}
            yield {"name": name, **kept, "text": text}


# ---- tables -----------------------------------------------------------------
Stop = Callable[[Party], bool]

STOPS: dict[str, Stop] = {
    "begun": lambda party: len(party.log) >= 12,
    "middle": lambda party: len(party.log) >= 45,
    "offered": lambda party: len(party.log) > 20 and bool(party.table.to_agree),
    "finished": lambda party: party.table.ended is not None,
}
OWN_STOPS: dict[str, dict[str, Stop]] = {
    "citrus": {"undoable": lambda party: len(party.log) > 20 and any(_undo(party))},
    "chicoree": {
        "sealed": lambda party: _begun(party, "sealed"),
        "challenge": lambda party: _begun(party, "challenge"),
    },
}
SETUPS: dict[str, dict[str, Any]] = {
    "plain": {},
    "bank": {"clock": Bank(60_000, 3_000), "visibility": "unlisted"},
    "days": {"clock": PerMove(2 * DAY), "visibility": "private", "hints": True},
    "patience": {"patience_ms": 20_000, "absent_bot": "greedy"},
    "screen": {"hot_seat": True},
    "bots": {"bots": True, "previous": "Oldtable1234"},
}


def _undo(party: Party) -> list[int]:
    course = party.table.course
    return [course.can_undo(seat) for seat in party.seats] if course else []


def _begun(party: Party, phase: str) -> bool:
    """Somebody has made a secret choice, and somebody else has not."""
    decision = party.table.decision
    if decision is None or not decision.secret or phase not in decision.prompt:
        return False
    return party.news is not None and isinstance(party.news.asked, Decide) and party.news.asked.secret


def table_setup(game: str, rng: Random, number: int, more: dict[str, Any]) -> Setup:
    """A table whose size and options go round."""
    rules = load(game)
    given = dict(more)
    bots = given.pop("bots", False)
    while True:
        players = rules.players[number % len(rules.players)]
        options = {option.name: rng.choice(option.values) for option in rules.options}
        try:
            rules.start(players, options)
        except BadOptions:
            continue  # each value exists, but not all go together
        codes = [level.code for level in levels(load(game))]
        seats = [codes[seat % len(codes)] if bots and seat else None for seat in range(players)]
        return Setup(game=game, seats=tuple(seats), host="p0", options=options, **given)


def walk(party: Party, rng: Random, stop: Stop, longest: int = 1500) -> None:
    """People play, take back, give up, come late and come back, until it is as wanted."""
    table = party.table
    for _ in range(longest):
        party.now += rng.randrange(12_000)
        party.run_due()
        if stop(party) or table.ended is not None:
            return
        if rng.random() < 0.12:
            seat = rng.choice(party.seats)
            with suppress(TerroirError):
                party.ask(some_command(party, rng, seat), table.chairs[seat].person or f"p{seat}")
        elif table.decision is not None and table.ended is None:
            seat = rng.choice(table.decision.seats)
            party.play(seat, rng.choice(party.legal(seat)))
            if stop(party):
                return
            if table.course and table.course.can_undo(seat) and rng.random() < 0.15:
                with suppress(TerroirError):  # no bot takes anything back
                    again = rng.choice((Undo, Restart))(party.command(), seat)
                    party.ask(again, table.chairs[seat].person or "")
        if rng.random() < 0.01 and (entry := table.resume(party.now)) is not None:
            party.apply(entry)  # the server was away


def sit(party: Party, name: str, one_screen: bool) -> None:
    for seat in party.seats:
        if party.table.chairs[seat].is_open:
            person = "p0" if one_screen else f"p{seat}"
            party.ask(Join(party.command(), seat, f"Name {seat}", f"{name} {seat}".rjust(32, ".")), person)
    party.run_due()


def tables() -> Iterator[dict[str, Any]]:
    for game in games():
        stops = STOPS | OWN_STOPS[game]
        for number, (kind, stop) in enumerate(product(SETUPS, stops)):
            name = f"{game}-{kind}-{stop}"
            for attempt in range(60):
                rng = Random(f"{name} {attempt}")
                party = Party(table_setup(game, rng, number, SETUPS[kind]))
                sit(party, name, kind == "screen")
                walk(party, rng, stops[stop])
                if stops[stop](party):
                    break
            else:
                print(f"{name}: never came up")
                continue
            yield stored(name, party)
        yield from unplayed(game)


def unplayed(game: str) -> Iterator[dict[str, Any]]:
    """Tables that nobody plays at yet or ever, one at which all agree to stop, one at which all give up."""
    for name in ("empty", "waiting", "cancelled", "filled", "agreed", "conceded"):
        party = Party(table_setup(game, Random(name), 1, {"visibility": "public"}))
        if name == "agreed":
            sit(party, name, False)
            walk(party, Random(name), STOPS["begun"])
            party.ask(OfferEnd(party.command(), 0), "p0")
            walk(party, Random(1), lambda party: party.table.ended is not None)
        elif name == "conceded":
            sit(party, name, False)
            walk(party, Random(name), STOPS["begun"])
            for seat in party.seats:
                if party.table.chairs[seat].is_played_by_person:
                    party.ask(Concede(party.command(), seat), f"p{seat}")
            walk(party, Random(name), STOPS["finished"])
        elif name != "empty":
            party.ask(Join(party.command(), 0, "Name", "nonce".rjust(32, ".")), "p0")
        if name == "cancelled":
            party.ask(Cancel(party.command()), "p0")
        if name == "filled":
            party.ask(Start(party.command(), levels(load(game))[0].code), "p0")
        yield stored(f"{game}-{name}", party)


def stored(name: str, party: Party) -> dict[str, Any]:
    kinds = [entry.kind for entry in party.stored()]
    log = [(at_ms, kind, body.decode()) for kind, (at_ms, body) in zip(kinds, party.log, strict=True)]
    kept = {"name": name, "table": TABLE, "secret": SECRET.hex(), "log": log}
    return {**kept, "promises": promises(TABLE, SECRET.hex(), log)}


# ---- bots -------------------------------------------------------------------
RUNGS = {
    "citrus": ["random", "greedy", "greedy:noise=80", "beam", "beam:width=12", "mc:100", "mc:60:threads=2",
               "mcts:100", "mix:60"],
    "chicoree": ["random", "greedy", "greedy:noise=80", "beam", "beam:width=12", "mc:100", "mc:60:threads=2",
                 "mcts:100", "mix:200"],
}  # fmt: skip


def bots() -> Iterator[dict[str, Any]]:
    """Answers at moments of records: of every rung, and of every level by the code it has in 0.1.0."""
    kept = lines("records.jsonl.gz")
    for game in games():
        chosen = [one for one in kept if one["name"].startswith(game)][:: 7 if game == "citrus" else 4]
        codes = [*RUNGS[game], *(level.bot for level in levels(load(game)))]
        for record in chosen:
            due = Random(record["name"]).sample(range(10), 3)
            for step, match in enumerate(states(record["text"])):
                # About a tenth, two tenths ... of the game: the next decision with a choice from there on.
                if not due or step * 10 < min(due) * len(record["steps"]) // 4:
                    continue
                if isinstance(pending := match.pending, Decide) and len(match.legal(pending.seats[-1])) > 1:
                    due.remove(min(due))
                    seat = pending.seats[-1]
                    words = f"{record['name']} {step}"
                    answers = {code: answer(match, seat, code, words) for code in codes}
                    yield {"record": record["name"], "step": step, "seat": seat, "answers": answers}


if __name__ == "__main__":
    for file, make in (("records.jsonl.gz", records), ("tables.jsonl.gz", tables), ("bots.jsonl", bots)):
        if not (FOLDER / file).exists():
            write_lines(file, make())
