"""What reports quote of the chat: lines with the ids of those who said them, which go with their people."""

from __future__ import annotations

from typing import cast

from msgspec.json import decode, encode

from terroir.store.driver import Driver, Step

Line = tuple[int, str | None, str]
"""When, who, and what they said."""
QUOTES = "SELECT id, lines FROM reports WHERE lines LIKE $1"
QUOTE = "UPDATE reports SET lines = $1 WHERE id = $2 AND lines = $3"


def written(lines: list[Line]) -> str:
    return encode(lines).decode()


async def erase(driver: Driver, person: str) -> None:
    """Reports about others keep what others said."""
    for id, text in await driver.read(QUOTES, (f'%"{person}"%',), "chores"):
        lines = decode(cast(str, text), type=list[Line])
        kept = written([line for line in lines if line[1] != person])
        await driver.write((Step(QUOTE, (kept, id, text)),))
