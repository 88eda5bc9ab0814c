### Die Seite, auf der man eine Partie findet, auf Deutsch.

online = { $count ->
        [one] Gerade bist nur du hier
       *[other] Gerade sind { $count } Leute hier
    }
not-connected = Keine Verbindung. Sobald sie wieder da ist, wird weitergesucht.

## Schnelle Partie

quick-match = Schnelle Partie
pace = Tempo
pace-quick = Schnell
pace-slow = Gemütlich
pace-day = Über Tage
near = Nur Leute, die etwa so stark sind wie ich
near-about = Sobald beide eine Wertung haben; bis dahin spielst du mit allen.
find = Leute für { $game } finden
looking = { $missing ->
        [one] Für { $game } fehlt noch jemand
       *[other] Für { $game } fehlen noch { $missing } Leute
    }
players = { $count } Spieler
stay = Bleib auf dieser Seite: Sobald genug Leute da sind, geht es an den Tisch.
stop = Nicht mehr suchen
offer-bots = Noch ist niemand gekommen. Bots können die freien Plätze nehmen, und du beginnst sofort.
with-bots = Jetzt mit Bots spielen
others-look = Andere suchen
waiting = { $count ->
        [one] jemand wartet
       *[other] { $count } Leute warten
    }
join-in = Mitspielen

## Tische

any-pace = Jedes Tempo
pace-bank = Mit Uhr
pace-days = Über Tage
new-table = Einen eigenen Tisch aufmachen
to-watch = Partien zum Zuschauen
to-watch-none = Zurzeit läuft keine öffentliche Partie.

## Wer da ist

who-is-here = Wer da ist
others-here = { $count ->
        [0] Sonst ist niemand da.
        [one] { $named ->
            [0] Jemand, der den Namen nicht zeigt.
           *[other] Und jemand, der den Namen nicht zeigt.
        }
       *[other] { $named ->
            [0] { $count } Leute, die ihren Namen nicht zeigen.
           *[other] Und { $count } Leute, die ihren Namen nicht zeigen.
        }
    }
show-me = Anderen zeigen, dass ich da bin
friends = Freunde
