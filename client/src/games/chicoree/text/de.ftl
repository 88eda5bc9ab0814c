### What only the screen of Chicorée says, in German. Every language file defines the same messages and variables.

## The turn

step-lay = Legen und spielen
step-draw = Ziehen
step-auction = Auktion
step-challenge = Herausforderung
step-debt = Schuld
your-turn-title = Du bist dran
turn-note = Wähle eine Karte deiner Hand, um sie zu legen oder zu spielen, oder zieh.
choose-card = Wähle eine Karte
choose-way = Wähle, wie
# $card: its name
choose-target = Wen trifft { $card }?
choose-step = Für welche Stufe?
put-back = Zurück
enter-key = Enter

## Names on cards, with the places where they may be broken

title-challenge = Heraus­forderung
title-overproduction = Über­produktion

## Bids

# $asked: what is asked; $card: name of a card
panel-about = { $asked }: { $card }
panel-seal = Deine Faust
panel-raise = Dein Gebot
panel-sale = Karte verkaufen
panel-challenge = Karten zeigen
# $tokens: whole number
you-own = du hast { $tokens }
your-bid = Dein Gebot
one-less = Eins weniger
one-more = Eins mehr
# $tokens: whole number
close-fist = Faust um { $tokens } schließen
# $name: the active player
sealed-note = Alle Gebote gehen an die Bank. Gleichstand: im Uhrzeigersinn ab { $name }.
no-bid-yet = Noch hat niemand geboten.
# $name: a player, $tokens: whole number
leader-is = { $name } führt mit { $tokens }.
too-poor = Mehr kannst du nicht bieten.
# $tokens: whole number, $name: who gets it
sale-note = Du schuldest { $name } { $tokens ->
        [one] { $tokens } Chip
       *[other] { $tokens } Chips
    }. Wähle eine Karte: Die anderen bieten, und was über die Schuld hinausgeht, gehört dir.
# $cards: names of cards
sale-refused = Niemand wollte: { $cards }.
# $seconds: whole number
hammer = Hammer in { $seconds } s

## Challenge

