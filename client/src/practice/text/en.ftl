### Practice positions, in English.

practice = Practice
practice-about = Positions from games between bots: one turn is clearly best. A new one each day, the same for everybody.
# $title: what the position asks
practice-today = Today: { $title }
practice-one = One turn is best.
# $days: how many in a row
practice-streak = { $days ->
        [one] Streak: { $days } day.
       *[other] Streak: { $days } days.
    }
practice-solve = Solve
practice-solved = Solved
practice-solved-today = Solved. The next one comes tomorrow.
practice-all = All positions
# $players: how many sit there
practice-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
# $solved, $count: whole numbers
practice-count = { $solved } of { $count } solved
practice-hint = Hint
practice-answer = Show answer
practice-again = Try again
practice-next = Next position
practice-bar = Position
practice-judging = Playing it out …
practice-right = That is it!
practice-as-good = As good as the answer!
practice-wrong = There is better.
# $points: percent
practice-loss = Your turn gives up about { $points } % of the victory.
practice-best = The best turn
# $reasons: what a turn brings
practice-brings = It brings: { $reasons }.
practice-share = How often each wins, in simulated games from here.
practice-looks = Looks good at first sight
practice-show = Show on the board
practice-failed = That could not be judged now. Try again in a moment.
