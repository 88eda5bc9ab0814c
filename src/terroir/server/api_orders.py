"""A turn sealed for when it is mine: nobody else knows of it before it is played."""

from __future__ import annotations

import msgspec

from terroir.server import orders
from terroir.server.http_types import NewOrder, Nothing, OrderBody
from terroir.server.identity import new_id
from terroir.server.routes import Ask, Route
from terroir.store.errors import Conflict
from terroir.store.people_rows import Order
from terroir.table import planning
from terroir.table.refusals import stale


async def order(ask: Ask) -> OrderBody:
    """What I have sealed, or why it could not be played."""
    seat = _seat(ask)
    for one in await ask.server.store.orders.at(ask.session.id):
        if one.seat == seat and one.person == ask.person.id:
            return OrderBody(msgspec.json.decode(one.actions), orders.why_refused(one))
    return OrderBody([], None)


async def seal(ask: Ask) -> OrderBody:
    """In place of what was sealed before."""
    body: NewOrder = ask.body
    session, seat = ask.session, _seat(ask)
    if not orders.are_taken(session.live):
        raise stale("table-refused-plan")
    planned = planning.plan(session.live, seat, body.actions, None)
    # A whole turn: then its actions name all that it depends on, such as every tile that is bought.
    if len(planned.done) != len(body.actions) or planned.pending.kind == "decide":
        raise stale("table-refused-order")
    actions = [one.action for one in planned.done]
    brings = orders.brings(session.live, seat, actions)
    sealed = Order(seat, ask.person.id, new_id(), msgspec.json.encode(actions).decode(), brings)
    try:
        await ask.server.store.orders.seal(session.id, sealed)
    except Conflict:
        raise stale("stale-action") from None
    session.ordered = None
    ask.server.let_go_on(session)  # its turn may have come meanwhile
    return OrderBody(actions, None)


async def withdraw(ask: Ask) -> OrderBody:
    """It will not be played, unless it is being played now."""
    await ask.server.store.orders.withdraw(ask.session.id, _seat(ask))
    left = await order(ask)
    if left.actions:
        raise stale("stale-action")
    return left


def _seat(ask: Ask) -> int:
    return ask.session.seats_of(ask.person.id)[0]


AT = "/api/tables/{table}/order"
ROUTES = (
    Route("GET", AT, order, OrderBody, "What I have sealed for my turn.", "seated"),
    Route("POST", AT, seal, OrderBody, "Seal a turn for when it is mine.", "seated", NewOrder, cost=3),
    Route("POST", f"{AT}/withdraw", withdraw, OrderBody, "Withdraw it.", "seated", Nothing),
)
