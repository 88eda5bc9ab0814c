### Chicorée auf Deutsch. Alle Sprachdateien haben dieselben Nachrichten, Attribute und Variablen.
### rule-<id>: Titel; .text: die Regel in unseren Worten; .ruling: was dieses Projekt entschieden hat, und warum.

## Namen

card-egypt = Ägypten
card-greece = Griechenland
card-monks = Holländische Mönche
card-seeds = Samen kaufen (1)
card-sow = Säen (2)
card-factory = Fabrik bauen (3)
card-harvest = Ernte (4)
card-roast = Rösten (5)
card-shop = Laden (6)
card-export = Export (7)
card-chicory = Zichorie
card-disease = Krankheit
card-storm = Sturm
card-cold-rain = Kalter Regen
card-fire = Feuer
card-overproduction = Überproduktion
card-coffee-tea-cocoa = Kaffee-Tee-Kakao
card-in-fashion = In Mode
card-blockade = Blockade
card-health = Gesundheit
card-challenge1 = Herausforderung (1 Blüte)
card-challenge2 = Herausforderung (2 Blüten)
card-challenge3 = Herausforderung (3 Blüten)
card-challenge4 = Herausforderung (4 Blüten)
card-challenge5 = Herausforderung (5 Blüten)
card-challenge6 = Herausforderung (6 Blüten)

## Wortformen, die die Nachrichten unten verwenden

# $card: Kennung einer Karte
chicoree-card = { $card ->
        [egypt] { card-egypt }
        [greece] { card-greece }
        [monks] { card-monks }
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
        [export] { card-export }
        [chicory] { card-chicory }
        [disease] { card-disease }
        [storm] { card-storm }
        [cold-rain] { card-cold-rain }
        [fire] { card-fire }
        [overproduction] { card-overproduction }
        [coffee-tea-cocoa] { card-coffee-tea-cocoa }
        [in-fashion] { card-in-fashion }
        [blockade] { card-blockade }
        [health] { card-health }
        [challenge1] { card-challenge1 }
        [challenge2] { card-challenge2 }
        [challenge3] { card-challenge3 }
        [challenge4] { card-challenge4 }
        [challenge5] { card-challenge5 }
       *[challenge6] { card-challenge6 }
    }
# $next: Kennung einer Stufe der Kette
chicoree-next = { $next ->
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
       *[export] { card-export }
    }
# $tokens: ganze Zahl
chicoree-tokens = { $tokens ->
        [one] { $tokens } Chip
       *[other] { $tokens } Chips
    }
# $cards: ganze Zahl
chicoree-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
# $price: ganze Zahl von Chips
chicoree-price = { $price ->
        [one] { $price } Chip
       *[other] { $price } Chips
    }
# $name: wer; $tokens: das Gebot
chicoree-bid-of = { $name }: { $tokens }

## Regeln: Material

rule-K-M1 = Die Karten
    .text = Alle spielen mit einem gemeinsamen Kartensatz. Startkarten: Ägypten bringt 4, Griechenland 2, die Holländischen Mönche 1. Die Kette: 1 Samen kaufen, 2 Säen, 3 Fabrik bauen, 4 Ernte, 5 Rösten, 6 Laden, 7 Export. Rote Sonderkarten: Krankheit, Sturm, Kalter Regen, Feuer, Überproduktion, Kaffee-Tee-Kakao. Ockerfarbene Sonderkarten: In Mode, Blockade, Gesundheit. Der Joker Zichorie. Herausforderungen mit einer oder mehreren Zichorienblüten.
rule-K-M2 = Chips
    .text = Chips sind das Geld des Spiels.
    .ruling = Die Bank hat immer genug; die Quelle sagt nicht, wie viele Chips es gibt.
rule-K-M3 = Zahl der Karten und Spieler
    .text = Wie viele Karten es von jeder Sorte gibt, steht in einer Datei. Der mitgelieferte Kartensatz heißt Hausdeck. Man spielt zu dritt bis sechst; zu zweit geht es, ist aber nicht zu empfehlen.
    .ruling = Die Quelle nennt weder Karten- noch Spielerzahlen und keine Namen für die Stufen 2 und 5; unsere sind Säen und Rösten. Das Hausdeck ist durch Simulation abgestimmt. Wenn du das Spiel besitzt, schreibe seine Zahlen in eine Kopie der Datei oder in die Tischoption und spiele damit.

