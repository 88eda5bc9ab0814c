### Classements et pages des personnes, en français.

ratings = Classement
ratings-about = Les parties aux tables classées comptent. Tout le monde commence à 1500 ; qui gagne trois parties sur quatre contre quelqu’un a environ 200 points de plus. La barre dit si c’est sûr : 95 fois sur 100, la vérité s’y trouve. Les bots ne changent jamais et montrent où l’on en est.
place = Place
name = Nom
interval = Certitude
rating = Cote
games = Parties
reach = ± { $reach }
a-bot = Bot, { $level }
you-are = Vous : { $points } ± { $reach } après { $games } parties
you-provisional = Vous : { $points } ± { $reach }, provisoire : { $games } parties sur { $of }
nobody-yet = Personne n’est encore ici : il faut { $of } parties classées.

## At the end of a game

now-rated = Votre cote : { $points } ({ $change })
not-counted = Cette partie ne compte pas pour le classement : { $why ->
    [unfinished] elle n’a pas été jouée jusqu’au bout.
    [repeated] les mêmes personnes ont joué assez de parties classées aujourd’hui.
   *[other] il n’y avait personne à qui se comparer.
 }

## La page d’une personne

person-title = { $name }
me-title = Vos parties
no-person = Il n’y a personne à cette adresse.
nobody-you = Vous n’avez pas encore de nom : jouez d’abord une partie.
since = ici depuis le { $day }
no-games = Aucune partie terminée dont vous puissiez avoir connaissance.
tally = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }
won-share = { $percent } % gagnées
average = Points en moyenne
best = Meilleur résultat
by-source = D’où venaient les points
of-analysed = en moyenne sur { $count ->
    [one] une partie analysée
   *[other] { $count } parties analysées
 }
over-games = en moyenne sur { $count ->
    [one] une partie
   *[other] { $count } parties
 }
mistakes = Perdu par des erreurs
mistakes-lost = { $percent } % d’une victoire par partie
favourite = Joue le plus avec
by-players = Selon le nombre de joueurs
players = à { $count }
by-variant = Selon les règles
usual-rules = les règles habituelles
opponents = Adversaires
latest = Dernières parties
won = Gagnée
lost = Perdue
rated-at = Cote { $points }
provisional = provisoire
course-of = Cote à { $game }, partie après partie
see-ratings = Tout le classement
private-title = Ce que les autres voient
private-about = Les parties aux tables privées et aux tables par lien ne se montrent qu’à ceux qui y étaient assis. Ce que vous désactivez, vous seul le voyez.
item-ratings = Mes cotes, aussi dans le classement
item-results = Combien de parties je joue et gagne
item-points = Mes points et d’où ils viennent
item-mistakes = Ce que me coûtent les erreurs
item-opponents = Avec qui je joue
item-games = Mes dernières parties
