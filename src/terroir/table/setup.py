"""A new table: what its host may choose, and the first entry of its log."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from terroir.bots.levels import default_level, robot
from terroir.core.fair import commitment
from terroir.core.game import AnyGame
from terroir.core.options import check_players
from terroir.core.registry import load
from terroir.core.verify import PROMISED_LUCK
from terroir.table.entries import Absence, Bank, Clock, Created, Entry, NoClock, PerMove, Visibility
from terroir.table.refusals import Refused

SECOND = 1000
DAY = 86_400 * SECOND
HAMMER_MS = 10 * SECOND
PATIENCE_MS = 3 * DAY
LONGEST_MS = 60 * DAY
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


class Setup(Struct, frozen=True, kw_only=True):
    """What a host chooses. What is left out has a default that suits the clock."""

    game: str
    seats: tuple[str | None, ...]
    """One for each player: a level or the code of a bot, or None for a person."""
    host: str
    options: Mapping[str, str] = NO_OPTIONS
    visibility: Visibility = "public"
    hot_seat: bool = False
    clock: Clock = NoClock()
    hammer_ms: int | None = None
    patience_ms: int | None = None
    absent_bot: str | None = None
    hints: bool | None = None
    previous: str | None = None
    rated: bool = False
    position: str = ""
    """What the game begins from instead of a new one: its options are those of the position."""
    event: str = ""
    deal: str = ""


def create(table: str, setup: Setup, secret: bytes, now_ms: int, game: AnyGame | None = None) -> Entry:
    """The first entry of a table: options in force, draws promised, nobody there yet but bots.

    `game` is the game of the setup, where it is at hand.
    """
    game = game or load(setup.game)
    players = check_players(game.players, len(setup.seats))
    state = (
        game.position_handed_in(setup.position)
        if setup.position
        else game.start(players, _options(game, setup))
    )
    options = dict(game.settings(state))
    stand_in = setup.absent_bot or default_level(game).code
    for code in (stand_in, *filter(None, setup.seats)):
        robot(game, code)
    body = Created(
        game=game.name,
        version=game.version,
        options=options,
        seats=setup.seats,
        host=setup.host,
        visibility=setup.visibility,
        hot_seat=setup.hot_seat,
        clock=_clock(setup.clock),
        hammer_ms=_hammer(setup),
        absence=Absence(_patience(setup), stand_in),
        commitment=commitment(secret, setup.deal or table),
        hints=setup.hints,
        previous=setup.previous,
        rated=setup.rated,
        position=setup.position,
        event=setup.event,
        deal=setup.deal,
        luck=1 if setup.deal else PROMISED_LUCK,
    )
    return Entry(table, 1, now_ms, body)


def _clock(clock: Clock) -> Clock:
    match clock:
        case Bank(ms, increment_ms):
            _check("bank", ms, 10 * SECOND)
            _check("increment", increment_ms, 0)
        case PerMove(ms, bank_ms):
            _check("per-move", ms, 10 * SECOND)
            _check("reserve", bank_ms, 0)
    return clock


def _options(game: AnyGame, setup: Setup) -> dict[str, str]:
    """What was asked for, but nothing that needs everybody to act at once where people look in once a day
    or share one screen.
    """
    if not (isinstance(setup.clock, PerMove) or setup.hot_seat):
        return dict(setup.options)
    live = {option.name: option.live for option in game.options}
    return {name: value for name, value in setup.options.items() if value not in live.get(name, ())}


def _hammer(setup: Setup) -> int:
    return HAMMER_MS if setup.hammer_ms is None else _check("hammer", setup.hammer_ms, SECOND)


def _patience(setup: Setup) -> int | None:
    """Without a clock somebody has to say when a bot plays on: every game ends."""
    if setup.patience_ms is not None:
        return _check("patience", setup.patience_ms, 10 * SECOND)
    return PATIENCE_MS if isinstance(setup.clock, NoClock) else None


def _check(what: str, ms: int, least: int) -> int:
    if not least <= ms <= LONGEST_MS:
        raise Refused("options", "table-refused-time", what=what, least=least, most=LONGEST_MS)
    return ms