## Regeln: Aufbau

rule-K-S1 = Vorbereitung
    .text = Alle Karten kommen gemischt auf einen Nachziehstapel. Jeder bekommt 12 Chips und keine Karte.
rule-K-S2 = Wer beginnt
    .text = Wer anfängt, wird ausgelost, außer der Gastgeber bestimmt es. Gespielt wird im Uhrzeigersinn.

## Regeln: der Zug

rule-K-T1 = Einkommen
    .text = Liegt vor dir eine Startkarte, beginnt dein Zug mit ihrem Einkommen aus der Bank: 4, 2 oder 1 Chips.
rule-K-T2 = Einnahmen
    .text = Danach gibt dir jeder Gegner 1 Chip für jeden Laden vor dir und 2 für deinen Export. Für alle, die nicht zahlen können, gilt K-D1.
rule-K-T3 = Läden
    .text = Mit einer Startkarte darfst du beliebig viele Läden auslegen, wenn in dieser Partie schon einmal jemand eine Ernte ausgelegt hat, auch wenn sie seither zerstört wurde.
rule-K-T4 = Eine Karte der Kette
    .text = Mit einer Startkarte darfst du eine Karte deiner Kette auslegen, nur eine: 1 bis 5 in dieser Reihenfolge, oder den Export. Der Export braucht einen Laden vor dir, aber keine der Karten 1 bis 5.
    .ruling = Die beiden Leitern sind unabhängig. Von 1 bis 5 kommt immer die niedrigste fehlende Stufe, und eine zerstörte Stufe fehlt wieder. Läden legt man immer nach K-T3 aus, und niemand hat mehr als einen Export.
rule-K-T5 = Einen Start auslegen
    .text = Liegt vor dir keine Startkarte, darfst du eine auslegen. Du hast in einer Partie nur einen Start; er wird nie ersetzt.
    .ruling = Er bringt ab deinem nächsten Zug etwas ein, denn das Einkommen kommt vor dem Auslegen und wird nicht wiederholt.
rule-K-T6 = Sonderkarten
    .text = Du darfst beliebig viele Sonderkarten spielen (K-X1 bis K-X3), mit oder ohne Start.
rule-K-T7 = Die erste Karte
    .text = Ziehe eine Karte auf die Hand; die anderen sehen sie nicht.
rule-K-T8 = Die zweite Karte
    .text = Ziehe eine weitere Karte und zeige sie allen. Ist es eine Sonderkarte oder ein Joker, nimmst du sie auf die Hand. Bei einer Herausforderung spielen alle mit (K-C1). Eine Startkarte oder eine Karte der Kette wird versteigert (K-A1, K-A2).
rule-K-T9 = Reihenfolge im Zug
    .text = Danach ist im Uhrzeigersinn der Nächste an der Reihe.
    .ruling = Hattest du zu Beginn deines Zuges einen Start, darfst du K-T3, K-T4 und K-T6 beliebig mischen; sonst K-T5 und K-T6, und ein jetzt ausgelegter Start öffnet die Kette ab deinem nächsten Zug. Ist die erste Karte gezogen, ist all das vorbei. Eine Herausforderung als erste Karte kommt wie jede andere ungesehen auf die Hand.
rule-K-T10 = Wenn der Stapel leer ist
    .text = Muss eine Karte gezogen werden und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und ersetzt ihn; ist auch der leer, entfällt das Ziehen. Karten, die in einem Zug gespielt oder zerstört wurden, warten neben dem Ablagestapel und kommen am Ende dieses Zuges dazu.
    .ruling = Die Quelle sagt zu alldem nichts. Würden die Karten eines Zuges nicht warten, könnten zwei ockerfarbene Karten einander endlos holen.
