### Was alle Spiele sagen, auf Deutsch. Alle Sprachdateien enthalten dieselben Nachrichten und Variablen.

# $seat: Nummer eines Platzes, ab 1 gezählt
seat = Spieler { $seat }
# $name: wie ein Spieler heißt
seat-name = { $name }

## Warum eine Aktion abgelehnt wird

# $seat: wer an der Reihe ist
not-your-turn = Du bist nicht an der Reihe: Spieler { $seat } ist dran.
game-over = Das Spiel ist zu Ende.
waiting-for-chance = Es wird noch gezogen; einen Augenblick bitte.
# $text: was eingegeben wurde
unknown-action = Eine Aktion „{ $text }“ kenne ich nicht.
# $expected: ein Beispiel der richtigen Form
malformed-action = Ich kann „{ $text }“ nicht lesen; es müsste etwa { $expected } heißen.
# $word: was eingegeben wurde; $known: was möglich wäre
malformed-word = „{ $word }“ passt hier nicht; zur Wahl stehen: { $known }.
# $low und $high: die Grenzen
malformed-number = „{ $word }“ müsste eine ganze Zahl von { $low } bis { $high } sein.
stale-action = Das Spiel ist inzwischen weitergegangen: Sieh noch einmal hin und wähle neu.
# $action: die Schreibweise einer erlaubten Aktion
nearest-legal = Nächster erlaubter Zug: { $action }
# $rule: Kennung einer Regel
rule-cited = Regel { $rule }

## Stärken der Bots

# $level: how strong, $seat: number of the seat
bot-name = Bot { $level } { $seat }
level-novice = Neuling
    .text = Kennt die Regeln, übersieht vieles und probiert gern etwas aus.
level-casual = Locker
    .text = Spielt zum Vergnügen und übersieht das eine oder andere.
level-practised = Geübt
    .text = Ein guter Gegner für einen gewöhnlichen Abend.
level-strong = Stark
    .text = Denkt voraus und irrt sich selten.
level-master = Meister
    .text = So stark, wie es ohne Wartezeit geht.
