"""Bots in any language: programs that read and write lines of JSON, as docs/your-own-bot.md describes."""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import IO, Any

from terroir.bots.bot import Bot, Fault
from terroir.bots.budget import Budget
from terroir.bots.codes import UnknownBot
from terroir.core.game import Action, AnyGame, Over, RandBelow, Seat
from terroir.core.plain import to_json

PROTOCOL = 1
HELLO_S = 10.0
"""A program may take this long to start."""
BUDGET = Budget(milliseconds=5_000)
LONGEST = 65_536
"""Bytes of a line that a program may write."""
ENDING_S = 2.0


def game_line(
    game: AnyGame, seat: Seat, players: int, options: Mapping[str, str], printed: Any
) -> dict[str, Any]:
    """What a bot is told when a game begins; `printed` is the game's equipment."""
    return {
        "type": "game",
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": dict(options),
        "seat": seat,
        "equipment": None if printed is None else to_json(printed),
    }


def turn_line(
    game: AnyGame, view: Any, actions: Sequence[Action], seed: int, milliseconds: int
) -> dict[str, Any]:
    """What a bot is told when it has to decide: all that its seat may see, and nothing else."""
    return {
        "type": "turn",
        "view": game.view_to_json(view),
        "legal": [game.move_to_text(action) for action in actions],
        "budget": {"ms": milliseconds},
        "seed": seed,
    }


class CommandBot(Bot):
    """A program that plays: started for its first game, told of one game after the other, and ended."""

    trusted = False

    def __init__(self, code: str, command: str, budget: Budget | None = None) -> None:
        self.code = code
        self._budget = budget or BUDGET
        self._program: Program | None = None
        try:
            self._words = shlex.split(command, posix=os.name == "posix")
        except ValueError as error:
            raise UnknownBot(f"bot {code}: {error}") from error
        if not self._words:
            raise UnknownBot(f"bot {code} names no program: cmd:PROGRAM ARGUMENTS")

    def check(self) -> None:
        """Start it and end it again; UnknownBot if it does not say hello."""
        try:
            with self._held():
                self._running()
        except Fault as fault:
            raise UnknownBot(f"bot {self.code}: {fault}") from fault
        finally:
            self.close()

    def begin(self, game: AnyGame, seat: Seat, players: int, options: Mapping[str, str]) -> None:
        printed = game.equipment(game.start(players, options))
        with self._held():
            self._running().say(game_line(game, seat, players, options, printed))

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        milliseconds = (budget or self._budget).within(self._budget).milliseconds or 0
        line = turn_line(game, view, actions, randbelow(1 << 32), milliseconds)
        known = dict(zip(line["legal"], actions, strict=True))
        with self._held():
            program = self._running()
            program.say(line)
            chosen = program.hear("move", milliseconds / 1000).get("action")
            if not isinstance(chosen, str) or chosen not in known:
                raise Fault(f"chose {str(chosen)[:80]!r}, which is none of the legal actions")
        return (known[chosen],)

    def end(self, over: Over) -> None:
        if self._program is not None:
            with self._held():
                line = {"type": "over", "scores": list(over.scores), "winners": list(over.winners)}
                self._program.say(line)

    def close(self) -> None:
        self._end("")

    @contextmanager
    def _held(self) -> Iterator[None]:
        """A program that has lost by a fault is ended; for the next game it is started anew."""
        try:
            yield
        except Fault as fault:
            self._end(str(fault))
            raise

    def _running(self) -> Program:
        if self._program is None:
            self._program = Program(self._words)
            self._program.say({"type": "hello", "protocol": PROTOCOL})
            self._program.hear("hello", HELLO_S)
        return self._program

    def _end(self, why: str) -> None:
        if self._program is not None:
            self._program.end(why)
            self._program = None


class Program:
    """A running program, and the lines that go to and fro. Neither side waits for the other's pipe."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
            )
        except OSError as error:
            raise Fault(f"{words[0]} cannot be started: {error.strerror or error}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: queue.Queue[bytes] = queue.Queue(maxsize=100)
        threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def say(self, line: Mapping[str, Any]) -> None:
        """One line to the program; Fault if it has said something that nobody asked for."""
        if any(self._said.queue):
            raise Fault("said more than it was asked")
        self._tell(line)

    def _tell(self, line: Mapping[str, Any]) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        self._to_say.put(text.encode() + b"\n")

    def hear(self, kind: str, seconds: float) -> dict[str, Any]:
        """Its answer; Fault if there is none in time, or none of this kind."""
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise Fault(f"did not answer within {seconds:g} s") from None
        if not line:
            try:
                raise Fault(f"ended with exit code {self._process.wait(ENDING_S)}")
            except subprocess.TimeoutExpired:
                raise Fault("closed its output") from None
        try:
            answer = json.loads(line) if line.endswith(b"\n") else None
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise Fault(f"answered no {kind}, but {line[:80].decode('utf-8', 'replace').strip()!r}")
        return answer

    def end(self, why: str) -> None:
        """Say goodbye, wait a moment, and end it with all that it has started."""
        self._tell({"type": "bye", "why": why} if why else {"type": "bye"})
        self._to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(0.0 if why else ENDING_S)
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := self._to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST):
                self._said.put(line)
        self._said.put(b"")
