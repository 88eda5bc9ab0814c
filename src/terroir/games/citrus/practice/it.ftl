### What practice positions of Citrus ask, in Italian: a title, the task (.task), a hint (.hint) and why the best turn
### is the best (.why). Every language file defines the same messages.

# $site: letter of the Finca; $points: points it pays; $tiles: the player's plantation tiles that count there
practice-finca = Prendi la Finca
    .task = Trova il turno che prende una Finca.
    .hint = Conta alla Finca { $site }: quali caselle intorno sono ancora libere, e chi ha più tessere?
    .why = Chiude la Finca { $site } mentre le tue { $tiles } tessere lì sono la maggioranza: { $points } punti a te.
# $points: punti del raccolto
practice-harvest = Costruire o raccogliere?
    .task = Continuare a costruire o raccogliere? E che cosa?
    .hint = È il momento di raccogliere. Ma quali zone conviene tenere?
    .why = { $points ->
        [one] Questo raccolto dà { $points } punto, monete e lavoratori al momento giusto.
       *[other] Questo raccolto dà { $points } punti, monete e lavoratori al momento giusto.
    }
# Lo stesso dove non si può comprare nulla. $points: punti del raccolto
practice-which = Raccogliere che cosa?
    .task = Non puoi comprare nulla. Che cosa raccogli?
    .hint = Quali zone rendono adesso, e quali conviene tenere?
    .why = { practice-harvest.why }
# $tile: la tessera azione usata per prima
practice-tile = L’attrezzo giusto
    .task = Trova il turno migliore. Contano anche le tue tessere azione.
    .hint = { $tile ->
        [cart] C’entra il carretto: quale tessera del mercato ti serve?
        [bull] C’entra il toro: quale varco va riempito?
        [bridge] C’entra il ponte: dove non può costruire nessun altro?
       *[money] C’entra la tessera denaro: che cosa potresti comprare poi?
    }
    .why = { $tile ->
        [cart] Il carretto prende l’unica tessera che va bene, senza pagare un’intera fila.
        [bull] Il toro riempie un varco senza che ci voglia una tua tessera.
        [bridge] Il ponte apre una casella chiusa a tutti.
       *[money] La tessera denaro paga ciò che ora vale di più.
    }
# $sites: lettere delle Finca; $count: quante
practice-lead = Vai in testa
    .task = Trova il turno che prende la maggioranza.
    .hint = { $count ->
        [one] La Finca { $sites } è aperta: che cosa ti manca per avere lì più tessere?
       *[other] Le Finca { $sites } sono aperte: che cosa ti manca per avere lì più tessere?
    }
    .why = { $count ->
        [one] Prende la maggioranza alla Finca { $sites } prima che la Finca paghi.
       *[other] Prende la maggioranza alle Finca { $sites } prima che paghino.
    }
# $tiles: tessere costruite
practice-line = Quale fila, e dove?
    .task = Quale fila compri, e dove costruisci?
    .hint = { $tiles ->
        [0] Non è detto che si debba costruire subito.
        [one] Basta una tessera sola, se sta al posto giusto.
       *[other] Il turno migliore costruisce { $tiles } tessere.
    }
    .why = { $tiles ->
        [0] Niente di ciò che si può costruire ora vale il suo posto.
        [one] In quel posto la tessera vale più di ogni altro acquisto.
       *[other] In quei posti le { $tiles } tessere valgono più di ogni altro acquisto.
    }
