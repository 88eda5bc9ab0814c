### What only the screen of Chicorée says, in Italian. Every language file defines the same messages and variables.

## The turn

step-lay = Posa e gioca
step-draw = Pesca
step-auction = Asta
step-challenge = Sfida
step-debt = Debito
your-turn-title = Tocca a te
turn-note = Scegli una carta della tua mano per posarla o giocarla, oppure pesca.
choose-card = Scegli una carta
choose-way = Scegli come
# $card: its name
choose-target = Chi viene colpito da { $card }?
choose-step = Per quale tappa?
put-back = Riprendi
enter-key = Invio

## Names on cards, with the places where they may be broken

title-challenge = Sfida
title-overproduction = Sovrap­produzione

## Bids

# $asked: what is asked; $card: name of a card
panel-about = { $asked }: { $card }
panel-seal = Il tuo pugno
panel-raise = La tua offerta
panel-sale = Vendi una carta
panel-challenge = Mostra carte
# $tokens: whole number
you-own = hai { $tokens }
your-bid = La tua offerta
one-less = Uno in meno
one-more = Uno in più
# $tokens: whole number
close-fist = Chiudi il pugno su { $tokens }
# $name: the active player
sealed-note = Tutte le offerte vanno alla banca. Parità: in senso orario da { $name }.
no-bid-yet = Nessuno ha ancora offerto.
# $name: a player, $tokens: whole number
leader-is = { $name } è in testa con { $tokens }.
too-poor = Non puoi offrire di più.
# $tokens: whole number, $name: who gets it
sale-note = Devi { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    } a { $name }. Scegli una carta: gli altri fanno offerte, e ciò che supera il debito è tuo.
# $cards: names of cards
sale-refused = Nessuno ha voluto: { $cards }.
# $seconds: whole number
hammer = Martello tra { $seconds } s

## Challenge

