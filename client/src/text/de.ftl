### Was der Client sagt, auf Deutsch. Jede Sprachdatei hat dieselben Meldungen und Variablen.

## Around every page

page-not-loaded = Diese Seite konnte nicht geladen werden.
load-again = Neu laden
# $path: the address
page-lost = Unter { $path } ist nichts zu finden.
go-home = Zur Startseite
close = Schließen
more = Mehr
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
setting-patterns = Muster auf Plättchen
setting-confirm = Zug erst zeigen, dann bestätigen
setting-sound = Töne
setting-motion = Weniger Bewegung
server-unreachable = Der Server ist nicht erreichbar. Bitte gleich noch einmal versuchen.

## Home

home-title = Zwei Spiele um Land und Nerven, mit einem Klick bereit.
play-now = Jetzt spielen
guest = Gast
home-about = Spiele gegen Bots oder mit Freunden, sofort oder über Tage. Kostenlos und ohne Konto.
your-name = Dein Name
keep = Behalten
# $least, $most: how many can play
players-range = { $least } bis { $most } Spieler.
players-count = Zahl der Spieler
any-players = Beliebig viele Spieler
way-others = Per Link einladen
    .text = Ein Tisch mit einem Link: Wer ihn hat, setzt sich. Freie Plätze können beim Beginn Bots einnehmen.
way-screen = Ein Bildschirm
    .text = Alle spielen an diesem Bildschirm und geben ihn weiter; Geheimes bleibt dabei verdeckt.
a-person = Ein Mensch
# $level: how strong
bot-of = Bot: { $level }
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
your-tables-none = Noch keiner. Der erste ist einen Klick entfernt.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Stelle einen Tisch für alle auf.
filter-game = Spiel
all-games = Alle Spiele
# $free, $players: how many
seats-free = { $free } von { $players } Plätzen frei
is-running = läuft
pace-none = ohne Uhr
# $days: how many
pace-days = { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
# $minutes, $seconds: how many
pace-bank = { $minutes } Min. + { $seconds } s
continue = Weiter
watch = Zusehen
qr-code = Der Link als QR-Code
start-with-bots = Wenn du jetzt beginnst, nehmen Bots die freien Plätze ein.

## Before the start

table-loading = Der Tisch wird gedeckt…
closed-slow = Der Server hat diese Verbindung beendet. Lade die Seite neu, um zurückzukommen.
closed-restart = Der Server hat diese Verbindung beendet. Lade die Seite neu, um zurückzukommen.
closed-flood = Das war zu viel auf einmal. Lade die Seite gleich neu.
closed-revoked = Du hast dich anderswo abgemeldet.
waiting-for-players = Warten auf Mitspieler
seat-free = freier Platz
you = du
copy-link = Link kopieren
link-copied = Kopiert
sit-down = Hinsetzen
start-game = Beginnen

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
link-lost = Verbindung verloren. Es ist nichts verloren: neuer Versuch…
# $name: how the player is called, $time: such as 12:40
time-left = { $name } hat noch { $time }

## Around the table

rules = Regeln
log-and-chat = Verlauf und Chat
say-something = Etwas sagen
send = Senden
undo = Zurück
restart-turn = Zug von vorn
position = Stellung
choices = Was du tun kannst
# $what: the nearest legal action
nearest = Am nächsten: { $what }
back-to-board = Zurück zum Plan
# $name: how the player is called
pass-screen = Gib den Bildschirm an { $name }
    .text = Die anderen schauen jetzt weg.
# $name: how the player is called
i-am = Ich bin { $name }
offer-end = Anbieten, das Spiel so zu beenden
# $name: who offers
end-offered = { $name } bietet an, das Spiel so zu beenden.
agree = Einverstanden
play-on = Weiterspielen
concede = Aufgeben
concede-sure = Dieses Spiel aufgeben? Ein Bot spielt für dich weiter.
record = Spielprotokoll
rematch = Revanche
result = Ergebnis
# $seat: number of the seat
bot-name = Bot { $seat }
menu = Menü
turn = Zug
bot-plays-for-you = Ein Bot spielt für dich, solange du weg bist.
come-back = Meinen Platz zurücknehmen

## The rules

# $game: its name
rules-of = Regeln von { $game }
rules-about = Die Regeln in unseren eigenen Worten. Wo die gedruckten Regeln etwas offenlassen, hat dieses Projekt entschieden; solche Stellen tragen den Vermerk „Unsere Entscheidung“ samt Grund.
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
ruling = Unsere Entscheidung
rules-contents = Inhalt

## Die Regeln auf einer Seite

rules-short = Die Regeln in Kürze
rules-all = Alle Regeln

## Tipps

announcements = Was geschieht
hint = Tipp
hint-title = Was du tun könntest
hint-thinking = Es wird nachgedacht…
hint-show = Auf dem Tisch zeigen
hint-scores = Erwartete Punkte am Ende
hint-about = Anteil der Siege in simulierten Partien mit dem, was du wissen kannst.
allow-hints = Tipps erlauben
    .text = Sonst darf nur fragen, wer allein gegen Bots oder an einem Bildschirm spielt.
