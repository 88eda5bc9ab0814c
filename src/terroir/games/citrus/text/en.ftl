### Citrus in English. Every language file defines the same messages, attributes and variables.
### rule-<id>: title; .text: the rule in our own words; .ruling: what this project decided, and why.

## Names

fruit-lemon = lemon
fruit-orange = orange
fruit-blood-orange = blood orange
fruit-lime = lime
fruit-grapefruit = grapefruit
fruit-letters-lemon = Le
fruit-letters-orange = Or
fruit-letters-blood-orange = Bl
fruit-letters-lime = Li
fruit-letters-grapefruit = Gr
land-horses2 = 2 wild horses
land-horses3 = 3 wild horses
land-horses4 = 4 wild horses
land-money2 = money (2 coins)
land-money3 = money (3 coins)
land-cart = cart
land-bull = bull
land-bridge = bridge
land-milestone = milestone

## Word forms, used by the messages below

# $fruit: id of a fruit
citrus-fruit =
    .name = { $fruit ->
        [lemon] { fruit-lemon }
        [orange] { fruit-orange }
        [blood-orange] { fruit-blood-orange }
        [lime] { fruit-lime }
       *[grapefruit] { fruit-grapefruit }
    }
    .tile = { $fruit ->
        [lemon] lemon tile
        [orange] orange tile
        [blood-orange] blood orange tile
        [lime] lime tile
       *[grapefruit] grapefruit tile
    }
    .a-tile = { $fruit ->
        [lemon] a lemon tile
        [orange] an orange tile
        [blood-orange] a blood orange tile
        [lime] a lime tile
       *[grapefruit] a grapefruit tile
    }
    .region = { $fruit ->
        [lemon] lemon region
        [orange] orange region
        [blood-orange] blood orange region
        [lime] lime region
       *[grapefruit] grapefruit region
    }
    .regions = { $fruit ->
        [lemon] lemon regions
        [orange] orange regions
        [blood-orange] blood orange regions
        [lime] lime regions
       *[grapefruit] grapefruit regions
    }
# $tile: id of a landscape tile
citrus-land = { $tile ->
        [horses2] { land-horses2 }
        [horses3] { land-horses3 }
        [horses4] { land-horses4 }
        [money2] { land-money2 }
        [money3] { land-money3 }
        [cart] { land-cart }
        [bull] { land-bull }
        [bridge] { land-bridge }
       *[milestone] { land-milestone }
    }
# $points: whole number
citrus-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $coins: whole number
citrus-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
# $cost: whole number of coins
citrus-cost = { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }

## Rules: material

rule-C-M1 = Plantations, Fincas and sites
    .text = There are 90 plantation tiles: 18 each of lemon, orange, blood orange, lime and grapefruit. In each fruit, 6 of the 18 show a well. To these come 15 Finca tiles, each with two point values, and 15 site tiles lettered A to O.
rule-C-M2 = Landscape tiles
    .text = There are 30 landscape tiles. Twelve show wild horses: four each with 2, 3 and 4 horses. The others are action tiles: 4 money tiles (two with 2 coins, two with 3), 4 carts, 4 bulls, 4 bridges and 2 milestones.
rule-C-M3 = What each player has
    .text = Citrus is for 2 to 5 players. You start with 5 workers on your mat, 6 coins and 0 points. You can never own more than 12 coins.
rule-C-M4 = The market
    .text = The market has 12 numbered spaces, each standing on its corner. Its lines run along both diagonals; a full line holds 2, 3 or 4 tiles.
    .ruling = The books do not give the exact shape. Ours is a 4×4 grid less four cells, with rows of 2, 3, 4 and 3 spaces and columns of 3, 4, 3 and 2 (eight lines), numbered in reading order; it is kept in the board file and can be changed there.
rule-C-M5 = Finca values
    .text = A Finca tile shows a higher and a lower value. The known pairs are 10/5, 8/6 and 12/4.
    .ruling = The books do not say how many there are of each, so we use five of each pair; the numbers are data and can be changed.
