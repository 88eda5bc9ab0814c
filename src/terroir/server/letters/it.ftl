### Quello che il server scrive per posta e negli avvisi, in italiano.

mail-sign-in-subject = Il tuo link per Terroir
mail-sign-in = Ciao { $name },

    con questo link ritrovi le tue partite:

    { $link }

    Vale una volta sola, per { $minutes } minuti. Se non l’hai chiesto tu, non c’è niente da fare.
mail-keep-subject = Conserva le tue partite su Terroir
mail-keep = Ciao,

    apri questo link nel browser in cui giochi, e le tue partite restano tue, da dovunque tu venga:

    { $link }

    Vale una volta sola, per { $minutes } minuti. Se non l’hai chiesto tu, non c’è niente da fare.

## Avvisi

notice-title = { $count ->
        [one] Tocca a te
       *[other] Tocca a te a { $count } tavoli
    }
notice-text = { $count ->
        [one] { $games } aspetta la tua mossa.
       *[other] { $games }: { $count } tavoli ti aspettano.
    }
call-title = { $count ->
        [one] Qualcuno ti invita a giocare
       *[other] Ti invitano a giocare a { $count } tavoli
    }
call-text = { $count ->
        [one] C’è un posto per te: { $games }.
       *[other] Ci sono posti per te a { $count } tavoli: { $games }.
    }
notice-end = Non arriverà altra posta finché non avrai guardato. Come vuoi essere avvisato lo scegli qui: { $link }
notice-test = Gli avvisi ti arrivano qui.
