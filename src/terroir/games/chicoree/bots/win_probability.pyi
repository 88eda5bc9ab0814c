from collections.abc import Sequence

from terroir.games.chicoree.state import State

FIRST_START: int
FIRST_NUMBER: int

class Outlook:
    def __init__(self, weights: Sequence[float]) -> None: ...
    def shares_of(self, s: State) -> list[float]: ...
    def features_of(self, s: State, p: int) -> list[float]: ...
