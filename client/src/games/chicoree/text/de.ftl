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
choose-target = Wen trifft es?
choose-step = Für welche Stufe?
put-back = Zurück
enter-key = Enter

## Bids

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
# $tokens: whole number
sale-note = Du schuldest { $tokens }. Wähle eine Karte: die anderen bieten darauf.
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
deck-unseen = ungesehen
deck-discard = abgelegt
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
note-draws = { $cards } Karten auf deine Hand
# $cards: whole number
note-turn-draws = { $cards } Karten: eine auf deine Hand, die andere wird gezeigt

## Pictures

picture-ours = Eigene Zeichnungen. Auch der Kartensatz und seine Zahlen sind unsere eigenen, ebenso die Namen der Schritte 2 und 5 (K-M3).
