"""A crowd at one table: everybody is told everything in its order, and not of everybody who comes."""

from __future__ import annotations

import asyncio

import pytest

from terroir.server.connection import Connection
from terroir.server.crowd import AT_ONCE, Crowd, same
from tests.server.conftest import Served
from tests.server.people import started
from tests.server.test_chat import say

MANY = 2 * AT_ONCE + 20


def test_a_crowd_is_told_everything_in_order(server: Served) -> None:
    table, (anna, bert), players = started(server, "citrus")
    nobody = server.guest()
    crowd = [nobody.look(table) for _ in range(MANY)]
    zoe = server.guest("Zoe").look(table)
    hurt = anna.look(table)
    assert hurt.ask("mute", person=bert.id, muted=True)["type"] == "accepted"
    for number in range(4):
        mover = next(seat for seat in players if seat.state["choices"])
        answer = mover.play(mover.actions()[0])
        say(players[1], f"c{number}", f"line {number}")
        for seat in players:
            seat.sync()
        assert answer["type"] == "accepted"
    last = players[0].state["n"]
    for eyes in [*crowd, zoe]:
        eyes.until(last)  # each frame follows the one before, or this fails
        heard = [frame for frame in eyes.raw if '"type":"chatted"' in frame]
        while len(heard) < 4:
            heard.append(str(eyes.next("chatted")))
        assert [f"line {n}" in heard[n] for n in range(4)] == [True] * 4
    hurt.sync()
    assert not any('"type":"chatted"' in frame for frame in hurt.raw)
    first = crowd[0]
    first.sync()
    told = [frame for frame in first.raw if '"type":"presence"' in frame]
    assert len(told) <= 3, "the crowd tells itself about every head"


def test_what_cannot_be_told_does_not_keep_back_what_follows(caplog: pytest.LogCaptureFixture) -> None:
    def broken(connection: Connection) -> bytes:
        raise ValueError("no words")

    async def tell() -> list[bytes]:
        sent: list[bytes] = []

        async def send(message: object) -> None:
            raise AssertionError("written at once")

        def write(frames: object, size: int) -> bool:
            sent.extend(frames)  # type: ignore[call-overload]
            return True

        crowd, many = Crowd(), [Connection(send, None, None, "", write) for _ in range(3 * AT_ONCE)]
        writers = [asyncio.create_task(one.write()) for one in many]
        await asyncio.sleep(0)
        for frame in (same(b"one"), broken, same(b"two")):
            crowd.tell(frame, many)
        while sent.count(b"two") < len(many):
            await asyncio.sleep(0)
        for writer in writers:
            writer.cancel()
        return sent

    sent = asyncio.run(tell())
    assert sent.count(b"one") == sent.count(b"two") == 3 * AT_ONCE
    assert "could not be told" in caplog.text
