### Tornei e arene, in italiano.

events = Tornei
about = Un torneo o un’arena per chiunque abbia il link: una serata al circolo, una lega tra colleghi, qualche bot per provare. Va avanti da solo, nessuno deve tenere elenchi.
make-one = Crea un torneo
mine = I tuoi tornei
none-yet = Ancora nessuno. Chi crea un torneo riceve un link per gli altri.
missing = Questo torneo non c’è, o è passato da tempo.
new = Nuovo torneo
make = Crea il torneo
called = { $kind }: { $game }
kind = Come si gioca
kind-swiss = Torneo svizzero
    .text = Pochi turni; in ognuno incontri qualcuno con circa gli stessi punti.
kind-all = Girone all’italiana
    .text = Tanti turni quanti ne servono perché tutti si incontrino.
kind-arena = Arena
    .text = Una serata: gioca quanto vuoi finché non chiude; ogni partita porta punti.
title = Nome
at-a-table = Giocatori per tavolo
tables-of = { $seats ->
        [2] a coppie
       *[other] tavoli fino a { $seats }
    }
rounds = Turni
rounds-usual = quanti ne servono
lasts = Aperta per
minutes = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
days = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
pause = Pausa tra i turni
pause-none = nessuna
bots = Bot che partecipano
bots-level = Forza dei bot
starts = Comincia il
    .text = Vuoto: quando lo dici tu.
patience = { $minutes ->
        [720] Chi non è venuto al tavolo dopo 12 ore ha perso quella partita.
       *[other] Chi non è venuto al tavolo dopo { $minutes } minuti ha perso quella partita.
    }
stage-open = non ancora cominciato
stage-running = in corso
stage-finished = È finito.
stage-cancelled = È stato chiuso prima della fine.
begins-by-host = Comincia quando lo dice chi l’ha creato
begins-in = Comincia tra { $time }
closes-in = Chiude tra { $time }
closing = Chiusa: si giocano le ultime partite
round-of = Turno { $round } di { $rounds }
round = Turno { $round }
next-in = prossimo turno tra { $time }
won-by = { $names }: { $points } punti
to-table = Al tuo tavolo
table-waits = { $minutes ->
        [720] Ti aspettano: vieni entro 12 ore, o la partita è persa.
        [one] Ti aspettano: vieni entro un minuto, o la partita è persa.
       *[other] Ti aspettano: vieni entro { $minutes } minuti, o la partita è persa.
    }
missed = Non sei venuto a una partita, perciò non vieni più abbinato.
back = Sono di nuovo qui
play-next = Gioca una partita
waiting = Cerchiamo qualcuno con cui giocare…
between = Quando tutte le partite del turno sono finite, il prossimo comincia da solo. Tieni aperta questa pagina, o torna.
enter = Partecipa
leave = Non partecipare più
leave-sure = Lasciare per sempre? Le partite che non finisci sono perse.
start = Comincia ora
cancel = Chiudi il torneo
cancel-sure = Chiudere ora il torneo? Ciò che è stato giocato non conta più.
add-bot = Aggiungi un bot
link = Link a questo torneo
link-for = Chi ha questo link può partecipare.
standings = Classifica
entered = { $count ->
        [one] { $count } partecipante
       *[other] { $count } partecipanti
    }
nobody-yet = Ancora nessuno.
place = Posto
name = Nome
points = Punti
games = Partite
opponents = Avv.
    .text = Punti degli avversari
you = tu
erased = qualcuno che è andato via
is-away = non è venuto
is-out = è andato via
ties = Un punto a chi è davanti a tutti al tavolo, una parte per ognuno che si supera. A pari punti: i punti degli avversari, poi quelli di chi si è superato, poi le partite vinte. Chi riposa riceve un punto.
ties-arena = Un punto a chi è davanti a tutti al tavolo, una parte per ognuno che si supera. A pari punti: i punti per partita, poi le partite vinte.
bye = riposa
not-played = non giocata
play = Gioca
watch = Guarda
look-back = Rivedi
show-all = Mostra tutto
