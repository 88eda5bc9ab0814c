"""Ratings: which games count and for whom, that each counts once, and what is shown of them."""

import asyncio
import itertools
import json
import math
import sqlite3
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from terroir.bots.levels import levels
from terroir.core.registry import games, load
from terroir.server import listing, profiles
from terroir.server.http_profiles import Mistakes, Points, Tally
from terroir.server.rating import ALERT, FLOOR, POINTS, WIDTH, Skill, anchor, rated
from terroir.server.ratings import MOST_SAME, NotCounted, anchors, counted
from terroir.store.errors import Conflict
from terroir.store.opening import open_store
from terroir.store.people_rows import RatedGame, Standing
from terroir.store.rows import SeatRow, TableRow
from terroir.store.store import Store
from terroir.table.commands import AnswerEnd, Concede, OfferEnd, Return
from tests.server.conftest import ROOT, Serve, Served
from tests.server.people import Guest, started
from tests.server.rated_games import GAME, finished, moves_of, of_table, party, standings, stored
from tests.table.driving import SECRET, TABLE, Party, finish, setup_of
from tests.waiting import wait_for

LEVEL = levels(load(GAME))[0].code


# ---- the model ------------------------------------------------------------------
def test_whoever_wins_rises_and_more_against_the_strong() -> None:
    first, second = rated([Skill(), Skill()], [1, 2])
    assert first.mu > 25 > second.mu and first.sigma < Skill().sigma
    strong, _ = rated([Skill(), anchor(1800)], [1, 2])
    weak, _ = rated([Skill(), anchor(1200)], [1, 2])
    assert strong.mu > first.mu > weak.mu > 25
    even = rated([Skill(), Skill(), Skill()], [1, 1, 1])
    assert even[0].mu == pytest.approx(25)


def test_nobody_is_so_well_known_that_they_cannot_move() -> None:
    me, rival = Skill(), anchor(1500)
    for number in range(300):
        me = rated([me, rival], [1 + number % 2, 2 - number % 2])[0]
    assert me.sigma == FLOOR and abs(me.points - 1500) < 100
    before = me.points
    for _ in range(8):
        me = rated([me, rival], [1, 2])[0]
    assert me.points > before + 100 and me.sigma > FLOOR, "eight surprises in a row are no chance"
    assert me.sigma < ALERT + 0.1


@pytest.mark.parametrize("players", [2, 6])
def test_nobody_rises_for_ever_by_beating_the_weak(players: int) -> None:
    novice, newcomers = anchor(1200), [Skill()] * (players - 1)
    by_bots = by_guests = Skill()
    for _ in range(300):
        by_bots = rated([by_bots, *[novice] * (players - 1)], [1] + [2] * (players - 1))[0]
        by_guests = rated([by_guests, *newcomers], [1] + [2] * (players - 1))[0]
    assert (by_bots.points, by_guests.points) == (1600, 1900), "as many new guests as they make for it"
    strong = Skill(mu=by_guests.mu + 5)
    assert rated([strong, *newcomers], [1] + [2] * (players - 1))[0].mu == strong.mu, "nor do they fall"
    assert rated([strong, *newcomers, anchor(2000)], [1] + [2] * players)[0].mu > strong.mu


def test_bots_stand_where_the_games_between_them_put_them() -> None:
    known = json.loads((ROOT / "docs" / "data" / "strength.json").read_text("utf-8"))
    for game in map(load, games()):
        names = [name for name, _ in game.published_levels]
        assert game.ratings["practised"] == 1500 and set(game.ratings) <= set(names)
        for weaker, stronger in itertools.pairwise(names) if game.ratings else ():
            contest = (game.name, f"{stronger} against {weaker}")
            (share,) = [row["share"] for row in known if (row["game"], row["name"]) == contest]
            distance = WIDTH * POINTS * math.log(share / (1 - share))
            assert abs(game.ratings[stronger] - game.ratings[weaker] - distance) <= 1


# ---- what counts ------------------------------------------------------------------
def found(made: Party) -> list[tuple[str | None, int, bool]]:
    """Who came in where, and whether a bot has helped."""
    bodies = [entry.body for entry in made.stored()]
    return [(one.person, one.place, one.helped) for one in counted(made.table, bodies)]


