from terroir.games.chicoree.bots.card_values import Prices
from terroir.games.chicoree.bots.reckoning import Luck
from terroir.games.chicoree.state import State

class Chooser:
    def __init__(self, prices: Prices, luck: Luck) -> None: ...
    def decide(self, s: State, p: int) -> int: ...