challenge-note = Scegli carte in segreto. Vince chi ha più fiori; tutte le carte mostrate si scartano.
# $flowers, $cards: whole numbers
flowers-chosen = { $flowers ->
        [one] fiore
       *[other] fiori
    } su { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
# $count: whole number
show-cards = { $count ->
        [0] Non mostrare nulla
        [one] Mostra { $count } carta
       *[other] Mostra { $count } carte
    }
choose-cards = Scegli almeno una carta

## Hands on the cloth

sealed = chiuso
choosing = sceglie
leads = in testa
passed = ha passato
thinks = tocca a lui
sells = vende
# $count: whole number
tokens-count = { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
# $count: whole number
flowers-count = { $count ->
        [one] { $count } fiore
       *[other] { $count } fiori
    }

## Players and piles

table = Tavolo
contest-turn = Asta a turno
contest-melee = Asta nella mischia
contest-sealed = Asta a pugno chiuso
contest-challenge = Sfida
tokens = gettoni
cards-in-hand = carte in mano
to-draw = da pescare
discarded = scartate
your-cards = Le tue carte
your-hand = La tua mano
no-card = Nessuna carta in mano
# $start, $each: whole numbers
next-turn = { $each ->
        [0] prossimo turno +{ $start }
       *[other] prossimo turno +{ $start }, e +{ $each } da ciascuno
    }
# $turns: whole number
no-income = { $turns ->
        [one] senza reddito, { $turns } turno
       *[other] senza reddito, { $turns } turni
    }
# $tokens: whole number
owes = deve { $tokens }
bankrupt = in bancarotta
# $card: name of a start
row-start = Partenza: { $card }
row-no-start = Nessuna partenza
row-empty = nessuna tappa posata
players = Giocatori
sheets = Altro
tab-players = Giocatori
tab-deck = Mazzo
tab-log = Diario
deck = Mazzo
# $name: of the deck; house is ours
deck-name = { $name ->
        [house] Mazzo della casa
       *[other] Mazzo { $name }
    }
deck-unseen = non viste
deck-discard = scartate
deck-all = in tutto
card = Carta
# $round, $rounds: whole numbers
round-of = Giro { $round } di { $rounds }

## What an action would bring

note-wins = La tua catena è completa: vinci!
# $card: name of a card, $laid, $held: how many you have before you and in hand
note-lot = { $laid ->
        [0] { $held ->
            [0] { $card }: la tua prima carta
           *[other] { $card }: { $held } in mano
        }
       *[other] { $card }: { $laid } davanti a te
    }
# $card: name of a card
note-spare = { $card }: non te ne serve un’altra
# $name: a player, $steps: how many are left
note-loses-step = A { $name } restano { $steps ->
        [one] { $steps } tappa
       *[other] { $steps } tappe
    }
# $name: a player, $turns: whole number
note-afflicts = Nessun gettone per { $name }, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
# $steps: whole number
note-steps = { $steps ->
        [one] { $steps } tappa su 7
       *[other] { $steps } tappe su 7
    }
# $tokens: more each turn, $total: in all
note-earns = +{ $tokens } a turno, { $total } in tutto
# $tokens: more each turn, $total: in all
note-would-earn = Una volta posata: +{ $tokens } a turno, { $total } in tutto
# $tokens: whole number
note-tokens-left = { $tokens ->
        [one] resta { $tokens } gettone
       *[other] restano { $tokens } gettoni
    }
# $cards: whole number
note-draws = { $cards ->
        [one] { $cards } carta nella tua mano
       *[other] { $cards } carte nella tua mano
    }
# $cards: whole number
note-turn-draws = { $cards } carte: una nella tua mano, l’altra si mostra

## Pictures

picture-ours = Disegni nostri. Anche il mazzo e i suoi numeri sono nostri, come i nomi dei passi 2 e 5 (K-M3).

## Le regole in una pagina

summary-aim = Lo scopo
    .text = Cala davanti a te tutte e sette le tappe della catena: vince chi le ha per primo (K-E1).
summary-turn = Il tuo turno
    .text = Con una Partenza davanti: ricevi la sua rendita e ciò che gli altri ti devono per i Negozi ed Esportare (K-T1, K-T2). Cala e gioca carte. Poi pesca una carta coperta e una seconda che tutti vedono (K-T7, K-T8).
summary-lay = Calare carte
    .text = Senza Partenza: una Partenza (K-T5). Con una: una sola tappa, da 1 a 5 in quest’ordine, o Esportare se hai un Negozio (K-T4); e quanti Negozi vuoi, appena qualcuno ha calato un Raccolto (K-T3). Il jolly sta per qualsiasi tappa (K-X4).
summary-specials = Speciali
    .text = Quante ne vuoi nel tuo turno (K-T6). Malattia, Temporale e Pioggia fredda distruggono un Raccolto, Incendio una fabbrica (K-X1). Sovrapproduzione e Caffè-Tè-Cacao: niente gettoni per due turni (K-X2). Di moda, Blocco e Salute: pesca due carte (K-X3).
summary-open = Asta aperta
    .text = Per le tappe da 1 a 5: si rilancia finché nessuno offre di più; chi vince paga la banca (K-A1).
summary-fist = Pugno chiuso
    .text = Per Partenze, Negozi ed Esportare: tutti offrono in segreto e aprono insieme. L’offerta più alta prende la carta, e i gettoni di tutti vanno alla banca (K-A2). A parità, in senso orario dal giocatore attivo (K-A3).
summary-challenge = Sfida
    .text = Tutti scelgono in segreto carte della mano, almeno una (K-C1). Chi ha più fiori prende un gettone per ogni fiore mostrato, i pari ciascuno per intero (K-C2, K-C3). Tutte le carte mostrate si scartano (K-C4).
summary-debts = Debiti
    .text = Chi non può pagare vende agli altri carte della mano, una alla volta (K-D1); chi ancora non può è fallito ed esce (K-D2).

## The chart of a replay

measure-steps = Tappe posate
measure-tokens = Gettoni

## The end

# $count: how many steps, −1 for the bankrupt
score-of = { $count ->
        [-1] in bancarotta
        [one] { $count } tappa
       *[other] { $count } tappe
    }
score-unit = { $count ->
        [-1] in bancarotta
        [one] tappa
       *[other] tappe
    }
sources-title = Da dove vengono i gettoni
source-income = Rendita
source-revenue = Pagati dagli altri
source-challenges = Sfide
source-sales = Vendite

## What a piece says of itself

sort-start = partenza
sort-step = tappa della catena
sort-joker = jolly
sort-destroyer = speciale rossa
sort-afflicter = speciale rossa
sort-ochre = speciale ocra
sort-challenge = sfida
# of all that follow, $number: on the card, $revenue, $turns, $cards: whole numbers, $what: name of a step
does-start = { $number ->
        [one] { $number } gettone dalla banca a ogni turno.
       *[other] { $number } gettoni dalla banca a ogni turno.
    }
does-step = Tappa { $number } delle sette della catena.
does-revenue = Tappa { $number } della catena; a ogni turno { $revenue ->
        [one] { $revenue } gettone
       *[other] { $revenue } gettoni
    } da ogni avversario.
does-joker = Vale per qualsiasi tappa della catena.
does-destroyer = Distrugge a un avversario: { $what }.
does-afflicter = Un avversario non riceve gettoni per { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }.
does-ochre = Pesca { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
does-challenge = { $number ->
        [one] { $number } fiore in una sfida.
       *[other] { $number } fiori in una sfida.
    } Scoperta, ne lancia una.
tip-missing = ancora da calare
tip-usable = Puoi usarla adesso.
tip-not-now = Adesso non serve.
# $names: players
tip-can-hit = Può colpire: { $names }.
tip-hits-nobody = Adesso non si può colpire nessuno.
# $count: cards
tip-pile = { $count ->
        [one] { $count } carta da pescare
       *[other] { $count } carte da pescare
    }
    .text = Ognuno finisce il turno pescando una carta coperta e una seconda davanti a tutti.
tip-tokens = Con i gettoni si offre per le carte. Una partenza, i negozi e l’esportazione ne portano a ogni turno.
scene-hand = Mano di { $name }
