### Le morpion en français. Chaque fichier de langue définit les mêmes messages et variables.

title = Morpion
    .text = Trois signes alignés gagnent. Un exemple : le plus petit jeu qui soit.
section-play = Le jeu
rule-N-1 = Tours
    .text = Les croix commencent ; puis on joue à tour de rôle.
rule-N-2 = Marquer
    .text = À son tour, on marque l’une des neuf cases si elle est libre.
rule-N-3 = Gagner
    .text = Trois signes à soi alignés, en ligne, en colonne ou en diagonale, gagnent aussitôt.
rule-N-4 = Partie nulle
    .text = Quand toutes les cases sont marquées sans alignement, les deux partagent la victoire.
prompt-noughts = Marquez une case libre
action-noughts-mark = Marquer une case
    .within = marquer une case
# $space : nom d’une case ; $name : un joueur
event-noughts-space-marked = { $name } marque { $space }.
noughts-turn = Ce n’est pas votre tour.
noughts-taken = Cette case n’est pas libre.
