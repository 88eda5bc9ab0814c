### Ciò che dice il client, in italiano. Ogni file di lingua definisce gli stessi messaggi e le stesse variabili.

## Around every page

page-not-loaded = Non è stato possibile caricare questa pagina.
load-again = Ricarica
# $path: the address
page-lost = Non c’è nulla a { $path }.
go-home = Alla prima pagina
close = Chiudi
more = Altro
account = Account e avvisi
keep-my-games = Conserva le mie partite
settings = Impostazioni
setting-language = Lingua
setting-theme = Tema
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
setting-letters = Lettere sulle tessere
letters-auto = se c’è spazio
letters-on = sempre
letters-off = mai
setting-pace = Ritmo degli altri
pace-calm = calmo
pace-brisk = spedito
pace-at-once = immediato
setting-patterns = Motivi sulle tessere
setting-confirm = Anteprima di una mossa, poi conferma
setting-sound = Suoni
setting-motion = Meno movimento
you-are-offline = Sei offline. Tutto il resto torna con la connessione.
server-unreachable = Il server non risponde. Riprova tra un momento.

## Home

home-title = Giochi di terra e di nervi, pronti con un clic.
guest = Ospite
home-about = Gioca contro i bot o con gli amici, subito o nell’arco di giorni. Gratis e senza account.
your-name = Il tuo nome
keep = Conserva
# $least, $most: how many can play; $more: how many more these are
players-range = { $more ->
        [0] { $most } giocatori.
       *[other] Da { $least } a { $most } giocatori.
    }
players-count = Numero di giocatori
any-players = Qualsiasi numero di giocatori
solo = Gioca da solo
opponents = Avversari
# $game: its name, $count: how many bots
solo-play = { $count ->
        [one] Gioca a { $game } contro un bot
       *[other] Gioca a { $game } contro { $count } bot
    }
who-sits = Chi siede lì
length = Durata
hints-and-undo = Suggerimenti permessi, mosse da riprendere liberamente.
with-people = Gioca con altri
also = Anche qui
also-daily = La mano del giorno
to-daily = Come sono andati gli altri
also-events = Tornei e arene
to-event = Al torneo
also-friends = Amici
also-me = I tuoi risultati
also-ratings = La classifica
also-quarrel = Esponi la tua disputa
also-made-board = Disegna il tuo tabellone
also-made-deck = Componi il tuo mazzo
first-time = Prima volta?
    .text = Impara a un vero tavolo, o leggi tutte le regole su una pagina in cui si può cercare.
# $names: who has to act, $count: how many, $since: such as: for 3 days
waits-since = { $count ->
        [one] Tocca a { $names } { $since }
       *[other] { $names } scelgono { $since }
    }
# $count: how many, here and below
since-minutes = { $count ->
        [one] da un minuto
       *[other] da { $count } minuti
    }
since-hours = { $count ->
        [one] da un’ora
       *[other] da { $count } ore
    }
since-days = { $count ->
        [one] da un giorno
       *[other] da { $count } giorni
    }
# $since: such as: for 3 days
your-turn-since = tocca a te { $since }
put-away = Metti via questo tavolo finché non vi succede qualcosa
put-away-show = { $count ->
        [one] Mostra il tavolo messo via
       *[other] Mostra i { $count } tavoli messi via
    }
find-a-game = Trova una partita
way-others = Invita con un link
    .text = Un tavolo con un link: chi ce l’ha si siede. All’inizio i bot possono prendere i posti liberi.
way-screen = Un solo schermo
    .text = Tutti giocano su questo schermo e se lo passano; ciò che è segreto resta nascosto nel frattempo.