rule-K-T11 = Was alle wissen
    .text = Alle dürfen wissen: die Chips, wie viele Karten jede Hand und der Nachziehstapel haben, den Ablagestapel, alles Ausgelegte, wer schon verdeckt gewählt hat, offene Gebote und gezeigte Karten. Geheim sind Handkarten, ungesehen gezogene Karten und verdeckte Entscheidungen, bis sie gezeigt werden.
    .ruling = Die Quelle zählt das nicht auf; es ist, was man an einem Tisch sehen würde.

## Regeln: das Ende

rule-K-E1 = Die vollständige Kette
    .text = Du gewinnst, wenn am Ende deines Zuges alle sieben Stufen vor dir liegen.
    .ruling = Liegt die siebte Stufe, kann das nichts mehr verhindern; deshalb endet der Zug sofort, ohne dass Karten gezogen werden.
rule-K-E2 = Die letzte Runde
    .text = Eine Tischoption begrenzt die Runden, normalerweise auf 50. Das Spiel endet auch nach einer ganzen Runde, in der keine Karte gezogen werden konnte und niemand eine auslegte. Dann gewinnt, wer die meisten verschiedenen Stufen hat, danach die meisten Chips; bei Gleichstand teilt man den Sieg.
    .ruling = Die Quelle kennt dieses Ende nicht; ohne es könnte eine Partie ewig dauern. Eine Runde endet, wenn das Spiel den Platz des ersten Spielers erreicht oder überschreitet, ob bankrott oder nicht. Wer bankrott ist, wird nicht gewertet, und K-E1 geht dieser Regel vor.
rule-K-E3 = Der letzte Spieler
    .text = Bleibt durch Bankrotte nur ein Spieler übrig, gewinnt er.
    .ruling = Die Quelle erwähnt diesen Fall nicht.

## Regeln: Start, Läden und Sonderkarten

rule-K-X0 = Was Start, Läden und Export einbringen
    .text = Siehe K-T1 und K-T2. Man kann mehrere Läden haben.
rule-K-X1 = Krankheit, Sturm, Kalter Regen, Feuer
    .text = Krankheit, Sturm und Kalter Regen zerstören je eine Ernte eines Spielers deiner Wahl; Feuer zerstört eine Karte Fabrik bauen.
rule-K-X2 = Überproduktion, Kaffee-Tee-Kakao
    .text = Ein Spieler deiner Wahl bekommt zwei Züge lang keine Chips.
    .ruling = In seinen nächsten zwei eigenen Zügen hat er weder Einkommen noch Einnahmen, und die anderen behalten ihre Chips; bis zum Ende des zweiten gewinnt er auch bei Herausforderungen nichts. Der Erlös eines Notverkaufs ist davon nicht betroffen. Eine zweite solche Karte fügt zwei Züge hinzu. Die Karte kann auch Spieler ohne Start treffen, und ihre Züge zählen ebenso.
rule-K-X3 = In Mode, Blockade, Gesundheit
    .text = Ziehe zwei Karten auf die Hand, ungesehen von den anderen. Diese Karten darf man auch spielen, wenn nichts mehr zu ziehen ist.
rule-K-X4 = Zichorie, der Joker
    .text = Die Zichorie steht für jede Karte der Kette, aber nicht für einen Start.
    .ruling = Sie gilt in allem als die Karte, für die sie steht: Sie wird nach derselben Regel ausgelegt, bringt etwas ein, kann zerstört werden und behält ihre Stufe. Wird sie zerstört, kommt sie als Zichorie auf den Ablagestapel.
rule-K-X5 = Gespielte und zerstörte Karten
    .text = Gespielte und zerstörte Karten kommen auf den Ablagestapel.
    .ruling = Eine Sonderkarte gegen jemanden braucht ein Ziel, bei dem sie etwas bewirkt, und das Ziel ist immer ein Gegner.

## Regeln: Herausforderung

rule-K-C1 = Verdeckt wählen
    .text = Alle wählen verdeckt beliebig viele Handkarten, mindestens eine, außer die Hand ist leer. Alle werden zugleich gezeigt.