rule-C-M6 = The boards
    .text = The long board is 15×10 spaces, with a few rocks, about as many landscape spaces and 15 lettered sites. The short board is narrower, and some of its sites lie on the edge.
    .ruling = The books do not contain the printed coordinates, so the two boards supplied are layouts of our own, named accordingly and justified by simulation. If you own the printed game, you can copy its board in the board editor and play on that.
rule-C-M7 = What makes a board valid
    .text = A board has each site letter it needs exactly once; no two sites touch, even at a corner, and no space is a road of two sites unless the board file says so. Every site has at least 2 road spaces that can be built on. Open and landscape spaces form one connected area, with room for all tiles in play and at least 20% to spare. There are at most 30 landscape spaces.

## Rules: set-up

rule-C-S1 = Laying out the landscape
    .text = Each landscape space of the board receives one landscape tile at random, face up. Those left over are out of the game, and nobody looks at them.
rule-C-S2 = The first Fincas
    .text = The Finca tiles are shuffled into a stack. The top four stand on sites A, B, C and D from the start.
rule-C-S3 = Filling the market
    .text = All plantation tiles are mixed in the bag. Twelve are drawn for market spaces 1 to 12.
rule-C-S4 = The first sites
    .text = Site tiles A to D are out of the game. The rest are shuffled into a stack; the first three are revealed and put on their letters.
rule-C-S5 = Who starts
    .text = The starting player is chosen at random, unless the host names one (the printed rules ask for the best Flamenco dancer). Play goes clockwise.

## Rules: the turn

rule-C-T1 = Build or harvest
    .text = On your turn you either build or harvest. You cannot pass, except as in C-T3.
rule-C-T2 = Action tiles at any moment
    .text = Besides building or harvesting, you may use any number of action tiles during your own turn: before, in the middle or afterwards, in whatever order you like. A tile taken this very turn may be used too.
rule-C-T3 = Passing and a blocked game
    .text = If you can neither harvest nor buy a line, you pass; your turn ends at once, and enclosed Fincas are scored (C-F1). If all players pass in a row, one Finca is built as in C-N1 and the market is refilled as far as the bag allows.
    .ruling = The books only sketch this case. Action tiles are never compulsory, so you may pass if you have nothing to harvest and could buy only with their help. The Finca that unblocks the game may be a set-aside one, and the player whose turn it would be chooses its site; if there is no Finca or no revealed site left, the game ends. With the penalty option (C-B3), only lines that C-B2 would allow stop you from passing, and a turn in which you return tiles and build none counts as a pass (a carted tile counts as built).
rule-C-T4 = End of the turn
    .text = Your turn ends when you say so, or by itself when there is nothing more you can do. Then enclosed Fincas are scored (C-F1).
    .ruling = If no plantation tile is left anywhere because a cart took the last one before your main action, you may end the turn without a main action; otherwise you would be stuck.

## Rules: building

rule-C-B1 = Buying a line
    .text = Choose a market line that still has tiles and buy all of them, for 1 coin each.
    .ruling = Gaps do not break a line: the tiles on both sides of an empty space belong together. The books do not say this, but each printed arrow stands for a whole line.
rule-C-B2 = Only what you can pay for and build
    .text = A line is out of reach if you cannot pay for it or cannot build every one of its tiles.
    .ruling = The books do not define “can be built”. For us it means that at least one sequence of placements uses up all the tiles, given the sites revealed at that moment if a Finca is due (C-N1) and the action tiles you hold or gain on the way; the coins must be in your hand when you buy, so use money tiles first. You are offered only such lines, and then only placements and sites that keep the rest buildable, so that you never run into a dead end unawares.
rule-C-B3 = Option: penalty
    .text = With this table option (normally off) you may take any line you can pay for. Tiles you cannot build go back to the lowest free market numbers and cost you 3 points each.
    .ruling = The books see this as a slip at the table and leave the details open. You get back the coins paid for returned tiles, and your score may drop below zero. You may return tiles only when none of those pending can be placed without a bridge; all of them then go back together, in market order, and any surplus after a milestone’s refill goes into the bag. C-B2 does not restrict placements or sites here, but a carted tile must always be buildable.
rule-C-B4 = Build at once
    .text = The tiles you buy are built right away, in the order you prefer. You cannot keep any for later.
