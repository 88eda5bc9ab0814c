"""A language model at a table: a scripted client of the Model Context Protocol plays by the real command."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Awaitable, Callable

import anyio
import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from terroir.cli.model_table import ModelTable
from terroir.core.registry import games, load
from tests.laws.secrecy import twin_worlds_look_the_same
from tests.laws.worlds import World
from tests.server.people import QUICK

Call = Callable[..., Awaitable[tuple[str, bool]]]
ID = re.compile(r"^  \[(\d+-\d+)\] ", re.MULTILINE)


def scripted(talk: Callable[[Call], Awaitable[None]]) -> None:
    """A client that has started `terroir mcp`, and does what the script says."""

    async def run() -> None:
        command = ["-c", "from terroir.cli.main import app; app()", "mcp", "--lang", "en"]
        async with (
            stdio_client(StdioServerParameters(command=sys.executable, args=command)) as (read, write),
            ClientSession(read, write) as session,
        ):
            await session.initialize()
            tools = {tool.name for tool in (await session.list_tools()).tools}
            assert tools == {"list_games", "new_game", "look", "play", "why_not", "rules"}

            async def call(name: str, **arguments: object) -> tuple[str, bool]:
                answer = await session.call_tool(name, arguments)
                return answer.content[0].text, bool(answer.is_error)  # type: ignore[union-attr]

            await talk(call)

    anyio.run(run)


@pytest.mark.parametrize("game", games())
def test_a_model_plays_a_game_to_its_end(game: str) -> None:
    async def talk(call: Call) -> None:
        luck = random.Random(5)
        shown, failed = await call("new_game", game=game, bots=["random"], options=QUICK[game], seed=1)
        while "The game is over" not in shown:
            assert not failed, shown
            shown, failed = await call("play", move=luck.choice(ID.findall(shown)))
        assert "Won by: Player" in shown
        said, failed = await call("play", move="1-1")
        assert failed and "the game is over" in said

    scripted(talk)


def test_refusals_have_reasons() -> None:
    async def talk(call: Call) -> None:
        said, failed = await call("look")
        assert failed and "new_game" in said
        said, failed = await call("new_game", game="citrsu")
        assert failed and "did you mean citrus" in said
        for wrong in ({"seat": 9}, {"bots": ["cmd:touch ran"]}, {"options": {"edition": "1999"}}):
            said, failed = await call("new_game", game="citrus", **wrong)
            assert failed, said
        shown, failed = await call("new_game", game="citrus", options={"first": "1"}, seed=2)
        assert not failed and "You are Player 1" in shown
        assert "br bridge" in shown and "br bridge" not in (await call("look"))[0]
        old = ID.findall(shown)[0]
        said, failed = await call("play", move="place lemon a1")
        assert failed and "rule C-" in said
        said, failed = await call("play", move="dance")
        assert failed and "dance" in said
        assert (await call("why_not", move=old))[0] == "This move is legal."
        shown, failed = await call("play", move=old)
        assert not failed
        said, failed = await call("play", move=old)
        assert failed and "ids change" in said
        assert "C-P2" in (await call("rules", about="region"))[0]
        assert "citrus: " in (await call("list_games"))[0]

    scripted(talk)


@pytest.mark.parametrize("game", games())
def test_a_model_is_told_nothing_that_is_hidden(game: str) -> None:
    def told(world: World, viewer: int | None) -> str:
        table = ModelTable("en")
        table.sit_at(world.match, viewer or 0, told=max(0, len(world.match.events) - 10))
        return "" if viewer is None else table.look()

    for seed in range(2):
        twin_worlds_look_the_same(load(game), seed, told)
