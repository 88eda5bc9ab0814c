### Positions mises à l’essai : litiges, et parties terminées reprises.

quarrel = Exposez votre litige
quarrel-about = Composez une position, essayez un coup à la vraie table, et lisez ce que disent les règles : la phrase, la règle et l’endroit. Un lien contient tout ; rien n’est gardé sur le serveur.
try-about = Ce moment d’une partie terminée, tout ce qui était caché tel que c’était vraiment. Jouez autre chose, choisissez le hasard, voyez les chances ; un lien contient tout.
untitled = Notre question
question = Quelle est la question ?
set-up = Composer
try-it = Essayer
share = Partager, texte
from-text = À partir d’un texte ou d’un fichier
from-game = À partir d’une partie terminée : ouvrez-la en relecture et choisissez « Réessayer » au moment voulu.
bad-link = Ce lien est illisible : il est coupé ou trop long.
# $line : son numéro ; $why : ce qui ne va pas
line-is = Ligne { $line } : { $why }
tried = Ce qui a été essayé
nothing-tried = Rien d’essayé pour l’instant : faites quelque chose à la table.
ways = Autres voies
in-turn = Le joueur dont c’est le tour
luck = Hasard
luck-drawn = tiré
luck-hand = choisi à la main
what-comes = Que vient-il ?
keep-ruling = Garder cette décision
chances = Chances
text = Partager, texte
link = Lien
link-about = Le lien contient la position et tout ce qui a été essayé. Qui l’ouvre voit la même chose.
copy = Copier le lien
copied = Copié
text-is = La même chose en scénario
take-over = Prendre ce texte
export = Exporter le fichier
export-record = Exporter avec la partie
import = Importer un fichier
spread = Finir 100 fois
spread-about = Des bots jouent la suite cent fois, chaque partie avec un autre hasard. Tout ce qui est caché reste tel que c’était vraiment.
spread-bot = Bots
bot-greedy = Rapides
bot-beam = Réfléchis
spread-run = Laisser jouer
stop = Arrêter
# $count : parties jouées ; $all : sur tant
games-of = { $count } parties sur { $all }
# $share : sur cent parties
wins = gagne { $share } %
# $middle, $from, $to : scores
scores = La moitié des parties finissent à { $middle } ou plus, la plupart entre { $from } et { $to }.
play-on = Continuer d’ici
play-on-about = Une nouvelle table commence à ce moment, avec des bots aux autres places. Mains et piles sont telles qu’elles étaient vraiment ; ce qui est tiré ensuite est nouveau.
your-seat = Votre place
others = Les autres

# The editors
piece = Pièce
take-away = Retirer
well = Avec un puits
owner = De
neutral = personne (neutre)
board = Le plateau
open = ouverte
rock = rocher
# $space : son nom ; $letter : du site ; $life : ce qui s’y trouve
site-is = { $space } : site { $letter }, { $life }
# $tile : la tuile ; $owner : numéro de son joueur, 0 pour personne
tile-is = { $space } : { $tile }, { $owner ->
        [0] neutre
       *[other] joueur { $owner }
    }
site-hint = Appuyez plusieurs fois sur un site : révélé, puis les valeurs de sa finca, puis comptée.
market = Marché
# $number : de la case du marché ; $tile : ce qui s’y trouve
market-is = Marché { $number } : { $tile }
hand = Main
hand-is = Retirer { $tile } de la main
to-hand = { $tile } en main
players = Joueurs
# $who : nom d’un joueur
turn-of = C’est le tour de { $who }
score = Points
coins = Pièces
# $tile : nom d’une pièce
tile-away = Retirer { $tile }
tile-to = { $tile } à { $who }
stands-for = remplace
no-contest = Finir l’enchère ou le défi
tokens = Pions
start = Départ
chain = Chaîne
