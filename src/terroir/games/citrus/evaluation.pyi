from collections.abc import Mapping

from terroir.games.citrus.state import State

class Evaluation:
    def __init__(self, weights: Mapping[str, int]) -> None: ...
    def worths(self, s: State) -> list[tuple[int, int]]: ...
