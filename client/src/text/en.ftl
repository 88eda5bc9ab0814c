### What the client says, in English. Every language file defines the same messages and variables.

## Around every page

page-not-loaded = This page could not be loaded.
load-again = Load again
# $path: the address
page-lost = There is nothing at { $path }.
go-home = To the first page
close = Close
more = More
account = Account and notices
keep-my-games = Keep my games
settings = Settings
setting-language = Language
setting-theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
setting-letters = Letters on tiles
letters-auto = where there is room
letters-on = always
letters-off = never
setting-pace = Pace of the others
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
setting-patterns = Patterns on tiles
setting-confirm = Preview a move, then confirm it
setting-sound = Sounds
setting-motion = Less motion
you-are-offline = You are offline. Everything else comes back with the connection.
server-unreachable = The server cannot be reached. Try again in a moment.

## Home

home-title = Games of land and nerve, ready in one click.
guest = Guest
home-about = Play against bots or friends, now or over days. Free and without an account.
your-name = Your name
keep = Keep
# $least, $most: how many can play; $more: how many more these are
players-range = { $more ->
        [0] { $most } players.
       *[other] { $least } to { $most } players.
    }
players-count = Number of players
any-players = Any number of players
solo = Play alone
opponents = Opponents
# $game: its name, $count: how many bots
solo-play = { $count ->
        [one] Play { $game } against a bot
       *[other] Play { $game } against { $count } bots
    }
who-sits = Who sits there
length = Length
hints-and-undo = Hints are on, undo is free.
with-people = Play with people
also = Also here
also-daily = Deal of the day
to-daily = How the others did
also-events = Tournaments and arenas
to-event = To the event
also-friends = Friends
also-me = Your results
also-ratings = Who is how strong
also-quarrel = Set up your quarrel
also-made-board = Draw your own board
also-made-deck = Count your own deck
first-time = New to a game?
    .text = Learn at a real table, or read every rule on one page that can be searched.
# $names: who has to act, $count: how many, $since: such as: for 3 days
waits-since = { $count ->
        [one] { $names } to move { $since }
       *[other] { $names } to choose { $since }
    }
# $count: how many, here and below
since-minutes = { $count ->
        [one] for a minute
       *[other] for { $count } minutes
    }
since-hours = { $count ->
        [one] for an hour
       *[other] for { $count } hours
    }
since-days = { $count ->
        [one] for a day
       *[other] for { $count } days
    }
# $since: such as: for 3 days
your-turn-since = your turn { $since }
put-away = Put this table away until something happens there
put-away-show = { $count ->
        [one] Show the one put away
       *[other] Show the { $count } put away
    }
find-a-game = Find a game
way-others = Invite by link
    .text = A table with a link: whoever has it sits down. Open seats can be taken by bots when you start.
way-screen = One screen
    .text = Everybody plays at this screen and passes it on; what is secret stays hidden in between.
a-bot = a bot
a-person = A person
# $who: which seat
name-of = Name of { $who }
# $who: which seat
who-plays = Who plays as { $who }
clock = Clock
clock-none = No clock
clock-quick = 10 minutes, 5 seconds more for each move
clock-slow = 30 minutes, 15 seconds more for each move
clock-day = One day for each move
clock-days = Three days for each move
clock-steady = 15 minutes, 20 seconds more for each move
clock-reserve = One day for each move, 7 days in reserve
clock-own-bank = Minutes of your own …
clock-own-days = Days of your own …
clock-number-minutes = Minutes for the whole game
clock-number-seconds = Seconds more for each move
clock-number-days = Days for each move
clock-number-reserve = Days in reserve for the whole game
visibility = Who may come
visibility-unlisted = Whoever has the link
    .text = The table is in no list; whoever has the link can sit down or watch.
visibility-public = Everybody
    .text = The table is listed on the first page, and anybody can sit down or watch.
visibility-private = Only invited people
    .text = Without the link with its secret part the table does not exist for others.
