"""A server that cheats is found out in every game: by what a player's program kept, and by two verifiers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest

from terroir.core.errors import BadRecord
from terroir.core.fair import FairStream, commitment, draw, nonce_commitment, stream_key
from terroir.core.game import Over
from terroir.core.play import Match, RandBelow
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.replay import unmasked_record
from terroir.core.verify import PROMISED_LUCK, fair_tags, verify
from terroir.table.commands import CommitNonce, GiveNonce, Join
from terroir.table.entries import Entry
from terroir.table.live import LiveTable
from terroir.table.setup import Setup, create
from tools import verify_fair

GAME = load("highcard")
GAMES = 100
TABLE = "Cheatedtable"
PEOPLE = (None, None)
AGAINST_A_BOT = (None, "random")


@dataclass
class Lie:
    """What the server draws by, and what it writes into the record."""

    secret: bytes
    """The one that the record shows."""
    promise: str
    nonces: list[str]
    randbelow: RandBelow
    luck: int = 2
    """Of before: nonces were given at once."""


class Scene:
    """A real table up to the deal: it promises, the programs of its people keep that and promise nonces.

    They reveal them when they have seen the promises of all others, and kept them.
    """

    def __init__(self, number: int, seats: tuple[str | None, ...]) -> None:
        self.rng = Random(number)
        self.secret = self.rng.randbytes(32)
        self.table = LiveTable(
            create(TABLE, Setup(game=GAME.name, seats=seats, host="p0"), self.secret, 0), None
        )
        self.promise = self.table.created.commitment
        self.kept: list[dict[str, str]] = []
        for seat, code in enumerate(seats):
            if code is None:
                nonce = self.rng.randbytes(16).hex()
                self.kept.append({"Id": TABLE, "Commitment": self.promise, f"Nonce{seat + 1}": nonce})
                self._do(Join(f"j{seat}", seat, f"Name {seat}"), f"p{seat}")
                promise = nonce_commitment(nonce, TABLE, seat + 1)
                self._do(CommitNonce(f"c{seat}", seat, promise), f"p{seat}")
        seen = {
            f"NonceHash{s}": one.commitment for s, one in enumerate(self.table.chairs, 1) if one.commitment
        }
        self.kept_all = [kept | seen for kept in self.kept]
        """With the promises of all, as programs of today keep them."""
        for seat, kept in enumerate(self.kept):
            self._do(GiveNonce(f"n{seat}", seat, kept[f"Nonce{seat + 1}"]), f"p{seat}")
        self.nonces = self.table.nonces

    def _do(self, command: Join | CommitNonce | GiveNonce, person: str) -> None:
        entry = self.table.decide(command, person, 0)
        assert isinstance(entry, Entry)
        self.table.apply(entry)

    def secrets(self) -> Iterator[bytes]:
        """As many as the server cares to try."""
        while True:
            yield self.rng.randbytes(32)

    def record(self, lie: Lie) -> str:
        """The game, dealt as the server likes, and the record that it writes."""
        match = Match(GAME, GAME.start(len(self.nonces), {}), lie.randbelow)
        while not isinstance(match.pending, Over):
            seat = match.pending.seats[0]  # type: ignore[union-attr]
            match.play(seat, self.rng.choice(match.legal(seat)))
        bots = {f"Bot{seat + 1}": chair.bot for seat, chair in enumerate(self.table.chairs) if chair.bot}
        hashes = [nonce_commitment(n, TABLE, seat) if n else "" for seat, n in enumerate(lie.nonces, start=1)]
        if lie.luck < PROMISED_LUCK:
            hashes = []
        tags = bots | fair_tags(TABLE, lie.promise, lie.nonces, lie.secret, lie.luck, hashes)
        return unmasked_record(match, ["A", "B"], tags).to_text()


def by(secret: bytes, nonces: list[str]) -> RandBelow:
    return FairStream(stream_key(secret, TABLE, nonces)).randbelow


def suits(secret: bytes, nonces: list[str]) -> bool:
    """Whether the first card is one that the server likes."""
    return draw(stream_key(secret, TABLE, nonces), 0, 20) < 3


def honest(scene: Scene) -> Lie:
    return Lie(scene.secret, scene.promise, scene.nonces, by(scene.secret, scene.nonces))


# ---- ways to cheat ------------------------------------------------------------
def secret_after_the_nonces(scene: Scene) -> Lie:
    """Many secrets are tried once the nonces are known; the promise is made to fit."""
    secret = next(secret for secret in scene.secrets() if suits(secret, scene.nonces))
    return Lie(secret, commitment(secret, TABLE), scene.nonces, by(secret, scene.nonces))


def promise_kept_secret_swapped(scene: Scene) -> Lie:
    """The same, but the promise stays."""
    lie = secret_after_the_nonces(scene)
    return Lie(lie.secret, scene.promise, scene.nonces, lie.randbelow)


def drawn_by_another_secret(scene: Scene) -> Lie:
    """The promised secret is shown, another one deals."""
    return Lie(scene.secret, scene.promise, scene.nonces, secret_after_the_nonces(scene).randbelow)


def a_draw_altered(scene: Scene) -> Lie:
    """One card of the deal is the one after it."""
    fair, altered = by(scene.secret, scene.nonces), scene.rng.randrange(4)
    drawn = iter(range(1000))

    def randbelow(n: int) -> int:
        value = fair(n)
        return (value + 1) % n if next(drawn) == altered else value

    return Lie(scene.secret, scene.promise, scene.nonces, randbelow)


def my_nonce_left_out(scene: Scene) -> Lie:
    nonces = ["", *scene.nonces[1:]]
    return Lie(scene.secret, scene.promise, nonces, by(scene.secret, nonces))


def nonce_of_another_left_out(scene: Scene) -> Lie:
    nonces = [scene.nonces[0], ""]
    return Lie(scene.secret, scene.promise, nonces, by(scene.secret, nonces))


def my_nonce_replaced(scene: Scene) -> Lie:
    """By one that the server has tried out."""
    tried = ([found.hex(), scene.nonces[1]] for found in scene.secrets())
    nonces = next(nonces for nonces in tried if suits(scene.secret, nonces))
    return Lie(scene.secret, scene.promise, nonces, by(scene.secret, nonces))


def a_nonce_for_the_bot(scene: Scene) -> Lie:
    """The people's nonces stay, the server chooses by that of a bot."""
    tried = ([scene.nonces[0], found.hex()] for found in scene.secrets())
    nonces = next(nonces for nonces in tried if suits(scene.secret, nonces))
    return Lie(scene.secret, scene.promise, nonces, by(scene.secret, nonces))


