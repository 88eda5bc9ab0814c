### Ce que dit l’écran de Citrus en plus des mots du jeu, en français.

board = Plateau
# $rows, $columns: how many
board-title = Plateau de { $rows } rangées et { $columns } colonnes
# $side: long or short, $name: of the board
board-name = { $side ->
        [long] Grand plateau ({ $name })
       *[short] Petit plateau ({ $name })
    }
market = Marché
# $count: how many
tiles-left = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
bag = Sac
# $count: how many
bag-holds = { $count ->
        [one] Sac : { $count } tuile
       *[other] Sac : { $count } tuiles
    }
# $count: how many
with-well = { $count ->
        [one] { $count } puits
       *[other] { $count } puits
    }
fincas = Fincas restantes
fincas-to-come = Fincas à venir
sites-to-come = Sites à venir
stock = Réserve
players = Joueurs
points = points
# $scores: such as Ada 33, Mar 26
score-track = Piste de score : { $scores }
coins = Pièces
# $coins, $most: numbers
coins-of = { $coins ->
        [one] { $coins } pièce sur { $most }
       *[other] { $coins } pièces sur { $most }
    }
workers-and-income = Ouvriers et revenu
# $count: how many
workers-on-mat = { $count ->
        [one] { $count } ouvrier sur le plateau individuel
       *[other] { $count } ouvriers sur le plateau individuel
    }
income = revenu
# $count: how many
horse-tiles = { $count ->
        [one] { $count } tuile de chevaux
       *[other] { $count } tuiles de chevaux
    }
to-move = à jouer
your-mat = Votre plateau individuel
action-tiles = Tuiles action
short-money2 = 2 pièces
short-money3 = 3 pièces
short-cart = Charrette
short-bull = Taureau
short-bridge = Pont
short-milestone = Borne
workers = ouvriers
sheets = Le reste de la table
tab-market = Marché
tab-mats = Joueurs
tab-log = Journal
open-market = Choisir une rangée

## The hand and the buttons

# $points: what it brought
deed-harvest = Récolte +{ $points }
# $site: its letter; $points: what it brought
deed-finca = Finca { $site } +{ $points }
# $site: its letter
deed-built = Nouvelle finca sur { $site }
# $tiles: the tiles, by name
hand-of = construit : { $tiles }
hand = Tuiles en main
# $tile: words for a tile, $count: how many
hand-tile = { $count ->
        [one] { $tile }
       *[other] { $count } × { $tile }
    }
hand-hint = Cliquez sur une tuile pour la poser d’abord.
enter-key = Entrée
needs-tile = Votre tuile n’a pas encore de place : utilisez d’abord une de vos tuiles action.
needs-tile-short = Tuile action
choose-first = Choisissez
wait = Patientez
do-buy-line = Acheter la rangée { $what }
# $count: how many regions
do-harvest = { $count ->
        [one] Récolter
       *[other] Récolter { $count } régions
    }
do-place-tile = Planter en { $what }
do-bridge = Pont en { $what }
do-place-bull = Taureau en { $what }
do-use-cart = Charrette : case { $what }
do-use-money = Prendre { $count } pièces
do-use-milestone = Utiliser la borne
do-choose-site = Finca en { $what }
do-end-turn = Finir le tour
do-pass = Passer
do-return-tiles = Rendre les tuiles

## Steps of the turn

step-choose = Acheter ou récolter
# $count: tiles in hand
step-build = { $count ->
        [0] Planter
       *[other] Planter { $count }
    }
step-end = Finir

## The market

market-hint = Touchez un prix pour voir ce que la rangée donnerait.
# $line: its number, $cost: coins, $tiles: their names
line-buyable = Rangée { $line } pour { $cost } : { $tiles }. Vous pouvez l’acheter.
line-closed = Rangée { $line } pour { $cost } : { $tiles }. Pas maintenant ; demandez pourquoi.
# $space: number, $tile: its name
cart-tile = Case { $space } du marché : { $tile }

## Spaces, for those who do not see them

space-open = libre
space-rock = rochers
space-bull = un taureau de garde
# $letter: of the site
space-site = site { $letter }, pas encore révélé
space-site-revealed = site { $letter }, révélé
# $letter, $values: such as 10/5, $filled and $of: spaces around it
space-finca = Finca { $letter }, { $values }, { $filled } cases sur { $of } occupées autour
space-finca-scored = Finca { $letter }, comptée
# $fruit: its name, $well: yes or no
space-neutral = { $well ->
        [yes] { $fruit } neutre avec puits
       *[no] { $fruit } neutre
    }
# $fruit: its name, $well: yes or no, $name: of the owner, $size: of the region
space-plantation = { $well ->
        [yes] { $fruit } avec puits de { $name }, région de { $size }
       *[no] { $fruit } de { $name }, région de { $size }
    }
