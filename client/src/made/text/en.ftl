### Boards and decks of one's own. Every language file defines the same messages and variables.

title = Your own board or deck
title-board = Your own board
title-deck = Your own deck
about-board = Draw a board, or write in the printed one from your box. The rules check it as you draw; then play on it, keep it in this browser, or take the file along.
about-deck = Set how many cards there are of each kind, or write in the counts of your printed deck. The rules check it; then play with it, keep it in this browser, or take the file along.
untitled = My own
draw = Draw
# What can be drawn on a space
ground-open = Open
ground-rock = Rock
ground-bush = Landscape
# $letter: of the site
ground-site = Site { $letter }
# $space: its name; $what: what is drawn there
space-is = { $space }: { $what }
board = The board
side = Game
side-long = Long (A to O)
side-short = Short (A to L)
columns = Columns
rows = Rows
shared-roads = A space may be a road of two sites
market = Market
market-is = Spaces 1 to 12, a dot where there is none. Every row and every column is a line to buy.
clear = Clear the board
# $count: cards
cards-in-all = { $count } cards in all
# $count: flowers on the card
flowers = { $count ->
        [one] Challenge, 1 flower
       *[other] Challenge, { $count } flowers
    }
# $card: name of the card
one-less = One { $card } less
one-more = One { $card } more
judged = What the rules say
valid = All is well: it can be played.
# $count: things that are wrong
faults = { $count ->
        [one] One thing is wrong:
       *[other] { $count } things are wrong:
    }
play = Play with it
play-alone = Alone, against bots
play-friends = With friends
keep = Keep it
name = Name
keep-here = Keep in this browser
export = Export the file
import = Import a file
# $title: how it is called
is-kept = “{ $title }” is kept in this browser.
is-forgotten = “{ $title }” is no longer kept.
cannot-keep = This browser keeps nothing: export the file instead.
kept-here = Kept in this browser
forget = Forget “{ $title }”
begin-with = Begin with
