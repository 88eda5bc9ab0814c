### Chicorée en français. Tous les fichiers de langue définissent les mêmes messages, attributs et variables.
### rule-<id> : titre ; .text : la règle dans nos mots ; .ruling : ce que ce projet a décidé, et pourquoi.

## Noms

card-egypt = Égypte
card-greece = Grèce
card-monks = Moines hollandais
card-seeds = Achat de graines (1)
card-sow = Semis (2)
card-factory = Bâtir une manufacture (3)
card-harvest = Récolte (4)
card-roast = Torréfaction (5)
card-shop = Magasin (6)
card-export = Exporter (7)
card-chicory = Chicorée
card-disease = Maladie
card-storm = Orage
card-cold-rain = Pluie froide
card-fire = Incendie
card-overproduction = Surproduction
card-coffee-tea-cocoa = Café-Thé-Cacao
card-in-fashion = En vogue
card-blockade = Blocus
card-health = Santé
card-challenge1 = Défi (1 fleur)
card-challenge2 = Défi (2 fleurs)
card-challenge3 = Défi (3 fleurs)
card-challenge4 = Défi (4 fleurs)
card-challenge5 = Défi (5 fleurs)
card-challenge6 = Défi (6 fleurs)

## Formes utilisées par les messages ci-dessous

# $card : identifiant d’une carte
chicoree-card = { $card ->
        [egypt] { card-egypt }
        [greece] { card-greece }
        [monks] { card-monks }
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
        [export] { card-export }
        [chicory] { card-chicory }
        [disease] { card-disease }
        [storm] { card-storm }
        [cold-rain] { card-cold-rain }
        [fire] { card-fire }
        [overproduction] { card-overproduction }
        [coffee-tea-cocoa] { card-coffee-tea-cocoa }
        [in-fashion] { card-in-fashion }
        [blockade] { card-blockade }
        [health] { card-health }
        [challenge1] { card-challenge1 }
        [challenge2] { card-challenge2 }
        [challenge3] { card-challenge3 }
        [challenge4] { card-challenge4 }
        [challenge5] { card-challenge5 }
       *[challenge6] { card-challenge6 }
    }
# $next : identifiant d’une étape de la chaîne
chicoree-next = { $next ->
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
       *[export] { card-export }
    }
# $tokens : nombre entier
chicoree-tokens = { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    }
# $cards : nombre entier
chicoree-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# $price : nombre entier de pions
chicoree-price = { $price ->
        [one] { $price } pion
       *[other] { $price } pions
    }
# $name : un joueur ; $tokens : sa mise
chicoree-bid-of = { $name } : { $tokens }

## Règles : matériel

rule-K-M1 = Les cartes
    .text = Tous les joueurs partagent un seul paquet. Cartes Départ : l’Égypte rapporte 4, la Grèce 2, les Moines hollandais 1. La chaîne : 1 Achat de graines, 2 Semis, 3 Bâtir une manufacture, 4 Récolte, 5 Torréfaction, 6 Magasin, 7 Exporter. Spéciales rouges : Maladie, Orage, Pluie froide, Incendie, Surproduction, Café-Thé-Cacao. Spéciales ocre : En vogue, Blocus, Santé. Le joker Chicorée. Des cartes Défi, avec une ou plusieurs fleurs de chicorée.
rule-K-M2 = Les pions
    .text = Les pions sont la monnaie du jeu.
    .ruling = La banque n’est jamais à court ; la source ne dit pas combien de pions il y a.
rule-K-M3 = Nombre de cartes et de joueurs
    .text = Un fichier de paquet dit combien il y a de cartes de chaque sorte. Celui qui est fourni s’appelle le paquet maison. On joue de 3 à 6 ; à 2, c’est possible mais déconseillé.
    .ruling = La source ne donne ni nombres de cartes ou de joueurs, ni noms pour les étapes 2 et 5 ; les nôtres sont Semis et Torréfaction. Le paquet maison est réglé par simulation. Si vous possédez le jeu, écrivez ses nombres dans une copie du fichier, ou dans l’option de table, et jouez avec.

## Règles : mise en place

rule-K-S1 = Préparation
    .text = Toutes les cartes mélangées forment la pioche. Chaque joueur reçoit 12 pions et aucune carte.
