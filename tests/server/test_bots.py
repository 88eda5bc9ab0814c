"""Many games of bots alone go on beside the people, who are answered as if they were alone."""

from __future__ import annotations

import random
from statistics import median

from terroir.core.registry import games
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.waiting import wait_for

GAME = games()[-1]
TABLES = 20
BOT = {"kind": "bot", "level": "random"}


def leave_to_bots(guest: Guest) -> str:
    """A table whose only person has conceded and gone."""
    table = guest.table(GAME, 3, seats=[{}, BOT, BOT], absent_level="random", visibility="unlisted")
    eyes = guest.look(table)
    assert eyes.ask("concede", seat=0)["type"] == "accepted"
    eyes.close()
    return table


def bot_moves(server: Served) -> float:
    return server.metric("terroir_bot_moves_total")


def test_people_play_on_while_many_bots_do(serve: Serve) -> None:
    server = serve("--rate", "1000")
    quitter, anna, bert, luck = *map(server.guest, ("Quitter", "Anna", "Bert")), random.Random(3)
    for _ in range(TABLES):
        leave_to_bots(quitter)
    table = anna.table(GAME)
    bert.sit(table)
    seats, took, played = [anna.look(table), bert.look(table)], list[float](), bot_moves(server)
    while len(took) < 20:
        for seat in seats:
            seat.sync()
        mover = next(seat for seat in seats if seat.state["choices"])
        before = server.busy_s()
        answer = mover.play(luck.choice(mover.actions()))
        # What the server does until it answers: the longer a busy machine takes, the more for others too.
        took.append(server.busy_s() - before)
        assert answer["type"] == "accepted"
    assert median(took) < 0.05
    wait_for(lambda: bot_moves(server) > played, "no bot has moved")
    assert server.metric("terroir_bot_wait_seconds_count") >= played
    assert not [line for line in server.log if '"level":"error"' in line]
