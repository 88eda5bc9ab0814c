### Ciò che dice un tavolo, in italiano. Tutti i file di lingua definiscono gli stessi messaggi e variabili.

## Che cosa è successo. $name: un giocatore

table-created = Il tavolo è pronto.
table-seat-taken = { $name } si siede.
table-nonce-committed = { $name } promette un numero per la sorte.
table-nonce-given = { $name } aggiunge un numero alla fortuna.
table-seat-left = { $name } si alza di nuovo.
table-seats-filled = I bot prendono i posti liberi.
table-started = La partita comincia.
# $actions: quante
table-undone = { $actions ->
        [one] { $name } ritira un’azione.
       *[other] { $name } ritira { $actions } azioni.
    }
table-conceded = { $name } si arrende.
table-end-offered = { $name } propone di finire la partita così com’è.
# $agree: yes o no
table-end-answered = { $agree ->
        [yes] { $name } è d’accordo di finire la partita.
       *[no] { $name } preferisce continuare.
    }
table-pause-offered = { $name } vorrebbe una pausa.
# $agree: yes or no
table-pause-answered = { $agree ->
        [yes] { $name } accetta la pausa.
       *[no] { $name } preferisce continuare.
    }
table-pause-ended = { $name } mette fine alla pausa; il tempo scorre di nuovo.
table-vacation-began = { $name } è in vacanza; il suo tempo è fermo.
table-vacation-ended = { $name } è di ritorno dalle vacanze.
table-timed-out = { $name } ha finito il tempo; fino al suo ritorno gioca un bot.
table-seat-warned = Si aspetta { $name }; presto giocherà un bot.
table-seat-passed = { $name } ha effettuato l’accesso.
table-seat-absent = { $name } non c’è; un bot gioca fino al ritorno.
table-seat-returned = { $name } è di nuovo qui.
table-resumed = Il server si era fermato; nessuno ha perso tempo.
# $reason: rules, conceded, agreed, alone o cancelled
table-ended = { $reason ->
        [agreed] Tutti al tavolo sono d’accordo: la partita finisce così com’è.
        [alone] La partita finisce così com’è: al tavolo non c’era nessun altro.
        [conceded] Tutti gli altri si sono arresi: la partita è finita.
        [cancelled] Il tavolo è stato chiuso prima dell’inizio della partita.
       *[rules] La partita è finita.
    }

## Perché qualcosa è rifiutato

table-refused-conflict = Con questo nome è già stato dato un altro comando.
table-refused-over = Questo tavolo è chiuso.
table-refused-begun = La partita è già cominciata.
table-refused-not-begun = La partita non è ancora cominciata.
table-refused-host = Può farlo solo chi ospita.
# $seat: numero di un posto, contato da 1
table-refused-no-seat = A questo tavolo non c’è un posto { $seat }.
table-refused-not-yours = Il posto { $seat } non è tuo.
table-refused-taken = Il posto { $seat } è occupato.
table-refused-one-seat = Hai già un posto a questo tavolo.
table-refused-nonce = La tua parte di fortuna ha da 32 a 128 lettere semplici, cifre e segni, scelti a caso.
table-refused-nonce-twice = Un altro posto ha aggiunto lo stesso numero alla fortuna: ogni posto ha bisogno del suo.
table-refused-nonce-given = Il posto { $seat } ha già aggiunto il suo numero.
table-refused-nonce-missing = La partita non può ancora iniziare: il browser del posto { $seat } non ha aggiunto il suo numero alla fortuna.
table-refused-nonce-early = Il numero resta nascosto finché il browser di ogni giocatore non ne ha promesso uno.
table-refused-nonce-other = Non è il numero promesso per questo posto.
table-refused-no-promise = A questo tavolo i numeri si danno senza promessa: è stato creato prima delle promesse.
table-refused-beginning = La partita sta per cominciare: tutti hanno promesso il loro numero, nessuno può più alzarsi.
# $most: how many; $seconds: how long to wait
table-refused-budget = { $seconds ->
        [one] È troppo per un solo posto: { $most } azioni di seguito, e altrettante ogni ora. Aspetta un secondo.
       *[other] È troppo per un solo posto: { $most } azioni di seguito, e altrettante ogni ora. Aspetta { $seconds } secondi.
    }