rule-K-S2 = Qui commence
    .text = Le premier joueur est tiré au sort, à moins que l’hôte ne le désigne. On joue dans le sens horaire.

## Règles : le tour

rule-K-T1 = Gains
    .text = Si une carte Départ est posée devant vous, votre tour commence par ses gains, payés par la banque : 4, 2 ou 1 pions.
rule-K-T2 = Revenus
    .text = Puis chaque adversaire vous donne 1 pion par Magasin posé devant vous et 2 pour votre carte Exporter. Pour qui ne peut pas payer, voir K-D1.
rule-K-T3 = Magasins
    .text = Avec une carte Départ, vous pouvez poser autant de Magasins que vous voulez, si quelqu’un a déjà posé une Récolte dans cette partie, même détruite depuis.
rule-K-T4 = Une carte de la chaîne
    .text = Avec une carte Départ, vous pouvez poser une carte de votre chaîne, une seule : de 1 à 5 dans l’ordre, ou la carte Exporter. Celle-ci demande un Magasin devant vous, mais aucune des cartes 1 à 5.
    .ruling = Les deux échelles sont indépendantes. De 1 à 5, on pose la plus basse étape qui manque, et une étape détruite manque de nouveau. Les Magasins se posent toujours selon K-T3, et personne n’a plus d’une carte Exporter.
rule-K-T5 = Poser un Départ
    .text = Si aucune carte Départ n’est posée devant vous, vous pouvez en poser une. Vous n’en avez qu’une par partie ; elle n’est jamais remplacée.
    .ruling = Elle rapporte à partir de votre prochain tour, car les gains viennent avant la pose et ne sont pas répétés.
rule-K-T6 = Cartes spéciales
    .text = Vous pouvez jouer autant de cartes spéciales que vous voulez (K-X1 à K-X3), avec ou sans Départ.
rule-K-T7 = La première carte
    .text = Piochez une carte en main ; les autres ne la voient pas.
rule-K-T8 = La seconde carte
    .text = Piochez une autre carte et montrez-la. Une spéciale ou un joker va dans votre main. Une carte Défi fait jouer un défi à tous (K-C1). Un Départ ou une carte de la chaîne est mis aux enchères (K-A1, K-A2).
rule-K-T9 = L’ordre dans le tour
    .text = C’est ensuite au joueur suivant, dans le sens horaire.
    .ruling = Si vous aviez un Départ au début de votre tour, vous mêlez K-T3, K-T4 et K-T6 comme vous voulez ; sinon K-T5 et K-T6, et un Départ posé maintenant ouvre la chaîne à votre prochain tour. Une fois la première carte piochée, tout cela est fini. Une carte Défi piochée en premier va en main sans être vue, comme toute autre.
rule-K-T10 = Quand la pioche est vide
    .text = S’il faut piocher et que la pioche est vide, la défausse est mélangée et la remplace ; si elle est vide aussi, on ne pioche pas. Les cartes jouées ou détruites pendant un tour attendent à côté de la défausse et la rejoignent à la fin de ce tour.
    .ruling = La source ne dit rien de tout cela. Si les cartes d’un tour n’attendaient pas, deux cartes ocre pourraient se reprendre sans fin.
rule-K-T11 = Ce qui est public
    .text = Chacun peut connaître les pions, le nombre de cartes de chaque main et de la pioche, la défausse, tout ce qui est posé, qui a scellé son choix, les enchères ouvertes et les cartes montrées. Les mains, les cartes piochées sans être vues et les choix scellés restent secrets tant qu’ils ne sont pas montrés.
    .ruling = La source n’en dresse pas la liste ; c’est ce que verraient des joueurs autour d’une table.

## Règles : la fin

rule-K-E1 = La chaîne complète
    .text = Vous gagnez si les sept étapes sont devant vous à la fin de votre tour.
    .ruling = Plus rien ne peut l’empêcher une fois la septième étape posée : le tour s’arrête aussitôt, sans pioche.
rule-K-E2 = La dernière manche
    .text = Une option de table limite les manches, d’ordinaire à 50. La partie finit aussi après une manche entière où l’on n’a pu piocher aucune carte et où personne n’en a posé. Alors gagne qui a le plus d’étapes différentes, puis le plus de pions ; à égalité, la victoire est partagée.
    .ruling = La source ne connaît pas cette fin ; sans elle une partie pourrait ne jamais finir. Une manche finit quand le jeu atteint ou dépasse la place du premier joueur, en faillite ou non. Les joueurs en faillite ne sont pas classés, et K-E1 passe avant cette règle.
