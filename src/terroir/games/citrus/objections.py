"""Why not: the rule, the words, the spaces concerned, and the nearest legal way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terroir.core.game import Action, Objection
from terroir.games.citrus.actions import (
    FRUITS,
    LANDSCAPE,
    MOVES,
    BuyLine,
    ChooseSite,
    CitrusAction,
    EndTurn,
    Harvest,
    Pass,
    PlaceBull,
    PlaceTile,
    ReturnTiles,
    UseCart,
    UseMilestone,
    UseMoney,
    tile_number,
)
from terroir.games.citrus.bitset import flood, spread
from terroir.games.citrus.board import LETTERS, load, names_of, space_name, space_number
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import (
    BRIDGE,
    BUILT,
    BULL,
    CART,
    CHOOSE_SITE,
    MILESTONE,
    MONEY2,
    REVEALED,
    TURN,
)

Args = dict[str, str | int]
Reason = tuple[str, Args, tuple[str, ...]]
"""A message, what it says, and the spaces concerned if they are not just the one asked for."""


def objection(state: State, seat: int, action: Action) -> Objection | None:
    """None if and only if the action is legal for the seat."""
    if state.phase not in (TURN, CHOOSE_SITE):
        return Objection(
            "C-E1" if state.reason else "C-S1", "game-over" if state.reason else "waiting-for-chance"
        )
    if seat != state.seat:
        return Objection("C-T1", "not-your-turn", {"seat": state.seat + 1})
    if not isinstance(action, CitrusAction):
        return Objection("C-T1", "unknown-action", {"text": repr(action)})
    legal = state.legal_codes()
    if action.code in legal:
        return None
    why = Explanation(state, action).explain()
    return Objection(why.rule, why.message, why.args, why.spaces, nearest(state, action, legal))


class Explanation:
    """One refused action and the position it meets, both looked at from all sides."""

    def __init__(self, state: State, action: CitrusAction) -> None:
        self.state = state
        self.action = action
        self.d = state.written()
        self.board = load(state.settings["board"])
        self.sets = self.board.layout.sets()
        self.seat = state.seat

    def explain(self) -> Objection:
        """The first reason that holds, from the plainest to the deepest."""
        if self.state.phase == CHOOSE_SITE and not isinstance(self.action, ChooseSite):
            return Objection("C-A5", "citrus-choose-site-first")
        reasons: dict[type, Callable[[Any], Objection]] = {
            BuyLine: self.buy,
            Harvest: self.harvest,
            PlaceTile: self.place,
            UseMoney: self.money,
            UseCart: self.cart,
            PlaceBull: self.bull,
            UseMilestone: self.milestone,
            ChooseSite: self.site,
            EndTurn: self.end,
            Pass: self.passing,
            ReturnTiles: self.give_back,
        }
        return reasons[type(self.action)](self.action)

    # ---- main actions ---------------------------------------------------
    def main_action(self) -> Objection | None:
        """Nothing else before the hand is built, and one main action a turn."""
        if self.state.in_hand:
            return self.build_first("C-B4")
        if self.state.main_done:
            return Objection("C-T1", "citrus-main-action-done")
        return None

    def build_first(self, rule: str) -> Objection:
        return Objection(rule, "citrus-build-first", {"count": self.state.in_hand})

    def buy(self, action: BuyLine) -> Objection:
        line = {"line": action.line}
        if waiting := self.main_action():
            return waiting
        cost = self.state.line_cost(action.line - 1) if action.line <= len(self.board.lines) else 0
        if cost == 0:
            return Objection("C-B1", "citrus-line-empty", line)
        coins = self.d["coins"][self.seat]
        if cost > coins:
            return Objection("C-B2", "citrus-line-too-dear", {**line, "cost": cost, "coins": coins})
        return Objection("C-B2", "citrus-line-unbuildable", {**line, "cost": cost})

    def harvest(self, action: Harvest) -> Objection:
        if waiting := self.main_action():
            return waiting
        own = [m & -m for _, m in self.state.regions(self.seat)]
        if not own:
            return Objection("C-H1", "citrus-no-region")
        wrong = next(name for name in action.regions if 1 << space_number(name) not in own)
        return Objection("C-H1", "citrus-not-your-region", {"cell": wrong}, (wrong,))

    def end(self, action: EndTurn) -> Objection:
        if self.state.in_hand:
            return self.build_first("C-B4")
        return Objection("C-T1", "citrus-main-action-owed")

    def passing(self, action: Pass) -> Objection:
        if waiting := self.main_action():
            return waiting
        harvest = bool(self.state.regions(self.seat))
        buy = any(self.state.may_buy(k) for k in range(len(self.board.lines)))
        ways = "both" if harvest and buy else "harvest" if harvest else "buy"
        return Objection("C-T3", "citrus-cannot-pass", {"ways": ways})

    def give_back(self, action: ReturnTiles) -> Objection:
        if not self.d["penalty"]:
            return Objection("C-B3", "citrus-return-not-allowed")
        if not self.state.in_hand:
            return Objection("C-B3", "citrus-nothing-to-return")
        if self.d["carting"]:
            return Objection("C-B3", "citrus-cart-must-be-built")
        for tile in self.d["hand"]:
            spaces = names_of(self.state.spaces_for(self.seat, tile >> 1, False)) if tile >= 0 else ()
            if spaces:
                args = {"fruit": FRUITS[tile >> 1], "cells": ", ".join(spaces)}
                return Objection("C-B3", "citrus-still-placeable", args, spaces)
        raise AssertionError("returning was legal")

    # ---- action tiles ---------------------------------------------------
    def held(self, kind: int) -> bool:
        return bool(self.d["held"][self.seat][kind])

    def not_held(self, kind: int) -> Objection:
        return Objection("C-L2", "citrus-tile-not-held", {"tile": LANDSCAPE[kind]})

    def money(self, action: UseMoney) -> Objection:
        return self.not_held(MONEY2 + action.coins - 2)

    def cart(self, action: UseCart) -> Objection:
        if not self.held(CART):
            return self.not_held(CART)
        if self.state.in_hand:
            return self.build_first("C-A2")
        tile = self.d["market"][action.market - 1]
        if tile < 0:
            return Objection("C-A2", "citrus-cart-empty-space", {"space": action.market})
        return Objection(
            "C-A2", "citrus-cart-unbuildable", {"space": action.market, "fruit": FRUITS[tile >> 1]}
        )

    def bull(self, action: PlaceBull) -> Objection:
        if not self.held(BULL):
            return self.not_held(BULL)
        if not self.on_board(action.space):
            return Objection("C-A3", "citrus-space-off-board", {"cell": action.space}, (action.space,))
        return Objection("C-A3", "citrus-bull-space-taken", {"cell": action.space}, (action.space,))

    def milestone(self, action: UseMilestone) -> Objection:
        if not self.held(MILESTONE):
            return self.not_held(MILESTONE)
        if not self.state.fincas:
            return Objection("C-A5", "citrus-no-finca-left")
        return Objection("C-A5", "citrus-no-site-revealed")

    def site(self, action: ChooseSite) -> Objection:
        if self.state.phase != CHOOSE_SITE:
            return Objection("C-N1", "citrus-no-finca-drawn")
        site = {"site": action.site}
        if self.d["site_state"][LETTERS.index(action.site)] != REVEALED:
            return Objection("C-N1", "citrus-site-not-revealed", site)
        return Objection(
            "C-B2", "citrus-site-strands-tiles", site, (space_name(self.board.sites[action.site]),)
        )

    # ---- placements -----------------------------------------------------
    def on_board(self, name: str) -> bool:
        every = self.sets["open"] | self.sets["rocks"] | self.sets["sites"]
        return bool(every >> space_number(name) & 1)

    def place(self, action: PlaceTile) -> Objection:
        if tile_number(action.fruit, action.well) not in self.d["hand"]:
            args = {"fruit": action.fruit, "well": "yes" if action.well else "no"}
            return Objection("C-B4", "citrus-tile-not-in-hand", args)
        if action.bridge and not self.held(BRIDGE):
            return self.not_held(BRIDGE)
        return self.placement(action)

    def placement(self, action: PlaceTile) -> Objection:
        """The first rule of placement that does not allow the space; C-B2 where all of them do."""
        f, c = FRUITS.index(action.fruit), space_number(action.space)
        reasons = {
            "C-P1": self.ground,
            "C-A4": self.bridge_ground,
            "C-P5": self.rival,
            "C-P4": self.road,
            "C-P7": self.neutral,
            "C-P2": self.beginning,
            "C-P3": self.beginning,
        }
        args: Args = {"fruit": action.fruit, "cell": action.space}
        for rule, allowed in self.state.placement_rules(self.seat, f, action.bridge):
            if not allowed >> c & 1:
                message, more, spaces = reasons[rule](f, 1 << c)
                about = {"cell": action.space} if rule in ("C-P1", "C-A4") else args
                return Objection(rule, message, {**about, **more}, spaces or (action.space,))
        return Objection("C-B2", "citrus-rest-unbuildable", args, (action.space,))

    def ground(self, f: int, b: int) -> Reason:
        """What keeps a space from being open. C-P1."""
        for letter, space in self.board.sites.items():
            if 1 << space == b:
                built = self.d["site_state"][LETTERS.index(letter)] >= BUILT
                return "citrus-space-finca" if built else "citrus-space-site", {"site": letter}, ()
        if self.d["rocks"] & b:
            return "citrus-space-rock", {}, ()
        for g in range(5):
            if self.d["fruit"][g] & b:
                return "citrus-space-taken", {"fruit": FRUITS[g]}, ()
        return "citrus-space-off-board", {}, ()

    def bridge_ground(self, f: int, b: int) -> Reason:
        """A bridge is for rocks and neutral tiles. C-A4."""
        if self.d["open"] & b:
            return "citrus-bridge-not-needed", {}, ()
        if not self.d["neutral"][f] & b:
            return "citrus-bridge-not-neutral", {}, ()
        region = flood(b, self.d["neutral"][f])
        return (
            "citrus-bridge-same-fruit",
            {"fruit": FRUITS[f], "neutral": region.bit_count()},
            names_of(region),
        )

    def rival(self, f: int, b: int) -> Reason:
        """The first rival whose region of the fruit is touched. C-P5."""
        touched = [spread(b) & own[f] if p != self.seat else 0 for p, own in enumerate(self.d["own"])]
        p = next(p for p, cells in enumerate(touched) if cells)
        cells = names_of(touched[p])
        return "citrus-touches-foreign", {"seat": p + 1, "cells": ", ".join(cells)}, cells

    def road(self, f: int, b: int) -> Reason:
        """The first site whose roads have the fruit already. C-P4."""
        there = {s: roads & self.d["fruit"][f] & ~b for s, roads in self.sets["roads"].items() if roads & b}
        s = next(s for s, other in there.items() if other)
        cells = names_of(there[s])
        return "citrus-fruit-on-road", {"site": LETTERS[s], "other": cells[0]}, cells

    def neutral(self, f: int, b: int) -> Reason:
        """The first neutral region that may not be touched: any by a new region, else a larger one. C-P7."""
        near = spread(b)
        own = sum(m.bit_count() for g, m in self.state.regions(self.seat) if g == f and m & near)
        touched = near & self.d["neutral"][f]
        region = flood(touched & -touched, self.d["neutral"][f])
        while own and region.bit_count() <= own:
            touched &= ~region
            region = flood(touched & -touched, self.d["neutral"][f])
        if not own:
            return "citrus-neutral-new-region", {}, names_of(region)
        return "citrus-neutral-too-large", {"own": own, "neutral": region.bit_count()}, names_of(region)

    def beginning(self, f: int, b: int) -> Reason:
        """Neither beside a region nor on a road, or no worker to begin one with. C-P2, C-P3."""
        starts = 0
        for s, roads in self.sets["roads"].items():
            if self.d["site_state"][s] >= BUILT:
                starts |= roads
        return "citrus-no-worker" if starts & b else "citrus-not-adjacent", {}, ()


# ---- the nearest legal way ----------------------------------------------
def nearest(state: State, action: CitrusAction, legal: Sequence[int]) -> CitrusAction | None:
    """A legal action of the same kind, the same piece if it can be, and as near as it can be."""
    kind = [code for code in legal if (code ^ action.code) & 15 == 0]
    if not kind:
        return None
    target = action.code >> 8 & 255

    def distance(code: int) -> tuple[int, int, int]:
        space = code >> 8 & 255
        steps = abs(space // 16 - target // 16) + abs(space % 16 - target % 16)
        return (code >> 5 & 7) != (action.code >> 5 & 7), steps, code

    best = MOVES[min(kind, key=distance)]
    return best if isinstance(best, CitrusAction) else None


# ---- what tests ask -----------------------------------------------------
def probes(state: State, seat: int) -> list[Action]:
    """Well-formed actions of every kind, most of them illegal."""
    d = state.written()
    spaces = [space_name(16 * (r + 1) + c) for r in range(10) for c in range(15)]
    tiles = sorted({t for t in d["hand"] if t >= 0} | {0, 5})
    regions = [space_name((m & -m).bit_length() - 1) for _, m in state.regions(seat)]
    return [
        *(BuyLine(k) for k in range(1, 10)),
        *(
            PlaceTile(FRUITS[t >> 1], bool(t & 1), s, bridge)
            for t in tiles
            for s in spaces
            for bridge in (False, True)
        ),
        *(PlaceBull(s) for s in spaces),
        *(UseCart(i) for i in range(1, 13)),
        *(ChooseSite(s) for s in LETTERS),
        *(Harvest((s,)) for s in spaces[::7]),
        *([Harvest(tuple(regions))] if regions else []),
        *(UseMoney(2), UseMoney(3), UseMilestone(), EndTurn(), Pass(), ReturnTiles()),
    ]
