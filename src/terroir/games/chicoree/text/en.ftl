### Chicorée in English. Every language file defines the same messages, attributes and variables.
### rule-<id>: title; .text: the rule in our own words; .ruling: what this project decided, and why.

## Names

card-egypt = Egypt
card-greece = Greece
card-monks = Dutch Monks
card-seeds = Buy seeds (1)
card-sow = Sow (2)
card-factory = Build a factory (3)
card-harvest = Harvest (4)
card-roast = Roast (5)
card-shop = Shop (6)
card-export = Export (7)
card-chicory = Chicory
card-disease = Disease
card-storm = Storm
card-cold-rain = Cold rain
card-fire = Fire
card-overproduction = Overproduction
card-coffee-tea-cocoa = Coffee-Tea-Cocoa
card-in-fashion = In fashion
card-blockade = Blockade
card-health = Health
card-challenge1 = Challenge (1 flower)
card-challenge2 = Challenge (2 flowers)
card-challenge3 = Challenge (3 flowers)
card-challenge4 = Challenge (4 flowers)
card-challenge5 = Challenge (5 flowers)
card-challenge6 = Challenge (6 flowers)

## Word forms, used by the messages below

# $card: id of a card
chicoree-card = { $card ->
        [egypt] { card-egypt }
        [greece] { card-greece }
        [monks] { card-monks }
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
        [export] { card-export }
        [chicory] { card-chicory }
        [disease] { card-disease }
        [storm] { card-storm }
        [cold-rain] { card-cold-rain }
        [fire] { card-fire }
        [overproduction] { card-overproduction }
        [coffee-tea-cocoa] { card-coffee-tea-cocoa }
        [in-fashion] { card-in-fashion }
        [blockade] { card-blockade }
        [health] { card-health }
        [challenge1] { card-challenge1 }
        [challenge2] { card-challenge2 }
        [challenge3] { card-challenge3 }
        [challenge4] { card-challenge4 }
        [challenge5] { card-challenge5 }
       *[challenge6] { card-challenge6 }
    }
# $next: id of a step of the chain, or shop where 1 to 5 are there
chicoree-next = { $next ->
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
       *[export] { card-export }
    }
# $tokens: whole number
chicoree-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
# $cards: whole number
chicoree-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $price: whole number of tokens
chicoree-price = { $price ->
        [one] { $price } token
       *[other] { $price } tokens
    }
# $name: a player; $tokens: what they bid
chicoree-bid-of = { $name }: { $tokens }

## Rules: material

rule-K-M1 = The cards
    .text = All players share one deck. Start cards: Egypt pays 4, Greece 2, the Dutch Monks 1. The chain: 1 Buy seeds, 2 Sow, 3 Build a factory, 4 Harvest, 5 Roast, 6 Shop, 7 Export. Red specials: Disease, Storm, Cold rain, Fire, Overproduction, Coffee-Tea-Cocoa. Ochre specials: In fashion, Blockade, Health. The joker Chicory. Challenge cards with one or more chicory flowers.
rule-K-M2 = Tokens
    .text = Tokens are the money of the game.
    .ruling = The bank never runs out; the source does not say how many tokens there are.
rule-K-M3 = Numbers of cards and players
    .text = How many cards there are of each kind is written in a deck file. The deck supplied is called the house deck. The game is for 3 to 6 players; 2 may play, but it is not recommended.
    .ruling = The source gives no numbers of cards or players and no names for steps 2 and 5; ours are Sow and Roast. The house deck is tuned by simulation. If you own the game, write its numbers into a copy of the file, or into the table option, and play with those.

## Rules: set-up

rule-K-S1 = Getting ready
    .text = All cards are shuffled into one draw pile. Each player gets 12 tokens and no card.
rule-K-S2 = Who starts
    .text = The first player is drawn, unless the host names one. Play goes clockwise.

## Rules: the turn

rule-K-T1 = Income
    .text = If a start card lies before you, your turn begins with its income from the bank: 4, 2 or 1 tokens.
rule-K-T2 = Revenue
    .text = Then you receive from each opponent 1 token for every Shop before you and 2 for your Export. For those who cannot pay see K-D1.