rule-K-E3 = Le dernier joueur
    .text = Si les faillites ne laissent qu’un joueur, il gagne.
    .ruling = La source ne parle pas de ce cas.

## Règles : départ, magasins et cartes spéciales

rule-K-X0 = Ce que rapportent Départs, Magasins et Exporter
    .text = Voir K-T1 et K-T2. On peut avoir plusieurs Magasins.
rule-K-X1 = Maladie, Orage, Pluie froide, Incendie
    .text = Maladie, Orage et Pluie froide détruisent chacune une Récolte d’un joueur de votre choix ; Incendie détruit une carte Bâtir une manufacture.
rule-K-X2 = Surproduction, Café-Thé-Cacao
    .text = Un joueur de votre choix ne touche aucun pion pendant deux tours.
    .ruling = Pendant ses deux prochains tours, il n’a ni gains ni revenus, et les autres gardent leurs pions ; jusqu’à la fin du second, il ne gagne rien non plus aux défis. Le produit d’une vente forcée n’est pas concerné. Une seconde carte de ce genre ajoute deux tours. Un joueur sans Départ peut être frappé aussi, et ses tours comptent de la même façon.
rule-K-X3 = En vogue, Blocus, Santé
    .text = Piochez deux cartes en main, sans que les autres les voient. On peut jouer ces cartes même s’il ne reste rien à piocher.
rule-K-X4 = Chicorée, le joker
    .text = La Chicorée remplace n’importe quelle carte de la chaîne, mais pas un Départ.
    .ruling = Elle vaut en tout la carte qu’elle remplace : elle se pose selon la même règle, rapporte, peut être détruite, et garde son étape une fois posée. Détruite, elle va à la défausse comme Chicorée.
rule-K-X5 = Cartes jouées et détruites
    .text = Les cartes jouées ou détruites vont à la défausse.
    .ruling = Une spéciale qui frappe quelqu’un demande une cible sur laquelle elle a un effet, et la cible est toujours un adversaire.

## Règles : défi

rule-K-C1 = Choisir en secret
    .text = Chaque joueur choisit en secret autant de cartes de sa main qu’il veut, au moins une sauf si la main est vide. Toutes sont montrées en même temps.
rule-K-C2 = Le plus de fleurs
    .text = Qui montre le plus de fleurs prend à la banque autant de pions qu’il y a de fleurs sur toutes les cartes montrées, y compris celle qui a déclenché le défi.
rule-K-C3 = Égalités
    .text = Si plusieurs joueurs en ont le plus, chacun prend la somme entière.
    .ruling = Personne ne gagne sans aucune fleur.
rule-K-C4 = Après le défi
    .text = Toutes les cartes montrées sont défaussées, quelles qu’elles soient. Les joueurs frappés par K-X2 ne gagnent rien : si l’un d’eux a seul le plus de fleurs, personne n’est payé ; à égalité, les autres le sont.
rule-K-C5 = Cartes égales
    .text = Les cartes d’une même sorte sont un seul choix : vous choisissez combien de chaque sorte.
    .ruling = Ici, on choisit carte par carte dans l’ordre des sortes, puis on scelle ; les autres apprennent seulement que vous avez scellé. Ainsi, même une grande main reste facile à gérer.

## Règles : enchères

rule-K-A1 = Enchère ouverte
    .text = Les cartes 1 à 5 de la chaîne se vendent ouvertement : on enchérit à tour de rôle ou à la mêlée, comme la table en a convenu. Le plus offrant paie son prix à la banque et prend la carte.
    .ruling = À tour de rôle, le joueur actif commence ; chacun enchérit d’au moins 1, ou passe et ne mise plus, jusqu’à ce qu’il ne reste qu’un enchérisseur. Si tous les autres ont passé sans miser, le dernier peut encore le faire. À la mêlée, tous sauf le meneur peuvent enchérir pendant un court compte à rebours que chaque enchère relance ; qui passe se tait jusqu’à l’enchère suivante. Les tables sans horloge enchérissent à tour de rôle.
