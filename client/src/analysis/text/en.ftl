### The page of an analysis. All language files define the same messages and variables.

analysis-chances = Chance to win
# $turn: number of a turn; $name: a player; $before, $after, $share, $low, $high: per cent
analysis-turn = Turn { $turn }
analysis-turn-of = Turn { $turn }, { $name }
analysis-change = { $name } { $before } → { $after }
analysis-band = pale band: 9 of 10 estimates fall inside
analysis-between = { $share } %, between { $low } and { $high }
analysis-won = { $name } won.
analysis-turn-column = Turn
analysis-moments = Moments
analysis-moments-unit = points of chance, mover’s view
analysis-no-moments = No turn stands out.
analysis-kind-slip = slip
analysis-kind-strong = strong
analysis-kind-luck = luck
analysis-decided = decided it
analysis-luck-before = What luck brought before it
analysis-coach-to = The coach speaks to
analysis-balances = Luck and skill
analysis-points-unit = points of chance
analysis-player = Player
analysis-part-own = own choices
analysis-part-luck = luck
analysis-part-others = others’ slips
analysis-deals = Bids and challenges
# $paid, $worth: tokens
analysis-deals-sum = paid { $paid }, worth { $worth }
analysis-deal = What
analysis-paid = Paid
analysis-worth = Worth
# $points: points of chance
analysis-flag-1 = inaccuracy, −{ $points } points of chance
analysis-flag-2 = mistake, −{ $points } points of chance
analysis-flag-3 = blunder, −{ $points } points of chance
analysis-strong = strong: { $points } points of chance above all else
analysis-fine = as good as any, as far as can be told
analysis-turn-back = Previous turn
analysis-turn-on = Next turn
# $played, $better: actions in words
analysis-board = Played: { $played }. Better: { $better }.
analysis-played = Played
analysis-better = Better
analysis-unfit = Nobody had anything to decide in this game.
analysis-begin = Analyse this game
analysis-working = Every turn is being played on by simulated games …
# $done, $of: numbers of turns
analysis-progress = { $done } of { $of } turns
analysis-queued = Games that are being played go first.
# $nodes: whole number
analysis-how = Every turn was judged with what its player knew then, by { $nodes } simulated games. What lies within two standard errors counts as luck.
