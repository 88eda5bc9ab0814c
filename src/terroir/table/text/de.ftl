### Was ein Tisch sagt, auf Deutsch. Alle Sprachdateien enthalten dieselben Nachrichten und Variablen.

## Was geschehen ist. $name: ein Spieler

table-created = Der Tisch ist gedeckt.
table-seat-taken = { $name } setzt sich.
table-nonce-committed = { $name } verspricht eine Zahl für das Glück.
table-nonce-given = { $name } gibt eine Zahl zum Glück dazu.
table-seat-left = { $name } steht wieder auf.
table-seats-filled = Bots nehmen die freien Plätze.
table-started = Das Spiel beginnt.
# $actions: wie viele
table-undone = { $actions ->
        [one] { $name } nimmt eine Aktion zurück.
       *[other] { $name } nimmt { $actions } Aktionen zurück.
    }
table-conceded = { $name } gibt auf.
table-end-offered = { $name } bietet an, das Spiel so zu beenden, wie es steht.
# $agree: yes oder no
table-end-answered = { $agree ->
        [yes] { $name } ist einverstanden, das Spiel zu beenden.
       *[no] { $name } möchte lieber weiterspielen.
    }
table-pause-offered = { $name } möchte eine Pause.
# $agree: yes or no
table-pause-answered = { $agree ->
        [yes] { $name } ist mit einer Pause einverstanden.
       *[no] { $name } möchte lieber weiterspielen.
    }
table-pause-ended = { $name } beendet die Pause; die Uhren laufen wieder.
table-vacation-began = { $name } ist in den Ferien; die Uhr steht so lange still.
table-vacation-ended = { $name } ist aus den Ferien zurück.
table-timed-out = { $name } hat keine Zeit mehr; bis zur Rückkehr spielt ein Bot.
table-seat-warned = Auf { $name } wird gewartet; bald spielt ein Bot.
table-seat-passed = { $name } hat sich angemeldet.
table-seat-absent = { $name } ist nicht da; bis zur Rückkehr spielt ein Bot.
table-seat-returned = { $name } ist wieder da.
table-resumed = Der Server war kurz weg; niemand hat Zeit verloren.
# $reason: rules, conceded, agreed, alone oder cancelled
table-ended = { $reason ->
        [agreed] Alle am Tisch sind einverstanden: Das Spiel endet so, wie es steht.
        [alone] Das Spiel endet so, wie es steht: Sonst war niemand am Tisch.
        [conceded] Alle anderen haben aufgegeben: Das Spiel ist aus.
        [cancelled] Der Tisch wurde geschlossen, bevor das Spiel begann.
       *[rules] Das Spiel ist zu Ende.
    }

## Warum etwas abgelehnt wird

table-refused-conflict = Unter diesem Namen wurde schon etwas anderes verlangt.
table-refused-over = Dieser Tisch ist geschlossen.
table-refused-begun = Das Spiel hat schon begonnen.
table-refused-not-begun = Das Spiel hat noch nicht begonnen.
table-refused-host = Das darf nur, wer den Tisch eröffnet hat.
# $seat: Nummer eines Platzes, ab 1 gezählt
table-refused-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
table-refused-not-yours = Platz { $seat } ist nicht deiner.
table-refused-taken = Platz { $seat } ist besetzt.
table-refused-one-seat = Du hast schon einen Platz an diesem Tisch.
table-refused-nonce = Dein Anteil am Glück hat 32 bis 128 einfache Buchstaben, Ziffern und Zeichen, zufällig gewählt.
table-refused-nonce-twice = Ein anderer Platz hat dieselbe Zahl zum Glück gegeben: Jeder Platz braucht seine eigene.
table-refused-nonce-given = Platz { $seat } hat seine Zahl schon gegeben.
table-refused-nonce-missing = Das Spiel kann noch nicht beginnen: Der Browser von Platz { $seat } hat noch keine Zahl zum Glück gegeben.
table-refused-nonce-early = Die Zahl bleibt verborgen, bis der Browser jeder Person eine versprochen hat.
table-refused-nonce-other = Das ist nicht die Zahl, die für diesen Platz versprochen wurde.
table-refused-no-promise = An diesem Tisch werden Zahlen ohne Versprechen gegeben: Er entstand, bevor es sie gab.
table-refused-beginning = Das Spiel beginnt gleich: Alle haben ihre Zahl versprochen, jetzt kann niemand mehr aufstehen.
# $most: how many; $seconds: how long to wait
table-refused-budget = { $seconds ->
        [one] Das war zu viel für einen Platz: { $most } Aktionen am Stück und ebenso viele jede Stunde. Warte eine Sekunde.
       *[other] Das war zu viel für einen Platz: { $most } Aktionen am Stück und ebenso viele jede Stunde. Warte { $seconds } Sekunden.
    }
