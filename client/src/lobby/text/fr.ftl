### La page pour trouver une partie, en français.

online = { $count ->
        [one] Vous êtes ici tout seul en ce moment
       *[other] { $count } personnes sont ici en ce moment
    }
not-connected = Pas de connexion. Votre recherche reprendra dès son retour.

## Partie rapide

quick-match = Partie rapide
pace = Rythme
pace-quick = Rapide
pace-slow = Tranquille
pace-day = Sur plusieurs jours
near = Seulement des personnes à peu près de ma force
near-about = Dès que vous avez tous les deux un classement ; d’ici là, vous jouez avec tout le monde.
find = Trouver des adversaires pour { $game }
looking = { $missing ->
        [one] Il manque encore une personne pour { $game }
       *[other] Il manque encore { $missing } personnes pour { $game }
    }
players = { $count } joueurs
stay = Restez sur cette page : vous irez à la table dès que tout le monde sera là.
stop = Arrêter la recherche
offer-bots = Personne n’est encore venu. Des bots peuvent prendre les places libres, et vous commencez tout de suite.
with-bots = Jouer avec des bots
others-look = D’autres cherchent
waiting = { $count ->
        [one] une personne attend
       *[other] { $count } personnes attendent
    }
join-in = Se joindre

## Tables

any-pace = Tous les rythmes
pace-bank = Avec une pendule
pace-days = Sur plusieurs jours
new-table = Ouvrir une table à soi
to-watch = Parties à regarder
to-watch-none = Aucune partie publique n’est en cours.

## Qui est là

who-is-here = Qui est là
others-here = { $count ->
        [0] Personne d’autre n’est là.
        [one] { $named ->
            [0] Une personne qui ne montre pas son nom.
           *[other] Et une personne qui ne montre pas son nom.
        }
       *[other] { $named ->
            [0] { $count } personnes qui ne montrent pas leur nom.
           *[other] Et { $count } personnes qui ne montrent pas leur nom.
        }
    }
show-me = Montrer aux autres que je suis là
friends = Amis
