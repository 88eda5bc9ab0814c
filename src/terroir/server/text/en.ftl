### What the server says, in English. Every language file defines the same messages and variables.

## Why something is refused

# $why: a closer explanation for programmers, in English
refused-error = This is not possible. ({ $why })
refused-malformed = This cannot be read. ({ $why })
refused-unreadable = This message cannot be read. ({ $why })
refused-options = The game cannot be played with these choices. ({ $why })
refused-bot = There is no such bot. ({ $why })
# $line: the line that cannot be, $rule: id of the rule that says so, “none”, “comments” if there are too many, or “whole” if it is about all of it
refused-record = { $rule ->
        [whole] This record cannot be replayed.
        [comments] This record cannot be imported: up to line { $line } its comments are longer than all its moves.
        [none] This record cannot be replayed: line { $line } is not possible.
       *[other] This record cannot be replayed: line { $line } is not possible ({ $rule }).
    }
refused-position = This position cannot be. ({ $why })
refused-identity = Please say your name first.
refused-origin = This request does not come from a page of this server.
refused-forbidden = That is not for you to do. ({ $why })
refused-scope = The token of this bot does not allow that. ({ $why })
refused-missing = There is no such thing here, or it is not for you to see.
refused-game = There is no such game here. ({ $why })
refused-method = This address cannot be asked like this.
refused-conflict = Somebody else was quicker. Please look again.
refused-stale = The game has moved on in the meantime: look again and choose anew.
refused-illegal = The rules do not allow this.
# $most: how many bytes are allowed
refused-too-big = This is too long: at most { $most } bytes.
refused-media = The server reads only JSON here.
refused-too-many = That was too much at once. Please wait a little.
refused-too-many-at-once = That was too much at once. Please wait { $seconds } s. ({ $why })
refused-one-analysis = One analysis at a time: the last one is still being worked out. Please wait { $seconds } s.
refused-quota = That is all for today: nobody makes more tables or imports more games in one day.
refused-unavailable = The server cannot write to its database just now. Nothing is lost; please try again.
refused-busy = The server has too much to think about just now. Please try again in { $seconds } s.
refused-internal = Something went wrong on the server. Nothing is lost; please try again.
refused-log = This table cannot be opened: its log is not as it was written.
refused-broken = This table cannot be opened: what the database holds is not what was written.
refused-version = This game was begun with other rules than this server has. It waits here, unchanged, for a server that knows them.
refused-name = This name cannot be used. ({ $why })
# $most: how many signs are allowed
refused-name-length = A name has 1 to { $most } signs.
refused-name-letter = A name needs a letter or a digit.
refused-name-mixed = A name cannot mix letters of alphabets that look alike.
refused-name-taken = Somebody at this table has a name that looks the same.
refused-chat-length = A line has 1 to { $most } signs.
refused-silenced = The host has asked you to be silent at this table.
refused-banned = The host of this table has asked you to stay away.
refused-banned-here = You cannot take part on this server any more.
refused-muted-here = A moderator has muted you: you can play, but not write.
refused-moderator = Moderators are in the hands of whoever runs the server.
refused-no-friend = Only friends, and people you have played with, can be asked.
refused-blocked = You do not play with somebody who sits at this table.
refused-plays = Somebody who is playing cannot be sent away.
# $sign: a code point such as U+202E
refused-sign = The sign { $sign } is not allowed here.
refused-marks = There are too many marks on one letter.
refused-hot-seat = At this table one screen is passed around: nobody else can sit down.
refused-rated = Such a game does not count for ratings: { $kind ->
    [one-screen] one screen is passed around.
    [lesson] it goes on where a lesson ended.
   *[hints] the players may ask what to do.
 }
refused-sign-in = That does not let anybody in: it was used already, is too old, or is not right.
refused-keep-elsewhere = Please open this link in the browser in which you asked for it.
refused-no-mail = This server does not send mail.
refused-mail-address = This is not a mail address.
refused-webhook = No webhook of this kind can be called from here.
refused-push = This browser’s push service cannot be called from here.
refused-not-taken = The receiver has not taken it. Is its address right?
refused-event-seats = The event says who sits at this table.
refused-event-full = No more can take part: the event is full.
refused-event-late = It is too late for that: the event has gone on meanwhile.
refused-event-few = Two have to take part at least.
# $days: how many
refused-vacation = { $days ->
        [0] You have used all your vacation days of this year.
        [one] Only one vacation day is left this year.
       *[other] Only { $days } vacation days are left this year.
    }
refused-vacation-already = You are already on vacation.
refused-no-vacation = You are not on vacation.
refused-deal-closed = This deal is closed: there is a new one every day.
