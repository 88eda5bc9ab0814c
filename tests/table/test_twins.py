"""Twin tables: two that differ only in what a viewer may not see. Every byte that viewer can get is the same.

The right table follows the left one: the same people ask for the same at the same time. Where the viewer
may not look, it goes another way: another card is drawn, another choice is made in secret. From then on
the two must look alike until an event shows the viewer the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from terroir.core.errors import TerroirError
from terroir.core.game import Chance, Outcome, Over, Seat
from terroir.core.masking import Masked
from terroir.core.play import Draws, Match, pick
from terroir.core.registry import examples, games, load
from terroir.table.audience import Audience
from terroir.table.bot_tasks import bot_task, seen
from terroir.table.commands import Play
from terroir.table.entries import Bank, Entry
from terroir.table.exporting import record
from terroir.table.live import Answered, LiveTable
from terroir.table.numbers import Numbers, Viewer, secret_seats
from terroir.table.shapes import Choices
from tests.sampling import many
from tests.table.driving import Party, kind_of, refusal, setup_of, snapshot, some_command

STEPS = 120


class Parted(Exception):
    """The two cannot go the same way any more."""


class Rigged(LiveTable):
    """A table whose draws are brought by the test."""

    rig: Draws | None = None

    def draws(self, drawn: int) -> Draws:
        return self.rig or super().draws(drawn)


class Twins:
    """Two tables and a viewer who must not be able to tell them apart."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(seed)
        setup = setup_of(game, self.rng, clock=Bank(10**7, 1000), patience_ms=10**7)
        self.left, self.right = Party(setup, b"l" * 32, Rigged), Party(setup, b"r" * 32, Rigged)
        self.viewer: Viewer = self.rng.choice(self.left.viewers)
        self.different = 0
        """In how many hidden things they differ by now."""
        self.drawn: list[str] = []
        self.left.table.rig = self._draw_left  # type: ignore[attr-defined]
        self.right.table.rig = self._draw_right  # type: ignore[attr-defined]

    def _draw_left(self, state: Any, chance: Chance) -> Outcome:
        outcome = pick(chance, self.rng.randrange)
        self.drawn.append(self.left.table.game.move_to_text(outcome))
        return outcome

    def _draw_right(self, state: Any, chance: Chance) -> Outcome:
        if not self.drawn:
            raise Parted
        text = self.drawn.pop(0)
        name = self.right.table.game.move_to_text
        possible = [outcome for outcome, count in chance.outcomes if count]
        hidden = chance.seen_by is not None and self.viewer not in chance.seen_by
        if hidden and (others := [o for o in possible if name(o) != text]) and self.rng.randrange(2):
            self.different += 1
            return self.rng.choice(others)
        same = [outcome for outcome in possible if name(outcome) == text]
        if not same:
            raise Parted
        return same[0]

    # ---- the same in both ---------------------------------------------------
    def apply(self, left: Entry | None, right: Entry | None) -> None:
        """Both happen; what the viewer is told of it is the same."""
        if self.drawn or (left is None) != (right is None):
            raise Parted
        if left is None or right is None:
            return
        ours, theirs = self.left.apply(left), self.right.apply(right)
        if isinstance(self.left.table.pending, Over) or isinstance(self.right.table.pending, Over):
            raise Parted
        told = [
            party.audience.update(news, self.viewer)
            for party, news in ((self.left, ours), (self.right, theirs))
        ]
        if told[0] != told[1]:
            self._part(ours.events, theirs.events)

    def _part(self, ours: Sequence[Any], theirs: Sequence[Any]) -> None:
        """They look different now: only an event that shows the viewer something may do that."""
        assert self.different, "different without any difference"
        for left, right in zip(ours, theirs, strict=False):
            if left.seen_by(self.viewer) != right.seen_by(self.viewer):
                assert left.reveals and right.reveals, f"{left} tells {self.viewer} without revealing"
                raise Parted
        raise AssertionError(f"{self.viewer} can tell the tables apart")

    def run_due(self) -> None:
        for _ in range(20):
            left = self.left.table.due_entry(self.left.now)
            self.apply(left, self.right.table.due_entry(self.right.now))
            if left is None:
                return

    def compare(self) -> None:
        """Everything the viewer can ask for."""
        assert snapshot(self.left, self.viewer) == snapshot(self.right, self.viewer)
        assert self.left.table.next_deadline() == self.right.table.next_deadline()
        if self.left.table.course is None:
            return
        if self.viewer is not None:
            # What a bot in the viewer's place would be given.
            game = self.left.table.game
            tasks = (bot_task(party.table, self.viewer) for party in (self.left, self.right))
            ours, theirs = (game.view_to_json(seen(task.thought)[1]) for task in tasks)
            assert ours == theirs
        if self.rng.randrange(5):
            return  # to write a record takes a while
        texts = [record(party.stored(), self.viewer).to_text() for party in (self.left, self.right)]
        assert texts[0] == texts[1]

    # ---- what people do -----------------------------------------------------
    def ask_as_viewer(self, seat: Seat) -> None:
        """The viewer sends anything at all: both tables answer in the same way."""
        command = some_command(self.left, self.rng, seat)
        answers: list[Any] = []
        entries: list[Entry | None] = []
        for party in (self.left, self.right):
            try:
                answer = party.table.decide(command, f"p{seat}", party.now)
                entries.append(None if isinstance(answer, Answered) else answer)
                answers.append("done" if isinstance(answer, Entry) else answer)
            except TerroirError as error:
                entries.append(None)
                answers.append(refusal(error))
        assert answers[0] == answers[1]
        self.apply(*entries)
        if entries[0] is not None:
            for party in (self.left, self.right):
                assert isinstance(party.table.decide(command, f"p{seat}", party.now), Answered)

    def play(self, seat: Seat) -> None:
        """A legal action of somebody, the same in both, or in secret another one."""
        ours, theirs = self.left.legal(seat), self.right.legal(seat)
        secret = seat in secret_seats(self.left.table.pending) and seat != self.viewer
        left = self.rng.choice(ours)
        right = self.rng.choice(theirs) if secret and self.rng.randrange(2) else left
        if right not in theirs:
            raise Parted
        at = [party.seen(seat) for party in (self.left, self.right)]
        command = self.left.command()
        entries = [
            party.table.decide(Play(command, seen, seat, action), f"p{seat}", party.now)
            for party, seen, action in zip((self.left, self.right), at, (left, right), strict=True)
        ]
        assert isinstance(entries[0], Entry) and isinstance(entries[1], Entry)
        if left != right:
            if self._seals(self.left, seat, left) != self._seals(self.right, seat, right):
                self.drawn.clear()
                return  # that one has sealed and the other not is no secret
            self.different += 1
        self.apply(entries[0], entries[1])

    def begin_in_secret(self, seat: Seat) -> None:
        """On the right alone somebody begins a secret choice: the viewer is not to notice that they did."""
        begun = [action for action in self.right.legal(seat) if not self._seals(self.right, seat, action)]
        if not begun:
            return
        entry = self.right.table.decide(
            Play(self.left.command(), self.right.seen(seat), seat, self.rng.choice(begun)),
            f"p{seat}",
            self.right.now,
        )
        assert isinstance(entry, Entry)
        self.different += 1
        news = self.right.apply(entry)
        assert self.right.audience.update(news, self.viewer) is None
        self.compare()

    def _seals(self, party: Party, seat: Seat, text: str) -> bool:
        course = party.table.course
        assert course is not None
        action = party.table.game.action_from_text(course.state, seat, text)
        return bool(course.attempt(seat, action, lambda _state, chance: chance.outcomes[0][0]).events)

    def step(self) -> None:
        later = self.rng.choice((0, 1, 700, 4_000))
        self.left.now += later
        self.right.now += later
        self.run_due()
        if self.viewer is not None and self.rng.randrange(4) == 0:
            self.ask_as_viewer(self.viewer)
            self.run_due()
        decision, other = self.left.table.decision, self.right.table.decision
        if decision is None or other is None or self.left.table.status != "running":
            raise Parted
        assert decision.seats == other.seats
        seat = self.rng.choice(decision.seats)
        if not self.left.table.chairs[seat].is_played_by_person:
            return
        if seat in secret_seats(decision) and seat != self.viewer and self.rng.randrange(3) == 0:
            self.begin_in_secret(seat)
        else:
            self.play(seat)


