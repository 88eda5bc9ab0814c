### What only the screen of Chicorée says, in French. Every language file defines the same messages and variables.

## The turn

step-lay = Poser et jouer
step-draw = Piocher
step-auction = Enchère
step-challenge = Défi
step-debt = Dette
your-turn-title = À vous
turn-note = Choisissez une carte de votre main pour la poser ou la jouer, ou piochez.
choose-card = Choisissez une carte
choose-way = Choisissez comment
# $card: its name
choose-target = Qui est touché par { $card } ?
choose-step = Pour quelle étape ?
put-back = Reprendre
enter-key = Entrée

## Names on cards, with the places where they may be broken

title-challenge = Défi
title-overproduction = Sur­production

## Bids

# $asked: what is asked; $card: name of a card
panel-about = { $asked } : { $card }
panel-seal = Votre poing
panel-raise = Votre offre
panel-sale = Vendre une carte
panel-challenge = Montrer des cartes
# $tokens: whole number
you-own = vous avez { $tokens }
your-bid = Votre offre
one-less = Un de moins
one-more = Un de plus
# $tokens: whole number
close-fist = Fermer le poing sur { $tokens }
# $name: the active player
sealed-note = Toutes les mises vont à la banque. Égalité : dans le sens horaire à partir de { $name }.
no-bid-yet = Personne n’a encore misé.
# $name: a player, $tokens: whole number
leader-is = { $name } mène avec { $tokens }.
too-poor = Vous ne pouvez pas miser plus.
# $tokens: whole number, $name: who gets it
sale-note = Vous devez { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } à { $name }. Choisissez une carte : les autres enchérissent, et ce qu’ils paient au-delà de la dette est à vous.
# $cards: names of cards
sale-refused = Personne n’a voulu : { $cards }.
# $seconds: whole number
hammer = Marteau dans { $seconds } s

## Challenge