rule-K-T3 = Shops
    .text = With a start card you may lay any number of Shops, provided somebody has laid a Harvest at some time in this game, even if it was destroyed since.
rule-K-T4 = One card of the chain
    .text = With a start card you may lay one card of your chain, and only one: 1 to 5 in this order, or the Export. The Export needs a Shop of yours, but none of 1 to 5.
    .ruling = The two ladders are independent. Of 1 to 5 the lowest missing step is laid next, and a destroyed step is missing again. Shops are always laid by K-T3, and nobody has more than one Export.
rule-K-T5 = Laying a start
    .text = If no start card lies before you, you may lay one. You only ever have one start in a game; it is never replaced.
    .ruling = It pays from your next turn on, as income comes before laying and is not repeated.
rule-K-T6 = Specials
    .text = You may play any number of special cards (K-X1 to K-X3), with or without a start.
rule-K-T7 = The first card
    .text = Draw a card into your hand; the others do not see it.
rule-K-T8 = The second card
    .text = Draw another card and show it. A special or a joker goes into your hand. A challenge card makes everybody play a challenge (K-C1). A start or a card of the chain is sold by auction (K-A1, K-A2).
rule-K-T9 = Order within the turn
    .text = After that it is the next player’s turn, clockwise.
    .ruling = If you had a start when your turn began, you may mix K-T3, K-T4 and K-T6 as you like; if not, K-T5 and K-T6, and a start laid now opens the chain from your next turn on. Once the first card is drawn, all that is over. A challenge card drawn first goes into the hand unseen like any other.
rule-K-T10 = When the pile is empty
    .text = If a card must be drawn and the draw pile is empty, the discard pile is shuffled and takes its place; if that is empty too, the draw is skipped. Cards played or destroyed in a turn wait beside the discard pile and join it at the end of that turn.
    .ruling = The source says nothing about any of this. If the cards of a turn did not wait, two ochre cards could fetch each other for ever.
rule-K-T11 = What is public
    .text = Everybody may know the tokens, how many cards each hand and the draw pile have, the discard pile, all that is laid, who has sealed, bids and raises in open auctions, and cards shown. Hands, cards drawn unseen and sealed choices are secret until they are shown.
    .ruling = The source does not list this; it is what players at one table would see.

## Rules: the end

rule-K-E1 = The complete chain
    .text = You win if all seven steps lie before you at the end of your turn.
    .ruling = Nothing can prevent that once the seventh step is there, so the turn ends at once and no cards are drawn.
rule-K-E2 = The last round
    .text = A table option limits the rounds, normally to 50. The game also ends after a whole round in which no card could be drawn and nobody laid one. Then most different steps win, then most tokens; who is still equal shares the victory.
    .ruling = The source knows no such end; without it a game could go on for ever. A round ends when play reaches or passes the first player’s seat, bankrupt or not. Bankrupt players are not ranked, and K-E1 goes before this rule.
rule-K-E3 = The last player
    .text = If bankruptcies leave one player, that player wins.
    .ruling = The source does not mention this case.

## Rules: start, shops and specials

rule-K-X0 = What starts, Shops and Export earn
    .text = See K-T1 and K-T2. You may have several Shops.
rule-K-X1 = Disease, Storm, Cold rain, Fire
    .text = Disease, Storm and Cold rain each destroy one Harvest of a player you choose; Fire destroys one Build a factory.
rule-K-X2 = Overproduction, Coffee-Tea-Cocoa
    .text = A player you choose receives no tokens for two turns.
    .ruling = In the next two turns of that player’s own there is neither income nor revenue, and the others keep their tokens; until the end of the second there are no challenge winnings either. What a forced sale brings is not affected. A second such card adds two more turns. A player without a start can be hit as well, and the turns count just the same.
rule-K-X3 = In fashion, Blockade, Health
    .text = Draw two cards into your hand, unseen by the others. You may play these cards even if nothing is left to draw.
