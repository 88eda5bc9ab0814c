"""Positions that are nobody's table, in the words of a socket: lessons, and examples of the rules."""

from __future__ import annotations

from terroir.server import wire
from terroir.table.positions import BOT, PositionTable
from terroir.table.shapes import Snapshot


def state_of(table: PositionTable, snapshot: Snapshot) -> wire.State:
    """A position in the words of a socket: a screen takes it as it takes any table."""
    live, created = table.live, table.live.created
    assert live.course is not None
    info = wire.TableInfo(
        id="",
        game=created.game,
        version=created.version,
        players=len(live.chairs),
        options=created.options,
        visibility="private",
        clock=wire.ClockInfo("none"),
        hot_seat=False,
        hints=False,
        rated=False,
        plans=False,
        orders=False,
        status=live.status,
        host="",
        yours=False,
        you=None,
        commitment="",
        luck=1,
        created_ms=0,
        rematch=None,
        event=None,
        deal=None,
        equipment=live.game.equipment(live.course.state),
    )
    seats = [
        wire.SeatInfo(
            seat=seat,
            kind="bot" if chair.bot else "person",
            name=chair.name,
            person=None,
            level=BOT,
            yours=seat == table.seat,
            played_by="bot" if chair.bot else "person",
            why="",
            present=seat == table.seat,
            nonce=True,
        )
        for seat, chair in enumerate(live.chairs)
    ]
    return wire.State(
        n=snapshot.n,
        seat=table.seat,
        table=info,
        seats=seats,
        view=snapshot.view,
        pending=snapshot.pending,
        choices=snapshot.choices,
        undo=snapshot.undo,
        clocks=None,
        offer=None,
        log=snapshot.log,
        chat=[],
        muted=[],
        viewers=[],
        fair=None,
    )