a-bot = un bot
a-person = Una persona
# $who: which seat
name-of = Nome di { $who }
# $who: which seat
who-plays = Chi gioca come { $who }
clock = Orologio
clock-none = Senza orologio
clock-quick = 10 minuti, 5 secondi in più per mossa
clock-slow = 30 minuti, 15 secondi in più per mossa
clock-day = Un giorno per mossa
clock-days = Tre giorni per mossa
clock-steady = 15 minuti, 20 secondi in più per mossa
clock-reserve = Un giorno per mossa, 7 giorni di riserva
clock-own-bank = Minuti a scelta…
clock-own-days = Giorni a scelta…
clock-number-minutes = Minuti per tutta la partita
clock-number-seconds = Secondi in più per mossa
clock-number-days = Giorni per mossa
clock-number-reserve = Giorni di riserva per tutta la partita
visibility = Chi può venire
visibility-unlisted = Chi ha il link
    .text = Il tavolo non è in nessun elenco; chi ha il link può sedersi o guardare.
visibility-public = Tutti
    .text = Il tavolo è elencato nella prima pagina; chiunque può sedersi o guardare.
visibility-private = Solo gli invitati
    .text = Senza il link con la sua parte segreta, per gli altri il tavolo non esiste.
another-value = altro …
options = Varianti e opzioni
make-table = Crea il tavolo
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
open-tables-none = Al momento nessuno aspetta. Crea un tavolo per tutti.
filter-game = Gioco
all-games = Tutti i giochi
# $free, $players: how many
seats-free = { $free ->
        [one] { $free } posto libero su { $players }
       *[other] { $free } posti liberi su { $players }
    }
is-running = in corso
is-paused = in pausa
pace-none = senza orologio
# $days: how many
pace-days = { $days ->
        [one] un giorno per mossa
       *[other] { $days } giorni per mossa
    }
# $days: how many
pace-reserve = + { $days } di riserva
# $minutes, $seconds: how many
pace-bank = { $minutes } min + { $seconds } s
# $time: such as 2 d 3 h
left-to-you = ti resta { $time }
continue = Continua
watch = Guarda
qr-code = Il link come codice QR

## Before the start

table-loading = Si apparecchia il tavolo…
closed-slow = Il server ha chiuso questa connessione. Ricarica la pagina per tornare.
closed-restart = Il server ha chiuso questa connessione. Ricarica la pagina per tornare.
closed-resync = Il server ha perso le ultime mosse di questo tavolo. Ricarica la pagina per tornare.
closed-flood = Troppi invii in una volta. Ricarica la pagina tra un momento.
closed-revoked = Sei uscito da un’altra parte.
closed-banned = Ti hanno mandato via da questo tavolo.
closed-removed = Questo tavolo non c’è più.
waiting-for-players = In attesa di giocatori
number-awaited = il browser deve ancora aggiungere il suo numero
# $slow: yes where moves take days
numbers-awaited = Tutti i numeri sono promessi, e la partita comincia appena sono rivelati. Chi non torna per questo entro { $slow ->
        [yes] dodici ore
       *[no] 30 secondi
    } gioca senza.
table-ready = Pronti a cominciare
seat-free = posto libero
you = tu
copy-link = Copia il link
link-copied = Copiato
sit-down = Siediti
start-game = Inizia
start-with-bots = Inizia con i bot nei posti liberi
# $name: who invites, $game: its name
invites-you = { $name } ti invita a giocare a { $game }
call-friends = Invita un amico
invite-others = Invita altri giocatori
link-of-table = Il link a questo tavolo
variant = Variante
variant-usual = le regole consuete
rating = Classifica
rating-yes = la partita conta
rating-no = la partita non conta
# $option: what is chosen, $value: how
option-is = { $option }: { $value }
is-host = ospita
leave-table = Lascia il tavolo
cancel-table = Annulla il tavolo
cancel-sure = Annullare questo tavolo? Chi è seduto qui dovrà cercarne un altro.
table-cancelled = Chi ospita ha annullato questo tavolo.

## Who is at the table