def a_bots_nonce_in_a_game_of_before(scene: Scene) -> Lie:
    """The same, and the record says that nonces did not matter yet."""
    lie = a_nonce_for_the_bot(scene)
    return Lie(lie.secret, lie.promise, lie.nonces, lie.randbelow, luck=1)


def last_nonce_chosen(scene: Scene) -> Lie:
    """The second player and the server are one: they try nonces once they know that of the first player."""
    tried = ([scene.nonces[0], found.hex()] for found in scene.secrets())
    nonces = next(nonces for nonces in tried if suits(scene.secret, nonces))
    return Lie(scene.secret, scene.promise, nonces, by(scene.secret, nonces))


def a_game_of_before(scene: Scene) -> Lie:
    """The record says that nobody gave nonces."""
    return Lie(scene.secret, scene.promise, ["", ""], by(scene.secret, ["", ""]), luck=1)


CHEATS: tuple[tuple[Callable[[Scene], Lie], tuple[str | None, ...]], ...] = (
    (secret_after_the_nonces, PEOPLE),
    (secret_after_the_nonces, AGAINST_A_BOT),
    (promise_kept_secret_swapped, PEOPLE),
    (drawn_by_another_secret, PEOPLE),
    (a_draw_altered, AGAINST_A_BOT),
    (my_nonce_left_out, PEOPLE),
    (my_nonce_left_out, AGAINST_A_BOT),
    (nonce_of_another_left_out, PEOPLE),
    (my_nonce_replaced, PEOPLE),
    (my_nonce_replaced, AGAINST_A_BOT),
    (a_nonce_for_the_bot, AGAINST_A_BOT),
    (a_bots_nonce_in_a_game_of_before, AGAINST_A_BOT),
    (a_game_of_before, PEOPLE),
)


@pytest.mark.parametrize(("cheat", "seats"), CHEATS)
def test_a_cheating_server_is_found_out_in_every_game(
    cheat: Callable[[Scene], Lie], seats: tuple[str | None, ...]
) -> None:
    caught = 0
    for number in range(GAMES):
        scene = Scene(number, seats)
        text = scene.record(cheat(scene))
        with pytest.raises(BadRecord):
            verify(parse(text), GAME, scene.kept[0])
        with pytest.raises(SystemExit, match="NOT FAIR"):
            verify_fair.verify(text, GAME, kept=scene.kept[0])
        caught += 1
    assert caught == GAMES


