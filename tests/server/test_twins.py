"""Must show: twin worlds over the real socket and HTTP API. Two servers, two tables that differ only in what
the viewer may not see: every byte that the viewer can get from them is the same, sizes of frames included.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from terroir.core.game import Seat
from terroir.core.registry import games
from terroir.table.entries import ClockStruck, Conceded, Entry, Moved, Started, Undone
from tests.sampling import many
from tests.server.conftest import Served
from tests.server.people import Guest
from tests.server.people import Seat as Looking
from tests.table.test_twins import Parted, Twins, has_secrets

STEPS = 40
TWINS = many(6, 6, 10, "TERROIR_TWIN_GAMES")
COUNTDOWN = re.compile(r'"clock_ms":[0-9]+')


class Step(NamedTuple):
    """What happens in both worlds, or (one of them None) only in the other."""

    left: Entry | None
    right: Entry | None


class Recorded(Twins):
    """Twins that remember what they did."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.steps: list[Step] = []

    def apply(self, left: Entry | None, right: Entry | None) -> None:
        super().apply(left, right)
        self.steps.append(Step(left, right))

    def begin_in_secret(self, seat: Seat) -> None:
        before = len(self.right.log)
        super().begin_in_secret(seat)
        self.steps += [Step(None, entry) for entry in self.right.stored()[before:]]

    def run(self) -> None:
        """Until they part, or long enough."""
        try:
            self.left.sit()
            self.right.sit()
            while len(self.steps) < STEPS:
                self.step()
        except Parted:
            pass

    def draws(self, side: int) -> list[str]:
        """All luck of one world."""
        log = (self.left, self.right)[side].stored()
        drawing = (Started, Moved, ClockStruck)
        return [text for entry in log if isinstance(entry.body, drawing) for text in entry.body.drawn]


class World:
    """One of the two servers, with everybody at one table."""

    def __init__(self, served: Served, twins: Recorded, name: str) -> None:
        self.served = served
        created = twins.left.table.created
        players = len(created.seats)
        self.people = [served.guest(f"Name {seat}") for seat in range(players)]
        options = dict(created.options)
        host = self.people[0]
        nonce = f"{name:.<32}"
        slow = {"kind": "none", "melee_s": 600}  # no countdown ends because a machine is busy
        more = {"options": options, "clock": slow, "visibility": "unlisted"}
        self.table = host.table(created.game, players, nonce, **more)
        for seat, person in enumerate(self.people[1:], start=1):
            person.sit(self.table, nonce=f"number {seat} of both worlds".rjust(32))
        self.seats = [person.look(self.table) for person in self.people]
        self.viewer: Guest = served.guest("Onlooker") if twins.viewer is None else self.people[twins.viewer]
        self.eyes: Looking = self.viewer.look(self.table, twins.viewer)
        self.ids = {self.table: "TABLE-------"} | {
            str(p.id): f"PERSON-----{p.id and n}" for n, p in self._all()
        }
        known = host.get(f"/api/tables/{self.table}")
        self.ids[str(known["table"]["commitment"])] = "PROMISE"
        nonces = {str(seat["commitment"]): f"PROMISE-{seat['seat']}" for seat in known["seats"]}
        self.ids |= {promise: name for promise, name in nonces.items() if promise}

    def _all(self) -> list[tuple[int, Guest]]:
        return list(enumerate(dict.fromkeys([*self.people, self.viewer])))

    def do(self, entry: Entry, number: int) -> None:
        """What the entry tells of, asked for by whose it is."""
        body: Any = entry.body
        seat = self.seats[body.seat]
        seat.sync()
        if isinstance(body, Moved):
            answer = seat.play(body.action, command=f"step-{number}")
        elif isinstance(body, Undone):
            kind = "undo" if body.actions == 1 else "restart"
            answer = seat.ask(kind, seat=body.seat, command=f"step-{number}")
        else:
            fields = {"agree": body.agree} if hasattr(body, "agree") else {}
            kinds = {
                "end-offered": "offer_end",
                "end-answered": "answer_end",
                "pause-offered": "offer_pause",
                "pause-answered": "answer_pause",
                "pause-ended": "end_pause",
            }
            answer = seat.ask(kinds[entry.kind], seat=body.seat, command=f"step-{number}", **fields)
        assert answer["type"] == "accepted", (answer, body)

    def seen(self) -> list[str]:
        """Everything that has come to the viewer since, up to an answer of now."""
        self.eyes.sync()
        frames, self.eyes.raw = self.eyes.raw, []
        return [frame for frame in frames if '"type":"presence"' not in frame]

    def asked(self, twins: Recorded) -> list[str]:
        """Everything that the viewer can ask for."""
        self.eyes.send("resync", after=0)
        self.eyes.next("state")
        for kind in ("why_not", "what_if"):
            for action in [*self.eyes.actions()[:3], "x", "pass", "bid 1", "end"]:
                self.eyes.send(kind, ask="q", seat=twins.viewer or 0, action=action)
                self.eyes.next("answer", "refused")
        at = f"/api/tables/{self.table}"
        pages = [at, f"{at}/history", f"{at}/record?format=text", f"{at}/record?format=json"]
        texts = [self.viewer.http.get(page).text for page in pages]
        texts.append(self.viewer.http.post(f"{at}/plan", json={}).text)
        return [*self.seen(), *texts]

    def plain(self, text: str) -> str:
        """Without what differs between any two tables: ids, the promise, the time."""
        for known, name in self.ids.items():
            text = text.replace(known, name)
        text = COUNTDOWN.sub("", text)
        return re.sub(r"\b1[0-9]{12}\b", "TIME", text).replace(self.served.address, "ADDRESS")


