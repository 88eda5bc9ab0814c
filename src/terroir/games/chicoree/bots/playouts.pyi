from terroir.games.chicoree.bots.card_values import Prices
from terroir.games.chicoree.bots.win_probability import Outlook
from terroir.games.chicoree.state import State

CODES: int

class Playouts:
    def __init__(
        self,
        prices: Prices,
        outlook: Outlook,
        seed: int,
        first: Prices | None = None,
        rivals: Prices | None = None,
    ) -> None: ...
    def play_on(self, s: State, turns: int) -> None: ...
    def redeal(self, s: State, p: int) -> None: ...
    def prospect(self, world: State, p: int, lost: list[int], tokens: int, winner: int) -> float: ...
    def play_plan(
        self, world: State, p: int, plan: list[int], turns: int, luck: int, first: int, games: int
    ) -> tuple[list[int], int, list[int]]: ...

def is_simple(s: State, p: int) -> bool: ...
def scattered(luck: int, number: int) -> int: ...
