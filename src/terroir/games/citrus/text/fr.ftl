### Citrus en français. Tous les fichiers de langue définissent les mêmes messages, attributs et variables.
### rule-<id> : titre ; .text : la règle dans nos mots ; .ruling : ce que ce projet a décidé, et pourquoi.

## Noms

fruit-lemon = citron
fruit-orange = orange
fruit-blood-orange = orange sanguine
fruit-lime = citron vert
fruit-grapefruit = pamplemousse
fruit-letters-lemon = Ci
fruit-letters-orange = Or
fruit-letters-blood-orange = Sa
fruit-letters-lime = Ve
fruit-letters-grapefruit = Pa
land-horses2 = 2 chevaux sauvages
land-horses3 = 3 chevaux sauvages
land-horses4 = 4 chevaux sauvages
land-money2 = argent (2 pièces)
land-money3 = argent (3 pièces)
land-cart = charrette
land-bull = taureau
land-bridge = pont
land-milestone = borne

## Formes des mots, utilisées par les messages ci-dessous

# $fruit : identifiant d’un fruit
citrus-fruit =
    .name = { $fruit ->
        [lemon] { fruit-lemon }
        [orange] { fruit-orange }
        [blood-orange] { fruit-blood-orange }
        [lime] { fruit-lime }
       *[grapefruit] { fruit-grapefruit }
    }
    .tile = { $fruit ->
        [lemon] tuile citron
        [orange] tuile orange
        [blood-orange] tuile orange sanguine
        [lime] tuile citron vert
       *[grapefruit] tuile pamplemousse
    }
    .a-tile = { $fruit ->
        [lemon] une tuile citron
        [orange] une tuile orange
        [blood-orange] une tuile orange sanguine
        [lime] une tuile citron vert
       *[grapefruit] une tuile pamplemousse
    }
    .region = { $fruit ->
        [lemon] région de citrons
        [orange] région d’oranges
        [blood-orange] région d’oranges sanguines
        [lime] région de citrons verts
       *[grapefruit] région de pamplemousses
    }
    .regions = { $fruit ->
        [lemon] régions de citrons
        [orange] régions d’oranges
        [blood-orange] régions d’oranges sanguines
        [lime] régions de citrons verts
       *[grapefruit] régions de pamplemousses
    }
# $tile : identifiant d’une tuile paysage
citrus-land = { $tile ->
        [horses2] { land-horses2 }
        [horses3] { land-horses3 }
        [horses4] { land-horses4 }
        [money2] { land-money2 }
        [money3] { land-money3 }
        [cart] { land-cart }
        [bull] { land-bull }
        [bridge] { land-bridge }
       *[milestone] { land-milestone }
    }
# $points : nombre entier
citrus-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $coins : nombre entier
citrus-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
# $cost : nombre entier de pièces
citrus-cost = { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }

## Règles : matériel

rule-C-M1 = Plantations, fincas et sites
    .text = Le jeu compte 90 tuiles plantation : 18 de chaque fruit (citron, orange, orange sanguine, citron vert, pamplemousse), dont 6 avec un puits. S’y ajoutent 15 tuiles finca, chacune avec deux valeurs en points, et 15 tuiles site marquées de A à O.
rule-C-M2 = Tuiles paysage
    .text = Il y a 30 tuiles paysage. Douze montrent des chevaux sauvages : quatre avec 2 chevaux, quatre avec 3 et quatre avec 4. Les autres sont des tuiles action : 4 tuiles argent (deux de 2 pièces, deux de 3), 4 charrettes, 4 taureaux, 4 ponts et 2 bornes.
rule-C-M3 = Ce que possède chaque joueur
    .text = Citrus se joue de 2 à 5. Vous commencez avec 5 ouvriers sur votre plateau individuel, 6 pièces et 0 point. Vous ne pouvez jamais posséder plus de 12 pièces.
rule-C-M4 = Le marché
    .text = Le marché comporte 12 cases numérotées, posées sur la pointe. Ses rangées suivent les deux diagonales ; une rangée pleine contient 2, 3 ou 4 tuiles.
    .ruling = Les livrets ne donnent pas la forme exacte. La nôtre est une grille de 4×4 moins quatre cases, avec des lignes de 2, 3, 4 et 3 cases et des colonnes de 3, 4, 3 et 2 (huit rangées), numérotées dans l’ordre de lecture ; elle figure dans le fichier du plateau et peut y être modifiée.
rule-C-M5 = Valeurs des fincas
    .text = Une tuile finca porte une valeur haute et une valeur basse. Les paires connues sont 10/5, 8/6 et 12/4.
    .ruling = Les livrets ne disent pas combien il y en a de chaque ; nous en mettons cinq de chaque paire. Ces nombres sont des données, que l’on peut changer.
rule-C-M6 = Les plateaux
    .text = Le grand plateau compte 15×10 cases, avec quelques rochers, à peu près autant de cases paysage et 15 sites marqués d’une lettre. Le petit plateau est plus étroit et certains de ses sites sont au bord.
    .ruling = Les livrets ne contiennent pas les coordonnées imprimées ; les deux plateaux fournis sont donc de notre invention, nommés en conséquence et justifiés par simulation. Si vous possédez le jeu imprimé, vous pouvez recopier son plateau dans l’éditeur et jouer dessus.
