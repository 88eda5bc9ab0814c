"""A server that starts opens the tables that are due, and leaves the others alone until they are."""

from __future__ import annotations

from tests.faults.test_turns import at
from tests.server.conftest import Serve, Served
from tests.server.people import started
from tests.waiting import wait_for


def woken(server: Served) -> int:
    """How many tables the server found due when it started."""

    def said() -> list[str]:
        return [line for line in server.log if '"tables to wake"' in line]

    wait_for(lambda: bool(said()), "the server has not looked for tables")
    return int(said()[0].rpartition('"count":')[2].split("}")[0].split(",")[0])


def test_a_game_that_waits_for_somebody_is_opened_when_its_time_has_come(serve: Serve) -> None:
    server = serve()
    table, people, seats = started(server, "citrus", clock={"kind": "days", "days": 1})
    mover = next(seat for seat in seats if seat.state["choices"])
    answer = mover.play(mover.actions()[0])
    server.kill()
    server = serve()
    assert woken(server) == 1, "nobody has noted when it is due"
    wait_for(lambda: server.metric("terroir_tables") == 1, "the table was not opened")
    server.stop()
    server = serve()
    assert woken(server) == 0 and server.metric("terroir_tables") == 0
    guest = at(server, people[0])
    assert guest.get("/api/tables?mine=yes")["tables"][0]["id"] == table
    again = guest.look(table)
    assert again.state["n"] == answer["n"]


def test_a_game_in_which_a_bot_is_to_move_goes_on_at_once(serve: Serve) -> None:
    server = serve()
    anna = server.guest("Anna")
    bots = [{"kind": "bot", "level": "random"}] * 3
    table = anna.table("citrus", seats=[{}, *bots], players=4, absent_level="random")
    anna.look(table).ask("concede", seat=0)
    server.stop()
    server = serve()
    assert woken(server) == 1
    wait_for(lambda: server.metric("terroir_bot_moves_total") > 0, "no bot has moved")
