### Noughts and crosses in English. Every language file defines the same messages and variables.

title = Noughts and Crosses
    .text = Three in a row win. An example: the smallest game there can be.
section-play = The game
rule-N-1 = Turns
    .text = Crosses begin; then both take turns.
rule-N-2 = Marking
    .text = Whoever’s turn it is marks one free space of the nine.
rule-N-3 = Winning
    .text = Three marks of your own in a row, across, down or diagonally, win at once.
rule-N-4 = A draw
    .text = When all spaces are marked and nobody has a row, both share the victory.
prompt-noughts = Mark a free space
action-noughts-mark = Mark a space
    .within = mark a space
# $space: name of a space; $name: a player
event-noughts-space-marked = { $name } marks { $space }.
noughts-turn = It is not your turn.
noughts-taken = This space is not free.