rule-K-A2 = Enchère scellée
    .text = Pour les Départs, Magasins et cartes Exporter, chacun ferme la main sur des pions, ou aucun, et tous ouvrent ensemble. La plus forte mise prend la carte ; tous les pions misés, par tous, vont à la banque.
rule-K-A3 = Mises égales
    .text = À mises égales, gagne le joueur le plus proche du joueur actif dans le sens horaire, en commençant par celui-ci.
rule-K-A4 = Sans mise
    .text = Une carte sur laquelle personne ne mise est défaussée ; de même si toutes les mises scellées sont nulles.
rule-K-A5 = Pas plus qu’on a
    .text = On ne peut pas miser plus de pions qu’on en possède.
    .ruling = La source ne le dit pas, mais une mise impossible à payer serait une dette que personne n’a voulue.

## Règles : dettes

rule-K-D1 = Vendre des cartes
    .text = Si vous ne pouvez pas payer une dette, vous devez aussitôt vendre des cartes de votre main aux enchères, l’une après l’autre, à votre choix, jusqu’à l’avoir payée.
    .ruling = D’abord paient tous ceux qui le peuvent. Puis viennent les débiteurs, un par un, dans le sens horaire depuis la gauche du joueur actif : un débiteur donne tous ses pions, puis vend. Chaque vente est une enchère ouverte à tour de rôle entre tous les autres, créancier compris, à partir de la gauche du débiteur. Le prix paie la dette et le reste va au débiteur. Une carte dont personne ne veut reste en main, et cet exemplaire n’est plus proposé pour cette dette. Qui doit encore payer peut miser tout ce qu’il a.
rule-K-D2 = Faillite
    .text = Si vous ne pouvez toujours pas payer, vous êtes en faillite : vous payez ce qu’il y a et quittez la partie, et toutes vos cartes, en main et sur la table, vont aussitôt à la défausse.

## Refus

chicoree-bankrupt = Vous êtes en faillite et hors de la partie.
chicoree-sealed = Vous avez scellé votre choix : attendez les autres.
chicoree-leading = Vous menez avec { chicoree-price } : attendez de voir si quelqu’un enchérit.
chicoree-passed = Vous avez passé : vous pourrez reprendre après la prochaine enchère.
chicoree-bid-too-high = Vous ne pouvez pas miser plus que vous n’avez : { chicoree-tokens }.
chicoree-cannot-raise = L’enchère est à { chicoree-price }, plus que vous ne pouvez offrir : ce sera de nouveau à vous après cette vente.
chicoree-bid-too-low = Une enchère doit dépasser { chicoree-price }.
chicoree-not-now = { $awaited ->
        [turn] Maintenant, vous pouvez poser des cartes, jouer des spéciales ou piocher.
        [offer] Vendez d’abord une carte pour payer votre dette.
        [bidding] Enchérissez d’abord, ou passez.
        [melee] Maintenant, vous pouvez enchérir ou passer.
        [sealed] Scellez d’abord votre mise.
       *[challenge] Choisissez d’abord vos cartes pour le défi et scellez-les.
    }
chicoree-not-in-hand = Vous n’avez pas cette carte en main : { chicoree-card }.
chicoree-not-a-start = Ce n’est pas une carte Départ : { chicoree-card }.
chicoree-one-start = Votre Départ est { chicoree-card } : il n’y en a qu’un par partie.
chicoree-start-too-new = Votre Départ vient d’être posé : la chaîne commence au prochain tour.
chicoree-no-start = Sans carte Départ devant vous, vous ne pouvez pas poser de carte de la chaîne.
chicoree-no-harvest-yet = Personne n’a encore posé de Récolte : les Magasins doivent attendre.
chicoree-step-laid = Vous avez déjà posé une carte de votre chaîne ce tour-ci.
chicoree-step-there = Cette étape est déjà devant vous : { chicoree-card }.
chicoree-export-needs-shop = La carte Exporter demande un Magasin devant vous.
chicoree-step-order = Ce n’est pas le moment pour { chicoree-card } : votre prochaine étape est { chicoree-next }.
chicoree-not-a-special = Ce n’est pas une carte spéciale : { chicoree-card }.
chicoree-needs-target = Dites quel joueur est visé : { chicoree-card }.
chicoree-no-target = Cette carte ne vise personne : { chicoree-card }.
chicoree-target-self = Vous ne pouvez pas vous viser.
chicoree-target-gone = Il n’y a pas de joueur { $seat } dans la partie.
chicoree-nothing-to-destroy = Le joueur { $seat } n’a pas cette carte sur la table : { chicoree-card }.
chicoree-all-chosen = Vous avez choisi toutes vos cartes de cette sorte : { chicoree-card }.
chicoree-choose-in-order = Cette sorte de carte est déjà passée : { chicoree-card }. Les cartes se choisissent dans l’ordre des sortes.
chicoree-choose-one = Choisissez au moins une carte.
chicoree-refused-before = Personne n’a voulu de cette carte : { chicoree-card }. Proposez-en une autre.

