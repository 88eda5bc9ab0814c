"""Chicorée: a chain of seven cards, auctions, challenges and debts."""
