"""What is true of every game about secrets: nobody is shown or told what they may not know.

A finished game is open, so the laws look at running ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from terroir.core.game import Action, AnyGame, Chance, Decide, Event, Outcome, Over, Seat
from tests.laws.worlds import World, choose, dumps, everything, masked, samples, seen

AHEAD = 10
Look = Callable[[World, Seat | None], str]
"""What can be seen of a world by somebody."""


def an_imagined_world_looks_the_same(game: AnyGame, seed: int) -> None:
    """From any world imagined from a view the view is the same, and it can be played to the end."""
    rng = Random(seed)
    for world in samples(game, seed, 12):
        for viewer in world.viewers:
            view = game.view(world.state, viewer)
            dream = world.fork()
            dream.match.state = game.imagine(view, rng.randrange)
            again = game.view(dream.state, viewer)
            assert dumps(game.view_to_json(again)) == dumps(game.view_to_json(view))
            assert game.pieces(dream.state) == game.pieces(world.state)
        twin = dream.fork()
        twin.match.state = game.position_from_text(game.position_to_text(dream.state))
        assert everything(twin) == everything(dream)
        while step := choose(dream, rng):
            dream.take(*step)


def a_view_is_enough_to_decide(game: AnyGame, seed: int) -> None:
    """The legal actions follow from the view, also in a world that is only imagined from it."""
    for world in samples(game, seed, 25):
        for viewer in world.viewers:
            view = game.view(world.state, viewer)
            legal = [] if viewer is None else list(game.legal(world.state, viewer))
            assert list(game.legal_in(view)) == legal
            if viewer is not None:
                dream = game.imagine(view, Random(seed).randrange)
                assert list(game.legal(dream, viewer)) == legal
            worth = game.appraise(view, legal)
            assert len(worth) == len(legal) and all(type(w) is int for w in worth)


def secret_choices_look_alike(game: AnyGame, seed: int) -> None:
    """Whatever a seat seals, everybody else gets exactly the same bytes; what it begins nobody notices."""
    for world in samples(game, seed, 20):
        pending = world.match.pending
        if not isinstance(pending, Decide) or not pending.secret or len(pending.seats) < 2:
            continue
        for seat in pending.seats:
            legal = game.legal(world.state, seat)
            chosen = [branch(world, seat, a) for a in Random(seed).sample(list(legal), min(12, len(legal)))]
            begun = [one for one in chosen if still_owes(one, seat)]
            sealed = [one for one in chosen if not still_owes(one, seat)]
            for viewer in world.viewers:
                if viewer != seat:
                    assert {seen(one, viewer) for one in begun} <= {seen(world, viewer)}, f"{seat} begins"
                    assert len({seen(one, viewer) for one in sealed}) <= 1, f"seat {seat} to {viewer}"


def still_owes(world: World, seat: Seat) -> bool:
    """Whether the seat has not sealed its secret choice yet."""
    pending = world.match.pending
    return isinstance(pending, Decide) and pending.secret and seat in pending.seats


def twin_worlds_look_the_same(game: AnyGame, seed: int, look: Look = seen) -> None:
    """Two games that differ in something hidden cannot be told apart until an event reveals it."""
    rng = Random(seed)
    for world in samples(game, seed, 40):
        viewer = rng.choice(world.viewers)
        if pair := _hidden_pair(world, viewer, rng):
            seat, left, right = pair
            _stay_alike(branch(world, seat, left), branch(world, seat, right), viewer, rng, look)


def what_events_hide_nothing_tells(game: AnyGame, seed: int) -> None:
    """Of two open moves that the events do not let a viewer tell apart, view and record tell no more."""
    rng = Random(seed)
    for world in samples(game, seed, 25):
        pending = world.match.pending
        if not isinstance(pending, Decide) or pending.secret:
            continue
        seat = rng.choice(pending.seats)
        legal = list(game.legal(world.state, seat))
        ways = [branch(world, seat, action) for action in rng.sample(legal, min(6, len(legal)))]
        for viewer in world.viewers:
            if viewer != seat:
                _same_if_events_same(ways, len(world.match.events), viewer)


def a_running_record_hides_what_others_drew(game: AnyGame, seed: int) -> None:
    """An outcome of luck stands in the record for those who saw it, and as `?` for all others."""
    for world in samples(game, seed, 25):
        chance = world.match.pending
        if not isinstance(chance, Chance) or chance.seen_by is None:
            continue
        after = branch(world, None, chance.outcomes[0][0])
        for viewer in world.viewers:
            hidden = seen(after, viewer).count("= ?")
            assert (hidden > seen(world, viewer).count("= ?")) == (viewer not in chance.seen_by)


def branch(world: World, seat: Seat | None, move: Action | Outcome) -> World:
    fork = world.fork()
    fork.take(seat, move)
    return fork


def _hidden_pair(
    world: World, viewer: Seat | None, rng: Random
) -> tuple[Seat | None, Action | Outcome, Action | Outcome] | None:
    """Two moves between which the viewer may not be able to distinguish."""
    pending = world.match.pending
    seat: Seat | None = None
    moves: Sequence[Action | Outcome] = ()
    if isinstance(pending, Chance) and pending.seen_by is not None and viewer not in pending.seen_by:
        moves = [outcome for outcome, _ in pending.outcomes]
    elif isinstance(pending, Decide) and pending.secret and len(pending.seats) > 1:
        seat = rng.choice([seat for seat in pending.seats if seat != viewer])
        moves = _of_one_sort(world, seat, rng)
    if len(moves) < 2:
        return None
    left, right = rng.sample(list(moves), 2)
    return seat, left, right


def _of_one_sort(world: World, seat: Seat, rng: Random) -> Sequence[Action]:
    """Actions that all seal the seat's choice, or all leave it open: that much everybody may see."""
    legal = world.game.legal(world.state, seat)
    sort = still_owes(branch(world, seat, rng.choice(legal)), seat)
    return [action for action in legal if still_owes(branch(world, seat, action), seat) == sort]


