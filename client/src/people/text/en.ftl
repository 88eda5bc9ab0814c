### Ratings and people's pages, in English. Every language file defines the same messages and variables.

ratings = Ratings
ratings-about = Games at rated tables count. Everybody begins at 1500; who wins three of four games against somebody is about 200 points stronger. The bar says how sure that is: in 95 of 100 cases the truth is within it. The bots never change, and show where one stands.
place = Place
name = Name
interval = How sure it is
rating = Rating
games = Games
# $reach: a number of points
reach = ± { $reach }
# $level: how strong it is
a-bot = Bot, { $level }
# $points, $reach: the rating and how far it may be off; $games: games that counted
you-are = You: { $points } ± { $reach } after { $games } games
# $of: the games that are needed
you-provisional = You: { $points } ± { $reach }, provisional: { $games } of { $of } games
nobody-yet = Nobody stands here yet: it takes { $of } rated games.

## At the end of a game

# $points: the rating after the game; $change: by how much it changed, with its sign
now-rated = Your rating: { $points } ({ $change })
# $why: unfinished, repeated or alone
not-counted = This game does not count for ratings: { $why ->
    [unfinished] it was not played to its end.
    [repeated] the same people have played enough rated games today.
   *[other] there was nobody to compare with.
 }

## Somebody's page

# $name: a person
person-title = { $name }
me-title = Your games
no-person = There is nobody of this address.
nobody-you = You have no name yet: play a game first.
# $day: a date
since = here since { $day }
no-games = No finished games that you may know of.
# $games, $won: numbers of games
tally = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $won } won
# $percent: of the games
won-share = { $percent } % won
average = Points on average
best = Best result
by-source = Where points came from
# $count: games that were looked back at
of-analysed = on average over { $count ->
    [one] one game that was analysed
   *[other] { $count } games that were analysed
 }
# $count: games
over-games = on average over { $count ->
    [one] one game
   *[other] { $count } games
 }
mistakes = Lost by mistakes
# $percent: of a victory
mistakes-lost = { $percent } % of a victory a game
favourite = Plays most with
by-players = By number of players
# $count: players
players = { $count } players
by-variant = By rules
usual-rules = the usual rules
opponents = Opponents
latest = Latest games
won = Won
lost = Lost
rated-at = Rated { $points }
provisional = provisional
# $game: a game
course-of = Rating at { $game }, game by game
see-ratings = All ratings
private-title = What others see
private-about = Games at private tables and tables by link are shown only to those who sat there. What you switch off, only you see.
item-ratings = My ratings, also in the list
item-results = How many games I play and win
item-points = My points and where they come from
item-mistakes = What mistakes cost me
item-opponents = Whom I play with
item-games = My latest games
