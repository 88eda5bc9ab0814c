### Stellungen, die ausprobiert werden: Streitfälle, und beendete Partien noch einmal.

quarrel = Stellt euren Streitfall auf
quarrel-about = Baut eine Stellung auf, probiert einen Zug am echten Tisch und lest, was die Regeln sagen: den Satz, die Regel und die Stelle. Ein Link enthält alles; auf dem Server bleibt nichts.
try-about = Dieser Moment einer beendeten Partie, alles Verdeckte, wie es wirklich war. Mach etwas anderes, wähle den Zufall, sieh die Chancen; ein Link enthält alles.
untitled = Unsere Frage
question = Wie lautet die Frage?
set-up = Aufbauen
try-it = Ausprobieren
share = Teilen und Text
from-text = Aus einem Text oder einer Datei
from-game = Aus einer beendeten Partie: öffne ihre Wiederholung und wähle irgendwann „Noch einmal probieren“.
bad-link = Dieser Link ist nicht lesbar: Er ist abgeschnitten oder zu lang.
# $line: ihre Nummer; $why: was nicht stimmt
line-is = Zeile { $line }: { $why }
tried = Was ausprobiert wurde
nothing-tried = Noch nichts ausprobiert: Tu etwas am Tisch.
ways = Andere Wege
in-turn = Wer am Zug ist
luck = Zufall
luck-drawn = gezogen
luck-hand = von Hand gewählt
what-comes = Was kommt?
keep-ruling = Diese Entscheidung festhalten
chances = Chancen
text = Teilen und Text
link = Link
link-about = Der Link enthält die Stellung und alles, was ausprobiert wurde. Wer ihn öffnet, sieht dasselbe.
copy = Link kopieren
copied = Kopiert
text-is = Dasselbe als Szenario
take-over = Diesen Text nehmen
export = Datei exportieren
export-record = Mit der Partie exportieren
import = Datei importieren
spread = 100-mal beenden
spread-about = Bots spielen von hier aus hundertmal weiter, jede Partie mit anderem Zufall. Alles Verdeckte bleibt, wie es wirklich war.
spread-bot = Bots
bot-greedy = Schnell
bot-beam = Gründlich
spread-run = Spielen lassen
stop = Anhalten
# $count: Partien bisher; $all: von so vielen
games-of = { $count } von { $all } Partien
# $share: von hundert Partien
wins = gewinnt { $share } %
# $middle, $from, $to: Punktzahlen
scores = Die Hälfte der Partien endet mit { $middle } oder mehr, die meisten zwischen { $from } und { $to }.
play-on = Von hier weiterspielen
play-on-about = Ein neuer Tisch beginnt in diesem Moment, mit Bots an den anderen Plätzen. Hände und Stapel sind, wie sie wirklich waren; was ab jetzt gezogen wird, ist neu.
your-seat = Dein Platz
others = Die anderen

# The editors
piece = Teil
take-away = Wegnehmen
well = Mit Brunnen
owner = Von
neutral = niemand (neutral)
board = Der Spielplan
open = offen
rock = Fels
# $space: sein Name; $letter: des Bauplatzes; $life: was dort steht
site-is = { $space }: Bauplatz { $letter }, { $life }
# $tile: das Plättchen; $owner: Nummer des Spielers, 0 für niemanden
tile-is = { $space }: { $tile }, { $owner ->
        [0] neutral
       *[other] Spieler { $owner }
    }
site-hint = Drücke mehrmals auf einen Bauplatz: aufgedeckt, dann die Werte seiner Finca, dann gewertet.
market = Markt
# $number: des Marktplatzes; $tile: was dort liegt
market-is = Markt { $number }: { $tile }
hand = Hand
hand-is = { $tile } aus der Hand nehmen
to-hand = { $tile } auf die Hand
players = Spieler
# $who: Name eines Spielers
turn-of = { $who } ist am Zug
score = Punkte
coins = Münzen
# $tile: Name eines Teils
tile-away = { $tile } wegnehmen
tile-to = { $tile } an { $who }
stands-for = steht für
no-contest = Versteigerung oder Herausforderung beenden
tokens = Chips
start = Start
chain = Kette
