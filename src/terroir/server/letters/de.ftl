### Was der Server in Mails und Nachrichten schreibt, auf Deutsch.

mail-sign-in-subject = Dein Link zu Terroir
mail-sign-in = Hallo { $name },

    mit diesem Link bist du wieder da, mit allen deinen Spielen:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Wenn du ihn nicht verlangt hast, ist nichts zu tun.
mail-keep-subject = Behalte deine Spiele auf Terroir
mail-keep = Hallo,

    öffne diesen Link in dem Browser, in dem du spielst, dann bleiben deine Spiele deine, egal von wo du kommst:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Wenn du ihn nicht verlangt hast, ist nichts zu tun.

## Nachrichten

notice-title = { $count ->
        [one] Du bist am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
notice-text = { $count ->
        [one] { $games } wartet auf deinen Zug.
       *[other] { $games }: { $count } Tische warten auf dich.
    }
call-title = { $count ->
        [one] Jemand bittet dich zum Spiel
       *[other] An { $count } Tischen wirst du zum Spiel gebeten
    }
call-text = { $count ->
        [one] Ein Platz wartet auf dich: { $games }.
       *[other] An { $count } Tischen warten Plätze auf dich: { $games }.
    }
notice-end = Bis du nachgesehen hast, kommt keine weitere Mail. Wie du benachrichtigt wirst, wählst du hier: { $link }
notice-test = Hier erreichen dich Nachrichten.
