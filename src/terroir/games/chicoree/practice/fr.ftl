### What practice positions of Chicorée ask, in French: a title, the task (.task), a hint (.hint) and why the best
### turn is the best (.why). Every language file defines the same messages.

# $card : la carte en vente ; $tokens : ce que le joueur possède ; $bid : la meilleure mise, 0 pour passer
practice-auction = Que vaut cette carte pour vous ?
    .task = { chicoree-card } est en vente : enchérir ou passer ?
    .hint = Vous avez { chicoree-tokens }. Que vous restera-t-il pour les enchères suivantes ?
    .why = { $bid ->
        [0] À ce prix, la carte { chicoree-card } est trop chère : vos { chicoree-tokens } gagneront plus aux enchères suivantes.
       *[other] Même pour { $bid }, { chicoree-card } vaut son prix pour vous.
    }
practice-fist = Combien dans le poing ?
    .task = { chicoree-card } se vend à poing fermé. Toute mise est perdue.
    .hint = Vous avez { chicoree-tokens }, et toute mise est perdue. Que peuvent miser les autres ?
    .why = { $bid ->
        [0] Toute mise est perdue, quel que soit le gagnant : ici, vos { chicoree-tokens } valent plus que { chicoree-card }.
       *[other] Une mise de { $bid } emporte { chicoree-card } assez souvent pour valoir ses pions.
    }
# $shown : cartes montrées ; $flowers : leurs fleurs
practice-challenge = Relever le défi ou s’abstenir ?
    .task = Tous montrent leurs cartes en même temps. Lesquelles montrez-vous ?
    .hint = { $shown ->
        [0] Toute carte montrée est perdue. Le jeu en vaut-il la peine ?
        [one] Une seule carte suffit.
       *[other] Il en faut { $shown }.
    }
    .why = { $shown ->
        [0] Les autres montrent plus que vous ne pouvez donner : qui ne montre rien ne perd rien.
       *[other] { $flowers } fleurs gagnent assez souvent pour payer les cartes perdues.
    }
# $card : la carte vendue ; $tokens : ce qu’elle vaut pour le joueur
practice-debt = Quelle carte vendez-vous ?
    .task = Vous devez des pions. Quelle carte mettez-vous en vente ?
    .hint = Vendez ce dont vous pouvez vous passer, et que les autres paieront.
    .why = Vous perdez peu : pour vous, { chicoree-card } ne vaut qu’environ { chicoree-tokens }.
# $what : ce qui compte le plus dans le tour
practice-turn = Et maintenant ?
    .task = Poser, jouer ou garder ? Jouez votre tour jusqu’à la pioche.
    .hint = { $what ->
        [strike] Une carte rouge en fait partie : qui est le plus dangereux ?
        [special] Une carte ocre en fait partie.
        [joker] Le joker en fait partie : comme quelle étape ?
        [step] Il y a une étape à poser. Que vaut-il mieux garder en main ?
        [start] Il y a un Départ à poser.
       *[nothing] Tout ce qui peut être posé ne doit pas l’être maintenant.
    }
    .why = { $what ->
        [strike] Il arrête celui qui, sinon, arriverait le premier.
        [special] Les cartes piochées valent plus que l’attente.
        [joker] C’est à cette place que le joker rapporte le plus.
        [step] L’étape vous rapproche du bout de la chaîne, et rien n’est gaspillé.
        [start] Le Départ paie désormais à chaque tour.
       *[nothing] Ce qui reste en main est à l’abri, et vaudra plus ensuite.
    }