rule-C-M7 = Ce qui rend un plateau valable
    .text = Un plateau porte exactement une fois chaque lettre de site dont il a besoin ; deux sites ne se touchent jamais, même par un coin, et aucune case n’est la route de deux sites, sauf si le fichier du plateau le prévoit. Chaque site a au moins 2 cases de route constructibles. Les cases ouvertes et les cases paysage sont d’un seul tenant et suffisent pour toutes les tuiles en jeu, avec au moins 20 % de marge. Il y a au plus 30 cases paysage.

## Règles : mise en place

rule-C-S1 = Disposer le paysage
    .text = Chaque case paysage du plateau reçoit au hasard une tuile paysage, face visible. Celles qui restent quittent le jeu sans que personne les regarde.
rule-C-S2 = Les premières fincas
    .text = Les tuiles finca mélangées forment une pile. Les quatre du dessus occupent dès le départ les sites A, B, C et D.
rule-C-S3 = Garnir le marché
    .text = Toutes les tuiles plantation sont mélangées dans le sac. On en tire douze pour les cases 1 à 12 du marché.
rule-C-S4 = Les premiers sites
    .text = Les tuiles site A à D quittent le jeu. Les autres, mélangées, forment une pile ; les trois premières sont révélées et posées sur leur lettre.
rule-C-S5 = Qui commence
    .text = Le premier joueur est tiré au sort, sauf si l’hôte le désigne (les livrets veulent que ce soit le meilleur danseur de flamenco). On joue dans le sens horaire.

## Règles : le tour

rule-C-T1 = Construire ou récolter
    .text = À votre tour, soit vous construisez, soit vous récoltez. Vous ne pouvez pas passer, sauf dans le cas de C-T3.
rule-C-T2 = Des tuiles action à tout moment
    .text = En plus de construire ou de récolter, vous pouvez utiliser pendant votre tour autant de tuiles action que vous voulez : avant, au milieu ou après, dans l’ordre qui vous plaît. Une tuile prise pendant ce même tour peut servir aussi.
rule-C-T3 = Passer et partie bloquée
    .text = Si vous ne pouvez ni récolter ni acheter une rangée, vous passez ; votre tour s’arrête aussitôt et les fincas encerclées sont décomptées (C-F1). Si tous les joueurs passent à la suite, une finca est construite comme en C-N1 et le marché est complété dans la mesure du possible.
    .ruling = Les livrets ne font qu’effleurer ce cas. Les tuiles action ne sont jamais obligatoires : vous pouvez donc passer si vous n’avez rien à récolter et ne pourriez acheter qu’avec leur aide. La finca qui débloque la partie peut être une finca mise de côté, et c’est le joueur dont ce serait le tour qui choisit son site ; s’il manque une finca ou un site révélé, la partie s’achève. Avec l’option « pénalité » (C-B3), seules les rangées que C-B2 permettrait vous empêchent de passer, et un tour où vous rendez des tuiles sans en construire aucune compte comme une passe (une tuile prise à la charrette compte comme construite).
rule-C-T4 = Fin du tour
    .text = Votre tour se termine quand vous le dites, ou de lui-même lorsque vous ne pouvez plus rien faire. Les fincas encerclées sont alors décomptées (C-F1).
    .ruling = S’il ne reste plus aucune tuile plantation parce qu’une charrette a emporté la dernière avant votre action principale, vous pouvez finir votre tour sans action principale ; sinon, votre tour serait sans issue.

## Règles : construire

rule-C-B1 = Acheter une rangée
    .text = Choisissez une rangée du marché où il reste des tuiles et achetez-les toutes, à 1 pièce chacune.
    .ruling = Les trous n’interrompent pas une rangée : les tuiles de part et d’autre d’une case vide vont ensemble. Les livrets n’en disent rien, mais chaque flèche imprimée désigne une rangée entière.
rule-C-B2 = Seulement ce que vous pouvez payer et construire
    .text = Une rangée vous est interdite si vous ne pouvez pas la payer ou pas en construire toutes les tuiles.
    .ruling = Les livrets ne précisent pas ce que veut dire « pouvoir construire ». Pour nous, il faut qu’au moins une suite de placements épuise toutes les tuiles, compte tenu des sites révélés à ce moment si une finca est due (C-N1) et des tuiles action que vous avez ou gagnez en chemin ; les pièces doivent être en main à l’achat, une tuile argent s’utilise donc avant. Seules ces rangées vous sont proposées, puis seulement les placements et les sites qui laissent le reste constructible, pour que vous n’arriviez jamais dans une impasse à votre insu.
rule-C-B3 = Option : pénalité
    .text = Avec cette option de table (normalement désactivée), vous pouvez prendre toute rangée que vous pouvez payer. Les tuiles que vous ne pouvez pas construire retournent sur les plus petits numéros libres du marché et vous coûtent 3 points chacune.
    .ruling = Les livrets y voient une étourderie à la table et laissent les détails ouverts. Les pièces payées pour les tuiles rendues vous sont remboursées, et votre score peut devenir négatif. Vous ne pouvez rendre des tuiles que si aucune de celles en attente ne peut être placée sans pont ; elles partent alors toutes ensemble, dans l’ordre du marché, et si une borne l’a complété entre-temps, le surplus va dans le sac. C-B2 ne limite ici ni les placements ni les sites, mais une tuile prise à la charrette doit toujours être constructible.
