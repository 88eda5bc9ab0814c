### Events: tournaments and arenas, in English.

events = Events
about = A tournament or an arena for everybody who has its link: a club evening, a league at work, a few bots to try it out. It goes on by itself; nobody has to keep lists.
make-one = Make an event
mine = Your events
none-yet = None yet. Whoever makes an event gets a link for the others.
missing = There is no such event, or it was long ago.
new = New event
make = Make the event
# What is made: a name of its own, or this. $kind: what kind; $game: of which game
called = { $kind }: { $game }
kind = How it is played
kind-swiss = Swiss tournament
    .text = A few rounds; in each you meet somebody who stands about where you stand.
kind-all = Everybody against everybody
    .text = As many rounds as it takes until all have met.
kind-arena = Arena
    .text = An evening: play as often as you like until it closes; every game brings points.
title = Name
at-a-table = Players at a table
tables-of = { $seats ->
        [2] in pairs
       *[other] tables of up to { $seats }
    }
rounds = Rounds
rounds-usual = as many as it takes
lasts = Open for
minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
pause = Break between rounds
pause-none = none
bots = Bots that play along
bots-level = How strong the bots are
starts = Begins on
    .text = Empty: when you say so.
# $minutes: how long
patience = { $minutes ->
        [720] Whoever has not come to their table after 12 hours has lost that game.
       *[other] Whoever has not come to their table after { $minutes } minutes has lost that game.
    }
stage-open = not begun
stage-running = running
stage-finished = It is over.
stage-cancelled = It was ended before its time.
begins-by-host = Begins when the host says so
# $time: such as 4:05
begins-in = Begins in { $time }
closes-in = Closes in { $time }
closing = Closed: the last games are being played
round-of = Round { $round } of { $rounds }
round = Round { $round }
next-in = next round in { $time }
# $names: one or several; $points: how many
won-by = { $names }: { $points } points
to-table = To your table
# $minutes: how long one is waited for
table-waits = { $minutes ->
        [720] You are waited for there: come within 12 hours, or the game is lost.
        [one] You are waited for there: come within a minute, or the game is lost.
       *[other] You are waited for there: come within { $minutes } minutes, or the game is lost.
    }
missed = You did not come to a game, so you are not paired any more.
back = I am here again
play-next = Play a game
waiting = Looking for somebody to play with…
between = When all games of this round are over, the next one begins by itself. Keep this page open, or come back.
enter = Take part
leave = Take part no more
leave-sure = Leave for good? Games that you do not play on are lost.
start = Begin now
cancel = End the event
cancel-sure = End the event now? What was played counts no more.
add-bot = Add a bot
link = Link to this event
link-for = Whoever has this link can take part.
standings = Standings
entered = { $count ->
        [one] { $count } takes part
       *[other] { $count } take part
    }
nobody-yet = Nobody yet.
place = Place
name = Name
points = Points
games = Games
opponents = Opp.
    .text = Points of the opponents
you = you
erased = somebody who has left
is-away = did not come
is-out = has left
ties = A point for whoever is ahead of everybody at the table, a part of it for each one is ahead of. Level on points: whose opponents have more, then whom one was ahead of has more, then more games won. Whoever sits out gets a point.
ties-arena = A point for whoever is ahead of everybody at the table, a part of it for each one is ahead of. Level on points: more points a game, then more games won.
bye = sits out
not-played = not played
play = Play
watch = Watch
look-back = Replay
show-all = Show all