rule-C-B5 = Order of building
    .text = First take the tiles and pay. If that leaves 3 or fewer on the market, a new Finca comes next (C-N1). Then you build your tiles. Last, if 3 or fewer were left, the market is refilled (C-N2), even where no Finca could be built.

## Rules: where a plantation may stand

rule-C-P1 = Permitted spaces
    .text = A plantation stands on an open space or a landscape space. It never stands on rocks, on a Finca or on a printed site, revealed or not.
rule-C-P2 = Extend a region or start one
    .text = Place a tile orthogonally next to a plantation of the same fruit in one of your regions, or start a new region on a road space of a Finca that has been built, scored or not. A Finca’s road spaces are its up to four orthogonal neighbours. A rock beside a Finca is a road space too, if you have a bridge.
rule-C-P3 = Workers
    .text = A new region takes the right-most worker from your mat; with no worker there, you cannot start one. A tile that touches your own region of its fruit always joins that region and needs no worker.
rule-C-P4 = Different fruit on every road
    .text = Around each Finca and each printed site, all plantations on the road spaces must be of different fruit. This also applies when you extend a region or use a bridge. The family game drops this rule (C-V2).
    .ruling = The books speak of Fincas and sites without saying which sites. We include every printed site, revealed or not, so that a site revealed later is never already in breach.
rule-C-P5 = Keep away from others’ regions
    .text = A tile may not touch another player’s region of the same fruit.
rule-C-P6 = Joining your regions
    .text = One tile may join several of your regions of the same fruit. One worker stays, and the others return to the left-most free spaces of your mat.
rule-C-P7 = Taking over a neutral region
    .text = A tile may touch a neutral region of its fruit only if it also touches a region of yours of that fruit that was at least as large before the tile was placed. The neutral tiles then become yours and will score again. A new region may never touch a neutral region of its fruit.
    .ruling = The books compare one region with one other. If your tile joins several of your regions, we count them together, whereas each neutral region is compared on its own.
rule-C-P8 = Neutral regions
    .text = A harvested region has no worker and belongs to nobody. It can be taken over as in C-P7, but never extended otherwise.

## Rules: landscape

rule-C-L1 = Taking a landscape tile
    .text = If you build on a landscape tile, you take it. Horses lie face down in front of you and bring 1 point per horse at the end.
    .ruling = Everybody saw the horses when they were taken, so the engine does not treat them as a secret. A table option decides whether screens show the other players’ running totals; by default they do not, as at a real table.
rule-C-L2 = Action tiles in front of you
    .text = Action tiles lie face up in front of you. A used one leaves the game, except for the bull.

## Rules: new Finca and refill

rule-C-N1 = A new Finca
    .text = If you take tiles and 3 or fewer stay on the market, you draw the top Finca at once, look at its values and build it on one of the (up to) 3 revealed sites, as you choose. Its site tile leaves the game, and the next one is revealed on its letter.
    .ruling = The books do not say what happens when supplies run out. With fewer than 3 sites revealed you choose among those; with no Finca tile or no site left, this step is skipped.
rule-C-N2 = Build, then refill
    .text = After the new Finca you build the tiles you took; its roads already count. Then the free market spaces are refilled from the bag in the order of their numbers.
rule-C-N3 = When the bag runs short
    .text = If the bag holds too few tiles for a refill, they fill the market as far as they go; exactly enough is not too few. In edition 2015, no new Finca is built from then on except by a milestone. In edition 2013, C-N1 continues to apply.
    .ruling = The 2015 book takes the remaining Finca tiles away and yet lets milestones build, so we set those tiles aside for that purpose.

## Rules: scoring a Finca

rule-C-F1 = When a Finca is scored
    .text = At the end of a turn, each Finca not yet scored is scored if all spaces around it are occupied: 8 of them, or 5 on an edge and 3 in a corner. A plantation, a landscape tile, a bull or a rock occupies a space.
    .ruling = The books do not mention neighbouring buildings. Another Finca or a site also counts as occupied, as no plantation can ever stand there.
rule-C-F2 = Counting the tiles
    .text = Each player counts the tiles of all their regions that touch the Finca, diagonals included. Each region counts once, with all its tiles.
