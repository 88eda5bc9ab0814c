### The page to find a game, in English. Every language file defines the same messages and variables.

# $count: how many people have the site open
online = { $count ->
        [one] You are the only one here right now
       *[other] { $count } people are here right now
    }
not-connected = No connection. What you look for is looked for again as soon as there is one.

## Quick match

quick-match = Quick match
pace = Pace
pace-quick = Quick
pace-slow = Calm
pace-day = Over days
near = Only people of about my strength
near-about = As soon as you both have a rating; until then you play with anybody.
# $game: the title of a game
find = Find people for { $game }
# $missing: how many are still missing
looking = { $missing ->
        [one] Looking for one more for { $game }
       *[other] Looking for { $missing } more for { $game }
    }
players = { $count } players
stay = Stay on this page: you are led to the table as soon as enough people are there.
stop = Stop looking
offer-bots = Nobody has come yet. Bots can take the free seats, and you begin at once.
with-bots = Play with bots now
others-look = Others are looking for
waiting = { $count ->
        [one] one person waits
       *[other] { $count } people wait
    }
join-in = Join in

## Tables

any-pace = Any pace
pace-bank = With a clock
pace-days = Over days
new-table = Make a table of your own
to-watch = Games to watch
to-watch-none = No public game is being played at the moment.

## Who is here

who-is-here = Who is here
# $count: how many are here besides those who are named; $named: how many are named
others-here = { $count ->
        [0] Nobody else is here.
        [one] { $named ->
            [0] One person who does not show their name.
           *[other] And one person who does not show their name.
        }
       *[other] { $named ->
            [0] { $count } people who do not show their names.
           *[other] And { $count } people who do not show their names.
        }
    }
show-me = Show others that I am here
friends = Friends