lit-extend = Vous pouvez planter ici ; la tuile rejoint votre région
lit-new = Vous pouvez planter ici ; une nouvelle région, un ouvrier de moins
lit-bridge = Vous pouvez planter ici avec un pont
lit-bull = Vous pouvez poser le taureau ici
lit-site = Vous pouvez bâtir la Finca ici
lit-harvest = Vous pouvez récolter cette région
lit-almost = Interdit ici ; Entrée dit pourquoi

## The forecast

forecast = Prévision
forecast-hint = Pointez une rangée, une case éclairée ou une de vos régions pour voir ce que cela donnerait.
harvest-how = Choisissez vos régions éclairées pour les récolter : les étiquettes disent pour combien de points. Ou achetez une rangée du marché par son prix.
harvest-brief = Ou touchez vos régions éclairées pour récolter.
# $action: such as Build on e2
forecast-of = Ce que cela donne : { $action }
# $site: letter
finca-name = Finca { $site }
# $filled, $of: spaces around the Finca
finca-filled = { $filled } sur { $of }
finca-closes = { $filled } sur { $of }, complète
# $count: how many spaces
spaces-many = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
spaces-none = après la Finca
# $left: workers left on the mat
note-new-region = { $left ->
        [0] Ouvre une région avec votre dernier ouvrier.
        [one] Ouvre une région ; il reste { $left } ouvrier.
       *[other] Ouvre une région ; il reste { $left } ouvriers.
    }
# $size: tiles, $points: of a harvest
note-region = { $points ->
        [one] Région de { $size }, { $points } point à la récolte.
       *[other] Région de { $size }, { $points } points à la récolte.
    }
# $count: workers
note-worker-home = { $count ->
        [one] { $count } ouvrier rentre.
       *[other] { $count } ouvriers rentrent.
    }
# $count: tiles
note-absorbed = { $count ->
        [one] Reprend { $count } tuile neutre.
       *[other] Reprend { $count } tuiles neutres.
    }
# $what: a landscape tile
note-takes = Vous prenez : { $what }.
note-covers-rock = Couvre les rochers d’un pont.
note-covers = Couvre une tuile neutre, qui quitte la partie.
# $count: tiles left on the market, $coins: left to you
note-left = Laisse { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } au marché et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à vous.
note-finca = Une nouvelle Finca d’abord, puis vous plantez, puis le marché est regarni.
# $points, $income, $coins after it, $workers on the mat after it
note-harvest = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Revenu { $income } pour { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } : vous aurez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
# $count: coins
note-coins-lost = { $count ->
        [one] { $count } pièce est perdue, au-delà de douze.
       *[other] { $count } pièces sont perdues, au-delà de douze.
    }
# $site, $name: of a rival, $count: tiles
note-flip = { $count ->
        [one] { $site } : il manque { $count } tuile à { $name } pour mener.
       *[other] { $site } : il manque { $count } tuiles à { $name } pour mener.
    }
# $site, $count: tiles
note-behind = { $count ->
        [one] { $site } : il vous manque { $count } tuile pour mener.
       *[other] { $site } : il vous manque { $count } tuiles pour mener.
    }
note-scored-later = Comptée à la fin de votre tour.
note-ends-turn = Finit votre tour.
note-ends-game = Finit la partie.

## The end

source-fincas = Fincas fermées
source-harvest = Récoltes
source-returned = Tuiles rendues
source-last-fincas = Fincas restées ouvertes
source-last-harvest = Dernière récolte
source-horses = Chevaux
source-tiles = Tuiles inutilisées
count-last-fincas = La valeur basse pour la majorité
count-last-harvest = Toutes les régions avec un ouvrier
count-horses = Un point par cheval
count-tiles = Un point par tuile inutilisée
count-again = Recompter

## Pictures

picture-ours = Nos propres dessins. Les plateaux fournis ici sont aussi de notre composition, et non ceux de la boîte (C-M6).

## Les règles en une page

summary-aim = Le but
    .text = Plantez des fruits autour des fincas, récoltez au bon moment et ayez le plus de points à la fin.
summary-turn = Votre tour
    .text = Soit vous construisez, soit vous récoltez (C-T1). En plus, utilisez autant de tuiles action que vous voulez, à tout moment de votre tour (C-T2).
summary-build = Construire
    .text = Achetez toutes les tuiles d’une rangée du marché, à 1 pièce chacune, et construisez-les aussitôt, dans l’ordre de votre choix (C-B1, C-B4). Vous devez pouvoir toutes les payer et toutes les construire (C-B2).
summary-place = Où poser une tuile
    .text = À côté d’une tuile de son fruit dans une de vos régions ; ou sur une case de route d’une finca, ce qui commence une région et prend un ouvrier (C-P2, C-P3). Sur les routes d’une finca ou d’un site, chaque fruit ne figure qu’une fois (C-P4). Jamais à côté d’une région adverse de son fruit (C-P5). Une région neutre de son fruit rejoint la vôtre seulement si la vôtre était au moins aussi grande (C-P7). Une tuile paysage recouverte est à vous (C-L1).