rule-C-F3 = Points for a Finca
    .text = The player with the most tiles gets the higher value, the player with the second most gets the lower. If several tie for most, each gets the higher value and nobody gets the lower; if several tie for second, each gets the lower. A player alone there gets the higher value only, and if nobody is there, nothing is awarded.
rule-C-F4 = After scoring
    .text = A scored Finca is turned over and does not score again. Its roads remain roads.

## Rules: harvest

rule-C-H1 = Harvesting regions
    .text = Harvest at least one of your regions, or several: 1 point for each tile, 2 for each tile with a well. Their workers come back to your mat; the tiles stay in place and are now neutral.
rule-C-H2 = Income
    .text = You then receive a single income for the whole harvest, set by the workers now on your mat: 2 coins for 1 worker, 4 for 2, 6 for 3, 7 for 4 and 8 for 5. Anything beyond 12 coins is lost.

## Rules: action tiles

rule-C-A1 = Money
    .text = You get 2 or 3 coins straight away, as the tile shows. Anything beyond 12 coins is lost.
rule-C-A2 = Cart
    .text = Take any one tile from the market without paying and build it right away. If 3 or fewer are left, there follow a Finca, the building of your tile and the refill, as in C-N1 and C-N2.
    .ruling = You cannot use a cart while a bought or carted tile is still waiting to be built (the published online version rules the same), and the tile you take must be buildable.
rule-C-A3 = Bull
    .text = Put the bull on any unoccupied open space: no rock, no landscape tile, no site. It occupies that space (C-F1). Whoever builds there later takes the bull and may use it again, even in the same turn.
rule-C-A4 = Bridge
    .text = For one placement, a rock or a tile of a neutral region counts as an open space; all the rules C-P1 to C-P8 still hold. You may cover a neutral tile with a different fruit, even if its region falls apart. With the same fruit you may do so only if that single tile is the whole neutral region. The covered tile leaves the game along with its well.
rule-C-A5 = Milestone
    .text = Draw a Finca and build it on a revealed site of your choice. Then the market is refilled and a new site tile is revealed.
    .ruling = The books leave conditions and timing open. You need a Finca tile (a set-aside one will do) and a revealed site, and you may use the milestone even while bought tiles are pending; between drawing the Finca and choosing its site, nothing else can be done.
rule-C-A6 = Unused action tiles
    .text = Every action tile still in front of you at the end of the game is worth 1 point.

## Rules: end of the game

rule-C-E1 = When the game ends
    .text = The game ends with the turn in which the last plantation tile is built, so that none is left in the bag, on the market or in hand. The Fincas enclosed in that turn are still scored. The game also ends if it is blocked for good (C-T3).
rule-C-E2 = Unscored Fincas
    .text = Each Finca not scored so far now brings its lower value, and only to the player with the most tiles there; if several tie, all of them get it.
rule-C-E3 = Last harvest
    .text = Next, all regions with a worker are harvested for points. There is no income.
rule-C-E4 = Horses, action tiles and victory
    .text = Last come 1 point for each horse and 1 for each unused action tile. The highest score wins; tied players share the victory.

## Rules: variants

rule-C-V1 = Short game
    .text = Play on the short board with 5 tiles fewer of each fruit (3 without and 2 with a well), 65 in all. The first Fincas stand on A, B and C, whose site tiles are out of the game. So are M, N and O in edition 2015, and L, M, N and O in edition 2013; the short board shows sites A to L, so in 2013 site L is simply never built.
rule-C-V2 = Family game
    .text = Rule C-P4 is dropped: the roads of a Finca or site may carry the same fruit.
rule-C-V3 = Random start
    .text = All site tiles in play are shuffled, and the first Fincas stand on the first 4 drawn (3 in the short game).
rule-C-V4 = Three starting Fincas
    .text = The long game starts with 3 Fincas instead of 4, with or without a random start (C-V3).
    .ruling = Only the site tiles of the starting sites leave the game; the books do not say what becomes of the fourth, and this way its site can still be built on.
rule-C-V5 = Which board for how many
    .text = With 2 or 3 players, take either board; with 4 or 5, the long one is recommended. Another choice brings a warning but is not forbidden. All variants can be combined freely.

## Objections: the turn