rule-K-C2 = Die meisten Blüten
    .text = Wer die meisten Blüten zeigt, nimmt aus der Bank so viele Chips, wie Blüten auf allen gezeigten Karten sind, die auslösende Karte eingeschlossen.
rule-K-C3 = Gleichstand
    .text = Haben mehrere die meisten, nimmt jeder den vollen Betrag.
    .ruling = Ganz ohne Blüte gewinnt niemand.
rule-K-C4 = Nach der Herausforderung
    .text = Alle gezeigten Karten werden abgelegt, gleich welcher Art. Wer unter K-X2 steht, gewinnt nichts: Hat so jemand allein die meisten Blüten, wird niemand bezahlt; bei Gleichstand bekommen es die anderen.
rule-K-C5 = Gleiche Karten
    .text = Karten einer Sorte sind eine Entscheidung: Du wählst, wie viele von jeder Sorte.
    .ruling = Hier wählst du Karte für Karte in der Reihenfolge der Sorten und schließt dann ab; die anderen erfahren nur, dass du fertig bist. So bleibt auch eine große Hand übersichtlich.

## Regeln: Versteigerungen

rule-K-A1 = Offene Versteigerung
    .text = Die Karten 1 bis 5 der Kette werden offen versteigert: reihum oder auf Zuruf, wie es der Tisch vereinbart hat. Wer am meisten bietet, zahlt an die Bank und nimmt die Karte.
    .ruling = Reihum beginnt der aktive Spieler; jeder erhöht um mindestens 1 oder passt und ist draußen, bis nur noch einer bietet. Haben alle anderen ohne Gebot gepasst, darf der Letzte noch bieten. Auf Zuruf darf jeder außer dem Führenden erhöhen, solange eine kurze Frist läuft, die mit jedem Gebot neu beginnt; wer passt, schweigt bis zum nächsten Gebot. Tische ohne Uhr bieten reihum.
rule-K-A2 = Verdeckte Versteigerung
    .text = Startkarten, Läden und Exporte werden verdeckt versteigert: Jeder nimmt heimlich Chips in die Faust, auch gar keine sind erlaubt, und alle öffnen sie gleichzeitig. Wer am meisten bietet, bekommt die Karte; die Chips aller Gebote, auch der unterlegenen, gehen an die Bank.
rule-K-A3 = Gleiche Gebote
    .text = Bei gleichen Geboten gewinnt, wer dem aktiven Spieler im Uhrzeigersinn am nächsten sitzt, bei ihm selbst angefangen.
rule-K-A4 = Kein Gebot
    .text = Eine Karte, auf die niemand bietet, wird abgelegt; ebenso, wenn alle verdeckten Gebote null sind.
rule-K-A5 = Nicht mehr, als man hat
    .text = Niemand darf mehr Chips bieten, als er besitzt.
    .ruling = Die Quelle sagt es nicht, aber ein Gebot, das man nicht zahlen kann, wäre eine Schuld, die niemand wollte.

## Regeln: Schulden

rule-K-D1 = Karten verkaufen
    .text = Kannst du eine Schuld nicht bezahlen, musst du sofort Handkarten versteigern, eine nach der anderen nach deiner Wahl, bis sie bezahlt ist.
    .ruling = Zuerst zahlen alle, die können. Dann kommen die Schuldner, einer nach dem anderen, im Uhrzeigersinn ab der linken Seite des aktiven Spielers: Ein Schuldner gibt alle Chips ab und verkauft dann. Jeder Verkauf ist eine offene Versteigerung reihum unter allen anderen, der Gläubiger eingeschlossen, links vom Schuldner beginnend. Der Preis tilgt die Schuld, der Rest gehört dem Schuldner. Eine Karte, die niemand will, bleibt auf der Hand, und dieses Exemplar wird für diese Schuld nicht noch einmal angeboten. Wer noch zahlen muss, darf alles bieten, was er hat.
rule-K-D2 = Bankrott
    .text = Kannst du auch dann nicht zahlen, bist du bankrott: Du zahlst, was da ist, und scheidest aus, und alle deine Karten, auf der Hand und auf dem Tisch, kommen sofort auf den Ablagestapel.

