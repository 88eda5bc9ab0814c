### The command line in English. Every language file defines the same messages and variables.

## Menu

menu-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
menu-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
go-back = ⏎ back to everything
# $number: what was typed; $numbers: those there are
no-number = There is no number { $number }: choose from { $numbers }.
# $page, $pages: whole numbers
page-of = ⏎ the rest · page { $page } of { $pages }
more-news = … and { $count } more before that: log shows everything.

## During a game

# $commitment: a number in hexadecimal that fixes all draws
promise = The draws of this game are fixed by a secret. Its promise: { $commitment }
no-promise = This record came without the secret of its draws: from here on they cannot be verified.
kept-in = The game is kept in { $file } after every action.
help-hint = Choose a number or write an action; help explains everything.
help-more = help shows all that you can type.
help-title = What you can type
command-number = a number
    .text = choose that line of the menu, or that space on the board
command-notation = an action
    .text = as the record writes it, its beginning, or a space alone if that is clear
command-help = help, help RULE, help SECTION
    .text = this list; a rule; a section of the rules
command-rules = rules
    .text = all rules
command-why = why ACTION
    .text = may I do that? If not: which rule forbids it, and what is nearest
command-hint = hint
    .text = the best few turns, how likely they win, and why
command-undo = undo
    .text = take back your last action of this turn, unless something has become known since; or the last step of a secret choice
command-restart = restart
    .text = take back the whole turn, as far as possible
command-log = log
    .text = everything that happened
command-look = look
    .text = what else lies on the table: the discard pile, cards that everybody has seen
command-save = save FILE
    .text = keep a copy of the game as it is now, with all that is hidden, to go on from
command-export = export FILE
    .text = write the record as you may know it; the whole one once the game is over
command-back = back, or just ⏎
    .text = from a closer choice back to the whole menu
command-quit = quit
    .text = leave; the game is kept, and terroir play --resume goes on
more-pages = ⏎ more · q back to the game
last-page = ⏎ back to the game
ruling = Our ruling:
no-topic = There is nothing called “{ $topic }” in the rules: try rules.
it-is-legal = Yes, you may: { $action }
no-undo = Nothing can be taken back: this turn has nothing of yours, or something has become known since.
taken-back = Taken back.
save-where = Write it where? For example: { $command } my.game
saved-as = Saved as { $file }.
# $name: whose turn it is
pass-on = The screen is for { $name } now. Press ⏎ when nobody else is looking.
no-clock = There is no clock here: everybody is asked in turn, until nobody wants to add anything.
# $default: name of a level
how-strong = How strong should the others be? ⏎ is { $default }.
# $option: name of an option; $instead: its value without a clock
option-needs-clock = { $option } needs a clock, and there is none here: { $option }={ $instead } holds instead.
won = wins
# $command: what to type
left = The game is kept. Go on with: { $command }
check-it = Was everything drawn fairly? { $command }
look-again = Look at it again: { $command }

## Other commands

replay-keys = ⏎ or n on · p back · a number · e to the end · q quit
verified-record = { $steps ->
        [one] { $steps } step follows the rules, and the result is right.
       *[other] All { $steps } steps follow the rules, and the result is right.
    }
verified-draws = { $draws ->
        [one] { $draws } draw is the one that was promised.
       *[other] All { $draws } draws are those that were promised.
    }
verified-unbegun = The game never began. The promise opens; what was drawn is the deal that would have come.
verified-withheld = Not every promised number was revealed: with the server, its player could choose whether it counts.
verified-redrawn = Made without numbers of the players, as all games were at first and those in the terminal are: this shows that nothing was drawn anew, not that the secret was chosen fairly.
verified-mixed = Every person added a number after the promise. Who kept the promise and their own number can check with --kept that nobody chose the draws.
verified-witnessed = The promise and the number are those that you kept: nobody chose the draws.
verified-commitment = Compare the promise with the one shown before the game: { $commitment }
not-verified = Not in order:
client-other = This file is not the one of this release: { $file }
client-same = All { $files } files of the page are those of this release.
simulating = Playing
by-bot = Bot
by-seat = Seat
column-games = Games
column-wins = Wins
column-points = Points
column-confidence = 95 %
column-option = Option
column-values = Values
column-meaning = Meaning
a-variant = variant
# after the values of an option that takes texts of its own too
other-values = others
# numbers, with one decimal each
simulated = { $games } games; on average { $turns } turns, { $decisions } decisions among { $choices } actions, { $milliseconds } ms
scenario-ok = { $count ->
        [one] { $count } scenario is as expected.
       *[other] All { $count } scenarios are as expected.
    }
scenario-failed = { $failed } of { $count } scenarios are not as expected.

## The arena

