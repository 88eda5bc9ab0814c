### A turn in six pictures: a title and a sentence for each example turn-N-NAME.

turn-1-buy = Buy a line
    .text = All tiles of one line of the market, a coin each.
turn-2-build = Build the tiles
    .text = Beside fruit of the same kind that is yours, or on a road of a Finca.
turn-3-start = Begin a region
    .text = On a road of a Finca a new region takes one of your five workers.
turn-4-score = Close a Finca
    .text = When all spaces around it are taken, it pays whoever has most tiles there.
turn-5-harvest = Or harvest
    .text = Instead of buying: points for a region, its worker comes home, and you get coins.
turn-6-finca = A new Finca
    .text = When three tiles or fewer are left on the market, you choose its site.
