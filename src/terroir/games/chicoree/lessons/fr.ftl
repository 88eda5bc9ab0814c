### What the lessons of Chicorée say, in French: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-chain = La chaîne
lesson-chain-1 = Sept étapes, des graines à l’exportation : qui les pose toutes en premier gagne.
lesson-chain-2 = Votre carte Départ, ici l’Égypte, ouvre la chaîne : sans elle, on ne pose aucune étape.
lesson-chain-3 = À chaque tour, vous pouvez poser une étape, toujours la suivante. Commencez par les graines.
    .task = Posez Achat de graines.
    .else = Pas encore : d’abord les graines.
lesson-chain-4 = Ensuite vient Semis. Mais on ne pose qu’une étape par tour : il doit attendre.

lesson-income = Les gains
lesson-income-1 = Plus rien à poser ? Piochez deux cartes : une cachée, une visible de tous.
    .task = Piochez vos cartes.
    .else = Piochez pour finir votre tour.
lesson-income-2 = Votre tour suivant a commencé : l’Égypte vous a payé quatre pions.
lesson-income-3 = Et votre Magasin a pris un pion à chaque adversaire. C’est ainsi à chaque tour.

lesson-auction = Enchère ouverte
lesson-auction-1 = La seconde carte est montrée à tous. Une étape ou un Départ est aussitôt vendu.
    .task = Piochez vos cartes.
    .else = Piochez pour finir votre tour.
lesson-auction-2 = Les étapes 1 à 5 se vendent ouvertement : on enchérit ou on passe, jusqu’à la dernière offre.
    .task = Misez 1 pion.
    .else = C’est permis. Mais commencez petit : misez 1.
lesson-auction-3 = Le bot mise deux. Il vous faut cette Récolte : montez à trois.
    .task = Misez 3 pions.
    .else = Passer, c’est la céder ; plus de trois, c’est du gaspillage. Misez 3.

lesson-fist = Le poing fermé
lesson-fist-1 = D’autres cartes se vendent à poing fermé. Piochez-en une.
    .task = Piochez vos cartes.
    .else = Piochez pour finir votre tour.
lesson-fist-2 = Pour les Départs, les Magasins et les cartes Exporter, tous misent en secret, et chaque mise est perdue.
    .task = Prenez 4 pions dans le poing.
    .else = Ce bluff sera pour une autre fois. Ici, prenez 4 pions.
lesson-fist-3 = Quatre était la plus forte mise : le Magasin est à vous. La banque garde tout, même les mises des perdants.

lesson-challenge = Le défi
lesson-challenge-1 = Une carte Défi concerne tout le monde. Piochez-en une.
    .task = Piochez vos cartes.
    .else = Piochez pour finir votre tour.
lesson-challenge-2 = Choisissez des cartes en secret. Qui a le plus de fleurs gagne un pion par fleur sur la table.
    .task = Choisissez les trois fleurs et montrez-les.
    .else = Toute carte montrée est perdue : ne montrez que les trois fleurs.
lesson-challenge-3 = Trois fleurs, c’était le plus, et il y en avait six sur la table : six pions pour vous.

lesson-specials = Cartes spéciales
lesson-specials-1 = Les cartes rouges nuisent aux autres : Maladie détruit une Récolte.
    .task = Jouez Maladie contre le bot qui a la Récolte.
    .else = Cela peut attendre. Jouez d’abord Maladie.
lesson-specials-2 = Les cartes ocre vous aident : piochez deux cartes.
    .task = Jouez Santé.
    .else = Cela peut attendre. Jouez d’abord Santé.
lesson-specials-3 = La Chicorée est le joker : elle remplace n’importe quelle étape de la chaîne.
    .task = Posez la Chicorée comme manufacture.
    .else = Cela peut attendre. Posez la Chicorée comme manufacture.

lesson-debt = Les dettes
lesson-debt-1 = Vous avez un pion. Votre voisin a un Magasin et une carte Exporter : piochez, puis payez.
    .task = Piochez vos cartes.
    .else = Piochez pour finir votre tour.
lesson-debt-2 = Vous deviez trois pions, vous en aviez un. Vendez une carte aux enchères pour payer le reste.
    .task = Proposez la Récolte.
    .else = Personne n’en donnera deux pions. Proposez la Récolte.
lesson-debt-3 = C’est payé. Qui ne peut toujours pas payer est en faillite et quitte la partie.

lesson-winning = Gagner
lesson-winning-1 = En plus de votre étape, vous pouvez poser des Magasins dès que quelqu’un a posé une Récolte.
    .task = Posez le Magasin.
    .else = Bien, mais posez d’abord le Magasin.
lesson-winning-2 = Et maintenant la cinquième étape de votre chaîne.
    .task = Posez Torréfaction.
    .else = Pas encore : posez d’abord Torréfaction.
lesson-winning-3 = Il ne manque que la carte Exporter. Posez-la et vous gagnez aussitôt : continuez cette partie !
