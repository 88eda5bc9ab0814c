"""The page of `terroir analyse`: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from io import StringIO

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from terroir.cli.words import Words
from terroir.core.game import Over, Pending, Seat
from terroir.table.analyses import Analysis, JudgedTurn

COLOURS = ("#1D5FA6", "#B8442B", "#3B7D3C", "#7A4FA3", "#A87412", "#52606D")
DASHES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
"""Lines differ by more than their colour."""
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#22201c;background:#fffdf8}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.4rem .6rem;
border-bottom:1px solid #d8d0c0;vertical-align:top}td:nth-child(3){white-space:nowrap}
svg{max-width:100%;height:auto}"""
BAND = 1.645
"""Standard errors to either side that nine of ten estimates fall into."""


def page(words: Words, names: Sequence[str], found: Analysis, end: Pending) -> str:
    """Who was winning, luck apart from skill, what a coach says, and the turns that were mistakes."""
    text = words.text
    said = [
        f"<h1>{escape(text('analysis-title', game=text('title')))}</h1>",
        f"<p>{escape(result(words, names, end))}</p>",
        f"<p>{escape(text('analysis-how', nodes=found.nodes))}</p>",
        f"<h2>{escape(text('analysis-winning'))}</h2>",
        plot(words, names, text("analysis-winning"), winning(found), bands(found)),
        f"<h2>{escape(text('analysis-coach'))}</h2>",
        *(coach(words, seat, found) for seat in range(len(names))),
        f"<h2>{escape(text('analysis-luck-and-skill'))}</h2>",
        f"<p>{escape(text('analysis-luck-and-skill.text'))}</p>",
        balances(words, found),
        f"<h2>{escape(text('analysis-mistakes'))}</h2>",
        mistakes(words, found.turns),
        *deals(words, found),
    ]
    head = f'<meta charset="utf-8"><title>{escape(text("analysis-title", game=text("title")))}</title>'
    view = '<meta name="viewport" content="width=device-width">'
    opening = f'<!doctype html><html lang="{words.language}"><head>{head}{view}<style>{STYLE}</style></head>'
    return f"{opening}<body>{''.join(said)}</body></html>\n"


def result(words: Words, names: Sequence[str], end: Pending) -> str:
    """How the game ended, or that it has not."""
    if not isinstance(end, Over):
        return words.text("analysis-running")
    return ", ".join(f"{name}: {score}" for name, score in zip(names, end.scores, strict=True))


Curves = list[list[float]]
"""Each seat's value at every turn, in points of winning probability."""


def winning(found: Analysis) -> Curves:
    """Everybody's probability to win before the first turn, after each, and in the end."""
    points = [found.first, *(turn.chances for turn in found.turns), *([found.result] if found.result else [])]
    return [[100 * shares[seat] for shares in points] for seat in range(len(found.first))]


def bands(found: Analysis) -> Curves:
    """How far each of them may be off: nine of ten estimates are closer."""
    sure = [0.0] * len(found.first)
    errors = [sure, *(turn.errors for turn in found.turns), *([sure] if found.result else [])]
    return [[100 * BAND * each[seat] for each in errors] for seat in range(len(found.first))]


def coach(words: Words, seat: Seat, found: Analysis) -> str:
    """Three sentences to a player."""
    said = "".join(f"<li>{escape(words.say(advice.said))}</li>" for advice in found.coach[seat])
    return f"<h3>{escape(words.name(seat))}</h3><ul>{said}</ul>"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of HTML; nothing in it is markup."""
    titles = "".join(f"<th>{escape(title)}</th>" for title in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{body}</tbody></table>"


def balances(words: Words, found: Analysis) -> str:
    """Own choices, luck and what others threw away, for each player."""
    head = [words.text(f"analysis-column-{name}") for name in ("player", "own", "luck", "others")]
    rows = [
        [words.name(seat), *(f"{100 * part:+.0f}" for part in (each.own, each.luck, each.others))]
        for seat, each in enumerate(found.balances)
    ]
    return table(head, rows)


def deals(words: Words, found: Analysis) -> Iterator[str]:
    """What bids and challenges were worth against what was paid, where there were any."""
    if not found.deals:
        return
    yield f"<h2>{escape(words.text('analysis-deals'))}</h2>"
    head = [words.text(f"analysis-column-{name}") for name in ("player", "deal", "paid", "worth")]
    yield table(
        head,
        [[words.name(one.seat), words.say(one.what), str(one.paid), str(one.worth)] for one in found.deals],
    )


def plot(words: Words, names: Sequence[str], title: str, curves: Curves, bands: Curves) -> str:
    """Curves by seat with their bands, as SVG in the page."""
    figure = Figure(figsize=(9, 3.2), layout="constrained", facecolor="none")
    axes: Axes = figure.subplots()
    for seat, curve in enumerate(curves):
        style = DASHES[seat % len(DASHES)]
        at = range(len(curve))
        axes.plot(at, curve, color=COLOURS[seat % 6], linestyle=style, label=names[seat])
        low = [max(0.0, value - band) for value, band in zip(curve, bands[seat], strict=True)]
        high = [min(100.0, value + band) for value, band in zip(curve, bands[seat], strict=True)]
        axes.fill_between(at, low, high, color=COLOURS[seat % 6], alpha=0.13, linewidth=0)
    axes.set(xlabel=words.text("analysis-turns"), ylabel="%")
    axes.grid(alpha=0.3)
    axes.legend()
    file = StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Title": title})
    return file.getvalue().partition("<!DOCTYPE")[2].partition(">")[2]


def mistakes(words: Words, turns: Sequence[JudgedTurn]) -> str:
    """The flagged turns, the worst first."""
    flagged = sorted((one for one in enumerate(turns, 1) if one[1].flag), key=lambda one: -one[1].slip)
    if not flagged:
        return f"<p>{escape(words.text('analysis-no-mistakes'))}</p>"
    columns = ("turn", "player", "verdict", "played", "better", "why")
    return table(
        [words.text(f"analysis-column-{column}") for column in columns],
        [_row(words, number, turn) for number, turn in flagged],
    )


def _row(words: Words, number: int, turn: JudgedTurn) -> Iterator[str]:
    yield str(number)
    yield words.name(turn.seat)
    yield words.text(f"analysis-flag-{turn.flag}", points=f"{100 * turn.slip:.0f}")
    yield ", ".join(action.action for action in turn.played)
    yield ", ".join(action.action for action in turn.better)
    yield ", ".join(words.say(reason) for reason in turn.why)
