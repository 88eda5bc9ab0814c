### Eigene Spielpläne und Kartensätze. Jede Sprachdatei hat dieselben Meldungen und Variablen.

title = Eigener Plan oder Kartensatz
title-board = Dein eigener Plan
title-deck = Dein eigener Kartensatz
about-board = Zeichne einen Plan, oder übertrage den gedruckten aus deiner Schachtel. Die Regeln prüfen ihn, während du zeichnest; dann spiele darauf, behalte ihn in diesem Browser oder nimm die Datei mit.
about-deck = Lege fest, wie viele Karten es von jeder Sorte gibt, oder übertrage die Zahlen deines gedruckten Kartensatzes. Die Regeln prüfen ihn; dann spiele damit, behalte ihn in diesem Browser oder nimm die Datei mit.
untitled = Mein eigener
draw = Zeichnen
# Was auf ein Feld gezeichnet werden kann
ground-open = Offen
ground-rock = Fels
ground-bush = Landschaft
# $letter: des Bauplatzes
ground-site = Bauplatz { $letter }
# $space: sein Name; $what: was dort steht
space-is = { $space }: { $what }
board = Der Spielplan
side = Spiel
side-long = Lang (A bis O)
side-short = Kurz (A bis L)
columns = Spalten
rows = Zeilen
shared-roads = Ein Feld darf Wegfeld zweier Bauplätze sein
market = Markt
market-is = Plätze 1 bis 12, ein Punkt, wo keiner ist. Jede Zeile und jede Spalte ist eine Reihe, die man kaufen kann.
clear = Plan leeren
# $count: Karten
cards-in-all = { $count } Karten insgesamt
# $count: Blüten auf der Karte
flowers = { $count ->
        [one] Herausforderung, 1 Blüte
       *[other] Herausforderung, { $count } Blüten
    }
# $card: Name der Karte
one-less = Eine Karte { $card } weniger
one-more = Eine Karte { $card } mehr
judged = Was die Regeln sagen
valid = Alles in Ordnung: So kann gespielt werden.
# $count: Dinge, die nicht stimmen
faults = { $count ->
        [one] Eines stimmt nicht:
       *[other] { $count } Dinge stimmen nicht:
    }
play = Damit spielen
play-alone = Allein gegen Bots
play-friends = Mit Freunden
keep = Behalten
name = Name
keep-here = In diesem Browser behalten
export = Datei exportieren
import = Datei importieren
# $title: wie es heißt
is-kept = „{ $title }“ ist in diesem Browser aufgehoben.
is-forgotten = „{ $title }“ ist nicht mehr aufgehoben.
cannot-keep = Dieser Browser hebt nichts auf: Exportiere lieber die Datei.
kept-here = In diesem Browser aufgehoben
forget = „{ $title }“ vergessen
begin-with = Beginnen mit
