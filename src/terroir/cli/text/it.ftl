### La riga di comando in italiano. Tutti i file di lingua definiscono gli stessi messaggi e le stesse variabili.

## Menu

menu-spaces = { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
menu-ways = { $count ->
        [one] { $count } modo
       *[other] { $count } modi
    }
go-back = ⏎ torna a tutto il menu
# $number: che cosa è stato scritto; $numbers: quelli che ci sono
no-number = Il numero { $number } non c’è: scegli fra { $numbers }.
# $page, $pages: whole numbers
page-of = ⏎ il resto · pagina { $page } di { $pages }
more-news = … e altri { $count } prima: log mostra tutto.

## Durante una partita

# $commitment: un numero esadecimale che fissa tutte le estrazioni
promise = Le estrazioni di questa partita sono fissate da un segreto. Il suo impegno: { $commitment }
no-promise = Questa partita è arrivata senza il segreto delle estrazioni: da qui in poi non sono verificabili.
kept-in = La partita è conservata in { $file } dopo ogni azione.
help-hint = Scegli un numero o scrivi un’azione; help spiega tutto.
help-more = help mostra tutto ciò che puoi scrivere.
help-title = Che cosa puoi scrivere
command-number = un numero
    .text = scegli quella riga del menu, o quella casella del tabellone
command-notation = un’azione
    .text = come la scrive la partita, il suo inizio, o solo una casella se è chiaro
command-help = help, help REGOLA, help SEZIONE
    .text = questo elenco; una regola; una sezione delle regole
command-rules = rules
    .text = tutte le regole
command-why = why AZIONE
    .text = posso farlo? Se no: quale regola lo vieta e che cosa ci si avvicina di più
command-hint = hint
    .text = i turni migliori, quanto è probabile che vincano, e perché
command-undo = undo
    .text = riprendi la tua ultima azione di questo turno, se nel frattempo non si è saputo nulla; o l’ultimo passo di una scelta segreta
command-restart = restart
    .text = riprendi tutto il turno, per quanto possibile
command-log = log
    .text = tutto ciò che è successo
command-look = look
    .text = che cos’altro c’è sul tavolo: gli scarti, le carte viste da tutti
command-save = save FILE
    .text = conserva una copia della partita com’è adesso, con tutto ciò che è nascosto, per riprenderla
command-export = export FILE
    .text = scrivi la partita come puoi conoscerla; intera quando è finita
command-back = back, o solo ⏎
    .text = da una scelta più precisa torna a tutto il menu
command-quit = quit
    .text = esci; la partita è conservata, e terroir play --resume la continua
more-pages = ⏎ avanti · q torna alla partita
last-page = ⏎ torna alla partita
ruling = La nostra decisione:
no-topic = Nelle regole non c’è nulla di nome “{ $topic }”: prova rules.
it-is-legal = Sì, è permesso: { $action }
no-undo = Non c’è nulla da riprendere: in questo turno non hai agito, o nel frattempo si è saputo qualcosa.
taken-back = Azione ripresa.
save-where = Dove scriverla? Per esempio: { $command } mia.game
saved-as = Salvata in { $file }.
# $name: di chi è il turno
pass-on = Lo schermo è ora per { $name }. Premi ⏎ quando nessun altro guarda.
no-clock = Qui non c’è orologio: si chiede a ciascuno a turno, finché nessuno aggiunge più nulla.
# $option: nome di un’opzione; $instead: il suo valore senza orologio
# $default: name of a level
how-strong = Quanto forti devono essere gli altri? ⏎ vuol dire { $default }.
option-needs-clock = { $option } richiede un orologio, e qui non c’è: vale invece { $option }={ $instead }.
won = vince
# $command: che cosa scrivere
left = La partita è conservata. Per continuarla: { $command }
check-it = È stato estratto tutto onestamente? { $command }
look-again = Per rivederla: { $command }

## Altri comandi

replay-keys = ⏎ o n avanti · p indietro · un numero · e alla fine · q esci
verified-record = { $steps ->
        [one] { $steps } passo segue le regole, e il risultato è giusto.
       *[other] Tutti i { $steps } passi seguono le regole, e il risultato è giusto.
    }
verified-draws = { $draws ->
        [one] { $draws } estrazione è quella promessa.
       *[other] Tutte le { $draws } estrazioni sono quelle promesse.
    }
verified-unbegun = La partita non è mai cominciata. La promessa si apre; le estrazioni sono quelle che sarebbero venute.
verified-withheld = Un numero promesso non è stato rivelato: con il server, il suo giocatore ha potuto scegliere se conta.
verified-redrawn = Giocata senza numeri dei giocatori, come tutte all’inizio e quelle nel terminale: questo mostra che nulla è stato estratto di nuovo, non che il segreto sia stato scelto onestamente.
verified-mixed = Ogni persona ha aggiunto un numero dopo l’impegno. Chi ha conservato l’impegno e il proprio numero può verificare con --kept che nessuno ha scelto le estrazioni.
verified-witnessed = L’impegno e il numero sono quelli che hai conservato: nessuno ha scelto le estrazioni.
verified-commitment = Confronta l’impegno con quello mostrato prima della partita: { $commitment }
not-verified = Non in ordine:
client-other = Questo file non è quello di questa versione: { $file }
client-same = Tutti i { $files } file della pagina sono quelli di questa versione.
simulating = Partite
by-bot = Bot
by-seat = Posto
column-games = Partite
column-wins = Vittorie
column-points = Punti
column-confidence = 95 %
column-option = Opzione
column-values = Valori
column-meaning = Significato
a-variant = variante
# dopo i valori di un’opzione che ammette anche altri testi
other-values = altri
# numeri, con un decimale ciascuno
simulated = { $games } partite; in media { $turns } turni, { $decisions } decisioni tra { $choices } azioni, { $milliseconds } ms
scenario-ok = { $count ->
        [one] { $count } scenario è come previsto.
       *[other] Tutti i { $count } scenari sono come previsto.
    }
scenario-failed = { $failed } scenari su { $count } non sono come previsto.

## L’arena

column-against = { $bot } contro
column-rating = Forza
# $first, $low and $high: a bot and Elo numbers; $ratio, $bound: numbers
sprt-better = Deciso: { $first } è migliore di { $second }, di { $high } Elo piuttosto che di { $low } (rapporto di verosimiglianza { $ratio } su { $bound }, in logaritmo).
sprt-not-better = Deciso: { $first } non è migliore di { $second }, { $low } Elo piuttosto che { $high } (rapporto di verosimiglianza { $ratio } su { $bound }, in logaritmo).
sprt-undecided = Indeciso tra { $low } e { $high } Elo per { $first } contro { $second }: rapporto di verosimiglianza { $ratio } su { $bound }, in logaritmo; altre partite lo direbbero.
# $games, $deals: how many; $thinking: “greedy 1.9 ms, random 0.1 ms”
contested = { $games } partite di { $deals } distribuzioni; riflessione a partita: { $thinking }
bot-faults = { $bot } ha perso { $games ->
        [one] una partita
       *[other] { $games } partite
    } per colpa propria: { $why }
bot-failed = Il bot { $name } ha commesso un errore e ha perso: { $why }. Il caso gioca al posto suo.

admin-reports = Segnalazioni: { $reports }.
# $person, $by: a name and an id; $table: the id of a table
admin-report = Su { $person }, da { $by }, al tavolo { $table }:
admin-settled = risolta
admin-log = Interventi: { $deeds }.
admin-done = Fatto.
admin-moderators = Moderatori: { $moderators }.
admin-bot = { $name } è la persona { $person }. Il token, mostrato solo ora:

db-upgraded = La base di dati ha lo schema { $version }, il più recente.
db-copying = Copia
db-checking = Verifica
db-pruning = Pulizia
# $unbegun, $finished, $abandoned: how many
db-pruned = Rimossi: tavoli mai iniziati { $unbegun }, partite finite { $finished }. Chiuse: partite abbandonate { $abandoned }.
db-would-prune = Da rimuovere: tavoli mai iniziati { $unbegun }, partite finite { $finished }. Da chiudere: partite abbandonate { $abandoned }.
db-copied = { $rows ->
        [one] { $rows } riga è stata scritta in { $file }.
       *[other] { $rows } righe sono state scritte in { $file }.
    }
db-restored = { $rows ->
        [one] { $rows } riga è stata ripresa da { $file }.
       *[other] { $rows } righe sono state riprese da { $file }.
    }
db-checked = Tavoli: { $tables }, voci nei loro registri: { $entries }.
db-replayed = Partite rigiocate secondo le regole: { $games }; di altre versioni delle regole, non rigiocate: { $others }.
db-in-order = Tutto è come è stato scritto.
db-not-in-order = { $findings ->
        [one] { $findings } tavolo non è in ordine.
       *[other] { $findings } tavoli non sono in ordine.
    }

## Rivedere una partita

# $turns: quanti; $file: dove sta la pagina
analysed = { $turns } turni giudicati: { $file }
# $game: titolo di un gioco
analysis-title = { $game }: una partita rivista
analysis-running = La partita non è ancora finita.
# $nodes: numero intero
analysis-how = Ogni turno è stato giudicato con ciò che il giocatore sapeva allora, con { $nodes } partite simulate.
analysis-winning = Chi stava vincendo
analysis-turns = turno
analysis-luck-and-skill = Fortuna e abilità
    .text = Ciò che i propri turni hanno sprecato; ciò che le pescate, e ciò che nessuno prevedeva, hanno dato e tolto; e ciò che gli altri hanno sprecato. In punti di probabilità di vittoria: insieme portano dalla prima probabilità al risultato. Ciò che può essere un caso conta come fortuna.
analysis-mistakes = I turni che erano errori
analysis-no-mistakes = Nessuno che si possa distinguere dal caso.
analysis-column-turn = Turno
analysis-column-player = Giocatore
analysis-column-verdict = Giudizio
analysis-column-played = Giocato
analysis-column-better = Meglio
analysis-column-why = Che cosa porta
analysis-coach = Che cosa direbbe l’allenatore
analysis-column-own = scelte proprie
analysis-column-luck = fortuna
analysis-column-others = errori altrui
analysis-deals = Offerte e sfide
analysis-column-deal = che cosa
analysis-column-paid = pagato
analysis-column-worth = valore
# $points: punti di probabilità di vittoria persi
analysis-flag-1 = imprecisione, −{ $points } %
analysis-flag-2 = errore, −{ $points } %
analysis-flag-3 = errore grave, −{ $points } %
# $actions: what to do; $share: percent; $points: final score
hint-turn = { $actions }: { $share } % di vittoria, punteggio finale circa { $points }

## Imparare un gioco

# $game: title of a game; $count: how many lessons
learn-title = Imparare { $game }: { $count } lezioni
# $number: which lesson; $title: what it is about
learn-lesson = { $number }  { $title }
learn-read = ⏎ continua · skip salta · quit esci
learn-do = numero o azione · show mostra · skip salta · quit esci
# $action: in notation
learn-shown = Così: { $action }
learn-play-on = Ora conosci il gioco. ⏎ continua questa partita contro un bot facile; quit per uscire.
learn-left = Per riprendere: { $command }

## Posizioni d’esercizio

# $players: how many sit there
puzzle-players = { $players } giocatori
puzzle-do = numero o azione · hint aiuto · answer soluzione · again da capo · quit esci
puzzle-right = È questo!
puzzle-as-good = Buono quanto la soluzione!
# $points: percent of the victory
puzzle-wrong = C’è di meglio: questo turno cede circa il { $points } % della vittoria. Riprova.
# $actions: in notation
puzzle-answer = Il turno migliore: { $actions }
# $reasons: what the turn brings
puzzle-brings = Porta: { $reasons }.
# $actions: in notation; $share, $decoy: percent
puzzle-decoy = Da qui vince circa il { $share } % delle partite. { $actions } sembra buono, ma ne vince solo il { $decoy } %.
