### Die Kommandozeile auf Deutsch. Alle Sprachdateien enthalten dieselben Nachrichten und Variablen.

## Menü

menu-spaces = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
menu-ways = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
go-back = ⏎ zurück zu allem
# $number: was getippt wurde; $numbers: die es gibt
no-number = Die Nummer { $number } gibt es nicht: Wähle aus { $numbers }.
# $page, $pages: whole numbers
page-of = ⏎ das Übrige · Seite { $page } von { $pages }
more-news = … und davor noch { $count }: log zeigt alles.

## Während eines Spiels

# $commitment: eine hexadezimale Zahl, die alle Ziehungen festlegt
promise = Ein Geheimnis legt alle Ziehungen dieses Spiels fest. Sein Versprechen: { $commitment }
no-promise = Dieses Spiel kam ohne das Geheimnis seiner Ziehungen: Von hier an sind sie nicht nachprüfbar.
kept-in = Nach jeder Aktion wird das Spiel in { $file } bewahrt.
help-hint = Wähle eine Nummer oder schreibe eine Aktion; help erklärt alles.
help-more = help zeigt alles, was du schreiben kannst.
help-title = Was du tippen kannst
command-number = eine Nummer
    .text = diese Zeile des Menüs oder dieses Feld auf dem Plan wählen
command-notation = eine Aktion
    .text = so wie sie aufgezeichnet wird, ihren Anfang, oder nur ein Feld, wenn das eindeutig ist
command-help = help, help REGEL, help ABSCHNITT
    .text = diese Liste; eine Regel; ein Abschnitt der Regeln
command-rules = rules
    .text = alle Regeln
command-why = why AKTION
    .text = darf ich das? Wenn nicht: welche Regel es verbietet und was am nächsten liegt
command-hint = hint
    .text = die besten Züge, wie wahrscheinlich sie gewinnen, und warum
command-undo = undo
    .text = deine letzte Aktion dieses Zuges zurücknehmen, wenn seither nichts bekannt wurde; oder den letzten Schritt einer verdeckten Wahl
command-restart = restart
    .text = den ganzen Zug zurücknehmen, so weit es geht
command-log = log
    .text = alles, was geschehen ist
command-look = look
    .text = was sonst noch auf dem Tisch liegt: der Ablagestapel, Karten, die alle gesehen haben
command-save = save DATEI
    .text = eine Kopie des Spiels bewahren, wie es jetzt steht, mit allem Verborgenen, um daran weiterzuspielen
command-export = export DATEI
    .text = das Spiel aufschreiben, wie du es kennen darfst; ganz, sobald es aus ist
command-back = back, oder einfach ⏎
    .text = von einer engeren Auswahl zurück zum ganzen Menü
command-quit = quit
    .text = gehen; das Spiel bleibt bewahrt, und terroir play --resume setzt es fort
more-pages = ⏎ weiter · q zurück zum Spiel
last-page = ⏎ zurück zum Spiel
ruling = Unsere Entscheidung:
no-topic = In den Regeln heißt nichts „{ $topic }“: Versuche rules.
it-is-legal = Ja, das darfst du: { $action }
no-undo = Es gibt nichts zurückzunehmen: Du hast in diesem Zug nichts getan, oder seither wurde etwas bekannt.
taken-back = Zurückgenommen.
save-where = Wohin damit? Zum Beispiel: { $command } mein.game
saved-as = In { $file } bewahrt.
# $name: wer am Zug ist
pass-on = Der Bildschirm ist jetzt für { $name }. Drücke ⏎, wenn sonst niemand hinsieht.
no-clock = Hier gibt es keine Uhr: Alle werden reihum gefragt, bis niemand mehr etwas dazutut.
# $option: Name einer Option; $instead: ihr Wert ohne Uhr
# $default: name of a level
how-strong = Wie stark sollen die anderen sein? ⏎ heißt { $default }.
option-needs-clock = { $option } braucht eine Uhr, und hier gibt es keine: Stattdessen gilt { $option }={ $instead }.
won = gewinnt
# $command: was zu tippen ist
left = Das Spiel ist bewahrt. Weiter geht es mit: { $command }
check-it = Wurde alles ehrlich gezogen? { $command }
look-again = Noch einmal ansehen: { $command }

## Andere Befehle