def test_a_game_played_to_its_end_counts_by_winners_and_scores() -> None:
    made = party()
    finish(made, Random(1))
    places = {person: place for person, place, _ in found(made)}
    over = made.table.pending
    for seat in made.seats:
        assert (places[f"p{seat}"] == 1) == (seat in over.winners)  # type: ignore[union-attr]


def test_who_gives_up_is_last_however_well_a_bot_goes_on() -> None:
    made = party()
    made.ask(Concede(made.command(), 1), "p1")
    finish(made, Random(1))
    assert {person: place for person, place, _ in found(made)}["p1"] == 3


def test_who_was_away_and_came_back_gains_nothing_by_the_moves_of_a_bot() -> None:
    made = party(patience_ms=20_000)
    while not made.table.chairs[0].away:
        made.now += 30_000
        made.run_due()
        if not made.table.chairs[0].away:
            made.play_any(Random(2))
    while not any(b.seat == 0 and b.by == "stand-in" for b in moves_of(made)):
        made.play_any(Random(2))
    made.ask(Return(made.command(), 0), "p0")
    for seat in (1, 2):  # whoever else did not come is not what this is about
        if made.table.chairs[seat].away:
            made.ask(Return(made.command(), seat), f"p{seat}")
    finish(made, Random(3))
    assert {person: helped for person, _, helped in found(made)}["p0"]


def test_games_without_an_end_do_not_count_unless_somebody_gave_up() -> None:
    agreed = party()
    agreed.ask(OfferEnd(agreed.command(), 0), "p0")
    for seat in (1, 2):
        agreed.ask(AnswerEnd(agreed.command(), seat, True), f"p{seat}")
    agreed.run_due()
    early = Party(setup_of(GAME, Random(4), seats=(None, None), rated=True, options={}))
    early.sit()
    early.ask(Concede(early.command(), 0), "p0")
    early.run_due()
    for unfinished in (agreed, early):
        with pytest.raises(NotCounted, match="unfinished"):
            found(unfinished)
    given_up = party(seats=(None, None))
    given_up.ask(Concede(given_up.command(), 0), "p0")
    given_up.run_due()
    assert found(given_up) == [("p0", 2, False), ("p1", 1, False)]


def test_who_leaves_the_bots_alone_has_lost_and_bots_of_unknown_strength_are_left_out() -> None:
    known = LEVEL in anchors(load(GAME))
    alone = party(seats=(None, LEVEL, "random"))
    alone.ask(OfferEnd(alone.command(), 0), "p0")
    alone.run_due()
    if known:
        assert [(person, place) for person, place, _ in found(alone)] == [("p0", 3), (None, 1)]
    nobody = party(seats=(None, "random"))
    finish(nobody, Random(1))
    with pytest.raises(NotCounted, match="alone"):
        found(nobody)


# ---- once, whatever happens ---------------------------------------------------------
def known_as(server: Served, person: int) -> Guest:
    guest = server.guest()
    guest.http.cookies.set("terroir", f"token-{person}")
    return guest


def test_every_game_counts_once_although_servers_are_killed_while_they_count(
    serve: Serve, tmp_path: Path
) -> None:
    address, now = f"sqlite:///{tmp_path / 'terroir.db'}", int(time.time() * 1000) - 100_000
    games = 6
    for number in range(games):
        asyncio.run(stored(address, finished(now + 1000 * number), f"Table{number:07}"))
    for _ in range(3):
        serve(database=address).kill()  # before, while or after it counts: whoever comes next finds out
    server = serve(database=address)
    guest = known_as(server, 1)
    mine = wait_for(
        lambda: (you := guest.get(f"/api/ratings/{GAME}")["you"]) and you["games"] == games and you,
        "not all games were counted",
    )
    server.stop()
    again = serve(database=address)
    again.guest().get(f"/api/ratings/{GAME}")
    again.stop()
    loser = winner = Skill()
    for _ in range(games):
        loser, winner = rated([loser, winner], [2, 1])
    after = asyncio.run(standings(address))
    assert (after["p0"].games, after["p1"].games) == (games, games)
    assert (after["p0"].mu, after["p1"].mu) == (loser.mu, winner.mu) and mine["points"] == winner.points


