### What practice positions of Chicorée ask, in German: a title, the task (.task), a hint (.hint) and why the best
### turn is the best (.why). Every language file defines the same messages.

# $card: die Karte, die versteigert wird; $tokens: was der Spieler hat; $bid: das beste Gebot, 0 für passen
practice-auction = Was ist dir diese Karte wert?
    .task = { chicoree-card } wird versteigert: erhöhen oder passen?
    .hint = Du hast { chicoree-tokens }. Was bleibt dir für die nächsten Versteigerungen?
    .why = { $bid ->
        [0] Zu diesem Preis ist { chicoree-card } zu teuer: Deine { chicoree-tokens } bringen in den nächsten Versteigerungen mehr.
       *[other] Selbst für { $bid } ist dir { chicoree-card } den Preis wert.
    }
practice-fist = Wie viele in die Faust?
    .task = { chicoree-card } wird mit geschlossener Faust versteigert. Jedes Gebot ist verloren.
    .hint = Du hast { chicoree-tokens }, und jedes Gebot ist verloren. Was können die anderen bieten?
    .why = { $bid ->
        [0] Jedes Gebot ist verloren, wer auch gewinnt: Hier sind deine { chicoree-tokens } mehr wert als { chicoree-card }.
       *[other] Ein Gebot von { $bid } holt { chicoree-card } oft genug, um seine Chips wert zu sein.
    }
# $shown: gezeigte Karten; $flowers: ihre Blüten
practice-challenge = Herausfordern oder zurückhalten?
    .task = Alle zeigen gleichzeitig Karten. Welche zeigst du?
    .hint = { $shown ->
        [0] Was du zeigst, ist verloren. Lohnt es sich?
        [one] Eine Karte genügt.
       *[other] Es braucht { $shown } Karten.
    }
    .why = { $shown ->
        [0] Die anderen zeigen mehr, als du entbehren kannst: Wer nichts zeigt, verliert nichts.
       *[other] { $flowers } Blüten gewinnen oft genug, um die verlorenen Karten zu bezahlen.
    }
# $card: die verkaufte Karte; $tokens: was sie wert ist
practice-debt = Welche Karte verkaufst du?
    .task = Du schuldest Chips. Welche Karte bietest du an?
    .hint = Verkaufe, was du entbehren kannst und was andere bezahlen.
    .why = Du verlierst wenig: { chicoree-card } ist dir nur etwa { chicoree-tokens } wert.
# $what: das Wichtigste am Zug
practice-turn = Und nun?
    .task = Auslegen, spielen oder behalten? Mach deinen Zug bis zum Ziehen.
    .hint = { $what ->
        [strike] Eine rote Karte gehört dazu: Wer ist am gefährlichsten?
        [special] Eine ockerfarbene Karte gehört dazu.
        [joker] Der Joker gehört dazu: als welche Stufe?
        [step] Eine Stufe kann ausgelegt werden. Was behältst du besser auf der Hand?
        [start] Eine Startkarte kann ausgelegt werden.
       *[nothing] Nicht alles, was ausgelegt werden kann, muss jetzt auf den Tisch.
    }
    .why = { $what ->
        [strike] Er bremst, wer sonst als Erstes am Ziel wäre.
        [special] Die gezogenen Karten sind mehr wert als das Warten.
        [joker] An dieser Stelle bringt der Joker am meisten.
        [step] Die Stufe bringt dich dem Ende der Kette näher, und nichts ist verschwendet.
        [start] Die Startkarte zahlt von nun an in jedem Zug.
       *[nothing] Was auf der Hand bleibt, ist sicher und später mehr wert.
    }
