"""The requests that cost most of all that the limits allow, one for each route."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

from terroir.core.registry import games, load
from terroir.server.routes import Route
from tests.server.authenticator import Authenticator
from tests.server.conftest import Served
from tests.server.heavy import EVENT, LINE, ME, OTHERS, token_of
from tests.server.people import Guest, Seat
from tests.server.test_roles import BODIES
from tests.waiting import wait_for

GAME, SHORT = "chicoree", {"game": "citrus", "options": {"short": "yes"}}
CLOCK = {"kind": "days", "days": 3}
MOVES = 60
NONCE = "n" * 32
PROMISE = "e" * 64


class Sample(NamedTuple):
    """A request, and the person who sends it; None: nobody."""

    path: str
    body: Any = None
    who: str | None = ME


class Scene:
    """A server with as much in it as there can be, and tables at which anything can be asked."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self._unused = iter(reversed(OTHERS))
        self.me = self.guest(ME)
        players = max(load(GAME).players)
        self.people = [self.me, *map(self.guest, OTHERS[: players - 1])]
        made = self.me.post("/api/tables", {"game": GAME, "players": players, "clock": CLOCK})
        self.table = self.me.give_nonces(made)
        for person in self.people[1:]:
            person.sit(self.table)
        self.seats = [person.look(self.table) for person in self.people]
        self.lookers = [server.guest().look(self.table) for _ in range(10)]
        for number in range(MOVES):
            mover = self.mover()
            mover.play(mover.actions()[number % len(mover.actions())])
        for _ in range(100):
            self.say(self.seats[0])
        self.over = self.finished(MOVES // 4, game=GAME, players=players)
        self.record = self.me.http.get(f"/api/tables/{self.over}/record").text
        position = self.me.get(f"/api/records/{self.over}/position?at=9")
        self.position = str(position["text"])

    def guest(self, person: str) -> Guest:
        guest = Guest(self.server.address)
        guest.http.cookies.set("terroir", token_of(person))
        guest.id = person
        return guest

    def somebody(self) -> str:
        """Somebody who has done nothing yet."""
        return next(self._unused)

    def report(self) -> str:
        """A report that is open."""
        return str(self.me.get("/api/moderation")["reports"][0]["id"])

    def everybody(self) -> Iterator[Seat]:
        yield from self.seats
        yield from self.lookers

    def drain(self) -> None:
        for one in self.everybody():
            one.drain()

    def mover(self) -> Seat:
        """Whose turn it is."""
        while True:
            self.drain()
            for seat in self.seats:
                if seat.state["choices"]:
                    return seat
            time.sleep(0.005)

    @property
    def waiter(self) -> str:
        """Somebody at the table whose turn it is not."""
        turn = self.mover()
        sitting = zip(self.people, self.seats, strict=True)
        return next(str(person.id) for person, seat in sitting if seat is not turn)

    def say(self, seat: Seat) -> None:
        seat.socket.send(
            json.dumps({"type": "chat", "command": f"c{time.time_ns()}", "text": LINE}, ensure_ascii=False)
        )
        seat.next("accepted")
        self.drain()

    def fresh(self, who: Guest | None = None, **more: Any) -> str:
        """A table that has not begun."""
        made = (who or self.me).post("/api/tables", {**SHORT, "players": 2, "clock": CLOCK, **more})
        return str(made["table"]["id"])

    def alone(self, **more: Any) -> str:
        """A table of mine among bots."""
        bots = [{"kind": "bot", "level": "random"}] * (more.get("players", 2) - 1)
        return self.me.table(**{"game": "citrus", "players": 2, "seats": [{}, *bots], **more})

    def finished(self, moves: int = 0, **more: Any) -> str:
        """A game that is over, after some moves of mine among bots."""
        table = self.alone(**more)
        seat = self.me.look(table)
        for _ in range(moves):
            while not seat.state["choices"]:
                seat.receive()
            seat.until(seat.play(seat.actions()[0])["n"])
        seat.ask("concede", seat=0)
        while not seat.over:  # bots play on
            seat.receive()
        seat.close()
        return table

    def event(self, *entering: str) -> str:
        new = {**BODIES_OF_EVENT, "enter": False}
        event = str(self.me.post("/api/events", new)["id"])
        for person in entering:
            self.guest(person).post(f"/api/events/{event}/enter", {})
        return event

    def passkey(self, who: str) -> tuple[Guest, Authenticator]:
        guest = self.guest(who)
        key = Authenticator(guest.origin)
        return guest, key


BODIES_OF_EVENT = {
    "game": "citrus",
    "kind": "swiss",
    "seats": 2,
    "clock": {"kind": "bank", "bank_s": 600},
}


def _away(scene: Scene) -> Sample:
    scene.guest(who := scene.somebody()).post("/api/vacation", {"days": 1})
    return Sample("", {}, who)


def _order(scene: Scene) -> list[str]:
    """A whole turn of somebody whose turn it is not."""
    actions: list[str] = []
    waiter = scene.guest(scene.waiter)
    while True:
        plan = waiter.post(f"/api/tables/{scene.table}/plan", {"actions": actions})
        if plan["pending"]["kind"] != "decide" or not plan["choices"] or len(actions) >= 40:
            return actions
        actions.append(plan["choices"][0]["actions"][0]["action"])


def _credential(scene: Scene) -> Sample:
    guest, key = scene.passkey(who := scene.somebody())
    options = guest.post("/api/account/passkey")["options"]
    return Sample("", {"credential": key.make(options)}, who)


def _signed(scene: Scene) -> Sample:
    guest, key = scene.passkey(scene.somebody())
    options = guest.post("/api/account/passkey")["options"]
    guest.post("/api/account/passkeys", {"credential": key.make(options)})
    asked = scene.server.guest().post("/api/sign-in/passkey")["options"]
    return Sample("", {"credential": key.sign(asked)}, None)


def _left(scene: Scene) -> Sample:
    event = scene.event(who := scene.somebody())
    return Sample(f"/api/events/{event}/leave", {}, who)


def _code(scene: Scene) -> Sample:
    code = scene.guest(scene.somebody()).post("/api/account/recovery")["code"]
    return Sample("", {"code": code}, None)


def _played(scene: Scene) -> Sample:
    event = scene.event(who := scene.somebody(), scene.somebody())
    scene.me.post(f"/api/events/{event}/start", {})
    wait_for(lambda: scene.me.get(f"/api/events/{event}")["stage"] == "running", "it does not begin")
    return Sample(f"/api/events/{event}/play", {}, who)


def _kicked(scene: Scene) -> str:
    table = scene.fresh()
    scene.guest(who := scene.somebody()).sit(table)
    return f"{table} {who}"


def _declined(scene: Scene) -> Sample:
    table, bert = scene.fresh(), scene.guest(OTHERS[0])
    scene.me.post(f"/api/tables/{table}/nonce", {"seat": 0, "nonce": NONCE})
    bert.sit(table)
    for number, guest in enumerate((scene.me, bert)):
        seat = guest.look(table)
        seat.ask("concede", seat=number)
        seat.close()
    scene.me.post(f"/api/tables/{table}/rematch", {})
    return _at(table, "decline", {}, OTHERS[0])


def _closed(scene: Scene) -> str:
    """A table that never began."""
    table = scene.me.table(GAME, max(load(GAME).players), clock=CLOCK)
    scene.me.post(f"/api/tables/{table}/leave", {})
    return table


def _ready(scene: Scene) -> str:
    scene.me.post(f"/api/tables/{(table := scene.fresh())}/nonce", {"seat": 0, "nonce": NONCE})
    return table


def _daily(scene: Scene) -> Sample:
    scene.me.get("/api/daily")  # the deal of a day is there once somebody has asked for it
    return Sample("", {}, scene.somebody())


def _at(table: str, what: str, body: Any = None, who: str = ME) -> Sample:
    return Sample(f"/api/tables/{table}/{what}", {} if body is None else body, who)


def _banned(scene: Scene, what: str) -> Sample:
    table, who = _kicked(scene).split()
    return _at(table, what, {"person": who})


SAMPLES: dict[str, Callable[[Scene], Sample]] = {
    "POST /api/me": lambda s: Sample("", {"name": "Somebody"}, None),
    "DELETE /api/me": lambda s: Sample("", None, s.somebody()),
    "POST /api/account/passkey": lambda s: Sample("", {}, s.somebody()),
    "POST /api/account/passkeys": _credential,
    "POST /api/account/sign-out": lambda s: Sample("", {}, s.somebody()),
    "POST /api/sign-in": _signed,
    "POST /api/sign-in/recovery": _code,
    "POST /api/notices/wish": lambda s: Sample("", BODIES_OF["POST /api/notices/wish"]),
    "POST /api/notices/tables": lambda s: Sample("", {"table": s.table, "told": True}),
    "POST /api/vacation": lambda s: Sample("", {"days": 1}, s.somebody()),
    "POST /api/lessons/{game}/{lesson}": lambda s: Sample("/api/lessons/citrus/end", _lesson("end")),
    "POST /api/games/{game}/made": lambda s: Sample("/api/games/citrus/made", {"text": _model()}),
    "POST /api/practice/{game}/{number}": lambda s: Sample("/api/practice/citrus/1", _practice(1)),
    "POST /api/tables": lambda s: Sample("", {"game": GAME, "players": 6}),
    "POST /api/tables/{table}/join": lambda s: _at(s.fresh(), "join", {"nonce": NONCE}, s.somebody()),
    "POST /api/tables/{table}/commitment": lambda s: _at(
        s.fresh(), "commitment", {"seat": 0, "commitment": PROMISE}
    ),
    "GET /api/tables/{table}/log": lambda s: Sample(f"/api/tables/{_closed(s)}/log"),
    "POST /api/tables/{table}/nonce": lambda s: _at(s.fresh(), "nonce", {"seat": 0, "nonce": NONCE}),
    "POST /api/tables/{table}/leave": lambda s: _at(s.fresh(), "leave"),
    "POST /api/tables/{table}/rematch": lambda s: _at(s.finished(), "rematch"),
    "POST /api/tables/{table}/decline": _declined,
    "POST /api/tables/{table}/start": lambda s: _at(_ready(s), "start"),
    "POST /api/tables/{table}/plan": lambda s: _at(s.table, "plan", {"actions": _order(s)}, s.waiter),
    "POST /api/tables/{table}/order": lambda s: _at(s.table, "order", {"actions": _order(s)}, s.waiter),
    "POST /api/tables/{table}/order/withdraw": lambda s: _at(s.table, "order/withdraw", {}, s.waiter),
    "POST /api/tables/{table}/kick": lambda s: _banned(s, "kick"),
    "POST /api/tables/{table}/ban": lambda s: _banned(s, "ban"),
    "POST /api/tables/{table}/report": lambda s: _at(s.table, "report", {"person": OTHERS[0], "why": "rude"}),
    "POST /api/tables/{table}/call": lambda s: _at(s.fresh(), "call", {"person": OTHERS[9]}),
    "POST /api/events": lambda s: Sample("", {**BODIES_OF_EVENT, "bots": ["random"] * 16}),
    "POST /api/events/{event}/enter": lambda s: Sample(f"/api/events/{s.event()}/enter", {}, s.somebody()),
    "POST /api/events/{event}/bots": lambda s: Sample(
        f"/api/events/{s.event()}/bots", {"levels": ["random"] * 16}
    ),
    "POST /api/events/{event}/leave": _left,
    "POST /api/events/{event}/play": _played,
    "POST /api/events/{event}/start": lambda s: Sample(
        f"/api/events/{s.event(s.somebody(), s.somebody())}/start", {}
    ),
    "POST /api/events/{event}/cancel": lambda s: Sample(f"/api/events/{s.event()}/cancel", {}),
    "POST /api/daily/{deal}/play": _daily,
    "POST /api/lobby/seek": lambda s: Sample("", {"game": GAME, "players": 2}, s.somebody()),
    "POST /api/friends": lambda s: Sample("", {"person": OTHERS[3]}, s.somebody()),
    "POST /api/friends/look": lambda s: Sample("", {"person": OTHERS[3]}),
    "POST /api/notices/channels": lambda s: Sample(
        "", {"kind": "webhook", "address": f"json://127.0.0.1/{'x' * 1000}"}, s.somebody()
    ),
    "POST /api/vacation/end": _away,
    "POST /api/me/blocks": lambda s: Sample("", {"person": OTHERS[3], "blocked": False}),
    "POST /api/moderation/settle": lambda s: Sample("", {"report": s.report()}),
    "POST /api/moderation/mute": lambda s: Sample("", {"person": s.somebody(), "on": True}),
    "POST /api/moderation/ban": lambda s: Sample("", {"person": s.somebody(), "on": True}),
    "POST /api/moderation/rename": lambda s: Sample("", {"person": OTHERS[50], "name": "Renamed"}),
    "POST /api/moderation/close": lambda s: Sample("", {"table": s.fresh(s.guest(s.somebody()))}),
    "POST /api/records": lambda s: Sample("", {"text": s.record}),
    "POST /api/records/{record}/play": lambda s: Sample(
        f"/api/records/{s.over}/play", {"at": 9, "seat": 0, "level": "random"}
    ),
    "POST /api/trials": lambda s: Sample("", {"text": s.position}),
    "POST /api/spreads": lambda s: Sample("", {"text": s.position}),
    "GET /api/friends/find": lambda s: Sample("/api/friends/find?name=Renamed"),
    "GET /api/tables": lambda s: Sample("/api/tables?mine=yes"),
    "GET /api/records": lambda s: Sample("/api/records?mine=yes"),
}
"""Those that the usual path and the usual body do not fit."""
BODIES_OF = {"POST /api/notices/wish": {"zone": "Europe/Zurich", "quiet_from": 0, "quiet_to": 60}}


def _lesson(name: str) -> dict[str, Any]:
    lesson = next(one for one in load("citrus").lessons if one.name == name)
    return {"done": list(lesson.whole)}


def _practice(number: int) -> dict[str, Any]:
    practice = load("citrus").practice[number - 1]
    return {"done": list(practice.answer), "ask": "verdict"}


def _model() -> str:
    return max(load("citrus").models().values(), key=len)  # type: ignore[attr-defined]


def sample(scene: Scene, route: Route) -> Sample:
    """The request to measure; another one each time where it changes something."""
    found = SAMPLES.get(route.name, lambda scene: Sample("", BODIES[route.body]))(scene)
    game = load("citrus")
    path = found.path or route.path.format(
        table=scene.table,
        language="de",
        record=scene.over,
        person=ME,
        event=EVENT,
        deal=f"{games()[0]}-{datetime.now(UTC):%Y-%m-%d}",
        game=game.name,
        lesson=game.lessons[0].name,
        example=game.examples[0].name,
        number=1,
    )
    return Sample(path, found.body, found.who)


class Question(NamedTuple):
    """A frame, the socket that sends it, and the kinds of frames that answer it."""

    seat: Seat
    frame: dict[str, Any]
    answers: tuple[str, ...]


def question(scene: Scene, kind: type) -> Question:
    """The frame of this kind to measure."""
    mover = scene.mover()
    name, seat, command = kind.__struct_config__.tag, mover.seat, f"c{time.time_ns()}"  # type: ignore[attr-defined]
    frame: dict[str, Any] = {"type": name}
    fields = kind.__struct_fields__  # type: ignore[attr-defined]
    action = mover.actions()[0]
    known = {
        "command": command,
        "ask": "q",
        "seat": seat,
        "at": mover.state["n"],
        "action": action,
        "agree": False,
        "nonce": NONCE,
        "commitment": PROMISE,
        "text": LINE,
        "person": OTHERS[77],
        "muted": True,
        "silenced": True,
        "after": 0,
    }
    frame |= {field: known[field] for field in fields}
    answers = {
        "ping": ("pong",),
        "hint": ("hinted", "refused"),
        **dict.fromkeys(("resync", "look"), ("state",)),
        **dict.fromkeys(("why_not", "what_if"), ("answer",)),
    }
    asks = scene.seats[0] if name == "silence" else mover
    if name == "concede":
        asks, frame["seat"] = scene.me.look(scene.alone()), 0
    return Question(asks, frame, answers.get(name, ("accepted", "refused")))