def test_the_same_people_count_so_often_in_a_day_and_no_more(serve: Serve, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'terroir.db'}"
    now = int(time.time() * 1000)

    async def before() -> None:
        await stored(address, finished(now - 1000))
        store = await open_store(address)
        for number in range(MOST_SAME):
            made = listing.new_row(of_table(finished(now - 5000).stored()[0], f"Other{number:07}"), SECRET)
            row = replace(made.row, rating="due")
            await store.create(replace(made, row=row), now - 5000, "created", b"{}")
            await _count(store, row.id, number, now - 5000)
        await store.close()

    asyncio.run(before())
    server = serve(database=address)
    assert wait_for(lambda: _rating(address), "nobody has looked at the game") == "repeated"
    server.stop()
    assert asyncio.run(standings(address))["p1"].games == MOST_SAME


def _rating(address: str) -> str | None:
    """What has become of the game, once something has."""
    with sqlite3.connect(address.removeprefix("sqlite:///")) as file:
        ((rating,),) = file.execute("SELECT rating FROM tables WHERE id = ?", (TABLE,))
    return None if rating == "due" else rating


async def _count(store: Store, table: str, number: int, at_ms: int) -> None:
    moved = [
        (Standing(p, GAME, 25.0, 8.0, 0.0, number + 1, at_ms), RatedGame(p, GAME, at_ms, 1, 25.0, 8.0))
        for p in ("p0", "p1")
    ]
    await store.ratings.count(table, moved)
    with pytest.raises(Conflict):
        await store.ratings.count(table, moved)


# ---- what people choose and see -------------------------------------------------------
def test_tables_count_or_not_as_the_maker_says_and_by_default_where_strangers_meet(server: Served) -> None:
    host = server.guest("Host")

    def is_rated(**more: Any) -> bool:
        body = {"game": GAME, "players": 2, **more}
        return bool(host.post("/api/tables", body)["table"]["rated"])

    assert is_rated() and is_rated(visibility="private", rated=True)
    assert not is_rated(visibility="unlisted") and not is_rated(visibility="private")
    assert not is_rated(rated=False) and not is_rated(hints=True)
    alone = {"seats": [{}, {"kind": "bot", "level": LEVEL}]}
    assert not is_rated(**alone) and is_rated(**alone, rated=True)
    for more in ({"hints": True}, {"hot_seat": True}):
        body = {"game": GAME, "players": 2, "rated": True, **more}
        assert host.post("/api/tables", body, 400)["message"]["id"] == "refused-rated"
    alone_and_rated = host.post("/api/tables", {"game": GAME, "players": 2, "rated": True, **alone})
    assert alone_and_rated["table"]["hints"] is False


def test_a_game_of_two_people_counts_and_is_forgotten_with_them(server: Served) -> None:
    table, (anna, bert), (first, second) = started(server, GAME)
    luck = Random(1)
    moved: set[Any] = set()
    while len(moved) < 2:
        for seat in (first, second):
            seat.sync()
            if seat.state["choices"]:
                answer = seat.play(luck.choice(seat.actions()))
                moved.add(seat.seat)
                seat.until(answer["n"])
    first.ask("concede", seat=first.seat)
    loser = wait_for(lambda: anna.get(f"/api/ratings/{GAME}")["you"], "the game was not counted")
    told = anna.get(f"/api/tables/{table}/rating")
    assert told == {"state": "counted", "points": loser["points"], "change": loser["points"] - 1500}
    assert server.guest().get(f"/api/tables/{table}/rating")["points"] is None
    winner = bert.get(f"/api/ratings/{GAME}")
    assert loser["points"] < 1500 < winner["you"]["points"] and winner["people"] == []
    assert [bot["points"] for bot in winner["bots"]] == sorted(bot["points"] for bot in winner["bots"])
    kept = anna.get("/api/me/data")["ratings"]
    assert [(one["game"], one["rating"]["games"]) for one in kept] == [(GAME, 1)]
    anna.delete("/api/me")
    assert bert.get(f"/api/ratings/{GAME}")["you"]["games"] == 1


