### What the lessons of Citrus say, in French: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-buy = Acheter une rangée
lesson-buy-1 = Plantez des fruits autour des fincas : qui en a le plus y gagne le plus.
lesson-buy-2 = À votre tour, vous achetez une rangée entière du marché, à une pièce la tuile.
    .task = Achetez la rangée 1.
    .else = Pourquoi pas, dans une vraie partie. Ici, prenez la rangée 1 : deux tuiles pour deux pièces.
lesson-buy-3 = Deux tuiles, deux pièces. Ce qu’on achète se construit dans le même tour.

lesson-build = Construire au bord d’une route
lesson-build-1 = Une nouvelle région commence sur une case de route, juste à côté d’une finca.
    .task = Construisez le citron sur la case éclairée.
    .else = C’est permis. Ici, construisez le citron sur la case éclairée, près de la finca.
lesson-build-2 = Elle a pris un de vos cinq ouvriers. Sans ouvrier, pas de nouvelle région.
lesson-build-3 = Sur les routes d’une finca, chaque fruit ne figure qu’une fois : votre orange va ici.
    .task = Construisez l’orange sur la case éclairée.
    .else = C’est permis aussi. Dans cette leçon, placez l’orange en face du citron.

lesson-grow = Agrandir une région, trouver un puits
lesson-grow-1 = À côté de son fruit, une tuile rejoint votre région sans prendre d’ouvrier.
    .task = Construisez le citron à côté du vôtre.
    .else = C’est permis. Ici, agrandissez vos citrons sur la case éclairée.
lesson-grow-2 = Cette tuile a un puits : à la récolte, elle compte double.
    .task = Construisez le citron avec le puits.
    .else = C’est permis. Ici, agrandissez vos citrons sur la case éclairée.

lesson-surround = Encercler une finca
lesson-surround-1 = Une finca paie quand les huit cases qui l’entourent sont prises : plantations, paysage ou rochers.
lesson-surround-2 = Construisez votre citron vert dans le dernier vide : le toit se ferme et la finca paie.
    .task = Construisez le citron vert sur la case éclairée.
    .else = Bien construit, mais le toit reste ouvert. Comblez le dernier vide.
lesson-surround-3 = Vos régions ont ici six tuiles, celles du bot cinq : douze points pour vous, quatre pour lui.

lesson-majority = Majorité et égalités
lesson-majority-1 = Chaque région qui touche la finca compte en entier, même si elle n’en touche qu’un coin.
lesson-majority-2 = À quatre tuiles chacun, ce serait l’égalité : dix points pour les deux. Un citron de plus, et vous menez.
    .task = Construisez le citron sur la case éclairée.
    .else = Ce serait toujours l’égalité. Agrandissez d’abord vos citrons.
lesson-majority-3 = Fermez maintenant le cercle : cinq tuiles contre quatre.
    .task = Construisez le citron vert dans le dernier vide.
    .else = Fermez le cercle avec le citron vert, pendant que vous menez.

lesson-harvest = Récolte et revenu
lesson-harvest-1 = Avec une seule pièce, on n’achète guère. Au lieu de construire, vous pouvez récolter.
lesson-harvest-2 = Une récolte rapporte un point par tuile, deux avec un puits : ici, six points.
    .task = Récoltez vos oranges.
    .else = Vous pouvez dépenser votre dernière pièce, mais il ne restera rien. Récoltez les oranges.
lesson-harvest-3 = L’ouvrier est rentré. Deux ouvriers à la maison rapportent quatre pièces ; les oranges ne sont plus à personne.

lesson-landscape = Une tuile paysage
lesson-landscape-1 = Qui construit sur une tuile paysage la prend.
    .task = Construisez le citron sur les pièces.
    .else = Les pièces resteraient là. Construisez sur la tuile paysage.
lesson-landscape-2 = L’argent s’utilise à tout moment de votre tour.
    .task = Utilisez la tuile argent.
    .else = Utilisez d’abord l’argent : il est à vous.
lesson-landscape-3 = Chaque cheval vaut un point à la fin. Charrette, taureau, pont et borne servent quand vous voulez.

lesson-neutral = Plantations neutres
lesson-neutral-1 = Les régions récoltées restent sur le plateau, mais ne sont plus à personne.
lesson-neutral-2 = Vos trois citrons sont au moins aussi nombreux que ces deux-là : réunissez-les.
    .task = Construisez le citron entre les deux.
    .else = Les citrons neutres resteraient seuls. Construisez entre les deux.
lesson-neutral-3 = Les six sont à vous maintenant, et peuvent être récoltés encore une fois.

lesson-end = Nouvelles fincas, la fin
lesson-end-1 = Laissez trois tuiles ou moins sur le marché, et une nouvelle finca arrive.
    .task = Achetez la rangée 1.
    .else = C’est permis. Ici, achetez la rangée 1.
lesson-end-2 = Vous choisissez son site, et ses routes comptent aussitôt.
    .task = Placez la finca sur le site E.
    .else = Un bon site, mais prenez ici celui qui est éclairé.
lesson-end-3 = Construisez à côté de la nouvelle finca.
    .task = Construisez l’orange sur la case éclairée.
    .else = C’est permis. Ici, construisez sur la case éclairée.
lesson-end-4 = Une fois tout construit, le marché est complété depuis le sac.
    .task = Construisez votre dernier citron.
    .else = C’est permis. Ici, construisez sur la case éclairée.
lesson-end-5 = Avec la dernière tuile, la partie finit : les fincas ouvertes paient leur valeur basse, puis tout est récolté.
