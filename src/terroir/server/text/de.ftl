### Was der Server sagt, auf Deutsch. Jede Sprache hat dieselben Meldungen und Variablen.

## Warum etwas abgelehnt wird

# $why: a closer explanation for programmers, in English
refused-error = Das geht nicht. ({ $why })
refused-malformed = Das lässt sich nicht lesen. ({ $why })
refused-unreadable = Diese Nachricht lässt sich nicht lesen. ({ $why })
refused-options = Mit dieser Auswahl kann man das Spiel nicht spielen. ({ $why })
refused-bot = Einen solchen Bot gibt es nicht. ({ $why })
# $line: the line that cannot be, $rule: id of the rule that says so, “none”, “comments” if there are too many, or “whole” if it is about all of it
refused-record = { $rule ->
        [whole] Diese Partie lässt sich nicht nachspielen.
        [comments] Diese Partie lässt sich nicht übernehmen: Bis Zeile { $line } sind die Kommentare länger als alle Züge.
        [none] Diese Partie lässt sich nicht nachspielen: Zeile { $line } geht nicht.
       *[other] Diese Partie lässt sich nicht nachspielen: Zeile { $line } geht nicht ({ $rule }).
    }
refused-position = Diese Stellung kann es nicht geben. ({ $why })
refused-identity = Bitte sagen Sie zuerst Ihren Namen.
refused-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
refused-forbidden = Das steht Ihnen nicht zu. ({ $why })
refused-scope = Der Schlüssel dieses Bots erlaubt das nicht. ({ $why })
refused-missing = So etwas gibt es hier nicht, oder Sie dürfen es nicht sehen.
refused-game = Ein solches Spiel gibt es hier nicht. ({ $why })
refused-method = Diese Adresse lässt sich so nicht fragen.
refused-conflict = Jemand war schneller. Bitte schauen Sie noch einmal.
refused-stale = Das Spiel ist inzwischen weitergegangen: Schauen Sie noch einmal und wählen Sie neu.
refused-illegal = Die Regeln erlauben das nicht.
# $most: how many bytes are allowed
refused-too-big = Das ist zu lang: höchstens { $most } Bytes.
refused-media = Der Server liest hier nur JSON.
refused-too-many = Das war zu viel auf einmal. Bitte warten Sie ein wenig.
refused-too-many-at-once = Das war zu viel auf einmal. Bitte warten Sie { $seconds } s. ({ $why })
refused-one-analysis = Eine Analyse nach der anderen: Die letzte läuft noch. Bitte warte { $seconds } s.
refused-quota = Für heute ist es genug: Mehr Tische oder importierte Partien gibt es an einem Tag für niemanden.
refused-unavailable = Der Server kann gerade nicht in seine Datenbank schreiben. Nichts ist verloren; bitte versuchen Sie es noch einmal.
refused-busy = Der Server hat gerade zu viel zu überlegen. Bitte versuchen Sie es in { $seconds } s noch einmal.
refused-internal = Auf dem Server ging etwas schief. Nichts ist verloren; bitte versuchen Sie es noch einmal.
refused-log = Dieser Tisch lässt sich nicht öffnen: Sein Verlauf ist nicht so, wie er geschrieben wurde.
refused-broken = Dieser Tisch lässt sich nicht öffnen: In der Datenbank steht nicht, was geschrieben wurde.
refused-version = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server sie hat. Sie wartet hier unverändert auf einen Server, der sie kennt.
refused-name = Dieser Name geht nicht. ({ $why })
# $most: how many signs are allowed
refused-name-length = Ein Name hat 1 bis { $most } Zeichen.
refused-name-letter = Ein Name braucht einen Buchstaben oder eine Ziffer.
refused-name-mixed = Ein Name kann nicht Buchstaben aus Alphabeten mischen, die sich ähnlich sehen.
refused-name-taken = An diesem Tisch hat jemand einen Namen, der gleich aussieht.
refused-chat-length = Eine Zeile hat 1 bis { $most } Zeichen.
refused-silenced = Der Gastgeber hat Sie gebeten, an diesem Tisch zu schweigen.
refused-banned = Der Gastgeber dieses Tisches hat Sie gebeten, fernzubleiben.
refused-banned-here = Sie können auf diesem Server nicht mehr mitmachen.
refused-muted-here = Die Moderation hat Sie stummgeschaltet: Sie können spielen, aber nicht schreiben.
refused-moderator = Über Moderatoren entscheidet nur, wer den Server betreibt.
refused-no-friend = Bitten kann man nur Freunde und Leute, mit denen man gespielt hat.
refused-blocked = Mit jemandem an diesem Tisch spielst du nicht.
refused-plays = Wer spielt, kann nicht weggeschickt werden.
# $sign: a code point such as U+202E
refused-sign = Das Zeichen { $sign } ist hier nicht erlaubt.
refused-marks = Auf einem Buchstaben sind zu viele Zeichen.
refused-hot-seat = An diesem Tisch wird ein Bildschirm herumgereicht: Niemand sonst kann sich setzen.
refused-rated = Eine solche Partie zählt nicht für die Wertung: { $kind ->
    [one-screen] Ein Bildschirm wird herumgereicht.
    [lesson] Sie geht weiter, wo eine Lektion endet.
   *[hints] Die Spieler dürfen um Rat fragen.
 }
refused-sign-in = Das öffnet nichts: Es wurde schon benutzt, ist zu alt oder stimmt nicht.
refused-keep-elsewhere = Bitte öffne diesen Link in dem Browser, in dem du ihn verlangt hast.
refused-no-mail = Dieser Server verschickt keine Mails.
refused-mail-address = Das ist keine Mailadresse.
refused-webhook = Von hier aus kann kein solcher Webhook angerufen werden.
refused-push = Der Push-Dienst dieses Browsers kann von hier aus nicht angerufen werden.
refused-not-taken = Der Empfänger hat es nicht angenommen. Stimmt seine Adresse?
refused-event-seats = An diesem Tisch sagt das Turnier, wer wo sitzt.
refused-event-full = Mehr können nicht mitspielen: Das Turnier ist voll.
refused-event-late = Dafür ist es zu spät: Das Turnier ist inzwischen weitergegangen.
refused-event-few = Es müssen mindestens zwei mitspielen.
# $days: how many
refused-vacation = { $days ->
        [0] Du hast alle Ferientage dieses Jahres aufgebraucht.
        [one] Dieses Jahr bleibt nur noch ein Ferientag.
       *[other] Dieses Jahr bleiben nur noch { $days } Ferientage.
    }
refused-vacation-already = Du bist schon in den Ferien.
refused-no-vacation = Du bist nicht in den Ferien.
refused-deal-closed = Dieses Spiel des Tages ist geschlossen: Jeden Tag gibt es ein neues.
