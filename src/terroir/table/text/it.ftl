### Ciò che dice un tavolo, in italiano. Tutti i file di lingua definiscono gli stessi messaggi e variabili.

## Che cosa è successo. $name: un giocatore

table-created = Il tavolo è pronto.
table-seat-taken = { $name } si siede.
table-nonce-given = { $name } aggiunge un numero alla fortuna.
table-seat-left = { $name } si alza di nuovo.
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
table-timed-out = { $name } ha finito il tempo; fino al suo ritorno gioca un bot.
table-seat-warned = Si aspetta { $name }; presto giocherà un bot.
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
table-refused-offered = C’è già una proposta di finire la partita.
table-refused-declined = Gli altri vogliono continuare; puoi chiedere di nuovo in un altro turno.
table-refused-hints = A questo tavolo nessuno riceve consigli.
# $what: quale tempo; $least e $most: i limiti in millisecondi
table-refused-time = { $what ->
        [bank] Il tempo per tutta la partita
        [increment] Il tempo aggiunto a ogni decisione
        [per-move] Il tempo per ogni decisione
        [hammer] Il conto alla rovescia
       *[patience] Il tempo prima che subentri un bot
    } deve essere tra { $least } e { $most } millisecondi.
