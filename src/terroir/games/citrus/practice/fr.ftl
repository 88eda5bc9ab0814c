### What practice positions of Citrus ask, in French: a title, the task (.task), a hint (.hint) and why the best turn
### is the best (.why). Every language file defines the same messages.

# $site: letter of the Finca; $points: points it pays; $tiles: the player's plantation tiles that count there
practice-finca = Prenez la finca
    .task = Trouvez le tour qui prend une finca.
    .hint = Comptez à la finca { $site } : quelles cases autour sont encore libres, et qui y a le plus de tuiles ?
    .why = Il ferme la finca { $site } pendant que vos { $tiles } tuiles y sont les plus nombreuses : { $points } points pour vous.
# $points : points de la récolte
practice-harvest = Construire ou récolter ?
    .task = Continuer à construire, ou récolter ? Et récolter quoi ?
    .hint = C’est le moment de récolter. Mais quelles régions vaut-il mieux garder ?
    .why = { $points ->
        [one] Cette récolte apporte { $points } point, des pièces et des ouvriers au bon moment.
       *[other] Cette récolte apporte { $points } points, des pièces et des ouvriers au bon moment.
    }
# De même quand rien ne peut être acheté. $points : points de la récolte
practice-which = Récolter quoi ?
    .task = Vous ne pouvez rien acheter. Que récoltez-vous ?
    .hint = Quelles régions rapportent maintenant, et lesquelles vaut-il mieux garder ?
    .why = { practice-harvest.why }
# $tile : la tuile action utilisée d’abord
practice-tile = Le bon outil
    .task = Trouvez le meilleur tour. Vos tuiles action comptent aussi.
    .hint = { $tile ->
        [cart] La charrette en fait partie : quelle tuile du marché vous faut-il ?
        [bull] Le taureau en fait partie : quel vide faut-il combler ?
        [bridge] Le pont en fait partie : où personne d’autre ne peut-il construire ?
       *[money] La tuile argent en fait partie : que pourriez-vous acheter ensuite ?
    }
    .why = { $tile ->
        [cart] La charrette va chercher la seule tuile qui convient, sans payer toute une rangée.
        [bull] Le taureau comble un vide sans qu’il y faille une de vos tuiles.
        [bridge] Le pont ouvre une case fermée à tous.
       *[money] La tuile argent paie ce qui vaut le plus maintenant.
    }
# $sites : lettres des fincas ; $count : combien
practice-lead = Prenez la tête
    .task = Trouvez le tour qui prend la majorité.
    .hint = { $count ->
        [one] La finca { $sites } est ouverte : que vous manque-t-il pour y avoir le plus de tuiles ?
       *[other] Les fincas { $sites } sont ouvertes : que vous manque-t-il pour y avoir le plus de tuiles ?
    }
    .why = { $count ->
        [one] Il prend la majorité à la finca { $sites } avant qu’elle ne paie.
       *[other] Il prend la majorité aux fincas { $sites } avant qu’elles ne paient.
    }
# $tiles : tuiles construites
practice-line = Quelle rangée, et où ?
    .task = Quelle rangée achetez-vous, et où construisez-vous ?
    .hint = { $tiles ->
        [0] Il ne faut pas forcément construire tout de suite.
        [one] Une seule tuile suffit, si elle est au bon endroit.
       *[other] Le meilleur tour construit { $tiles } tuiles.
    }
    .why = { $tiles ->
        [0] Rien de ce qu’on pourrait construire maintenant ne vaut sa place.
        [one] À cette place, la tuile vaut plus que tout autre achat.
       *[other] À ces places, les { $tiles } tuiles valent plus que tout autre achat.
    }
