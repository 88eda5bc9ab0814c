"""Friends: who I play with gladly, who wants to, and who asks me to come to a table."""

from __future__ import annotations

from collections.abc import Iterable

from terroir.server import inviting
from terroir.server.http_lobby import (
    FriendsBody,
    InvitationBody,
    Invitations,
    PeopleFound,
    Somewhere,
    TableId,
)
from terroir.server.http_people import PersonId, Somebody
from terroir.server.http_types import Done
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.store.people_rows import Friend
from terroir.store.rows import Person

MOST_FRIENDS = 500
MOST_MET = 30


async def friends(ask: Ask) -> FriendsBody:
    """My friends, who asks to be one, whom I asked, with whom I played lately, and whom I have blocked."""
    me, store = ask.person.id, ask.server.store
    apart = await store.friends.apart(me)
    mine, asking = await store.friends.friends(me), await store.friends.asking(me)
    asked, met = await store.friends.asked(me), await store.friends.played_with(me, MOST_MET)
    known = {one.id for one in (*mine, *asking, *asked)} | apart
    return FriendsBody(
        you=me,
        friends=_people(mine),
        asking=_people(one for one in asking if one.id not in apart),
        asked=_people(asked),
        met=_people(one for one in met if one.id not in known),
        blocked=_people(await store.friends.blocked(me)),
    )


def _people(people: Iterable[Person]) -> list[Somewhere]:
    return [Somewhere(one.id, one.name) for one in people]


async def look(ask: Ask) -> Somewhere:
    """Whose link it is."""
    body: Somebody = ask.body
    person = await _person(ask, body.person)
    return Somewhere(person.id, person.name)


async def _person(ask: Ask, id: PersonId) -> Person:
    person = await ask.server.store.person(id)
    if person is None or person.banned_ms is not None:
        raise Refusal("missing", "nobody of this id")
    return person


async def find(ask: Ask) -> PeopleFound:
    """People of this name: those who let others see them, and those with whom I played."""
    name, store = ask.query.get("name", ""), ask.server.store
    apart = await store.friends.apart(ask.person.id) | {ask.person.id}
    met = await store.friends.played_with(ask.person.id, MOST_MET)
    found = {one.id: one for one in (*await store.friends.shown(name), *met)}
    fit = [one for one in found.values() if one.name.casefold() == name.casefold() and one.id not in apart]
    return PeopleFound(_people(fit))


async def befriend(ask: Ask) -> Done:
    """Ask somebody, or say yes to who has asked; who has blocked me hears nothing of it."""
    body: Somebody = ask.body
    me, server, now_ms = ask.person.id, ask.server, ask.server.clock.now_ms()
    person = await _person(ask, body.person)
    if person.id == me:
        raise Refusal("malformed", "that is you")
    known = [*await server.store.friends.friends(me), *await server.store.friends.asked(me)]
    if len(known) >= MOST_FRIENDS:
        raise Refusal("too-many", f"more than {MOST_FRIENDS} friends")
    await server.quotas.use("friends", me, ask.address, now_ms)
    if person.id not in await server.store.friends.apart(me):
        await server.store.friends.ask(Friend(me, person.id, now_ms))
        server.call(person.id)
    return Done()


async def part(ask: Ask) -> Done:
    """Friends no more; or the question of one of us is taken back or declined."""
    body: Somebody = ask.body
    await ask.server.store.friends.part(ask.person.id, body.person)
    return Done()


async def invitations(ask: Ask) -> Invitations:
    """To which tables I am asked to come; whoever has no name is asked by nobody."""
    if ask.who is None:
        return Invitations([])
    apart = await ask.server.store.friends.apart(ask.person.id)
    found = await ask.server.store.friends.invited(ask.person.id)
    shown = [one for one in found if one.by not in apart]
    return Invitations([InvitationBody(one.table, one.game, one.name) for one in shown])


async def decline(ask: Ask) -> Done:
    """I do not come."""
    body: TableId = ask.body
    await ask.server.store.friends.uninvite(body.table, ask.person.id)
    return Done()


async def call(ask: Ask) -> Done:
    """Ask a friend, or somebody with whom I played, to come to this table."""
    body: Somebody = ask.body
    me, store, session = ask.person.id, ask.server.store, ask.session
    if session.live.status != "open" or session.live.created.hot_seat:
        raise Refusal("stale", "nobody else can sit down here")
    known = [*await store.friends.friends(me), *await store.friends.played_with(me, MOST_MET)]
    if body.person not in {one.id for one in known}:
        raise Refusal("forbidden", "only friends, and people you played with", "refused-no-friend")
    await ask.server.quotas.use("invitations", me, ask.address, ask.server.clock.now_ms())
    await inviting.ask_to_come(ask.server, session, me, body.person)
    return Done()


AT = "/api/friends"
NAME = {"name": "What they call themselves."}
ROUTES = (
    Route("GET", AT, friends, FriendsBody, "My friends.", "person", cost=6),
    Route("POST", AT, befriend, Done, "Ask somebody, or say yes.", "person", Somebody, cost=3),
    Route("POST", f"{AT}/part", part, Done, "Friends no more.", "person", Somebody),
    Route("POST", f"{AT}/look", look, Somewhere, "Whose link it is.", "person", Somebody),
    Route("GET", f"{AT}/find", find, PeopleFound, "People of a name.", "person", query=NAME, cost=4),
    Route("GET", "/api/invitations", invitations, Invitations, "Where I am asked to come.", cost=3),
    Route("POST", "/api/invitations/decline", decline, Done, "I do not come.", "person", TableId),
    Route("POST", "/api/tables/{table}/call", call, Done, "Ask a friend to come.", "seated", Somebody,
    cost=6),
)  # fmt: skip
