"""Routes by which load balancers, Prometheus and people learn whether the server can do its work."""

from __future__ import annotations

from starlette.responses import Response

from terroir import __version__
from terroir.server.http_types import Health, Live, Ready
from terroir.server.routes import Ask, Route, json_response
from terroir.store.errors import StoreError


async def live(ask: Ask) -> Live:
    """Say that the process answers."""
    return Live()


async def ready(ask: Ask) -> Response:
    """Say by 200 or 503 whether to send people here."""
    why = await ask.server.readiness.why_not()
    return json_response(Ready(not why, why), 503 if why else 200)


async def health(ask: Ask) -> Response:
    """Say the same, and more, for people."""
    why = await ask.server.readiness.why_not()
    try:
        await ask.server.store.last("-")
        reads = True
    except StoreError:
        reads, why = False, why or "away"
    found = Health(not why, why, __version__, reads, ask.server.tables)
    return json_response(found, 503 if why else 200)


ROUTES = (
    Route("GET", "/live", live, Live, "Does the process answer?"),
    Route("GET", "/ready", ready, Ready, "Should people be sent here? By 200 or 503."),
    Route("GET", "/health", health, Health, "Can the server do its work, and why not?"),
)
