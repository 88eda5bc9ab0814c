"""Bots of one's own: from an installed package, a Python file, or any program that speaks the line protocol.

They run what they name, so they are for whoever sits at the keyboard: no code that came from elsewhere, over
a network or in a file, is ever looked up here.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terroir.bots.bot import Bot, Fault
from terroir.bots.budget import Budget
from terroir.bots.codes import KINDS, UnknownBot, no_bot
from terroir.bots.levels import levels, robot
from terroir.bots.lines import CommandBot
from terroir.core.game import Action, AnyGame, Over, RandBelow, Seat

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "terroir.bots"
"""Entry points of packages: a name without colons, and the class."""
COMMAND = re.compile(r"cmd:(?:([0-9]+(?:ms|s|m)):)?(.*)", re.DOTALL)
FILE = re.compile(r"(.+\.py):([A-Za-z_]\w*)")
MODULE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")

_log = logging.getLogger(__name__)


def any_bot(game: AnyGame, code: str) -> Bot:
    """The bot of a level or of a code, or one of one's own; UnknownBot says in one line what is wrong."""
    name = code.partition(":")[0]
    if not is_own(game, code):
        known = [*(level.code for level in levels(game)), *KINDS]
        if name not in known:
            raise no_bot(name, (*known, *_installed()))
        return robot(game, code)
    if found := COMMAND.fullmatch(code):
        return CommandBot(code, found[2], Budget.parse(found[1]) if found[1] else None)
    if code in _installed():
        return HeldBot(code, _made(code, lambda: _installed()[code].load()))
    if found := FILE.fullmatch(code):
        path, name = Path(found[1]).resolve(), found[2]
        return HeldBot(code, _made(code, lambda: getattr(_module_of(path), name)))
    module, _, name = code.partition(":")
    return HeldBot(code, _made(code, lambda: getattr(_imported(module), name)))


def tried_out(game: AnyGame, code: str) -> Bot:
    """The same bot, after a look at whether it starts at all."""
    bot = any_bot(game, code)
    if isinstance(bot, CommandBot):
        bot.check()
    return bot


def is_own(game: AnyGame, code: str) -> bool:
    """Whether it is a bot of one's own, so that playing with it runs a program."""
    name = code.partition(":")[0]
    if name in KINDS or name in [level.code for level in levels(game)]:
        return False
    forms = COMMAND.fullmatch(code) or FILE.fullmatch(code) or MODULE.fullmatch(code)
    return forms is not None or code in _installed()


@cache
def _installed() -> Mapping[str, EntryPoint]:
    from importlib.metadata import entry_points  # late: it takes long to import

    return {found.name: found for found in entry_points(group=GROUP) if ":" not in found.name}


def _made(code: str, find: Any) -> Bot:
    """A new bot; whatever is wrong with it is said in one line."""
    try:
        made = find()()
    except Exception as error:
        raise UnknownBot(f"bot {code}: {_said(error)}") from error
    if not isinstance(made, Bot):
        raise UnknownBot(f"bot {code} makes a {type(made).__name__}, which is no terroir.bots.bot.Bot")
    return made


def _said(error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return f"there is no file {error.filename}"
    if isinstance(error, AttributeError) and error.name and "terroir_own_" in str(error):
        return f"the file has no {error.name}"
    return f"{type(error).__name__}: {error}"


@cache
def _module_of(path: Path) -> Any:
    """The module in a file, named by its whole path; it may import what lies beside it."""
    if not path.is_file():
        raise FileNotFoundError(2, "no such file", str(path))
    _look_in(path.parent)
    name = f"terroir_own_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _imported(name: str) -> Any:
    """A module that is installed, or lies in the folder where the command is run."""
    _look_in(Path(os.getcwd()))
    return import_module(name)


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


class HeldBot(Bot):
    """Somebody's bot, held to the rules: whatever it does wrong is a Fault."""

    trusted = False

    def __init__(self, code: str, bot: Bot) -> None:
        self.code = code
        self._bot = bot
        self._complained = False

    def begin(self, game: AnyGame, seat: Seat, players: int, options: Mapping[str, str]) -> None:
        self._hold(lambda: self._bot.begin(game, seat, players, options))

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        planned = self._hold(lambda: list(self._bot.plan(game, view, actions, randbelow, budget)))
        if not planned or planned[0] not in actions:
            raise Fault(f"chose {str(planned[:1])[:80]}, which is none of the legal actions")
        return planned  # type: ignore[no-any-return]

    def end(self, over: Over) -> None:
        self._hold(lambda: self._bot.end(over))

    def close(self) -> None:
        self._hold(self._bot.close)

    def _hold(self, call: Any) -> Any:
        try:
            return call()
        except Exception as error:
            if not self._complained:  # once is enough for its author
                self._complained = True
                _log.warning("bot %s failed", self.code, exc_info=True)
            raise Fault(f"{type(error).__name__}: {error}"[:200]) from error
