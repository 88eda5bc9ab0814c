from terroir.games.citrus.evaluation import Evaluation
from terroir.games.citrus.state import State

class Turnwise:
    nodes: int
    def __init__(self, evaluation: Evaluation, state: State) -> None: ...
    def search(self, luck: int, width: int, keep: int) -> list[tuple[int, list[int]]]: ...
