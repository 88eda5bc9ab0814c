### What the screen of Citrus says beyond the game's own words, in English.

board = Board
# $rows, $columns: how many
board-title = Board of { $rows } rows and { $columns } columns
# $side: long or short, $name: of the board
board-name = { $side ->
        [long] Long board ({ $name })
       *[short] Short board ({ $name })
    }
market = Market
# $count: how many
tiles-left = { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
bag = Bag
# $count: how many
bag-holds = { $count ->
        [one] Bag: { $count } tile
       *[other] Bag: { $count } tiles
    }
# $count: how many
with-well = { $count ->
        [one] { $count } well
       *[other] { $count } wells
    }
fincas = Fincas left
fincas-to-come = Fincas to come
sites-to-come = Sites to come
stock = Stock
players = Players
points = points
# $scores: such as Ada 33, Mar 26
score-track = Score track: { $scores }
coins = Coins
# $coins, $most: numbers
coins-of = { $coins } of { $most } coins
workers-and-income = Workers and income
# $count: how many
workers-on-mat = { $count ->
        [one] { $count } worker on the mat
       *[other] { $count } workers on the mat
    }
income = income
# $count: how many
horse-tiles = { $count ->
        [one] { $count } tile of horses
       *[other] { $count } tiles of horses
    }
to-move = to move
your-mat = Your mat
action-tiles = Action tiles
short-money2 = 2 coins
short-money3 = 3 coins
short-cart = Cart
short-bull = Bull
short-bridge = Bridge
short-milestone = Milestone
workers = workers

sheets = More of the table
tab-market = Market
tab-mats = Mats
tab-log = Log
open-market = Choose a line

## The hand and the buttons

# $points: what it brought
deed-harvest = Harvest +{ $points }
# $site: its letter; $points: what it brought
deed-finca = Finca { $site } +{ $points }
# $site: its letter
deed-built = New Finca on { $site }
# $tiles: the tiles, by name
hand-of = is building: { $tiles }
hand = Tiles in hand
# $tile: words for a tile, $count: how many
hand-tile = { $count ->
        [one] { $tile }
       *[other] { $count } × { $tile }
    }
hand-hint = Click a tile to build it first.
enter-key = Enter
needs-tile = Your tile has no place yet: use one of your action tiles first.
needs-tile-short = Use a tile
choose-first = Choose first
wait = Please wait
do-buy-line = Buy line { $what }
# $count: how many regions
do-harvest = { $count ->
        [one] Harvest
       *[other] Harvest { $count } regions
    }
do-place-tile = Build on { $what }
do-bridge = Bridge { $what }
do-place-bull = Bull on { $what }
do-use-cart = Cart: space { $what }
do-use-money = Take { $count } coins
do-use-milestone = Use the milestone
do-choose-site = Finca on { $what }
do-end-turn = End turn
do-pass = Pass
do-return-tiles = Return tiles

## Steps of the turn

step-choose = Buy or harvest
# $count: tiles in hand
step-build = { $count ->
        [0] Build
       *[other] Build { $count }
    }
step-end = End turn

## The market

market-hint = Tap a price to see what the line would bring.
# $line: its number, $cost: coins, $tiles: their names
line-buyable = Line { $line } for { $cost }: { $tiles }. You can buy it.
line-closed = Line { $line } for { $cost }: { $tiles }. Not now; ask why.
# $space: number, $tile: its name
cart-tile = Market space { $space }: { $tile }

## Spaces, for those who do not see them

space-open = open
space-rock = rocks
space-bull = a bull on guard
# $letter: of the site
space-site = site { $letter }, not yet revealed
space-site-revealed = site { $letter }, revealed
# $letter, $values: such as 10/5, $filled and $of: spaces around it
space-finca = Finca { $letter }, { $values }, { $filled } of { $of } around it filled
space-finca-scored = Finca { $letter }, scored
# $fruit: its name, $well: yes or no
space-neutral = { $well ->
        [yes] neutral { $fruit } with a well
       *[no] neutral { $fruit }
    }
# $fruit: its name, $well: yes or no, $name: of the owner, $size: of the region
space-plantation = { $well ->
        [yes] { $fruit } with a well of { $name }, region of { $size }
       *[no] { $fruit } of { $name }, region of { $size }
    }
lit-extend = You can build here; it joins your region
lit-new = You can build here; it starts a region and takes a worker
lit-bridge = You can build here with a bridge
lit-bull = You can put the bull here
lit-site = You can build the Finca here
lit-harvest = You can harvest this region
lit-almost = Not allowed here; Enter says why

## The forecast

forecast = Forecast
forecast-hint = Point at a line, a lit space or one of your regions to see what it would bring.
harvest-how = Pick your lit regions to harvest them: the signs say for how many points. Or buy a line of the market by its price.
harvest-brief = Or tap your lit regions to harvest them.
# $action: such as Build on e2
forecast-of = What it brings: { $action }
# $site: letter
finca-name = Finca { $site }
# $filled, $of: spaces around the Finca
finca-filled = { $filled } of { $of }
finca-closes = { $filled } of { $of }, closes
# $count: how many spaces
spaces-many = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
spaces-none = after the Finca
# $left: workers left on the mat
note-new-region = { $left ->
        [0] Starts a region with your last worker.
        [one] Starts a region; { $left } worker stays on the mat.
       *[other] Starts a region; { $left } workers stay on the mat.
    }
# $size: tiles, $points: of a harvest
note-region = Region of { $size }, worth { $points } when harvested.
# $count: workers
note-worker-home = { $count ->
        [one] { $count } worker comes home.
       *[other] { $count } workers come home.
    }
# $count: tiles
note-absorbed = { $count ->
        [one] Takes over { $count } neutral tile.
       *[other] Takes over { $count } neutral tiles.
    }
# $what: a landscape tile
note-takes = You take: { $what }.
note-covers-rock = Covers the rocks with a bridge.
note-covers = Covers a neutral tile, which leaves the game.
# $count: tiles left on the market, $coins: left to you
note-left = Leaves { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } on the market and you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
note-finca = A new Finca comes first, then you build, then the market is refilled.
# $points, $income, $coins after it, $workers on the mat after it
note-harvest = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Income { $income } for { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }: you then have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
# $count: coins
note-coins-lost = { $count ->
        [one] { $count } coin is lost, above twelve.
       *[other] { $count } coins are lost, above twelve.
    }
# $site, $name: of a rival, $count: tiles
note-flip = { $count ->
        [one] { $site }: { $name } needs { $count } tile to lead.
       *[other] { $site }: { $name } needs { $count } tiles to lead.
    }
# $site, $count: tiles
note-behind = { $count ->
        [one] { $site }: you need { $count } more tile to lead.
       *[other] { $site }: you need { $count } more tiles to lead.
    }
note-scored-later = Scored when you end the turn.
note-ends-turn = Ends your turn.
note-ends-game = Ends the game.

## The end

source-fincas = Fincas closed
source-harvest = Harvests
source-returned = Returned tiles
source-last-fincas = Fincas left open
source-last-harvest = Last harvest
source-horses = Horses
source-tiles = Unused tiles
count-last-fincas = The lower value for the most tiles
count-last-harvest = All regions with a worker
count-horses = A point for each horse
count-tiles = A point for each unused tile
count-again = Count again

## Pictures

picture-ours = Our own drawings. The boards supplied here are layouts of our own as well, not the printed ones (C-M6).

## The rules on one page

summary-aim = The aim
    .text = Plant fruit around the Fincas, harvest at the right moment, and have the most points at the end.
summary-turn = Your turn
    .text = Either build or harvest (C-T1). Besides, use as many of your action tiles as you like, whenever you like in your turn (C-T2).
summary-build = Build
    .text = Buy all tiles of one market line for 1 coin each and build them at once, in any order (C-B1, C-B4). You must be able to pay for all of them and to build all of them (C-B2).
summary-place = Where a tile may stand
    .text = Beside a tile of its fruit in a region of yours; or on a road space of a Finca, which starts a region and takes a worker (C-P2, C-P3). On the roads of a Finca or site each fruit stands only once (C-P4). Never beside somebody else’s region of its fruit (C-P5). A neutral region of its fruit joins yours only if yours was at least as large (C-P7). A landscape tile built over is yours (C-L1).
summary-finca = A new Finca
    .text = If your purchase leaves 3 tiles or fewer on the market, the next Finca comes at once: you choose one of the revealed sites (C-N1). Then you build, then the market is refilled (C-N2).
summary-scoring = A Finca scores
    .text = At the end of the turn in which all spaces around it are occupied (C-F1). Everybody counts their regions that touch it, also at a corner, each with all its tiles (C-F2). Most tiles: the higher value. Second most: the lower. Ties all get theirs, but a tie for most leaves nothing for the second (C-F3).
summary-harvest = Harvest
    .text = Any of your regions: 1 point a tile, 2 with a well. The workers come home, the tiles stay and are neutral (C-H1). Then one income by the workers on your mat: 1 → 2, 2 → 4, 3 → 6, 4 → 7, 5 → 8 coins, never above 12 (C-H2).
summary-actions = Action tiles
    .text = Money: 2 or 3 coins (C-A1). Cart: one market tile for free, built at once (C-A2). Bull: occupies an open space (C-A3). Bridge: build on rocks or on a neutral tile (C-A4). Milestone: a new Finca now (C-A5).
summary-end = The end
    .text = After the turn in which the last tile is built (C-E1). A Finca not yet scored pays its lower value, only to whoever has most (C-E2). Regions are harvested for points (C-E3); each horse and each unused action tile is worth 1 (C-E4).

## The chart of a replay

measure-points = Points

## What a piece says of itself

# $points: whole number
tip-brings = { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
tip-finca = A farmhouse. It pays once, when all spaces around it are taken: most to whoever has most tiles there.
tip-finca-scored = It has paid and pays no more.
tip-finca-empty = Nobody has a tile here yet.
tip-site-revealed = Staked out: the next Finca may be built here.
tip-site = A site for a Finca; it must be revealed first.
tip-rock = Nothing grows here. Only with a bridge a tile can stand on it.
tip-guard = Somebody has put a bull here: the space is taken, and nobody builds on it.
# $site: letter
tip-road = Road of { $site }
    .text = Once a Finca stands there, a region can begin here; it takes a worker. Each fruit stands only once on these roads.
# $fruit: its name
tip-neutral = Neutral: { $fruit }
    .text = Harvested; it belongs to nobody. It joins a region of its fruit that is at least as large.
# $name: of the owner, $fruit: its name
tip-region = { $name }: { $fruit }
    .text = A region: tiles of one fruit that hang together, with a worker on them.
# $size: tiles, $points: whole number
tip-region-now = { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }; harvested: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tip-landscape = Whoever builds here takes it.
tip-held = Used at any moment of one’s turn; unused, 1 point at the end.
tip-horses-held = Counted at the end.
# $count: horses
does-horses = { $count } wild horses: { $count } points at the end.
# $count: coins
does-money = { $count } coins, once.
does-cart = Takes one tile from the market for nothing; it is built at once.
does-bull = Is put on an open space, which is taken then.
does-bridge = Lets you build on rocks or on a neutral tile.
does-milestone = Builds a new Finca now and fills the market.
# $points: whole number
tip-tile = { $points ->
        [one] A plantation tile: { $points } point when its region is harvested.
       *[other] A plantation tile: { $points } points when its region is harvested.
    }
# $line: its number
tip-line = Line { $line }
    .text = All its tiles are bought together, 1 coin each, and built at once.
# $cost: coins
tip-cost = { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
# $most: coins
tip-coins = A tile of the market costs 1. A harvest brings new ones; nobody has more than { $most }.
tip-workers = Each region that one begins takes a worker; a harvest brings workers home. The more are home, the higher the income.
# $coins: whole number
tip-income = Income of a harvest now: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
# On the board of an analysis; $space: where
scene-played = Played
scene-better = Better: { $space }
