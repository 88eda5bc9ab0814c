"""Boards and decks of one's own: judged by the game, played with at a table, and said to be one's own."""

from __future__ import annotations

from typing import Any

from terroir.core.registry import load
from tests.server.conftest import Served
from tests.server.people import Guest

VEGA = load("citrus").board_text("vega")  # type: ignore[attr-defined]
DECK = """title = "Mine"
[cards]
egypt = 4
seeds = 8
sow = 8
factory = 8
harvest = 8
roast = 8
shop = 4
export = 2
challenge2 = 9
"""


def made(guest: Guest, game: str, text: str) -> Any:
    return guest.post(f"/api/games/{game}/made", {"text": text})


def table_with(guest: Guest, game: str, players: int, options: dict[str, str]) -> tuple[str, Any]:
    """A table against bots, and what it is played with."""
    seats = [{}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    table = guest.table(game, players=players, seats=seats, options=options, visibility="unlisted")
    return table, guest.look(table).state["table"]["equipment"]


def test_a_board_is_played_on_as_it_was_drawn(server: Served) -> None:
    guest = server.guest("Anna")
    text = VEGA.replace("1 2 .  .", "2 1 .  .")
    found = made(guest, "citrus", text)
    assert found["faults"] == [] and found["content"]["side"] == "long"
    table, equipment = table_with(guest, "citrus", 2, found["options"])
    assert equipment["market"] == found["content"]["market"] and equipment["market"][0][:2] == [2, 1]
    assert equipment["board"]["title"] == "drawn" and not equipment["board"]["ours"]
    assert '[Own "board"]' in guest.http.get(f"/api/tables/{table}/record").text
    usual, _ = table_with(guest, "citrus", 2, {})
    assert "[Own" not in guest.http.get(f"/api/tables/{usual}/record").text


def test_what_comes_with_a_game_is_there_to_begin_with(server: Served) -> None:
    guest = server.guest()
    for game, makes in (("citrus", "board"), ("chicoree", "deck")):
        models = guest.get(f"/api/games/{game}/made")
        assert models["makes"] == makes and models["files"]
        assert all(made(guest, game, text)["faults"] == [] for text in models["files"].values())
    guest.get("/api/games/noughts/made", status=404)


def test_what_is_wrong_is_said_and_where(server: Served) -> None:
    guest = server.guest()
    rows = [line.split() for line in VEGA.split('"""')[1].strip().splitlines()]
    rows[4][1] = "."  # G
    rows[2][5] = "E"  # beside A
    grid = "\n".join(" ".join(row) for row in rows)
    found = made(guest, "citrus", VEGA.replace(VEGA.split('"""')[1], f"\n{grid}\n"))
    said = {(fault["message"]["id"], tuple(fault["at"])) for fault in found["faults"]}
    assert ("board-fault-not-once", ("b8", "c6")) in said
    assert ("board-fault-not-once", ()) in said, "a missing letter is nowhere"
    for wrong, why in ((VEGA.replace("~", "x"), "'x' on a1"), ("[" * 9000, "board drawn"), ("", "missing")):
        unread = made(guest, "citrus", wrong)
        assert unread["content"] is None and why in unread["faults"][0]["message"]["args"]["why"]
    guest.post("/api/games/noughts/made", {"text": VEGA}, status=404)


def test_a_deck_is_played_with_as_it_was_counted(server: Served) -> None:
    guest = server.guest("Anna")
    found = made(guest, "chicoree", DECK)
    assert found["faults"] == [] and found["title"] == "Mine" and found["content"]["cards"]["chicory"] == 0
    table, equipment = table_with(guest, "chicoree", 3, found["options"])
    assert '[Own "deck"]' in guest.http.get(f"/api/tables/{table}/record").text
    counts = {card["name"]: card["count"] for card in equipment["cards"]}
    assert counts == found["content"]["cards"] and sum(counts.values()) == 59
    wanting = DECK.replace("egypt = 4", "egypt = 0").replace("sow = 8", "sow = 0")
    faults = made(guest, "chicoree", wanting)["faults"]
    assert [fault["at"] for fault in faults] == [["sow"], ["egypt", "greece", "monks"]]
    assert faults[0]["message"]["args"]["list"][0]["id"] == "card-sow"
    for wrong in ("poker = 3", "fire = 1000", "fire = true"):
        assert made(guest, "chicoree", f"{DECK}{wrong}\n")["content"] is None
