### Un tour en six images: a title and a sentence for each example turn-N-NAME.

turn-1-buy = Acheter une rangée
    .text = Toutes les tuiles d’une rangée du marché, une pièce chacune.
turn-2-build = Construire les tuiles
    .text = À côté de vos fruits de la même sorte, ou sur une route de finca.
turn-3-start = Ouvrir une région
    .text = Sur une route de finca, une nouvelle région prend un de vos cinq ouvriers.
turn-4-score = Fermer une finca
    .text = Dès que tout est occupé autour d’elle, elle rapporte des points à qui y a le plus de tuiles.
turn-5-harvest = Ou récolter
    .text = Au lieu d’acheter : des points pour une région, son ouvrier revient et rapporte des pièces.
turn-6-finca = Une nouvelle finca
    .text = S’il reste trois tuiles ou moins au marché, vous choisissez son site.
