"""Numbers the hot core uses, by name. terms.pxd says the same to the compiler; a test compares them."""

# How many kinds of cards and seats there can be, and how many numbers a journal holds.
CARDS = 26
SEATS = 6
JOURNAL = 2048

# Nobody, no card.
EMPTY = -1

# Kinds of cards, in the order of K-M1. Step s of the chain is card CHAIN + s.
EGYPT = 0
GREECE = 1
MONKS = 2
CHAIN = 2
SEEDS = 3
SOW = 4
FACTORY = 5
HARVEST = 6
ROAST = 7
SHOP = 8
EXPORT = 9
CHICORY = 10
DISEASE = 11
STORM = 12
COLD_RAIN = 13
FIRE = 14
OVERPRODUCTION = 15
COFFEE = 16
FASHION = 17
BLOCKADE = 18
HEALTH = 19
# A challenge card of f flowers is card BLOSSOM + f, f from 1 to 6.
BLOSSOM = 19

# What is pending: three kinds of chance, six of decision, and the end.
NAME_FIRST = 0
DRAW_HIDDEN = 1
DRAW_SHOWN = 2
TURN = 3
OFFER = 4
BIDDING = 5
MELEE = 6
SEALED_BIDS = 7
CHALLENGE = 8
OVER = 9

# How the game ended: K-E1, K-E2, K-E3.
END_CHAIN = 1
END_ROUNDS = 2
END_ALONE = 3

# Actions and outcomes as the hot core numbers them: see actions.py for the layout of a code.
OP_START = 0
OP_STEP = 1
OP_PLAY = 2
OP_DRAW = 3
OP_RAISE = 4
OP_PASS = 5
OP_BID = 6
OP_SHOW = 7
OP_SEAL = 8
OP_OFFER = 9
OP_FIRST = 10
OP_CARD = 11
OP_HAMMER = 12

# What the journal notes: a kind and up to three numbers each, read off after every action.
FIRST_NAMED = 0
INCOME_RECEIVED = 1
INCOME_BLOCKED = 2
REVENUE_PAID = 3
DEBT_ARISEN = 4
CARD_OFFERED = 5
CARD_SOLD = 6
CARD_UNSOLD = 7
DEBT_SETTLED = 8
BANKRUPT = 9
START_LAID = 10
STEP_LAID = 11
SPECIAL_PLAYED = 12
CARD_DESTROYED = 13
SEAT_AFFLICTED = 14
CARD_DRAWN = 15
DRAW_SKIPPED = 16
CARD_TURNED = 17
CARD_KEPT = 18
AUCTION_OPENED = 19
BID_RAISED = 20
BID_PASSED = 21
HAMMER_FELL = 22
BID_SEALED = 23
BID_SHOWN = 24
BIDS_OPENED = 25
CARD_WON = 26
CARD_UNWANTED = 27
CHALLENGE_CALLED = 28
CHOICE_SEALED = 29
CARD_SHOWN = 30
CARDS_SHOWN = 31
CHALLENGE_WON = 32
CHALLENGE_BLOCKED = 33
CHALLENGE_DRAWN = 34
PILE_SHUFFLED = 35
TURN_ENDED = 36
ROUND_ENDED = 37
GAME_ENDED = 38
