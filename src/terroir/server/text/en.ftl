### What the server says, in English. Every language file defines the same messages and variables.

## Why something is refused

# $why: a closer explanation for programmers, in English
refused-error = This is not possible. ({ $why })
refused-malformed = This cannot be read. ({ $why })
refused-unreadable = This message cannot be read. ({ $why })
refused-options = The game cannot be played with these choices. ({ $why })
refused-bot = There is no such bot. ({ $why })
refused-record = This record cannot be replayed. ({ $why })
refused-position = This position cannot be. ({ $why })
refused-identity = Please say your name first.
refused-origin = This request does not come from a page of this server.
refused-forbidden = That is not for you to do. ({ $why })
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
refused-quota = That is all for today: nobody makes more tables or imports more games in one day.
refused-unavailable = The server cannot write to its database just now. Nothing is lost; please try again.
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
refused-blocked = The host of this table does not want to play with you.
refused-plays = Somebody who is playing cannot be sent away.
# $sign: a code point such as U+202E
refused-sign = The sign { $sign } is not allowed here.
refused-marks = There are too many marks on one letter.
refused-hot-seat = At this table one screen is passed around: nobody else can sit down.
