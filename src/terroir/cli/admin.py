"""`terroir admin`: what whoever runs a server does about people and tables; also while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from terroir.cli.db import Address, Language, address_of, words_of
from terroir.cli.extras import need
from terroir.cli.failure import Failure

if TYPE_CHECKING:
    from terroir.cli.words import Words
    from terroir.store.moderating import Moderating
    from terroir.store.rows import Person, Report
    from terroir.store.store import Store

T = TypeVar("T")
BY = "admin"
commands = typer.Typer(
    help="People and tables of a server: reports, bans, names.", add_completion=False, rich_markup_mode=None
)
moderators = typer.Typer(add_completion=False, rich_markup_mode=None)
commands.add_typer(moderators, name="moderator", help="Who may act on reports in a browser.")
NameOrId = Annotated[str, typer.Argument(metavar="PERSON", help="The name or the id of an account.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person, as reports name it.")]


@commands.command(short_help="What people have reported.")
def reports(
    settled: Annotated[bool, typer.Option("--all", help="Those that are settled, too.")] = False,
    db: Address = None,
    lang: Language = None,
) -> None:
    """What people have reported, the oldest first: whom, why, and what was last said at the table.

    \b
    Examples:
      terroir admin reports
      terroir admin reports --all --db postgresql://terroir@localhost/terroir
    """
    words = words_of(lang)

    async def show(store: Store) -> None:
        found = await store.reports(settled)
        for report in found:
            await _show(store, report, words)
        typer.echo(words.text("admin-reports", reports=len(found)))

    _run(db, show)


async def _show(store: Store, report: Report, words: Words) -> None:
    from msgspec.json import decode

    async def called(person: str | None) -> str:
        known = await store.person(person) if person else None
        return f"{known.name} ({person})" if known else f"? ({person})"

    state = "" if report.closed_ms is None else words.text("admin-settled")
    typer.echo(f"{_when(report.at_ms)}  {report.id}  {state}".rstrip())
    about = {"person": await called(report.person), "by": await called(report.by), "table": report.table}
    typer.echo("  " + words.text("admin-report", **about))
    typer.echo(f"  {report.why}")
    for at_ms, person, text in decode(report.lines):
        typer.echo(f"    {_when(at_ms)} {await called(person)}: {text}")


@commands.command(short_help="A report is dealt with.")
def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report.")],
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for the audit log.")] = "",
    db: Address = None,
    lang: Language = None,
) -> None:
    """Say that a report is dealt with: it is listed no more, and the lines of chat it kept are deleted.

    \b
    Examples:
      terroir admin settle Xb3dT7xYb2Mq --why "talked to both"
    """

    async def run(store: Store) -> None:
        await _found(_acting(store).settle(report, why), f"there is no open report {report}")

    _run(db, run)
    typer.echo(words_of(lang).text("admin-done"))


@commands.command(short_help="Keep somebody from doing anything here.")
def ban(
    person: PersonId,
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for the audit log.")] = "",
    db: Address = None,
    lang: Language = None,
) -> None:
    """Keep somebody from doing anything here; their sockets end within seconds. They can look on, no more.

    It is the identity that is banned: who deletes the cookie is a new guest, as everybody is at first.

    \b
    Examples:
      terroir admin ban qUk3dT7xYb2M --why spam
    """
    _set_banned(person, True, why, db, lang)


@commands.command(short_help="Let somebody play again.")
def unban(
    person: PersonId,
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for the audit log.")] = "",
    db: Address = None,
    lang: Language = None,
) -> None:
    """Let somebody who was banned from the server play again.

    \b
    Examples:
      terroir admin unban qUk3dT7xYb2M
    """
    _set_banned(person, False, why, db, lang)


def _set_banned(person: str, on: bool, why: str, db: str | None, lang: str | None) -> None:
    _act_on(person, lambda acting: acting.ban(person, on, why), db, lang)


@commands.command(short_help="Keep somebody from writing in any chat.")
def mute(
    person: PersonId,
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for the audit log.")] = "",
    db: Address = None,
    lang: Language = None,
) -> None:
    """Keep somebody from writing in the chat of any table; they play on.

    \b
    Examples:
      terroir admin mute qUk3dT7xYb2M --why insults
    """
    _act_on(person, lambda acting: acting.mute(person, True, why), db, lang)


@commands.command(short_help="Let somebody write again.")
def unmute(
    person: PersonId,
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for the audit log.")] = "",
    db: Address = None,
    lang: Language = None,
) -> None:
    """Let somebody who was muted write in the chat again.

    \b
    Examples:
      terroir admin unmute qUk3dT7xYb2M
    """
    _act_on(person, lambda acting: acting.mute(person, False, why), db, lang)


@commands.command(short_help="Give somebody another name.")
def rename(
    person: PersonId,
    name: Annotated[str, typer.Argument(metavar="NAME", help="A name such as people may have here.")],
    db: Address = None,
    lang: Language = None,
) -> None:
    """Give somebody another name, also at the tables where they sat and for what they said.

    A table that a server has in memory shows it when it is opened anew: a minute after the last has left.

    \b
    Examples:
      terroir admin rename qUk3dT7xYb2M "Guest 7"
    """
    need("server", "terroir admin")
    from terroir.server import names

    fit = names.name(name)

    _act_on(person, lambda acting: acting.rename(person, fit), db, lang)


@commands.command("bot-token", short_help="An account for a bot.")
def bot_token(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What people see, followed by (bot).")],
    scope: Annotated[
        list[str] | None, typer.Option(metavar="SCOPE", help="play, tables or chat; else play and tables.")
    ] = None,
    db: Address = None,
    lang: Language = None,
) -> None:
    """Make an account for a bot, and say its token, which is kept nowhere: only its hash is.

    A bot sends it as the header `Authorization: Bearer TOKEN`. It can look on where everybody may, and do
    what the token is for: play (sit down and play), tables (make them), chat. To end it, ban its person.

    \b
    Examples:
      terroir admin bot-token Randy
      terroir admin bot-token Randy --scope play
    """
    need("server", "terroir admin")
    from terroir.server import names
    from terroir.server.identity import SCOPES, new_bot_token, new_id, token_hash

    scopes = [one for one in SCOPES if one in (scope or ("play", "tables"))]
    if unknown := set(scope or ()) - set(SCOPES):
        raise Failure(f"no scope {min(unknown)[:40]!r}: there is {', '.join(SCOPES)}")
    token = new_bot_token(scopes)

    async def run(store: Store) -> str:
        id = new_id()
        await _acting(store).add_bot(id, fit, token_hash(token), scopes)
        return id

    fit = names.name(f"{name} (bot)")
    typer.echo(words_of(lang).text("admin-bot", name=fit, person=_run(db, run)))
    typer.echo(token)


@commands.command(short_help="Close a table.")
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of an open or running table.")],
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for the audit log.")] = "",
    db: Address = None,
    lang: Language = None,
) -> None:
    """Close a table: nobody sits down or plays there any more, and the secret of its luck is shown.

    \b
    Examples:
      terroir admin close Xb3dT7xYb2Mq --why "names that insult"
    """

    async def run(store: Store) -> None:
        await _found(_acting(store).close(table, why), f"there is no open or running table {table}")

    _run(db, run)
    typer.echo(words_of(lang).text("admin-done"))


@moderators.command(short_help="Make an account a moderator.")
def add(person: NameOrId, db: Address = None, lang: Language = None) -> None:
    """Make an account a moderator, who reads reports in the browser and acts on them: the account page leads
    there. Guests cannot be moderators.

    \b
    Examples:
      terroir admin moderator add Anna
      terroir admin moderator add qUk3dT7xYb2M --db sqlite:///club.db
    """

    async def run(store: Store) -> None:
        found = [one for one in await _people(store, person) if await store.accounts.is_kept(one.id)]
        await _acting(store).appoint(_only(found, person), True)

    _run(db, run)
    typer.echo(words_of(lang).text("admin-done"))


@moderators.command(short_help="Make a moderator an account like any other.")
def remove(person: NameOrId, db: Address = None, lang: Language = None) -> None:
    """Make a moderator an account like any other, at once and in all their browsers.

    \b
    Examples:
      terroir admin moderator remove Anna
    """

    async def run(store: Store) -> None:
        found = [one for one in await _people(store, person) if one.moderator_ms is not None]
        await _acting(store).appoint(_only(found, person), False)

    _run(db, run)
    typer.echo(words_of(lang).text("admin-done"))


@moderators.command("list", short_help="Who is a moderator.")
def show(db: Address = None, lang: Language = None) -> None:
    """Who is a moderator, and since when.

    \b
    Examples:
      terroir admin moderator list
    """

    async def run(store: Store) -> None:
        found = await store.moderators()
        for one in found:
            typer.echo(f"{_when(one.moderator_ms or 0)}  {one.id}  {one.name}")
        typer.echo(words_of(lang).text("admin-moderators", moderators=len(found)))

    _run(db, run)


async def _people(store: Store, person: str) -> list[Person]:
    """Whoever has this id, or else this name."""
    known = await store.person(person)
    return [known] if known is not None else await store.named(person)


def _only(found: list[Person], person: str) -> str:
    if len(found) > 1:
        raise Failure(f"several are called {person}: {', '.join(one.id for one in found)}")
    if not found:
        raise Failure(f"there is no such account: {person}")
    return found[0].id


@commands.command(short_help="What hosts, moderators and administrators did.")
def log(
    last: Annotated[int, typer.Option(metavar="NUMBER", min=1, help="How many, the latest first.")] = 50,
    db: Address = None,
    lang: Language = None,
) -> None:
    """The audit log: what hosts, moderators and administrators did about people and tables, the latest first.

    People are named by their ids: who was erased has no name any more.

    \b
    Examples:
      terroir admin log --last 10
    """

    async def run(store: Store) -> None:
        found = await store.deeds(last)
        for deed in found:
            parts = (_when(deed.at_ms), deed.by or "-", deed.what, deed.person or "-", deed.table or "-")
            typer.echo("  ".join((*parts, deed.detail)).rstrip())
        typer.echo(words_of(lang).text("admin-log", deeds=len(found)))

    _run(db, run)


def _run(db: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store, beside a server or without one."""
    need("server", "terroir admin")
    from terroir.store.opening import open_store

    async def run() -> T:
        store = await open_store(address_of(db), beside=True)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def _found(change: Awaitable[Any], otherwise: str) -> None:
    from terroir.store.errors import Conflict

    try:
        await change
    except Conflict:
        raise Failure(otherwise) from None


def _act_on(
    person: str, act: Callable[[Moderating], Awaitable[None]], db: str | None, lang: str | None
) -> None:
    async def run(store: Store) -> None:
        await _found(act(_acting(store)), f"there is nobody of the id {person}")

    _run(db, run)
    typer.echo(words_of(lang).text("admin-done"))


def _acting(store: Store) -> Moderating:
    from terroir.store.moderating import Moderating

    return Moderating(store, BY, int(time() * 1000))


def _when(ms: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