# $why: absent, conceded o time
table-refused-away = { $why ->
        [conceded] Ti sei arreso in questa partita; continua un bot per te.
        [time] Il tuo tempo è scaduto; un bot gioca per te. Prima riprendi il tuo posto.
       *[absent] Un bot sta giocando per te. Prima riprendi il tuo posto.
    }
table-refused-not-bot = Al posto { $seat } ora non gioca un bot.
table-refused-return = Nessuno gioca al posto tuo, oppure non puoi più tornare.
table-refused-undo = Non si può ritirare nulla: nel frattempo si è saputo qualcosa, o non è il tuo turno.
table-refused-undos = In questo turno hai già ritirato qualcosa { $most } volte: è il massimo. Potrai farlo di nuovo in un altro turno.
table-refused-no-offer = Non c’è nessuna proposta a cui rispondere.
table-refused-offered = C’è già una proposta sul tavolo.
table-refused-declined = Gli altri vogliono continuare; puoi chiedere di nuovo in un altro turno.
table-refused-paused = La partita è in pausa. Prima va ripresa: può farlo chiunque sia al tavolo.
table-refused-not-paused = La partita non è in pausa.
# $kind: event o rated
table-refused-no-pause = { $kind ->
        [event] Una partita di un torneo non si può mettere in pausa: tutti la aspettano.
       *[rated] Questa partita conta: da soli contro i bot non si può mettere in pausa.
    }
table-refused-hints = A questo tavolo nessuno riceve consigli.
table-refused-plan = Al momento non c’è nulla da pianificare.
table-refused-order = Si può sigillare solo un turno intero, di azioni possibili una dopo l’altra.
table-refused-order-changed = Il turno che avevi sigillato non è stato giocato: non porterebbe più quello che portava quando l’hai sigillato.
# $what: quale tempo; $least e $most: i limiti in millisecondi
table-refused-time = { $what ->
        [bank] Il tempo per tutta la partita
        [increment] Il tempo aggiunto a ogni decisione
        [per-move] Il tempo per ogni decisione
        [reserve] La riserva per tutta la partita
        [hammer] Il conto alla rovescia
       *[patience] Il tempo prima che subentri un bot
    } deve essere tra { $least } e { $most } millisecondi.

## Che cosa dice l’allenatore dopo la partita

# $turn: number of a turn; $points, $share, $own, $luck: whole numbers, points of chance; $better, $why: what and why
coach-points = { $points ->
        [one] { $points } punto di probabilità
       *[other] { $points } punti di probabilità
    }
coach-slip = Il turno { $turn } ti è costato { coach-points }. Meglio: { $better } – { $why }.
coach-slip-bare = Il turno { $turn } ti è costato { coach-points }. Meglio: { $better }.
# $what: the next action of a better turn
coach-then = poi { $what }
coach-steady = Nessun tuo turno è stato un errore netto.
coach-peak = Il tuo momento migliore: dopo il turno { $turn }, con il { $share } % di probabilità di vincere.
coach-luck = { $luck ->
        [one] { $luck } punto di probabilità
       *[other] { $luck } punti di probabilità
    }
# $lucky: yes or no
coach-balance = La fortuna ti ha { $lucky ->
        [yes] dato
       *[no] tolto
    } { coach-luck }; le tue scelte { $own ->
        [0] non te ne sono costate nessuno.
       *[other] te ne sono costate { $own }.
    }
coach-found = Il turno { $turn } è stato il tuo migliore: { coach-points } in più di ogni altra mossa.
# $what: an action; $space: where
action-at = { $what }: { $space }
    .within = { $what } ({ $space })
