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
    why = Refusal(state, action).explain()
    return Objection(why.rule, why.message, why.args, why.spaces, nearest(state, action, legal))


class Refusal:
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
        ground = self.bridge_ground(action) if action.bridge else self.open_ground(action)
        return ground or self.surroundings(action)

    def open_ground(self, action: PlaceTile) -> Objection | None:
        """C-P1: what keeps a space from being open."""
        name, b = action.space, 1 << space_number(action.space)
        where: dict[str, str | int] = {"cell": name}
        if not self.on_board(name):
            return Objection("C-P1", "citrus-space-off-board", where, (name,))
        for letter, space in self.board.sites.items():
            if 1 << space == b:
                built = self.d["site_state"][LETTERS.index(letter)] >= BUILT
                message = "citrus-space-finca" if built else "citrus-space-site"
                return Objection("C-P1", message, {**where, "site": letter}, (name,))
        if self.d["rocks"] & b:
            return Objection("C-P1", "citrus-space-rock", where, (name,))
        for f in range(5):
            if self.d["fruit"][f] & b:
                return Objection("C-P1", "citrus-space-taken", {**where, "fruit": FRUITS[f]}, (name,))
        return None

    def bridge_ground(self, action: PlaceTile) -> Objection | None:
        """C-A4: a bridge is for rocks and neutral tiles."""
        name, b = action.space, 1 << space_number(action.space)
        f = FRUITS.index(action.fruit)
        if self.d["open"] & b:
            return Objection("C-A4", "citrus-bridge-not-needed", {"cell": name}, (name,))
        if not self.on_board(name) or self.sets["sites"] & b:
            return self.open_ground(action)
        if not (self.d["rocks"] & b or any(m & b for m in self.d["neutral"])):
            return Objection("C-A4", "citrus-bridge-not-neutral", {"cell": name}, (name,))
        if self.d["neutral"][f] & b:
            region = _flood(b, self.d["neutral"][f])
            if region != b:
                args: dict[str, str | int] = {
                    "fruit": action.fruit,
                    "cell": name,
                    "neutral": region.bit_count(),
                }
                return Objection("C-A4", "citrus-bridge-same-fruit", args, names_of(region))
        return None

    def surroundings(self, action: PlaceTile) -> Objection:
        """C-P2 to C-P7, then C-B2: what the neighbours forbid."""
        f, b = FRUITS.index(action.fruit), 1 << space_number(action.space)
        args: dict[str, str | int] = {"fruit": action.fruit, "cell": action.space}
        near = _spread(b)
        return (
            self.foreign(f, near, args)
            or self.road(f, b, args)
            or self.neutral(f, near, args)
            or self.beginning(f, b, near, args)
            or Objection("C-B2", "citrus-rest-unbuildable", args, (action.space,))
        )

    def foreign(self, f: int, near: int, args: dict[str, str | int]) -> Objection | None:
        for p in range(self.d["players"]):
            touched = near & self.d["own"][p][f]
            if p != self.seat and touched:
                cells = names_of(touched)
                more: dict[str, str | int] = {"seat": p + 1, "cells": ", ".join(cells)}
                return Objection("C-P5", "citrus-touches-foreign", {**args, **more}, cells)
        return None

    def road(self, f: int, b: int, args: dict[str, str | int]) -> Objection | None:
        if self.d["family"]:
            return None
        for s, roads in self.sets["roads"].items():
            other = roads & self.d["fruit"][f] & ~b
            if roads & b and other:
                cells = names_of(other)
                return Objection(
                    "C-P4", "citrus-fruit-on-road", {**args, "site": LETTERS[s], "other": cells[0]}, cells
                )
        return None

    def neutral(self, f: int, near: int, args: dict[str, str | int]) -> Objection | None:
        touched = near & self.d["neutral"][f]
        own = sum(m.bit_count() for g, m in self.state.regions(self.seat) if g == f and m & near)
        while touched:
            region = _flood(touched & -touched, self.d["neutral"][f])
            touched &= ~region
            if not own:
                return Objection("C-P7", "citrus-neutral-new-region", args, names_of(region))
            if region.bit_count() > own:
                sizes = {"own": own, "neutral": region.bit_count()}
                return Objection("C-P7", "citrus-neutral-too-large", {**args, **sizes}, names_of(region))
        return None

    def beginning(self, f: int, b: int, near: int, args: dict[str, str | int]) -> Objection | None:
        if near & self.d["own"][self.seat][f]:
            return None
        starts = 0
        for s, roads in self.sets["roads"].items():
            if self.d["site_state"][s] >= BUILT:
                starts |= roads
        if not starts & b:
            return Objection("C-P2", "citrus-not-adjacent", args, (str(args["cell"]),))
        if not self.state.workers(self.seat):
            return Objection("C-P3", "citrus-no-worker", args, (str(args["cell"]),))
        return None


def _spread(m: int) -> int:
    return m << 1 | m >> 1 | m << 16 | m >> 16


def _flood(m: int, within: int) -> int:
    while True:
        grown = (m | _spread(m)) & within
        if grown == m:
            return m
        m = grown


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