## Invites

prompt-chicoree-turn = Posez des cartes, jouez des spéciales, ou piochez.
prompt-chicoree-offer = Vous devez { chicoree-tokens } : vendez une carte.
prompt-chicoree-bidding = { $price ->
        [0] À vendre : { chicoree-card }. Personne n’a encore offert : offrez ou passez.
       *[other] À vendre : { chicoree-card }. Le prix est de { chicoree-price } : enchérissez ou passez.
    }
prompt-chicoree-melee = { $price ->
        [0] À vendre : { chicoree-card }. Personne n’a encore offert : offrez à tout moment, ou passez.
       *[other] À vendre : { chicoree-card }. Le prix est de { chicoree-price } : enchérissez à tout moment, ou passez.
    }
prompt-chicoree-sealed = À vendre : { chicoree-card }. Scellez votre mise.
prompt-chicoree-challenge = { chicoree-card } : choisissez les cartes à montrer, puis scellez.

## Événements

event-chicoree-first-player = { $name } commence.
event-chicoree-income = { $name } reçoit des gains de { chicoree-tokens }.
event-chicoree-income-blocked = { $name } ne touche aucun pion ce tour-ci.
event-chicoree-revenue = { $name } paie { chicoree-tokens } à { $to }.
event-chicoree-debt = { $name } donne { chicoree-tokens } et doit encore { $owed }.
event-chicoree-offered = { $name } doit vendre : { chicoree-card }.
event-chicoree-sold = { $name } vend à { $to } pour { chicoree-tokens } : { chicoree-card }.
event-chicoree-unsold = Personne n’achète à { $name } : { chicoree-card }.
event-chicoree-debt-settled = { $name } a payé sa dette.
event-chicoree-bankrupt = { $name } fait faillite et quitte la partie.
event-chicoree-start-laid = { $name } pose un Départ : { chicoree-card }.
event-chicoree-step-laid = { $joker ->
        [yes] { $name } pose une Chicorée comme { chicoree-card }.
       *[no] { $name } pose { chicoree-card }.
    }
event-chicoree-special = { $name } joue { chicoree-card }.
event-chicoree-special-on = { $name } joue { chicoree-card } contre { $to }.
event-chicoree-destroyed = { $name } perd { chicoree-card }.
event-chicoree-afflicted = { $turns ->
        [one] { $name } ne touchera aucun pion pendant { $turns } tour.
       *[other] { $name } ne touchera aucun pion pendant { $turns } tours.
    }
event-chicoree-drawn = { $name } pioche une carte.
event-chicoree-drawn-own = { $name } pioche { chicoree-card }.
event-chicoree-draw-skipped = Il n’y a pas de carte à piocher pour { $name }.
event-chicoree-turned = { $name } retourne { chicoree-card }.
event-chicoree-kept = { $name } la prend en main : { chicoree-card }.
event-chicoree-auction = { $form ->
        [turn] Enchère à tour de rôle : { chicoree-card }.
        [melee] Enchère à la mêlée : { chicoree-card }.
       *[sealed] Enchère scellée : { chicoree-card }.
    }
