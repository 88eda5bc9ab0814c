### Posizioni messe alla prova: dispute, e partite finite da riprovare.

quarrel = Esponi la tua disputa
quarrel-about = Componi una posizione, prova una mossa al vero tavolo e leggi che cosa dicono le regole: la frase, la regola e il punto. Un link contiene tutto; sul server non resta nulla.
try-about = Questo momento di una partita finita, con tutto il nascosto com’era davvero. Fai altro, scegli la fortuna, guarda le probabilità; un link contiene tutto.
untitled = La nostra domanda
question = Qual è la domanda?
set-up = Componi
try-it = Prova
share = Condividi, testo
from-text = Da un testo o da un file
from-game = Da una partita finita: apri il replay e scegli «Riprova» nel momento che vuoi.
bad-link = Questo link non si può leggere: è tagliato o troppo lungo.
# $line: il suo numero; $why: che cosa non va
line-is = Riga { $line }: { $why }
tried = Che cosa si è provato
nothing-tried = Ancora nulla: fai qualcosa al tavolo.
ways = Altre vie
in-turn = Chi è di turno
luck = Fortuna
luck-drawn = pescata
luck-hand = scelta a mano
what-comes = Che cosa esce?
keep-ruling = Conserva questa decisione
chances = Probabilità
text = Condividi, testo
link = Link
link-about = Il link contiene la posizione e tutto ciò che si è provato. Chi lo apre vede lo stesso.
copy = Copia il link
copied = Copiato
text-is = Lo stesso come scenario
take-over = Prendi questo testo
export = Esporta il file
export-record = Esporta con la partita
import = Importa un file
spread = Finisci 100 volte
spread-about = I bot giocano da qui cento volte, ogni partita con altra fortuna. Tutto ciò che è nascosto resta com’era davvero.
spread-bot = Bot
bot-greedy = Veloci
bot-beam = Riflessivi
spread-run = Falli giocare
stop = Ferma
# $count: partite finora; $all: su tante
games-of = { $count } partite su { $all }
# $share: su cento partite
wins = vince il { $share }%
# $middle, $from, $to: punteggi
scores = Metà delle partite finisce con { $middle } o più, la maggior parte tra { $from } e { $to }.
play-on = Continua da qui
play-on-about = Un nuovo tavolo comincia in questo momento, con i bot agli altri posti. Mani e pile sono com’erano davvero; ciò che si pesca da ora è nuovo.
your-seat = Il tuo posto
others = Gli altri

# The editors
piece = Pezzo
take-away = Togli
well = Con un pozzo
owner = Di
neutral = nessuno (neutrale)
board = Il tabellone
open = aperta
rock = roccia
# $space: il suo nome; $letter: del cantiere; $life: che cosa c’è
site-is = { $space }: cantiere { $letter }, { $life }
# $tile: la tessera; $owner: numero del giocatore, 0 per nessuno
tile-is = { $space }: { $tile }, { $owner ->
        [0] neutrale
       *[other] giocatore { $owner }
    }
site-hint = Premi più volte un cantiere: rivelato, poi i valori della sua Finca, poi conteggiata.
market = Mercato
# $number: della casella del mercato; $tile: che cosa c’è
market-is = Mercato { $number }: { $tile }
hand = Mano
hand-is = Togli { $tile } dalla mano
to-hand = { $tile } in mano
players = Giocatori
# $who: nome di un giocatore
turn-of = È il turno di { $who }
score = Punti
coins = Monete
# $tile: nome di un pezzo
tile-away = Togli { $tile }
tile-to = { $tile } a { $who }
stands-for = sta per
no-contest = Chiudi l’asta o la sfida
tokens = Gettoni
start = Partenza
chain = Catena
