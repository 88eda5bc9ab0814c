# compiled
"""Where each kind of action id begins, and each kind of number in an observation: see encoding.py.

These numbers are a promise to whoever has trained something on them: a change makes a new version.
"""

# Action ids.
ID_BUY = 0
ID_HARVEST = 11
ID_MONEY = 42
ID_CART = 44
ID_MILESTONE = 56
ID_SITE = 57
ID_END = 72
ID_PASS = 73
ID_RETURN = 74
ID_BULL = 75
ID_PLACE = 225
IDS = 1725

# Planes: one number for each square, and a square for each space of the largest board.
COLUMNS = 15
SQUARES = 150
ON_BOARD = 0
ON_OPEN = 1
ON_ROCK = 2
ON_WELL = 3
ON_ROAD = 4
ON_LANDSCAPE = 5
ON_FRUIT = 14
ON_NEUTRAL = 19
ON_OWN = 20
ON_SITE = 25
ON_HIGH = 29
ON_LOW = 30
PLANES = 31

# Numbers of one player, own seat first.
OF_SEATED = 0
OF_COINS = 1
OF_SCORE = 2
OF_WORKERS = 3
OF_HORSES = 4
OF_HELD = 5
OF_TURN = 14
OF_FIRST = 15
OF_PLAYER = 16

# The other numbers.
AT_MARKET = 80
AT_HAND = 200
AT_BAG = 210
AT_GONE = 220
AT_BOX = 230
AT_USED = 239
AT_FINCAS = 248
AT_DRAWN = 251
AT_STACK = 254
AT_LINES = 269
AT_CHOOSING = 280
AT_MAIN_DONE = 281
AT_CARTING = 282
AT_RETURNED = 283
AT_REFILL = 284
AT_SHORT = 285
AT_PASSES = 286
AT_BUILT = 287
AT_EDITION = 288
AT_FAMILY = 289
AT_PENALTY = 290
NUMBERS_SEEN = 291

# How long some of the rows are.
MOST_LINES = 11
FINCAS_SEEN = 3
