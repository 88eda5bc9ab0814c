### High card in English. Every language file defines the same messages and variables.

title = High Card
    .text = Seal a card, all at once; the highest takes the trick. An example with hidden hands.
section-play = The game
rule-H-1 = The hand
    .text = Everybody is dealt four of twenty cards, 1 to 20, and shows them to nobody.
rule-H-2 = Sealing
    .text = All choose a card of their hand at the same time and lay it face down.
rule-H-3 = The trick
    .text = When the last card lies there all are turned over; the highest takes the trick, and the cards are out of the game.
rule-H-4 = The end
    .text = After four tricks whoever has taken most wins; equals share the victory.
prompt-highcard = Seal one of your cards
action-highcard-seal = Seal a card
    .within = seal a card
# $name: a player; $highest: number of a card
event-highcard-card-dealt = { $name } is dealt a card.
event-highcard-card-sealed = { $name } has sealed a card.
event-highcard-trick-taken = { $name } takes the trick with { $highest }.
highcard-turn = There is nothing for you to seal now.
highcard-hand = This card is not in your hand.