rule-C-B4 = Construire aussitôt
    .text = Les tuiles achetées sont construites sur-le-champ, dans l’ordre de votre choix. Vous ne pouvez pas en garder pour plus tard.
rule-C-B5 = Ordre de construction
    .text = D’abord, prenez les tuiles et payez. S’il en reste alors 3 ou moins sur le marché, une nouvelle finca vient ensuite (C-N1). Puis vous construisez vos tuiles. Pour finir, s’il en restait 3 ou moins, le marché est complété (C-N2), même si aucune finca n’a pu être construite.

## Règles : où planter

rule-C-P1 = Cases permises
    .text = Une plantation se pose sur une case ouverte ou une case paysage. Jamais sur des rochers, sur une finca ou sur un site imprimé, révélé ou non.
rule-C-P2 = Agrandir une région ou en commencer une
    .text = Posez la tuile à côté (pas en diagonale) d’une plantation du même fruit d’une de vos régions, ou commencez une nouvelle région sur une case de route d’une finca construite, décomptée ou non. Les cases de route d’une finca sont ses voisines directes, quatre au plus. Un rocher à côté d’une finca est aussi une case de route, si vous avez un pont.
rule-C-P3 = Ouvriers
    .text = Une nouvelle région prend l’ouvrier le plus à droite de votre plateau individuel ; sans ouvrier à cet endroit, vous ne pouvez pas en commencer. Une tuile qui touche une de vos régions du même fruit s’y joint toujours et n’a pas besoin d’ouvrier.
rule-C-P4 = Un fruit différent sur chaque route
    .text = Autour de chaque finca et de chaque site imprimé, les plantations des cases de route sont toutes de fruits différents. Cela vaut aussi quand vous agrandissez une région ou utilisez un pont. Le jeu familial abandonne cette règle (C-V2).
    .ruling = Les livrets parlent des fincas et des sites sans dire lesquels. Nous comptons tous les sites imprimés, révélés ou non, afin qu’un site révélé plus tard ne soit jamais déjà en faute.
rule-C-P5 = À distance des régions adverses
    .text = Une tuile ne peut pas toucher une région du même fruit appartenant à un autre joueur.
rule-C-P6 = Réunir vos régions
    .text = Une tuile peut réunir plusieurs de vos régions du même fruit. Un ouvrier reste, les autres reviennent sur les cases libres les plus à gauche de votre plateau individuel.
rule-C-P7 = Absorber une région neutre
    .text = Une tuile ne peut toucher une région neutre de son fruit que si elle touche aussi une de vos régions de ce fruit qui, avant la pose, est au moins aussi grande. Les tuiles neutres deviennent alors les vôtres et rapporteront de nouveau. Une nouvelle région ne peut jamais toucher une région neutre de son fruit.
    .ruling = Les livrets comparent une région à une autre. Si votre tuile réunit plusieurs de vos régions, nous les comptons ensemble, tandis que chaque région neutre est comparée séparément.
rule-C-P8 = Régions neutres
    .text = Une région récoltée n’a plus d’ouvrier et n’appartient à personne. On peut l’absorber selon C-P7, mais jamais l’agrandir autrement.

## Règles : paysage

rule-C-L1 = Prendre une tuile paysage
    .text = Si vous construisez sur une tuile paysage, vous la prenez. Les chevaux restent face cachée devant vous et rapportent 1 point par cheval à la fin.
    .ruling = Tout le monde a vu les chevaux au moment de la prise : le moteur ne les traite donc pas comme un secret. Une option de table décide si les écrans montrent le total des autres joueurs ; par défaut, non, comme autour d’une vraie table.
rule-C-L2 = Les tuiles action devant vous
    .text = Les tuiles action restent face visible devant vous. Une fois utilisées, elles quittent le jeu, sauf le taureau.

## Règles : nouvelle finca et marché

rule-C-N1 = Une nouvelle finca
    .text = Si vous prenez des tuiles et qu’il en reste 3 ou moins sur le marché, vous piochez aussitôt la finca du dessus, regardez ses valeurs et la construisez sur l’un des sites révélés (3 au plus), à votre choix. Sa tuile site quitte le jeu et la suivante est révélée sur sa lettre.
    .ruling = Les livrets ne disent pas ce qui se passe quand la réserve s’épuise. S’il y a moins de 3 sites révélés, vous choisissez parmi ceux-là ; sans tuile finca ou sans site, cette étape est sautée.
rule-C-N2 = Construire, puis compléter
    .text = Après la nouvelle finca, vous construisez les tuiles prises ; ses routes comptent déjà. Ensuite, les cases libres du marché sont garnies depuis le sac, dans l’ordre de leurs numéros.
rule-C-N3 = Quand le sac ne suffit plus
    .text = Si le sac contient trop peu de tuiles pour compléter le marché, on le garnit tant qu’il y en a ; juste assez n’est pas trop peu. Édition 2015 : dès lors, plus aucune finca n’est construite, sauf par une borne. Édition 2013 : C-N1 continue de s’appliquer.
    .ruling = Le livret de 2015 retire les fincas restantes et laisse pourtant les bornes construire ; nous les mettons donc de côté à cette fin.