citrus-main-action-done = You have already built or harvested this turn: use action tiles or end your turn.
citrus-main-action-owed = You still have to build or harvest before your turn can end.
citrus-cannot-pass = { $ways ->
        [harvest] You cannot pass: you still have a region to harvest.
        [buy] You cannot pass: there is still a line you can buy.
       *[both] You cannot pass: you can still harvest a region or buy a line.
    }
citrus-build-first = { $count ->
        [one] First build the tile you still have in hand.
       *[other] First build the { $count } tiles you still have in hand.
    }
citrus-choose-site-first = First choose a site for the new Finca.

## Objections: buying

citrus-line-empty = There are no tiles left in line { $line }.
citrus-line-too-dear = Line { $line } costs { citrus-cost }, and you have { $coins }.
citrus-line-unbuildable = { $cost ->
        [one] You could not build the tile in line { $line }.
        [2] You could not build both tiles in line { $line }.
       *[other] You could not build all { $cost } tiles in line { $line }.
    }

## Objections: placing a tile

citrus-rest-unbuildable = With { citrus-fruit.a-tile } on { $cell }, you could no longer build the rest of your tiles.
citrus-site-strands-tiles = With the new Finca on site { $site }, you could not build all your tiles.
citrus-tile-not-in-hand = { $well ->
        [yes] You have no { citrus-fruit.tile } with a well in hand.
       *[no] You have no { citrus-fruit.tile } without a well in hand.
    }
citrus-space-rock = There are rocks on { $cell }: you need a bridge to build there.
citrus-space-site = Space { $cell } is site { $site }: only a Finca may stand there.
citrus-space-finca = Finca { $site } stands on { $cell }.
citrus-space-taken = There is already { citrus-fruit.a-tile } on { $cell }.
citrus-space-off-board = There is no space { $cell } on this board.
citrus-not-adjacent = Space { $cell } touches none of your { citrus-fruit.regions } and is no road space of a built Finca.
citrus-no-worker = On { $cell }, { citrus-fruit.a-tile } would start a new region, and there is no worker left on your mat.
citrus-fruit-on-road = Around { $site }, road space { $other } already has { citrus-fruit.a-tile }, so { $cell } needs a different fruit.
citrus-touches-foreign = On { $cell }, your { citrus-fruit.tile } would touch the { citrus-fruit.region } of player { $seat } ({ $cells }).
citrus-neutral-too-large = On { $cell }, your { citrus-fruit.tile } would touch a neutral region of { $neutral } tiles, larger than your own ({ $own }).
citrus-neutral-new-region = On { $cell }, your new { citrus-fruit.region } would touch a neutral region of the same fruit.

## Objections: bridge

citrus-bridge-not-needed = You need no bridge to build on { $cell }.
citrus-bridge-not-neutral = A bridge covers only rocks or neutral plantations, and { $cell } has neither.
citrus-bridge-same-fruit = A bridge may cover the same fruit only where it stands alone; the neutral { citrus-fruit.region } on { $cell } has { $neutral } tiles.

## Objections: action tiles

citrus-tile-not-held = { $tile ->
        [money2] You have no money tile with 2 coins.
        [money3] You have no money tile with 3 coins.
        [cart] You have no cart.
        [bull] You have no bull.
        [bridge] You have no bridge.
       *[milestone] You have no milestone.
    }
citrus-cart-empty-space = Market space { $space } is empty.
citrus-cart-unbuildable = You could not build the { citrus-fruit.tile } from market space { $space }.
citrus-bull-space-taken = The bull needs an unoccupied open space, and { $cell } is not one.

## Objections: Fincas and sites

citrus-no-finca-left = There is no Finca tile left.
citrus-no-site-revealed = No site is revealed at the moment.
citrus-site-not-revealed = Site { $site } is not revealed.
citrus-no-finca-drawn = No Finca has been drawn, so there is no site to choose.

## Objections: harvest and returning tiles

citrus-not-your-region = You have no region on { $cell }.
citrus-no-region = A harvest takes at least one region of your own.
citrus-return-not-allowed = Tiles cannot be returned at this table: the penalty option is off.
citrus-nothing-to-return = You have no tiles to return.
citrus-still-placeable = You can still build { citrus-fruit.a-tile } on { $cells }.
citrus-cart-must-be-built = A carted tile has to be built; it cannot be returned.