@pytest.mark.parametrize("seats", [PEOPLE, AGAINST_A_BOT])
def test_an_honest_server_is_not(seats: tuple[str | None, ...]) -> None:
    for number in range(GAMES):
        scene = Scene(number, seats)
        text = scene.record(honest(scene))
        for kept in scene.kept:
            verified = verify(parse(text), GAME, kept)
            assert verified.shown == "witnessed" and verified.draws > 0
            assert verify_fair.verify(text, GAME, kept=kept) == verified
        assert verify(parse(text), GAME).shown == "mixed"


@pytest.mark.parametrize(
    ("cheat", "seats"),
    [*[case for case in CHEATS if case[0] is not a_game_of_before], (last_nonce_chosen, PEOPLE)],
)
def test_a_server_that_cheats_with_promised_nonces_is_never_witnessed(
    cheat: Callable[[Scene], Lie], seats: tuple[str | None, ...]
) -> None:
    """Whatever it lies, and with promises that fit the nonces it shows."""
    for number in range(GAMES // 4):
        scene = Scene(number, seats)
        lie = cheat(scene)
        lie.luck = PROMISED_LUCK if lie.luck > 1 else lie.luck
        text = scene.record(lie)
        with pytest.raises(BadRecord):
            verify(parse(text), GAME, scene.kept_all[0])
        with pytest.raises(SystemExit, match="NOT FAIR"):
            verify_fair.verify(text, GAME, kept=scene.kept_all[0])


def test_only_who_kept_the_promises_of_others_sees_that_the_last_nonce_was_chosen() -> None:
    """Where nonces were given one after the other nobody could see it."""
    scene = Scene(1, PEOPLE)
    before, lie = last_nonce_chosen(scene), last_nonce_chosen(scene)
    assert verify(parse(scene.record(before)), GAME, scene.kept[0]).shown == "witnessed"
    lie.luck = PROMISED_LUCK
    record = parse(scene.record(lie))
    assert verify(record, GAME, scene.kept[0]).shown == "mixed"
    with pytest.raises(BadRecord, match="NonceHash2 is not the one that was kept"):
        verify(record, GAME, scene.kept_all[0])


def test_an_honest_server_with_promised_nonces_is_witnessed() -> None:
    for number in range(GAMES // 4):
        scene = Scene(number, PEOPLE)
        lie = honest(scene)
        lie.luck = PROMISED_LUCK
        text = scene.record(lie)
        for kept in scene.kept_all:
            assert verify(parse(text), GAME, kept).shown == "witnessed"
            assert verify_fair.verify(text, GAME, kept=kept)[1] == "witnessed"


def test_whose_nonce_was_replaced_finds_it_out() -> None:
    """Another player cannot see it: it takes what its giver kept."""
    for number in range(GAMES):
        scene = Scene(number, PEOPLE)
        text = scene.record(my_nonce_replaced(scene))
        assert verify(parse(text), GAME, scene.kept[1]).shown == "witnessed"
        with pytest.raises(BadRecord, match="Nonce1 is not the one that was kept"):
            verify(parse(text), GAME, scene.kept[0])


def test_without_what_was_kept_nothing_is_called_witnessed() -> None:
    """A server that never asks for a nonce, or invents them all, cannot be told from others by its record."""
    scene = Scene(1, PEOPLE)
    text = scene.record(secret_after_the_nonces(scene))
    assert verify(parse(text), GAME).shown == "mixed"
    assert verify(parse(text), GAME, {"Id": TABLE}).shown == "mixed"


@pytest.mark.parametrize(
    ("nonces", "why"),
    [
        (["", ""], "seat 1 gave no nonce"),
        (["a" * 31, "b" * 32], "could be foreseen"),
        (["a" * 32, "a" * 32], "the same nonce"),
        (["a" * 129, "b" * 32], "not a nonce"),
    ],
)
def test_a_record_whose_nonces_may_have_been_chosen_is_refused(nonces: list[str], why: str) -> None:
    scene = Scene(1, PEOPLE)
    long = [nonce[:128] for nonce in nonces]
    lie = Lie(scene.secret, scene.promise, long, by(scene.secret, long))
    text = scene.record(lie).replace(f'"{long[0]}"', f'"{nonces[0]}"', 1)
    with pytest.raises(BadRecord, match=why):
        verify(parse(text), GAME)
    with pytest.raises(SystemExit, match="NOT FAIR"):
        verify_fair.verify(text, GAME)
