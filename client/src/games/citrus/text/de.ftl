### Was der Bildschirm von Citrus über die Worte des Spiels hinaus sagt, auf Deutsch.

board = Spielplan
# $rows, $columns: how many
board-title = Spielplan mit { $rows } Reihen und { $columns } Spalten
# $side: long or short, $name: of the board
board-name = { $side ->
        [long] Langer Plan ({ $name })
       *[short] Kurzer Plan ({ $name })
    }
market = Markt
# $count: how many
tiles-left = { $count ->
        [one] noch { $count } Plättchen
       *[other] noch { $count } Plättchen
    }
bag = Beutel
# $count: how many
bag-holds = { $count ->
        [one] Beutel: { $count } Plättchen
       *[other] Beutel: { $count } Plättchen
    }
# $count: how many
with-well = { $count ->
        [one] { $count } Brunnen
       *[other] { $count } Brunnen
    }
fincas = Fincas übrig
fincas-to-come = Kommende Fincas
sites-to-come = Kommende Bauplätze
stock = Vorrat
players = Spieler
points = Punkte
# $scores: such as Ada 33, Mar 26
score-track = Punkteleiste: { $scores }
coins = Münzen
# $coins, $most: numbers
coins-of = { $coins } von { $most } Münzen
workers-and-income = Arbeiter und Einkommen
# $count: how many
workers-on-mat = { $count ->
        [one] { $count } Arbeiter auf dem Tableau
       *[other] { $count } Arbeiter auf dem Tableau
    }
income = Einkommen
# $count: how many
horse-tiles = { $count ->
        [one] { $count } Pferdeplättchen
       *[other] { $count } Pferdeplättchen
    }
to-move = am Zug
your-mat = Dein Tableau
action-tiles = Aktionsplättchen
short-money2 = 2 Münzen
short-money3 = 3 Münzen
short-cart = Karren
short-bull = Stier
short-bridge = Brücke
short-milestone = Meilenstein
workers = Arbeiter
sheets = Mehr vom Tisch
tab-market = Markt
tab-mats = Tableaus
tab-log = Verlauf
open-market = Reihe wählen

## The hand and the buttons

# $points: what it brought
deed-harvest = Ernte +{ $points }
# $site: its letter; $points: what it brought
deed-finca = Finca { $site } +{ $points }
# $site: its letter
deed-built = Neue Finca auf { $site }
# $tiles: the tiles, by name
hand-of = baut gerade: { $tiles }
hand = Plättchen auf der Hand
# $tile: words for a tile, $count: how many
hand-tile = { $count ->
        [one] { $tile }
       *[other] { $count } × { $tile }
    }
hand-hint = Klick ein Plättchen an, um es zuerst zu bauen.
enter-key = Enter
needs-tile = Dein Plättchen hat noch keinen Platz: nutze erst eines deiner Aktionsplättchen.
needs-tile-short = Aktion nutzen
choose-first = Erst wählen
wait = Bitte warten
do-buy-line = Reihe { $what } kaufen
# $count: how many regions
do-harvest = { $count ->
        [one] Ernten
       *[other] { $count } Gebiete ernten
    }
do-place-tile = Auf { $what } bauen
do-bridge = Brücke auf { $what }
do-place-bull = Stier auf { $what }
do-use-cart = Karren: Feld { $what }
do-use-money = { $count } Münzen nehmen
do-use-milestone = Meilenstein nutzen
do-choose-site = Finca auf { $what }
do-end-turn = Zug beenden
do-pass = Passen
do-return-tiles = Zurückgeben

## Steps of the turn

step-choose = Kaufen oder ernten
# $count: tiles in hand
step-build = { $count ->
        [0] Bauen
       *[other] { $count } bauen
    }
step-end = Beenden

## The market

market-hint = Tipp auf einen Preis, um zu sehen, was die Reihe brächte.
# $line: its number, $cost: coins, $tiles: their names
line-buyable = Reihe { $line } für { $cost }: { $tiles }. Du kannst sie kaufen.
line-closed = Reihe { $line } für { $cost }: { $tiles }. Jetzt nicht; frag, warum.
# $space: number, $tile: its name
cart-tile = Marktfeld { $space }: { $tile }