def _stay_alike(left: World, right: World, viewer: Seat | None, rng: Random, look: Look) -> None:
    for _ in range(AHEAD):
        if isinstance(left.match.pending, Over) or isinstance(right.match.pending, Over):
            return
        assert look(left, viewer) == look(right, viewer), f"seat {viewer} can tell the worlds apart"
        if not (step := _common_step(left, right, rng)):
            return
        news = left.take(*step), right.take(*step)
        if _revealed(*news, viewer):
            return


def _common_step(left: World, right: World, rng: Random) -> tuple[Seat | None, Action | Outcome] | None:
    """A next step that both worlds allow."""
    ours, theirs = left.match.pending, right.match.pending
    if isinstance(ours, Chance) and isinstance(theirs, Chance):
        possible = [outcome for outcome, _ in ours.outcomes if outcome in dict(theirs.outcomes)]
        return (None, rng.choice(possible)) if possible else None
    if not isinstance(ours, Decide) or ours != theirs:
        return None
    seat = rng.choice(ours.seats)
    legal = right.match.legal(seat)
    both = [action for action in left.match.legal(seat) if action in legal]
    return (seat, rng.choice(both)) if both else None


def _revealed(left: Sequence[Event], right: Sequence[Event], viewer: Seat | None) -> bool:
    """Whether the worlds part now, which only an event that reveals may bring about."""
    for ours, theirs in zip(left, right, strict=False):
        if ours.seen_by(viewer) != theirs.seen_by(viewer):
            assert ours.reveals and theirs.reveals, f"{ours} tells seat {viewer} without revealing"
            return True
    assert len(left) == len(right), "the number of events tells"
    return False


def _same_if_events_same(ways: Sequence[World], first: int, viewer: Seat | None) -> None:
    """Among ways with hidden news, those with equal masked news look equal altogether."""
    looks: dict[str, str] = {}
    for way in ways:
        news = way.match.events[first:]
        told = masked(news, viewer)
        if isinstance(way.match.pending, Over):
            continue
        if any(masked(news, other) != told for other in way.viewers):
            assert looks.setdefault(dumps(told), seen(way, viewer)) == seen(way, viewer), f"seat {viewer}"


LAWS = (
    an_imagined_world_looks_the_same,
    a_view_is_enough_to_decide,
    secret_choices_look_alike,
    twin_worlds_look_the_same,
    what_events_hide_nothing_tells,
    a_running_record_hides_what_others_drew,
)
