### What practice positions of Chicorée ask, in English: a title, the task (.task), a hint (.hint) and why the best
### turn is the best (.why). Every language file defines the same messages.

# $card: the card for sale; $tokens: what the player has; $bid: the best bid, 0 to pass
practice-auction = What is this card worth to you?
    .task = { chicoree-card } is for sale: raise, or pass?
    .hint = You have { chicoree-tokens }. What will be left for the auctions to come?
    .why = { $bid ->
        [0] At this price { chicoree-card } is too dear: your { chicoree-tokens } win more in the auctions to come.
       *[other] Even for { $bid }, { chicoree-card } is worth its price to you.
    }
practice-fist = How many in the fist?
    .task = { chicoree-card } is for sale with closed fists. Whatever you bid is gone.
    .hint = You have { chicoree-tokens }, and every bid is lost. What can the others afford?
    .why = { $bid ->
        [0] Every bid is lost, whoever wins: here your { chicoree-tokens } are worth more than { chicoree-card }.
       *[other] A bid of { $bid } takes { chicoree-card } often enough to be worth its tokens.
    }
# $shown: cards shown; $flowers: flowers on them
practice-challenge = Challenge or hold back?
    .task = Everybody shows cards at once. Which ones do you show?
    .hint = { $shown ->
        [0] What you show is lost. Is it worth it?
        [one] One card is enough.
       *[other] It takes { $shown } cards.
    }
    .why = { $shown ->
        [0] The others show more than you can spare: nothing shown is nothing lost.
       *[other] { $flowers } flowers win often enough to pay for the cards that are lost.
    }
# $card: the card that is sold; $tokens: what it is worth to the player
practice-debt = Which card do you sell?
    .task = You owe tokens. Which card do you put up for sale?
    .hint = Sell what you can do without, and what others will pay for.
    .why = You lose little: { chicoree-card } is worth only about { chicoree-tokens } to you.
# $what: the weightiest thing of the turn
practice-turn = What now?
    .task = Lay, play, or keep? Do your turn up to the drawing.
    .hint = { $what ->
        [strike] A red card is part of it: who is the greatest danger?
        [special] An ochre card is part of it.
        [joker] The joker is part of it: as which step?
        [step] There is a step to lay. What else should stay in your hand?
        [start] There is a start to lay.
       *[nothing] Not everything that can be laid should be laid now.
    }
    .why = { $what ->
        [strike] It stops the player who would otherwise be first.
        [special] The cards drawn are worth more than holding on.
        [joker] In this place the joker brings the most.
        [step] The step brings you nearer to the end of the chain, and nothing is wasted.
        [start] The start pays every turn from now on.
       *[nothing] What stays in your hand is safe, and worth more later.
    }
