### Ciò che dice il server, in italiano. Ogni lingua definisce gli stessi messaggi e le stesse variabili.

## Perché qualcosa è rifiutato

# $why: a closer explanation for programmers, in English
refused-error = Non è possibile. ({ $why })
refused-malformed = Questo non si può leggere. ({ $why })
refused-unreadable = Questo messaggio non si può leggere. ({ $why })
refused-options = Con queste scelte non si può giocare. ({ $why })
refused-bot = Non c’è nessun bot con questo nome. ({ $why })
# $line: the line that cannot be, $rule: id of the rule that says so, “none”, “comments” if there are too many, or “whole” if it is about all of it
refused-record = { $rule ->
        [whole] Questa partita non si può rigiocare.
        [comments] Questa partita non si può importare: fino alla riga { $line } i commenti sono più lunghi di tutte le mosse.
        [none] Questa partita non si può rigiocare: la riga { $line } non è possibile.
       *[other] Questa partita non si può rigiocare: la riga { $line } non è possibile ({ $rule }).
    }
refused-position = Questa posizione non può esistere. ({ $why })
refused-identity = Prima dica il suo nome.
refused-origin = Questa richiesta non viene da una pagina di questo server.
refused-forbidden = Non spetta a lei. ({ $why })
refused-scope = Il token di questo bot non lo consente. ({ $why })
refused-missing = Qui non c’è nulla del genere, o non spetta a lei vederlo.
refused-game = Questo gioco qui non c’è. ({ $why })
refused-method = A questo indirizzo non si può chiedere così.
refused-conflict = Qualcuno è stato più svelto. Guardi di nuovo.
refused-stale = Nel frattempo il gioco è andato avanti: guardi di nuovo e scelga ancora.
refused-illegal = Le regole non lo permettono.
# $most: how many bytes are allowed
refused-too-big = È troppo lungo: al massimo { $most } byte.
refused-media = Qui il server legge solo JSON.
refused-too-many = Era troppo in una volta. Attenda un momento.
refused-too-many-at-once = Era troppo in una volta. Attenda { $seconds } s. ({ $why })
refused-one-analysis = Un’analisi alla volta: la precedente è ancora in corso. Aspetta { $seconds } s.
refused-quota = Per oggi è tutto: nessuno crea più tavoli o importa più partite in un giorno.
refused-unavailable = In questo momento il server non può scrivere nella sua banca dati. Nulla è perduto; riprovi.
refused-busy = In questo momento il server ha troppo a cui pensare. Riprovi fra { $seconds } s.
refused-internal = Qualcosa è andato storto sul server. Nulla è perduto; riprovi.
refused-log = Questo tavolo non si può aprire: il suo registro non è come è stato scritto.
refused-broken = Questo tavolo non si può aprire: la banca dati non contiene ciò che è stato scritto.
refused-version = Questa partita è cominciata con regole diverse da quelle di questo server. Resta qui, invariata, in attesa di un server che le conosca.
refused-name = Questo nome non va bene. ({ $why })
# $most: how many signs are allowed
refused-name-length = Un nome ha da 1 a { $most } segni.
refused-name-letter = In un nome ci vuole una lettera o una cifra.
refused-name-mixed = Un nome non può mescolare lettere di alfabeti che si assomigliano.
refused-name-taken = A questo tavolo qualcuno ha un nome che sembra uguale.
refused-chat-length = Una riga ha da 1 a { $most } segni.
refused-silenced = Chi ospita le ha chiesto di tacere a questo tavolo.
refused-banned = Chi ospita questo tavolo le ha chiesto di non venire.
refused-banned-here = Non può più partecipare su questo server.
refused-muted-here = Chi modera le ha tolto la parola: può giocare, ma non scrivere.
refused-moderator = Su chi modera decide solo chi gestisce il server.
refused-no-friend = Si possono invitare solo amici e persone con cui si è giocato.
refused-blocked = Non giochi con qualcuno che siede a questo tavolo.
refused-plays = Chi sta giocando non può essere mandato via.
# $sign: a code point such as U+202E
refused-sign = Il segno { $sign } qui non è ammesso.
refused-marks = Ci sono troppi segni su una sola lettera.
refused-hot-seat = A questo tavolo ci si passa un solo schermo: nessun altro può sedersi.
refused-rated = Una partita così non conta per la classifica: { $kind ->
    [one-screen] ci si passa un solo schermo.
    [lesson] continua da dove finisce una lezione.
   *[hints] i giocatori possono chiedere consiglio.
 }
refused-sign-in = Questo non apre niente: è già stato usato, è troppo vecchio o non è giusto.
refused-keep-elsewhere = Apri questo link nel browser in cui l’hai chiesto.
refused-no-mail = Questo server non manda posta.
refused-mail-address = Questo non è un indirizzo di posta.
refused-webhook = Da qui non si può chiamare nessun webhook di questo tipo.
refused-push = Il servizio di notifiche di questo browser non può essere chiamato da qui.
refused-not-taken = Il destinatario non l’ha accettato. L’indirizzo è giusto?
refused-event-seats = È il torneo a dire chi siede a questo tavolo.
refused-event-full = Il torneo è al completo.
refused-event-late = È troppo tardi: nel frattempo il torneo è andato avanti.
refused-event-few = Servono almeno due partecipanti.
# $days: how many
refused-vacation = { $days ->
        [0] Hai usato tutti i giorni di vacanza di quest’anno.
        [one] Quest’anno resta solo un giorno di vacanza.
       *[other] Quest’anno restano solo { $days } giorni di vacanza.
    }
refused-vacation-already = Sei già in vacanza.
refused-no-vacation = Non sei in vacanza.
refused-deal-closed = Questa mano è chiusa: ce n’è una nuova ogni giorno.
