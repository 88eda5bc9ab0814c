### What the lessons of Chicorée say, in English: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-chain = The chain
lesson-chain-1 = Seven steps, from seeds to export: whoever lays them all first wins.
lesson-chain-2 = Your start card, here Egypt, opens the chain: without one you lay no steps.
lesson-chain-3 = Each turn you may lay one step, always the next one. Begin with the seeds.
    .task = Lay Buy seeds.
    .else = Not yet: the seeds come first.
lesson-chain-4 = Sow comes next. But you lay only one step a turn, so it has to wait.

lesson-income = Income
lesson-income-1 = Nothing more to lay? Draw two cards: one unseen, one for all to see.
    .task = Draw your cards.
    .else = Draw to end your turn.
lesson-income-2 = Your next turn has begun: Egypt has paid you four tokens.
lesson-income-3 = And your Shop took one token from each opponent. It does so every turn.

lesson-auction = Open auction
lesson-auction-1 = The second card is shown to all. A step or a start is sold at once.
    .task = Draw your cards.
    .else = Draw to end your turn.
lesson-auction-2 = Steps 1 to 5 are sold openly: raise or pass, until nobody goes higher.
    .task = Bid 1 token.
    .else = You could. But begin low: bid 1.
lesson-auction-3 = The bot bids two. You need this Harvest: go to three.
    .task = Bid 3 tokens.
    .else = Passing gives the Harvest away, and more than three is a waste. Bid 3.

lesson-fist = Closed fist
lesson-fist-1 = Other cards are sold with closed fists. Draw one.
    .task = Draw your cards.
    .else = Draw to end your turn.
lesson-fist-2 = For starts, Shops and Exports all bid in secret, and every bid is lost.
    .task = Take 4 tokens into your fist.
    .else = A bluff for another day. Here, take 4 tokens.
lesson-fist-3 = Four was the highest bid: the Shop is yours. The bank keeps all the tokens, those of the losers too.

lesson-challenge = Challenge
lesson-challenge-1 = A challenge card is for everybody. Draw one.
    .task = Draw your cards.
    .else = Draw to end your turn.
lesson-challenge-2 = Choose cards in secret. Whoever has the most flowers wins a token for each flower on the table.
    .task = Choose the three flowers and show them.
    .else = Every card you show is lost: show the three flowers alone.
lesson-challenge-3 = Three flowers were the most, and six lay on the table: six tokens for you.

lesson-specials = Special cards
lesson-specials-1 = Red cards hurt others: Disease destroys a Harvest.
    .task = Play Disease against the bot with the Harvest.
    .else = That can wait. Play Disease first.
lesson-specials-2 = Ochre cards help you: draw two cards.
    .task = Play Health.
    .else = That can wait. Play Health first.
lesson-specials-3 = Chicory is the joker: it stands for any step of the chain.
    .task = Lay Chicory as your factory.
    .else = That can wait. Lay Chicory as your factory.

lesson-debt = Debt
lesson-debt-1 = You own one token. Your neighbour has a Shop and an Export: draw, and pay.
    .task = Draw your cards.
    .else = Draw to end your turn.
lesson-debt-2 = You owed three and had one. Sell a card by auction to pay the rest.
    .task = Offer the Harvest.
    .else = Nobody pays two for that one. Offer the Harvest.
lesson-debt-3 = Paid. Whoever cannot pay even then is bankrupt and out of the game.

lesson-winning = Winning
lesson-winning-1 = Besides your step you may lay Shops, once anybody has laid a Harvest.
    .task = Lay the Shop.
    .else = Good, but lay the Shop first.
lesson-winning-2 = Now the fifth step of your chain.
    .task = Lay Roast.
    .else = Not yet: lay Roast first.
lesson-winning-3 = Only Export is missing. Lay it, and you win at once: play this game on!
