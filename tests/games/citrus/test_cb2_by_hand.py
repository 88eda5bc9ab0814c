"""C-B2 where it is tight: positions drawn by hand, what they allow said by hand, and the oracle agreeing."""

from __future__ import annotations

import pytest

from terroir.games.citrus.actions import MOVES
from terroir.games.citrus.game import GAME
from terroir.games.citrus.notation import move_text
from tests.games.citrus.test_cb2 import compare

CASES = {
    "C-T3: who could buy only by a bridge in reach may pass": (
        """
        turn seat=1
        seat 1 coins=2
        market lemon orange lemon lemon lemon lemon lemon lemon lime lemon lemon lime
        sites A=10/5
        grid
        # A  #
        # br #
        """,
        "buy 1, buy 8, pass",
    ),
    "C-P6: joining comes first, as it frees the worker": (
        """
        turn seat=1 main_done=1
        hand lemon orange
        sites A=10/5
        grid
        L1 .  L1 .  G1
        #  #  #  #  #
        A  .  I1 .  B1
        """,
        "place lemon a2",
    ),
    "C-P6: joining frees the worker that begins on the bridge that leads out": (
        """
        turn seat=1 main_done=1 finca_drawn=10/5 why_finca=market
        hand lemon orange lime
        sites A=10/5 B?
        grid
        L1 .  L1 #  G1 #  B1
        #  #  #  #  #  #  #
        A  br #  I1 #  #  B
        """,
        "site B",
    ),
    "C-P7: one's own must first be as large as the neutral region": (
        """
        turn seat=1 main_done=1
        hand lemon lemon
        sites A=10/5
        grid
        L0 L0 . L1 .
        #  #  # #  #
        A  O2 # #  #
        """,
        "place lemon a5",
    ),
    "C-P7: an equal region is absorbed, and the tiles beyond count": (
        """
        turn seat=1 main_done=1
        hand lemon lemon lemon
        sites A=10/5
        grid
        .  L0 . L1 .
        #  #  # #  #
        A  O2 # #  #
        """,
        "place lemon a3, place lemon a5",
    ),
    "C-N1: a site that would strand the hand is not offered": (
        """
        turn seat=1 main_done=1 finca_drawn=10/5 why_finca=market
        hand orange
        sites A? B? C=10/5
        grid
        A  O2 # .  B
        L2 #  # #  .
        #  C  # .  .
        """,
        "site B",
    ),
    "C-P4: two of a fruit cannot use two roads of one Finca": (
        """
        turn seat=1 main_done=1
        hand lemon lemon
        sites A=10/5
        grid
        .  A  .
        #  .  #
        #  .  #
        """,
        "place lemon b2",
    ),
    "C-A5: a milestone in reach opens the site that the orange needs": (
        """
        turn seat=1 main_done=1
        hand lemon orange
        fincas 10/5=1
        sites A=10/5 B?
        grid
        A  #  #  #  B
        O2 L1 mi #  .
        #  .  #  #  .
        """,
        "place lemon b3",
    ),
    "C-A4: over a lone neutral tile of the same fruit, on its road": (
        """
        turn seat=1 main_done=1
        seat 1 tiles=bridge
        hand lemon
        sites A=10/5
        grid
        A  L0 #
        O2 #  #
        """,
        "bridge lemon a2",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    drawing, allowed = CASES[name]
    state = GAME.position_from_text("citrus\noptions short=yes\n" + drawing)
    assert ", ".join(sorted(move_text(MOVES[code]) for code in state.legal_codes())) == allowed
    assert compare(state)
