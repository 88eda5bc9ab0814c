### The deal of the day, in English.

daily = Deal of the day
about = Everybody plays the same deal against the same bots, once. Afterwards you see how you did beside all the others. A new one every day at midnight (UTC).
yesterday = Yesterday
# $bots: their names
against = You against { $bots }
play = Play it
play-on = Play on
# $hours: until it closes
closes = { $hours ->
        [one] closes in { $hours } hour
       *[other] closes in { $hours } hours
    }
# $count: how many people have finished it
finished-by = { $count ->
        [0] nobody has finished it yet
        [one] { $count } has finished it
       *[other] { $count } have finished it
    }
void = This game does not count: you gave up, a bot played for you, or it was not finished in time.
nobody = Nobody has finished it.
place = Place
name = Name
points = Points
lead = Lead
counted = The lead is over the best bot. Per cent: how many of the others you were ahead of by it, half for those who did as well.
replay = Look at your game again
luck = Luck
luck-promised = All draws come from one secret, which nobody can see before the day is over. This is its promise, made before anybody played: the secret that is shown tomorrow has to keep it.
luck-open = The day is over: this is the secret that all draws came from. It has to keep the promise; the records of these games have both, and “terroir verify” draws everything again.
promise = Promise
secret = Secret
honest = The same deal: the number behind the first draw is the same for everybody, so is the one behind the second, and so on. As long as all do the same, all see the same; where they play differently, the pieces left in the bag differ, and so may what is drawn.
honest-once = Once means: once for whoever you are here, guest or account. Somebody who comes as another guest can play again; this list is for fun, and not for prizes.