rule-K-X4 = Chicory, the joker
    .text = Chicory stands for any card of the chain, but not for a start.
    .ruling = In every respect it works like the card it stands for: it is laid by the same rule, earns, can be destroyed, and keeps its step once laid. When destroyed it goes to the discard pile as Chicory.
rule-K-X5 = Played and destroyed cards
    .text = Cards played or destroyed go to the discard pile.
    .ruling = A special that hits somebody needs a target where it can do something, and the target is always an opponent.

## Rules: challenge

rule-K-C1 = Choosing in secret
    .text = Every player chooses any number of hand cards in secret, at least one unless the hand is empty. All are shown at once.
rule-K-C2 = The most flowers
    .text = Whoever shows the most flowers takes from the bank as many tokens as there are flowers on all the cards shown, including the card that called the challenge.
rule-K-C3 = Ties
    .text = If several have the most, each of them takes the full amount.
    .ruling = Nobody wins with no flower at all.
rule-K-C4 = After the challenge
    .text = All cards shown are discarded, of whatever kind. Players under K-X2 win nothing: if one of them alone has the most flowers, nobody is paid; tied players who are not afflicted are.
rule-K-C5 = Equal cards
    .text = Cards of one kind are one choice: you choose how many of each kind.
    .ruling = Here you choose card by card in the order of the kinds and then seal; the others only learn that you have sealed. So even a large hand stays easy to handle.

## Rules: auctions

rule-K-A1 = Open auction
    .text = Cards 1 to 5 of the chain are sold openly: players raise in turn or in the mêlée, as the table has agreed. The highest bidder pays the bank and takes the card.
    .ruling = In turn, the active player begins; each in turn raises by at least 1 or passes and is out, until one bidder is left. If all others have passed without a bid, the last player may still make one. In the mêlée, anybody but the present leader may raise while a short countdown runs, and every raise starts it again; whoever passes stays silent until the next raise. Tables without a clock bid in turn.
rule-K-A2 = Sealed auction
    .text = For starts, Shops and Exports everybody closes a hand over some tokens, perhaps none, and all open together. The highest takes the card; all tokens bid, by everybody, go to the bank.
rule-K-A3 = Equal bids
    .text = Of equal bids, that of the player nearest to the active one wins, clockwise and starting with the active player.
rule-K-A4 = No bid
    .text = A card that nobody bids on is discarded; so it is if all sealed bids are zero.
rule-K-A5 = Not more than you have
    .text = You cannot bid more tokens than you own.
    .ruling = The source does not say so, but a bid that cannot be paid would be a debt nobody asked for.

## Rules: debts

rule-K-D1 = Selling cards
    .text = If you cannot pay a debt, you must sell hand cards by auction at once, one after another as you choose, until it is paid.
    .ruling = First everybody pays who can. Then come the debtors, one at a time, clockwise from the active player’s left: a debtor hands over all tokens, then sells. Each sale is an open auction in turn among all others, the creditor included, beginning left of the debtor. The price pays the debt and the rest is the debtor’s. A card nobody wants stays in the hand, and that copy is not offered again for this debt. Whoever must still pay may bid all they own.
rule-K-D2 = Bankruptcy
    .text = If you still cannot pay, you are bankrupt: you pay what there is and leave the game, and all your cards, in hand and on the table, go to the discard pile at once.

## Objections

chicoree-bankrupt = You are bankrupt and out of the game.
chicoree-sealed = You have sealed your choice: now wait for the others.
chicoree-leading = You are leading with { chicoree-price }: wait whether somebody raises.
chicoree-passed = You have passed: you may speak again after the next raise.
chicoree-bid-too-high = You cannot bid more than you own: { chicoree-tokens }.
chicoree-cannot-raise = The bid stands at { chicoree-price }, which is more than you can top: you are asked again after this auction.
chicoree-bid-too-low = A bid must be higher than { chicoree-price }.
chicoree-not-now = { $awaited ->
        [turn] Now you may lay cards, play specials, or draw.
        [offer] First sell a card to pay your debt.
        [bidding] First raise the bid, or pass.
        [melee] Now you may raise the bid, or pass.
        [sealed] First seal your bid.
       *[challenge] First choose your cards for the challenge and seal them.
    }
