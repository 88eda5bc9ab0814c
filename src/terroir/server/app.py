"""The application: every route, the sockets, the pages."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from mimetypes import MimeTypes
from pathlib import Path as Folder

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Receive, Scope, Send

from terroir.core.registry import examples, games
from terroir.server import (
    api_account,
    api_analyses,
    api_daily,
    api_events,
    api_examples,
    api_friends,
    api_games,
    api_health,
    api_lessons,
    api_lobby,
    api_made,
    api_moderation,
    api_notices,
    api_orders,
    api_people,
    api_practice,
    api_profiles,
    api_ratings,
    api_records,
    api_tables,
    api_trials,
    api_vacation,
    lobby_socket,
    moderation,
    openapi,
    socket,
    texts,
)
from terroir.server.guard import Guard
from terroir.server.metrics import Metrics
from terroir.server.packing import fixed, packed, read
from terroir.server.readiness import Readiness
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route, address_of, endpoint, no_such_address, problem
from terroir.server.server import Server
from terroir.server.settings import Settings
from terroir.store.store import Store

KEEP = "public, max-age=31536000, immutable"
TYPES = MimeTypes()  # Python's own table: what a machine says about endings differs from one to the next
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("application/manifest+json", ".webmanifest")


async def description(ask: Ask) -> Response:
    """Send this document; a client that has it already is told so."""
    return await fixed(ask.request, _described(), "application/json")


@cache
def _described() -> bytes:
    return msgspec.json.encode(openapi.document(ROUTES))


ROUTES: tuple[Route, ...] = (
    *api_people.ROUTES,
    *api_account.ROUTES,
    *api_notices.ROUTES,
    *api_vacation.ROUTES,
    *api_games.ROUTES,
    *api_lessons.ROUTES,
    *api_examples.ROUTES,
    *api_made.ROUTES,
    *api_practice.ROUTES,
    *api_tables.ROUTES,
    *api_ratings.ROUTES,
    *api_profiles.ROUTES,
    *api_events.ROUTES,
    *api_daily.ROUTES,
    *api_lobby.ROUTES,
    *api_friends.ROUTES,
    *api_orders.ROUTES,
    *moderation.ROUTES,
    *api_moderation.ROUTES,
    *api_records.ROUTES,
    *api_trials.ROUTES,
    *api_analyses.ROUTES,
    *api_health.ROUTES,
    Route("GET", "/openapi.json", description, "application/json", "This document."),
)


async def page(request: Request) -> Response:
    """The client, whatever the path: it reads the path itself."""
    content = texts.page(request.app.state.server.settings.prefix)
    return await packed(request, content, "text/html", {"cache-control": "no-cache"})


async def asset(request: Request) -> Response:
    """A file of the built client; names of built files change with their content.

    Pages that were opened before an update ask for files of the release before, which deploy/install keeps.
    """
    name = request.path_params["file"]
    found = await _file(request, texts.CLIENT / "assets", name, KEEP)
    return (
        found
        if found.status_code != 404
        else await _file(request, texts.CLIENT / "assets_before", name, KEEP)
    )


async def plain_file(request: Request) -> Response:
    """One of the few files beside the page: an icon, a manifest."""
    return await _file(request, texts.CLIENT, "{file}.{ending}".format(**request.path_params), "no-cache")


async def _file(request: Request, folder: Folder, name: str, keeping: str) -> Response:
    try:
        file = (folder / name).resolve()
        is_there = file.is_relative_to(folder) and file.is_file()
    except OSError:  # no file can have so long a name
        is_there = False
    if not is_there:
        return problem(Refusal("missing", "no such file"))
    media_type = TYPES.guess_type(file.name)[0] or "application/octet-stream"
    return await packed(request, read(file), media_type, {"cache-control": keeping})


async def nothing(request: Request, error: Exception | None = None) -> Response:
    return problem(no_such_address(request.app.state.server, address_of(request)))


async def wrong_method(request: Request, error: Exception) -> Response:
    return problem(Refusal("method", f"not by {request.method[:20]}"))


class AtServer:
    """A socket of the server, as Starlette's router calls it; it would call a function in another way."""

    def __init__(self, socket: Callable[[Server, Scope, Receive, Send], Awaitable[None]]) -> None:
        self._socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._socket(scope["app"].state.server, scope, receive, send)


@asynccontextmanager
async def opened(
    settings: Settings, store: Store, metrics: Metrics, readiness: Readiness
) -> AsyncIterator[ASGIApp]:
    """The application of these settings, as long as it is needed; it closes the store when it ends."""
    server = Server(settings, store, metrics, readiness)
    await server.open()
    _collect_seldom()
    server.go(asyncio.to_thread(_prepare))
    try:
        yield _app(server)
    finally:
        await server.close()


def _prepare() -> None:
    """Make and load in a thread what would keep others waiting when it is first asked for."""
    from terroir.server import passkeys, push  # noqa: F401  (here: a server begins without them)
    from terroir.server.qr import qr_code

    qr_code("")
    _described()
    api_practice.prepare()
    for name in (*games(), *examples()):
        api_examples.prepare(name)
        for language in texts.LANGUAGES:
            texts.of_game(name, language)


def _app(server: Server) -> ASGIApp:
    paths: list[BaseRoute] = [Path(route.path, endpoint(route), methods=[route.method]) for route in ROUTES]
    paths += [
        WebSocketRoute("/api/tables/{table}/socket", AtServer(socket.endpoint)),
        WebSocketRoute("/api/lobby/socket", AtServer(lobby_socket.endpoint)),
        Path("/api/{rest:path}", nothing, methods=["GET", "POST", "DELETE"]),
        Path("/assets/{file:path}", asset),
        Path("/{file}.{ending}", plain_file),
        Path("/{rest:path}", page),
    ]
    wrong = {404: nothing, 405: wrong_method}
    app = Starlette(routes=paths, exception_handlers=wrong)
    app.state.server = server
    return Guard(app, server.settings)


def _collect_seldom() -> None:
    """What is loaded now stays; tables make few cycles, and looking for them must not make anybody wait.

    Little is looked through at a time: 5,000 sockets that come at once are hundreds of thousands of objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 100)
