### Ce que disent tous les jeux, en français. Tous les fichiers de langue définissent les mêmes messages et variables.

# $seat : numéro d’une place, compté à partir de 1
seat = Joueur { $seat }
# $name : le nom d’un joueur
seat-name = { $name }

## Pourquoi une action est refusée

# $seat : à qui de jouer
not-your-turn = Ce n’est pas votre tour : c’est au joueur { $seat } de jouer.
game-over = La partie est finie.
waiting-for-chance = Un tirage reste à faire ; un instant, s’il vous plaît.
# $text : ce qui a été saisi
unknown-action = Je ne connais pas d’action « { $text } ».
# $expected : un exemple de la bonne forme
malformed-action = Je ne peux pas lire « { $text } » ; il faudrait plutôt { $expected }.
# $word : ce qui a été saisi ; $known : les mots qui conviennent
malformed-word = « { $word } » ne convient pas ; au choix : { $known }.
# $low et $high : les bornes
malformed-number = « { $word } » devrait être un nombre entier de { $low } à { $high }.
stale-action = La partie a avancé entre-temps : regardez à nouveau et refaites votre choix.
# $action : la notation d’une action permise
nearest-legal = Coup permis le plus proche : { $action }
# $rule : identifiant d’une règle
rule-cited = Règle { $rule }

## Niveaux des robots

# $level: how strong, $seat: number of the seat
bot-name = Bot { $level } { $seat }
level-novice = Novice
    .text = Connaît les règles, laisse échapper bien des choses et tente souvent quelque chose.
level-casual = Occasionnel
    .text = Joue pour le plaisir et oublie une chose ou deux.
level-practised = Exercé
    .text = Un bon adversaire pour une soirée ordinaire.
level-strong = Fort
    .text = Prévoit et se trompe rarement.
level-master = Maître
    .text = Aussi fort que possible sans vous faire attendre.
