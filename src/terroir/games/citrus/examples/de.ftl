### Ein Zug in sechs Bildern: a title and a sentence for each example turn-N-NAME.

turn-1-buy = Eine Reihe kaufen
    .text = Alle Plättchen einer Reihe des Marktes, jedes für eine Münze.
turn-2-build = Die Plättchen bauen
    .text = Neben eigene Früchte derselben Sorte oder auf einen Weg einer Finca.
turn-3-start = Ein Gebiet beginnen
    .text = Auf einem Weg einer Finca braucht ein neues Gebiet einen deiner fünf Arbeiter.
turn-4-score = Eine Finca schließen
    .text = Ist ringsum alles besetzt, zahlt sie an den, der dort die meisten Plättchen hat.
turn-5-harvest = Oder ernten
    .text = Statt zu kaufen: Punkte für ein Gebiet, sein Arbeiter kommt heim und bringt Münzen.
turn-6-finca = Eine neue Finca
    .text = Liegen noch drei Plättchen oder weniger im Markt, wählst du ihren Bauplatz.
