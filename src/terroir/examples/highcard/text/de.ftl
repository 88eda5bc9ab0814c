### Höchste Karte auf Deutsch. Jede Sprachdatei hat dieselben Meldungen und Variablen.

title = Höchste Karte
    .text = Alle legen zugleich verdeckt eine Karte; die höchste nimmt den Stich. Ein Beispiel mit verdeckten Händen.
section-play = Das Spiel
rule-H-1 = Die Hand
    .text = Alle erhalten vier der zwanzig Karten von 1 bis 20 und zeigen sie niemandem.
rule-H-2 = Verdeckt legen
    .text = Alle wählen gleichzeitig eine Karte ihrer Hand und legen sie verdeckt hin.
rule-H-3 = Der Stich
    .text = Liegt die letzte Karte, werden alle aufgedeckt; die höchste nimmt den Stich, und die Karten sind aus dem Spiel.
rule-H-4 = Das Ende
    .text = Nach vier Stichen gewinnt, wer die meisten hat; bei Gleichstand wird der Sieg geteilt.
prompt-highcard = Lege eine deiner Karten verdeckt
action-highcard-seal = Eine Karte verdeckt legen
    .within = eine Karte verdeckt legen
# $name: jemand am Tisch; $highest: Zahl einer Karte
event-highcard-card-dealt = { $name } erhält eine Karte.
event-highcard-card-sealed = { $name } hat eine Karte verdeckt gelegt.
event-highcard-trick-taken = { $name } nimmt den Stich mit { $highest }.
highcard-turn = Du hast jetzt nichts zu legen.
highcard-hand = Diese Karte ist nicht auf deiner Hand.
