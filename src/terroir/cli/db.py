"""`terroir db`: the database of a server: its schema, backups, and whether it is in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from terroir.cli.extras import need

if TYPE_CHECKING:
    from terroir.cli.words import Words
    from terroir.store.snapshot import Snapshot

commands = typer.Typer(
    help="The database of a server: schema, backups, checks.",
    add_completion=False,
    rich_markup_mode=None,
)
Address = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="ADDRESS",
        envvar="TERROIR_DB",
        help="sqlite:///PATH or postgresql://USER@HOST/NAME; else the file in your data folder.",
    ),
]
Language = Annotated[
    str | None, typer.Option(metavar="LANGUAGE", help="en, fr, it or de; else that of your locale.")
]


def address_of(given: str | None) -> str:
    """The database that was named, else the one in the user's data folder."""
    from terroir.cli.files import folder

    return given or f"sqlite:///{folder().parent / 'terroir.db'}"


@commands.command(short_help="Bring the schema up to date.")
def upgrade(db: Address = None, lang: Language = None) -> None:
    """Bring the schema up to date; a database that is not there is made. A server does this when it starts.

    It happens whole or not at all, whenever it is stopped.

    \b
    Examples:
      terroir db upgrade
      terroir db upgrade --db postgresql://terroir@localhost/terroir
    """
    need("server", "terroir db")
    from terroir.store.opening import open_store
    from terroir.store.upgrade import NEWEST, name

    async def run() -> None:
        await (await open_store(address_of(db))).close()

    asyncio.run(run())
    typer.echo(words_of(lang).text("db-upgraded", version=name(NEWEST)))


@commands.command(short_help="Write all there is into a file.")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    db: Address = None,
    lang: Language = None,
) -> None:
    """Write all there is at one moment into a file, also while a server runs.

    The file is itself a database: --db sqlite:///FILE.

    \b
    Examples:
      terroir db backup monday.db
      terroir db check --db sqlite:///monday.db
    """
    need("server", "terroir db")
    from terroir.store import copying

    words = words_of(lang)

    async def run() -> int:
        async with _snapshot(address_of(db)) as source:
            total = await copying.rows_in(source)
        with _bar(words, total, "db-copying") as heard:
            await copying.backup(address_of(db), file, heard)
        return total

    typer.echo(words.text("db-copied", rows=asyncio.run(run()), file=str(file)))


@commands.command(short_help="Fill an empty database from a backup.")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, of this release or an older one.")],
    db: Address = None,
    lang: Language = None,
) -> None:
    """Fill an empty database, of either kind, with what a backup holds.

    \b
    Examples:
      terroir db restore monday.db
      terroir db restore monday.db --db postgresql://terroir@localhost/terroir
    """
    need("server", "terroir db")
    from terroir.store import copying

    words = words_of(lang)

    async def run() -> int:
        done = 0

        def count(rows: int) -> None:
            nonlocal done
            done += rows
            heard(rows)

        with _bar(words, None, "db-copying") as heard:
            await copying.restore(file, address_of(db), count)
        return done

    typer.echo(words.text("db-restored", rows=asyncio.run(run()), file=str(file)))


@commands.command(short_help="Whether all is as it was written.")
def check(db: Address = None, lang: Language = None) -> None:
    """Check every log against its hashes, and replay every game by the rules; also while a server runs.

    Exit code 0 if all is in order, 1 if something is not, 2 if it cannot be checked.

    \b
    Examples:
      terroir db check
      terroir db check --db sqlite:///monday.db
    """
    need("server", "terroir db")
    from terroir.store.checking import CheckReport, check_all

    words = words_of(lang)

    async def run() -> CheckReport:
        async with _snapshot(address_of(db)) as source:
            with _bar(words, await source.count("tables"), "db-checking") as heard:
                return await check_all(source, heard)

    report = asyncio.run(run())
    for finding in report.findings:
        typer.echo(finding, err=True)
    typer.echo(words.text("db-checked", tables=report.tables, entries=report.entries))
    typer.echo(words.text("db-replayed", games=report.replayed, others=report.other_version))
    if report.findings:
        typer.echo(words.text("db-not-in-order", findings=len(report.findings)))
        raise typer.Exit(1)
    typer.echo(words.text("db-in-order"))


@commands.command(short_help="Remove what nobody needs any more.")
def prune(
    unbegun: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="Remove tables at which nobody began to play.")
    ] = 1,
    abandoned: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="Close running games at which nothing happens.")
    ] = 30,
    finished: Annotated[
        int | None, typer.Option(metavar="DAYS", min=1, help="Remove finished and imported games; else none.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    db: Address = None,
    lang: Language = None,
) -> None:
    """Remove what nobody needs any more; also while a server runs, which does the same every hour.

    Tables at which nobody began to play go after a day. Running games at which nothing has happened
    for 30 days, or for longer where their clock allows it, are closed: the secret of their luck is shown,
    and nobody plays on. Finished games stay, unless you say how many days they are kept; one that somebody
    has reported stays until the report is settled. What was left of people who had themselves erased goes
    too.

    \b
    Examples:
      terroir db prune --dry-run
      terroir db prune --finished 365
      terroir db backup before.db && terroir db prune --abandoned 60
    """
    need("server", "terroir db")
    from time import time

    from terroir.store import keeping
    from terroir.store.opening import open_store

    words, now_ms = words_of(lang), int(time() * 1000)
    rules = keeping.Rules(unbegun=unbegun, abandoned=abandoned, finished=finished)

    async def run() -> keeping.Due:
        store = await open_store(address_of(db), beside=True)
        try:
            found = await keeping.due(store, rules, now_ms)
            if not dry_run:
                with _bar(words, found.total, "db-pruning") as heard:
                    await keeping.prune(store, found, now_ms, heard)
            return found
        finally:
            await store.close()

    found = asyncio.run(run())
    said = "db-would-prune" if dry_run else "db-pruned"
    counts = {name: len(getattr(found, name)) for name in ("unbegun", "abandoned", "finished")}
    typer.echo(words.text(said, **counts))


def words_of(lang: str | None) -> Words:
    from terroir.cli.words import Words, language

    return Words(language(lang))


@asynccontextmanager
async def _snapshot(address: str) -> AsyncIterator[Snapshot]:
    from terroir.store.snapshot import snapshot

    async with snapshot(address) as source:
        yield source


@contextmanager
def _bar(words: Words, total: int | None, what: str) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many more have been done."""
    from terroir.cli.simulate import progress

    done = 0

    def more(number: int) -> None:
        nonlocal done
        done += number
        heard(done)

    with progress(words, total, what) as heard:
        yield more
