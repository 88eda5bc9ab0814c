"""The vocabulary every game speaks: decisions, chance, events, refusals, records, fair draws."""
