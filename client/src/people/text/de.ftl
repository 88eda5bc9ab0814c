### Wertungen und Seiten von Leuten, auf Deutsch.

ratings = Wertung
ratings-about = Partien an gewerteten Tischen zählen. Alle beginnen bei 1500; wer drei von vier Partien gegen jemanden gewinnt, ist etwa 200 Punkte stärker. Der Balken sagt, wie sicher das ist: In 95 von 100 Fällen liegt die Wahrheit darin. Die Bots ändern sich nie und zeigen, wo man steht.
place = Platz
name = Name
interval = Wie sicher es ist
rating = Wertung
games = Partien
reach = ± { $reach }
a-bot = Bot, { $level }
you-are = Du: { $points } ± { $reach } nach { $games } Partien
you-provisional = Du: { $points } ± { $reach }, vorläufig: { $games } von { $of } Partien
nobody-yet = Noch steht hier niemand: Es braucht { $of } gewertete Partien.

## At the end of a game

now-rated = Deine Wertung: { $points } ({ $change })
not-counted = Diese Partie zählt nicht für die Wertung: { $why ->
    [unfinished] Sie wurde nicht zu Ende gespielt.
    [repeated] Dieselben Leute haben heute genug gewertete Partien gespielt.
   *[other] Es gab niemanden zum Vergleichen.
 }

## Die Seite einer Person

person-title = { $name }
me-title = Deine Partien
no-person = Unter dieser Adresse gibt es niemanden.
nobody-you = Du hast noch keinen Namen: Spiel zuerst eine Partie.
since = hier seit { $day }
no-games = Keine beendeten Partien, von denen du wissen darfst.
tally = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $won } gewonnen
won-share = { $percent } % gewonnen
average = Punkte im Schnitt
best = Bestes Ergebnis
by-source = Woher die Punkte kamen
of-analysed = im Schnitt über { $count ->
    [one] eine analysierte Partie
   *[other] { $count } analysierte Partien
 }
over-games = im Schnitt über { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }
mistakes = Durch Fehler verloren
mistakes-lost = { $percent } % eines Sieges pro Partie
favourite = Spielt am meisten mit
by-players = Nach Zahl der Spieler
players = zu { $count }
by-variant = Nach Regeln
usual-rules = die üblichen Regeln
opponents = Gegner
latest = Letzte Partien
won = Gewonnen
lost = Verloren
rated-at = Wertung { $points }
provisional = vorläufig
course-of = Wertung bei { $game }, Partie für Partie
see-ratings = Alle Wertungen
private-title = Was andere sehen
private-about = Partien an privaten Tischen und an Tischen mit Link sehen nur die, die dort saßen. Was du ausschaltest, siehst nur du.
item-ratings = Meine Wertungen, auch in der Liste
item-results = Wie viele Partien ich spiele und gewinne
item-points = Meine Punkte und woher sie kommen
item-mistakes = Was mich Fehler kosten
item-opponents = Mit wem ich spiele
item-games = Meine letzten Partien
