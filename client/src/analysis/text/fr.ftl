### La page d’une analyse. Tous les fichiers de langue définissent les mêmes messages et variables.

analysis-chances = Chances de gagner
# $turn: number of a turn; $name: a player; $before, $after, $share, $low, $high: per cent
analysis-turn = Tour { $turn }
analysis-turn-of = Tour { $turn }, { $name }
analysis-change = { $name } { $before } → { $after }
analysis-band = bande pâle : 9 estimations sur 10 y tombent
analysis-between = { $share } %, entre { $low } et { $high }
analysis-won = { $name } a gagné.
analysis-turn-column = Tour
analysis-moments = Moments
analysis-moments-unit = points de chance, vus par qui joue
analysis-no-moments = Aucun tour ne ressort.
analysis-kind-slip = erreur
analysis-kind-strong = fort
analysis-kind-luck = hasard
analysis-decided = décisif
analysis-luck-before = Ce que le hasard avait apporté
analysis-coach-to = L’entraîneur s’adresse à
analysis-balances = Hasard et adresse
analysis-points-unit = points de chance
analysis-player = Joueur
analysis-part-own = ses choix
analysis-part-luck = hasard
analysis-part-others = erreurs des autres
analysis-deals = Enchères et défis
# $paid, $worth: tokens
analysis-deals-sum = payé { $paid }, valeur { $worth }
analysis-deal = Quoi
analysis-paid = Payé
analysis-worth = Valeur
# $points: points of chance
analysis-flag-1 = imprécision, −{ $points } points de chance
analysis-flag-2 = erreur, −{ $points } points de chance
analysis-flag-3 = grosse erreur, −{ $points } points de chance
analysis-strong = fort : { $points } points de chance de plus que tout le reste
analysis-fine = aussi bon que le reste, pour autant qu’on sache
analysis-turn-back = Tour précédent
analysis-turn-on = Tour suivant
# $played, $better: actions in words
analysis-board = Joué : { $played }. Mieux : { $better }.
analysis-played = Joué
analysis-better = Mieux
analysis-unfit = Personne n’avait rien à décider dans cette partie.
analysis-begin = Analyser cette partie
analysis-working = Chaque tour est poursuivi par des parties simulées…
# $done, $of: numbers of turns
analysis-progress = { $done } tours sur { $of }
analysis-queued = Les parties en cours passent d’abord.
# $nodes: whole number
analysis-how = Chaque tour a été jugé avec ce que son joueur savait alors, par { $nodes } parties simulées. Ce qui tient dans deux erreurs types compte comme hasard.
