### A turn in six pictures: a title and a sentence for each example turn-N-NAME.

turn-1-income = Income
    .text = Your start pays you, and each of your Shops earns a token from everybody.
turn-2-lay = Lay a card
    .text = One card of your chain, in order; Shops as many as you like.
turn-3-special = Play specials
    .text = They destroy what others have laid, stop their income, or bring you cards.
turn-4-draw = Draw two cards
    .text = The first is your secret. The second is shown: you keep it, or it is fought for.
turn-5-auction = Bid
    .text = The highest bid takes the card: in the open, or out of a closed fist.
turn-6-win = Win
    .text = All seven steps of the chain before you win at once.