summary-finca = Une nouvelle finca
    .text = Si votre achat laisse 3 tuiles ou moins sur le marché, la finca suivante arrive aussitôt : vous choisissez un des sites révélés (C-N1). Puis vous construisez, puis le marché est complété (C-N2).
summary-scoring = Une finca est décomptée
    .text = À la fin du tour où toutes les cases qui l’entourent sont occupées (C-F1). Chacun compte ses régions qui la touchent, même par un coin, chacune avec toutes ses tuiles (C-F2). Le plus de tuiles : la valeur haute. Le deuxième : la valeur basse. Tous les ex æquo la reçoivent, mais une égalité en tête ne laisse rien au deuxième (C-F3).
summary-harvest = Récolter
    .text = Autant de vos régions que vous voulez : 1 point par tuile, 2 avec un puits. Les ouvriers rentrent, les tuiles restent et sont neutres (C-H1). Puis un seul revenu selon les ouvriers sur votre plateau : 1 → 2, 2 → 4, 3 → 6, 4 → 7, 5 → 8 pièces, jamais plus de 12 (C-H2).
summary-actions = Tuiles action
    .text = Argent : 2 ou 3 pièces (C-A1). Charrette : une tuile du marché gratuite, construite aussitôt (C-A2). Taureau : occupe une case ouverte (C-A3). Pont : construire sur un rocher ou une tuile neutre (C-A4). Borne : une nouvelle finca tout de suite (C-A5).
summary-end = La fin
    .text = Après le tour où la dernière tuile est construite (C-E1). Une finca pas encore décomptée rapporte sa valeur basse, seulement à qui y a le plus de tuiles (C-E2). Les régions sont récoltées pour leurs points (C-E3) ; chaque cheval et chaque tuile action inutilisée vaut 1 point (C-E4).

## The chart of a replay

measure-points = Points

## What a piece says of itself

# $points: whole number
tip-brings = { $points ->
        [0] rien
        [one] { $points } point
       *[other] { $points } points
    }
tip-finca = Une ferme. Elle paie une fois, quand toutes les cases autour sont prises : le plus à qui y a le plus de tuiles.
tip-finca-scored = Elle a payé et ne paie plus.
tip-finca-empty = Personne n’a encore de tuile ici.
tip-site-revealed = Terrain jalonné : la prochaine finca peut être bâtie ici.
tip-site = Un site pour une finca ; il doit d’abord être révélé.
tip-rock = Rien ne pousse ici. Il faut un pont pour y poser une tuile.
tip-guard = Quelqu’un a posé un taureau ici : la case est prise, personne n’y construit.
# $site: letter
tip-road = Chemin de { $site }
    .text = Quand une finca y est bâtie, une région peut commencer ici ; elle prend un ouvrier. Chaque fruit n’est qu’une fois sur ces chemins.
# $fruit: its name
tip-neutral = Neutre : { $fruit }
    .text = Récolté : à personne. Une région du même fruit au moins aussi grande l’absorbe.
# $name: of the owner, $fruit: its name
tip-region = { $name } : { $fruit }
    .text = Une région : des tuiles d’un fruit qui se touchent, avec un ouvrier dessus.
# $size: tiles, $points: whole number
tip-region-now = { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    } ; à la récolte : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tip-landscape = Qui construit ici la prend.
tip-held = S’utilise à tout moment de son tour ; inutilisée, 1 point à la fin.
tip-horses-held = Comptés à la fin.
# $count: horses
does-horses = { $count } chevaux sauvages : { $count } points à la fin.
# $count: coins
does-money = { $count } pièces, une fois.
does-cart = Prend une tuile du marché sans payer ; elle est construite aussitôt.
does-bull = Se pose sur une case libre, qui est alors prise.
does-bridge = Permet de construire sur des rochers ou sur une tuile neutre.
does-milestone = Bâtit tout de suite une nouvelle finca et remplit le marché.
# $points: whole number
tip-tile = { $points ->
        [one] Une tuile plantation : { $points } point à la récolte de sa région.
       *[other] Une tuile plantation : { $points } points à la récolte de sa région.
    }
# $line: its number
tip-line = Rangée { $line }
    .text = Toutes ses tuiles s’achètent ensemble, 1 pièce chacune, et sont construites aussitôt.
# $cost: coins
tip-cost = { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }
# $most: coins
tip-coins = Une tuile du marché coûte 1. Une récolte en rapporte ; personne n’en a plus de { $most }.
tip-workers = Chaque région commencée prend un ouvrier ; une récolte les ramène. Plus il y en a chez soi, plus le revenu est haut.
# $coins: whole number
tip-income = Revenu d’une récolte maintenant : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
# On the board of an analysis; $space: where
scene-played = Joué
scene-better = Mieux : { $space }
