"""The page of `terroir analyse`: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from statistics import mean

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from terroir.bots.analysis import Moment
from terroir.cli.words import Words
from terroir.core.game import AnyGame, Over, Pending, Seat

COLOURS = ("#1D5FA6", "#B8442B", "#3B7D3C", "#7A4FA3", "#A87412", "#52606D")
DASHES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
"""Lines differ by more than their colour."""
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#22201c;background:#fffdf8}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.4rem .6rem;
border-bottom:1px solid #d8d0c0;vertical-align:top}td:nth-child(3){white-space:nowrap}
svg{max-width:100%;height:auto}.flag3{font-weight:bold}"""


def page(
    game: AnyGame, words: Words, names: Sequence[str], moments: Sequence[Moment], end: Pending, nodes: int
) -> str:
    """Who was winning, luck apart from skill, and the turns that were mistakes."""
    text = words.text
    said = [
        f"<h1>{escape(text('analysis-title', game=text('title')))}</h1>",
        f"<p>{escape(result(words, names, end))}</p>",
        f"<p>{escape(text('analysis-how', nodes=nodes))}</p>",
        f"<h2>{escape(text('analysis-winning'))}</h2>",
        plot(words, names, text("analysis-winning"), winning(moments, len(names), end)),
        f"<h2>{escape(text('analysis-luck-and-skill'))}</h2>",
        f"<p>{escape(text('analysis-luck-and-skill.text'))}</p>",
        plot(words, names, text("analysis-luck"), luck(moments, len(names), end)),
        plot(words, names, text("analysis-skill"), skill(moments, len(names))),
        f"<h2>{escape(text('analysis-mistakes'))}</h2>",
        mistakes(game, words, moments),
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


def winning(moments: Sequence[Moment], players: int, end: Pending) -> Curves:
    """The probability to win before each turn, as all players together could know it; last, who won.

    Everybody knows something else, so it is the mean of what each last had reason to think.
    """
    curves: Curves = [[] for _ in range(players)]
    latest: dict[Seat, tuple[float, ...]] = {}
    for moment in moments:
        latest[moment.seat] = moment.best.shares
        for seat, curve in enumerate(curves):
            curve.append(100 * mean(shares[seat] for shares in latest.values()))
    if isinstance(end, Over):
        for seat, curve in enumerate(curves):
            curve.append(100 / len(end.winners) if seat in end.winners else 0.0)
    return curves


def luck(moments: Sequence[Moment], players: int, end: Pending) -> Curves:
    """What changed for each player between their own turns, summed up: draws, and what nobody foresaw.

    What the others threw away meanwhile is no luck, nor what they took from it: it counts as theirs.
    """
    curves: Curves = [[] for _ in range(players)]
    sums, left = [0.0] * players, dict[Seat, float]()
    for moment in moments:
        if moment.seat in left:
            sums[moment.seat] += moment.best.shares[moment.seat] - left[moment.seat]
        for seat in left:
            left[seat] += moment.played.shares[seat] - moment.best.shares[seat]
        left[moment.seat] = moment.played.shares[moment.seat]
        _draw_on(curves, sums)
    if isinstance(end, Over):
        for seat, share in left.items():
            sums[seat] += (seat in end.winners) / len(end.winners) - share
        _draw_on(curves, sums)
    return curves


def _draw_on(curves: Curves, values: Sequence[float]) -> None:
    """One more point of each curve."""
    for curve, value in zip(curves, values, strict=True):
        curve.append(100 * value)


def skill(moments: Sequence[Moment], players: int) -> Curves:
    """What each player's own turns threw away, summed up."""
    curves: Curves = [[] for _ in range(players)]
    for moment in moments:
        for seat in range(players):
            before = curves[seat][-1] if curves[seat] else 0.0
            curves[seat].append(before - (100 * moment.loss if seat == moment.seat else 0))
    return curves


def plot(words: Words, names: Sequence[str], title: str, curves: Curves) -> str:
    """Curves by seat, as SVG in the page."""
    figure = Figure(figsize=(9, 3.2), layout="constrained", facecolor="none")
    axes: Axes = figure.subplots()
    for seat, curve in enumerate(curves):
        style = DASHES[seat % len(DASHES)]
        axes.plot(
            range(1, len(curve) + 1), curve, color=COLOURS[seat % 6], linestyle=style, label=names[seat]
        )
    axes.set(xlabel=words.text("analysis-turns"), ylabel="%")
    axes.grid(alpha=0.3)
    axes.legend()
    file = StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Title": title})
    return file.getvalue().partition("<!DOCTYPE")[2].partition(">")[2]


def mistakes(game: AnyGame, words: Words, moments: Sequence[Moment]) -> str:
    """The flagged turns, the worst first."""
    flagged = sorted((moment for moment in moments if moment.flag), key=lambda moment: -moment.loss)
    if not flagged:
        return f"<p>{escape(words.text('analysis-no-mistakes'))}</p>"
    columns = ("turn", "player", "verdict", "played", "better", "why")
    head = "".join(f"<th>{escape(words.text(f'analysis-column-{column}'))}</th>" for column in columns)
    numbers = {id(moment): number for number, moment in enumerate(moments, 1)}
    rows = "".join(_row(game, words, numbers[id(moment)], moment) for moment in flagged)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(game: AnyGame, words: Words, number: int, moment: Moment) -> str:
    def written(judged_actions: Sequence[object], write: Callable[..., str]) -> str:
        return ", ".join(write(action) for action in judged_actions)

    verdict = words.text(f"analysis-flag-{moment.flag}", points=f"{100 * moment.loss:.0f}")
    cells = (
        str(number),
        words.name(moment.seat),
        verdict,
        written(moment.played.actions, game.move_to_text),
        written(moment.best.actions, game.move_to_text),
        ", ".join(words.say(reason) for reason in moment.best.reasons),
    )
    return f'<tr class="flag{moment.flag}">' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