# $why: absent, conceded oder time
table-refused-away = { $why ->
        [conceded] Du hast dieses Spiel aufgegeben; ein Bot spielt für dich weiter.
        [time] Deine Zeit ist abgelaufen; ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
       *[absent] Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
    }
table-refused-not-bot = Auf Platz { $seat } spielt jetzt kein Bot.
table-refused-return = Niemand spielt an deiner Stelle, oder du kannst nicht mehr zurück.
table-refused-undo = Nichts kann zurückgenommen werden: Seither wurde etwas bekannt, oder du bist nicht dran.
table-refused-undos = Du hast in diesem Zug schon { $most }-mal etwas zurückgenommen: Mehr geht nicht. In einem anderen Zug geht es wieder.
table-refused-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
table-refused-offered = Es liegt schon ein Angebot auf dem Tisch.
table-refused-declined = Die anderen möchten weiterspielen; frag in einem anderen Zug noch einmal.
table-refused-paused = Das Spiel ist unterbrochen. Setzt es zuerst fort: Das dürfen alle am Tisch.
table-refused-not-paused = Das Spiel ist nicht unterbrochen.
# $kind: event oder rated
table-refused-no-pause = { $kind ->
        [event] Eine Partie eines Turniers kann nicht unterbrochen werden: Alle warten auf sie.
       *[rated] Diese Partie zählt: Allein gegen Bots kann man sie nicht unterbrechen.
    }
table-refused-hints = An diesem Tisch bekommt niemand Tipps.
table-refused-plan = Gerade gibt es nichts zu planen.
table-refused-order = Nur ein ganzer Zug kann versiegelt werden, aus Aktionen, die nacheinander möglich wären.
table-refused-order-changed = Dein versiegelter Zug wurde nicht gespielt: Er brächte nicht mehr dasselbe wie beim Versiegeln.
# $what: welche Zeit; $least und $most: die Grenzen in Millisekunden
table-refused-time = { $what ->
        [bank] Die Zeit für das ganze Spiel
        [increment] Die Zeit, die mit jeder Entscheidung dazukommt,
        [per-move] Die Zeit für jede Entscheidung
        [reserve] Die Reserve für das ganze Spiel
        [hammer] Der Countdown
       *[patience] Die Zeit, bis ein Bot einspringt,
    } muss zwischen { $least } und { $most } Millisekunden liegen.

## Was der Coach nach dem Spiel sagt

# $turn: number of a turn; $points, $share, $own, $luck: whole numbers, points of chance; $better, $why: what and why
coach-points = { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    }
coach-slip = Zug { $turn } hat dich { coach-points } gekostet. Besser: { $better } – { $why }.
coach-slip-bare = Zug { $turn } hat dich { coach-points } gekostet. Besser: { $better }.
# $what: the next action of a better turn
coach-then = dann { $what }
coach-steady = Keiner deiner Züge war ein klarer Fehler.
coach-peak = Am besten standest du nach Zug { $turn }: { $share } % Siegchance.
coach-luck = { $luck ->
        [one] { $luck } Prozentpunkt
       *[other] { $luck } Prozentpunkte
    }
# $lucky: yes or no
coach-balance = Das Glück hat dir { coach-luck } { $lucky ->
        [yes] gebracht
       *[no] genommen
    }; deine eigenen Züge haben { $own ->
        [0] keine gekostet.
       *[other] { $own } gekostet.
    }
coach-found = Zug { $turn } war dein bester: { coach-points } über allem anderen.
# $what: an action; $space: where
action-at = { $what }: { $space }
    .within = { $what } ({ $space })
