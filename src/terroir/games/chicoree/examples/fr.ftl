### Un tour en six images: a title and a sentence for each example turn-N-NAME.

turn-1-income = Les gains
    .text = Votre Départ vous paie, et chacun de vos Magasins rapporte un pion de chaque joueur.
turn-2-lay = Poser une carte
    .text = Une carte de votre chaîne, dans l’ordre ; autant de Magasins que vous voulez.
turn-3-special = Jouer des spéciales
    .text = Elles détruisent chez les autres, coupent leurs gains ou vous apportent des cartes.
turn-4-draw = Piocher deux cartes
    .text = La première reste secrète. La seconde est montrée : gardée, ou disputée.
turn-5-auction = Enchérir
    .text = La plus haute offre prend la carte : à voix haute, ou poing fermé.
turn-6-win = Gagner
    .text = Les sept étapes de la chaîne devant vous : victoire immédiate.
