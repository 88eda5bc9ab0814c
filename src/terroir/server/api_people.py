"""Who I am: a guest needs no more than a name."""

from __future__ import annotations

import time

from starlette.responses import Response

from terroir.server.http_types import Me, NewMe
from terroir.server.identity import is_secure, set_cookie, token_hash, token_of
from terroir.server.routes import Ask, Route, json_response


async def me(ask: Ask) -> Me:
    return Me(ask.who.id, ask.who.name) if ask.who else Me(None, None)


async def name_me(ask: Ask) -> Response | Me:
    """A new guest gets a cookie; somebody who has one gets another name."""
    body: NewMe = ask.body
    token = token_of(ask.request.scope)
    if ask.who is not None and token is not None:
        renamed = await ask.server.people.rename(ask.who, token, body.name)
        return Me(renamed.id, renamed.name)
    ask.server.limits.check(ask.server.limits.guests, ask.address, time.monotonic())
    person, token = await ask.server.people.greet(body.name)
    response = json_response(Me(person.id, person.name))
    response.headers["set-cookie"] = set_cookie(token, is_secure(ask.request.scope))
    return response


async def forget_me(ask: Ask) -> Response:
    """The cookie opens nothing any more, and every socket that came with it ends."""
    token = token_of(ask.request.scope)
    if token is not None and ask.who is not None:
        await ask.server.people.leave(token)
        ask.server.end_sockets(token_hash(token))
    response = json_response(Me(None, None))
    response.headers["set-cookie"] = set_cookie("", is_secure(ask.request.scope))
    return response


ROUTES = (
    Route("GET", "/api/me", me, Me, "Who am I?"),
    Route("POST", "/api/me", name_me, Me, "Be a guest of this name, or change the name.", body=NewMe),
    Route("DELETE", "/api/me", forget_me, Me, "Forget who I am, here and for good.", who="person"),
)