## Einwände

chicoree-bankrupt = Du bist bankrott und aus dem Spiel.
chicoree-sealed = Du hast schon verdeckt gewählt: Warte auf die anderen.
chicoree-leading = Du führst mit { chicoree-price }: Warte, ob jemand erhöht.
chicoree-passed = Du hast gepasst: Nach dem nächsten Gebot darfst du wieder mitbieten.
chicoree-bid-too-high = Du kannst nicht mehr bieten, als du hast: { chicoree-tokens }.
chicoree-cannot-raise = Das Gebot steht bei { chicoree-price }, mehr kannst du nicht bieten: Nach dieser Versteigerung bist du wieder dabei.
chicoree-bid-too-low = Ein Gebot muss über { chicoree-price } liegen.
chicoree-not-now = { $awaited ->
        [turn] Jetzt darfst du Karten auslegen, Sonderkarten spielen oder ziehen.
        [offer] Verkaufe zuerst eine Karte, um deine Schuld zu zahlen.
        [bidding] Erhöhe zuerst das Gebot, oder passe.
        [melee] Jetzt darfst du das Gebot erhöhen oder passen.
        [sealed] Gib zuerst dein verdecktes Gebot ab.
       *[challenge] Wähle zuerst deine Karten für die Herausforderung und schließe ab.
    }
chicoree-not-in-hand = Diese Karte hast du nicht auf der Hand: { chicoree-card }.
chicoree-not-a-start = Das ist keine Startkarte: { chicoree-card }.
chicoree-one-start = Dein Start ist { chicoree-card }: In einer Partie gibt es nur einen.
chicoree-start-too-new = Dein Start liegt erst seit diesem Zug: Die Kette beginnt im nächsten.
chicoree-no-start = Ohne Startkarte vor dir kannst du keine Karten der Kette auslegen.
chicoree-no-harvest-yet = Noch niemand hat eine Ernte ausgelegt: Darauf müssen die Läden warten.
chicoree-step-laid = Du hast in diesem Zug schon eine Karte deiner Kette ausgelegt.
chicoree-step-there = Diese Stufe liegt schon vor dir: { chicoree-card }.
chicoree-export-needs-shop = Der Export braucht einen Laden vor dir.
chicoree-step-order = Noch nicht { chicoree-card }: Deine nächste Stufe ist { chicoree-next }.
chicoree-not-a-special = Das ist keine Sonderkarte: { chicoree-card }.
chicoree-needs-target = Sage, wen es trifft: { chicoree-card }.
chicoree-no-target = Diese Karte trifft niemanden: { chicoree-card }.
chicoree-target-self = Dich selbst kannst du nicht treffen.
chicoree-target-gone = Spieler { $seat } ist nicht im Spiel.
chicoree-nothing-to-destroy = Spieler { $seat } hat diese Karte nicht auf dem Tisch: { chicoree-card }.
chicoree-all-chosen = Von dieser Karte hast du alle gewählt: { chicoree-card }.
chicoree-choose-in-order = Diese Sorte ist schon vorbei: { chicoree-card }. Gewählt wird in der Reihenfolge der Sorten.
chicoree-choose-one = Wähle mindestens eine Karte.
chicoree-refused-before = Diese Karte wollte niemand: { chicoree-card }. Biete eine andere an.

## Aufforderungen

prompt-chicoree-turn = Lege Karten aus, spiele Sonderkarten, oder ziehe.
prompt-chicoree-offer = Du schuldest { chicoree-tokens }: Verkaufe eine Karte.
prompt-chicoree-bidding = { $price ->
        [0] Zu haben: { chicoree-card }. Noch hat niemand geboten: Biete oder passe.
       *[other] Zu haben: { chicoree-card }. Der Preis ist { chicoree-price }: Erhöhe oder passe.
    }
prompt-chicoree-melee = { $price ->
        [0] Zu haben: { chicoree-card }. Noch hat niemand geboten: Biete jederzeit, oder passe.
       *[other] Zu haben: { chicoree-card }. Der Preis ist { chicoree-price }: Erhöhe jederzeit, oder passe.
    }
