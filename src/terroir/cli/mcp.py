"""`terroir mcp`: a table that a language model can sit at, by the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from terroir.cli.arguments import Language
from terroir.cli.extras import need
from terroir.cli.words import language
from terroir.core.errors import TerroirError

T = TypeVar("T")
INSTRUCTIONS = """\
Board games played exactly by their rules. new_game begins one against bots and shows the table as your seat
sees it, what its signs mean, and all legal moves, each with an id; play plays a move by its id or in its
notation and shows the table when you are to move again. A refusal says the reason and the rule. list_games
says what there is, rules explains the game.
"""


def mcp(lang: Language = None) -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input and output.

    A client starts this command and has the tools list_games, new_game, look, play, why_not and rules: one
    game at a time against bots. The model is told what its seat may know, in words.

    \b
    Examples:
      terroir mcp
      terroir mcp --lang fr
    """
    spoken = language(lang)
    need("mcp", "terroir mcp")
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    from terroir.cli.model_table import ModelTable

    table, server = ModelTable(spoken), MCPServer("terroir", instructions=INSTRUCTIONS)

    def said(answer: Callable[[], T]) -> T:
        """What the table says; what it refuses is for the model to read."""
        try:
            return answer()
        except TerroirError as error:
            raise ToolError(str(error)) from error

    @server.tool()
    def list_games() -> str:
        """The games, their options, and the levels of bots."""
        return said(table.games)

    @server.tool()
    def new_game(
        game: str,
        bots: list[str] | None = None,
        seat: int = 1,
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> str:
        """Begin a game: a level for each bot (else one bot of the middle level), your seat counted from 1."""
        return said(lambda: table.begin(game, bots or [], seat, options or {}, seed))

    @server.tool()
    def look() -> str:
        """The table as your seat sees it, what has happened, and your legal moves with their ids."""
        return said(table.look)

    @server.tool()
    def play(move: str) -> str:
        """Play a legal move, by its id or in its notation; bots answer, and the table is shown again."""
        return said(lambda: table.play(move))

    @server.tool()
    def why_not(move: str) -> str:
        """Why a move is not legal now."""
        return said(lambda: table.why_not(move))

    @server.tool()
    def rules(about: str = "") -> str:
        """The rules of the game that is played: those in which these words occur, or all."""
        return said(lambda: table.rules(about))

    server.run("stdio")
