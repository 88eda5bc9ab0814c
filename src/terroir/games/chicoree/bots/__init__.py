"""How bots see Chicorée: what cards are worth, chances to win, plans, simulated games, secret choices."""
