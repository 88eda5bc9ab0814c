### What the lessons of Citrus say, in English: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-buy = Buy a line
lesson-buy-1 = Plant fruit around the Fincas: whoever has most there is paid most.
lesson-buy-2 = On your turn you buy a whole line of the market: one coin for each tile.
    .task = Buy line 1.
    .else = A fair choice in a real game. Here, take line 1: two tiles for two coins.
lesson-buy-3 = Two tiles, two coins. Whatever you buy is built in the same turn.

lesson-build = Build beside a road
lesson-build-1 = A new region begins on a road space, right beside a Finca.
    .task = Build the lemon on the lit space.
    .else = You could. Here, build the lemon on the lit space beside the Finca.
lesson-build-2 = It took one of your five workers. Without a worker no new region begins.
lesson-build-3 = On the roads of a Finca each fruit stands only once: your orange fits here.
    .task = Build the orange on the lit space.
    .else = That is allowed too. In this lesson, put the orange opposite the lemon.

lesson-grow = Grow a region, find a well
lesson-grow-1 = Beside its own fruit a tile joins your region, and no worker is needed.
    .task = Build the lemon next to your lemon.
    .else = You could. Here, let your lemons grow on the lit space.
lesson-grow-2 = This tile has a well: at the harvest it counts twice.
    .task = Build the lemon with the well.
    .else = You could. Here, let your lemons grow on the lit space.

lesson-surround = Surround a Finca
lesson-surround-1 = A Finca pays when all eight spaces around it are taken: by plantations, landscape or rocks.
lesson-surround-2 = Build your lime in the last gap: the roof closes and the Finca pays.
    .task = Build the lime on the lit space.
    .else = Well built, but the roof stays open. Close the last gap.
lesson-surround-3 = Your regions have six tiles here, the bot’s have five: twelve points for you, four for the bot.

lesson-majority = Majority and ties
lesson-majority-1 = Every region that touches the Finca counts whole, even if it only touches a corner.
lesson-majority-2 = With four tiles each it would be a tie, ten points for both. Add a lemon and you lead.
    .task = Build the lemon on the lit space.
    .else = It would stay a tie. First let your lemons grow.
lesson-majority-3 = Now close the ring: five tiles beat four.
    .task = Build the lime in the last gap.
    .else = Close the ring with your lime while you lead.

lesson-harvest = Harvest and income
lesson-harvest-1 = One coin left is not much to buy with. Instead of building you may harvest.
lesson-harvest-2 = A harvest brings one point a tile, two with a well: six points here.
    .task = Harvest your oranges.
    .else = You can spend your last coin, but then you have none. Harvest the oranges.
lesson-harvest-3 = The worker is home again. Two workers at home bring four coins; the oranges are nobody’s now.

lesson-landscape = A landscape tile
lesson-landscape-1 = Whoever builds on a landscape tile takes it.
    .task = Build the lemon on the coins.
    .else = The coins would stay where they are. Build on the landscape tile.
lesson-landscape-2 = You may use money at any moment of your turn.
    .task = Use the money tile.
    .else = First use the money: it is yours.
lesson-landscape-3 = Horses bring a point each at the end. Cart, bull, bridge and milestone are used whenever you like.

lesson-neutral = Neutral plantations
lesson-neutral-1 = Harvested regions stay on the board, but they belong to nobody.
lesson-neutral-2 = Your three lemons are at least as many as these two: join them.
    .task = Build the lemon in between.
    .else = The neutral lemons would stay alone. Build in between.
lesson-neutral-3 = All six are yours now, and can be harvested once more.

lesson-end = New Fincas, the end
lesson-end-1 = Leave three tiles or fewer on the market, and a new Finca comes.
    .task = Buy line 1.
    .else = You could. Here, buy line 1.
lesson-end-2 = You choose its site, and its roads count at once.
    .task = Put the Finca on site E.
    .else = A good site, but here take the lit one.
lesson-end-3 = Build beside the new Finca.
    .task = Build the orange on the lit space.
    .else = You could. Here, build on the lit space.
lesson-end-4 = Once everything is built, the market is refilled from the bag.
    .task = Build your last lemon.
    .else = You could. Here, build on the lit space.
lesson-end-5 = With the last tile the game ends: open Fincas pay their lower value, then everything is harvested.