replay-keys = ⏎ oder n weiter · p zurück · eine Nummer · e ans Ende · q Schluss
verified-record = { $steps ->
        [one] { $steps } Schritt folgt den Regeln, und das Ergebnis stimmt.
       *[other] Alle { $steps } Schritte folgen den Regeln, und das Ergebnis stimmt.
    }
verified-draws = { $draws ->
        [one] { $draws } Ziehung ist die versprochene.
       *[other] Alle { $draws } Ziehungen sind die versprochenen.
    }
verified-unbegun = Das Spiel hat nie begonnen. Das Versprechen lässt sich öffnen; gezogen wurde, was gekommen wäre.
verified-withheld = Nicht jede versprochene Zahl wurde aufgedeckt: Mit dem Server konnte ihr Spieler wählen, ob sie zählt.
verified-redrawn = Ohne Zahlen der Spielenden gespielt, wie anfangs alle Spiele und die im Terminal: Das zeigt, dass nichts neu gezogen wurde, nicht aber, dass das Geheimnis ehrlich gewählt war.
verified-mixed = Jede Person hat nach dem Versprechen eine Zahl dazugegeben. Wer das Versprechen und die eigene Zahl aufbewahrt hat, kann mit --kept prüfen, dass niemand die Ziehungen gewählt hat.
verified-witnessed = Versprechen und Zahl sind die, die du aufbewahrt hast: Niemand hat die Ziehungen gewählt.
verified-commitment = Vergleiche das Versprechen mit dem, das vor dem Spiel gezeigt wurde: { $commitment }
not-verified = Nicht in Ordnung:
client-other = Diese Datei ist nicht die dieser Version: { $file }
client-same = Alle { $files } Dateien der Seite sind die dieser Version.
simulating = Spiele
by-bot = Bot
by-seat = Platz
column-games = Spiele
column-wins = Siege
column-points = Punkte
column-confidence = 95 %
column-option = Option
column-values = Werte
column-meaning = Bedeutung
a-variant = Variante
# nach den Werten einer Option, die auch andere Texte annimmt
other-values = andere
# Zahlen mit je einer Nachkommastelle
simulated = { $games } Spiele; im Mittel { $turns } Züge, { $decisions } Entscheidungen unter { $choices } Aktionen, { $milliseconds } ms
scenario-ok = { $count ->
        [one] { $count } Szenario ist wie erwartet.
       *[other] Alle { $count } Szenarien sind wie erwartet.
    }
scenario-failed = { $failed } von { $count } Szenarien sind nicht wie erwartet.

## Die Arena

column-against = { $bot } gegen
column-rating = Stärke
# $first, $low and $high: a bot and Elo numbers; $ratio, $bound: numbers
sprt-better = Entschieden: { $first } ist besser als { $second }, eher um { $high } Elo als um { $low } (Likelihood-Quotient { $ratio } von { $bound }, logarithmiert).
sprt-not-better = Entschieden: { $first } ist nicht besser als { $second }, eher { $low } Elo als { $high } (Likelihood-Quotient { $ratio } von { $bound }, logarithmiert).
sprt-undecided = Unentschieden zwischen { $low } und { $high } Elo für { $first } gegen { $second }: Likelihood-Quotient { $ratio } von { $bound }, logarithmiert; mehr Partien würden es zeigen.
# $games, $deals: how many; $thinking: “greedy 1.9 ms, random 0.1 ms”
contested = { $games } Partien mit { $deals } Ausgaben; Bedenkzeit je Partie: { $thinking }
bot-faults = { $bot } hat { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } durch eigenen Fehler verloren: { $why }
bot-failed = Der Bot { $name } hat einen Fehler gemacht und verloren: { $why }. Für ihn spielt der Zufall weiter.

admin-reports = Meldungen: { $reports }.
# $person, $by: a name and an id; $table: the id of a table
admin-report = Über { $person }, von { $by }, an Tisch { $table }:
admin-settled = erledigt
admin-log = Eingriffe: { $deeds }.
admin-done = Erledigt.
admin-moderators = Moderatoren: { $moderators }.
admin-bot = { $name } ist die Person { $person }. Der Schlüssel, der nur jetzt gezeigt wird:

db-upgraded = Die Datenbank hat Schema { $version }, das neueste.
db-copying = Kopieren
db-checking = Prüfen
db-pruning = Aufräumen
# $unbegun, $finished, $abandoned: how many
db-pruned = Entfernt: nie begonnene Tische { $unbegun }, beendete Partien { $finished }. Geschlossen: verlassene Partien { $abandoned }.
db-would-prune = Zu entfernen: nie begonnene Tische { $unbegun }, beendete Partien { $finished }. Zu schließen: verlassene Partien { $abandoned }.
db-copied = { $rows ->
        [one] { $rows } Zeile steht nun in { $file }.
       *[other] { $rows } Zeilen stehen nun in { $file }.
    }