## Spaces, for those who do not see them

space-open = frei
space-rock = Felsen
space-bull = ein Stier auf Wache
# $letter: of the site
space-site = Bauplatz { $letter }, noch nicht aufgedeckt
space-site-revealed = Bauplatz { $letter }, aufgedeckt
# $letter, $values: such as 10/5, $filled and $of: spaces around it
space-finca = Finca { $letter }, { $values }, { $filled } von { $of } Feldern ringsum besetzt
space-finca-scored = Finca { $letter }, gewertet
# $fruit: its name, $well: yes or no
space-neutral = { $well ->
        [yes] neutral, { $fruit } mit Brunnen
       *[no] neutral, { $fruit }
    }
# $fruit: its name, $well: yes or no, $name: of the owner, $size: of the region
space-plantation = { $well ->
        [yes] { $fruit } mit Brunnen von { $name }, Gebiet aus { $size }
       *[no] { $fruit } von { $name }, Gebiet aus { $size }
    }
lit-extend = Hier kannst du bauen; es kommt zu deinem Gebiet
lit-new = Hier kannst du bauen; ein neues Gebiet, es kostet einen Arbeiter
lit-bridge = Hier kannst du mit einer Brücke bauen
lit-bull = Hierher kannst du den Stier setzen
lit-site = Hier kannst du die Finca bauen
lit-harvest = Dieses Gebiet kannst du ernten
lit-almost = Hier nicht erlaubt; Enter sagt warum

## The forecast

forecast = Vorschau
forecast-hint = Zeig auf eine Reihe, ein helles Feld oder ein eigenes Gebiet, um zu sehen, was es brächte.
harvest-how = Wähle deine beleuchteten Gebiete, um sie zu ernten: Die Schilder sagen, für wie viele Punkte. Oder kaufe eine Reihe des Markts über ihren Preis.
harvest-brief = Oder ernte: Tippe auf beleuchtete Gebiete.
# $action: such as Build on e2
forecast-of = Was es bringt: { $action }
# $site: letter
finca-name = Finca { $site }
# $filled, $of: spaces around the Finca
finca-filled = { $filled } von { $of }
finca-closes = { $filled } von { $of }, voll
# $count: how many spaces
spaces-many = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
spaces-none = nach der Finca
# $left: workers left on the mat
note-new-region = { $left ->
        [0] Ein neues Gebiet mit deinem letzten Arbeiter.
        [one] Ein neues Gebiet; { $left } Arbeiter bleibt.
       *[other] Ein neues Gebiet; { $left } Arbeiter bleiben.
    }
# $size: tiles, $points: of a harvest
note-region = { $points ->
        [one] Gebiet aus { $size }, bei der Ernte { $points } Punkt.
       *[other] Gebiet aus { $size }, bei der Ernte { $points } Punkte.
    }
# $count: workers
note-worker-home = { $count ->
        [one] { $count } Arbeiter kommt heim.
       *[other] { $count } Arbeiter kommen heim.
    }
# $count: tiles
note-absorbed = { $count ->
        [one] Übernimmt { $count } neutrales Plättchen.
       *[other] Übernimmt { $count } neutrale Plättchen.
    }
