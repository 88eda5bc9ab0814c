"""Who is at a table, and through whose eyes they look."""

from __future__ import annotations

import asyncio

from terroir.server import wire
from terroir.server.connection import Connection
from terroir.server.describing import viewers
from terroir.server.room import Room
from terroir.table.numbers import Viewer

GATHER_S = 0.25
"""Comings and goings within so long are told at once: a crowd must not tell itself about every head."""


def come(room: Room, connection: Connection) -> None:
    """Somebody looks at the table."""
    room.connections.setdefault(connection.seat, []).append(connection)
    _tell_soon(room)


def go(room: Room, connection: Connection) -> None:
    """Somebody does not look any more."""
    _take_out(room, connection)
    _tell_soon(room)


def look(room: Room, connection: Connection, viewer: Viewer) -> None:
    """Look through other eyes."""
    _take_out(room, connection)
    connection.seat = viewer
    room.connections.setdefault(viewer, []).append(connection)


def _take_out(room: Room, connection: Connection) -> None:
    here = room.connections.get(connection.seat, [])
    if connection in here:
        here.remove(connection)
    if not here:
        room.connections.pop(connection.seat, None)
        room.audience.leave(connection.seat)


def _tell_soon(room: Room) -> None:
    if room.presence is None:
        room.presence = asyncio.get_running_loop().call_later(GATHER_S, tell, room)


def tell(room: Room) -> None:
    """Who is here now, told to everybody here."""
    if room.presence is not None:
        room.presence.cancel()
        room.presence = None
    present = room.present()
    seats = [seat for seat, chair in enumerate(room.live.chairs) if chair.person in present]
    room.send_all(wire.Presence(seats, viewers(room)))