## Règles : décompte d’une finca

rule-C-F1 = Quand une finca est décomptée
    .text = À la fin d’un tour, toute finca pas encore décomptée l’est si toutes les cases qui l’entourent sont occupées : 8, ou 5 au bord et 3 dans un coin. Une plantation, une tuile paysage, un taureau ou un rocher occupe une case.
    .ruling = Les livrets ne parlent pas des bâtiments voisins. Une autre finca ou un site compte aussi comme occupé, puisqu’aucune plantation ne pourra jamais s’y trouver.
rule-C-F2 = Compter les tuiles
    .text = Chaque joueur compte les tuiles de toutes ses régions qui touchent la finca, diagonales comprises. Chaque région compte une fois, avec toutes ses tuiles.
rule-C-F3 = Points d’une finca
    .text = Le joueur qui a le plus de tuiles reçoit la valeur haute, le deuxième la valeur basse. En cas d’égalité en tête, tous les ex æquo reçoivent la valeur haute et personne la basse ; en cas d’égalité au deuxième rang, tous ces joueurs reçoivent la basse. Un joueur seul sur place ne reçoit que la valeur haute, et s’il n’y a personne, rien n’est attribué.
rule-C-F4 = Après le décompte
    .text = Une finca décomptée est retournée et ne rapporte plus rien. Ses routes restent des routes.

## Règles : récolte

rule-C-H1 = Récolter des régions
    .text = Récoltez une de vos régions ou plusieurs : 1 point par tuile, 2 par tuile avec un puits. Leurs ouvriers reviennent sur votre plateau individuel ; les tuiles restent en place et sont désormais neutres.
rule-C-H2 = Revenu
    .text = Vous touchez ensuite un seul revenu pour toute la récolte, selon les ouvriers présents maintenant sur votre plateau individuel : 2 pièces pour 1 ouvrier, 4 pour 2, 6 pour 3, 7 pour 4 et 8 pour 5. Ce qui dépasse 12 pièces est perdu.

## Règles : tuiles action

rule-C-A1 = Argent
    .text = Vous touchez aussitôt 2 ou 3 pièces, selon la tuile. Ce qui dépasse 12 pièces est perdu.
rule-C-A2 = Charrette
    .text = Prenez sans payer une tuile quelconque du marché et construisez-la aussitôt. S’il en reste 3 ou moins, on enchaîne finca, construction de la tuile et remplissage du marché, comme en C-N1 et C-N2.
    .ruling = Pas de charrette tant qu’une tuile achetée ou prise à la charrette attend d’être construite (la version en ligne publiée en décide de même), et la tuile prise doit être constructible.
rule-C-A3 = Taureau
    .text = Posez le taureau sur n’importe quelle case ouverte inoccupée : ni rocher, ni tuile paysage, ni site. Il occupe cette case (C-F1). Quiconque y construit plus tard prend le taureau et peut s’en resservir, même dans le même tour.
rule-C-A4 = Pont
    .text = Le temps d’un placement, un rocher ou une tuile d’une région neutre compte comme une case ouverte ; toutes les règles C-P1 à C-P8 restent valables. Vous pouvez recouvrir une tuile neutre d’un autre fruit, même si sa région se morcelle. Avec le même fruit, c’est permis seulement si cette tuile est à elle seule toute la région neutre. La tuile recouverte quitte le jeu, avec son puits.
rule-C-A5 = Borne
    .text = Piochez une finca et construisez-la sur un site révélé de votre choix. Le marché est ensuite complété et une nouvelle tuile site est révélée.
    .ruling = Les livrets laissent ouverts les conditions et le moment. Il faut une tuile finca (une finca mise de côté convient) et un site révélé, et la borne peut s’utiliser même quand des tuiles achetées sont en attente ; entre la pioche de la finca et le choix du site, rien d’autre n’est possible.
rule-C-A6 = Tuiles action inutilisées
    .text = Chaque tuile action encore devant vous à la fin de la partie vaut 1 point.

## Règles : fin de la partie

rule-C-E1 = Quand la partie s’achève
    .text = La partie s’achève avec le tour où la dernière tuile plantation est construite, quand il n’en reste ni dans le sac, ni au marché, ni en main. Les fincas encerclées pendant ce tour sont encore décomptées. La partie s’achève aussi si elle est définitivement bloquée (C-T3).
rule-C-E2 = Fincas non décomptées
    .text = Chaque finca pas encore décomptée rapporte maintenant sa valeur basse, et seulement au joueur qui y a le plus de tuiles ; en cas d’égalité, tous les ex æquo la reçoivent.
rule-C-E3 = Dernière récolte
    .text = Ensuite, toutes les régions qui ont un ouvrier sont récoltées pour leurs points. Il n’y a pas de revenu.
rule-C-E4 = Chevaux, tuiles action et victoire
    .text = Enfin, chaque cheval rapporte 1 point et chaque tuile action inutilisée aussi. Le score le plus élevé l’emporte ; les ex æquo se partagent la victoire.

## Règles : variantes