def same(worlds: list[World], texts: list[list[str]]) -> None:
    """The same bytes but for names and times, and exactly the same sizes but for a countdown that runs."""
    left, right = ([world.plain(text) for text in seen] for world, seen in zip(worlds, texts, strict=True))
    assert left == right
    left, right = ([COUNTDOWN.sub("", text) for text in seen] for seen in texts)
    assert [len(text) for text in left] == [len(text) for text in right]


def asked_for(twins: Recorded) -> Iterator[Step]:
    """What people asked for, until a clock or a bot did something: that has times of its own."""
    for step in twins.steps:
        bodies = [entry.body for entry in step if entry is not None]
        if any(isinstance(body, (ClockStruck, Conceded)) for body in bodies):
            return
        if bodies and not any(isinstance(body, Started) for body in bodies):
            yield step


@contextmanager
def pair(folder: Path) -> Iterator[list[tuple[Served, Path]]]:
    """A left and a right server, each with its script of draws."""
    scripts = [folder / "left.json", folder / "right.json"]
    made = [
        Served(f"sqlite:///{folder / script.stem}.db", "--rate", "1000", rigged=script) for script in scripts
    ]
    yield list(zip(made, scripts, strict=True))
    for served in made:
        served.stop()


def compare(servers: list[tuple[Served, Path]], game: str, seed: int) -> tuple[int, bool]:
    """One pair of tables: how often everything was compared, and whether they differed in anything."""
    twins = Recorded(game, seed)
    twins.run()
    for side, (_, script) in enumerate(servers):
        script.write_text(json.dumps({"twin": twins.draws(side)}))
    worlds = [World(served, twins, "twin") for served, _ in servers]
    same(worlds, [world.seen() for world in worlds])
    compared = 0
    for number, step in enumerate(asked_for(twins)):
        for world, entry in zip(worlds, step, strict=True):
            if entry is not None:
                world.do(entry, number)
        same(worlds, [world.seen() for world in worlds])
        compared += 1
        if number % 10 == 9:
            same(worlds, [world.asked(twins) for world in worlds])
    for world in worlds:
        for seat in [*world.seats, world.eyes]:
            seat.close()
    return compared, twins.different > 0


@pytest.mark.parametrize("game", games())
def test_twin_worlds_look_alike_over_socket_and_http(game: str, tmp_path: Path) -> None:
    with pair(tmp_path) as servers:
        done = [compare(servers, game, seed) for seed in range(1000, 1000 + TWINS)]
    assert sum(compared for compared, _ in done) > 50
    assert (sum(differs for _, differs in done) > 3) == has_secrets(game)


def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (game,) = [game for game in games() if has_secrets(game)][:1]
    monkeypatch.setenv("TERROIR_TEST_LEAK", "1")
    with pair(tmp_path) as servers, pytest.raises(AssertionError, match=r"type.*update"):
        for seed in range(1000, 1030):  # one of the first few shows it
            compare(servers, game, seed)
