### What only the screen of Chicorée says, in English. Every language file defines the same messages and variables.

## The turn

step-lay = Lay and play
step-draw = Draw
step-auction = Auction
step-challenge = Challenge
step-debt = Debt
your-turn-title = Your turn
turn-note = Pick a card of your hand to lay or play it, or draw.
choose-card = Pick a card
choose-way = Choose how
# $card: its name
choose-target = Who is hit by { $card }?
choose-step = For which step?
put-back = Put back
enter-key = Enter

## Names on cards, with the places where they may be broken

title-challenge = Challenge
title-overproduction = Over­production

## Bids

# $asked: what is asked; $card: name of a card
panel-about = { $asked }: { $card }
panel-seal = Your fist
panel-raise = Your bid
panel-sale = Sell a card
panel-challenge = Show cards
# $tokens: whole number
you-own = you own { $tokens }
your-bid = Your bid
one-less = One less
one-more = One more
# $tokens: whole number
close-fist = Close fist on { $tokens }
# $name: the active player
sealed-note = All bids go to the bank. A tie goes clockwise from { $name }.
no-bid-yet = Nobody has bid yet.
# $name: a player, $tokens: whole number
leader-is = { $name } leads with { $tokens }.
too-poor = You cannot bid more.
# $tokens: whole number, $name: who gets it
sale-note = You owe { $name } { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. Pick a card: the others bid for it, and what they pay beyond the debt is yours.
# $cards: names of cards
sale-refused = Nobody wanted: { $cards }.
# $seconds: whole number
hammer = Hammer in { $seconds } s

## Challenge

challenge-note = Pick any cards in secret. Most flowers wins; all shown cards are discarded.
# $flowers, $cards: whole numbers
flowers-chosen = { $flowers ->
        [one] flower
       *[other] flowers
    } on { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $count: whole number
show-cards = { $count ->
        [0] Show nothing
        [one] Show { $count } card
       *[other] Show { $count } cards
    }
choose-cards = Pick at least one card

## Hands on the cloth

sealed = sealed
choosing = choosing
leads = leads
passed = passed
thinks = to bid
sells = sells
# $count: whole number
tokens-count = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
# $count: whole number
flowers-count = { $count ->
        [one] { $count } flower
       *[other] { $count } flowers
    }

## Players and piles

table = Table
contest-turn = Auction in turn
contest-melee = Auction in the mêlée
contest-sealed = Closed-fist auction
contest-challenge = Challenge
tokens = tokens
cards-in-hand = cards in hand
to-draw = to draw
discarded = discarded
your-cards = Your cards
your-hand = Your hand
no-card = No card in hand
# $start, $each: whole numbers
next-turn = { $each ->
        [0] next turn +{ $start }
       *[other] next turn +{ $start }, and +{ $each } from each player
    }
# $turns: whole number
no-income = { $turns ->
        [one] no income, { $turns } turn
       *[other] no income, { $turns } turns
    }
# $tokens: whole number
owes = owes { $tokens }
bankrupt = bankrupt
# $card: name of a start
row-start = Start: { $card }
row-no-start = No start
row-empty = no step laid
players = Players
sheets = More
tab-players = Players
tab-deck = Deck
tab-log = Log
deck = Deck
# $name: of the deck; house is ours
deck-name = { $name ->
        [house] House deck
       *[other] Deck { $name }
    }
deck-unseen = not seen
deck-discard = dis­carded
deck-all = in all
card = Card
# $round, $rounds: whole numbers
round-of = Round { $round } of { $rounds }

## What an action would bring

note-wins = Your chain is complete: you win!
# $card: name of a card, $laid, $held: how many you have before you and in hand
note-lot = { $laid ->
        [0] { $held ->
            [0] Your first { $card }
           *[other] { $card }: { $held } in your hand
        }
       *[other] { $card }: { $laid } before you
    }
# $card: name of a card
note-spare = { $card }: you need no other
# $name: a player, $steps: how many are left
note-loses-step = { $name } is left with { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# $name: a player, $turns: whole number
note-afflicts = No tokens for { $name }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# $steps: whole number
note-steps = { $steps } of 7 steps
# $tokens: more each turn, $total: in all
note-earns = +{ $tokens } each turn, { $total } in all
# $tokens: more each turn, $total: in all
note-would-earn = Once laid: +{ $tokens } each turn, { $total } in all
# $tokens: whole number
note-tokens-left = { $tokens ->
        [one] { $tokens } token left
       *[other] { $tokens } tokens left
    }
# $cards: whole number
note-draws = { $cards ->
        [one] { $cards } card into your hand
       *[other] { $cards } cards into your hand
    }
# $cards: whole number
note-turn-draws = { $cards } cards: one into your hand, the other is shown

## Pictures

picture-ours = Our own drawings. The deck and its numbers are ours as well, and so are the names of steps 2 and 5 (K-M3).

## The rules on one page

summary-aim = The aim
    .text = Lay all seven steps of the chain before you: whoever has them first wins (K-E1).
summary-turn = Your turn
    .text = With a start before you: take its income and what the others owe you for your Shops and your Export (K-T1, K-T2). Lay and play cards. Then draw one card unseen and a second one for all to see (K-T7, K-T8).
summary-lay = Laying cards
    .text = Without a start: one start (K-T5). With one: a single step, 1 to 5 in this order, or the Export if you have a Shop (K-T4); and any number of Shops once somebody has laid a Harvest (K-T3). The joker stands for any step (K-X4).
summary-specials = Specials
    .text = Any number in your turn (K-T6). Disease, Storm and Cold rain destroy a Harvest, Fire a factory (K-X1). Overproduction and Coffee-Tea-Cocoa: no tokens for two turns (K-X2). In fashion, Blockade and Health: draw two cards (K-X3).
summary-open = Open auction
    .text = For steps 1 to 5: bids are raised until nobody goes higher; the winner pays the bank (K-A1).
summary-fist = Closed fist
    .text = For starts, Shops and Exports: all bid in secret and open together. The highest takes the card, and everybody’s tokens go to the bank (K-A2). A tie goes clockwise from the active player (K-A3).
summary-challenge = Challenge
    .text = All choose cards of their hand in secret, at least one (K-C1). Most flowers takes a token for every flower shown, with ties each in full (K-C2, K-C3). All shown cards are discarded (K-C4).
summary-debts = Debts
    .text = Who cannot pay sells hand cards to the others, one by one (K-D1); who still cannot pay is bankrupt and out (K-D2).

## The chart of a replay

measure-steps = Steps laid
measure-tokens = Tokens

## The end

# $count: how many steps, −1 for the bankrupt
score-of = { $count ->
        [-1] bankrupt
        [one] { $count } step
       *[other] { $count } steps
    }
score-unit = { $count ->
        [-1] bankrupt
        [one] step
       *[other] steps
    }
sources-title = Where the tokens came from
source-income = Income
source-revenue = Paid by others
source-challenges = Challenges
source-sales = Sales

## What a piece says of itself

sort-start = start
sort-step = step of the chain
sort-joker = joker
sort-destroyer = red special
sort-afflicter = red special
sort-ochre = ochre special
sort-challenge = challenge
# of all that follow, $number: on the card, $revenue, $turns, $cards: whole numbers, $what: name of a step
does-start = { $number ->
        [one] { $number } token from the bank each turn.
       *[other] { $number } tokens from the bank each turn.
    }
does-step = Step { $number } of the chain of seven.
does-revenue = Step { $number } of the chain; each turn { $revenue ->
        [one] { $revenue } token
       *[other] { $revenue } tokens
    } from every opponent.
does-joker = Stands for any step of the chain.
does-destroyer = Destroys { $what } before an opponent.
does-afflicter = An opponent gets no tokens for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
does-ochre = Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
does-challenge = { $number ->
        [one] { $number } flower in a challenge.
       *[other] { $number } flowers in a challenge.
    } Turned up, it starts one.
tip-missing = still to be laid
tip-usable = You can use it now.
tip-not-now = Of no use right now.
# $names: players
tip-can-hit = Can hit: { $names }.
tip-hits-nobody = Nobody can be hit right now.
# $count: cards
tip-pile = { $count ->
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
    .text = Everybody ends their turn by drawing one card unseen and a second one for all to see.
tip-tokens = With tokens one bids for cards. A start, Shops and the Export bring some each turn.
scene-hand = Hand of { $name }
