"""Citrus: buy lines of fruit, grow regions, encircle Fincas, harvest in time."""
