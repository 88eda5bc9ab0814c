### Un turno in sei immagini: a title and a sentence for each example turn-N-NAME.

turn-1-buy = Compra una fila
    .text = Tutte le tessere di una fila del mercato, una moneta ciascuna.
turn-2-build = Costruisci le tessere
    .text = Accanto ai tuoi frutti dello stesso tipo, o su una strada di una Finca.
turn-3-start = Apri una zona
    .text = Su una strada di una Finca una nuova zona richiede uno dei tuoi cinque lavoratori.
turn-4-score = Chiudi una Finca
    .text = Quando tutto intorno è occupato, premia chi vi ha più tessere.
turn-5-harvest = Oppure raccogli
    .text = Invece di comprare: punti per una zona, il lavoratore torna e porta monete.
turn-6-finca = Una nuova Finca
    .text = Se al mercato restano tre tessere o meno, scegli tu il suo cantiere.
