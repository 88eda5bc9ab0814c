### What practice positions of Chicorée ask, in Italian: a title, the task (.task), a hint (.hint) and why the best
### turn is the best (.why). Every language file defines the same messages.

# $card: la carta all’asta; $tokens: quanto possiede il giocatore; $bid: l’offerta migliore, 0 per passare
practice-auction = Quanto vale per te questa carta?
    .task = { chicoree-card } è all’asta: rilanci o passi?
    .hint = Hai { chicoree-tokens }. Quanto ti resterà per le prossime aste?
    .why = { $bid ->
        [0] A questo prezzo la carta { chicoree-card } è troppo cara: i tuoi { chicoree-tokens } rendono di più nelle prossime aste.
       *[other] Anche per { $bid }, { chicoree-card } vale il suo prezzo per te.
    }
practice-fist = Quanti nel pugno?
    .task = { chicoree-card } si vende a pugno chiuso. Ogni offerta è persa.
    .hint = Hai { chicoree-tokens }, e ogni offerta è persa. Quanto possono offrire gli altri?
    .why = { $bid ->
        [0] Ogni offerta è persa, chiunque vinca: qui i tuoi { chicoree-tokens } valgono più di { chicoree-card }.
       *[other] Un’offerta di { $bid } prende { chicoree-card } abbastanza spesso da valere i suoi gettoni.
    }
# $shown: carte mostrate; $flowers: i loro fiori
practice-challenge = Sfidare o rinunciare?
    .task = Tutti mostrano insieme le carte. Quali mostri?
    .hint = { $shown ->
        [0] Ogni carta mostrata è persa. Ne vale la pena?
        [one] Basta una carta.
       *[other] Ce ne vogliono { $shown }.
    }
    .why = { $shown ->
        [0] Gli altri mostrano più di quanto tu possa dare: chi non mostra nulla non perde nulla.
       *[other] { $flowers } fiori vincono abbastanza spesso da ripagare le carte perse.
    }
# $card: la carta venduta; $tokens: quanto vale per il giocatore
practice-debt = Quale carta vendi?
    .task = Devi dei gettoni. Quale carta metti all’asta?
    .hint = Vendi ciò di cui puoi fare a meno e che gli altri pagheranno.
    .why = Perdi poco: per te { chicoree-card } vale solo circa { chicoree-tokens }.
# $what: ciò che conta di più nel turno
practice-turn = E adesso?
    .task = Calare, giocare o tenere? Fai il tuo turno fino alla pesca.
    .hint = { $what ->
        [strike] C’entra una carta rossa: chi è il più pericoloso?
        [special] C’entra una carta ocra.
        [joker] C’entra il jolly: come quale tappa?
        [step] C’è una tappa da calare. Che cosa conviene tenere in mano?
        [start] C’è una Partenza da calare.
       *[nothing] Non tutto ciò che si può calare va calato ora.
    }
    .why = { $what ->
        [strike] Ferma chi altrimenti arriverebbe primo.
        [special] Le carte pescate valgono più dell’attesa.
        [joker] In quel posto il jolly rende di più.
        [step] La tappa ti avvicina alla fine della catena, e nulla va sprecato.
        [start] Da ora la Partenza paga a ogni turno.
       *[nothing] Ciò che resta in mano è al sicuro, e varrà di più.
    }
