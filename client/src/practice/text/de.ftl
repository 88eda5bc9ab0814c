### Practice positions, in German.

practice = Üben
practice-about = Stellungen aus Partien zwischen Bots: Ein Zug ist deutlich der beste. Jeden Tag eine neue, für alle dieselbe.
# $title: what the position asks
practice-today = Heute: { $title }
practice-one = Ein Zug ist der beste.
# $days: how many in a row
practice-streak = { $days ->
        [one] Serie: { $days } Tag.
       *[other] Serie: { $days } Tage.
    }
practice-solve = Lösen
practice-solved = Gelöst
practice-solved-today = Gelöst. Morgen kommt die nächste.
practice-all = Alle Stellungen
# $players: how many sit there
practice-players = { $players } Spieler
# $solved, $count: whole numbers
practice-count = { $solved } von { $count } gelöst
practice-hint = Tipp
practice-answer = Lösung zeigen
practice-again = Noch einmal
practice-next = Nächste Stellung
practice-bar = Stellung
practice-judging = Wird ausgespielt …
practice-right = Das ist es!
practice-as-good = So gut wie die Lösung!
practice-wrong = Es gibt etwas Besseres.
# $points: percent
practice-loss = Dein Zug verschenkt etwa { $points } % vom Sieg.
practice-best = Der beste Zug
# $reasons: what a turn brings
practice-brings = Er bringt: { $reasons }.
practice-share = Wie oft jeder von hier aus in simulierten Partien gewinnt.
practice-looks = Sieht auf den ersten Blick gut aus
practice-show = Auf dem Brett zeigen
practice-failed = Das lässt sich gerade nicht beurteilen. Versuch es gleich noch einmal.
