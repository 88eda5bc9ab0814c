### What practice positions of Citrus ask, in English: a title, the task (.task), a hint (.hint) and why the best turn
### is the best (.why). Every language file defines the same messages.

# $site: letter of the Finca; $points: points it pays; $tiles: the player's plantation tiles that count there
practice-finca = Take the Finca
    .task = Find the turn that takes a Finca.
    .hint = Count at Finca { $site }: which spaces around it are still free, and who has the most there?
    .why = It closes Finca { $site } while your { $tiles } tiles are the most there: { $points } points for you.
# $points: points of the harvest
practice-harvest = Build or harvest?
    .task = Build on, or harvest? And if you harvest, what?
    .hint = It is time to harvest. But which regions does it pay to keep?
    .why = { $points ->
        [one] This harvest brings { $points } point, coins and workers at home at the right moment.
       *[other] This harvest brings { $points } points, coins and workers at home at the right moment.
    }
# The same where nothing can be bought. $points: points of the harvest
practice-which = What to harvest?
    .task = There is nothing you can buy. What do you harvest?
    .hint = Which regions pay now, and which does it pay to keep?
    .why = { practice-harvest.why }
# $tile: the action tile that is used first
practice-tile = The right tool
    .task = Find the best turn. Your action tiles count too.
    .hint = { $tile ->
        [cart] The cart is part of it: which tile of the market do you need?
        [bull] The bull is part of it: which gap should be filled?
        [bridge] The bridge is part of it: where can nobody else build?
       *[money] The money tile is part of it: what could you buy then?
    }
    .why = { $tile ->
        [cart] The cart fetches the one tile that fits, without paying for a whole line.
        [bull] The bull fills a gap where no tile of yours has to stand.
        [bridge] The bridge opens a space that was closed to everybody.
       *[money] The money tile pays for what is worth most now.
    }
# $sites: letters of the Fincas; $count: how many
practice-lead = Take the lead
    .task = Find the turn that takes the lead.
    .hint = { $count ->
        [one] Finca { $sites } is open: what do you lack for the most tiles there?
       *[other] The Fincas { $sites } are open: what do you lack for the most tiles there?
    }
    .why = { $count ->
        [one] It takes the lead at Finca { $sites } before the Finca pays.
       *[other] It takes the lead at Fincas { $sites } before they pay.
    }
# $tiles: tiles that are built
practice-line = Which line, and where?
    .task = Which line do you buy, and where do you build?
    .hint = { $tiles ->
        [0] It need not be a purchase that builds at once.
        [one] A single tile is enough, if it stands in the right place.
       *[other] The best turn builds { $tiles } tiles.
    }
    .why = { $tiles ->
        [0] Nothing that could be built now is worth its place.
        [one] In this place the one tile is worth more than any other purchase.
       *[other] In these places the { $tiles } tiles are worth more than any other purchase.
    }