chicoree-not-in-hand = You do not have this card in hand: { chicoree-card }.
chicoree-not-a-start = This is no start card: { chicoree-card }.
chicoree-one-start = Your start is { chicoree-card }: there is only one in a game.
chicoree-start-too-new = Your start lies there since this turn only: the chain begins next turn.
chicoree-no-start = Without a start card before you, you cannot lay cards of the chain.
chicoree-no-harvest-yet = Nobody has laid a Harvest yet: Shops have to wait for that.
chicoree-step-laid = You have already laid a card of your chain this turn.
chicoree-step-there = This step already lies before you: { chicoree-card }.
chicoree-export-needs-shop = The Export needs a Shop before you.
chicoree-step-order = It is not time for { chicoree-card }: your next step is { chicoree-next }.
chicoree-not-a-special = This is no special card: { chicoree-card }.
chicoree-needs-target = Say which player is hit: { chicoree-card }.
chicoree-no-target = This card hits nobody: { chicoree-card }.
chicoree-target-self = You cannot hit yourself.
chicoree-target-gone = There is no player { $seat } in the game.
chicoree-nothing-to-destroy = Player { $seat } does not have this card on the table: { chicoree-card }.
chicoree-all-chosen = You have chosen all you have of this card: { chicoree-card }.
chicoree-choose-in-order = You have gone past this kind of card: { chicoree-card }. Cards are chosen in the order of their kinds.
chicoree-choose-one = Choose at least one card.
chicoree-refused-before = Nobody wanted this card: { chicoree-card }. Offer another one.

## Prompts

prompt-chicoree-turn = Lay cards, play specials, or draw.
prompt-chicoree-offer = You owe { chicoree-tokens }: sell a card.
prompt-chicoree-bidding = { $price ->
        [0] For sale: { chicoree-card }. Nobody has bid yet: bid or pass.
       *[other] For sale: { chicoree-card }. The price is { chicoree-price }: raise or pass.
    }
prompt-chicoree-melee = { $price ->
        [0] For sale: { chicoree-card }. Nobody has bid yet: bid at any time, or pass.
       *[other] For sale: { chicoree-card }. The price is { chicoree-price }: raise at any time, or pass.
    }
prompt-chicoree-sealed = For sale: { chicoree-card }. Seal your bid.
prompt-chicoree-challenge = { chicoree-card }: choose the cards you show, then seal.

## Events

event-chicoree-first-player = { $name } starts.
event-chicoree-income = { $name } receives an income of { chicoree-tokens }.
event-chicoree-income-blocked = { $name } receives no tokens this turn.
event-chicoree-revenue = { $name } pays { $to } { chicoree-tokens }.
event-chicoree-debt = { $name } hands over { chicoree-tokens } and still owes { $owed }.
event-chicoree-offered = { $name } has to sell: { chicoree-card }.
event-chicoree-sold = { $name } sells to { $to } for { chicoree-tokens }: { chicoree-card }.
event-chicoree-unsold = Nobody buys from { $name }: { chicoree-card }.
event-chicoree-debt-settled = { $name } has paid the debt.
event-chicoree-bankrupt = { $name } is bankrupt and leaves the game.
event-chicoree-start-laid = { $name } lays a start: { chicoree-card }.
event-chicoree-step-laid = { $joker ->
        [yes] { $name } lays Chicory as { chicoree-card }.
       *[no] { $name } lays { chicoree-card }.
    }
event-chicoree-special = { $name } plays { chicoree-card }.
event-chicoree-special-on = { $name } plays { chicoree-card } against { $to }.
event-chicoree-destroyed = { $name } loses { chicoree-card }.
event-chicoree-afflicted = { $turns ->
        [one] { $name } will receive no tokens for { $turns } turn.
       *[other] { $name } will receive no tokens for { $turns } turns.
    }
