### Tournois et arènes, en français.

events = Tournois
about = Un tournoi ou une arène pour tous ceux qui ont le lien : une soirée au club, une ligue au travail, quelques bots pour essayer. Tout avance tout seul, personne ne tient de listes.
make-one = Créer un tournoi
mine = Vos tournois
none-yet = Aucun pour l’instant. Qui crée un tournoi reçoit un lien pour les autres.
missing = Ce tournoi n’existe pas, ou il est bien ancien.
new = Nouveau tournoi
make = Créer le tournoi
called = { $kind } : { $game }
kind = Comment on joue
kind-swiss = Tournoi suisse
    .text = Quelques rondes ; dans chacune, on rencontre quelqu’un qui a à peu près autant de points.
kind-all = Toutes rondes
    .text = Autant de rondes qu’il faut pour que chacun rencontre chacun.
kind-arena = Arène
    .text = Une soirée : jouez autant que vous voulez jusqu’à la fermeture ; chaque partie rapporte des points.
title = Nom
at-a-table = Joueurs par table
tables-of = { $seats ->
        [2] à deux
       *[other] tables de { $seats } au plus
    }
rounds = Rondes
rounds-usual = autant qu’il faut
lasts = Ouverte pendant
minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
pause = Pause entre les rondes
pause-none = aucune
bots = Bots qui participent
bots-level = Force des bots
starts = Commence le
    .text = Vide : quand vous le dites.
patience = { $minutes ->
        [720] Qui n’est pas venu à sa table après 12 heures a perdu cette partie.
       *[other] Qui n’est pas venu à sa table après { $minutes } minutes a perdu cette partie.
    }
stage-open = pas encore commencé
stage-running = en cours
stage-finished = C’est terminé.
stage-cancelled = Il a été arrêté avant la fin.
begins-by-host = Commence quand l’hôte le dit
begins-in = Commence dans { $time }
closes-in = Ferme dans { $time }
closing = Fermée : les dernières parties se terminent
round-of = Ronde { $round } sur { $rounds }
round = Ronde { $round }
next-in = ronde suivante dans { $time }
won-by = { $names } : { $points } points
to-table = À votre table
table-waits = { $minutes ->
        [720] On vous y attend : venez dans les 12 heures, sinon la partie est perdue.
        [one] On vous y attend : venez dans la minute, sinon la partie est perdue.
       *[other] On vous y attend : venez dans les { $minutes } minutes, sinon la partie est perdue.
    }
missed = Vous n’êtes pas venu à une partie : vous n’êtes plus apparié.
back = Je suis de retour
play-next = Jouer une partie
waiting = On cherche quelqu’un pour jouer…
between = Quand toutes les parties de la ronde sont finies, la suivante commence toute seule. Gardez cette page ouverte, ou revenez.
enter = Participer
leave = Ne plus participer
leave-sure = Partir pour de bon ? Les parties que vous ne finissez pas sont perdues.
start = Commencer maintenant
cancel = Arrêter le tournoi
cancel-sure = Arrêter le tournoi maintenant ? Ce qui a été joué ne compte plus.
add-bot = Ajouter un bot
link = Lien vers ce tournoi
link-for = Qui a ce lien peut participer.
standings = Classement
entered = { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
nobody-yet = Personne pour l’instant.
place = Rang
name = Nom
points = Points
games = Parties
opponents = Adv.
    .text = Points des adversaires
you = vous
erased = quelqu’un qui est parti
is-away = n’est pas venu
is-out = est parti
ties = Un point à qui devance tout le monde à sa table, une part pour chaque joueur devancé. À égalité : les points des adversaires, puis ceux des joueurs devancés, puis les parties gagnées. Qui ne joue pas reçoit un point.
ties-arena = Un point à qui devance tout le monde à sa table, une part pour chaque joueur devancé. À égalité : les points par partie, puis les parties gagnées.
bye = exempt
not-played = pas jouée
play = Jouer
watch = Regarder
look-back = Revoir
show-all = Tout afficher
