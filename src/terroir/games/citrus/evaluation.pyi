from collections.abc import Mapping

class Evaluation:
    def __init__(self, weights: Mapping[str, int]) -> None: ...