rule-C-V1 = Partie courte
    .text = Jouez sur le petit plateau avec 5 tuiles de moins par fruit (3 sans puits et 2 avec), soit 65 en tout. Les premières fincas sont sur A, B et C, dont les tuiles site quittent le jeu. M, N et O le quittent aussi dans l’édition 2015, et L, M, N et O dans l’édition 2013 ; le petit plateau montre les sites A à L, et en 2013 le site L n’est donc jamais construit.
rule-C-V2 = Jeu familial
    .text = La règle C-P4 est abandonnée : les routes d’une finca ou d’un site peuvent porter le même fruit.
rule-C-V3 = Départ aléatoire
    .text = Toutes les tuiles site en jeu sont mélangées, et les premières fincas se placent sur les 4 premières tirées (3 dans la partie courte).
rule-C-V4 = Trois fincas de départ
    .text = La partie longue commence avec 3 fincas au lieu de 4, avec ou sans départ aléatoire (C-V3).
    .ruling = Seules les tuiles site des sites de départ quittent le jeu ; les livrets ne disent pas ce que devient la quatrième, et ainsi son site reste constructible.
rule-C-V5 = Quel plateau pour combien de joueurs
    .text = À 2 ou 3, prenez l’un ou l’autre plateau ; à 4 ou 5, le grand est recommandé. Un autre choix entraîne un avertissement, mais n’est pas interdit. Toutes les variantes se combinent librement.

## Refus : le tour

citrus-main-action-done = Vous avez déjà construit ou récolté ce tour-ci : utilisez des tuiles action ou finissez votre tour.
citrus-main-action-owed = Vous devez encore construire ou récolter avant de finir votre tour.
citrus-cannot-pass = { $ways ->
        [harvest] Vous ne pouvez pas passer : il vous reste une région à récolter.
        [buy] Vous ne pouvez pas passer : il reste une rangée que vous pouvez acheter.
       *[both] Vous ne pouvez pas passer : vous pouvez encore récolter une région ou acheter une rangée.
    }
citrus-build-first = { $count ->
        [one] Construisez d’abord la tuile que vous avez encore en main.
       *[other] Construisez d’abord les { $count } tuiles que vous avez encore en main.
    }
citrus-choose-site-first = Choisissez d’abord un site pour la nouvelle finca.

## Refus : achat

citrus-line-empty = Il ne reste aucune tuile dans la rangée { $line }.
citrus-line-too-dear = La rangée { $line } coûte { citrus-cost } et vous en avez { $coins }.
citrus-line-unbuildable = { $cost ->
        [one] Vous ne pourriez pas construire la tuile de la rangée { $line }.
        [2] Vous ne pourriez pas construire les deux tuiles de la rangée { $line }.
       *[other] Vous ne pourriez pas construire les { $cost } tuiles de la rangée { $line }.
    }

## Refus : placement

citrus-rest-unbuildable = Avec { citrus-fruit.a-tile } en { $cell }, vous ne pourriez plus construire le reste de vos tuiles.
citrus-site-strands-tiles = Avec la nouvelle finca sur le site { $site }, vous ne pourriez pas construire toutes vos tuiles.
citrus-tile-not-in-hand = { $well ->
        [yes] Vous n’avez en main aucune { citrus-fruit.tile } avec puits.
       *[no] Vous n’avez en main aucune { citrus-fruit.tile } sans puits.
    }
citrus-space-rock = Il y a des rochers en { $cell } : il faut un pont pour y construire.
citrus-space-site = La case { $cell } est le site { $site } : seule une finca peut s’y trouver.
citrus-space-finca = La finca { $site } se trouve en { $cell }.
citrus-space-taken = Il y a déjà { citrus-fruit.a-tile } en { $cell }.
citrus-space-off-board = Ce plateau n’a pas de case { $cell }.
citrus-not-adjacent = La case { $cell } ne touche aucune de vos { citrus-fruit.regions } et n’est pas une case de route d’une finca construite.
citrus-no-worker = En { $cell }, { citrus-fruit.a-tile } commencerait une nouvelle région, et vous n’avez plus d’ouvrier sur votre plateau individuel.
citrus-fruit-on-road = Autour de { $site }, la case de route { $other } a déjà { citrus-fruit.a-tile } : il faut un autre fruit en { $cell }.
citrus-touches-foreign = En { $cell }, votre { citrus-fruit.tile } toucherait la { citrus-fruit.region } du joueur { $seat } ({ $cells }).
citrus-neutral-too-large = En { $cell }, votre { citrus-fruit.tile } toucherait une région neutre de { $neutral } tuiles, plus grande que la vôtre ({ $own }).
citrus-neutral-new-region = En { $cell }, votre nouvelle { citrus-fruit.region } toucherait une région neutre du même fruit.

## Refus : pont

citrus-bridge-not-needed = Il n’y a pas besoin de pont pour construire en { $cell }.
citrus-bridge-not-neutral = Un pont ne recouvre que des rochers ou des plantations neutres, et il n’y en a pas en { $cell }.
citrus-bridge-same-fruit = Un pont ne recouvre le même fruit que s’il est isolé ; la { citrus-fruit.region } neutre en { $cell } compte { $neutral } tuiles.

## Refus : tuiles action

