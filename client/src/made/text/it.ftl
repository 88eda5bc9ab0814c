### Tabelloni e mazzi propri. Ogni file di lingua definisce gli stessi messaggi e le stesse variabili.

title = Il tuo tabellone o mazzo
title-board = Il tuo tabellone
title-deck = Il tuo mazzo
about-board = Disegna un tabellone, o ricopia quello della tua scatola. Le regole lo controllano mentre disegni; poi giocaci, conservalo in questo browser o portati via il file.
about-deck = Scegli quante carte ci sono di ogni tipo, o ricopia i numeri del tuo mazzo stampato. Le regole lo controllano; poi giocaci, conservalo in questo browser o portati via il file.
untitled = Il mio
draw = Disegna
# Che cosa si può disegnare su una casella
ground-open = Aperta
ground-rock = Roccia
ground-bush = Terreno
# $letter: del cantiere
ground-site = Cantiere { $letter }
# $space: il suo nome; $what: che cosa c’è
space-is = { $space }: { $what }
board = Il tabellone
side = Partita
side-long = Lunga (da A a O)
side-short = Corta (da A a L)
columns = Colonne
rows = Righe
shared-roads = Una casella può essere strada di due cantieri
market = Mercato
market-is = Caselle da 1 a 12, un punto dove non ce n’è. Ogni riga e ogni colonna è una fila da comprare.
clear = Svuota il tabellone
# $count: carte
cards-in-all = { $count } carte in tutto
# $count: fiori sulla carta
flowers = { $count ->
        [one] Sfida, 1 fiore
       *[other] Sfida, { $count } fiori
    }
# $card: nome della carta
one-less = Una carta { $card } in meno
one-more = Una carta { $card } in più
judged = Che cosa dicono le regole
valid = Tutto bene: ci si può giocare.
# $count: cose che non vanno
faults = { $count ->
        [one] Una cosa non va:
       *[other] { $count } cose non vanno:
    }
play = Giocaci
play-alone = Da solo, contro i bot
play-friends = Con amici
keep = Conservalo
name = Nome
keep-here = Conserva in questo browser
export = Esporta il file
import = Importa un file
# $title: come si chiama
is-kept = «{ $title }» è conservato in questo browser.
is-forgotten = «{ $title }» non è più conservato.
cannot-keep = Questo browser non conserva nulla: esporta piuttosto il file.
kept-here = Conservati in questo browser
forget = Dimentica «{ $title }»
begin-with = Comincia da