event-chicoree-drawn = { $name } draws a card.
event-chicoree-drawn-own = { $name } draws { chicoree-card }.
event-chicoree-draw-skipped = There is no card for { $name } to draw.
event-chicoree-turned = { $name } turns up { chicoree-card }.
event-chicoree-kept = { $name } takes it into the hand: { chicoree-card }.
event-chicoree-auction = { $form ->
        [turn] Auction in turn: { chicoree-card }.
        [melee] Auction in the mêlée: { chicoree-card }.
       *[sealed] Sealed auction: { chicoree-card }.
    }
event-chicoree-raised = { $name } bids { chicoree-tokens }.
event-chicoree-bid-passed = { $name } passes.
event-chicoree-hammer = The hammer falls.
event-chicoree-bid-sealed = { $name } has sealed a bid.
event-chicoree-bids-opened = The bids: { $list }.
event-chicoree-won = { $name } pays { chicoree-tokens } and takes { chicoree-card }.
event-chicoree-unwanted = Nobody wants { chicoree-card }.
event-chicoree-challenge = { $name } calls a challenge: { chicoree-card }.
event-chicoree-choice-sealed = { $name } has chosen.
event-chicoree-shown = { $flowers ->
        [one] { $name } shows { $flowers } flower: { $list }.
       *[other] { $name } shows { $flowers } flowers: { $list }.
    }
event-chicoree-shown-nothing = { $name } has no card to show.
event-chicoree-challenge-won = { $name } wins { chicoree-tokens } in the challenge.
event-chicoree-challenge-blocked = { $name } has the most flowers, but receives no tokens.
event-chicoree-challenge-drawn = Nobody shows a flower: nobody wins.
event-chicoree-shuffled = The discard pile is shuffled and becomes the draw pile.
event-chicoree-turn-ended = { $name } ends the turn.
event-chicoree-round-ended = Round { $round } is over.
event-chicoree-game-ended = { $reason ->
        [K-E1] The chain is complete: the game is over.
        [K-E2] The last round is over, and so is the game.
       *[K-E3] Only one player is left: the game is over.
    }

## Actions

action-chicoree-start = Lay your start: { chicoree-card }
    .within = lay your start ({ chicoree-card })
action-chicoree-step = Lay { chicoree-card }
    .within = lay { chicoree-card }
action-chicoree-joker = Lay Chicory as { chicoree-card }
    .within = lay Chicory as { chicoree-card }
action-chicoree-play = Play { chicoree-card }
    .within = play { chicoree-card }
action-chicoree-play-on = Play { chicoree-card } against { $to }
    .within = play { chicoree-card } against { $to }
action-chicoree-draw = Draw your cards
    .within = draw your cards
action-chicoree-raise-more = Bid so many tokens
    .within = bid so many tokens
action-chicoree-raise = Bid { chicoree-tokens }
    .within = bid { chicoree-tokens }
action-chicoree-pass = Pass
    .within = pass
action-chicoree-bid-some = Seal a bid of so many tokens
    .within = seal a bid of so many tokens
action-chicoree-bid = Seal { chicoree-tokens }
    .within = seal { chicoree-tokens }
action-chicoree-choose = Choose { chicoree-card }
    .within = choose { chicoree-card }
action-chicoree-seal = Seal your choice
    .within = seal your choice
action-chicoree-offer = Sell { chicoree-card }
    .within = sell { chicoree-card }

## Words on the table

picture-chicoree-pile = draw pile { $count }
picture-chicoree-discard = discard pile { $count }
picture-chicoree-round = round { $count } of { $limit }
picture-chicoree-turn = Auction in turn
picture-chicoree-melee = Auction in the mêlée
picture-chicoree-sealed = Sealed auction
picture-chicoree-debt = { $name } owes { chicoree-tokens }
picture-chicoree-leads = { $name } has bid { chicoree-tokens }
picture-chicoree-bankrupt = bankrupt
picture-chicoree-afflicted = { $turns ->
        [one] { $name } receives no tokens for { $turns } turn
       *[other] { $name } receives no tokens for { $turns } turns
    }