at-table = Al tavolo
# $count: how many look on
watching = { $count ->
        [0] Nessuno guarda
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
is-here = qui
is-away = assente
# $day: such as 3 Dec
on-vacation = in vacanza fino al { $day }
bot-plays = gioca un bot al suo posto
is-silenced = non può scrivere
# $name: whose lines
hide-lines = Nascondi ciò che scrive { $name }
# $name: of somebody who looks on
silence = Non lasciare scrivere { $name }
# $name: whom it is about, here and below
about-person = Blocca o segnala { $name }, e altro
see-profile = Partite e classifica
block = Blocca
unblock = Non bloccare più
block-means = Non vedi più ciò che scrive { $name }, a nessun tavolo. Non sedete mai allo stesso tavolo, e { $name } non può invitarti.
befriend = Chiedi l’amicizia
# $name: who was asked
befriended = La richiesta è stata mandata a { $name }.
send-away = Manda via
send-away-means = { $name } deve lasciare questo tavolo e può tornare dopo un minuto.
ban = Escludi da questo tavolo
ban-means = { $name } deve lasciare questo tavolo e non può tornare.
unban = Lascia tornare
is-banned = { $name } non può venire a questo tavolo.
sent-away = { $name } ha dovuto lasciare il tavolo.
may-come-again = { $name } può tornare.
report = Segnala
report-why = Che cosa non va nel comportamento di { $name }?
report-means = Lo legge chi gestisce questo server, con le ultime righe della chat.
report-sent = Inviato. Grazie.

## The status bar

# $name: how the player is called
your-turn = Tocca a te, { $name }
your-turn-short = Tocca a te
# $names: who has to act, $count: how many
turn-of = { $count ->
        [0] Un momento
        [one] Tocca a { $names }
       *[other] { $names } scelgono
    }
# $names: who has won, $count: how many
game-won = { $count ->
        [0] La partita è finita
        [one] { $names } vince
       *[other] { $names } si dividono la vittoria
    }
ended-agreed = Chiusa di comune accordo.
ended-alone = Chiusa così com’era: al tavolo non c’era nessun altro.
ended-conceded = Tutti gli altri si sono arresi.
# $name: whose seat a bot has played
stand-in-of = il bot per { $name }
link-lost = Nessuna connessione.
    .again = Nulla è perso: si riprova…
    .kept = La tua scelta è conservata e parte appena la connessione torna.
# $name: how the player is called, $time: such as 12:40
time-left = A { $name } restano { $time }
# $name: how the player is called, $time, $kept: such as 12:40
time-left-kept = A { $name } restano { $time } per questa mossa e { $kept } di riserva
time-still = (il tempo è fermo)

## Around the table

rules = Regole
log-and-chat = Diario e chat
# $count: how many lines were not seen
unread = { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
say-something = Scrivi qualcosa
send = Invia
undo = Annulla
restart-turn = Ricomincia il turno
position = Posizione
choices = Che cosa puoi fare
# $what: the nearest legal action
nearest = Più vicino: { $what }
back-to-board = Torna al tabellone
look-back = Torna indietro
# $steps: how many steps ago
looking-back = { $steps ->
        [one] { $steps } mossa indietro.
       *[other] { $steps } mosse indietro.
    }
to-present = Torna al presente
to-present-turn = Torna: tocca a te
plan = Pianifica
planning = Stai pianificando il tuo turno
    .text = Nulla viene giocato prima che tocchi a te.
    .whole = Il turno è pianificato: ti verrà proposto quando toccherà a te.
    .seal = Il turno è pianificato. Sigillato, si gioca da sé quando tocca a te, se porta ancora lo stesso.
    .sealed = Questo turno è sigillato: nessuno lo sa, e si gioca da sé quando tocca a te, se porta ancora lo stesso.
plan-forget = Lascia perdere
plan-keep = Tieni il piano
plan-offered = Il tuo piano è pronto: confermalo o scegli altro.
plan-gone = Il tuo piano non è più possibile.
plan-seal = Sigilla il turno
plan-withdraw = Ritira
turn-sealed = Il tuo turno è sigillato.
since-your-turn = Dal tuo ultimo turno
game-ends = La partita è finita
skip = Salta
pass-on = Fatto, passa lo schermo
here-and-now = Qui e ora
# $name: how the player is called
pass-screen = Passa lo schermo a { $name }
    .text = Gli altri guardano altrove.
# $name: how the player is called
i-am = Sono { $name }
offer-pause = Proponi una pausa
# $name: who offers
offered-pause = { $name } vorrebbe una pausa: tutti gli orologi si fermano finché qualcuno riprende.
game-paused = Pausa
    .text = Tutti gli orologi sono fermi.
offer-end = Proponi di chiudere la partita così
# $name: who offers
offered-end = { $name } propone di chiudere la partita così.
agree = D’accordo
play-on = Si continua
concede = Arrenditi
# $players: how many play
concede-sure = { $players ->
        [2] Vuoi arrenderti? Vincerà chi gioca contro di te.
       *[other] Vuoi arrenderti? Un bot giocherà al tuo posto e finirai all’ultimo posto.
    }
record = Registro della partita
# $count: what somebody has at the end
score-of = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
score-unit = { $count ->
        [one] punto
       *[other] punti
    }
sources-title = Da dove vengono i punti
decided-title = Che cosa ha deciso
see-step = Rivedi quel momento
share-picture = Condividi l’immagine
copy-replay = Copia il link per rivedere la partita
rematch = Rivincita
# $names: who wants to play again, $count: how many
asks-again = { $count ->
        [one] { $names } vuole giocare ancora.
       *[other] { $names } vogliono giocare ancora.
    }
play-again = Gioca ancora
play-no-more = No, grazie
plays-again = gioca ancora
plays-not-again = non gioca più
is-asked = invito inviato
remind = Sollecita
# $names: who is waited for
remind-whom = Fai sapere a { $names } che stai aspettando
reminded = Sollecito inviato
# $name: who waits
nudged = { $name } ti sta aspettando.
result = Risultato
menu = Menu
turn = Turno
# $why: absent or time
bot-plays-for-you = { $why ->
        [time] Il tuo tempo è scaduto; un bot gioca per te.
       *[absent] Un bot gioca per te mentre sei via.
    }
come-back = Riprendi il mio posto

## The rules

# $game: its name
rules-of = Regole di { $game }
rules-about = Le regole con parole nostre. Dove le regole stampate lasciano una domanda aperta, ha deciso questo progetto; quei punti sono segnati «La nostra decisione», con il motivo.
rules-search = Cerca nelle regole
rules-none = Nessuna regola lo dice.
ruling = La nostra decisione
rules-contents = Indice
rules-pictures = Un turno in sei immagini
rules-print = Una pagina da stampare
# $rule: id of a rule
example-of = Esempio di { $rule }
example-try = Prova
example-again = Ricomincia
example-over = L’esempio finisce qui.

## Le regole in una pagina

rules-short = Le regole in breve
rules-all = Tutte le regole

## Suggerimenti

hint = Suggerimento
hint-title = Che cosa potresti fare
hint-thinking = Ci sto pensando…
hint-show = Mostra sul tavolo
hint-scores = Punti finali attesi
hint-about = Quota di vittorie in partite simulate a partire da ciò che puoi sapere.
count-for-ratings = Conta per la classifica
    .text = Allora nessuno può chiedere suggerimenti, e chi se ne va ha perso.
allow-hints = Permettere i suggerimenti
    .text = Di solito può chiederne solo chi gioca contro i bot o su un solo schermo.

## Replays

replay = Rivedi
analysis = Analisi
coach = Il tuo allenatore
# $turn: number of a turn
coach-turn = Turno { $turn }
coach-ask = Chiedi all’allenatore
coach-practise = Esercitati
coach-looks = L’allenatore guarda ogni turno …
replays = Partite da rivedere
replays-none = Qui non c’è ancora nessuna partita finita.
replays-more = Mostra altre
# $date: when the game ended
ended-on = finita il { $date }
# $date: when it was brought here
imported-on = importata il { $date }
filter-name = Nome di un giocatore
only-mine = Solo le mie
import-record = Importa una partita
    .text = Una partita giocata altrove, da un file o incollata. Ogni riga viene controllata secondo le regole prima di essere conservata; poi chiunque può ripercorrerla qui.
import-file = Scegli un file
import-paste = Oppure incolla la partita
import-do = Controlla e conserva
log = Diario
chart = Grafico
# $measure: what is drawn, such as points
chart-of = { $measure } durante la partita
chart-shows = Che cosa mostra il grafico
step-number = Mossa
# $at, $last: numbers of moves
step-of = Mossa { $at } di { $last }
# $asked: what the address asked for, $last: how many moves there are
step-missing = In questa partita non c’è la mossa { $asked }: le mosse vanno da 0 a { $last }.
set-up = Il tavolo come è stato preparato.
go-through = Attraverso la partita
go-start = All’inizio
go-end = Alla fine
turn-back = Un turno indietro
turn-on = Un turno avanti
step-back = Una mossa indietro
step-on = Una mossa avanti
play = Riproduci
pause = Pausa
speed = Velocità
seen-by = Vista da
spectator = Spettatore
try-again = Riprova
export = Esporta
export-about = La partita è un testo che chiunque può leggere; si può importare di nuovo, qui o altrove, e controllare con «terroir verify».
export-text = Partita come testo
export-json = Partita come JSON
# $at: number of the move
copy-moment = Copia un link alla mossa { $at }
link-to-moment = Link a questo momento
fair = Sorte?
fair-title = La sorte è stata leale?
fair-checking = Si estrae tutto di nuovo…
fair-answer-unpromised = Questa partita non porta né promessa né segreto, quindi non c’è nulla da controllare: è stata scritta altrove, oppure non è finita.
fair-answer-insecure = I browser calcolano queste cose solo per pagine in https o sul proprio computer. «terroir verify» controlla anche la partita esportata.
fair-answer-witnessed = Sì. Nessuno ha potuto scegliere le estrazioni, nemmeno questo server.
fair-answer-mixed = Così sembra: c’è il numero di ogni persona. Chi ha giocato può vederlo con certezza nel proprio browser.
fair-answer-withheld = Nulla è stato estratto di nuovo, ma un numero promesso non è stato rivelato. Chi lo ha tenuto per sé ha potuto scegliere, insieme al server, se conta.
fair-answer-redrawn = Nulla è stato estratto di nuovo. Ma questa partita è nata prima che i browser aggiungessero numeri, o altrove: nessuno può vedere se il suo segreto sia stato scelto onestamente.
fair-answer-no = No. Qualcosa non è come deve essere.
fair-alarm = La promessa o il tuo numero non è quello che questo browser ha conservato prima della partita. Guarda «Sorte?».
fair-promise-seen = La promessa che questo browser ha visto prima della partita è quella aperta alla fine.
fair-other-promise = La promessa non è quella che questo browser ha visto prima della partita.
# $name: whose number it is
fair-other-number = Il numero che questo browser ha dato per { $name } non c’è. Se hai aperto il tavolo in due browser nello stesso momento, guarda nell’altro; se no, il server ha barato.
fair-chosen-number = Il numero di { $name } manca, è troppo corto, uguale a un altro o dato a un bot: qualcuno può averlo scelto.
# $name: whose number it is
fair-broken-number = Il numero di { $name } non è quello di cui è stata pubblicata l’impronta prima della partita.
# $names: whose numbers are missing
fair-missing-numbers = Mai rivelato: il numero di { $names }. Di solito una pagina è stata chiusa prima dell’inizio.
fair-promise-kept = Prima di ogni estrazione il tavolo ha pubblicato l’impronta di un segreto. Il segreto mostrato alla fine ha esattamente questa impronta (SHA-256, calcolata in questo browser).
fair-promise-broken = Il segreto mostrato non è quello di cui è stata pubblicata l’impronta.
# $count: how many draws
fair-draws = { $count ->
        [one] L’unica estrazione di questa partita è stata rifatta in questo browser dal segreto e dalla parte dei giocatori, e ha dato lo stesso.
       *[other] Tutte le { $count } estrazioni di questa partita sono state rifatte in questo browser dal segreto e dalla parte dei giocatori, e hanno dato lo stesso.
    }
# $number: which draw, $came: what came, $fair: what should have come
fair-draw-other = L’estrazione { $number } era «{ $came }»; il segreto e la parte dei giocatori danno «{ $fair }».
# $names: who gave something
fair-own-number = C’è anche il tuo numero. Hanno aggiunto numeri: { $names }. I bot non ne aggiungono.
# $names: players
fair-promised-numbers = C’è anche il tuo numero. Hanno aggiunto numeri: { $names }. Ognuno era promesso prima che il tuo fosse rivelato, e ogni promessa è stata mantenuta. I bot non ne aggiungono.
fair-nonces = Dopo la promessa hanno aggiunto numeri: { $names }. I bot non ne aggiungono.
fair-others = Se i numeri degli altri sono davvero i loro, lo vedono nei loro browser: è certo solo insieme.
fair-story = Come funziona: prima della partita il tavolo chiude un segreto in una scatola e mostra a tutti la serratura: è la promessa. Poi ogni browser mette in una busta un numero che nessuno poteva indovinare. Le buste si aprono solo quando sono tutte sul tavolo, così nessuno può scegliere il suo numero in base agli altri. Solo il segreto e tutti i numeri insieme dicono che cosa si estrae. Alla fine la scatola si apre: chiunque può vedere che la serratura è la stessa, ed estrarre tutto di nuovo.
fair-counts = Estratti e attesi
fair-piece = Pezzo, come nella partita scritta
fair-came = Estratti
fair-expected = Attesi
# $expected: how often a piece was to be expected
fair-about = { NUMBER($expected, maximumFractionDigits: 1) }
fair-kept = Che cosa questo browser ha conservato prima della partita, per «terroir verify»:
fair-limits = Quanti pezzi di ogni tipo potevano uscire a ogni estrazione lo ha detto il server. Chi non si fida esporta la partita ed esegue «terroir verify»: allora lo dice la propria copia delle regole.
fair-numbers = I numeri
given-title = Questo browser tiene il conto
# $given: how many numbers; $began: how many games
given = { $given ->
        [one] Hai dato un numero,
       *[other] Hai dato { $given } numeri,
    } { $began ->
        [0] nessuna partita è cominciata.
        [one] è cominciata una partita.
       *[other] sono cominciate { $began } partite.
    }
given-why = Un server a cui non piace ciò che uscirebbe potrebbe chiudere il tavolo e offrirne un altro. Non può nascondertelo: solo un numero dato gli dice che cosa uscirebbe.
given-open = Non è ancora cominciata.
given-host = Chi ospita ha chiuso il tavolo.
given-event = Il torneo ha chiuso il tavolo: troppo pochi.
given-time = Nessuno è venuto in tempo.
given-server = Il server ha chiuso il tavolo.
given-gone = Il server non conserva più questo tavolo.
given-log = Che cosa sarebbe uscito

## Lezioni

learn = Imparare
learn-in-five = Impara in 5 minuti
learn-title = Imparare a giocare
learn-about = Pochi minuti a un vero tavolo: una frase alla volta, una cosa da fare. Le lezioni si possono lasciare, riprendere e ripetere.
# $game: the name of a game
learn-begin = Impara { $game }
learn-first = È la tua prima partita?
learn-first-about = In cinque minuti al tavolo impari tutto quello che serve, passo per passo.
learn-later = Gioca subito
lessons-all = Tutte le lezioni
lesson = Lezione
# $number: which lesson; $count: of how many
lesson-of = Lezione { $number } di { $count }
lesson-back = Indietro
lesson-skip = Salta la lezione
lesson-skip-sure = Saltare questa lezione?
lesson-stay = Resta qui
lesson-read = Leggi, poi continua.
lesson-go-on = Continua
lesson-show = Mostrami
lesson-learnt = Imparata
lesson-done = Bene, questa lezione è finita.
lesson-all-done = Ora conosci il gioco. Questa partita continua, contro un bot facile.
lesson-again = Ripeti
lesson-next = Prossima lezione
lesson-play-on = Continua questa partita
