### What the client says, in English. Every language file defines the same messages and variables.

## Around every page

page-not-loaded = This page could not be loaded.
load-again = Load again
# $path: the address
page-lost = There is nothing at { $path }.
go-home = To the first page
close = Close
more = More
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
server-unreachable = The server cannot be reached. Try again in a moment.

## Home

home-title = Games of land and nerve, ready in one click.
play-now = Play now
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
way-others = Invite by link
    .text = A table with a link: whoever has it sits down. Open seats can be taken by bots when you start.
way-screen = One screen
    .text = Everybody plays at this screen and passes it on; what is secret stays hidden in between.
a-person = A person
# $level: how strong
bot-of = Bot: { $level }
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
your-tables-none = None yet. The first one is a click away.
open-tables = Open tables
open-tables-none = Nobody waits at the moment. Make a table for everybody.
filter-game = Game
all-games = All games
# $free, $players: how many
seats-free = { $free } of { $players } seats free
is-running = in play
pace-none = no clock
# $days: how many
pace-days = { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
# $minutes, $seconds: how many
pace-bank = { $minutes } min + { $seconds } s
# $time: such as 2 d 3 h
left-to-you = { $time } left to you
continue = Continue
watch = Watch
qr-code = The link as a QR code
start-with-bots = If you start now, bots take the free seats.

## Before the start

table-loading = The table is being set…
closed-slow = The server has ended this connection. Reload the page to come back.
closed-restart = The server has ended this connection. Reload the page to come back.
closed-flood = Too much was sent at once. Reload the page in a moment.
closed-revoked = Somewhere else you have signed out.
closed-banned = You have been sent away from this table.
closed-removed = This table is no more.
waiting-for-players = Waiting for players
number-awaited = the browser has yet to add its number
table-ready = Ready to begin
seat-free = free seat
you = you
copy-link = Copy the link
link-copied = Copied
sit-down = Sit down
start-game = Start

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
bot-plays = a bot plays for them
is-silenced = may not write
# $name: whose lines
hide-lines = Hide what { $name } writes
# $name: of somebody who looks on
silence = Do not let { $name } write
# $name: whom it is about, here and below
about-person = Block or report { $name }, and more
block = Block
unblock = Do not block any more
block-means = You no longer see what { $name } writes, at any table, and { $name } cannot sit down at yours.
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
link-lost = Connection lost. Nothing is lost: trying again…
# $name: how the player is called, $time: such as 12:40
time-left = { $name } has { $time } left

## Around the table

rules = Rules
log-and-chat = Log and chat
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
offer-end = Offer to end the game as it stands
# $name: who offers
end-offered = { $name } offers to end the game as it stands.
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
result = Result
# $seat: number of the seat
bot-name = Bot { $seat }
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
allow-hints = Let players ask for hints
    .text = Usually only who plays alone against bots, or at one screen, may ask.

## Replays

replay = Replay
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
fair-answer-redrawn = Nothing was drawn anew. But this game was made before browsers added numbers, or elsewhere: nobody can see whether its secret was chosen fairly.
fair-answer-no = No. Something is not as it has to be.
fair-alarm = The promise or your number is not the one that this browser kept before the game. Look at “Fair?”.
fair-promise-seen = The promise that this browser saw before the game is the one that was opened at the end.
fair-other-promise = The promise is not the one that this browser saw before the game.
# $name: whose number it is
fair-other-number = The number that this browser gave for { $name } is not in it. If you opened the table in two browsers at the same moment, look in the other one; if not, the server has cheated.
fair-chosen-number = The number of { $name } is missing, too short, the same as another or given to a bot: somebody may have chosen it.
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
fair-nonces = After the promise numbers were added by: { $names }. Bots add none.
fair-others = Whether the numbers of the others are theirs, they see in their own browsers: only together it is certain.
fair-story = How it works: before the game the table locks a secret in a box and shows everybody the lock: that is the promise. Then each browser throws in a number that nobody could guess. Only the secret and all numbers together say what is drawn. At the end the box is opened: anybody can see that it is the same lock, and draw everything again.
fair-counts = Drawn and expected
fair-piece = Piece, as in the record
fair-came = Drawn
fair-expected = Expected
# $expected: how often a piece was to be expected
fair-about = { NUMBER($expected, maximumFractionDigits: 1) }
fair-kept = What this browser kept before the game, for “terroir verify”:
fair-limits = How many pieces of each kind could come at each draw was told by the server. Whoever does not trust it exports the record and runs “terroir verify”: then their own copy of the rules says it.
fair-numbers = The numbers
