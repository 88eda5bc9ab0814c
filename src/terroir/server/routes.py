"""How a route is declared, asked and answered. The same declarations make the OpenAPI document and the tests.

What a route needs is said in its declaration and judged here, before its handler runs: who may ask, how big
a body may be and of what type, how often. A handler never has to remember any of it.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from terroir.core.errors import TerroirError
from terroir.server import refusal, strict
from terroir.server.guard import check_origin
from terroir.server.identity import bearer_of, scopes_of, token_hash, token_of
from terroir.server.limits import network
from terroir.server.logs import fail, tell, warn
from terroir.server.refusal import Refusal
from terroir.store.errors import StoreUnavailable
from terroir.store.rows import Person
from terroir.table.fair_queue import Payer

if TYPE_CHECKING:
    from terroir.server.server import Server
    from terroir.server.session import TableSession

Who = Literal["anyone", "person", "viewer", "seated", "host", "moderator"]
"""Who may ask: anyone; anyone with a name; at a table who may see it, who sits there, whose it is; and
moderators, whose routes are not there for anybody else."""
INVITE = "x-terroir-invite"
FOR_BOTS = {
    "POST /api/tables": "tables",
    "POST /api/tables/{table}/join": "play",
    "POST /api/tables/{table}/commitment": "play",
    "POST /api/tables/{table}/nonce": "play",
    "POST /api/tables/{table}/leave": "play",
    "POST /api/tables/{table}/start": "tables",
    "POST /api/tables/{table}/rematch": "tables",
    "POST /api/tables/{table}/decline": "play",
    "POST /api/tables/{table}/invite": "tables",
}
"""What bots may change, and what their token has to be for."""


@dataclass(slots=True)
class Ask:
    """One request, judged and read."""

    server: Server
    request: Request
    who: Person | None
    address: str
    body: Any = None
    table: TableSession | None = None
    query: Mapping[str, str] = field(default_factory=dict)

    @property
    def person(self) -> Person:
        """The person who asks, where the route asks for one."""
        if self.who is None:
            raise Refusal("identity", "say who you are first")
        return self.who

    async def payer(self) -> Payer:
        """Return the account of work that has to wait for its turn."""
        return await self.server.people.payer(self.who.id if self.who else None, self.address)

    @property
    def session(self) -> TableSession:
        """The table of the path."""
        if self.table is None:
            raise Refusal("missing", "no such table")
        return self.table


@dataclass(frozen=True, slots=True)
class Plain:
    """An answer that is no JSON."""

    content: bytes
    media_type: str
    headers: Mapping[str, str] = field(default_factory=dict)


Handler = Callable[[Ask], Awaitable[Any]]
COST = 2
"""What most requests cost, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Route:
    """A route, and all that is promised about it."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Handler
    answer: type | str
    """The type of the answer, or the media type of one that is no JSON."""
    summary: str
    who: Who = "anyone"
    body: type | None = None
    query: Mapping[str, str] = field(default_factory=dict)
    """Names of query parameters, each with what it means."""
    cost: int = COST
    """Milliseconds of processor time of this process with the largest data that there can be; a test measures
    them. They are paid in advance."""
    work: int = 0
    """Milliseconds of workers at most. They are paid afterwards, when it is known how many they were."""
    most: int = strict.MAX_BODY
    for_banned: bool = False
    """Also for people who are banned from the server."""

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


@cache
def decoder(body: type) -> msgspec.json.Decoder[Any]:
    """The reader of a type, made once."""
    return msgspec.json.Decoder(body)


def endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    """The route as Starlette calls it."""

    async def answer(request: Request) -> Response:
        begun = time.perf_counter()
        server: Server = request.app.state.server
        try:
            ask = await _judged(server, route, request)
            response = await (_worked_out(route, ask) if route.work else _answered(route, ask))
        except TerroirError as error:
            server.metrics.refused.labels(error.code).inc()
            response = problem(error)
            if isinstance(error, Refusal) and error.code in refusal.UNREADABLE:
                pass  # said when it was found
            elif error.code == "busy":
                pass  # a flood would fill the log; the metrics count it
            elif response.status_code == refusal.OURS:
                fail("request failed", route=route.name)
            elif response.status_code > refusal.OURS and not isinstance(error, StoreUnavailable):
                warn("request failed", route=route.name, why=str(error))
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            fail("request failed", route=route.name)
            response = problem(Refusal("internal"), 500)
        took = time.perf_counter() - begun
        server.metrics.requests.labels(route.name, response.status_code).inc()
        tell("request", route=route.name, status=response.status_code, ms=round(took * 1000, 1))
        return response

    return answer


async def _answered(route: Route, ask: Ask) -> Response:
    async with ask.server.turns.of(ask.address, route.cost):
        return _written(await route.handler(ask))


async def _worked_out(route: Route, ask: Ask) -> Response:
    """Answer by workers, for which others wait in their queue and not here."""
    with ask.server.limits.working(ask.address, ask.who.id if ask.who else None):
        return _written(await route.handler(ask))


async def _judged(server: Server, route: Route, request: Request) -> Ask:
    """Everything the declaration asks for, in the order of its cost."""
    limits, address = server.limits, address_of(request)
    token = token_of(request.scope)
    limits.server.check(address, time.monotonic())  # before the database is asked anything
    if route.who == "moderator" and not (token and await server.people.is_moderator(token)):
        raise no_such_address(server, address)
    if route.method != "GET" and bearer_of(request.scope) is None:
        check_origin(request.scope, server.settings)
    who = await server.people.of_token(token_hash(token)) if token else None
    limits.charge(address, who.id if who else None, route.cost, time.monotonic())
    if who is not None and who.banned_ms is not None and route.method != "GET" and not route.for_banned:
        raise Refusal("forbidden", "you are banned from this server", "refused-banned-here")
    if token is not None and route.method != "GET":
        check_scope(scopes_of(token), FOR_BOTS.get(route.name, ""))
    ask = Ask(server, request, who, address, query=_query(route, request))
    if route.who != "anyone" and route.who != "viewer":
        _ = ask.person
    if route.work:
        limits.check_work(address, who.id if who else None, time.monotonic())
    if "table" in request.path_params:
        invite = request.headers.get(INVITE, "")
        ask.table = await server.door(request.path_params["table"], who, invite, route.who)
    if route.body is not None:
        content = await _bytes(request, route.most)
        if len(content) > strict.MAX_BODY:
            async with server.long_bodies.of(address, route.cost):
                ask.body = await strict.read_long(content, decoder(route.body))
        else:
            ask.body = strict.read(strict.check_signs(content), decoder(route.body), route.most)
    return ask


def address_of(request: Request) -> str:
    """Return whose address it is, as far as limits go."""
    return network(request.client.host if request.client else "?")


def no_such_address(server: Server, address: str) -> Refusal:
    """Return the refusal of what is not there, and of what is there for moderators only; it has its price."""
    try:
        server.limits.charge(address, None, 1, time.monotonic())
    except Refusal as error:
        return error
    return Refusal("missing", "no such address")


def check_scope(scopes: frozenset[str] | None, needed: str) -> None:
    """Refuse what the token of a bot is not for."""
    if scopes is not None and needed not in scopes:
        why = f"it takes {needed}" if needed else "no bot may"
        raise Refusal("forbidden", f"{why}; this token is for {', '.join(sorted(scopes))}", "refused-scope")


def _query(route: Route, request: Request) -> dict[str, str]:
    given = dict(request.query_params.multi_items())
    for name, value in given.items():
        if name not in route.query:
            raise Refusal("malformed", f"no parameter {name[:40]!r}")
        if len(value) > 200:
            raise Refusal("malformed", f"{name} is too long")
        if not value.isprintable():
            raise Refusal("malformed", f"{name} has signs that nobody can see")
    if len(given) != len(request.query_params.multi_items()):
        raise Refusal("malformed", "a parameter is given twice")
    return given


async def _bytes(request: Request, most: int) -> bytes:
    """The body, read no further than it may be long."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("media", "the body has to be application/json")
    if request.headers.get("content-encoding", "identity") != "identity":
        raise Refusal("media", "the body may not be compressed")
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal("too-big", f"longer than {most} bytes", most=most)
        parts.append(part)
    return b"".join(parts)


def _written(answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, Plain):
        return Response(answer.content, media_type=answer.media_type, headers=dict(answer.headers))
    return json_response(answer)


def json_response(answer: Any, status: int = 200) -> Response:
    """An answer as JSON, which nobody may keep."""
    content = msgspec.json.encode(answer)
    return Response(content, status, {"cache-control": "no-store"}, "application/json")


def problem(error: TerroirError, status: int | None = None) -> Response:
    """A refusal, in the one shape it has everywhere."""
    response = json_response(refusal.body(error), status or refusal.status(error))
    if (seconds := refusal.words(error).args.get("seconds")) is not None:
        response.headers["retry-after"] = str(seconds)
    return response