citrus-tile-not-held = { $tile ->
        [money2] Vous n’avez pas de tuile argent de 2 pièces.
        [money3] Vous n’avez pas de tuile argent de 3 pièces.
        [cart] Vous n’avez pas de charrette.
        [bull] Vous n’avez pas de taureau.
        [bridge] Vous n’avez pas de pont.
       *[milestone] Vous n’avez pas de borne.
    }
citrus-cart-empty-space = La case { $space } du marché est vide.
citrus-cart-unbuildable = Vous ne pourriez pas construire la { citrus-fruit.tile } de la case { $space } du marché.
citrus-bull-space-taken = Le taureau a besoin d’une case ouverte inoccupée, et { $cell } n’en est pas une.

## Refus : fincas et sites

citrus-no-finca-left = Il ne reste plus de tuile finca.
citrus-no-site-revealed = Aucun site n’est révélé pour le moment.
citrus-site-not-revealed = Le site { $site } n’est pas révélé.
citrus-no-finca-drawn = Aucune finca n’a été piochée : il n’y a pas de site à choisir.

## Refus : récolte et tuiles rendues

citrus-not-your-region = Vous n’avez pas de région en { $cell }.
citrus-no-region = Pour récolter, il faut au moins une région à vous.
citrus-return-not-allowed = On ne peut pas rendre de tuiles à cette table : l’option « pénalité » est désactivée.
citrus-nothing-to-return = Vous n’avez pas de tuile à rendre.
citrus-still-placeable = Vous pouvez encore construire { citrus-fruit.a-tile } en { $cells }.
citrus-cart-must-be-built = Une tuile prise à la charrette doit être construite ; on ne peut pas la rendre.

## Invites

prompt-citrus-turn = Achetez une rangée du marché, ou récoltez vos régions.
prompt-citrus-build = { $count ->
        [one] Construisez votre tuile.
       *[other] Construisez vos { $count } tuiles.
    }
prompt-citrus-site = Choisissez un site pour la finca { $high }/{ $low }.
prompt-citrus-extra = Utilisez des tuiles action ou finissez votre tour.

## Événements

event-citrus-line-bought = { $name } achète la rangée { $line } pour { citrus-cost }.
event-citrus-tile-placed = { $name } construit { citrus-fruit.a-tile } en { $cell }.
event-citrus-tile-covered = { $covered ->
        [rock] { $name } jette un pont sur les rochers en { $cell }.
        [lemon] { $name } jette un pont sur une tuile citron neutre en { $cell }.
        [orange] { $name } jette un pont sur une tuile orange neutre en { $cell }.
        [blood-orange] { $name } jette un pont sur une tuile orange sanguine neutre en { $cell }.
        [lime] { $name } jette un pont sur une tuile citron vert neutre en { $cell }.
       *[grapefruit] { $name } jette un pont sur une tuile pamplemousse neutre en { $cell }.
    }
event-citrus-landscape-taken = { $name } prend une tuile paysage : { citrus-land }.
event-citrus-regions-joined = { $workers ->
        [one] { $name } réunit des { citrus-fruit.regions } ; { $workers } ouvrier rentre.
       *[other] { $name } réunit des { citrus-fruit.regions } ; { $workers } ouvriers rentrent.
    }
event-citrus-neutral-absorbed = { $tiles ->
        [one] { $name } absorbe une { citrus-fruit.region } neutre de { $tiles } tuile.
       *[other] { $name } absorbe une { citrus-fruit.region } neutre de { $tiles } tuiles.
    }
event-citrus-harvested = { $name } récolte { $cells } pour { citrus-points }.
event-citrus-income = { $name } touche un revenu de { citrus-coins }.
event-citrus-money-used = { $name } utilise une tuile argent et touche { citrus-coins }.
event-citrus-cart-used = { $name } utilise une charrette et prend { citrus-fruit.a-tile } sur la case { $space } du marché.
event-citrus-bull-placed = { $name } pose un taureau en { $cell }.
event-citrus-milestone-used = { $name } utilise une borne.
event-citrus-finca-drawn = Une finca { $high }/{ $low } est piochée.
event-citrus-finca-built = { $name } construit la finca { $high }/{ $low } sur le site { $site }.
event-citrus-finca-stands = La finca { $high }/{ $low } se dresse sur le site { $site }.
event-citrus-site-revealed = Le site { $site } est révélé.
event-citrus-tile-drawn = { $well ->
        [yes] Case { $space } du marché : { citrus-fruit.a-tile } avec puits.
       *[no] Case { $space } du marché : { citrus-fruit.a-tile }.
    }
event-citrus-bag-short = Le sac ne suffit plus à compléter le marché.
event-citrus-tiles-returned = { $count ->
        [one] { $name } rend { $count } tuile et perd { citrus-points }.
       *[other] { $name } rend { $count } tuiles et perd { citrus-points }.
    }
event-citrus-finca-scored = { $tiles ->
        [one] Finca { $site } : { citrus-points } pour { $name } ({ $tiles } tuile).
       *[other] Finca { $site } : { citrus-points } pour { $name } ({ $tiles } tuiles).
    }