column-against = { $bot } against
column-rating = Rating
# $first, $low and $high: a bot and Elo numbers; $ratio, $bound: numbers
sprt-better = Decided: { $first } is better than { $second }, by { $high } Elo rather than { $low } (log-likelihood ratio { $ratio } of { $bound }).
sprt-not-better = Decided: { $first } is not better than { $second }, { $low } Elo rather than { $high } (log-likelihood ratio { $ratio } of { $bound }).
sprt-undecided = Not decided between { $low } and { $high } Elo for { $first } against { $second }: log-likelihood ratio { $ratio } of { $bound }; more games would tell.
# $games, $deals: how many; $thinking: “greedy 1.9 ms, random 0.1 ms”
contested = { $games } games of { $deals } deals; thinking in a game: { $thinking }
bot-faults = { $bot } lost { $games ->
        [one] one game
       *[other] { $games } games
    } by its own fault: { $why }
bot-failed = { $name }, the bot, has failed and lost: { $why }. Chance plays on for it.

admin-reports = Reports: { $reports }.
# $person, $by: a name and an id; $table: the id of a table
admin-report = About { $person }, by { $by }, at table { $table }:
admin-settled = settled
admin-log = What was done: { $deeds }.
admin-done = Done.
admin-moderators = Moderators: { $moderators }.
admin-bot = { $name } is the person { $person }. The token, which is shown only now:

db-upgraded = The database has schema { $version }, the newest.
db-copying = Copying
db-checking = Checking
db-pruning = Pruning
# $unbegun, $finished, $abandoned: how many
db-pruned = Removed: tables that nobody began { $unbegun }, finished games { $finished }. Closed: abandoned games { $abandoned }.
db-would-prune = To be removed: tables that nobody began { $unbegun }, finished games { $finished }. To be closed: abandoned games { $abandoned }.
db-copied = { $rows ->
        [one] { $rows } row was written to { $file }.
       *[other] { $rows } rows were written to { $file }.
    }
db-restored = { $rows ->
        [one] { $rows } row was restored from { $file }.
       *[other] { $rows } rows were restored from { $file }.
    }
db-checked = Tables: { $tables }, entries in their logs: { $entries }.
db-replayed = Games replayed by the rules: { $games }; of other versions of the rules, not replayed: { $others }.
db-in-order = All is as it was written.
db-not-in-order = { $findings ->
        [one] { $findings } table is not in order.
       *[other] { $findings } tables are not in order.
    }

## Looking back at a game

# $turns: how many; $file: where the page is
analysed = { $turns } turns judged: { $file }
# $game: title of a game
analysis-title = { $game }: a game looked back at
analysis-running = The game is not over yet.
# $nodes: whole number
analysis-how = Every turn was judged with what its player knew then, by { $nodes } simulated games.
analysis-winning = Who was winning
analysis-turns = turn
analysis-luck-and-skill = Luck and skill
    .text = What a player’s own turns threw away; what draws, and what nobody foresaw, gave and took; and what the others threw away. In points of winning probability: together they lead from the first chance to the result. What might be chance counts as luck.
analysis-mistakes = Turns that were mistakes
analysis-no-mistakes = None that could be told from chance.
analysis-column-turn = Turn
analysis-column-player = Player
analysis-column-verdict = Verdict
analysis-column-played = Played
analysis-column-better = Better
analysis-column-why = What that brings
analysis-coach = What a coach would say
analysis-column-own = own choices
analysis-column-luck = luck
analysis-column-others = others’ slips
analysis-deals = Bids and challenges
analysis-column-deal = what
analysis-column-paid = paid
analysis-column-worth = worth
# $points: points of winning probability thrown away
analysis-flag-1 = inaccuracy, −{ $points } %
analysis-flag-2 = mistake, −{ $points } %
analysis-flag-3 = blunder, −{ $points } %
# $actions: what to do; $share: percent; $points: final score
hint-turn = { $actions }: { $share } % to win, final score about { $points }

## Learning a game

# $game: title of a game; $count: how many lessons
learn-title = Learn { $game }: { $count } lessons
# $number: which lesson; $title: what it is about
learn-lesson = { $number }  { $title }
learn-read = ⏎ go on · skip · quit
learn-do = number or action · show · skip · quit
# $action: in notation
learn-shown = Like this: { $action }
learn-play-on = Now you know the game. ⏎ plays this one on, against an easy bot; quit leaves.
learn-left = Learning goes on with: { $command }

## Practice positions

# $players: how many sit there
puzzle-players = { $players } players
puzzle-do = number or action · hint · answer · again · quit
puzzle-right = That is it!
puzzle-as-good = As good as the answer!
# $points: percent of the victory
puzzle-wrong = There is better: this turn gives up about { $points } % of the victory. Try again.
# $actions: in notation
puzzle-answer = The best turn: { $actions }
# $reasons: what the turn brings
puzzle-brings = It brings: { $reasons }.
# $actions: in notation; $share, $decoy: percent
puzzle-decoy = It wins about { $share } % of games from here. { $actions } looks good, but wins only { $decoy } %.
