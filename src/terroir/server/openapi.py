"""The OpenAPI document, made of the declarations that the routes themselves are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from terroir import __version__
from terroir.server.http_types import ErrorBody
from terroir.server.routes import FOR_BOTS, INVITE, Route

REF = "#/components/schemas/{name}"
BEARER = {"type": "http", "scheme": "bearer", "description": "The token of a bot, with its scopes."}
SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "anyone": [],
    "viewer": [],
    "moderator": [{"identity": []}],
}
WHO = {
    "anyone": "Anyone may ask.",
    "person": "Whoever has a name may ask.",
    "viewer": "Whoever may see the table may ask.",
    "seated": "Whoever sits at the table may ask.",
    "host": "The host of the table may ask.",
    "moderator": "Moderators may ask; for anybody else there is no such address.",
}


def document(routes: Sequence[Route]) -> dict[str, Any]:
    """The whole document."""
    types = [kind for route in routes for kind in (route.body, route.answer) if isinstance(kind, type)]
    unique = list(dict.fromkeys([*types, ErrorBody]))
    _, components = msgspec.json.schema_components(unique, ref_template=REF)
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    cookie = {"type": "apiKey", "in": "cookie", "name": "__Host-terroir"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Terroir", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"identity": cookie, "bot": BEARER}},
    }


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.summary,
        "description": WHO[route.who],
        "operationId": _identifier(route),
        "parameters": [*_in_path(route), *_in_query(route), *_in_headers(route)],
        "responses": {
            "200": {"description": "Done.", "content": _content(route.answer)},
            "default": {"description": "Refused; nothing has changed.", "content": _content(ErrorBody)},
        },
        "security": SECURITY.get(route.who, [{"identity": []}, *_for_bots(route)]),
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body)}
    return operation


def _for_bots(route: Route) -> list[dict[str, list[str]]]:
    if route.method == "GET":
        return [{"bot": []}]
    return [{"bot": [FOR_BOTS[route.name]]}] if route.name in FOR_BOTS else []


def _identifier(route: Route) -> str:
    return "-".join([route.method.lower(), *re.findall(r"[a-z]+", route.path)])


def _content(answer: type | str) -> dict[str, Any]:
    if isinstance(answer, str):
        return {answer: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=answer.__name__)}}}


def _in_path(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(route: Route) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "description": meaning, "schema": {"type": "string"}}
        for name, meaning in route.query.items()
    ]


def _in_headers(route: Route) -> list[dict[str, Any]]:
    if "{table}" not in route.path:
        return []
    meaning = "The token of an invitation, for a private table where you do not sit."
    return [{"name": INVITE, "in": "header", "description": meaning, "schema": {"type": "string"}}]