event-citrus-final-finca = Finca { $site } en fin de partie : { citrus-points } pour { $name }.
event-citrus-final-horses = Chevaux sauvages : { citrus-points } pour { $name }.
event-citrus-final-actions = Tuiles action inutilisées : { citrus-points } pour { $name }.
event-citrus-turn-ended = { $name } finit son tour.
event-citrus-passed = { $name } passe.
event-citrus-blocked = Tout le monde a passé : la partie est bloquée.
event-citrus-landscape-laid = Paysage en { $cell } : { citrus-land }.
event-citrus-first-player = { $name } commence.
event-citrus-game-ended = { $reason ->
        [C-E1] La dernière tuile plantation est construite : la partie est finie.
        [C-T3] La partie est définitivement bloquée : elle est finie.
       *[other] La partie est finie ({ $reason }).
    }

## Actions au choix. $list : plusieurs des noms ci-dessus, séparés par des virgules

citrus-tile = { $well ->
        [yes] { citrus-fruit.name } avec puits
       *[no] { citrus-fruit.name }
    }
citrus-region-on = { citrus-fruit.name } { $cell }
action-citrus-buy = Acheter une rangée
    .within = acheter une rangée
action-citrus-buy-line = Acheter la rangée { $line } pour { citrus-cost } : { $list }
    .within = acheter la rangée { $line } pour { citrus-cost } ({ $list })
action-citrus-harvest = Récolter
    .within = récolter
action-citrus-harvest-regions = Récolter { $list } : { citrus-points }, revenu de { citrus-coins }
    .within = récolter { $list } ({ citrus-points }, revenu de { citrus-coins })
action-citrus-place = { $well ->
        [yes] Construire { citrus-fruit.a-tile } avec puits
       *[no] Construire { citrus-fruit.a-tile }
    }
    .within = { $well ->
            [yes] construire { citrus-fruit.a-tile } avec puits
           *[no] construire { citrus-fruit.a-tile }
        }
action-citrus-bridge = { $well ->
        [yes] Construire { citrus-fruit.a-tile } avec puits, sur un pont
       *[no] Construire { citrus-fruit.a-tile } sur un pont
    }
    .within = { $well ->
            [yes] construire { citrus-fruit.a-tile } avec puits, sur un pont
           *[no] construire { citrus-fruit.a-tile } sur un pont
        }
action-citrus-money = Utiliser une tuile argent pour { citrus-coins }
    .within = utiliser une tuile argent pour { citrus-coins }
action-citrus-cart = Utiliser une charrette
    .within = utiliser une charrette
action-citrus-cart-space = Utiliser une charrette pour la case { $space } du marché : { citrus-tile }
    .within = utiliser une charrette pour la case { $space } du marché ({ citrus-tile })
action-citrus-bull = Poser un taureau sur une case
    .within = poser un taureau sur une case
action-citrus-milestone = Utiliser une borne pour construire une finca
    .within = utiliser une borne pour construire une finca
action-citrus-site = Choisir un site pour la finca
    .within = choisir un site pour la finca
action-citrus-site-letter = Site { $site } en { $cell }
    .within = choisir le site { $site } en { $cell }
action-citrus-end = Finir votre tour
    .within = finir votre tour
action-citrus-pass = Passer
    .within = passer
action-citrus-return = { $count ->
        [one] Rendre votre tuile
       *[other] Rendre vos { $count } tuiles
    }
    .within = { $count ->
            [one] rendre votre tuile
           *[other] rendre vos { $count } tuiles
        }

## Mots sur la table

picture-citrus-market = Marché
picture-citrus-bag = sac { $count }
picture-citrus-hand = En main
picture-citrus-fincas = Fincas
picture-citrus-drawn = Finca piochée
picture-citrus-sites = { $count ->
        [one] { $count } site à venir
       *[other] { $count } sites à venir
    }
picture-citrus-points = points
picture-citrus-coins = pièces
picture-citrus-workers = ouvriers
picture-citrus-horses = { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    }

## Options de table

option-edition = Édition
    .text = 2015 ou 2013 : ce qui arrive quand le sac ne suffit plus (C-N3) et quels sites la partie courte utilise (C-V1).
option-short = Partie courte
    .text = Le petit plateau avec 65 tuiles et trois fincas au départ (C-V1).
    .no = Grand plateau
    .no-text = 90 tuiles, quatre fincas au départ
    .yes = Petit plateau
    .yes-text = 65 tuiles, trois fincas au départ
option-family = Partie familiale
    .text = Les routes d’une finca ou d’un site peuvent porter le même fruit (C-V2).
option-random-start = Départ aléatoire
    .text = Les premières fincas se dressent sur des sites tirés au hasard (C-V3).
option-three-fincas = Trois fincas de départ
    .text = La partie longue commence avec trois fincas au lieu de quatre (C-V4).
option-penalty = Pénalité
    .text = Vous pouvez prendre une rangée que vous ne pouvez pas construire et rendre des tuiles pour 3 points chacune (C-B3).
option-open-horses = Chevaux visibles
    .text = Chacun voit combien de chevaux sauvages ont les autres (C-L1).
option-first = Premier joueur
    .text = Une place, ou le hasard (random) (C-S5).
    .random = au hasard
    .seat = Joueur { $seat }