db-restored = { $rows ->
        [one] { $rows } Zeile wurde aus { $file } übernommen.
       *[other] { $rows } Zeilen wurden aus { $file } übernommen.
    }
db-checked = Tische: { $tables }, Einträge in ihren Protokollen: { $entries }.
db-replayed = Nach den Regeln nachgespielte Partien: { $games }; von anderen Regelversionen, nicht nachgespielt: { $others }.
db-in-order = Alles ist so, wie es geschrieben wurde.
db-not-in-order = { $findings ->
        [one] { $findings } Tisch ist nicht in Ordnung.
       *[other] { $findings } Tische sind nicht in Ordnung.
    }

## Rückblick auf eine Partie

# $turns: wie viele; $file: wo die Seite liegt
analysed = { $turns } Züge beurteilt: { $file }
# $game: Titel eines Spiels
analysis-title = { $game }: Rückblick auf eine Partie
analysis-running = Die Partie ist noch nicht zu Ende.
# $nodes: ganze Zahl
analysis-how = Jeder Zug wurde mit dem beurteilt, was sein Spieler damals wusste, durch { $nodes } simulierte Partien.
analysis-winning = Wer am Gewinnen war
analysis-turns = Zug
analysis-luck-and-skill = Glück und Können
    .text = Was die eigenen Züge verschenkten; was das Ziehen, und was niemand voraussah, gab und nahm; und was die anderen verschenkten. In Punkten Gewinnwahrscheinlichkeit: zusammen führen sie von der ersten Chance zum Ergebnis. Was Zufall sein kann, zählt als Glück.
analysis-mistakes = Züge, die Fehler waren
analysis-no-mistakes = Keine, die sich vom Zufall unterscheiden ließen.
analysis-column-turn = Zug
analysis-column-player = Spieler
analysis-column-verdict = Urteil
analysis-column-played = Gespielt
analysis-column-better = Besser
analysis-column-why = Was das bringt
analysis-coach = Was der Coach sagen würde
analysis-column-own = eigene Züge
analysis-column-luck = Glück
analysis-column-others = Fehler der anderen
analysis-deals = Gebote und Herausforderungen
analysis-column-deal = was
analysis-column-paid = gezahlt
analysis-column-worth = Wert
# $points: verlorene Punkte der Gewinnwahrscheinlichkeit
analysis-flag-1 = Ungenauigkeit, −{ $points } %
analysis-flag-2 = Fehler, −{ $points } %
analysis-flag-3 = grober Fehler, −{ $points } %
# $actions: what to do; $share: percent; $points: final score
hint-turn = { $actions }: { $share } % Gewinnaussicht, Endstand etwa { $points }

## Ein Spiel lernen

# $game: title of a game; $count: how many lessons
learn-title = { $game } lernen: { $count } Lektionen
# $number: which lesson; $title: what it is about
learn-lesson = { $number }  { $title }
learn-read = ⏎ weiter · skip überspringen · quit beenden
learn-do = Nummer oder Aktion · show zeigen · skip überspringen · quit beenden
# $action: in notation
learn-shown = So: { $action }
learn-play-on = Jetzt kennst du das Spiel. ⏎ spielt diese Partie weiter, gegen einen leichten Bot; quit beendet.
learn-left = Weiter geht es mit: { $command }

## Übungsstellungen

# $players: how many sit there
puzzle-players = { $players } Spieler
puzzle-do = Nummer oder Aktion · hint Tipp · answer Lösung · again von vorn · quit beenden
puzzle-right = Das ist es!
puzzle-as-good = So gut wie die Lösung!
# $points: percent of the victory
puzzle-wrong = Es gibt etwas Besseres: Dieser Zug verschenkt etwa { $points } % vom Sieg. Versuch es noch einmal.
# $actions: in notation
puzzle-answer = Der beste Zug: { $actions }
# $reasons: what the turn brings
puzzle-brings = Er bringt: { $reasons }.
# $actions: in notation; $share, $decoy: percent
puzzle-decoy = Er gewinnt von hier aus etwa { $share } % der Partien. { $actions } sieht gut aus, gewinnt aber nur { $decoy } %.
