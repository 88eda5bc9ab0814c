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
replay = Rivedi
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
