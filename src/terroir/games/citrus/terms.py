# compiled
"""Numbers that the rules use, by name."""

# Landscape tiles, in the order of C-M2.
HORSES2 = 0
HORSES3 = 1
HORSES4 = 2
MONEY2 = 3
MONEY3 = 4
CART = 5
BULL = 6
BRIDGE = 7
MILESTONE = 8

# A site's life; 0: not on this board.
PRINTED = 1
REVEALED = 2
BUILT = 3
SCORED = 4

# What is pending: six kinds of chance, two of decision, and the end.
LAY_LANDSCAPE = 0
DRAW_START_SITE = 1
DRAW_FINCA = 2
DRAW_TILE = 3
REVEAL_SITE = 4
NAME_FIRST = 5
CHOOSE_SITE = 6
TURN = 7
OVER = 8

# Why a Finca was drawn.
BY_SETUP = 0
BY_MARKET = 1
BY_MILESTONE = 2
BY_BLOCK = 3

# How the game ended: C-E1, C-T3.
END_BUILT = 1
END_BLOCKED = 2

# Actions and outcomes as the hot core numbers them: see actions.py for the layout of a code.
OP_BUY = 0
OP_HARVEST = 1
OP_PLACE = 2
OP_MONEY = 3
OP_CART = 4
OP_BULL = 5
OP_MILESTONE = 6
OP_SITE = 7
OP_END = 8
OP_PASS = 9
OP_RETURN = 10
OP_LANDSCAPE = 11
OP_FINCA = 12
OP_TILE = 13
OP_LETTER = 14
OP_FIRST = 15

# What the journal notes: a kind and up to three numbers each, read off after every action.
TILE_PLACED = 0
LANDSCAPE_TAKEN = 1
WORKER_PLACED = 2
REGIONS_JOINED = 3
NEUTRAL_ABSORBED = 4
REGION_HARVESTED = 5
FINCA_SCORED = 6
LINE_BOUGHT = 7
INCOME_RECEIVED = 8
MONEY_USED = 9
CART_USED = 10
BULL_PLACED = 11
MILESTONE_USED = 12
TILES_RETURNED = 13
LANDSCAPE_LAID = 14
FINCA_DRAWN = 15
FINCA_BUILT = 16
TILE_DRAWN = 17
BAG_RAN_SHORT = 18
SITE_REVEALED = 19
FIRST_NAMED = 20
PASSED = 21
TURN_ENDED = 22
TABLE_BLOCKED = 23
FINAL_FINCA = 24
FINAL_HORSES = 26
FINAL_ACTIONS = 27
GAME_ENDED = 28
TILE_COVERED = 29

# A market space without a tile, a hand place without one.
EMPTY = -1

# How long rows of numbers are: one for each of these, or as many as there can ever be.
SEATS = 5
FRUITS = 5
WORKERS = 5
INCOMES = 6  # for none to all of them on the mat
TILES = 10  # a tile is fruit * 2 + well
LANDSCAPES = 9
PURSES = 128  # from none to as many coins as a number of 8 bits holds
SITES = 15
STALLS = 12  # the spaces of the market
FINCA_KINDS = 16
LINES = 16
SPACES = 192  # rows 16 wide x 12: one pad column, one pad row above and below, so shifts need no edge masks
JOURNAL = 640
MOST_ACTIONS = 2048  # more than can ever be legal at once: there are 1,725 in all, see numbering.py
SHEETS = 20  # of scratch paper, one below the other: more than there are tiles to try