## Prompts

prompt-citrus-turn = Buy a line of the market, or harvest regions of yours.
prompt-citrus-build = { $count ->
        [one] Build your tile.
       *[other] Build your { $count } tiles.
    }
prompt-citrus-site = Choose a site for the { $high }/{ $low } Finca.
prompt-citrus-extra = Use action tiles or end your turn.

## Events

event-citrus-line-bought = { $name } buys line { $line } for { citrus-cost }.
event-citrus-tile-placed = { $name } builds { citrus-fruit.a-tile } on { $cell }.
event-citrus-tile-covered = { $covered ->
        [rock] { $name } bridges the rocks on { $cell }.
        [lemon] { $name } bridges a neutral lemon tile on { $cell }.
        [orange] { $name } bridges a neutral orange tile on { $cell }.
        [blood-orange] { $name } bridges a neutral blood orange tile on { $cell }.
        [lime] { $name } bridges a neutral lime tile on { $cell }.
       *[grapefruit] { $name } bridges a neutral grapefruit tile on { $cell }.
    }
event-citrus-landscape-taken = { $name } takes a landscape tile: { citrus-land }.
event-citrus-regions-joined = { $workers ->
        [one] { $name } joins { citrus-fruit.regions }; { $workers } worker comes home.
       *[other] { $name } joins { citrus-fruit.regions }; { $workers } workers come home.
    }
event-citrus-neutral-absorbed = { $tiles ->
        [one] { $name } takes over a neutral { citrus-fruit.region } of { $tiles } tile.
       *[other] { $name } takes over a neutral { citrus-fruit.region } of { $tiles } tiles.
    }
event-citrus-harvested = { $name } harvests { $cells } for { citrus-points }.
event-citrus-income = { $name } receives an income of { citrus-coins }.
event-citrus-money-used = { $name } uses a money tile and gets { citrus-coins }.
event-citrus-cart-used = { $name } uses a cart and takes { citrus-fruit.a-tile } from market space { $space }.
event-citrus-bull-placed = { $name } puts a bull on { $cell }.
event-citrus-milestone-used = { $name } uses a milestone.
event-citrus-finca-drawn = { $high ->
        [8] An { $high }/{ $low } Finca is drawn.
       *[other] A { $high }/{ $low } Finca is drawn.
    }
event-citrus-finca-built = { $name } builds the { $high }/{ $low } Finca on site { $site }.
event-citrus-finca-stands = The { $high }/{ $low } Finca stands on site { $site }.
event-citrus-site-revealed = Site { $site } is revealed.
event-citrus-tile-drawn = { $well ->
        [yes] Market space { $space }: { citrus-fruit.a-tile } with a well.
       *[no] Market space { $space }: { citrus-fruit.a-tile }.
    }
event-citrus-bag-short = The bag can no longer fill the market.
event-citrus-tiles-returned = { $count ->
        [one] { $name } returns { $count } tile and loses { citrus-points }.
       *[other] { $name } returns { $count } tiles and loses { citrus-points }.
    }
event-citrus-finca-scored = { $tiles ->
        [one] Finca { $site }: { citrus-points } for { $name } ({ $tiles } tile).
       *[other] Finca { $site }: { citrus-points } for { $name } ({ $tiles } tiles).
    }
event-citrus-final-finca = Finca { $site } at the end of the game: { citrus-points } for { $name }.
event-citrus-final-horses = Wild horses: { citrus-points } for { $name }.
event-citrus-final-actions = Unused action tiles: { citrus-points } for { $name }.
event-citrus-turn-ended = { $name } ends the turn.
event-citrus-passed = { $name } passes.
event-citrus-blocked = Everybody has passed: the game is blocked.
event-citrus-landscape-laid = Landscape on { $cell }: { citrus-land }.
event-citrus-first-player = { $name } starts.
event-citrus-game-ended = { $reason ->
        [C-E1] The last plantation tile is built: the game is over.
        [C-T3] The game is blocked for good: it is over.
       *[other] The game is over ({ $reason }).
    }

## Actions to choose from. $list: several of the names above, with commas between them

