### What practice positions of Citrus ask, in German: a title, the task (.task), a hint (.hint) and why the best turn
### is the best (.why). Every language file defines the same messages.

# $site: letter of the Finca; $points: points it pays; $tiles: the player's plantation tiles that count there
practice-finca = Hol dir die Finca
    .task = Finde den Zug, der eine Finca holt.
    .hint = Zähle bei Finca { $site }: Welche Felder um sie herum sind noch frei, und wer hat dort am meisten?
    .why = Er schließt Finca { $site }, solange deine { $tiles } Plättchen dort die meisten sind: { $points } Punkte für dich.
# $points: Punkte der Ernte
practice-harvest = Bauen oder ernten?
    .task = Weiterbauen oder ernten? Und wenn ernten, was?
    .hint = Es ist Zeit für eine Ernte. Aber welche Gebiete behältst du besser?
    .why = { $points ->
        [one] Diese Ernte bringt { $points } Punkt, Münzen und Arbeiter im richtigen Augenblick.
       *[other] Diese Ernte bringt { $points } Punkte, Münzen und Arbeiter im richtigen Augenblick.
    }
# Ebenso, wo nichts gekauft werden kann. $points: Punkte der Ernte
practice-which = Was ernten?
    .task = Kaufen kannst du nichts. Was erntest du?
    .hint = Welche Gebiete bringen jetzt etwas, und welche behältst du besser?
    .why = { practice-harvest.why }
# $tile: das Aktionsplättchen, das zuerst eingesetzt wird
practice-tile = Das richtige Werkzeug
    .task = Finde den besten Zug. Auch deine Aktionsplättchen zählen.
    .hint = { $tile ->
        [cart] Der Karren gehört dazu: Welches Plättchen des Marktes brauchst du?
        [bull] Der Stier gehört dazu: Welche Lücke soll gefüllt werden?
        [bridge] Die Brücke gehört dazu: Wo kann sonst niemand bauen?
       *[money] Das Geldplättchen gehört dazu: Was könntest du dann kaufen?
    }
    .why = { $tile ->
        [cart] Der Karren holt das eine passende Plättchen, ohne dass du eine ganze Reihe bezahlst.
        [bull] Der Stier füllt eine Lücke, in der kein Plättchen von dir stehen muss.
        [bridge] Die Brücke öffnet ein Feld, das allen verschlossen war.
       *[money] Das Geldplättchen bezahlt, was jetzt am meisten wert ist.
    }
# $sites: Buchstaben der Fincas; $count: wie viele
practice-lead = Geh in Führung
    .task = Finde den Zug, der die Mehrheit holt.
    .hint = { $count ->
        [one] Finca { $sites } ist noch offen: Was fehlt dir dort zur Mehrheit?
       *[other] Die Fincas { $sites } sind noch offen: Was fehlt dir dort zur Mehrheit?
    }
    .why = { $count ->
        [one] Er holt die Mehrheit bei Finca { $sites }, bevor die Finca zahlt.
       *[other] Er holt die Mehrheit bei den Fincas { $sites }, bevor sie zahlen.
    }
# $tiles: Plättchen, die gebaut werden
practice-line = Welche Reihe, und wohin?
    .task = Welche Reihe kaufst du, und wohin baust du?
    .hint = { $tiles ->
        [0] Es muss nicht gleich gebaut werden.
        [one] Ein einziges Plättchen genügt, wenn es richtig steht.
       *[other] Der beste Zug baut { $tiles } Plättchen.
    }
    .why = { $tiles ->
        [0] Nichts, was man jetzt bauen könnte, ist seinen Platz wert.
        [one] An dieser Stelle ist das eine Plättchen mehr wert als jeder andere Kauf.
       *[other] An diesen Stellen sind die { $tiles } Plättchen mehr wert als jeder andere Kauf.
    }
