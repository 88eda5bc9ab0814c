### La pagina di un’analisi. Tutti i file di lingua definiscono gli stessi messaggi e variabili.

analysis-chances = Probabilità di vincere
# $turn: number of a turn; $name: a player; $before, $after, $share, $low, $high: per cent
analysis-turn = Turno { $turn }
analysis-turn-of = Turno { $turn }, { $name }
analysis-change = { $name } { $before } → { $after }
analysis-band = fascia chiara: vi cadono 9 stime su 10
analysis-between = { $share } %, tra { $low } e { $high }
analysis-won = { $name } ha vinto.
analysis-turn-column = Turno
analysis-moments = Momenti
analysis-moments-unit = punti di probabilità, per chi muove
analysis-no-moments = Nessun turno spicca.
analysis-kind-slip = errore
analysis-kind-strong = forte
analysis-kind-luck = fortuna
analysis-decided = decisivo
analysis-luck-before = Che cosa aveva portato la fortuna
analysis-coach-to = L’allenatore parla a
analysis-balances = Fortuna e abilità
analysis-points-unit = punti di probabilità
analysis-player = Giocatore
analysis-part-own = scelte proprie
analysis-part-luck = fortuna
analysis-part-others = errori altrui
analysis-deals = Offerte e sfide
# $paid, $worth: tokens
analysis-deals-sum = pagato { $paid }, valore { $worth }
analysis-deal = Che cosa
analysis-paid = Pagato
analysis-worth = Valore
# $points: points of chance
analysis-flag-1 = imprecisione, −{ $points } punti di probabilità
analysis-flag-2 = errore, −{ $points } punti di probabilità
analysis-flag-3 = grave errore, −{ $points } punti di probabilità
analysis-strong = forte: { $points } punti di probabilità sopra tutto il resto
analysis-fine = buono come ogni altro, per quanto si può dire
analysis-turn-back = Turno precedente
analysis-turn-on = Turno successivo
# $played, $better: actions in words
analysis-board = Giocato: { $played }. Meglio: { $better }.
analysis-played = Giocato
analysis-better = Meglio
analysis-unfit = In questa partita nessuno aveva nulla da decidere.
analysis-begin = Analizza questa partita
analysis-working = Ogni turno viene proseguito da partite simulate …
# $done, $of: numbers of turns
analysis-progress = { $done } turni su { $of }
analysis-queued = Prima vengono le partite in corso.
# $nodes: whole number
analysis-how = Ogni turno è stato giudicato con ciò che il suo giocatore sapeva allora, con { $nodes } partite simulate. Ciò che sta entro due errori standard conta come fortuna.
