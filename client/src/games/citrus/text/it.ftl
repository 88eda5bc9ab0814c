### Ciò che lo schermo di Citrus dice oltre alle parole del gioco, in italiano.

board = Tabellone
# $rows, $columns: how many
board-title = Tabellone di { $rows } righe e { $columns } colonne
# $side: long or short, $name: of the board
board-name = { $side ->
        [long] Tabellone lungo ({ $name })
       *[short] Tabellone corto ({ $name })
    }
market = Mercato
# $count: how many
tiles-left = { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
bag = Sacchetto
# $count: how many
bag-holds = { $count ->
        [one] Sacchetto: { $count } tessera
       *[other] Sacchetto: { $count } tessere
    }
# $count: how many
with-well = { $count ->
        [one] { $count } pozzo
       *[other] { $count } pozzi
    }
fincas = Finca rimaste
fincas-to-come = Finca da costruire
sites-to-come = Cantieri da rivelare
stock = Riserva
players = Giocatori
points = punti
# $scores: such as Ada 33, Mar 26
score-track = Tracciato dei punti: { $scores }
coins = Monete
# $coins, $most: numbers
coins-of = { $coins ->
        [one] { $coins } moneta su { $most }
       *[other] { $coins } monete su { $most }
    }
workers-and-income = Lavoratori e rendita
# $count: how many
workers-on-mat = { $count ->
        [one] { $count } lavoratore sulla plancia
       *[other] { $count } lavoratori sulla plancia
    }
income = rendita
# $count: how many
horse-tiles = { $count ->
        [one] { $count } tessera di cavalli
       *[other] { $count } tessere di cavalli
    }
to-move = di mano
your-mat = La tua plancia
action-tiles = Tessere azione
short-money2 = 2 monete
short-money3 = 3 monete
short-cart = Carretto
short-bull = Toro
short-bridge = Ponte
short-milestone = Pietra mil.
workers = lavoratori
sheets = Il resto del tavolo
tab-market = Mercato
tab-mats = Plance
tab-log = Diario
open-market = Scegli una fila

## The hand and the buttons

# $points: what it brought
deed-harvest = Raccolto +{ $points }
# $site: its letter; $points: what it brought
deed-finca = Finca { $site } +{ $points }
# $site: its letter
deed-built = Nuova finca su { $site }
# $tiles: the tiles, by name
hand-of = sta costruendo: { $tiles }
hand = Tessere in mano
# $tile: words for a tile, $count: how many
hand-tile = { $count ->
        [one] { $tile }
       *[other] { $count } × { $tile }
    }
hand-hint = Fai clic su una tessera per costruirla prima.
enter-key = Invio
needs-tile = La tua tessera non ha ancora posto: usa prima una delle tue tessere azione.
needs-tile-short = Usa una tessera
choose-first = Prima scegli
wait = Attendi
do-buy-line = Compra la fila { $what }
# $count: how many regions
do-harvest = { $count ->
        [one] Raccogli
       *[other] Raccogli { $count } zone
    }
do-place-tile = Costruisci in { $what }
do-bridge = Ponte in { $what }
do-place-bull = Toro in { $what }
do-use-cart = Carretto: casella { $what }
do-use-money = Prendi { $count } monete
do-use-milestone = Usa la pietra miliare
do-choose-site = Finca in { $what }
do-end-turn = Fine turno
do-pass = Passa
do-return-tiles = Restituisci le tessere

## Steps of the turn

step-choose = Compra o raccogli
# $count: tiles in hand
step-build = { $count ->
        [0] Costruisci
       *[other] Costruisci { $count }
    }
step-end = Fine turno

## The market

market-hint = Tocca un prezzo per vedere che cosa porterebbe la fila.
# $line: its number, $cost: coins, $tiles: their names
line-buyable = Fila { $line } per { $cost }: { $tiles }. Puoi comprarla.
line-closed = Fila { $line } per { $cost }: { $tiles }. Ora no; chiedi perché.
# $space: number, $tile: its name
cart-tile = Casella { $space } del mercato: { $tile }

## Spaces, for those who do not see them

space-open = libera
space-rock = rocce
space-bull = un toro di guardia
# $letter: of the site
space-site = cantiere { $letter }, non ancora rivelato
space-site-revealed = cantiere { $letter }, rivelato
# $letter, $values: such as 10/5, $filled and $of: spaces around it
space-finca = Finca { $letter }, { $values }, { $filled } caselle su { $of } occupate attorno
space-finca-scored = Finca { $letter }, valutata
# $fruit: its name, $well: yes or no
space-neutral = { $well ->
        [yes] { $fruit } neutro con pozzo
       *[no] { $fruit } neutro
    }
# $fruit: its name, $well: yes or no, $name: of the owner, $size: of the region
space-plantation = { $well ->
        [yes] { $fruit } con pozzo di { $name }, zona di { $size }
       *[no] { $fruit } di { $name }, zona di { $size }
    }
lit-extend = Puoi costruire qui; si unisce alla tua zona
lit-new = Puoi costruire qui; inizia una zona e prende un lavoratore
lit-bridge = Puoi costruire qui con un ponte
lit-bull = Puoi mettere qui il toro
lit-site = Puoi costruire qui la Finca
lit-harvest = Puoi raccogliere questa zona
lit-almost = Non si può qui; Invio dice perché

## The forecast

forecast = Previsione
forecast-hint = Indica una fila, una casella illuminata o una tua zona per vedere che cosa porterebbe.
harvest-how = Scegli le tue zone illuminate per raccoglierle: i cartellini dicono per quanti punti. Oppure compra una fila del mercato dal suo prezzo.
harvest-brief = O tocca le tue zone illuminate per raccogliere.
# $action: such as Build on e2
forecast-of = Che cosa porta: { $action }
# $site: letter
finca-name = Finca { $site }
# $filled, $of: spaces around the Finca
finca-filled = { $filled } su { $of }
finca-closes = { $filled } su { $of }, si chiude
# $count: how many spaces
spaces-many = { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
spaces-none = dopo la Finca
# $left: workers left on the mat
note-new-region = { $left ->
        [0] Inizia una zona con il tuo ultimo lavoratore.
        [one] Inizia una zona; resta { $left } lavoratore.
       *[other] Inizia una zona; restano { $left } lavoratori.
    }
# $size: tiles, $points: of a harvest
note-region = { $points ->
        [one] Zona di { $size }, { $points } punto al raccolto.
       *[other] Zona di { $size }, { $points } punti al raccolto.
    }
# $count: workers
note-worker-home = { $count ->
        [one] { $count } lavoratore torna a casa.
       *[other] { $count } lavoratori tornano a casa.
    }
# $count: tiles
note-absorbed = { $count ->
        [one] Assorbe { $count } tessera neutra.
       *[other] Assorbe { $count } tessere neutre.
    }
# $what: a landscape tile
note-takes = Prendi: { $what }.
note-covers-rock = Copre le rocce con un ponte.
note-covers = Copre una tessera neutra, che esce dal gioco.
# $count: tiles left on the market, $coins: left to you
note-left = Lascia { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    } al mercato e a te { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
note-finca = Prima una nuova Finca, poi costruisci, poi il mercato si riempie.
# $points, $income, $coins after it, $workers on the mat after it
note-harvest = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Rendita { $income } per { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }: avrai { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
# $count: coins
note-coins-lost = { $count ->
        [one] { $count } moneta va persa, oltre le dodici.
       *[other] { $count } monete vanno perse, oltre le dodici.
    }
# $site, $name: of a rival, $count: tiles
note-flip = { $count ->
        [one] { $site }: a { $name } manca { $count } tessera per essere in testa.
       *[other] { $site }: a { $name } mancano { $count } tessere per essere in testa.
    }
# $site, $count: tiles
note-behind = { $count ->
        [one] { $site }: ti manca { $count } tessera per essere in testa.
       *[other] { $site }: ti mancano { $count } tessere per essere in testa.
    }
note-scored-later = Si valuta alla fine del tuo turno.
note-ends-turn = Conclude il tuo turno.
note-ends-game = Conclude la partita.

## The end

source-fincas = Fincas chiuse
source-harvest = Raccolti
source-returned = Tessere rese
source-last-fincas = Fincas rimaste aperte
source-last-harvest = Ultimo raccolto
source-horses = Cavalli
source-tiles = Tessere non usate
count-last-fincas = Il valore basso a chi ha più tessere
count-last-harvest = Tutte le regioni con un lavoratore
count-horses = Un punto per cavallo
count-tiles = Un punto per tessera non usata
count-again = Conta di nuovo

## Pictures

picture-ours = Disegni nostri. Anche i tabelloni offerti qui sono composti da noi e non sono quelli stampati (C-M6).

## Le regole in una pagina

summary-aim = Lo scopo
    .text = Pianta frutti intorno alle Finca, raccogli al momento giusto e alla fine abbi più punti di tutti.
summary-turn = Il tuo turno
    .text = Costruisci oppure raccogli (C-T1). Inoltre usa quante tessere azione vuoi, in qualsiasi momento del tuo turno (C-T2).
summary-build = Costruire
    .text = Compra tutte le tessere di una fila del mercato, a 1 moneta ciascuna, e costruiscile subito, nell’ordine che preferisci (C-B1, C-B4). Devi poterle pagare e costruire tutte (C-B2).
summary-place = Dove può stare una tessera
    .text = Accanto a una tessera del suo frutto in una tua zona; oppure su una casella strada di una Finca: così inizia una zona e prende un lavoratore (C-P2, C-P3). Sulle strade di una Finca o di un cantiere ogni frutto sta una volta sola (C-P4). Mai accanto a una zona altrui del suo frutto (C-P5). Una zona neutra del suo frutto si unisce alla tua solo se la tua era almeno altrettanto grande (C-P7). Una tessera terreno coperta diventa tua (C-L1).
summary-finca = Una nuova Finca
    .text = Se il tuo acquisto lascia 3 tessere o meno sul mercato, arriva subito la prossima Finca: scegli uno dei cantieri rivelati (C-N1). Poi costruisci, poi il mercato si rifornisce (C-N2).
summary-scoring = Una Finca si conteggia
    .text = Alla fine del turno in cui tutte le caselle intorno sono occupate (C-F1). Ognuno conta le proprie zone che la toccano, anche in diagonale, ciascuna con tutte le sue tessere (C-F2). Più tessere: il valore alto. Il secondo: quello basso. I pari lo ricevono tutti, ma una parità in testa non lascia nulla al secondo (C-F3).
summary-harvest = Raccogliere
    .text = Quante zone tue vuoi: 1 punto per tessera, 2 con un pozzo. I lavoratori tornano a casa, le tessere restano e sono neutre (C-H1). Poi una sola rendita secondo i lavoratori sulla tua plancia: 1 → 2, 2 → 4, 3 → 6, 4 → 7, 5 → 8 monete, mai più di 12 (C-H2).
summary-actions = Tessere azione
    .text = Denaro: 2 o 3 monete (C-A1). Carretto: una tessera del mercato gratis, costruita subito (C-A2). Toro: occupa una casella aperta (C-A3). Ponte: costruire su una roccia o su una tessera neutra (C-A4). Pietra miliare: subito una nuova Finca (C-A5).
summary-end = La fine
    .text = Dopo il turno in cui si costruisce l’ultima tessera (C-E1). Una Finca non ancora conteggiata dà il valore basso, solo a chi ne ha di più (C-E2). Le zone si raccolgono per i punti (C-E3); ogni cavallo e ogni tessera azione non usata vale 1 punto (C-E4).

## The chart of a replay

measure-points = Punti

## What a piece says of itself

# $points: whole number
tip-brings = { $points ->
        [0] niente
        [one] { $points } punto
       *[other] { $points } punti
    }
tip-finca = Una fattoria. Paga una volta, quando tutte le caselle intorno sono occupate: il massimo a chi vi ha più tessere.
tip-finca-scored = Ha pagato e non paga più.
tip-finca-empty = Nessuno ha ancora una tessera qui.
tip-site-revealed = Picchettato: qui può sorgere la prossima Finca.
tip-site = Un cantiere per una Finca; prima deve essere rivelato.
tip-rock = Qui non cresce niente. Solo con un ponte ci sta una tessera.
tip-guard = Qualcuno ha messo qui un toro: la casella è occupata e nessuno ci costruisce.
# $site: letter
tip-road = Strada di { $site }
    .text = Quando lì sorge una Finca, qui può cominciare una zona; prende un lavoratore. Su queste strade ogni frutto sta una volta sola.
# $fruit: its name
tip-neutral = Neutrale: { $fruit }
    .text = Raccolto; non è di nessuno. Si unisce a una zona dello stesso frutto che sia almeno altrettanto grande.
# $name: of the owner, $fruit: its name
tip-region = { $name }: { $fruit }
    .text = Una zona: tessere di un frutto che si toccano, con sopra un lavoratore.
# $size: tiles, $points: whole number
tip-region-now = { $size ->
        [one] { $size } tessera
       *[other] { $size } tessere
    }; al raccolto: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
tip-landscape = La prende chi costruisce qui.
tip-held = Si usa in ogni momento del proprio turno; non usata, 1 punto alla fine.
tip-horses-held = Si contano alla fine.
# $count: horses
does-horses = { $count } cavalli selvaggi: { $count } punti alla fine.
# $count: coins
does-money = { $count } monete, una volta.
does-cart = Prende gratis una tessera del mercato; si costruisce subito.
does-bull = Si mette su una casella libera, che poi è occupata.
does-bridge = Permette di costruire su rocce o su una tessera neutrale.
does-milestone = Fa sorgere subito una nuova Finca e riempie il mercato.
# $points: whole number
tip-tile = { $points ->
        [one] Una tessera piantagione: { $points } punto quando si raccoglie la sua zona.
       *[other] Una tessera piantagione: { $points } punti quando si raccoglie la sua zona.
    }
# $line: its number
tip-line = Fila { $line }
    .text = Tutte le sue tessere si comprano insieme, 1 moneta ciascuna, e si costruiscono subito.
# $cost: coins
tip-cost = { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }
# $most: coins
tip-coins = Una tessera del mercato costa 1. Un raccolto ne porta altre; nessuno ne ha più di { $most }.
tip-workers = Ogni zona che si comincia prende un lavoratore; un raccolto li riporta a casa. Più sono a casa, più alta è la rendita.
# $coins: whole number
tip-income = Rendita di un raccolto adesso: { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
# On the board of an analysis; $space: where
scene-played = Giocato
scene-better = Meglio: { $space }