another-value = another …
options = Variants and options
make-table = Make the table
your-tables = Your tables
open-tables = Open tables
open-tables-none = Nobody waits at the moment. Make a table for everybody.
filter-game = Game
all-games = All games
# $free, $players: how many
seats-free = { $free } of { $players } seats free
is-running = in play
is-paused = paused
pace-none = no clock
# $days: how many
pace-days = { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
# $days: how many
pace-reserve = + { $days } in reserve
# $minutes, $seconds: how many
pace-bank = { $minutes } min + { $seconds } s
# $time: such as 2 d 3 h
left-to-you = { $time } left to you
continue = Continue
watch = Watch
qr-code = The link as a QR code

## Before the start

table-loading = The table is being set…
closed-slow = The server has ended this connection. Reload the page to come back.
closed-restart = The server has ended this connection. Reload the page to come back.
closed-resync = The server has lost the last moves of this table. Reload the page to come back.
closed-flood = Too much was sent at once. Reload the page in a moment.
closed-revoked = Somewhere else you have signed out.
closed-banned = You have been sent away from this table.
closed-removed = This table is no more.
waiting-for-players = Waiting for players
number-awaited = the browser has yet to add its number
# $slow: yes where moves take days
numbers-awaited = All numbers are promised, and the game begins once they are revealed. Whoever does not come back for that within { $slow ->
        [yes] twelve hours
       *[no] 30 seconds
    } plays without one.
table-ready = Ready to begin
seat-free = free seat
you = you
copy-link = Copy the link
link-copied = Copied
sit-down = Sit down
start-game = Start
start-with-bots = Start with bots in the free seats
# $name: who invites, $game: its name
invites-you = { $name } invites you to { $game }
call-friends = Ask a friend to come
invite-others = Invite others
link-of-table = The link to this table
variant = Variant
variant-usual = the usual rules
rating = Rating
rating-yes = it counts
rating-no = it does not count
# $option: what is chosen, $value: how
option-is = { $option }: { $value }
is-host = host
leave-table = Leave the table
cancel-table = Cancel the table
cancel-sure = Cancel this table? Whoever sits here has to look for another one.
table-cancelled = The host has cancelled this table.

## Who is at the table

at-table = At the table
# $count: how many look on
watching = { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
is-here = here
is-away = away
# $day: such as 3 Dec
on-vacation = on vacation until { $day }
bot-plays = a bot plays for them
is-silenced = may not write
# $name: whose lines
hide-lines = Hide what { $name } writes
# $name: of somebody who looks on
silence = Do not let { $name } write
# $name: whom it is about, here and below
about-person = Block or report { $name }, and more
see-profile = Games and ratings
block = Block
unblock = Do not block any more
block-means = You no longer see what { $name } writes, at any table. You never sit at the same table, and { $name } cannot ask you to come.
befriend = Ask to be friends
# $name: who was asked
befriended = { $name } has been asked.
send-away = Send away
send-away-means = { $name } has to leave this table, and can come back after a minute.
ban = Ban from this table
ban-means = { $name } has to leave this table and cannot come back.
unban = Let them come again
is-banned = { $name } cannot come to this table.
sent-away = { $name } was sent away.
may-come-again = { $name } may come again.
report = Report
report-why = What does { $name } do wrong?
report-means = Whoever runs this server reads it, with the last lines of the chat.
report-sent = It was sent. Thank you.

## The status bar

# $name: how the player is called
your-turn = Your turn, { $name }
your-turn-short = Your turn
# $names: who has to act, $count: how many
turn-of = { $count ->
        [0] A moment, please
        [one] { $names } to move
       *[other] { $names } to choose
    }
# $names: who has won, $count: how many
game-won = { $count ->
        [0] The game is over
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ended-agreed = Ended by agreement.
ended-alone = Ended as it stood: nobody else was at the table.
ended-conceded = All others have given up.
# $name: whose seat a bot has played
stand-in-of = the bot for { $name }
link-lost = No connection.
    .again = Nothing is lost; trying again…
    .kept = What you chose is kept and sent as soon as there is one.
# $name: how the player is called, $time: such as 12:40
time-left = { $name } has { $time } left
# $name: how the player is called, $time, $kept: such as 12:40
time-left-kept = { $name } has { $time } left for this move and { $kept } in reserve
time-still = (the clock stands still)

## Around the table

rules = Rules
log-and-chat = Log and chat
# $count: how many lines were not seen
unread = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
say-something = Say something
send = Send
undo = Undo
restart-turn = Restart turn
position = Position
choices = What you can do
# $what: the nearest legal action
nearest = Nearest: { $what }
back-to-board = Back to the board
look-back = Look back
# $steps: how many steps ago
looking-back = { $steps ->
        [one] { $steps } step back.
       *[other] { $steps } steps back.
    }
to-present = Back to the present
to-present-turn = Back: it is your turn
plan = Plan
planning = Planning your turn
    .text = Nothing is played before it is your turn.
    .whole = The turn is planned; it will be offered when it is yours.
    .seal = The turn is planned. Sealed, it is played by itself when it is yours, if it still brings the same.
    .sealed = This turn is sealed: nobody knows of it, and it is played by itself when it is yours, if it still brings the same.
plan-forget = Forget it
plan-keep = Keep the plan
plan-offered = Your plan is ready: confirm it or choose something else.
plan-gone = Your plan cannot be played any more.
plan-seal = Seal the turn
plan-withdraw = Withdraw
turn-sealed = Your turn is sealed.
since-your-turn = Since your last turn
game-ends = The game is over
skip = Skip
pass-on = Done, pass on
here-and-now = Here and now
# $name: how the player is called
pass-screen = Pass the screen to { $name }
    .text = The others look away now.
# $name: how the player is called
i-am = I am { $name }
offer-pause = Offer a pause
# $name: who offers
offered-pause = { $name } would like a pause: all clocks would stop until somebody plays on.
game-paused = Pause
    .text = All clocks stand still.
offer-end = Offer to end the game as it stands
# $name: who offers
offered-end = { $name } offers to end the game as it stands.
agree = Agree
play-on = Play on
concede = Concede
# $players: how many play
concede-sure = { $players ->
        [2] Give up this game? The other one wins.
       *[other] Give up this game? A bot plays on for you, and you will be last.
    }
record = Game record
# $count: what somebody has at the end
score-of = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-unit = { $count ->
        [one] point
       *[other] points
    }
sources-title = Where the points came from
decided-title = What decided it
see-step = See that moment
share-picture = Share picture
copy-replay = Copy the link to the replay
rematch = Rematch
# $names: who wants to play again, $count: how many
asks-again = { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
play-again = Play again
play-no-more = No, thank you
plays-again = plays again
plays-not-again = does not play again
is-asked = is being asked
remind = Remind
# $names: who is waited for
remind-whom = Tell { $names } that you are waiting
reminded = Reminded
# $name: who waits
nudged = { $name } is waiting for you.
result = Result
menu = Menu
turn = Turn
# $why: absent or time
bot-plays-for-you = { $why ->
        [time] Your time ran out; a bot plays for you.
       *[absent] A bot plays for you while you are away.
    }
come-back = Take my seat back

## The rules

# $game: its name
rules-of = Rules of { $game }
rules-about = The rules in our own words. Where the printed rules leave something open, this project has decided; such places are marked “Our ruling” with the reason.
rules-search = Search in the rules
rules-none = No rule says that.
ruling = Our ruling
rules-contents = Contents
rules-pictures = A turn in six pictures
rules-print = One page to print
# $rule: id of a rule
example-of = Example of { $rule }
example-try = Try it
example-again = Start again
example-over = That is as far as this example goes.

## The rules on one page

rules-short = Rules in short
rules-all = All rules

## Hints

hint = Hint
hint-title = What you might do
hint-thinking = Playing it out in the head…
hint-show = Show it on the table
hint-scores = Expected final points
hint-about = Share of victories in simulated games that begin with what you can know.
count-for-ratings = Counts for ratings
    .text = Nobody may ask for hints then, and whoever leaves has lost.
allow-hints = Let players ask for hints
    .text = Usually only who plays alone against bots, or at one screen, may ask.

## Replays

replay = Replay
analysis = Analysis
coach = Your coach
# $turn: number of a turn
coach-turn = Turn { $turn }
coach-ask = Ask the coach
coach-practise = Practise this
coach-looks = The coach looks at every turn …
replays = Replays
replays-none = No finished game here yet.
replays-more = Show more
# $date: when the game ended
ended-on = ended { $date }
# $date: when it was brought here
imported-on = imported { $date }
filter-name = Name of a player
only-mine = Only mine
import-record = Import a record
    .text = A game from elsewhere, as a file or pasted. Every line is checked by the rules before it is kept; then anybody here can step through it.
import-file = Choose a file
import-paste = Or paste the record
import-do = Check and keep
log = Log
chart = Chart
# $measure: what is drawn, such as points
chart-of = { $measure } over the game
chart-shows = What the chart shows
step-number = Move
# $at, $last: numbers of moves
step-of = Move { $at } of { $last }
# $asked: what the address asked for, $last: how many moves there are
step-missing = There is no move { $asked } in this game: it has moves 0 to { $last }.
set-up = The table as it was set up.
go-through = Through the game
go-start = To the start
go-end = To the end
turn-back = One turn back
turn-on = One turn on
step-back = One move back
step-on = One move on
play = Play
pause = Pause
speed = Speed
seen-by = Seen by
spectator = Spectator
try-again = Try it again
export = Export
export-about = The record is a text that anybody can read; it can be imported again here or elsewhere and checked with “terroir verify”.
export-text = Record as text
export-json = Record as JSON
# $at: number of the move
copy-moment = Copy a link to move { $at }
link-to-moment = Link to this moment
fair = Fair?
fair-title = Was the luck fair?
fair-checking = Drawing everything again…
fair-answer-unpromised = This record carries no promise and no secret, so nothing can be checked: it was written elsewhere, or the game is not over.
fair-answer-insecure = Browsers compute such things only for pages over https or on your own machine. “terroir verify” checks the exported record as well.
fair-answer-witnessed = Yes. Nobody could choose what was drawn, not even this server.
fair-answer-mixed = It looks so: every person’s number is in it. Whoever played can see it for certain in their own browser.
fair-answer-withheld = Nothing was drawn anew, but not every promised number was revealed. Whoever kept theirs back could choose, together with the server, whether it counts.
fair-answer-redrawn = Nothing was drawn anew. But this game was made before browsers added numbers, or elsewhere: nobody can see whether its secret was chosen fairly.
fair-answer-no = No. Something is not as it has to be.
fair-alarm = The promise or your number is not the one that this browser kept before the game. Look at “Fair?”.
fair-promise-seen = The promise that this browser saw before the game is the one that was opened at the end.
fair-other-promise = The promise is not the one that this browser saw before the game.
# $name: whose number it is
fair-other-number = The number that this browser gave for { $name } is not in it. If you opened the table in two browsers at the same moment, look in the other one; if not, the server has cheated.
fair-chosen-number = The number of { $name } is missing, too short, the same as another or given to a bot: somebody may have chosen it.
# $name: whose number it is
fair-broken-number = The number of { $name } is not the one whose fingerprint was published before the game.
# $names: whose numbers are missing
fair-missing-numbers = Never revealed: the number of { $names }. Usually a page was closed before the game began.
fair-promise-kept = Before anything was drawn, the table published the fingerprint of a secret. The secret that it showed at the end has exactly this fingerprint (SHA-256, computed in this browser).
fair-promise-broken = The secret that was shown is not the one whose fingerprint was published.
# $count: how many draws
fair-draws = { $count ->
        [one] The one draw of this game was made again in this browser from the secret and the players’ own parts, and gave the same.
       *[other] All { $count } draws of this game were made again in this browser from the secret and the players’ own parts, and gave the same.
    }
# $number: which draw, $came: what came, $fair: what should have come
fair-draw-other = Draw { $number } was “{ $came }”; secret and players’ parts give “{ $fair }”.
# $names: who gave something
fair-own-number = Your own number is in it. Numbers were added by: { $names }. Bots add none.
# $names: players
fair-promised-numbers = Your own number is in it. Numbers were added by: { $names }. Each was promised before yours was revealed, and each promise was kept. Bots add none.
fair-nonces = After the promise numbers were added by: { $names }. Bots add none.
fair-others = Whether the numbers of the others are theirs, they see in their own browsers: only together it is certain.
fair-story = How it works: before the game the table locks a secret in a box and shows everybody the lock: that is the promise. Then each browser seals a number that nobody could guess in an envelope, and only when all envelopes lie on the table are they opened, so nobody can choose a number to suit the others. Only the secret and all numbers together say what is drawn. At the end the box is opened: anybody can see that it is the same lock, and draw everything again.
fair-counts = Drawn and expected
fair-piece = Piece, as in the record
fair-came = Drawn
fair-expected = Expected
# $expected: how often a piece was to be expected
fair-about = { NUMBER($expected, maximumFractionDigits: 1) }
fair-kept = What this browser kept before the game, for “terroir verify”:
fair-limits = How many pieces of each kind could come at each draw was told by the server. Whoever does not trust it exports the record and runs “terroir verify”: then their own copy of the rules says it.
fair-numbers = The numbers
given-title = This browser keeps count
# $given: how many numbers; $began: how many games
given = { $given ->
        [one] You gave one number,
       *[other] You gave { $given } numbers,
    } { $began ->
        [0] no game has begun with them.
        [one] one game began.
       *[other] { $began } games began.
    }
given-why = A server that dislikes what would come could close the table and offer another one. It cannot hide that from you: only a number that was given can tell it what would come.
given-open = Has not begun yet.
given-host = The host closed the table.
given-event = The event closed the table: too few came.
given-time = Nobody came in time.
given-server = The server closed the table.
given-gone = The server no longer keeps this table.
given-log = What would have come

## Lessons

learn = Learn
learn-in-five = Learn in 5 minutes
learn-title = Learn to play
learn-about = A few minutes at a real table: one sentence at a time, one thing to do. Lessons can be left, gone on with and taken again.
# $game: the name of a game
learn-begin = Learn { $game }
learn-first = Your first game?
learn-first-about = In five minutes at the table you learn all you need, step by step.
learn-later = Play at once
lessons-all = All lessons
lesson = Lesson
# $number: which lesson; $count: of how many
lesson-of = Lesson { $number } of { $count }
lesson-back = Back
lesson-skip = Skip lesson
lesson-skip-sure = Skip this lesson?
lesson-stay = Stay here
lesson-read = Read, then go on.
lesson-go-on = Go on
lesson-show = Show me
lesson-learnt = Learnt
lesson-done = Well done: that is all of this lesson.
lesson-all-done = Now you know the game. This one goes on, against an easy bot.
lesson-again = Again
lesson-next = Next lesson
lesson-play-on = Play this game on