citrus-tile = { $well ->
        [yes] { citrus-fruit.name } with a well
       *[no] { citrus-fruit.name }
    }
citrus-region-on = { citrus-fruit.name } { $cell }
action-citrus-buy = Buy a line
    .within = buy a line
action-citrus-buy-line = Buy line { $line } for { citrus-cost }: { $list }
    .within = buy line { $line } for { citrus-cost } ({ $list })
action-citrus-harvest = Harvest
    .within = harvest
action-citrus-harvest-regions = Harvest { $list }: { citrus-points }, income { citrus-coins }
    .within = harvest { $list } ({ citrus-points }, income { citrus-coins })
action-citrus-place = { $well ->
        [yes] Build { citrus-fruit.a-tile } with a well
       *[no] Build { citrus-fruit.a-tile }
    }
    .within = { $well ->
            [yes] build { citrus-fruit.a-tile } with a well
           *[no] build { citrus-fruit.a-tile }
        }
action-citrus-bridge = { $well ->
        [yes] Build { citrus-fruit.a-tile } with a well by bridge
       *[no] Build { citrus-fruit.a-tile } by bridge
    }
    .within = { $well ->
            [yes] build { citrus-fruit.a-tile } with a well by bridge
           *[no] build { citrus-fruit.a-tile } by bridge
        }
action-citrus-money = Use a money tile for { citrus-coins }
    .within = use a money tile for { citrus-coins }
action-citrus-cart = Use a cart
    .within = use a cart
action-citrus-cart-space = Use a cart for market space { $space }: { citrus-tile }
    .within = use a cart for market space { $space } ({ citrus-tile })
action-citrus-bull = Put a bull on a space
    .within = put a bull on a space
action-citrus-milestone = Use a milestone to build a Finca
    .within = use a milestone to build a Finca
action-citrus-site = Choose a site for the Finca
    .within = choose a site for the Finca
action-citrus-site-letter = Site { $site } on { $cell }
    .within = choose site { $site } on { $cell }
action-citrus-end = End your turn
    .within = end your turn
action-citrus-pass = Pass
    .within = pass
action-citrus-return = { $count ->
        [one] Return your tile
       *[other] Return your { $count } tiles
    }
    .within = { $count ->
            [one] return your tile
           *[other] return your { $count } tiles
        }

## Words on the table

picture-citrus-market = Market
picture-citrus-bag = bag { $count }
picture-citrus-hand = In hand
picture-citrus-fincas = Fincas
picture-citrus-drawn = Finca drawn
picture-citrus-sites = { $count ->
        [one] { $count } site to come
       *[other] { $count } sites to come
    }
picture-citrus-points = points
picture-citrus-coins = coins
picture-citrus-workers = workers
picture-citrus-horses = { $count ->
        [one] { $count } horse
       *[other] { $count } horses
    }

## Table options

option-edition = Edition
    .text = 2015 or 2013: what happens when the bag runs short (C-N3) and which sites the short game uses (C-V1).
option-short = Short game
    .text = The short board with 65 tiles and three Fincas at the start (C-V1).
    .no = Long board
    .no-text = 90 tiles, four Fincas to begin with
    .yes = Short board
    .yes-text = 65 tiles, three Fincas to begin with
option-family = Family game
    .text = The roads of a Finca or site may carry the same fruit (C-V2).
option-random-start = Random start
    .text = The first Fincas stand on sites drawn at random (C-V3).
option-three-fincas = Three starting Fincas
    .text = The long game starts with three Fincas instead of four (C-V4).
option-penalty = Penalty
    .text = You may take a line you cannot build and return tiles for 3 points each (C-B3).
option-open-horses = Open horses
    .text = Everybody sees how many wild horses the others have (C-L1).
option-first = Starting player
    .text = The number of a seat, or random (C-S5).
    .random = by chance
    .seat = Player { $seat }
option-board = Board
    .text = The house board of the game chosen, another one by name, or one drawn in a line (C-M6).
    .house = house board
    .vega = Long board (Vega)
    .patio = Short board (Patio)
    .own = own board
# $count: how many play
advice-citrus-long-board = With { $count } players the long board is recommended (C-V5); the short one is not forbidden.

## Title, sections and signs

