### Turniere und Arenen, auf Deutsch.

events = Turniere
about = Ein Turnier oder eine Arena für alle, die den Link haben: ein Vereinsabend, eine Liga unter Kollegen, ein paar Bots zum Ausprobieren. Es läuft von selbst; niemand muss Listen führen.
make-one = Ein Turnier machen
mine = Deine Turniere
none-yet = Noch keine. Wer ein Turnier macht, bekommt einen Link für die anderen.
missing = Dieses Turnier gibt es nicht, oder es ist lange her.
new = Neues Turnier
make = Turnier machen
called = { $kind }: { $game }
kind = Wie gespielt wird
kind-swiss = Schweizer System
    .text = Wenige Runden; in jeder triffst du jemanden, der etwa so steht wie du.
kind-all = Jeder gegen jeden
    .text = So viele Runden, bis alle einander getroffen haben.
kind-arena = Arena
    .text = Ein Abend: Spiel, so oft du magst, bis sie schließt; jede Partie bringt Punkte.
title = Name
at-a-table = Spieler an einem Tisch
tables-of = { $seats ->
        [2] zu zweit
       *[other] Tische bis zu { $seats }
    }
rounds = Runden
rounds-usual = so viele wie nötig
lasts = Offen für
minutes = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
pause = Pause zwischen den Runden
pause-none = keine
bots = Bots, die mitspielen
bots-level = Wie stark die Bots sind
starts = Beginnt am
    .text = Leer: wenn du es sagst.
patience = { $minutes ->
        [720] Wer nach 12 Stunden nicht an seinem Tisch ist, hat diese Partie verloren.
       *[other] Wer nach { $minutes } Minuten nicht an seinem Tisch ist, hat diese Partie verloren.
    }
stage-open = noch nicht begonnen
stage-running = läuft
stage-finished = Es ist vorbei.
stage-cancelled = Es wurde vorzeitig beendet.
begins-by-host = Beginnt, wenn der Gastgeber es sagt
begins-in = Beginnt in { $time }
closes-in = Schließt in { $time }
closing = Geschlossen: Die letzten Partien laufen noch
round-of = Runde { $round } von { $rounds }
round = Runde { $round }
next-in = nächste Runde in { $time }
won-by = { $names }: { $points } Punkte
to-table = An deinen Tisch
table-waits = { $minutes ->
        [720] Dort wird auf dich gewartet: Komm binnen 12 Stunden, sonst ist die Partie verloren.
        [one] Dort wird auf dich gewartet: Komm binnen einer Minute, sonst ist die Partie verloren.
       *[other] Dort wird auf dich gewartet: Komm binnen { $minutes } Minuten, sonst ist die Partie verloren.
    }
missed = Du bist zu einer Partie nicht gekommen und wirst darum nicht mehr gepaart.
back = Ich bin wieder da
play-next = Eine Partie spielen
waiting = Wir suchen jemanden, der mitspielt …
between = Wenn alle Partien dieser Runde vorbei sind, beginnt die nächste von selbst. Lass diese Seite offen, oder komm wieder.
enter = Mitspielen
leave = Nicht mehr mitspielen
leave-sure = Endgültig gehen? Partien, die du nicht zu Ende spielst, sind verloren.
start = Jetzt beginnen
cancel = Turnier beenden
cancel-sure = Das Turnier jetzt beenden? Was gespielt wurde, zählt dann nicht mehr.
add-bot = Bot dazunehmen
link = Link zu diesem Turnier
link-for = Wer diesen Link hat, kann mitspielen.
standings = Tabelle
entered = { $count ->
        [one] { $count } spielt mit
       *[other] { $count } spielen mit
    }
nobody-yet = Noch niemand.
place = Platz
name = Name
points = Punkte
games = Partien
opponents = Gegner
    .text = Punkte der Gegner
you = du
erased = jemand, der gegangen ist
is-away = ist nicht gekommen
is-out = ist gegangen
ties = Ein Punkt für den, der vor allen an seinem Tisch liegt, und ein Teil davon für jeden, vor dem man liegt. Bei gleichen Punkten zählen die Punkte der Gegner, dann die der Überholten, dann die gewonnenen Partien. Wer aussetzt, bekommt einen Punkt.
ties-arena = Ein Punkt für den, der vor allen an seinem Tisch liegt, und ein Teil davon für jeden, vor dem man liegt. Bei gleichen Punkten zählen die Punkte je Partie, dann die gewonnenen Partien.
bye = setzt aus
not-played = nicht gespielt
play = Spielen
watch = Zuschauen
look-back = Nachspielen
show-all = Alle zeigen
