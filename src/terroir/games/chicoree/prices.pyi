from collections.abc import Mapping

from terroir.games.chicoree.state import State

class Prices:
    def __init__(self, weights: Mapping[str, int]) -> None: ...
    def actions(self, s: State, p: int, codes: list[int], crowd: int) -> list[int]: ...
