### Ciò che dicono tutti i giochi, in italiano. Tutti i file di lingua definiscono gli stessi messaggi e variabili.

# $seat: numero di un posto, contato da 1
seat = Giocatore { $seat }
# $name: come si chiama un giocatore
seat-name = { $name }

## Perché un’azione è rifiutata

# $seat: a chi tocca
not-your-turn = Non è il tuo turno: tocca al giocatore { $seat }.
game-over = La partita è finita.
waiting-for-chance = C’è ancora un’estrazione da fare; un attimo di pazienza.
# $text: che cosa è stato scritto
unknown-action = Non conosco un’azione «{ $text }».
# $expected: un esempio della forma giusta
malformed-action = Non riesco a leggere «{ $text }»; dovrebbe essere piuttosto { $expected }.
# $word: che cosa è stato scritto; $known: le parole che vanno bene
malformed-word = «{ $word }» non va bene; a scelta: { $known }.
# $low e $high: i limiti
malformed-number = «{ $word }» dovrebbe essere un numero intero da { $low } a { $high }.
stale-action = Nel frattempo la partita è andata avanti: guarda di nuovo e ripeti la scelta.
# $action: la notazione di un’azione permessa
nearest-legal = Mossa permessa più vicina: { $action }
# $rule: identificativo di una regola
rule-cited = Regola { $rule }

## Livelli dei bot

# $level: how strong, $seat: number of the seat
bot-name = Bot { $level } { $seat }
level-novice = Principiante
    .text = Conosce le regole, trascura molto e spesso prova qualcosa.
level-casual = Occasionale
    .text = Gioca per divertirsi e trascura una cosa o due.
level-practised = Esperto
    .text = Un buon avversario per una serata qualunque.
level-strong = Forte
    .text = Pensa in anticipo e sbaglia di rado.
level-master = Maestro
    .text = Il più forte possibile senza farti aspettare.
