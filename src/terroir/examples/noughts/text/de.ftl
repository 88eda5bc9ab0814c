### Drei gewinnt auf Deutsch. Jede Sprachdatei hat dieselben Meldungen und Variablen.

title = Drei gewinnt
    .text = Drei in einer Reihe gewinnen. Ein Beispiel: das kleinste Spiel, das es gibt.
section-play = Das Spiel
rule-N-1 = Züge
    .text = Kreuz beginnt; dann ist abwechselnd dran, wer nicht zuletzt gezogen hat.
rule-N-2 = Markieren
    .text = Wer am Zug ist, markiert eines der neun Felder, das noch frei ist.
rule-N-3 = Gewinnen
    .text = Drei eigene Zeichen in einer Reihe, waagerecht, senkrecht oder schräg, gewinnen sofort.
rule-N-4 = Unentschieden
    .text = Sind alle Felder markiert und niemand hat eine Reihe, teilen sich beide den Sieg.
prompt-noughts = Markiere ein freies Feld
action-noughts-mark = Ein Feld markieren
    .within = ein Feld markieren
# $space: Name eines Feldes; $name: jemand am Tisch
event-noughts-space-marked = { $name } markiert { $space }.
noughts-turn = Du bist nicht am Zug.
noughts-taken = Dieses Feld ist nicht frei.
