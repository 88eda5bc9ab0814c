"""What is known of finished games afterwards: chances, luck and mistakes, worked out when somebody asks."""

from __future__ import annotations

from terroir.server.api_records import AT, finished_record, finished_row
from terroir.server.http_types import AnalysisBody
from terroir.server.routes import Ask, Route


async def look(ask: Ask) -> AnalysisBody:
    """The analysis of a finished game, or how far it has come."""
    row = await finished_row(ask)
    return await ask.server.analysing.known(row.id)


async def begin(ask: Ask) -> AnalysisBody:
    """Have a finished game analysed, unless it is already."""
    row = await finished_row(ask)
    known = await ask.server.analysing.known(row.id)
    if known.state != "none":
        return known
    text, payer = await finished_record(ask, row), await ask.payer()
    return ask.server.analysing.begin(row.id, text, ask.person.id, ask.address, payer)


ROUTES = (
    Route("GET", f"{AT}/analysis", look, AnalysisBody, "What is known of a finished game afterwards."),
    Route(
        "POST",
        f"{AT}/analysis",
        begin,
        AnalysisBody,
        "Have a finished game analysed.",
        "person",
        cost=8,
        work=60_000,
    ),
)
