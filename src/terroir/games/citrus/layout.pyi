from collections.abc import Sequence
from typing import Any

class Layout:
    nlines: int
    nvalues: int
    shared_roads: bool
    def __init__(
        self,
        opens: int,
        bushes: int,
        rocks: int,
        sites: dict[int, int],
        lines: Sequence[Sequence[int]],
        values: Sequence[tuple[int, int]],
        income: Sequence[int],
    ) -> None: ...
    def sets(self) -> dict[str, Any]: ...
