from terroir.games.citrus.evaluation import Evaluation
from terroir.games.citrus.turns import Turnwise

class Simulator:
    samples: int
    whim: int
    horizon: int
    def __init__(
        self, turnwise: Turnwise, evaluation: Evaluation, samples: int, whim: int, horizon: int
    ) -> None: ...
    def play(self, i: int, luck: int, first: int, games: int) -> tuple[list[int], int, list[int]]: ...