challenge-note = Wähle geheim Karten. Die meisten Blüten gewinnen; alle gezeigten Karten werden abgelegt.
# $flowers, $cards: whole numbers
flowers-chosen = { $flowers ->
        [one] Blüte
       *[other] Blüten
    } auf { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
# $count: whole number
show-cards = { $count ->
        [0] Nichts zeigen
        [one] { $count } Karte zeigen
       *[other] { $count } Karten zeigen
    }
choose-cards = Wähle mindestens eine Karte

## Hands on the cloth

sealed = geschlossen
choosing = wählt
leads = führt
passed = gepasst
thinks = bietet
sells = verkauft
# $count: whole number
tokens-count = { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
# $count: whole number
flowers-count = { $count ->
        [one] { $count } Blüte
       *[other] { $count } Blüten
    }

## Players and piles

table = Tisch
contest-turn = Auktion reihum
contest-melee = Auktion im Getümmel
contest-sealed = Auktion mit geschlossener Faust
contest-challenge = Herausforderung
tokens = Chips
cards-in-hand = Karten auf der Hand
to-draw = im Stapel
discarded = abgelegt
your-cards = Deine Karten
your-hand = Deine Hand
no-card = Keine Karte auf der Hand
# $start, $each: whole numbers
next-turn = { $each ->
        [0] nächster Zug +{ $start }
       *[other] nächster Zug +{ $start }, und +{ $each } von jedem
    }
# $turns: whole number
no-income = { $turns ->
        [one] ohne Einkommen, { $turns } Zug
       *[other] ohne Einkommen, { $turns } Züge
    }
# $tokens: whole number
owes = schuldet { $tokens }
bankrupt = bankrott
# $card: name of a start
row-start = Start: { $card }
row-no-start = Kein Start
row-empty = keine Stufe gelegt
players = Mitspieler
sheets = Mehr
tab-players = Mitspieler
tab-deck = Karten
tab-log = Protokoll
deck = Kartensatz
# $name: of the deck; house is ours
deck-name = { $name ->
        [house] Hausdeck
       *[other] Kartensatz { $name }
    }
deck-unseen = unge­sehen
deck-discard = abge­legt
deck-all = gesamt
card = Karte
# $round, $rounds: whole numbers
round-of = Runde { $round } von { $rounds }

## What an action would bring

note-wins = Deine Kette ist vollständig: du gewinnst!
# $card: name of a card, $laid, $held: how many you have before you and in hand
note-lot = { $laid ->
        [0] { $held ->
            [0] { $card }: deine erste Karte
           *[other] { $card }: { $held } auf der Hand
        }
       *[other] { $card }: { $laid } vor dir
    }
# $card: name of a card
note-spare = { $card }: brauchst du nicht mehr
# $name: a player, $steps: how many are left
note-loses-step = { $name } behält { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }
# $name: a player, $turns: whole number
note-afflicts = Keine Chips für { $name }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
# $steps: whole number
note-steps = { $steps } von 7 Stufen
# $tokens: more each turn, $total: in all
note-earns = +{ $tokens } pro Zug, { $total } insgesamt
# $tokens: more each turn, $total: in all
note-would-earn = Einmal gelegt: +{ $tokens } pro Zug, { $total } insgesamt
# $tokens: whole number
note-tokens-left = { $tokens ->
        [one] { $tokens } Chip bleibt
       *[other] { $tokens } Chips bleiben
    }
# $cards: whole number
note-draws = { $cards ->
        [one] { $cards } Karte auf deine Hand
       *[other] { $cards } Karten auf deine Hand
    }
# $cards: whole number
note-turn-draws = { $cards } Karten: eine auf deine Hand, die andere wird gezeigt

## Pictures

picture-ours = Eigene Zeichnungen. Auch der Kartensatz und seine Zahlen sind unsere eigenen, ebenso die Namen der Schritte 2 und 5 (K-M3).

## Die Regeln auf einer Seite

summary-aim = Das Ziel
    .text = Lege alle sieben Stufen der Kette vor dir aus: Wer sie zuerst hat, gewinnt (K-E1).
summary-turn = Dein Zug
    .text = Mit einem Start vor dir: Nimm sein Einkommen und was dir die anderen für Läden und Export schulden (K-T1, K-T2). Lege und spiele Karten. Dann ziehe eine Karte verdeckt und eine zweite für alle sichtbar (K-T7, K-T8).
summary-lay = Karten auslegen
    .text = Ohne Start: einen Start (K-T5). Mit Start: eine einzige Stufe, 1 bis 5 in dieser Reihenfolge, oder den Export, wenn du einen Laden hast (K-T4); und beliebig viele Läden, sobald jemand eine Ernte ausgelegt hat (K-T3). Der Joker steht für jede Stufe (K-X4).
summary-specials = Sonderkarten
    .text = Beliebig viele in deinem Zug (K-T6). Krankheit, Sturm und Kalter Regen zerstören eine Ernte, Feuer eine Fabrik (K-X1). Überproduktion und Kaffee-Tee-Kakao: zwei Züge lang keine Chips (K-X2). In Mode, Blockade und Gesundheit: Ziehe zwei Karten (K-X3).
summary-open = Offene Versteigerung
    .text = Um die Stufen 1 bis 5: Es wird erhöht, bis niemand mehr höher geht; wer gewinnt, zahlt an die Bank (K-A1).
summary-fist = Geschlossene Faust
    .text = Um Startkarten, Läden und Exporte: Alle bieten verdeckt und öffnen zugleich. Das höchste Gebot bekommt die Karte, und die Chips aller gehen an die Bank (K-A2). Bei Gleichstand im Uhrzeigersinn vom aktiven Spieler aus (K-A3).
summary-challenge = Herausforderung
    .text = Alle wählen verdeckt Handkarten, mindestens eine (K-C1). Die meisten Blüten nehmen einen Chip für jede gezeigte Blüte, bei Gleichstand alle den vollen Betrag (K-C2, K-C3). Alle gezeigten Karten werden abgelegt (K-C4).
summary-debts = Schulden
    .text = Wer nicht zahlen kann, verkauft den anderen Handkarten, eine nach der anderen (K-D1); wer auch dann nicht zahlen kann, ist bankrott und scheidet aus (K-D2).

## The chart of a replay

measure-steps = Gelegte Stufen
measure-tokens = Chips

## The end

# $count: how many steps, −1 for the bankrupt
score-of = { $count ->
        [-1] bankrott
        [one] { $count } Stufe
       *[other] { $count } Stufen
    }
score-unit = { $count ->
        [-1] bankrott
        [one] Stufe
       *[other] Stufen
    }
sources-title = Woher die Chips kamen
source-income = Einkommen
source-revenue = Von anderen bezahlt
source-challenges = Herausforderungen
source-sales = Verkäufe

## What a piece says of itself

sort-start = Start
sort-step = Stufe der Kette
sort-joker = Joker
sort-destroyer = rote Sonderkarte
sort-afflicter = rote Sonderkarte
sort-ochre = ockergelbe Sonderkarte
sort-challenge = Herausforderung
# of all that follow, $number: on the card, $revenue, $turns, $cards: whole numbers, $what: name of a step
does-start = { $number ->
        [one] In jedem Zug { $number } Chip von der Bank.
       *[other] In jedem Zug { $number } Chips von der Bank.
    }
does-step = Stufe { $number } der Kette aus sieben.
does-revenue = Stufe { $number } der Kette; in jedem Zug { $revenue ->
        [one] { $revenue } Chip
       *[other] { $revenue } Chips
    } von jedem Gegner.
does-joker = Steht für jede beliebige Stufe der Kette.
does-destroyer = Zerstört bei einem Gegner: { $what }.
does-afflicter = Ein Gegner bekommt { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } lang keine Chips.
does-ochre = Ziehe { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
does-challenge = { $number ->
        [one] { $number } Blüte in einer Herausforderung.
       *[other] { $number } Blüten in einer Herausforderung.
    } Aufgedeckt löst sie eine aus.
tip-missing = noch auszulegen
tip-usable = Du kannst sie jetzt nutzen.
tip-not-now = Jetzt nützt sie nichts.
# $names: players
tip-can-hit = Kann treffen: { $names }.
tip-hits-nobody = Gerade ist niemand zu treffen.
# $count: cards
tip-pile = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
    .text = Jeder beendet seinen Zug, indem er eine Karte verdeckt und eine zweite für alle sichtbar zieht.
tip-tokens = Mit Chips bietet man auf Karten. Ein Start, Läden und der Export bringen in jedem Zug welche.
scene-hand = Hand von { $name }