event-chicoree-raised = { $name } offre { chicoree-tokens }.
event-chicoree-bid-passed = { $name } passe.
event-chicoree-hammer = Le marteau tombe.
event-chicoree-bid-sealed = { $name } a scellé une mise.
event-chicoree-bids-opened = Les mises : { $list }.
event-chicoree-won = { $name } paie { chicoree-tokens } et prend { chicoree-card }.
event-chicoree-unwanted = Personne ne veut de { chicoree-card }.
event-chicoree-challenge = { $name } lance un défi : { chicoree-card }.
event-chicoree-choice-sealed = { $name } a choisi.
event-chicoree-shown = { $flowers ->
        [one] { $name } montre { $flowers } fleur : { $list }.
       *[other] { $name } montre { $flowers } fleurs : { $list }.
    }
event-chicoree-shown-nothing = { $name } n’a aucune carte à montrer.
event-chicoree-challenge-won = { $name } gagne { chicoree-tokens } au défi.
event-chicoree-challenge-blocked = { $name } a le plus de fleurs, mais ne touche aucun pion.
event-chicoree-challenge-drawn = Personne ne montre de fleur : personne ne gagne.
event-chicoree-shuffled = La défausse est mélangée et devient la pioche.
event-chicoree-turn-ended = { $name } finit son tour.
event-chicoree-round-ended = La manche { $round } est finie.
event-chicoree-game-ended = { $reason ->
        [K-E1] La chaîne est complète : la partie est finie.
        [K-E2] La dernière manche est jouée : la partie est finie.
       *[K-E3] Il ne reste qu’un joueur : la partie est finie.
    }

## Actions

action-chicoree-start = Poser votre Départ : { chicoree-card }
    .within = poser votre Départ ({ chicoree-card })
action-chicoree-step = Poser { chicoree-card }
    .within = poser { chicoree-card }
action-chicoree-joker = Poser une Chicorée comme { chicoree-card }
    .within = poser une Chicorée comme { chicoree-card }
action-chicoree-play = Jouer { chicoree-card }
    .within = jouer { chicoree-card }
action-chicoree-play-on = Jouer { chicoree-card } contre { $to }
    .within = jouer { chicoree-card } contre { $to }
action-chicoree-draw = Piocher vos cartes
    .within = piocher vos cartes
action-chicoree-raise-more = Offrir tant de pions
    .within = offrir tant de pions
action-chicoree-raise = Offrir { chicoree-tokens }
    .within = offrir { chicoree-tokens }
action-chicoree-pass = Passer
    .within = passer
action-chicoree-bid-some = Sceller une mise de tant de pions
    .within = sceller une mise de tant de pions
action-chicoree-bid = Sceller { chicoree-tokens }
    .within = sceller { chicoree-tokens }
action-chicoree-choose = Choisir { chicoree-card }
    .within = choisir { chicoree-card }
action-chicoree-seal = Sceller votre choix
    .within = sceller votre choix
action-chicoree-offer = Vendre { chicoree-card }
    .within = vendre { chicoree-card }

## Mots sur la table

picture-chicoree-pile = pioche { $count }
picture-chicoree-discard = défausse { $count }
picture-chicoree-round = manche { $count } sur { $limit }
picture-chicoree-turn = Enchère à tour de rôle
picture-chicoree-melee = Enchère à la mêlée
picture-chicoree-sealed = Enchère scellée
picture-chicoree-debt = { $name } doit { chicoree-tokens }
picture-chicoree-leads = { $name } a offert { chicoree-tokens }
picture-chicoree-bankrupt = en faillite
picture-chicoree-afflicted = { $turns ->
        [one] { $name } ne touche aucun pion pendant { $turns } tour
       *[other] { $name } ne touche aucun pion pendant { $turns } tours
    }
picture-chicoree-has-sealed = scellé
picture-chicoree-hand = Votre main
picture-chicoree-chosen = Vous montrez
picture-chicoree-bid = votre mise : { chicoree-tokens }
picture-chicoree-empty = aucune carte
picture-chicoree-discarded = Défausse
picture-chicoree-waiting = Jouées ou détruites ce tour-ci
picture-chicoree-known = Vues de tous, dans la main de { $name }
picture-legend = Devant chaque joueur : pions, cartes en main, le Départ et la chaîne. 4 est une étape posée, un point une étape qui manque ; 6×2, ce sont deux Magasins, une étoile marque une Chicorée qui remplace l’étape.

## Conseil avant la partie

advice-chicoree-two = On peut jouer à deux, mais le jeu est fait pour trois à six joueurs (K-M3).

## Options de table

