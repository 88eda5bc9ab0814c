### What every game says, in English. Every language file defines the same messages and variables.

# $seat: number of a seat, counted from 1
seat = Player { $seat }
# $name: how a player is called
seat-name = { $name }

## Why an action is refused

# $seat: whose turn it is
not-your-turn = It is not your turn: player { $seat } is to move.
game-over = The game is over.
waiting-for-chance = A draw is still to be made; please wait a moment.
# $text: what was typed
unknown-action = “{ $text }” is not an action I know.
# $expected: an example of the right form
malformed-action = I cannot read “{ $text }”; it should look like { $expected }.
# $word: what was typed; $known: the words that would do
malformed-word = “{ $word }” is none of { $known }.
# $low and $high: the bounds
malformed-number = “{ $word }” should be a whole number from { $low } to { $high }.
stale-action = The game has moved on in the meantime: look again and choose anew.
# $action: the notation of a legal action
nearest-legal = Nearest legal: { $action }
# $rule: id of a rule
rule-cited = Rule { $rule }

## Levels of bots

# $level: how strong, $seat: number of the seat
bot-name = Bot { $level } { $seat }
level-novice = Novice
    .text = Knows the rules, overlooks much, and often tries something out.
level-casual = Casual
    .text = Plays for fun and overlooks a thing or two.
level-practised = Practised
    .text = A good opponent for an ordinary evening.
level-strong = Strong
    .text = Thinks ahead and rarely errs.
level-master = Master
    .text = As strong as it can be without making you wait.