picture-chicoree-has-sealed = sealed
picture-chicoree-hand = Your hand
picture-chicoree-chosen = You show
picture-chicoree-bid = your bid: { chicoree-tokens }
picture-chicoree-empty = no card
picture-chicoree-discarded = Discard pile
picture-chicoree-waiting = Played or destroyed this turn
picture-chicoree-known = Seen by everybody, in the hand of { $name }
picture-legend = Before each player: tokens, hand cards, the start, and the chain. 4 is a step that lies there, a dot one that is missing; 6×2 are two Shops, a star marks a Chicory that stands for the step.

## Advice before a game

advice-chicoree-two = Two may play, but the game is made for three to six (K-M3).

## Table options

option-auction = Open auctions
    .text = One after the other (turn), or anybody at any time until the hammer falls (melee) (K-A1).
    .turn = in turn
    .melee = in the mêlée
option-rounds = Rounds
    .text = After how many rounds the game ends at the latest, 1 to 999 (K-E2).
    .count = { $count } rounds
option-first = First player
    .text = The number of a seat, or random (K-S2).
    .random = by chance
    .seat = Player { $seat }
option-deck = Deck
    .text = The house deck, another one by name, or one with other counts, such as house,shop=6,export=3 (K-M3).
    .house = house deck
    .own = own deck

## Title and sections

title = Chicorée
    .text = Complete the chain from seeds to export, by auctions, challenges and a little malice.
section-material = Material
section-setup = Set-up
section-turn = The turn
section-end = End of the game
section-specials = Start, shops and specials
section-challenge = Challenge
section-auctions = Auctions
section-debts = Debts

## Why a turn is good

# $card: name of a card; $to: a player; $steps, $flowers: whole numbers
reason-chicoree-wins = the chain is complete: it wins
reason-chicoree-steps = step { $steps } of 7
reason-chicoree-income = { chicoree-tokens } more each turn
reason-chicoree-worth = { chicoree-card } is worth about { chicoree-tokens }
reason-chicoree-cards = { chicoree-cards } to draw
reason-chicoree-harm = { chicoree-card } hits { $to }
reason-chicoree-flowers = { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }
prevents-chicoree-card = { $name } wants { chicoree-card } too, with { $steps } steps laid
prevents-chicoree-steps = { $name } is back at { $left } steps
prevents-chicoree-income = { $name } loses { chicoree-tokens } a turn
risks-chicoree-card = but { $name }, with { $steps } steps laid, may get { chicoree-card }
risks-chicoree-debt = but { chicoree-tokens } left will not pay the { $owed } that others can claim
risks-chicoree-last-step = but { $name } lacks one step only
# $more: tokens or flowers that were lacking; $tokens: what it cost, or would have brought
near-chicoree-bid = You paid { chicoree-tokens } for nothing at { chicoree-card }: { $more } more would have won it.
near-chicoree-flowers = With { $more ->
        [one] one more flower
       *[other] { $more } more flowers
    } the challenge would have brought you { chicoree-tokens }.

## What bids and challenges were worth

deal-chicoree-bought = { chicoree-card } bought
deal-chicoree-sold-to = { chicoree-card } taken for a debt
deal-chicoree-lost = sealed bid for { chicoree-card }, lost
deal-chicoree-bluff = { chicoree-card } bid up beyond its worth
deal-chicoree-challenge = challenge won
deal-chicoree-challenge-lost = challenge lost

## How a game was decided

# $reason: the rule by which it ended, or how far K-E2 had to look; $steps, $less, $tokens, $fewer: what $name and $to had; $list: who is level
account-chicoree-decided = { $reason ->
        [K-E1] { $name } laid the last of the seven steps; { $to } had { $less }.
        [K-E3] Everybody but { $name } went bankrupt.
        [tokens] The rounds were over with { $name } and { $to } level on steps ({ $steps }). More tokens broke the tie: { $tokens } against { $fewer } (K-E2).
        [shared] Level on steps ({ $steps }) and on tokens ({ $tokens }): { $list }. They share the victory (K-E2).
       *[K-E2] The rounds were over, and { $name } had the most steps: { $steps }; { $to } had { $less }.
    }

## What is wrong with a deck (K-M3)

# $list: names of cards
deck-fault-chain = nobody can complete the chain: { $list } are missing, and there is no Chicory to stand for them
deck-fault-start = nobody can lay a start: there is none
