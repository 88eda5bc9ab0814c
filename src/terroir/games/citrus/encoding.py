"""What action ids and the numbers of an observation mean: docs/research.md shows it as tables."""

from __future__ import annotations

from dataclasses import replace

from terroir.core.encoding import Block, Encoding
from terroir.core.game import Action, Seat
from terroir.games.citrus import ids, tensors
from terroir.games.citrus.actions import MOVES, CitrusAction
from terroir.games.citrus.batch import Batch
from terroir.games.citrus.board import HEIGHT, WIDTH, material
from terroir.games.citrus.state import State

IDS = (
    Block("buy line", 11, "buy the tiles of a market line, counted from 1; the house market has 8"),
    Block(
        "harvest",
        31,
        "harvest own regions: the n-th id is the set n of them, its lowest bit the first in reading order",
    ),
    Block("use money", 2, "turn a money tile of 2, of 3 into coins"),
    Block("use cart", 12, "take the tile of a market space, 1 to 12"),
    Block("use milestone", 1, "draw a Finca and build it"),
    Block("choose site", 15, "put the Finca drawn onto site A to O"),
    Block("end turn", 1, "the turn is over"),
    Block("pass", 1, "nothing to harvest or buy"),
    Block("return tiles", 1, "give back what cannot be built"),
    Block("place bull", 150, "a bull onto a square, a1 to a15, b1 and so on"),
    Block(
        "place tile",
        1500,
        "a tile onto a square: 150 ids for each of lemon, lemon with a well, orange and so on;"
        " by bridge where a rock or neutral tile lies",
    ),
)
PLANES = (
    Block("board", 1, "the square is a space of this board"),
    Block("open", 1, "no plantation, rock or site"),
    Block("rock", 1, "rocks that are not built over"),
    Block("well", 1, "plantations with a well"),
    Block("road", 1, "roads of Fincas, where regions may begin"),
    Block("landscape", 9, "tiles of horses 2, 3, 4, money 2, 3, cart, bull, bridge, milestone"),
    Block("fruit", 5, "all plantations, by fruit"),
    Block("neutral", 1, "plantations of nobody"),
    Block("owner", 5, "plantations of each player, own seat first"),
    Block("site", 4, "sites that are hidden, revealed, built on, and paid out"),
    Block("higher value", 1, "what the Finca on the square pays for most plantations", 0, 12),
    Block("lower value", 1, "and for second most", 0, 12),
)
PLAYER = (
    Block("seated", 1, "the seat is taken"),
    Block("coins", 1, "", 0, material().most_coins),
    Block("score", 1, "", -1000, 1000),
    Block("workers", 1, "on the mat", 0, 5),
    Block("horses", 1, "on tiles taken", 0, 36),
    Block("tiles held", 9, "landscape tiles, in the order of the planes", 0, 4),
    Block("in turn", 1, "owes a decision"),
    Block("first", 1, "began the game"),
)
NUMBERS = (
    *[replace(block, name=f"player {n}: {block.name}") for n in range(5) for block in PLAYER],
    Block("market", 120, "for each market space, the tile that lies there: one of ten"),
    Block("hand", 10, "tiles to be built, by kind", 0, 12),
    Block("bag", 10, "tiles in the bag, by kind", 0, 12),
    Block("gone", 10, "tiles that left the game, by kind", 0, 12),
    Block("box", 9, "landscape tiles that were not laid out", 0, 4),
    Block("used", 9, "landscape tiles that were used", 0, 4),
    Block("Fincas", 3, "Fincas to be drawn, by kind", 0, 5),
    Block("Finca drawn", 3, "the kind of Finca that looks for a site"),
    Block("site tiles", 15, "sites A to O that may still be revealed"),
    Block("lines", 11, "tiles in each market line", 0, 12),
    Block("choosing a site", 1, ""),
    Block("main action done", 1, ""),
    Block("carting", 1, "the tile in hand came by cart"),
    Block("returned", 1, "tiles were returned in this turn"),
    Block("refill due", 1, "the market is refilled when the hand is empty"),
    Block("bag short", 1, "the bag could not fill the market"),
    Block("passes", 1, "players who passed in a row", 0, 5),
    Block("built", 1, "tiles built in this turn", 0, 90),
    Block("edition of 2015", 1, ""),
    Block("family", 1, "the rule of roads is off"),
    Block("penalty", 1, "tiles may be returned"),
)


def id_of(state: State, seat: Seat, action: Action) -> int:
    assert isinstance(action, CitrusAction)
    return ids.id_of(state, action.code)


def action_of(state: State, seat: Seat, number: int) -> Action:
    return MOVES[ids.code_of(state, number)]  # type: ignore[return-value]


ENCODING = Encoding(
    version=1,
    ids=IDS,
    planes=PLANES,
    board=(HEIGHT, WIDTH),
    numbers=NUMBERS,
    chances=15,
    secrets=False,
    mover=ids.mover,
    legal_ids=ids.legal_ids,
    play_id=ids.play_id,
    id_of=id_of,
    action_of=action_of,
    observe=tensors.observe,
    batch=Batch,
)
