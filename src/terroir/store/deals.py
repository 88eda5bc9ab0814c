"""Deals of the day as the database keeps them: who has played which, and how it ended for them."""

from __future__ import annotations

from typing import Any, NamedTuple

from terroir.store.driver import Driver, Step
from terroir.store.errors import Conflict
from terroir.store.people_rows import DEAL_PLAYS, DEALS, Deal, DealPlay

DEAL = DEALS.select("id = $1")
ADD = f"{DEALS.insert} ON CONFLICT DO NOTHING"
PLAY = DEAL_PLAYS.select("deal_id = $1 AND person_id = $2")
OPEN_PLAYS = (
    f"SELECT {', '.join('p.' + column.name for column in DEAL_PLAYS.all)} FROM deal_plays AS p"
    " JOIN tables ON id = p.table_id WHERE deal_id = $1 AND p.stage = 'playing' AND tables.stage = 'finished'"
)
SETTLE = (
    "UPDATE deal_plays SET stage = $1, score = $2, lead = $3"
    " WHERE deal_id = $4 AND person_id = $5 AND stage = 'playing'"
)
COUNTED = (
    "SELECT person_id, name, score, lead FROM deal_plays JOIN people ON id = person_id"
    " WHERE deal_id = $1 AND stage = 'counted' ORDER BY lead DESC, score DESC, at_ms, person_id"
)
OF_PERSON = "SELECT deal_id FROM deal_plays WHERE person_id = $1 ORDER BY at_ms"


class Counted(NamedTuple):
    """How somebody did."""

    person: str
    name: str
    score: int
    lead: int


class DealStore:
    """A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def deal(self, id: str) -> Deal | None:
        rows = await self._driver.read(DEAL, (id,))
        return DEALS.read(rows[0]) if rows else None

    async def add(self, deal: Deal) -> Deal:
        """The deal of this id: this one, if there is none yet; whoever asks second has the same."""
        await self._driver.write((Step(ADD, DEALS.values(deal)),))
        found = await self.deal(deal.id)
        assert found is not None
        return found

    async def play(self, deal: str, person: str) -> DealPlay | None:
        rows = await self._driver.read(PLAY, (deal, person))
        return DEAL_PLAYS.read(rows[0]) if rows else None

    async def begin(self, play: DealPlay) -> DealPlay:
        """Somebody begins to play; if they have begun already, that is how."""
        try:
            await self._driver.write((Step(DEAL_PLAYS.insert, DEAL_PLAYS.values(play)),))
        except Conflict:
            if (begun := await self.play(play.deal, play.person)) is None:
                raise
            return begun
        return play

    async def over(self, deal: str) -> list[DealPlay]:
        """What is over and was not counted yet."""
        return [DEAL_PLAYS.read(row) for row in await self._driver.read(OPEN_PLAYS, (deal,))]

    async def settle(self, play: DealPlay) -> None:
        """How it ended; the first word counts."""
        await self._driver.write((Step(SETTLE, (play.stage, play.score, play.lead, play.deal, play.person)),))

    async def counted(self, deal: str) -> list[Counted]:
        """Everybody who has finished it, the best first."""
        rows: Any = await self._driver.read(COUNTED, (deal,))
        return [Counted(*row) for row in rows]

    async def of_person(self, person: str) -> list[str]:
        """The deals that somebody has played."""
        rows: Any = await self._driver.read(OF_PERSON, (person,))
        return [row[0] for row in rows]
