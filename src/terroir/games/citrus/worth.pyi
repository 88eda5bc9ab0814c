from collections.abc import Sequence

from terroir.games.citrus.state import State

def appraise_codes(s: State, p: int, codes: Sequence[int]) -> list[int]: ...