prompt-chicoree-sealed = Zu haben: { chicoree-card }. Gib dein verdecktes Gebot ab.
prompt-chicoree-challenge = { chicoree-card }: Wähle die Karten, die du zeigst, dann schließe ab.

## Ereignisse

event-chicoree-first-player = { $name } beginnt.
event-chicoree-income = { $name } erhält ein Einkommen von { chicoree-tokens }.
event-chicoree-income-blocked = { $name } bekommt in diesem Zug keine Chips.
event-chicoree-revenue = { $name } zahlt { chicoree-tokens } an { $to }.
event-chicoree-debt = { $name } gibt { chicoree-tokens } ab und schuldet noch { $owed }.
event-chicoree-offered = { $name } muss verkaufen: { chicoree-card }.
event-chicoree-sold = { $name } verkauft an { $to } für { chicoree-tokens }: { chicoree-card }.
event-chicoree-unsold = Niemand kauft von { $name }: { chicoree-card }.
event-chicoree-debt-settled = { $name } hat die Schuld bezahlt.
event-chicoree-bankrupt = { $name } ist bankrott und scheidet aus.
event-chicoree-start-laid = { $name } legt einen Start aus: { chicoree-card }.
event-chicoree-step-laid = { $joker ->
        [yes] { $name } legt eine Zichorie als { chicoree-card } aus.
       *[no] { $name } legt { chicoree-card } aus.
    }
event-chicoree-special = { $name } spielt { chicoree-card }.
event-chicoree-special-on = { $name } spielt { chicoree-card } gegen { $to }.
event-chicoree-destroyed = { $name } verliert { chicoree-card }.
event-chicoree-afflicted = { $turns ->
        [one] { $name } bekommt { $turns } Zug lang keine Chips.
       *[other] { $name } bekommt { $turns } Züge lang keine Chips.
    }
event-chicoree-drawn = { $name } zieht eine Karte.
event-chicoree-drawn-own = { $name } zieht { chicoree-card }.
event-chicoree-draw-skipped = Für { $name } ist keine Karte zu ziehen.
event-chicoree-turned = { $name } deckt { chicoree-card } auf.
event-chicoree-kept = { $name } nimmt sie auf die Hand: { chicoree-card }.
event-chicoree-auction = { $form ->
        [turn] Versteigerung reihum: { chicoree-card }.
        [melee] Versteigerung auf Zuruf: { chicoree-card }.
       *[sealed] Verdeckte Versteigerung: { chicoree-card }.
    }
event-chicoree-raised = { $name } bietet { chicoree-tokens }.
event-chicoree-bid-passed = { $name } passt.
event-chicoree-hammer = Der Hammer fällt.
event-chicoree-bid-sealed = { $name } hat verdeckt geboten.
event-chicoree-bids-opened = Die Gebote: { $list }.
event-chicoree-won = { $name } zahlt { chicoree-tokens } und nimmt { chicoree-card }.
event-chicoree-unwanted = Niemand will { chicoree-card }.
event-chicoree-challenge = { $name } löst eine Herausforderung aus: { chicoree-card }.
event-chicoree-choice-sealed = { $name } hat gewählt.
event-chicoree-shown = { $flowers ->
        [one] { $name } zeigt { $flowers } Blüte: { $list }.
       *[other] { $name } zeigt { $flowers } Blüten: { $list }.
    }
event-chicoree-shown-nothing = { $name } hat keine Karte zu zeigen.
event-chicoree-challenge-won = { $name } gewinnt { chicoree-tokens } in der Herausforderung.
event-chicoree-challenge-blocked = { $name } hat die meisten Blüten, bekommt aber keine Chips.
event-chicoree-challenge-drawn = Niemand zeigt eine Blüte: Niemand gewinnt.
event-chicoree-shuffled = Der Ablagestapel wird gemischt und zum Nachziehstapel.
event-chicoree-turn-ended = { $name } beendet den Zug.
event-chicoree-round-ended = Runde { $round } ist vorbei.
event-chicoree-game-ended = { $reason ->
        [K-E1] Die Kette ist vollständig: Das Spiel ist aus.
        [K-E2] Die letzte Runde ist vorbei: Das Spiel ist aus.
       *[K-E3] Nur ein Spieler ist übrig: Das Spiel ist aus.
    }

