"""The fair stream against values computed with another tool, and against statistics."""

from collections import Counter
from itertools import pairwise

import pytest

from terroir.core.fair import (
    WORDS,
    FairStream,
    commitment,
    draw,
    is_nonce,
    nonce_commitment,
    stream_key,
    verify_commitment,
)
from tools import verify_fair

SECRET = bytes(range(32))
NONCES = ["alpha", "", 'b"\\']

# Computed with `openssl dgst -sha256 -mac HMAC`, not with Python.
COMMITMENT = "74d0382c6b28168dddbfd0e4ab755d8228a272f1725d8d40acd64c185375bbf9"
# Computed with `sha256sum`.
NONCE_COMMITMENT = "c34e0f83b950562916114e891420e529a1873b5ee117cbe0b50c449e6e2255fd"
KEY = bytes.fromhex("09c872bfa231ee1e55535471000740e4d225c7c2d96991dc9bc404664e8c03ed")
WORD = {
    (0, 0): 0xAB1A427B7D47FD2CD3A80E045946797715A13D75F8AF09BFB80BDB870D5B0E60,
    (1, 0): 0x02D4922CD8FAAFEB5D68BC84FF8BE006C82DB76E2AA236F426206ACF4A76EC48,
    (2, 0): 0xB4B1F600ED5AD95E4C2EB97268816209989F60F4C2A5B67915C8AA3F610247EC,
    (2, 1): 0x77211435FAF842F4776D3D8BDEFD0AB79FA061D17E7F875BF4AF9911143859CB,
    (3, 0): 0x63356BFC714AA01E9746C83E54F9DAF852DAD283B9FB84B1EA02D8F8608CA0E4,
}


def test_commitment_and_key_are_the_published_ones() -> None:
    assert commitment(SECRET, "table-7") == COMMITMENT
    assert stream_key(SECRET, "table-7", NONCES) == KEY


def test_commitment_of_a_nonce_is_the_published_one_and_fits_one_seat_of_one_game_only() -> None:
    assert nonce_commitment("alpha", "table-7", 1) == NONCE_COMMITMENT
    others = {nonce_commitment("alpha", "table-7", 2), nonce_commitment("alpha", "table-8", 1)}
    assert len(others) == 2 and NONCE_COMMITMENT not in others


def test_draws_are_the_published_ones() -> None:
    stream = FairStream(KEY)
    assert [stream.randbelow(WORDS) for _ in range(4)] == [WORD[i, 0] for i in range(4)]
    stream = FairStream(KEY)
    assert [stream.randbelow(40) for _ in range(4)] == [16, 24, 20, 20]


def test_a_word_that_would_favour_small_results_is_passed_over() -> None:
    n = (1 << 255) + 1
    assert WORD[2, 0] >= n > WORD[2, 1]
    assert draw(KEY, 2, n) == WORD[2, 1]
    assert draw(KEY, 3, n) == WORD[3, 0]
    assert verify_fair.draw(KEY, 2, n) == WORD[2, 1]


def test_the_independent_verifier_draws_the_same() -> None:
    sizes = [1, 2, 3, 40, 111, 2**31, 2**255 + 1, WORDS - 1]
    for number in range(50):
        for n in sizes:
            assert draw(KEY, number, n) == verify_fair.draw(KEY, number, n)


@pytest.mark.parametrize("n", [2, 3, 6, 40, 111])
def test_every_result_is_as_likely_as_the_others(n: int) -> None:
    stream = FairStream(stream_key(SECRET, f"uniform {n}", []))
    expected = 200
    counts = Counter(stream.randbelow(n) for _ in range(expected * n))
    squares = sum((counts[k] - expected) ** 2 for k in range(n))
    # Chi-square has n-1 degrees of freedom: mean n-1, variance 2(n-1). Five deviations are never luck.
    assert abs(squares / expected - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_consecutive_draws_are_independent() -> None:
    stream = FairStream(KEY)
    draws = [stream.randbelow(4) for _ in range(8001)]
    pairs = Counter(pairwise(draws))
    squares = sum((pairs[a, b] - 500) ** 2 for a in range(4) for b in range(4))
    assert squares / 500 < 15 + 5 * 30**0.5


def test_a_stream_goes_on_where_it_stopped() -> None:
    whole = FairStream(KEY)
    first = [whole.randbelow(100) for _ in range(10)]
    resumed = FairStream(KEY, drawn=6)
    assert [resumed.randbelow(100) for _ in range(4)] == first[6:]
    assert resumed.drawn == whole.drawn == 10


def test_the_draw_does_not_depend_on_how_many_words_earlier_ones_took() -> None:
    short, long = FairStream(KEY), FairStream(KEY)
    for n in (2, 3, 4):
        short.randbelow(n)
        long.randbelow((1 << 255) + 1)
    assert short.randbelow(1000) == long.randbelow(1000)


def test_game_and_nonces_change_everything() -> None:
    keys = [
        stream_key(SECRET, "a", ["b", "c"]),
        stream_key(SECRET, "a", ["bc", ""]),
        stream_key(SECRET, "a", ["", "bc"]),
        stream_key(SECRET, "ab", ["", "c"]),
        stream_key(SECRET, "a", ["c", "b"]),
        stream_key(SECRET, "a", ["b", "c", ""]),
        stream_key(bytes(32), "a", ["b", "c"]),
    ]
    assert len(set(keys)) == len(keys)


def test_a_commitment_opens_only_with_its_secret_and_game() -> None:
    assert verify_commitment(COMMITMENT, SECRET, "table-7")
    assert verify_commitment(COMMITMENT.upper(), SECRET, "table-7")
    assert not verify_commitment(COMMITMENT, bytes(32), "table-7")
    assert not verify_commitment(COMMITMENT, SECRET, "table-8")
    assert not verify_commitment("é\ud800", SECRET, "table-7")


@pytest.mark.parametrize("n", [0, -1, WORDS + 1])
def test_nothing_is_drawn_from_nothing(n: int) -> None:
    with pytest.raises(ValueError):
        draw(KEY, 0, n)


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_256_bits(secret: bytes) -> None:
    with pytest.raises(ValueError):
        commitment(secret, "table-7")
    with pytest.raises(ValueError):
        stream_key(secret, "table-7", [])


def test_a_nonce_is_short_printable_ascii() -> None:
    assert is_nonce("") and is_nonce("~" * 128) and is_nonce("my lucky number")
    for text in ("~" * 129, "\n", "é", "\x00", "\u202e", "\ud800", "\x7f"):
        assert not is_nonce(text)
        with pytest.raises(ValueError, match="seat 2"):
            stream_key(SECRET, "table-7", ["ok", text])


def test_a_stream_does_not_show_its_key() -> None:
    assert KEY.hex() not in repr(FairStream(KEY)) and str(KEY) not in repr(FairStream(KEY))
