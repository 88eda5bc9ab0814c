### What a table says, in English. Every language file defines the same messages and variables.

## What happened. $name: a player

table-created = The table is set.
table-seat-taken = { $name } sits down.
table-nonce-committed = { $name } promises a number for the luck.
table-nonce-given = { $name } adds a number to the luck.
table-seat-left = { $name } gets up again.
table-seats-filled = Bots take the free seats.
table-started = The game begins.
# $actions: how many
table-undone = { $actions ->
        [one] { $name } takes back an action.
       *[other] { $name } takes back { $actions } actions.
    }
table-conceded = { $name } gives up.
table-end-offered = { $name } offers to end the game as it stands.
# $agree: yes or no
table-end-answered = { $agree ->
        [yes] { $name } agrees to end the game.
       *[no] { $name } would rather play on.
    }
table-pause-offered = { $name } would like a pause.
# $agree: yes or no
table-pause-answered = { $agree ->
        [yes] { $name } agrees to a pause.
       *[no] { $name } would rather play on.
    }
table-pause-ended = { $name } ends the pause; the clocks run again.
table-vacation-began = { $name } is on vacation; their clock stands still.
table-vacation-ended = { $name } is back from vacation.
table-timed-out = { $name } has run out of time; a bot plays until they are back.
table-seat-warned = { $name } is awaited; soon a bot will play.
table-seat-passed = { $name } has signed in.
table-seat-absent = { $name } is away; a bot plays until they are back.
table-seat-returned = { $name } is back.
table-resumed = The server was away; nobody lost any time.
# $reason: rules, conceded, agreed, alone or cancelled
table-ended = { $reason ->
        [agreed] All at the table agree: the game ends as it stands.
        [alone] The game ends as it stands: nobody else was at the table.
        [conceded] All others have given up: the game is over.
        [cancelled] The table was closed before the game began.
       *[rules] The game is over.
    }

## Why something is refused

table-refused-conflict = Another command was already given under this name.
table-refused-over = This table is closed.
table-refused-begun = The game has already begun.
table-refused-not-begun = The game has not begun yet.
table-refused-host = Only the host may do this.
# $seat: number of a seat, counted from 1
table-refused-no-seat = There is no seat { $seat } at this table.
table-refused-not-yours = Seat { $seat } is not yours.
table-refused-taken = Seat { $seat } is taken.
table-refused-one-seat = You already have a seat at this table.
table-refused-nonce = Your part of the luck has 32 to 128 plain letters, digits and signs, chosen at random.
table-refused-nonce-twice = Another seat has added the same number to the luck: each seat needs its own.
table-refused-nonce-given = Seat { $seat } has added its number already.
table-refused-nonce-missing = The game cannot begin yet: the browser of seat { $seat } has not added its number to the luck.
table-refused-nonce-early = The number stays hidden until every player’s browser has promised one.
table-refused-nonce-other = This is not the number that was promised for this seat.
table-refused-no-promise = At this table numbers are given without a promise: it was made before promises.
table-refused-beginning = The game is about to begin: all have promised their numbers, and nobody can leave now.
# $most: how many; $seconds: how long to wait
table-refused-budget = { $seconds ->
        [one] That was too much for one seat: { $most } actions at once, and as many every hour. Wait a second.
       *[other] That was too much for one seat: { $most } actions at once, and as many every hour. Wait { $seconds } seconds.
    }
# $why: absent, conceded or time
table-refused-away = { $why ->
        [conceded] You have given up this game; a bot plays on for you.
        [time] Your time has run out; a bot plays for you. Take your seat back first.
       *[absent] A bot is playing for you. Take your seat back first.
    }
table-refused-not-bot = Seat { $seat } is not played by a bot now.
table-refused-return = Nobody is playing in your place, or you cannot come back.
table-refused-undo = Nothing can be taken back: something has become known since, or it is not your turn.
table-refused-undos = You have taken something back { $most } times in this turn: that is all. It can be done again in another turn.
table-refused-no-offer = There is no offer for you to answer.
table-refused-offered = An offer is already on the table.
table-refused-declined = The others want to play on; you may ask again in another turn.
table-refused-paused = The game is paused. Play on first: anybody at the table may.
table-refused-not-paused = The game is not paused.
# $kind: event or rated
table-refused-no-pause = { $kind ->
        [event] A game of an event cannot be paused: everybody waits for it.
       *[rated] This game counts: alone against bots it cannot be paused.
    }
table-refused-hints = At this table nobody is given hints.
table-refused-plan = There is nothing to plan at the moment.
table-refused-order = Only a whole turn can be sealed, of actions that could be done one after the other.
table-refused-order-changed = What you had sealed was not played: it would not bring what it did when you sealed it.
# $what: which time; $least and $most: the bounds in milliseconds
table-refused-time = { $what ->
        [bank] The time for the whole game
        [increment] The time added with every decision
        [per-move] The time for each decision
        [reserve] The reserve for the whole game
        [hammer] The countdown
       *[patience] The time until a bot steps in
    } must be between { $least } and { $most } milliseconds.

## What a coach says after the game

# $turn: number of a turn; $points, $share, $own, $luck: whole numbers, points of chance; $better, $why: what and why
coach-points = { $points ->
        [one] { $points } point of chance
       *[other] { $points } points of chance
    }
coach-slip = Turn { $turn } cost you { coach-points }. Better: { $better } – { $why }.
coach-slip-bare = Turn { $turn } cost you { coach-points }. Better: { $better }.
# $what: the next action of a better turn
coach-then = then { $what }
coach-steady = No turn of yours was a clear mistake.
coach-peak = You stood best after turn { $turn }, with { $share } % to win.
coach-luck = { $luck ->
        [one] { $luck } point of chance
       *[other] { $luck } points of chance
    }
# $lucky: yes or no
coach-balance = { $lucky ->
        [yes] Luck gave you { coach-luck }
       *[no] Luck took { coach-luck } from you
    }; your own choices { $own ->
        [0] cost none.
       *[other] cost { $own }.
    }
coach-found = Turn { $turn } was your best: { coach-points } above anything else.
# $what: an action; $space: where
action-at = { $what }: { $space }
    .within = { $what } ({ $space })
