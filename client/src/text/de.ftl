### Was der Client sagt, auf Deutsch. Jede Sprachdatei hat dieselben Meldungen und Variablen.

## Around every page

page-not-loaded = Diese Seite konnte nicht geladen werden.
load-again = Neu laden
# $path: the address
page-lost = Unter { $path } ist nichts zu finden.
go-home = Zur Startseite
close = Schließen
more = Mehr
account = Konto und Nachrichten
keep-my-games = Meine Spiele behalten
settings = Einstellungen
setting-language = Sprache
setting-theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
setting-letters = Buchstaben auf Plättchen
letters-auto = wo Platz ist
letters-on = immer
letters-off = nie
setting-pace = Tempo der anderen
pace-calm = gemächlich
pace-brisk = zügig
pace-at-once = sofort
setting-patterns = Muster auf Plättchen
setting-confirm = Zug erst zeigen, dann bestätigen
setting-sound = Töne
setting-motion = Weniger Bewegung
you-are-offline = Du bist offline. Alles Weitere kommt mit der Verbindung zurück.
server-unreachable = Der Server ist nicht erreichbar. Bitte gleich noch einmal versuchen.

## Home

home-title = Spiele um Land und Nerven, mit einem Klick bereit.
guest = Gast
home-about = Spiele gegen Bots oder mit Freunden, sofort oder über Tage. Kostenlos und ohne Konto.
your-name = Dein Name
keep = Behalten
# $least, $most: how many can play; $more: how many more these are
players-range = { $more ->
        [0] { $most } Spieler.
       *[other] { $least } bis { $most } Spieler.
    }
players-count = Zahl der Spieler
any-players = Beliebig viele Spieler
solo = Allein spielen
opponents = Gegner
# $game: its name, $count: how many bots
solo-play = { $count ->
        [one] { $game } gegen einen Bot spielen
       *[other] { $game } gegen { $count } Bots spielen
    }
who-sits = Wer dort sitzt
length = Länge
hints-and-undo = Tipps sind erlaubt, Zurücknehmen ist frei.
with-people = Mit anderen spielen
also = Außerdem hier
also-daily = Spiel des Tages
to-daily = Wie es den anderen ging
also-events = Turniere und Arenen
to-event = Zum Turnier
also-friends = Freunde
also-me = Deine Ergebnisse
also-ratings = Wer wie stark ist
also-quarrel = Stellt euren Streitfall auf
also-made-board = Zeichne deinen eigenen Plan
also-made-deck = Stelle deinen Kartensatz zusammen
first-time = Neu hier?
    .text = Lerne an einem echten Tisch, oder lies alle Regeln auf einer Seite, in der man suchen kann.
# $names: who has to act, $count: how many, $since: such as: for 3 days
waits-since = { $count ->
        [one] { $names } ist { $since } dran
       *[other] { $names } wählen { $since }
    }
# $count: how many, here and below
since-minutes = { $count ->
        [one] seit einer Minute
       *[other] seit { $count } Minuten
    }
since-hours = { $count ->
        [one] seit einer Stunde
       *[other] seit { $count } Stunden
    }
since-days = { $count ->
        [one] seit einem Tag
       *[other] seit { $count } Tagen
    }
# $since: such as: for 3 days
your-turn-since = du bist { $since } dran
put-away = Diesen Tisch weglegen, bis dort etwas geschieht
put-away-show = { $count ->
        [one] Den weggelegten zeigen
       *[other] Die { $count } weggelegten zeigen
    }
find-a-game = Partie finden
way-others = Per Link einladen
    .text = Ein Tisch mit einem Link: Wer ihn hat, setzt sich. Freie Plätze können beim Beginn Bots einnehmen.
way-screen = Ein Bildschirm
    .text = Alle spielen an diesem Bildschirm und geben ihn weiter; Geheimes bleibt dabei verdeckt.