option-board = Plateau
    .text = Le plateau maison de la partie choisie, un autre par son nom, ou un plateau dessiné en une ligne (C-M6).
    .house = plateau maison
    .vega = Grand plateau (Vega)
    .patio = Petit plateau (Patio)
    .own = plateau personnel
# $count : nombre de joueurs
advice-citrus-long-board = À { $count } joueurs, le grand plateau est recommandé (C-V5) ; le petit n’est pas interdit.

## Titre, sections et signes

title = Citrus
    .text = Construisez des plantations autour des fincas, récoltez à temps et soyez le plus grand là où une finca est encerclée.
section-material = Matériel
section-setup = Mise en place
section-turn = Le tour
section-build = Construire
section-place = Où placer une plantation
section-landscape = Paysage
section-new-finca = Nouvelle finca et marché
section-scoring = Décompte d’une finca
section-harvest = Récolte
section-actions = Tuiles action
section-end = Fin de la partie
section-variants = Variantes
picture-legend = Sur le plateau : Ci1* est une tuile citron du joueur 1 avec puits, Ci- une neutre ; 10/5 est une finca, A ✓ une finca décomptée, <E> un site révélé, (F) un site à venir ; ▲ des rochers ; h2 h3 h4 chevaux, h· face cachée, m2 m3 argent, ca charrette, bu taureau, br pont, mi borne. Au marché, 2¢ est le prix d’une rangée ; il est éclairé si vous pouvez l’acheter.

## Pourquoi un tour est bon

# $points : nombre entier, parfois négatif
reason-citrus-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $sites : lettres des sites ; $count : combien
reason-citrus-majority = { $count ->
        [one] la majorité à la finca { $sites }
       *[other] la majorité aux fincas { $sites }
    }
# $coins, $workers : nombre avec son signe
reason-citrus-coins = pièces { $coins }
reason-citrus-workers = ouvriers { $workers }
prevents-citrus-majority = { $count ->
        [one] empêche { $name } de prendre la majorité à la finca { $sites }
       *[other] empêche { $name } de prendre la majorité aux fincas { $sites }
    }
prevents-citrus-points = laisse à { $name } { citrus-points } de moins à faire ensuite
risks-citrus-majority = { $count ->
        [one] mais { $name } peut ensuite prendre la finca { $sites }
       *[other] mais { $name } peut ensuite prendre les fincas { $sites }
    }
risks-citrus-points = mais { $name } peut faire { citrus-points } ensuite
# $more: tiles that were lacking; $tiles: how many $name had
near-citrus-finca = La finca { $site } vous a coûté { citrus-points } : avec { $more ->
        [one] une tuile de plus
       *[other] { $more } tuiles de plus
    }, vous étiez à égalité avec { $name }, à { $tiles }.

## Ce qui a décidé de la partie

# $what: where the points came from; $site: the letter of the Finca; $points, $less: what $name and $to got
account-citrus-decided = { $what ->
        [fincas] La finca { $site } a fait la différence : { citrus-points } pour { $name }, { $less } pour { $to }.
        [harvest] Une récolte a fait la différence : { citrus-points } pour { $name }.
        [all-fincas] { $name } a gagné surtout aux fincas fermées : { citrus-points }, contre { $less } pour { $to }.
        [all-harvest] { $name } a gagné surtout par les récoltes : { citrus-points }, contre { $less } pour { $to }.
        [all-last-fincas] { $name } a gagné surtout aux fincas restées ouvertes jusqu’à la fin : { citrus-points }, contre { $less } pour { $to }.
        [last-fincas] La finca { $site }, restée ouverte jusqu’à la fin, a fait la différence : { citrus-points } pour { $name }, { $less } pour { $to }.
        [last-harvest] La dernière récolte a fait la différence : { citrus-points } pour { $name }, { $less } pour { $to }.
        [horses] Les chevaux sauvages ont fait la différence : { citrus-points } pour { $name }, { $less } pour { $to }.
       *[tiles] Les tuiles gardées jusqu’à la fin ont fait la différence : { citrus-points } pour { $name }, { $less } pour { $to }.
    }
# $points: of each; $list: who is level
account-citrus-shared = À égalité, { citrus-points } : { $list }. Rien ne départage : la victoire est partagée (C-E4).

## Ce qui ne va pas sur un plateau (C-M7)

# $letter : d’un site ; $side : long ou short
board-fault-unused = le site { $letter } ne sert pas sur le { $side ->
        [long] grand plateau
       *[short] petit plateau
    }
# $count : combien de fois il y est
board-fault-not-once = le site { $letter } doit figurer une seule fois, il y est { $count } fois
# $letter, $other : de deux sites
board-fault-touch = les sites { $letter } et { $other } se touchent
board-fault-roads = le site { $letter } a moins de 2 cases de route constructibles
# $spaces : noms de cases
board-fault-shared = { $spaces } : route à la fois de { $letter } et de { $other }
# $count : cases présentes ; $tiles : tuiles du jeu ; $least : cases nécessaires
board-fault-room = { $count } cases ouvertes et paysage : trop peu pour { $tiles } tuiles avec 20 % de marge, il en faut { $least }
# $count : cases paysage ; $most : tuiles paysage
board-fault-bushes = { $count } cases paysage, mais seulement { $most } tuiles paysage
board-fault-apart = { $spaces } : inaccessible depuis le reste
