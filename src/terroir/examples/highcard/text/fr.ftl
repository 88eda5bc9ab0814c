### La plus haute en français. Chaque fichier de langue définit les mêmes messages et variables.

title = La plus haute
    .text = Chacun cache une carte, tous à la fois ; la plus haute prend la levée. Un exemple avec des mains cachées.
section-play = Le jeu
rule-H-1 = La main
    .text = Chacun reçoit quatre des vingt cartes, de 1 à 20, et ne les montre à personne.
rule-H-2 = Cacher
    .text = Tous choisissent en même temps une carte de leur main et la posent face cachée.
rule-H-3 = La levée
    .text = Quand la dernière carte est posée, toutes sont retournées ; la plus haute prend la levée, et les cartes sortent du jeu.
rule-H-4 = La fin
    .text = Après quatre levées, qui en a pris le plus gagne ; à égalité, on partage la victoire.
prompt-highcard = Cachez l’une de vos cartes
action-highcard-seal = Cacher une carte
    .within = cacher une carte
# $name : un joueur ; $highest : numéro d’une carte
event-highcard-card-dealt = { $name } reçoit une carte.
event-highcard-card-sealed = { $name } a caché une carte.
event-highcard-trick-taken = { $name } prend la levée avec { $highest }.
highcard-turn = Vous n’avez rien à cacher maintenant.
highcard-hand = Cette carte n’est pas dans votre main.