## Aktionen

action-chicoree-start = Deinen Start auslegen: { chicoree-card }
    .within = deinen Start auslegen ({ chicoree-card })
action-chicoree-step = { chicoree-card } auslegen
    .within = { action-chicoree-step }
action-chicoree-joker = Zichorie als { chicoree-card } auslegen
    .within = { action-chicoree-joker }
action-chicoree-play = { chicoree-card } spielen
    .within = { action-chicoree-play }
action-chicoree-play-on = { chicoree-card } gegen { $to } spielen
    .within = { action-chicoree-play-on }
action-chicoree-draw = Deine Karten ziehen
    .within = deine Karten ziehen
action-chicoree-raise-more = So viele Chips bieten
    .within = so viele Chips bieten
action-chicoree-raise = { chicoree-tokens } bieten
    .within = { action-chicoree-raise }
action-chicoree-pass = Passen
    .within = passen
action-chicoree-bid-some = Verdeckt so viele Chips bieten
    .within = verdeckt so viele Chips bieten
action-chicoree-bid = Verdeckt { chicoree-tokens } bieten
    .within = verdeckt { chicoree-tokens } bieten
action-chicoree-choose = { chicoree-card } wählen
    .within = { action-chicoree-choose }
action-chicoree-seal = Deine Wahl abschließen
    .within = deine Wahl abschließen
action-chicoree-offer = { chicoree-card } verkaufen
    .within = { action-chicoree-offer }

## Wörter auf dem Tisch

picture-chicoree-pile = Nachziehstapel { $count }
picture-chicoree-discard = Ablagestapel { $count }
picture-chicoree-round = Runde { $count } von { $limit }
picture-chicoree-turn = Versteigerung reihum
picture-chicoree-melee = Versteigerung auf Zuruf
picture-chicoree-sealed = Verdeckte Versteigerung
picture-chicoree-debt = { $name } schuldet { chicoree-tokens }
picture-chicoree-leads = { $name } hat { chicoree-tokens } geboten
picture-chicoree-bankrupt = bankrott
picture-chicoree-afflicted = { $turns ->
        [one] { $name } bekommt { $turns } Zug lang keine Chips
       *[other] { $name } bekommt { $turns } Züge lang keine Chips
    }
picture-chicoree-has-sealed = abgegeben
picture-chicoree-hand = Deine Hand
picture-chicoree-chosen = Du zeigst
picture-chicoree-bid = dein Gebot: { chicoree-tokens }
picture-chicoree-empty = keine Karte
picture-chicoree-discarded = Ablagestapel
picture-chicoree-waiting = In diesem Zug gespielt oder zerstört
picture-chicoree-known = Von allen gesehen, auf der Hand von { $name }
picture-legend = Vor jedem Spieler: Chips, Handkarten, der Start und die Kette. 4 ist eine Stufe, die daliegt, ein Punkt eine, die fehlt; 6×2 sind zwei Läden, ein Stern steht für eine Zichorie an Stelle der Stufe.

## Rat vor dem Spiel

advice-chicoree-two = Zwei können spielen, aber das Spiel ist für drei bis sechs gemacht (K-M3).

## Tischoptionen

option-auction = Offene Versteigerungen
    .text = Einer nach dem anderen (turn), oder jeder jederzeit, bis der Hammer fällt (melee) (K-A1).
    .turn = reihum
    .melee = auf Zuruf
option-rounds = Runden
    .text = Nach wie vielen Runden das Spiel spätestens endet, 1 bis 999 (K-E2).
    .count = { $count } Runden
option-first = Erster Spieler
    .text = Ein Platz oder das Los (random) (K-S2).
    .random = durch das Los
    .seat = Spieler { $seat }
