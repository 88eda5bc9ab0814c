### Die Seite einer Analyse. Alle Sprachdateien definieren dieselben Meldungen und Variablen.

analysis-chances = Siegchance
# $turn: number of a turn; $name: a player; $before, $after, $share, $low, $high: per cent
analysis-turn = Zug { $turn }
analysis-turn-of = Zug { $turn }, { $name }
analysis-change = { $name } { $before } → { $after }
analysis-band = blasses Band: 9 von 10 Schätzungen liegen darin
analysis-between = { $share } %, zwischen { $low } und { $high }
analysis-won = { $name } hat gewonnen.
analysis-turn-column = Zug
analysis-moments = Momente
analysis-moments-unit = Prozentpunkte, aus Sicht des Ziehenden
analysis-no-moments = Kein Zug sticht heraus.
analysis-kind-slip = Fehler
analysis-kind-strong = stark
analysis-kind-luck = Glück
analysis-decided = entschied
analysis-luck-before = Was das Glück vorher brachte
analysis-coach-to = Der Coach spricht zu
analysis-balances = Glück und Können
analysis-points-unit = Prozentpunkte
analysis-player = Spieler
analysis-part-own = eigene Züge
analysis-part-luck = Glück
analysis-part-others = Fehler der anderen
analysis-deals = Gebote und Herausforderungen
# $paid, $worth: tokens
analysis-deals-sum = gezahlt { $paid }, wert { $worth }
analysis-deal = Was
analysis-paid = Gezahlt
analysis-worth = Wert
# $points: points of chance
analysis-flag-1 = Ungenauigkeit, −{ $points } Prozentpunkte
analysis-flag-2 = Fehler, −{ $points } Prozentpunkte
analysis-flag-3 = grober Fehler, −{ $points } Prozentpunkte
analysis-strong = stark: { $points } Prozentpunkte über allem anderen
analysis-fine = so gut wie alles andere, soweit man es sagen kann
analysis-turn-back = Voriger Zug
analysis-turn-on = Nächster Zug
# $played, $better: actions in words
analysis-board = Gespielt: { $played }. Besser: { $better }.
analysis-played = Gespielt
analysis-better = Besser
analysis-unfit = In diesem Spiel hatte niemand etwas zu entscheiden.
analysis-begin = Dieses Spiel analysieren
analysis-working = Jeder Zug wird in simulierten Spielen weitergespielt …
# $done, $of: numbers of turns
analysis-progress = { $done } von { $of } Zügen
analysis-queued = Laufende Spiele gehen vor.
# $nodes: whole number
analysis-how = Jeder Zug wurde mit dem beurteilt, was sein Spieler damals wusste, durch { $nodes } simulierte Spiele. Was innerhalb zweier Standardfehler liegt, zählt als Glück.
