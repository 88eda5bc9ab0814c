### Practice positions, in French.

practice = Exercices
practice-about = Des positions de parties entre bots : un tour y est nettement le meilleur. Chaque jour une nouvelle, la même pour tous.
# $title: what the position asks
practice-today = Aujourd’hui : { $title }
practice-one = Un seul tour est le meilleur.
# $days: how many in a row
practice-streak = { $days ->
        [one] Série : { $days } jour.
       *[other] Série : { $days } jours.
    }
practice-solve = Résoudre
practice-solved = Résolu
practice-solved-today = Résolu. La prochaine arrive demain.
practice-all = Toutes les positions
# $players: how many sit there
practice-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
# $solved, $count: whole numbers
practice-count = { $solved } sur { $count } résolues
practice-hint = Indice
practice-answer = Montrer la solution
practice-again = Réessayer
practice-next = Position suivante
practice-bar = Position
practice-judging = On joue la suite …
practice-right = C’est ça !
practice-as-good = Aussi bon que la solution !
practice-wrong = Il y a mieux.
# $points: percent
practice-loss = Votre tour cède environ { $points } % de la victoire.
practice-best = Le meilleur tour
# $reasons: what a turn brings
practice-brings = Il apporte : { $reasons }.
practice-share = Part des parties simulées que chacun gagne à partir d’ici.
practice-looks = Semble bon à première vue
practice-show = Montrer sur le plateau
practice-failed = Impossible d’en juger pour l’instant. Réessayez dans un moment.
