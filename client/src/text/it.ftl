### Ciò che dice il client, in italiano. Ogni file di lingua definisce gli stessi messaggi e le stesse variabili.

## Around every page

page-not-loaded = Non è stato possibile caricare questa pagina.
load-again = Ricarica
# $path: the address
page-lost = Non c’è nulla a { $path }.
go-home = Alla prima pagina
close = Chiudi
more = Altro
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
setting-patterns = Motivi sulle tessere
setting-confirm = Anteprima di una mossa, poi conferma
setting-sound = Suoni
setting-motion = Meno movimento
server-unreachable = Il server non risponde. Riprova tra un momento.

## Home

home-title = Due giochi di terra e di nervi, pronti con un clic.
play-now = Gioca ora
guest = Ospite
home-about = Gioca contro i bot o con gli amici, subito o nell’arco di giorni. Gratis e senza account.
your-name = Il tuo nome
keep = Conserva
# $least, $most: how many can play
players-range = Da { $least } a { $most } giocatori.
players-count = Numero di giocatori
any-players = Qualsiasi numero di giocatori
way-others = Invita con un link
    .text = Un tavolo con un link: chi ce l’ha si siede. All’inizio i bot possono prendere i posti liberi.
way-screen = Un solo schermo
    .text = Tutti giocano su questo schermo e se lo passano; ciò che è segreto resta nascosto nel frattempo.
a-person = Una persona
# $level: how strong
bot-of = Bot: { $level }
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
your-tables-none = Ancora nessuno. Il primo è a un clic.
open-tables = Tavoli aperti
open-tables-none = Al momento nessuno aspetta. Crea un tavolo per tutti.
filter-game = Gioco
all-games = Tutti i giochi
# $free, $players: how many
seats-free = { $free } posti liberi su { $players }
is-running = in corso
pace-none = senza orologio
# $days: how many
pace-days = { $days ->
        [one] un giorno per mossa
       *[other] { $days } giorni per mossa
    }
# $minutes, $seconds: how many
pace-bank = { $minutes } min + { $seconds } s
continue = Continua
watch = Guarda
qr-code = Il link come codice QR
start-with-bots = Se inizi ora, i bot prendono i posti liberi.

## Before the start

table-loading = Si apparecchia il tavolo…
closed-slow = Il server ha chiuso questa connessione. Ricarica la pagina per tornare.
closed-restart = Il server ha chiuso questa connessione. Ricarica la pagina per tornare.
closed-flood = Troppi invii in una volta. Ricarica la pagina tra un momento.
closed-revoked = Sei uscito da un’altra parte.
waiting-for-players = In attesa di giocatori
seat-free = posto libero
you = tu
copy-link = Copia il link
link-copied = Copiato
sit-down = Siediti
start-game = Inizia

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
link-lost = Connessione persa. Nulla è perso: si riprova…
# $name: how the player is called, $time: such as 12:40
time-left = A { $name } restano { $time }

## Around the table

rules = Regole
log-and-chat = Diario e chat
say-something = Scrivi qualcosa
send = Invia
undo = Annulla
restart-turn = Ricomincia il turno
position = Posizione
choices = Che cosa puoi fare
# $what: the nearest legal action
nearest = Più vicino: { $what }
back-to-board = Torna al tabellone
# $name: how the player is called
pass-screen = Passa lo schermo a { $name }
    .text = Gli altri guardano altrove.
# $name: how the player is called
i-am = Sono { $name }
offer-end = Proponi di chiudere la partita così
# $name: who offers
end-offered = { $name } propone di chiudere la partita così.
agree = D’accordo
play-on = Si continua
concede = Arrenditi
concede-sure = Vuoi arrenderti? Un bot giocherà al tuo posto.
record = Registro della partita
rematch = Rivincita
result = Risultato
# $seat: number of the seat
bot-name = Bot { $seat }
menu = Menu
turn = Turno
bot-plays-for-you = Un bot gioca per te mentre sei via.
come-back = Riprendi il mio posto

## The rules

# $game: its name
rules-of = Regole di { $game }
rules-about = Le regole con parole nostre. Dove le regole stampate lasciano una domanda aperta, ha deciso questo progetto; quei punti sono segnati «La nostra decisione», con il motivo.
rules-search = Cerca nelle regole
rules-none = Nessuna regola lo dice.
ruling = La nostra decisione
rules-contents = Indice

## Le regole in una pagina

rules-short = Le regole in breve
rules-all = Tutte le regole

## Suggerimenti

announcements = Che cosa succede
hint = Suggerimento
hint-title = Che cosa potresti fare
hint-thinking = Ci sto pensando…
hint-show = Mostra sul tavolo
hint-scores = Punti finali attesi
hint-about = Quota di vittorie in partite simulate a partire da ciò che puoi sapere.
allow-hints = Permettere i suggerimenti
    .text = Di solito può chiederne solo chi gioca contro i bot o su un solo schermo.