a-bot = ein Bot
a-person = Ein Mensch
# $who: which seat
name-of = Name von { $who }
# $who: which seat
who-plays = Wer als { $who } spielt
clock = Uhr
clock-none = Ohne Uhr
clock-quick = 10 Minuten, 5 Sekunden mehr pro Zug
clock-slow = 30 Minuten, 15 Sekunden mehr pro Zug
clock-day = Ein Tag pro Zug
clock-days = Drei Tage pro Zug
clock-steady = 15 Minuten, 20 Sekunden mehr pro Zug
clock-reserve = Ein Tag pro Zug, 7 Tage Reserve
clock-own-bank = Eigene Minuten …
clock-own-days = Eigene Tage …
clock-number-minutes = Minuten für das ganze Spiel
clock-number-seconds = Sekunden mehr pro Zug
clock-number-days = Tage pro Zug
clock-number-reserve = Tage Reserve für das ganze Spiel
visibility = Wer kommen darf
visibility-unlisted = Wer den Link hat
    .text = Der Tisch steht in keiner Liste; wer den Link hat, kann sich setzen oder zusehen.
visibility-public = Alle
    .text = Der Tisch steht auf der ersten Seite; jeder kann sich setzen oder zusehen.
visibility-private = Nur Eingeladene
    .text = Ohne den Link mit seinem geheimen Teil gibt es den Tisch für andere nicht.
