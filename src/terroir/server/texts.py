"""Texts and pages that are files: Fluent messages, the built client."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path

from terroir.core.game import AnyGame
from terroir.core.registry import load
from terroir.server.packing import read

LANGUAGES = ("en", "fr", "it", "de")
PACKAGES = ("terroir.core", "terroir.table", "terroir.server")
CLIENT = Path(__file__).parent / "client_dist"
NOT_BUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Terroir</title></head><body>
<h1>Terroir</h1>
<p>The server is running, but there is no client with it.</p>
<p>The released package has the client. In the source tree, <code>./run client build</code> makes it.</p>
<p>Programs can play without it: see <a href="./openapi.json">openapi.json</a>.</p>
</body></html>
"""


def common(language: str) -> str | None:
    """Return the messages that are the same for all games; None for another language than ours."""
    return _joined(PACKAGES, language) if language in LANGUAGES else None


def of_game(name: str, language: str) -> str | None:
    """Return the messages of a game; None for another language than ours."""
    return _joined((_package(load(name)),), language) if language in LANGUAGES else None


def beside(name: str, folder: str, language: str) -> str | None:
    """Return what the lessons, examples or practice positions of a game say, from the folder beside it."""
    return _beside(_package(load(name)), folder, language) if language in LANGUAGES else None


@lru_cache(128)
def encoded(text: str) -> bytes:
    """The text as it is sent."""
    return text.encode()


@cache
def _joined(packages: tuple[str, ...], language: str) -> str:
    files = [resources.files(package) / "text" / f"{language}.ftl" for package in packages]
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())


@cache
def _beside(package: str, folder: str, language: str) -> str | None:
    file = resources.files(package).joinpath(folder, f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else None


def _package(game: AnyGame) -> str:
    return sys.modules[type(game).__module__].__package__ or ""


def page(prefix: str) -> bytes:
    """The page that is the client, whatever the path; without a built client, how to build it."""
    index = CLIENT / "index.html"
    return _below(prefix, read(index) if index.is_file() else NOT_BUILT)


@lru_cache(2)
def _below(prefix: str, content: bytes) -> bytes:
    """The page for whoever reaches us below this path. It is shown at many, so it names its files in full."""
    below = content.replace(b'"./', f'"{prefix}/'.encode())
    return below.replace(b'name="prefix" content=""', f'name="prefix" content="{prefix}"'.encode())
