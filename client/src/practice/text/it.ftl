### Practice positions, in Italian.

practice = Esercizi
practice-about = Posizioni da partite tra bot: un turno è nettamente il migliore. Ogni giorno una nuova, la stessa per tutti.
# $title: what the position asks
practice-today = Oggi: { $title }
practice-one = Un turno solo è il migliore.
# $days: how many in a row
practice-streak = { $days ->
        [one] Serie: { $days } giorno.
       *[other] Serie: { $days } giorni.
    }
practice-solve = Risolvi
practice-solved = Risolta
practice-solved-today = Risolta. La prossima arriva domani.
practice-all = Tutte le posizioni
# $players: how many sit there
practice-players = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
# $solved, $count: whole numbers
practice-count = { $solved } risolte su { $count }
practice-hint = Aiuto
practice-answer = Mostra la soluzione
practice-again = Riprova
practice-next = Posizione successiva
practice-bar = Posizione
practice-judging = Si gioca il seguito …
practice-right = È questo!
practice-as-good = Buono quanto la soluzione!
practice-wrong = C’è di meglio.
# $points: percent
practice-loss = Il tuo turno cede circa il { $points } % della vittoria.
practice-best = Il turno migliore
# $reasons: what a turn brings
practice-brings = Porta: { $reasons }.
practice-share = Quante partite simulate vince ciascuno da qui.
practice-looks = A prima vista sembra buono
practice-show = Mostra sul tabellone
practice-failed = Ora non si può giudicare. Riprova tra un momento.
