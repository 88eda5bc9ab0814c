### Ein Zug in sechs Bildern: a title and a sentence for each example turn-N-NAME.

turn-1-income = Einkommen
    .text = Dein Start zahlt dir, und jeder deiner Läden bringt von allen einen Chip.
turn-2-lay = Eine Karte legen
    .text = Eine Karte deiner Kette, der Reihe nach; Läden, so viele du willst.
turn-3-special = Sonderkarten spielen
    .text = Sie zerstören, was andere gelegt haben, stoppen ihr Einkommen oder bringen dir Karten.
turn-4-draw = Zwei Karten ziehen
    .text = Die erste bleibt geheim. Die zweite wird gezeigt: Du behältst sie, oder alle kämpfen darum.
turn-5-auction = Bieten
    .text = Das höchste Gebot bekommt die Karte: offen oder aus der geschlossenen Faust.
turn-6-win = Gewinnen
    .text = Liegen alle sieben Stufen der Kette vor dir, gewinnst du sofort.
