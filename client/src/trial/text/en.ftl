### Positions that are tried: quarrels, and finished games tried again.

quarrel = Set up your quarrel
quarrel-about = Put a position together, try a move at the real table, and read what the rules say: the sentence, the rule, and the place. A link has all of it; nothing is kept on the server.
try-about = This moment of a finished game, with everything hidden as it truly was. Do something else, choose the luck, see the chances; a link has all of it.
untitled = Our question
question = What is the question?
set-up = Set up
try-it = Try it
share = Share and text
from-text = From a text or a file
from-game = From a finished game: open its replay and choose “Try it again” at any moment.
bad-link = This link cannot be read: it is cut off, or too long.
# $line: its number; $why: what is wrong with it
line-is = Line { $line }: { $why }
tried = What was tried
nothing-tried = Nothing tried yet: do something at the table.
ways = Other ways
in-turn = Whoever is in turn
luck = Luck
luck-drawn = drawn
luck-hand = chosen by hand
what-comes = What comes?
keep-ruling = Keep this ruling
chances = Chances
text = Share and text
link = Link
link-about = The link has the position and everything tried. Whoever opens it sees the same.
copy = Copy the link
copied = Copied
text-is = The same as a scenario
take-over = Take this text
export = Export the file
export-record = Export with the record
import = Import a file
spread = Finish 100 times
spread-about = Bots play on from here a hundred times, each game with other luck. Everything hidden stays as it truly was.
spread-bot = Bots
bot-greedy = Quick
bot-beam = Careful
spread-run = Let them play
stop = Stop
# $count: games so far; $all: of so many
games-of = { $count } of { $all } games
# $share: of a hundred games
wins = wins { $share } %
# $middle, $from, $to: scores
scores = Half of the games end with { $middle } or more, most between { $from } and { $to }.
play-on = Play on from here
play-on-about = A new table begins at this moment, with bots at the other seats. Hands and piles are as they truly were; what is drawn from now on is new.
your-seat = Your seat
others = The others

# The editors
piece = Piece
take-away = Take away
well = With a well
owner = Of
neutral = nobody (neutral)
board = The board
open = open
rock = rock
# $space: its name; $letter: of the site; $life: what stands there
site-is = { $space }: site { $letter }, { $life }
# $tile: the tile; $owner: number of its player, 0 for nobody
tile-is = { $space }: { $tile }, { $owner ->
        [0] neutral
       *[other] player { $owner }
    }
site-hint = Press a site again and again: revealed, then the values of its Finca, then scored.
market = Market
# $number: of the market space; $tile: what lies there
market-is = Market { $number }: { $tile }
hand = Hand
hand-is = Take { $tile } from the hand
to-hand = { $tile } to the hand
players = Players
# $who: name of a player
turn-of = { $who } is in turn
score = Points
coins = Coins
# $tile: name of a piece
tile-away = Take { $tile } away
tile-to = { $tile } to { $who }
stands-for = stands for
no-contest = End the auction or challenge
tokens = Tokens
start = Start
chain = Chain
