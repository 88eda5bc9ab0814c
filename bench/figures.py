"""The figures of the bots' documents: tables between marks, and a plot, made from docs/data.

    ./run bench figures      write the tables anew, and draw docs/images/strength.png

A table stands below a line `<!-- figures: NAME -->` and ends with `<!-- end of figures -->`.
tests/bots/test_figures.py looks whether it is what the data say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from bench.kept import ANALYSIS, STRENGTH, Row, known
from bench.strength import LADDER, Contest, neighbours
from terroir.core.registry import games
from tools.environment import ROOT

MARKED = re.compile(r"(?<=^<!-- figures: )([a-z ]+)( -->\n).*?(?=<!-- end of figures -->$)", re.M | re.S)
DOCUMENTS = (ROOT / "docs" / "bots.md", ROOT / "docs" / "chicoree-bots.md")
TITLES = {"citrus": "Citrus", "chicoree": "Chicorée"}
Line = tuple[str, str, str, str]
NUMBERS = ("no", "", "two", "three", "four", "five")
MOST_OFF, LEAST_KEPT, LONGEST_HINT = 2.0, 0.85, 1000
ANSWER_MEAN, ANSWER_WORST = 300, 2000
GOOD_STAGES, STAGE_BOUND = 0.99, 0.025


def fresh(text: str) -> str:
    """A document with all its figures made anew."""
    return MARKED.sub(lambda found: "".join([found[1], found[2], *made(found[1])]), text)


def made(name: str) -> Iterable[str]:
    """The lines of a table by its name: `goals`, or what it is about and the game."""
    what, _, game = name.partition(" ")
    return (f"{line}\n" for line in (TABLES[what](game)))


def table(head: str, rows: Iterable[Sequence[object]]) -> list[str]:
    """A Markdown table."""
    return [head, "|---" * (head.count("|") - 1) + "|", *(f"| {' | '.join(map(str, row))} |" for row in rows)]


# ---- matches -------------------------------------------------------------


def found(contest: Contest) -> Row | None:
    """What is known of a match between these very bots."""
    for row in known(STRENGTH):
        same = (row["game"], row["name"], row["bot"]) == (contest.game, contest.name, contest.bot)
        if same and tuple(row["rivals"]) == contest.rivals:
            return row
    return None


def pairing(contest: Contest) -> str:
    """Who plays against whom, by codes."""
    count = NUMBERS[len(contest.rivals)]
    return f"`{contest.bot}` against {count + ' ' if count else ''}`{contest.rivals[0]}`"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(row: Row) -> str:
    low, high = row["interval"]
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def wanted(row: Row) -> str:
    """The goal of a match, and whether it is met."""
    if row["goal"] is None:
        return "–"
    low, high = row["goal"]
    goal = f"≥ {100 * low:.0f} %" if high == 1 else f"{100 * low:.0f} – {100 * high:.0f} %"
    return f"{goal}, {'met' if row['met'] else 'NOT met'}"


def outcome(contest: Contest, row: Row) -> tuple[object, ...]:
    """What was found, and where."""
    fair = f"{100 / (1 + len(contest.rivals)):.0f} %"
    share, at = percent(row["share"]), row["commit"][:7]
    return row["games"], share, between(row), fair, wanted(row), row.get("ms_a_turn", "–"), at


OUTCOME = "Games | Share of victories | 95 % | Fair | Goal | ms a turn | Commit |"


def ladder(game: str) -> list[str]:
    """A line for every match between rungs that was played."""
    rows = [(one, row) for one in LADDER if one.game == game and (row := found(one))]
    return table(
        f"| Match | Bots | {OUTCOME}", ((one.name, pairing(one), *outcome(one, row)) for one, row in rows)
    )


def levels(game: str) -> list[str]:
    """A line for each level against the one below."""
    rows = [(one, row) for one in neighbours(game) if (row := found(one))]
    return table(f"| Match | {OUTCOME}", ((one.name, *outcome(one, row)) for one, row in rows))


# ---- analysis ------------------------------------------------------------


def analysed(what: str, game: str) -> list[Row]:
    """What is known about analysis of a game."""
    return [row for row in known(ANALYSIS) if (row["what"], row["game"]) == (what, game)]


def calibration(game: str) -> list[str]:
    """How far off chances are, by number of players and part of the game."""
    head = "| Players | Part of the game | Games | Chances | Points off | By chance | Commit |"
    rows = sorted(analysed("calibration", game), key=lambda row: int(row["players"]))
    return table(
        head,
        (
            (
                row["players"],
                row["part"],
                row["games"],
                row["chances"],
                row["points_off"],
                row["by_chance"],
                row["commit"][:7],
            )
            for row in rows
        ),
    )


# ---- goals ---------------------------------------------------------------


def verdict(met: bool, enough: bool = True) -> str:
    """Whether a goal is met, and by as much evidence as was asked for."""
    return "**no**" if not met else "yes" if enough else "so far"


def goals(_: str) -> list[str]:
    """Everything that the bots are to reach, and what was measured."""
    lines: list[Line] = []
    for game in games():
        wanted = [one for one in LADDER if one.game == game and one.goal is not None]
        lines += [*map(strong_enough, wanted), steps_between_levels(game), *trusted(game)]
    return table("| What | Goal | Measured | Met |", lines)


def strong_enough(contest: Contest) -> Line:
    """A match against its goal."""
    what = f"{TITLES[contest.game]}: {contest.name} ({pairing(contest)})"
    goal = f"lower bound ≥ {100 * (contest.goal or 0):.0f} % of {contest.games}"
    row = found(contest)
    if row is None:
        return what, goal, "not played yet", verdict(False)
    said = f"{percent(row['share'])} of {row['games']} ({between(row)})"
    return what, goal, said, verdict(row["met"], row["games"] >= contest.games)


def steps_between_levels(game: str) -> Line:
    contests = neighbours(game)
    rows = [row for one in contests if (row := found(one))]
    shares = ", ".join(f"{percent(row['share'])} of {row['games']}" for row in rows)
    met = len(rows) == len(contests) and all(row["met"] for row in rows)
    enough = all(row["games"] >= contests[0].games for row in rows)
    goal = f"{100 * (contests[0].goal or 0):.0f} – {100 * contests[0].most:.0f} %"
    what = f"{TITLES[game]}: each level against the one below"
    return what, goal, shares or "not played yet", verdict(met, enough)


def trusted(game: str) -> list[Line]:
    """What analysis of a game is to reach, as far as it was measured."""
    title, lines = TITLES[game], []
    if rows := analysed("calibration", game):
        worst = max(rows, key=lambda row: float(row["points_off"]))
        where = f"{worst['players']} players, {worst['part']}; by chance alone {worst['by_chance']}"
        said = f"at most {worst['points_off']} ({where})"
        met = worst["points_off"] <= MOST_OFF
        lines.append((f"{title}: chances to win, points off", f"≤ {MOST_OFF:.0f}", said, verdict(met)))
    for row in analysed("blunders", game):
        said = f"{100 * row['share_kept']:.0f} % of {row['flagged']}"
        what = f"{title}: flags that a search four times as long raises too"
        lines.append((what, f"≥ {100 * LEAST_KEPT:.0f} %", said, verdict(row["share_kept"] >= LEAST_KEPT)))
    for row in analysed("times", game):
        lines += [hint(title, row), answer(title, row)]
    for row in analysed("sealed bids", game):
        what = f"{title}: stage games in which no deviation gains {100 * STAGE_BOUND} % of the prize"
        said = f"{100 * row['good']:.1f} % of {row['cases']}"
        lines.append((what, f"≥ {100 * GOOD_STAGES:.0f} %", said, verdict(row["good"] >= GOOD_STAGES)))
    return lines


def hint(title: str, row: Row) -> Line:
    mean, worst = row["hint_ms"]
    said = f"{mean} ms, at worst {worst} ms of {row['positions']} positions"
    return f"{title}: a hint", f"≤ {LONGEST_HINT} ms", said, verdict(worst <= LONGEST_HINT)


def answer(title: str, row: Row) -> Line:
    mean, worst = row["answer_ms"]
    goal = f"mean ≤ {ANSWER_MEAN} ms, never above {ANSWER_WORST} ms"
    met = mean <= ANSWER_MEAN and worst <= ANSWER_WORST
    said = f"{mean} ms, at worst {worst} ms of {row['positions']}"
    return f"{title}: a turn of the default level (`{row['bot']}`)", goal, said, verdict(met)


TABLES: dict[str, Callable[[str], list[str]]] = {
    "goals": goals,
    "ladder": ladder,
    "levels": levels,
    "calibration": calibration,
}


def main() -> None:
    from bench.strength_plot import draw  # matplotlib is only needed here

    for document in DOCUMENTS:
        document.write_text(fresh(document.read_text("utf-8")), "utf-8")
    draw(ROOT / "docs" / "images" / "strength.png")


if __name__ == "__main__":
    main()
