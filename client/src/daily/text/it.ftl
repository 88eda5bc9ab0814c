### La mano del giorno, in italiano.

daily = La mano del giorno
about = Tutti giocano la stessa mano contro gli stessi bot, una volta sola. Poi vedi come sei andato rispetto a tutti gli altri. Una nuova ogni giorno a mezzanotte (UTC).
yesterday = Ieri
against = Tu contro { $bots }
play = Gioca
play-on = Continua
closes = { $hours ->
        [one] chiude tra { $hours } ora
       *[other] chiude tra { $hours } ore
    }
finished-by = { $count ->
        [0] nessuno l’ha ancora finita
        [one] { $count } persona l’ha finita
       *[other] { $count } persone l’hanno finita
    }
void = Questa partita non conta: hai abbandonato, un bot ha giocato per te, o non era finita in tempo.
nobody = Nessuno l’ha finita.
place = Posto
name = Nome
points = Punti
lead = Vantaggio
counted = Il vantaggio è sul bot migliore. Per cento: quanti degli altri superi così, la metà per chi ha fatto altrettanto.
replay = Rivedi la tua partita
luck = Sorte
luck-promised = Tutte le estrazioni vengono da un solo segreto, che nessuno può vedere prima della fine del giorno. Questa è la sua promessa, fatta prima che qualcuno giocasse: il segreto mostrato domani deve mantenerla.
luck-open = Il giorno è finito: questo è il segreto da cui vengono tutte le estrazioni. Deve mantenere la promessa; i file di queste partite hanno entrambi, e «terroir verify» ripete tutte le estrazioni.
promise = Promessa
secret = Segreto
honest = La stessa mano: il numero dietro la prima estrazione è lo stesso per tutti, così quello dietro la seconda, e così via. Finché tutti fanno lo stesso, tutti vedono lo stesso; dove si gioca in modo diverso, nel sacchetto restano altri pezzi, e l’estrazione può cambiare.
honest-once = Una volta vuol dire: una volta per chi sei qui, ospite o account. Chi torna come un altro ospite può rigiocare; questa classifica è per divertimento, non per premi.