option-deck = Kartensatz
    .text = Das Hausdeck (house), ein anderes mit Namen, oder eines mit anderen Zahlen wie house,shop=6,export=3 (K-M3).
    .house = Hausdeck
    .own = eigener Kartensatz

## Titel und Abschnitte

title = Chicorée
    .text = Vollende die Kette vom Samen bis zum Export, mit Versteigerungen, Herausforderungen und etwas Bosheit.
section-material = Material
section-setup = Aufbau
section-turn = Der Zug
section-end = Ende des Spiels
section-specials = Start, Läden und Sonderkarten
section-challenge = Herausforderung
section-auctions = Versteigerungen
section-debts = Schulden

## Warum ein Zug gut ist

# $card: Name einer Karte; $to: wer; $steps, $flowers: ganze Zahlen
reason-chicoree-wins = die Kette ist vollständig: das gewinnt
reason-chicoree-steps = Stufe { $steps } von 7
reason-chicoree-income = { chicoree-tokens } mehr in jedem Zug
reason-chicoree-worth = { chicoree-card } ist etwa { chicoree-tokens } wert
reason-chicoree-cards = { chicoree-cards } zu ziehen
reason-chicoree-harm = { chicoree-card } trifft { $to }
reason-chicoree-flowers = { $flowers ->
        [one] { $flowers } Blüte
       *[other] { $flowers } Blüten
    }
prevents-chicoree-card = auch { $name } will { chicoree-card }, mit { $steps } gelegten Stufen
prevents-chicoree-steps = { $name } fällt auf { $left } Stufen zurück
prevents-chicoree-income = { $name } verliert { chicoree-tokens } je Zug
risks-chicoree-card = aber { $name }, mit { $steps } gelegten Stufen, bekommt vielleicht { chicoree-card }
risks-chicoree-debt = aber mit { chicoree-tokens } lassen sich die { $owed } nicht zahlen, die andere fordern können
risks-chicoree-last-step = aber { $name } fehlt nur noch eine Stufe
# $more: tokens or flowers that were lacking; $tokens: what it cost, or would have brought
near-chicoree-bid = Bei { chicoree-card } hast du { chicoree-tokens } umsonst gezahlt: { $more } mehr hätten gereicht.
near-chicoree-flowers = Mit { $more ->
        [one] einer Blüte mehr
       *[other] { $more } Blüten mehr
    } hätte dir die Herausforderung { chicoree-tokens } gebracht.

## Was Gebote und Herausforderungen wert waren

deal-chicoree-bought = { chicoree-card } ersteigert
deal-chicoree-sold-to = { chicoree-card } für eine Schuld genommen
deal-chicoree-lost = verdecktes Gebot für { chicoree-card }, verloren
deal-chicoree-bluff = { chicoree-card } über Wert hochgeboten
deal-chicoree-challenge = Herausforderung gewonnen
deal-chicoree-challenge-lost = Herausforderung verloren

## Was das Spiel entschied

# $reason: the rule by which it ended, or how far K-E2 had to look; $steps, $less, $tokens, $fewer: what $name and $to had; $list: who is level
account-chicoree-decided = { $reason ->
        [K-E1] { $name } hat die letzte der sieben Stufen gelegt; { $to } hatte { $less }.
        [K-E3] Alle außer { $name } gingen bankrott.
        [tokens] Die Runden waren vorbei, { $name } und { $to } hatten gleich viele Stufen ({ $steps }). Den Gleichstand brachen die Chips: { $tokens } gegen { $fewer } (K-E2).
        [shared] Gleich viele Stufen ({ $steps }) und Chips ({ $tokens }): { $list }. Der Sieg wird geteilt (K-E2).
       *[K-E2] Die Runden waren vorbei, und { $name } hatte die meisten Stufen: { $steps }; { $to } hatte { $less }.
    }

## Was an einem Kartensatz nicht stimmt (K-M3)

# $list: Namen von Karten
deck-fault-chain = niemand kann die Kette vollenden: es fehlen { $list }, und keine Chicorée kann sie ersetzen
deck-fault-start = niemand kann einen Start auslegen: es gibt keinen