def test_a_game_counts_for_who_sat_down_whoever_they_are_since() -> None:
    made = party()
    made.apply(made.table.pass_on(0, "account", made.table.at_ms))
    assert made.table.seats_of("account") == [0] and made.table.created.host == "account"
    finish(made, Random(3))
    assert made.again().seats_of("account") == [0]
    assert {person for person, _, _ in found(made)} == {"p0", "p1", "p2"}


# ---- profiles --------------------------------------------------------------------------
def test_a_profile_shows_what_the_one_who_looks_may_know(serve: Serve, tmp_path: Path) -> None:
    address, now = f"sqlite:///{tmp_path / 'terroir.db'}", int(time.time() * 1000) - 60_000
    for number, visibility in enumerate(("public", "private")):
        made = party(now + number, seats=(None, None), rated=False, visibility=visibility)
        finish(made, Random(number))
        asyncio.run(stored(address, made, f"Table{number:07}"))
    server = serve(database=address)
    me, other, stranger = known_as(server, 0), known_as(server, 1), server.guest("Stranger")
    mine = me.get("/api/people/p0")
    (game,) = mine["games"]
    assert mine["yours"] and game["tally"]["games"] == 2 and len(mine["latest"]) == 2
    assert game["points"]["best"] >= game["points"]["average"] and game["variants"][0]["options"] == {}
    assert [(one["person"], one["tally"]["games"]) for one in mine["opponents"]] == [("p1", 2)]

    # Where points came from counts for both games, though nobody has opened their ends.
    def points() -> dict[str, Any] | None:
        seen = me.get("/api/people/p0")
        found: dict[str, Any] = seen["games"][0]["points"]
        assert seen["counting"] == (found["of"] < 2), "who asks is told whether to ask again"
        return None if seen["counting"] else found

    sources = wait_for(points, "a game is missing")["sources"]
    sums: Counter[str] = Counter()
    for number in range(2):
        account = me.get(f"/api/records/Table000000{number}/account")["sources"]
        sums.update({source["name"]: source["points"][0] for source in account})
    assert sources == {name: sum / 2 for name, sum in sums.items()} and sources
    assert other.get("/api/people/p0")["games"][0]["tally"]["games"] == 2, "who sat there knows the game"
    for viewer in (stranger, server.guest()):
        seen = viewer.get("/api/people/p0")
        assert seen["games"][0]["tally"]["games"] == 1 and not seen["yours"] and seen["private"] == []
        assert [one["record"]["id"] for one in seen["latest"]] == ["Table0000000"]
    for item in ("points", "opponents", "games", "results"):
        assert item in me.post("/api/me/privacy", {"item": item, "shown": False})["private"]
    seen = stranger.get("/api/people/p0")
    assert seen["opponents"] is None and seen["latest"] is None and seen["ratings"] == []
    assert seen["games"][0]["points"] is None and seen["games"][0]["tally"] is None
    assert me.get("/api/people/p0")["games"][0]["points"], "what is hidden from others is not hidden from me"
    me.post("/api/me/privacy", {"item": "points", "shown": True})
    assert stranger.get("/api/people/p0")["games"][0]["points"]
    me.post("/api/me/blocks", {"person": stranger.id})
    assert stranger.get("/api/people/p0")["games"] == []
    stranger.get("/api/people/nobodynobody", 404)


def test_what_games_came_to_is_summed_up_from_kept_analyses() -> None:
    row = TableRow(
        "t" * 12, GAME, 1, 2, {}, "public", "finished", "{}", False, None, 1, 1,
        (SeatRow(0, "Anna", "p0", score=10, won=False), SeatRow(1, "", bot="novice", score=20, won=True)),
    )  # fmt: skip
    games = profiles.played([row], "p0", None)
    looked = profiles.Looked([profiles.Own(-0.25), profiles.Own(0.0)])
    known = profiles.Known({row.id: {"harvest": [6, 12], "tiles": [4, 8]}}, {row.id: looked})
    found = profiles.game_profile(GAME, games, known, [])
    assert found.points == Points(10.0, 10, {"harvest": 6.0, "tiles": 4.0}, 1)
    assert found.mistakes == Mistakes(0.25, 1) and found.tally == Tally(1, 0)
    assert [(one.level, one.tally.won) for one in profiles.opponents(games)] == [("novice", 0)]
