### Plateaux et paquets personnels. Chaque fichier de langue définit les mêmes messages et variables.

title = Votre plateau ou votre paquet
title-board = Votre plateau
title-deck = Votre paquet
about-board = Dessinez un plateau, ou recopiez celui de votre boîte. Les règles le vérifient à mesure que vous dessinez ; ensuite, jouez dessus, gardez-le dans ce navigateur ou emportez le fichier.
about-deck = Fixez le nombre de cartes de chaque sorte, ou recopiez celui de votre paquet imprimé. Les règles le vérifient ; ensuite, jouez avec, gardez-le dans ce navigateur ou emportez le fichier.
untitled = Le mien
draw = Dessiner
# Ce qu’on peut dessiner sur une case
ground-open = Ouverte
ground-rock = Rocher
ground-bush = Paysage
# $letter : du site
ground-site = Site { $letter }
# $space : son nom ; $what : ce qui y est dessiné
space-is = { $space } : { $what }
board = Le plateau
side = Partie
side-long = Longue (A à O)
side-short = Courte (A à L)
columns = Colonnes
rows = Lignes
shared-roads = Une case peut être la route de deux sites
market = Marché
market-is = Cases 1 à 12, un point là où il n’y en a pas. Chaque ligne et chaque colonne est une rangée à acheter.
clear = Vider le plateau
# $count : cartes
cards-in-all = { $count } cartes en tout
# $count : fleurs sur la carte
flowers = { $count ->
        [one] Défi, 1 fleur
       *[other] Défi, { $count } fleurs
    }
# $card : nom de la carte
one-less = Une carte { $card } de moins
one-more = Une carte { $card } de plus
judged = Ce qu’en disent les règles
valid = Tout va bien : on peut y jouer.
# $count : choses à corriger
faults = { $count ->
        [one] Une chose ne va pas :
       *[other] { $count } choses ne vont pas :
    }
play = Jouer avec
play-alone = Seul, contre des bots
play-friends = Avec des amis
keep = Le garder
name = Nom
keep-here = Garder dans ce navigateur
export = Exporter le fichier
import = Importer un fichier
# $title : son nom
is-kept = « { $title } » est gardé dans ce navigateur.
is-forgotten = « { $title } » n’est plus gardé.
cannot-keep = Ce navigateur ne garde rien : exportez plutôt le fichier.
kept-here = Gardés dans ce navigateur
forget = Oublier « { $title } »
begin-with = Commencer avec