challenge-note = Choisissez des cartes en secret. Le plus de fleurs gagne ; toutes les cartes montrées sont défaussées.
# $flowers, $cards: whole numbers
flowers-chosen = { $flowers ->
        [one] fleur
       *[other] fleurs
    } sur { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# $count: whole number
show-cards = { $count ->
        [0] Ne rien montrer
        [one] Montrer { $count } carte
       *[other] Montrer { $count } cartes
    }
choose-cards = Choisissez au moins une carte

## Hands on the cloth

sealed = scellé
choosing = choisit
leads = mène
passed = a passé
thinks = à lui
sells = vend
# $count: whole number
tokens-count = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
# $count: whole number
flowers-count = { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }

## Players and piles

table = Table
contest-turn = Enchère à tour de rôle
contest-melee = Enchère dans la mêlée
contest-sealed = Enchère à poing fermé
contest-challenge = Défi
tokens = pions
cards-in-hand = cartes en main
to-draw = à piocher
discarded = défaussées
your-cards = Vos cartes
your-hand = Votre main
no-card = Aucune carte en main
# $start, $each: whole numbers
next-turn = { $each ->
        [0] prochain tour +{ $start }
       *[other] prochain tour +{ $start }, et +{ $each } de chacun
    }
# $turns: whole number
no-income = { $turns ->
        [one] sans revenu, { $turns } tour
       *[other] sans revenu, { $turns } tours
    }
# $tokens: whole number
owes = doit { $tokens }
bankrupt = en faillite
# $card: name of a start
row-start = Départ : { $card }
row-no-start = Pas de départ
row-empty = aucune étape posée
players = Joueurs
sheets = Plus
tab-players = Joueurs
tab-deck = Paquet
tab-log = Journal
deck = Paquet
# $name: of the deck; house is ours
deck-name = { $name ->
        [house] Paquet maison
       *[other] Paquet { $name }
    }
deck-unseen = pas vues
deck-discard = défaus­sées
deck-all = en tout
card = Carte
# $round, $rounds: whole numbers
round-of = Tour de table { $round } sur { $rounds }

## What an action would bring

note-wins = Votre chaîne est complète : vous gagnez !
# $card: name of a card, $laid, $held: how many you have before you and in hand
note-lot = { $laid ->
        [0] { $held ->
            [0] { $card } : votre première carte
           *[other] { $card } : { $held } en main
        }
       *[other] { $card } : { $laid } devant vous
    }
# $card: name of a card
note-spare = { $card } : vous n’en avez plus besoin
# $name: a player, $steps: how many are left
note-loses-step = Il reste à { $name } { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
# $name: a player, $turns: whole number
note-afflicts = Aucun pion pour { $name }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
# $steps: whole number
note-steps = { $steps ->
        [one] { $steps } étape sur 7
       *[other] { $steps } étapes sur 7
    }
# $tokens: more each turn, $total: in all
note-earns = +{ $tokens } par tour, { $total } en tout
# $tokens: more each turn, $total: in all
note-would-earn = Une fois posée : +{ $tokens } par tour, { $total } en tout
# $tokens: whole number
note-tokens-left = { $tokens ->
        [one] reste { $tokens } pion
       *[other] restent { $tokens } pions
    }
# $cards: whole number
note-draws = { $cards ->
        [one] { $cards } carte dans votre main
       *[other] { $cards } cartes dans votre main
    }
# $cards: whole number
note-turn-draws = { $cards } cartes : une dans votre main, l’autre est montrée

## Pictures

picture-ours = Nos propres dessins. Le paquet et ses nombres sont aussi les nôtres, tout comme les noms des étapes 2 et 5 (K-M3).

## Les règles en une page

summary-aim = Le but
    .text = Posez devant vous les sept étapes de la chaîne : qui les a en premier gagne (K-E1).
summary-turn = Votre tour
    .text = Avec un Départ devant vous : touchez ses gains et ce que les autres vous doivent pour vos Magasins et votre carte Exporter (K-T1, K-T2). Posez et jouez des cartes. Puis piochez une carte cachée et une seconde que tous voient (K-T7, K-T8).
summary-lay = Poser des cartes
    .text = Sans Départ : un Départ (K-T5). Avec : une seule étape, de 1 à 5 dans l’ordre, ou Exporter si vous avez un Magasin (K-T4) ; et autant de Magasins que vous voulez dès que quelqu’un a posé une Récolte (K-T3). Le joker remplace n’importe quelle étape (K-X4).
summary-specials = Spéciales
    .text = Autant que vous voulez à votre tour (K-T6). Maladie, Orage et Pluie froide détruisent une Récolte, Incendie une manufacture (K-X1). Surproduction et Café-Thé-Cacao : aucun pion pendant deux tours (K-X2). En vogue, Blocus et Santé : piochez deux cartes (K-X3).
summary-open = Enchère ouverte
    .text = Pour les étapes 1 à 5 : on enchérit jusqu’à ce que personne ne monte plus ; le gagnant paie la banque (K-A1).
summary-fist = Poing fermé
    .text = Pour les Départs, Magasins et cartes Exporter : tous misent en secret et ouvrent ensemble. La plus forte mise prend la carte, et les pions de tous vont à la banque (K-A2). À égalité, dans le sens horaire à partir du joueur actif (K-A3).
summary-challenge = Défi
    .text = Chacun choisit en secret des cartes de sa main, au moins une (K-C1). Le plus de fleurs prend un pion par fleur montrée, les ex æquo chacun le tout (K-C2, K-C3). Toutes les cartes montrées sont défaussées (K-C4).
summary-debts = Dettes
    .text = Qui ne peut pas payer vend des cartes de sa main aux autres, une à une (K-D1) ; qui ne peut toujours pas est en faillite et sort du jeu (K-D2).

## The chart of a replay

measure-steps = Étapes posées
measure-tokens = Pions

## The end

# $count: how many steps, −1 for the bankrupt
score-of = { $count ->
        [-1] en faillite
        [one] { $count } étape
       *[other] { $count } étapes
    }
score-unit = { $count ->
        [-1] en faillite
        [one] étape
       *[other] étapes
    }
sources-title = D’où viennent les pions
source-income = Revenus
source-revenue = Payés par les autres
source-challenges = Défis
source-sales = Ventes

## What a piece says of itself

sort-start = départ
sort-step = étape de la chaîne
sort-joker = joker
sort-destroyer = spéciale rouge
sort-afflicter = spéciale rouge
sort-ochre = spéciale ocre
sort-challenge = défi
# of all that follow, $number: on the card, $revenue, $turns, $cards: whole numbers, $what: name of a step
does-start = { $number ->
        [one] { $number } pion de la banque à chaque tour.
       *[other] { $number } pions de la banque à chaque tour.
    }
does-step = Étape { $number } de la chaîne, qui en a sept.
does-revenue = Étape { $number } de la chaîne ; à chaque tour { $revenue ->
        [one] { $revenue } pion
       *[other] { $revenue } pions
    } de chaque adversaire.
does-joker = Remplace n’importe quelle étape de la chaîne.
does-destroyer = Détruit chez un adversaire : { $what }.
does-afflicter = Un adversaire ne reçoit rien pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
does-ochre = Piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
does-challenge = { $number ->
        [one] { $number } fleur dans un défi.
       *[other] { $number } fleurs dans un défi.
    } Retournée, elle en lance un.
tip-missing = encore à poser
tip-usable = Vous pouvez vous en servir maintenant.
tip-not-now = Inutile en ce moment.
# $names: players
tip-can-hit = Peut toucher : { $names }.
tip-hits-nobody = Personne ne peut être touché en ce moment.
# $count: cards
tip-pile = { $count ->
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
    .text = Chacun finit son tour en piochant une carte cachée et une seconde à la vue de tous.
tip-tokens = Avec les pions, on mise pour des cartes. Un départ, les magasins et l’exportation en rapportent à chaque tour.
scene-hand = Main de { $name }
