"""What is decided about people by way of one process holds at all others."""

from tests.faults.conftest import Workers
from tests.server.people import Guest
from tests.server.test_chat import say
from tests.server.test_moderation import GAME, admin, moderator


def at(address: str, guest: Guest) -> Guest:
    """The same browser at another process."""
    there = Guest(address)
    there.id = guest.id
    there.http.cookies.update(dict(guest.http.cookies))
    return there


def test_moderators_and_whom_they_mute_are_the_same_at_every_process(workers: Workers) -> None:
    first, second = workers(2)
    mia = moderator(first, "Mia")
    there = at(second.address, mia)
    there.get("/api/moderation")
    rude = second.guest("Rude")
    table = rude.table(GAME)
    seen = rude.look(table)
    assert say(seen, "c1", "hello")["type"] == "accepted"
    mia.post("/api/moderation/mute", {"person": rude.id, "on": True})
    assert say(seen, "c2", "hello again")["message"]["id"] == "refused-muted-here"

    admin(first, "moderator", "remove", "Mia")
    for guest in (mia, there):
        guest.get("/api/moderation", 404)
        guest.post("/api/moderation/mute", {"person": rude.id, "on": False}, 404)

    noah = moderator(first, "Noah")
    there = at(second.address, noah)
    there.get("/api/moderation")
    noah.post("/api/account/sign-out")
    there.get("/api/moderation", 404)
