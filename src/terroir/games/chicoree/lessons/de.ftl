### What the lessons of Chicorée say, in German: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-chain = Die Kette
lesson-chain-1 = Sieben Stufen, von den Samen bis zum Export: Wer sie zuerst alle auslegt, gewinnt.
lesson-chain-2 = Deine Startkarte, hier Ägypten, öffnet die Kette: Ohne sie legst du keine Stufen aus.
lesson-chain-3 = In jedem Zug darfst du eine Stufe auslegen, immer die nächste. Beginne mit den Samen.
    .task = Lege Samen kaufen aus.
    .else = Noch nicht: Zuerst kommen die Samen.
lesson-chain-4 = Als Nächstes käme Säen. Aber pro Zug geht nur eine Stufe: Es muss warten.

lesson-income = Einkommen
lesson-income-1 = Nichts mehr auszulegen? Ziehe zwei Karten: eine verdeckt, eine für alle sichtbar.
    .task = Ziehe deine Karten.
    .else = Ziehe, um deinen Zug zu beenden.
lesson-income-2 = Dein nächster Zug hat begonnen: Ägypten hat dir vier Chips gezahlt.
lesson-income-3 = Und dein Laden hat von jedem Gegner einen Chip bekommen. Das tut er in jedem Zug.

lesson-auction = Offene Versteigerung
lesson-auction-1 = Die zweite Karte sehen alle. Eine Stufe oder ein Start wird sofort versteigert.
    .task = Ziehe deine Karten.
    .else = Ziehe, um deinen Zug zu beenden.
lesson-auction-2 = Die Stufen 1 bis 5 werden offen versteigert: Du erhöhst oder passt, bis niemand mehr bietet.
    .task = Biete 1 Chip.
    .else = Das geht. Aber fang klein an: Biete 1.
lesson-auction-3 = Der Bot bietet zwei. Du brauchst diese Ernte: Geh auf drei.
    .task = Biete 3 Chips.
    .else = Wer passt, verschenkt die Ernte, und mehr als drei wäre Verschwendung. Biete 3.

lesson-fist = Geschlossene Faust
lesson-fist-1 = Andere Karten werden mit geschlossener Faust versteigert. Ziehe eine.
    .task = Ziehe deine Karten.
    .else = Ziehe, um deinen Zug zu beenden.
lesson-fist-2 = Um Startkarten, Läden und Exporte bieten alle geheim, und jedes Gebot ist verloren.
    .task = Nimm 4 Chips in die Faust.
    .else = Ein Bluff für ein andermal. Nimm hier 4 Chips.
lesson-fist-3 = Vier war das höchste Gebot: Der Laden gehört dir. Die Bank behält alle Chips, auch die der anderen.

lesson-challenge = Herausforderung
lesson-challenge-1 = Eine Herausforderung geht alle an. Ziehe eine.
    .task = Ziehe deine Karten.
    .else = Ziehe, um deinen Zug zu beenden.
lesson-challenge-2 = Wähle geheim Karten aus. Wer die meisten Blüten hat, gewinnt einen Chip für jede Blüte auf dem Tisch.
    .task = Wähle die drei Blüten und zeige sie.
    .else = Jede gezeigte Karte ist verloren: Zeige nur die drei Blüten.
lesson-challenge-3 = Drei Blüten waren die meisten, sechs lagen auf dem Tisch: sechs Chips für dich.

lesson-specials = Sonderkarten
lesson-specials-1 = Rote Karten schaden anderen: Krankheit zerstört eine Ernte.
    .task = Spiele Krankheit gegen den Bot mit der Ernte.
    .else = Das kann warten. Spiele zuerst Krankheit.
lesson-specials-2 = Ockerfarbene Karten helfen dir: Ziehe zwei Karten.
    .task = Spiele Gesundheit.
    .else = Das kann warten. Spiele zuerst Gesundheit.
lesson-specials-3 = Die Zichorie ist der Joker: Sie steht für jede Stufe der Kette.
    .task = Lege die Zichorie als Fabrik aus.
    .else = Das kann warten. Lege die Zichorie als Fabrik aus.

lesson-debt = Schulden
lesson-debt-1 = Du hast einen Chip. Dein Nachbar hat Laden und Export: Ziehe, und dann wird gezahlt.
    .task = Ziehe deine Karten.
    .else = Ziehe, um deinen Zug zu beenden.
lesson-debt-2 = Du musstest drei Chips zahlen und hattest einen. Versteigere eine Karte für den Rest.
    .task = Biete die Ernte an.
    .else = Dafür zahlt niemand zwei Chips. Biete die Ernte an.
lesson-debt-3 = Bezahlt. Wer auch dann nicht zahlen kann, ist bankrott und scheidet aus.

lesson-winning = Gewinnen
lesson-winning-1 = Zusätzlich zu deiner Stufe darfst du Läden auslegen, sobald jemand eine Ernte ausgelegt hat.
    .task = Lege den Laden aus.
    .else = Gut, aber lege zuerst den Laden aus.
lesson-winning-2 = Und nun die fünfte Stufe deiner Kette.
    .task = Lege Rösten aus.
    .else = Noch nicht: Lege zuerst Rösten aus.
lesson-winning-3 = Nur der Export fehlt noch. Mit ihm gewinnst du sofort: Spiel diese Partie weiter!