option-auction = Enchères ouvertes
    .text = L’un après l’autre (turn), ou n’importe qui à tout moment jusqu’au coup de marteau (melee) (K-A1).
    .turn = à tour de rôle
    .melee = à la mêlée
option-rounds = Manches
    .text = Après combien de manches la partie finit au plus tard, de 1 à 999 (K-E2).
    .count = { $count } manches
option-first = Premier joueur
    .text = Une place, ou le tirage au sort (random) (K-S2).
    .random = tiré au sort
    .seat = Joueur { $seat }
option-deck = Paquet
    .text = Le paquet maison (house), un autre par son nom, ou un paquet aux nombres changés, comme house,shop=6,export=3 (K-M3).
    .house = paquet maison
    .own = paquet personnel

## Titre et sections

title = Chicorée
    .text = Complétez la chaîne, des graines à l’exportation, par des enchères, des défis et un peu de malice.
section-material = Matériel
section-setup = Mise en place
section-turn = Le tour
section-end = Fin de la partie
section-specials = Départ, magasins et cartes spéciales
section-challenge = Défi
section-auctions = Enchères
section-debts = Dettes

## Pourquoi un coup est bon

# $card : nom d’une carte ; $to : un joueur ; $steps, $flowers : nombres entiers
reason-chicoree-wins = la chaîne est complète : c’est gagné
reason-chicoree-steps = étape { $steps } sur 7
reason-chicoree-income = { chicoree-tokens } de plus à chaque tour
reason-chicoree-worth = { chicoree-card } vaut environ { chicoree-tokens }
reason-chicoree-cards = { chicoree-cards } à piocher
reason-chicoree-harm = { chicoree-card } touche { $to }
reason-chicoree-flowers = { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }
prevents-chicoree-card = { $name }, avec { $steps } étapes posées, veut aussi { chicoree-card }
prevents-chicoree-steps = { $name } retombe à { $left } étapes
prevents-chicoree-income = { $name } perd { chicoree-tokens } par tour
risks-chicoree-card = mais { $name }, avec { $steps } étapes posées, peut obtenir { chicoree-card }
risks-chicoree-debt = mais avec { chicoree-tokens } de reste, impossible de payer les { $owed } que les autres peuvent réclamer
risks-chicoree-last-step = mais il ne manque qu’une étape à { $name }
# $more: tokens or flowers that were lacking; $tokens: what it cost, or would have brought
near-chicoree-bid = Vous avez payé { chicoree-tokens } pour rien pour { chicoree-card } : { $more } de plus suffisaient.
near-chicoree-flowers = Avec { $more ->
        [one] une fleur de plus
       *[other] { $more } fleurs de plus
    }, le défi vous rapportait { chicoree-tokens }.

## Ce que valaient enchères et défis

deal-chicoree-bought = { chicoree-card } achetée aux enchères
deal-chicoree-sold-to = { chicoree-card } prise pour une dette
deal-chicoree-lost = mise secrète sur { chicoree-card }, perdue
deal-chicoree-bluff = { chicoree-card } : enchère au-delà de sa valeur
deal-chicoree-challenge = défi gagné
deal-chicoree-challenge-lost = défi perdu

## Ce qui a décidé de la partie

# $reason: the rule by which it ended, or how far K-E2 had to look; $steps, $less, $tokens, $fewer: what $name and $to had; $list: who is level
account-chicoree-decided = { $reason ->
        [K-E1] { $name } a posé la dernière des sept étapes ; { $to } en avait { $less }.
        [K-E3] Tous ont fait faillite, sauf { $name }.
        [tokens] Les manches étaient finies, { $name } et { $to } à égalité d’étapes ({ $steps }). Les pions ont départagé : { $tokens } contre { $fewer } (K-E2).
        [shared] À égalité d’étapes ({ $steps }) et de pions ({ $tokens }) : { $list }. La victoire est partagée (K-E2).
       *[K-E2] Les manches étaient finies, et { $name } avait le plus d’étapes : { $steps } ; { $to } en avait { $less }.
    }

## Ce qui ne va pas dans un paquet (K-M3)

# $list : noms de cartes
deck-fault-chain = personne ne peut achever la chaîne : il manque { $list }, et aucune Chicorée ne peut les remplacer
deck-fault-start = personne ne peut poser de départ : il n’y en a aucun