another-value = anderes …
options = Varianten und Optionen
make-table = Tisch aufstellen
your-tables = Deine Tische
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Stelle einen Tisch für alle auf.
filter-game = Spiel
all-games = Alle Spiele
# $free, $players: how many
seats-free = { $free } von { $players } Plätzen frei
is-running = läuft
is-paused = unterbrochen
pace-none = ohne Uhr
# $days: how many
pace-days = { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
# $days: how many
pace-reserve = + { $days } Reserve
# $minutes, $seconds: how many
pace-bank = { $minutes } Min. + { $seconds } s
# $time: such as 2 d 3 h
left-to-you = dir bleibt { $time }
continue = Weiter
watch = Zusehen
qr-code = Der Link als QR-Code

## Before the start

table-loading = Der Tisch wird gedeckt…
closed-slow = Der Server hat diese Verbindung beendet. Lade die Seite neu, um zurückzukommen.
closed-restart = Der Server hat diese Verbindung beendet. Lade die Seite neu, um zurückzukommen.
closed-resync = Der Server hat die letzten Züge dieses Tischs verloren. Lade die Seite neu, um zurückzukommen.
closed-flood = Das war zu viel auf einmal. Lade die Seite gleich neu.
closed-revoked = Du hast dich anderswo abgemeldet.
closed-banned = Du wurdest von diesem Tisch weggeschickt.
closed-removed = Diesen Tisch gibt es nicht mehr.
waiting-for-players = Warten auf Mitspieler
number-awaited = der Browser muss noch seine Zahl dazugeben
# $slow: yes where moves take days
numbers-awaited = Alle Zahlen sind versprochen, und das Spiel beginnt, sobald sie aufgedeckt sind. Wer dafür nicht innerhalb von { $slow ->
        [yes] zwölf Stunden
       *[no] 30 Sekunden
    } wiederkommt, spielt ohne.
table-ready = Bereit zum Beginn
seat-free = freier Platz
you = du
copy-link = Link kopieren
link-copied = Kopiert
sit-down = Hinsetzen
start-game = Beginnen
start-with-bots = Mit Bots auf den freien Plätzen beginnen
# $name: who invites, $game: its name
invites-you = { $name } lädt dich zu { $game } ein
call-friends = Freunde dazubitten
invite-others = Andere einladen
link-of-table = Der Link zu diesem Tisch
variant = Variante
variant-usual = die üblichen Regeln
rating = Wertung
rating-yes = zählt
rating-no = zählt nicht
# $option: what is chosen, $value: how
option-is = { $option }: { $value }
is-host = lädt ein
leave-table = Tisch verlassen
cancel-table = Tisch absagen
cancel-sure = Diesen Tisch absagen? Wer hier sitzt, muss sich einen anderen suchen.
table-cancelled = Dieser Tisch wurde abgesagt.

## Who is at the table

at-table = Am Tisch
# $count: how many look on
watching = { $count ->
        [0] Niemand sieht zu
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
is-here = hier
is-away = abwesend
# $day: such as 3 Dec
on-vacation = in den Ferien bis { $day }
bot-plays = ein Bot spielt weiter
is-silenced = darf nicht schreiben
# $name: whose lines
hide-lines = Nicht zeigen, was { $name } schreibt
# $name: of somebody who looks on
silence = { $name } nicht schreiben lassen
# $name: whom it is about, here and below
about-person = { $name } blockieren, melden und mehr
see-profile = Partien und Wertung
block = Blockieren
unblock = Nicht mehr blockieren
block-means = Du siehst an keinem Tisch mehr, was { $name } schreibt. Ihr sitzt nie am selben Tisch, und { $name } kann dich nicht bitten.
befriend = Freundschaft anbieten
# $name: who was asked
befriended = { $name } ist gefragt.
send-away = Wegschicken
send-away-means = { $name } muss diesen Tisch verlassen und kann nach einer Minute wiederkommen.
ban = Von diesem Tisch verbannen
ban-means = { $name } muss diesen Tisch verlassen und kann nicht wiederkommen.
unban = Wiederkommen lassen
is-banned = { $name } kann nicht an diesen Tisch kommen.
sent-away = { $name } wurde weggeschickt.
may-come-again = { $name } darf wiederkommen.
report = Melden
report-why = Was macht { $name } falsch?
report-means = Wer diesen Server betreibt, liest es, zusammen mit den letzten Zeilen des Chats.
report-sent = Gesendet. Danke.

## The status bar

# $name: how the player is called
your-turn = Du bist dran, { $name }
your-turn-short = Du bist dran
# $names: who has to act, $count: how many
turn-of = { $count ->
        [0] Einen Moment
        [one] { $names } ist dran
       *[other] { $names } wählen
    }
# $names: who has won, $count: how many
game-won = { $count ->
        [0] Das Spiel ist aus
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
ended-agreed = Einvernehmlich beendet.
ended-alone = Beendet, wie es stand: Sonst war niemand am Tisch.
ended-conceded = Alle anderen haben aufgegeben.
# $name: whose seat a bot has played
stand-in-of = der Bot für { $name }
link-lost = Keine Verbindung.
    .again = Es ist nichts verloren, neuer Versuch…
    .kept = Deine Wahl ist aufgehoben und geht hinaus, sobald sie wieder da ist.
# $name: how the player is called, $time: such as 12:40
time-left = { $name } hat noch { $time }
# $name: how the player is called, $time, $kept: such as 12:40
time-left-kept = { $name } hat noch { $time } für diesen Zug und { $kept } Reserve
time-still = (die Uhr steht still)

## Around the table

rules = Regeln
log-and-chat = Verlauf und Chat
# $count: how many lines were not seen
unread = { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
say-something = Etwas sagen
send = Senden
undo = Zurück
restart-turn = Zug von vorn
position = Stellung
choices = Was du tun kannst
# $what: the nearest legal action
nearest = Am nächsten: { $what }
back-to-board = Zurück zum Plan
look-back = Zurückschauen
# $steps: how many steps ago
looking-back = { $steps ->
        [one] { $steps } Schritt zurück.
       *[other] { $steps } Schritte zurück.
    }
to-present = Zurück zur Gegenwart
to-present-turn = Zurück: du bist dran
plan = Planen
planning = Du planst deinen Zug
    .text = Gespielt wird erst, wenn du dran bist.
    .whole = Der Zug ist geplant; er wird dir angeboten, wenn du dran bist.
    .seal = Der Zug ist geplant. Versiegelt wird er von selbst gespielt, wenn du dran bist und er noch dasselbe bringt.
    .sealed = Dieser Zug ist versiegelt: Niemand weiß davon, und er wird von selbst gespielt, wenn du dran bist und er noch dasselbe bringt.
plan-forget = Verwerfen
plan-keep = Plan behalten
plan-offered = Dein Plan liegt bereit: bestätige ihn oder wähle anders.
plan-gone = Dein Plan geht nicht mehr.
plan-seal = Zug versiegeln
plan-withdraw = Zurückziehen
turn-sealed = Dein Zug ist versiegelt.
since-your-turn = Seit deinem letzten Zug
game-ends = Das Spiel ist zu Ende
skip = Überspringen
pass-on = Fertig, weitergeben
here-and-now = Hier und jetzt
# $name: how the player is called
pass-screen = Gib den Bildschirm an { $name }
    .text = Die anderen schauen jetzt weg.
# $name: how the player is called
i-am = Ich bin { $name }
offer-pause = Pause vorschlagen
# $name: who offers
offered-pause = { $name } möchte eine Pause: Alle Uhren stehen still, bis jemand weiterspielt.
game-paused = Pause
    .text = Alle Uhren stehen still.
offer-end = Anbieten, das Spiel so zu beenden
# $name: who offers
offered-end = { $name } bietet an, das Spiel so zu beenden.
agree = Einverstanden
play-on = Weiterspielen
concede = Aufgeben
# $players: how many play
concede-sure = { $players ->
        [2] Dieses Spiel aufgeben? Dann gewinnt die andere Seite.
       *[other] Dieses Spiel aufgeben? Ein Bot spielt für dich weiter, und du landest auf dem letzten Platz.
    }
record = Spielprotokoll
# $count: what somebody has at the end
score-of = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
score-unit = { $count ->
        [one] Punkt
       *[other] Punkte
    }
sources-title = Woher die Punkte kamen
decided-title = Was den Ausschlag gab
see-step = Diesen Moment ansehen
share-picture = Bild teilen
copy-replay = Link zum Nachspielen kopieren
rematch = Revanche
# $names: who wants to play again, $count: how many
asks-again = { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
play-again = Noch einmal spielen
play-no-more = Nein, danke
plays-again = spielt noch einmal
plays-not-again = spielt nicht noch einmal
is-asked = ist gefragt
remind = Erinnern
# $names: who is waited for
remind-whom = { $names } sagen, dass du wartest
reminded = Erinnert
# $name: who waits
nudged = { $name } wartet auf dich.
result = Ergebnis
menu = Menü
turn = Zug
# $why: absent or time
bot-plays-for-you = { $why ->
        [time] Deine Zeit ist abgelaufen; ein Bot spielt für dich.
       *[absent] Ein Bot spielt für dich, solange du weg bist.
    }
come-back = Meinen Platz zurücknehmen

## The rules

# $game: its name
rules-of = Regeln von { $game }
rules-about = Die Regeln in unseren eigenen Worten. Wo die gedruckten Regeln etwas offenlassen, hat dieses Projekt entschieden; solche Stellen tragen den Vermerk „Unsere Entscheidung“ samt Grund.
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
ruling = Unsere Entscheidung
rules-contents = Inhalt
rules-pictures = Ein Zug in sechs Bildern
rules-print = Eine Seite zum Drucken
# $rule: id of a rule
example-of = Beispiel zu { $rule }
example-try = Ausprobieren
example-again = Von vorn
example-over = Weiter geht dieses Beispiel nicht.

## Die Regeln auf einer Seite

rules-short = Die Regeln in Kürze
rules-all = Alle Regeln

## Tipps

hint = Tipp
hint-title = Was du tun könntest
hint-thinking = Es wird nachgedacht…
hint-show = Auf dem Tisch zeigen
hint-scores = Erwartete Punkte am Ende
hint-about = Anteil der Siege in simulierten Partien mit dem, was du wissen kannst.
count-for-ratings = Zählt für die Wertung
    .text = Dann darf niemand um Tipps bitten, und wer geht, hat verloren.
allow-hints = Tipps erlauben
    .text = Sonst darf nur fragen, wer allein gegen Bots oder an einem Bildschirm spielt.

## Replays

replay = Nachspielen
analysis = Analyse
coach = Dein Coach
# $turn: number of a turn
coach-turn = Zug { $turn }
coach-ask = Den Coach fragen
coach-practise = Das üben
coach-looks = Der Coach sieht sich jeden Zug an …
replays = Partien zum Nachspielen
replays-none = Hier ist noch keine Partie zu Ende.
replays-more = Mehr zeigen
# $date: when the game ended
ended-on = beendet { $date }
# $date: when it was brought here
imported-on = eingelesen { $date }
filter-name = Name eines Spielers
only-mine = Nur meine
import-record = Partie einlesen
    .text = Eine Partie von anderswo, als Datei oder eingefügt. Jede Zeile wird nach den Regeln geprüft, bevor sie aufgehoben wird; danach kann sie hier jeder nachspielen.
import-file = Datei wählen
import-paste = Oder die Partie einfügen
import-do = Prüfen und aufheben
log = Verlauf
chart = Kurve
# $measure: what is drawn, such as points
chart-of = { $measure } im Lauf der Partie
chart-shows = Was die Kurve zeigt
step-number = Schritt
# $at, $last: numbers of moves
step-of = Schritt { $at } von { $last }
# $asked: what the address asked for, $last: how many moves there are
step-missing = In dieser Partie gibt es keinen Schritt { $asked }: sie hat die Schritte 0 bis { $last }.
set-up = Der Tisch, wie er aufgebaut wurde.
go-through = Durch die Partie
go-start = An den Anfang
go-end = Ans Ende
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
speed = Tempo
seen-by = Gesehen von
spectator = Zuschauer
try-again = Noch einmal probieren
export = Mitnehmen
export-about = Die Partie ist ein Text, den jeder lesen kann; sie lässt sich hier oder anderswo wieder einlesen und mit „terroir verify“ prüfen.
export-text = Partie als Text
export-json = Partie als JSON
# $at: number of the move
copy-moment = Link zu Schritt { $at } kopieren
link-to-moment = Link zu diesem Augenblick
fair = Fair?
fair-title = War das Glück fair?
fair-checking = Alles wird noch einmal gezogen…
fair-answer-unpromised = Diese Partie trägt weder Versprechen noch Geheimnis, also gibt es nichts zu prüfen: Sie wurde anderswo geschrieben oder ist nicht zu Ende.
fair-answer-insecure = Browser rechnen so etwas nur für Seiten über https oder auf dem eigenen Rechner. „terroir verify“ prüft auch die mitgenommene Partie.
fair-answer-witnessed = Ja. Niemand konnte wählen, was gezogen wird, auch dieser Server nicht.
fair-answer-mixed = Es sieht so aus: Die Zahl jeder Person ist dabei. Wer mitgespielt hat, sieht es im eigenen Browser ganz sicher.
fair-answer-withheld = Nichts wurde neu gezogen, aber nicht jede versprochene Zahl wurde aufgedeckt. Wer seine zurückhielt, konnte zusammen mit dem Server wählen, ob sie zählt.
fair-answer-redrawn = Nichts wurde neu gezogen. Aber diese Partie entstand, bevor Browser Zahlen dazugaben, oder anderswo: Ob ihr Geheimnis ehrlich gewählt war, kann niemand sehen.
fair-answer-no = Nein. Etwas ist nicht so, wie es sein muss.
fair-alarm = Das Versprechen oder deine Zahl ist nicht das, was dieser Browser vor dem Spiel aufbewahrt hat. Sieh unter „Fair?“ nach.
fair-promise-seen = Das Versprechen, das dieser Browser vor dem Spiel sah, ist das, das am Ende geöffnet wurde.
fair-other-promise = Das Versprechen ist nicht das, das dieser Browser vor dem Spiel sah.
# $name: whose number it is
fair-other-number = Die Zahl, die dieser Browser für { $name } gab, ist nicht dabei. Wenn du den Tisch im selben Augenblick in zwei Browsern geöffnet hast, sieh im anderen nach; wenn nicht, hat der Server geschummelt.
fair-chosen-number = Die Zahl von { $name } fehlt, ist zu kurz, gleich einer anderen oder einem Bot gegeben: Jemand kann sie gewählt haben.
# $name: whose number it is
fair-broken-number = Die Zahl von { $name } ist nicht die, deren Fingerabdruck vor dem Spiel veröffentlicht wurde.
# $names: whose numbers are missing
fair-missing-numbers = Nie aufgedeckt: die Zahl von { $names }. Meist wurde eine Seite geschlossen, bevor das Spiel begann.
fair-promise-kept = Bevor etwas gezogen wurde, hat der Tisch den Fingerabdruck eines Geheimnisses veröffentlicht. Das am Ende gezeigte Geheimnis hat genau diesen Fingerabdruck (SHA-256, in diesem Browser berechnet).
fair-promise-broken = Das gezeigte Geheimnis ist nicht das, dessen Fingerabdruck veröffentlicht wurde.
# $count: how many draws
fair-draws = { $count ->
        [one] Die einzige Ziehung dieser Partie wurde in diesem Browser aus dem Geheimnis und den Beiträgen der Spieler wiederholt und ergab dasselbe.
       *[other] Alle { $count } Ziehungen dieser Partie wurden in diesem Browser aus dem Geheimnis und den Beiträgen der Spieler wiederholt und ergaben dasselbe.
    }
# $number: which draw, $came: what came, $fair: what should have come
fair-draw-other = Ziehung { $number } war „{ $came }“; Geheimnis und Beiträge ergeben „{ $fair }“.
# $names: who gave something
fair-own-number = Deine eigene Zahl ist dabei. Zahlen kamen von: { $names }. Bots geben keine dazu.
# $names: players
fair-promised-numbers = Deine eigene Zahl ist dabei. Zahlen kamen von: { $names }. Jede war versprochen, bevor deine aufgedeckt wurde, und jedes Versprechen wurde gehalten. Bots geben keine dazu.
fair-nonces = Nach dem Versprechen kamen Zahlen von: { $names }. Bots geben keine dazu.
fair-others = Ob die Zahlen der anderen wirklich ihre sind, sehen sie in ihren eigenen Browsern: Sicher ist es erst gemeinsam.
fair-story = So geht es: Vor dem Spiel sperrt der Tisch ein Geheimnis in eine Kiste und zeigt allen das Schloss: Das ist das Versprechen. Dann steckt jeder Browser eine Zahl, die niemand erraten konnte, in einen Umschlag. Erst wenn alle Umschläge auf dem Tisch liegen, werden sie geöffnet: So kann niemand seine Zahl nach den anderen wählen. Erst das Geheimnis und alle Zahlen zusammen sagen, was gezogen wird. Am Ende wird die Kiste geöffnet: Jeder kann sehen, dass es dasselbe Schloss ist, und alles noch einmal ziehen.
fair-counts = Gezogen und erwartet
fair-piece = Stück, wie in der Partie geschrieben
fair-came = Gezogen
fair-expected = Erwartet
# $expected: how often a piece was to be expected
fair-about = { NUMBER($expected, maximumFractionDigits: 1) }
fair-kept = Was dieser Browser vor dem Spiel aufbewahrt hat, für „terroir verify“:
fair-limits = Wie viele Stücke jeder Art bei jeder Ziehung kommen konnten, hat der Server gesagt. Wer ihm nicht traut, nimmt die Partie mit und ruft „terroir verify“ auf: Dann sagt es die eigene Kopie der Regeln.
fair-numbers = Die Zahlen
given-title = Dieser Browser zählt mit
# $given: how many numbers; $began: how many games
given = { $given ->
        [one] Du hast eine Zahl gegeben,
       *[other] Du hast { $given } Zahlen gegeben,
    } { $began ->
        [0] kein Spiel hat damit begonnen.
        [one] ein Spiel hat begonnen.
       *[other] { $began } Spiele haben begonnen.
    }
given-why = Ein Server, dem nicht gefällt, was kommen würde, könnte den Tisch schließen und einen anderen anbieten. Verbergen kann er das nicht: Erst eine gegebene Zahl verrät ihm, was kommen würde.
given-open = Hat noch nicht begonnen.
given-host = Wer den Tisch eröffnet hat, hat ihn geschlossen.
given-event = Das Turnier hat den Tisch geschlossen: Es kamen zu wenige.
given-time = Niemand kam rechtzeitig.
given-server = Der Server hat den Tisch geschlossen.
given-gone = Der Server hat diesen Tisch nicht mehr.
given-log = Was gekommen wäre

## Lektionen

learn = Lernen
learn-in-five = In 5 Minuten lernen
learn-title = Spielen lernen
learn-about = Ein paar Minuten an einem echten Tisch: ein Satz nach dem anderen, jeweils eine Aufgabe. Lektionen lassen sich verlassen, fortsetzen und wiederholen.
# $game: the name of a game
learn-begin = { $game } lernen
learn-first = Deine erste Partie?
learn-first-about = In fünf Minuten am Tisch lernst du Schritt für Schritt alles, was du brauchst.
learn-later = Gleich spielen
lessons-all = Alle Lektionen
lesson = Lektion
# $number: which lesson; $count: of how many
lesson-of = Lektion { $number } von { $count }
lesson-back = Zurück
lesson-skip = Lektion überspringen
lesson-skip-sure = Diese Lektion überspringen?
lesson-stay = Hierbleiben
lesson-read = Lies, dann geht es weiter.
lesson-go-on = Weiter
lesson-show = Zeig es mir
lesson-learnt = Gelernt
lesson-done = Gut gemacht! Das war diese Lektion.
lesson-all-done = Jetzt kennst du das Spiel. Diese Partie geht weiter, gegen einen leichten Bot.
lesson-again = Noch einmal
lesson-next = Nächste Lektion
lesson-play-on = Diese Partie weiterspielen