title = Citrus
    .text = Build plantations around Fincas, harvest in time, and be the largest where a Finca is enclosed.
section-material = Material
section-setup = Set-up
section-turn = The turn
section-build = Building
section-place = Where a plantation may stand
section-landscape = Landscape
section-new-finca = New Finca and refill
section-scoring = Scoring a Finca
section-harvest = Harvest
section-actions = Action tiles
section-end = End of the game
section-variants = Variants
picture-legend = On the board: Le1* is a lemon tile of player 1 with a well, Le- a neutral one; 10/5 is a Finca, A ✓ a scored one, <E> a revealed site, (F) one to come; ▲ rocks; h2 h3 h4 horses, h· face down, m2 m3 money, ca cart, bu bull, br bridge, mi milestone. On the market, 2¢ is the cost of a line; it is lit if you can buy it.

## Why a turn is good

# $points: whole number, may be negative
reason-citrus-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $sites: letters of sites; $count: how many
reason-citrus-majority = { $count ->
        [one] the lead at Finca { $sites }
       *[other] the lead at Fincas { $sites }
    }
# $coins, $workers: a number with its sign
reason-citrus-coins = coins { $coins }
reason-citrus-workers = workers { $workers }
prevents-citrus-majority = { $count ->
        [one] keeps { $name } from taking the lead at Finca { $sites }
       *[other] keeps { $name } from taking the lead at Fincas { $sites }
    }
prevents-citrus-points = leaves { $name } { citrus-points } less to make next
risks-citrus-majority = { $count ->
        [one] but { $name } can take over Finca { $sites } next
       *[other] but { $name } can take over Fincas { $sites } next
    }
risks-citrus-points = but { $name } can make { citrus-points } next
# $more: tiles that were lacking; $tiles: how many $name had
near-citrus-finca = Finca { $site } cost you { citrus-points }: with { $more ->
        [one] one more tile
       *[other] { $more } more tiles
    } you would have drawn level with { $name } at { $tiles }.

## How a game was decided

# $what: where the points came from; $site: the letter of the Finca; $points, $less: what $name and $to got
account-citrus-decided = { $what ->
        [fincas] Finca { $site } decided it: { citrus-points } for { $name }, { $less } for { $to }.
        [harvest] One harvest decided it: { citrus-points } for { $name }.
        [all-fincas] { $name } won above all at closed Fincas: { citrus-points }, against { $less } for { $to }.
        [all-harvest] { $name } won above all by harvests: { citrus-points }, against { $less } for { $to }.
        [all-last-fincas] { $name } won above all at Fincas left open to the end: { citrus-points }, against { $less } for { $to }.
        [last-fincas] Finca { $site }, left open to the end, decided it: { citrus-points } for { $name }, { $less } for { $to }.
        [last-harvest] The last harvest decided it: { citrus-points } for { $name }, { $less } for { $to }.
        [horses] The wild horses decided it: { citrus-points } for { $name }, { $less } for { $to }.
       *[tiles] Tiles kept to the end decided it: { citrus-points } for { $name }, { $less } for { $to }.
    }
# $points: of each; $list: who is level
account-citrus-shared = Level at { citrus-points }: { $list }. There is no tie-break: they share the victory (C-E4).

## What is wrong with a board (C-M7)

# $letter: of a site; $side: long or short
board-fault-unused = site { $letter } is not used on the { $side ->
        [long] long
       *[short] short
    } side
# $count: how often it is there
board-fault-not-once = site { $letter } is there { $count } times instead of once
# $letter, $other: of two sites
board-fault-touch = sites { $letter } and { $other } touch
board-fault-roads = site { $letter } has fewer than 2 buildable road spaces
# $spaces: names of spaces
board-fault-shared = { $spaces } is a road of both { $letter } and { $other }
# $count: spaces there are; $tiles: tiles in the game; $least: spaces there have to be
board-fault-room = { $count } open and landscape spaces are too few for { $tiles } tiles with 20 % to spare: { $least } are needed
# $count: landscape spaces; $most: landscape tiles
board-fault-bushes = { $count } landscape spaces, but only { $most } landscape tiles
board-fault-apart = { $spaces } cannot be reached from the rest
