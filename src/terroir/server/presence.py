"""Who is at a table, and through whose eyes they look."""

from __future__ import annotations

import asyncio

from terroir.server import wire
from terroir.server.connection import Connection
from terroir.server.describing import viewers
from terroir.server.session import TableSession
from terroir.table.numbers import Viewer

GATHER_S = 0.25
"""Comings and goings within so long are told at once: a crowd must not tell itself about every head."""


def come(session: TableSession, connection: Connection) -> None:
    """Somebody looks at the table."""
    session.connections.setdefault(connection.seat, []).append(connection)
    _tell_soon(session)


def go(session: TableSession, connection: Connection) -> None:
    """Somebody does not look any more."""
    _take_out(session, connection)
    _tell_soon(session)


def look(session: TableSession, connection: Connection, viewer: Viewer) -> None:
    """Look through other eyes."""
    _take_out(session, connection)
    connection.seat = viewer
    session.connections.setdefault(viewer, []).append(connection)


def _take_out(session: TableSession, connection: Connection) -> None:
    here = session.connections.get(connection.seat, [])
    if connection in here:
        here.remove(connection)
    if not here:
        session.connections.pop(connection.seat, None)
        session.audience.leave(connection.seat)


def _tell_soon(session: TableSession) -> None:
    if session.presence is None:
        session.presence = asyncio.get_running_loop().call_later(GATHER_S, tell, session)


def tell(session: TableSession) -> None:
    """Who is here now, told to everybody here."""
    if session.presence is not None:
        session.presence.cancel()
        session.presence = None
    present = session.present()
    seats = [seat for seat, chair in enumerate(session.live.chairs) if chair.person in present]
    session.send_all(wire.Presence(seats, viewers(session)))