# $what: a landscape tile
note-takes = Du bekommst: { $what }.
note-covers-rock = Überbrückt die Felsen.
note-covers = Überbaut ein neutrales Plättchen, das aus dem Spiel geht.
# $count: tiles left on the market, $coins: left to you
note-left = Am Markt: noch { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }; bei dir: noch { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
note-finca = Erst kommt eine neue Finca, dann baust du, dann wird der Markt aufgefüllt.
# $points, $income, $coins after it, $workers on the mat after it
note-harvest = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Einkommen { $income } für { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }: dann hast du { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
# $count: coins
note-coins-lost = { $count ->
        [one] { $count } Münze über zwölf verfällt.
       *[other] { $count } Münzen über zwölf verfallen.
    }
# $site, $name: of a rival, $count: tiles
note-flip = { $count ->
        [one] { $site }: { $name } fehlt { $count } Plättchen zur Führung.
       *[other] { $site }: { $name } fehlen { $count } Plättchen zur Führung.
    }
# $site, $count: tiles
note-behind = { $count ->
        [one] { $site }: dir fehlt { $count } Plättchen zur Führung.
       *[other] { $site }: dir fehlen { $count } Plättchen zur Führung.
    }
note-scored-later = Gewertet, wenn du den Zug beendest.
note-ends-turn = Beendet deinen Zug.
note-ends-game = Beendet das Spiel.

## The end

source-fincas = Geschlossene Fincas
source-harvest = Ernten
source-returned = Zurückgegebene Plättchen
source-last-fincas = Offen gebliebene Fincas
source-last-harvest = Letzte Ernte
source-horses = Pferde
source-tiles = Ungenutzte Plättchen
count-last-fincas = Der niedrigere Wert für die meisten Plättchen
count-last-harvest = Alle Gebiete mit einem Arbeiter
count-horses = Ein Punkt je Pferd
count-tiles = Ein Punkt je ungenutztem Plättchen
count-again = Noch einmal zählen

## Pictures

picture-ours = Eigene Zeichnungen. Auch die Pläne hier sind von uns entworfen und nicht die gedruckten (C-M6).

## Die Regeln auf einer Seite

summary-aim = Das Ziel
    .text = Pflanze Früchte rund um die Fincas, ernte im richtigen Moment und habe am Ende die meisten Punkte.
summary-turn = Dein Zug
    .text = Du baust oder du erntest (C-T1). Außerdem darfst du jederzeit in deinem Zug beliebig viele Aktionsplättchen einsetzen (C-T2).
summary-build = Bauen
    .text = Kaufe alle Plättchen einer Reihe des Marktes für je 1 Münze und baue sie sofort, in beliebiger Reihenfolge (C-B1, C-B4). Du musst alle bezahlen und alle bauen können (C-B2).
summary-place = Wo ein Plättchen liegen darf
    .text = Neben einem Plättchen seiner Frucht in einem deiner Gebiete; oder auf einem Wegfeld einer Finca, das beginnt ein Gebiet und braucht einen Arbeiter (C-P2, C-P3). An den Wegen einer Finca oder eines Bauplatzes steht jede Frucht nur einmal (C-P4). Nie neben einem fremden Gebiet seiner Frucht (C-P5). Ein neutrales Gebiet seiner Frucht kommt nur dazu, wenn deines mindestens so groß war (C-P7). Ein überbautes Landschaftsplättchen gehört dir (C-L1).
summary-finca = Eine neue Finca
    .text = Lässt dein Kauf 3 oder weniger Plättchen auf dem Markt, kommt sofort die nächste Finca: Du wählst einen der aufgedeckten Bauplätze (C-N1). Dann baust du, dann wird der Markt aufgefüllt (C-N2).
summary-scoring = Eine Finca wird gewertet
    .text = Am Ende des Zuges, in dem alle Felder um sie herum besetzt sind (C-F1). Alle zählen ihre Gebiete, die sie berühren, auch diagonal, jedes mit allen Plättchen (C-F2). Die meisten: der höhere Wert. Die zweitmeisten: der niedrigere. Bei Gleichstand bekommen ihn alle, doch ein Gleichstand an der Spitze lässt dem Zweiten nichts (C-F3).
summary-harvest = Ernten
    .text = Beliebig viele deiner Gebiete: 1 Punkt pro Plättchen, 2 mit Brunnen. Die Arbeiter kommen heim, die Plättchen bleiben und sind neutral (C-H1). Dann ein Einkommen nach den Arbeitern auf deinem Tableau: 1 → 2, 2 → 4, 3 → 6, 4 → 7, 5 → 8 Münzen, nie über 12 (C-H2).
summary-actions = Aktionsplättchen
    .text = Geld: 2 oder 3 Münzen (C-A1). Karren: ein Plättchen des Marktes umsonst, sofort gebaut (C-A2). Stier: besetzt ein offenes Feld (C-A3). Brücke: auf Fels oder ein neutrales Plättchen bauen (C-A4). Meilenstein: sofort eine neue Finca (C-A5).
summary-end = Das Ende
    .text = Nach dem Zug, in dem das letzte Plättchen gebaut wird (C-E1). Eine noch nicht gewertete Finca bringt ihren niedrigeren Wert, nur dem mit den meisten Plättchen (C-E2). Die Gebiete werden für Punkte geerntet (C-E3); jedes Pferd und jedes nicht eingesetzte Aktionsplättchen zählt 1 (C-E4).

## The chart of a replay

measure-points = Punkte

## What a piece says of itself

# $points: whole number
tip-brings = { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tip-finca = Ein Landgut. Es zahlt einmal, sobald alle Felder ringsum belegt sind: am meisten, wer dort die meisten Plättchen hat.
tip-finca-scored = Sie hat gezahlt und zahlt nicht mehr.
tip-finca-empty = Hier hat noch niemand ein Plättchen.
tip-site-revealed = Abgesteckt: Hier kann die nächste Finca gebaut werden.
tip-site = Ein Bauplatz für eine Finca; er muss erst aufgedeckt werden.
tip-rock = Hier wächst nichts. Nur mit einer Brücke kann hier ein Plättchen stehen.
tip-guard = Jemand hat hier einen Stier aufgestellt: Das Feld ist belegt, niemand baut darauf.
# $site: letter
tip-road = Weg von { $site }
    .text = Sobald dort eine Finca steht, kann hier ein Gebiet beginnen; es braucht einen Arbeiter. Auf diesen Wegen steht jede Frucht nur einmal.
# $fruit: its name
tip-neutral = Neutral: { $fruit }
    .text = Abgeerntet; gehört niemandem. Schließt sich einem mindestens ebenso großen Gebiet seiner Frucht an.
# $name: of the owner, $fruit: its name
tip-region = { $name }: { $fruit }
    .text = Ein Gebiet: zusammenhängende Plättchen einer Frucht mit einem Arbeiter darauf.
# $size: tiles, $points: whole number
tip-region-now = { $size ->
        [one] { $size } Plättchen
       *[other] { $size } Plättchen
    }; bei der Ernte: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
tip-landscape = Wer hier baut, nimmt es.
tip-held = Jederzeit im eigenen Zug einsetzbar; unbenutzt am Ende 1 Punkt.
tip-horses-held = Zählen am Ende.
# $count: horses
does-horses = { $count } Wildpferde: { $count } Punkte am Ende.
# $count: coins
does-money = { $count } Münzen, einmal.
does-cart = Nimmt ein Plättchen umsonst vom Markt; es wird sofort gebaut.
does-bull = Kommt auf ein freies Feld, das dann belegt ist.
does-bridge = Damit baut man auf Felsen oder auf ein neutrales Plättchen.
does-milestone = Bringt sofort eine neue Finca und füllt den Markt.
# $points: whole number
tip-tile = { $points ->
        [one] Ein Plantagenplättchen: { $points } Punkt, wenn sein Gebiet geerntet wird.
       *[other] Ein Plantagenplättchen: { $points } Punkte, wenn sein Gebiet geerntet wird.
    }
# $line: its number
tip-line = Reihe { $line }
    .text = Alle ihre Plättchen werden zusammen gekauft, je 1 Münze, und sofort gebaut.
# $cost: coins
tip-cost = { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }
# $most: coins
tip-coins = Ein Plättchen vom Markt kostet 1. Eine Ernte bringt neue; niemand hat mehr als { $most }.
tip-workers = Jedes begonnene Gebiet braucht einen Arbeiter; eine Ernte bringt sie heim. Je mehr zu Hause sind, desto höher das Einkommen.
# $coins: whole number
tip-income = Einkommen einer Ernte jetzt: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
# On the board of an analysis; $space: where
scene-played = Gespielt
scene-better = Besser: { $space }
