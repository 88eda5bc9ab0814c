### La pagina per trovare una partita, in italiano.

online = { $count ->
        [one] In questo momento qui ci sei solo tu
       *[other] In questo momento sono qui { $count } persone
    }
not-connected = Nessuna connessione. La ricerca riprende appena torna.

## Partita veloce

quick-match = Partita veloce
pace = Ritmo
pace-quick = Veloce
pace-slow = Tranquillo
pace-day = Su più giorni
near = Solo persone più o meno della mia forza
near-about = Appena entrambi hanno una classifica; fino ad allora giochi con chiunque.
find = Trova persone per { $game }
looking = { $missing ->
        [one] Manca ancora una persona per { $game }
       *[other] Mancano ancora { $missing } persone per { $game }
    }
players = { $count } giocatori
stay = Resta su questa pagina: vai al tavolo appena ci sono abbastanza persone.
stop = Smetti di cercare
offer-bots = Non è ancora venuto nessuno. I bot possono prendere i posti liberi, e cominci subito.
with-bots = Gioca con i bot
others-look = Altri cercano
waiting = { $count ->
        [one] una persona aspetta
       *[other] { $count } persone aspettano
    }
join-in = Unisciti

## Tavoli

any-pace = Qualsiasi ritmo
pace-bank = Con orologio
pace-days = Su più giorni
new-table = Apri un tavolo tuo
to-watch = Partite da guardare
to-watch-none = In questo momento non si gioca nessuna partita pubblica.

## Chi c’è

who-is-here = Chi c’è
others-here = { $count ->
        [0] Non c’è nessun altro.
        [one] { $named ->
            [0] Una persona che non mostra il suo nome.
           *[other] E una persona che non mostra il suo nome.
        }
       *[other] { $named ->
            [0] { $count } persone che non mostrano il loro nome.
           *[other] E { $count } persone che non mostrano il loro nome.
        }
    }
show-me = Mostra agli altri che sono qui
friends = Amici
