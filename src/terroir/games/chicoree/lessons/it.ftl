### What the lessons of Chicorée say, in Italian: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-chain = La catena
lesson-chain-1 = Sette tappe, dai semi all’esportazione: chi le cala tutte per primo vince.
lesson-chain-2 = La tua carta Partenza, qui l’Egitto, apre la catena: senza, non cali nessuna tappa.
lesson-chain-3 = A ogni turno puoi calare una tappa, sempre la prossima. Comincia dai semi.
    .task = Cala Comprare i semi.
    .else = Non ancora: prima i semi.
lesson-chain-4 = Poi viene Seminare. Ma si cala una sola tappa per turno: deve aspettare.

lesson-income = La rendita
lesson-income-1 = Niente più da calare? Pesca due carte: una coperta, una che vedono tutti.
    .task = Pesca le tue carte.
    .else = Pesca per finire il turno.
lesson-income-2 = È cominciato il tuo prossimo turno: l’Egitto ti ha pagato quattro gettoni.
lesson-income-3 = E il tuo Negozio ha preso un gettone da ogni avversario. Lo fa a ogni turno.

lesson-auction = Asta aperta
lesson-auction-1 = La seconda carta si mostra a tutti. Una tappa o una Partenza si vende subito.
    .task = Pesca le tue carte.
    .else = Pesca per finire il turno.
lesson-auction-2 = Le tappe da 1 a 5 si vendono apertamente: si rilancia o si passa, finché nessuno offre di più.
    .task = Offri 1 gettone.
    .else = Si può. Ma comincia basso: offri 1.
lesson-auction-3 = Il bot offre due. Questo Raccolto ti serve: sali a tre.
    .task = Offri 3 gettoni.
    .else = Passare vuol dire cederlo, e più di tre è uno spreco. Offri 3.

lesson-fist = Pugno chiuso
lesson-fist-1 = Altre carte si vendono a pugno chiuso. Pescane una.
    .task = Pesca le tue carte.
    .else = Pesca per finire il turno.
lesson-fist-2 = Per Partenze, Negozi e carte Esportare tutti offrono in segreto, e ogni offerta è persa.
    .task = Prendi 4 gettoni nel pugno.
    .else = Un bluff per un’altra volta. Qui prendi 4 gettoni.
lesson-fist-3 = Quattro era l’offerta più alta: il Negozio è tuo. La banca tiene tutto, anche le offerte di chi ha perso.

lesson-challenge = La sfida
lesson-challenge-1 = Una carta Sfida riguarda tutti. Pescane una.
    .task = Pesca le tue carte.
    .else = Pesca per finire il turno.
lesson-challenge-2 = Scegli carte in segreto. Chi ha più fiori vince un gettone per ogni fiore sul tavolo.
    .task = Scegli i tre fiori e mostrali.
    .else = Ogni carta mostrata è persa: mostra solo i tre fiori.
lesson-challenge-3 = Tre fiori erano il massimo, e sul tavolo ce n’erano sei: sei gettoni per te.

lesson-specials = Carte speciali
lesson-specials-1 = Le carte rosse danneggiano gli altri: Malattia distrugge un Raccolto.
    .task = Gioca Malattia contro il bot che ha il Raccolto.
    .else = Può aspettare. Prima gioca Malattia.
lesson-specials-2 = Le carte ocra ti aiutano: pesca due carte.
    .task = Gioca Salute.
    .else = Può aspettare. Prima gioca Salute.
lesson-specials-3 = La Cicoria è il jolly: sta per qualsiasi tappa della catena.
    .task = Cala la Cicoria come fabbrica.
    .else = Può aspettare. Cala la Cicoria come fabbrica.

lesson-debt = I debiti
lesson-debt-1 = Hai un gettone. Il tuo vicino ha un Negozio e una carta Esportare: pesca, e poi paga.
    .task = Pesca le tue carte.
    .else = Pesca per finire il turno.
lesson-debt-2 = Dovevi tre gettoni e ne avevi uno. Vendi una carta all’asta per pagare il resto.
    .task = Offri il Raccolto.
    .else = Nessuno darebbe due gettoni per quella. Offri il Raccolto.
lesson-debt-3 = Pagato. Chi neanche così può pagare è fallito ed esce dal gioco.

lesson-winning = Vincere
lesson-winning-1 = Oltre alla tua tappa puoi calare Negozi, appena qualcuno ha calato un Raccolto.
    .task = Cala il Negozio.
    .else = Bene, ma prima cala il Negozio.
lesson-winning-2 = E ora la quinta tappa della tua catena.
    .task = Cala Tostare.
    .else = Non ancora: prima cala Tostare.
lesson-winning-3 = Manca solo la carta Esportare. Calala e vinci subito: continua questa partita!