def run(game: str, seed: int) -> tuple[int, int]:
    """Two tables until they part: how long they went together, and in how much they differed."""
    twins = Twins(game, seed)
    steps = 0
    try:
        twins.left.sit()
        twins.right.sit()
        twins.compare()
        while steps < STEPS:
            twins.step()
            steps += 1
            if twins.rng.randrange(6) == 0:
                twins.compare()
    except Parted:
        pass
    return steps, twins.different


def has_secrets(game: str) -> bool:
    """Whether anything in a game of chance is not for everybody."""
    rng = Random(1)
    match = Match(load(game), load(game).start(min(load(game).players), {}), None)
    while not isinstance(pending := match.pending, Over):
        if isinstance(pending, Chance):
            if pending.seen_by is not None:
                return True
            match.draw(pick(pending, rng.randrange))
        else:
            if pending.secret:
                return True
            match.play(pending.seats[0], rng.choice(match.legal(pending.seats[0])))
    return False


@pytest.mark.parametrize("block", range(many(1, 3, 5)))
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_twin_tables_cannot_be_told_apart(game: str, block: int) -> None:
    """Where nothing but the draws to come is hidden, two tables never part, and a few of them are enough."""
    secrets = has_secrets(game)
    seeds = range(1000 * block, 1000 * block + (40 if secrets else 5))
    runs = [run(game, seed) for seed in seeds]
    enough = min(10, kind_of(game).decisions // 12)
    assert sum(steps for steps, _ in runs) > enough * len(runs), "they part before anything is compared"
    differing = sum(1 for _, different in runs if different)
    assert differing > len(runs) // 3 if secrets else differing == 0


def _every_entry_counts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Numbers, "of", lambda self, viewer, seq: seq)


def _begun_choices_are_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "_owner", lambda self, asked, played: None)


def _secret_actions_are_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Audience, "_action", lambda self, news, _: getattr(news.entry.body, "action", None))


def _events_are_not_masked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Masked, "_may_see", lambda self, mark, viewer: True)


def _others_choices_are_sent(patch: pytest.MonkeyPatch) -> None:
    def choices(self: Audience, viewer: Viewer, view: object) -> list[Choices]:
        decision = self._table.decision
        seat = decision.seats[-1] if decision else None
        return honest(self, seat, self._view(seat))

    honest = Audience._choices
    patch.setattr(Audience, "_choices", choices)


@pytest.mark.parametrize(
    "leak",
    [
        _every_entry_counts,
        _begun_choices_are_told,
        _secret_actions_are_told,
        _events_are_not_masked,
        _others_choices_are_sent,
    ],
)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    (game,) = [game for game in games() if has_secrets(game)][:1]
    with pytest.raises(AssertionError):
        for seed in range(40):
            run(game, seed)
