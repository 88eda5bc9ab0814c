### La ligne de commande en français. Tous les fichiers de langue définissent les mêmes messages et variables.

## Menu

menu-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
menu-ways = { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
go-back = ⏎ retour à tout le menu
# $number : ce qui a été tapé ; $numbers : ceux qu’il y a
no-number = Il n’y a pas de numéro { $number } : choisissez parmi { $numbers }.
# $page, $pages: whole numbers
page-of = ⏎ la suite · page { $page } sur { $pages }
more-news = … et { $count } de plus avant cela : log montre tout.

## Pendant une partie

# $commitment : un nombre hexadécimal qui fixe tous les tirages
promise = Les tirages de cette partie sont fixés par un secret. Son engagement : { $commitment }
no-promise = Cette partie est venue sans le secret de ses tirages : à partir d’ici, ils ne sont pas vérifiables.
kept-in = La partie est conservée dans { $file } après chaque action.
help-hint = Choisissez un numéro ou écrivez une action ; help explique tout.
help-more = help montre tout ce que vous pouvez écrire.
help-title = Ce que vous pouvez taper
command-number = un numéro
    .text = choisir cette ligne du menu, ou cette case du plateau
command-notation = une action
    .text = comme l’écrit la partie, son début, ou une case seule si c’est clair
command-help = help, help RÈGLE, help SECTION
    .text = cette liste ; une règle ; une section des règles
command-rules = rules
    .text = toutes les règles
command-why = why ACTION
    .text = est-ce permis ? Sinon, quelle règle l’interdit et ce qui en est le plus proche
command-hint = hint
    .text = les meilleurs tours, leurs chances de gagner, et pourquoi
command-undo = undo
    .text = reprendre votre dernière action de ce tour, sauf si quelque chose a été révélé depuis ; ou le dernier pas d’un choix secret
command-restart = restart
    .text = reprendre tout le tour, autant que possible
command-log = log
    .text = tout ce qui s’est passé
command-look = look
    .text = ce qu’il y a d’autre sur la table : la défausse, les cartes vues de tous
command-save = save FICHIER
    .text = garder une copie de la partie en l’état, avec tout ce qui est caché, pour la reprendre
command-export = export FICHIER
    .text = écrire la partie telle que vous pouvez la connaître ; entière quand elle est finie
command-back = back, ou simplement ⏎
    .text = revenir d’un choix plus fin à tout le menu
command-quit = quit
    .text = partir ; la partie est conservée, et terroir play --resume la reprend
more-pages = ⏎ suite · q retour à la partie
last-page = ⏎ retour à la partie
ruling = Notre décision :
no-topic = Rien ne s’appelle « { $topic } » dans les règles : essayez rules.
it-is-legal = Oui, c’est permis : { $action }
no-undo = Rien à reprendre : ce tour n’a rien de vous, ou quelque chose a été révélé depuis.
taken-back = Action reprise.
save-where = L’écrire où ? Par exemple : { $command } ma.game
saved-as = Enregistrée dans { $file }.
# $name : à qui est le tour
pass-on = L’écran est maintenant pour { $name }. Appuyez sur ⏎ quand personne d’autre ne regarde.
no-clock = Il n’y a pas d’horloge ici : chacun est interrogé à son tour, jusqu’à ce que personne n’ajoute plus rien.
# $option : nom d’une option ; $instead : sa valeur sans horloge
# $default: name of a level
how-strong = Quelle force pour les autres ? ⏎ veut dire { $default }.
option-needs-clock = { $option } demande une horloge, et il n’y en a pas ici : { $option }={ $instead } vaut à la place.
won = gagne
# $command : ce qu’il faut taper
left = La partie est conservée. Pour la reprendre : { $command }
check-it = Tout a-t-il été tiré honnêtement ? { $command }
look-again = Pour la revoir : { $command }

## Autres commandes

replay-keys = ⏎ ou n suite · p retour · un numéro · e à la fin · q quitter
verified-record = { $steps ->
        [one] { $steps } étape suit les règles, et le résultat est juste.
       *[other] Les { $steps } étapes suivent les règles, et le résultat est juste.
    }
verified-draws = { $draws ->
        [one] { $draws } tirage est celui qui était promis.
       *[other] Les { $draws } tirages sont ceux qui étaient promis.
    }
verified-unbegun = La partie n’a jamais commencé. La promesse s’ouvre ; les tirages sont ceux qui seraient venus.
verified-withheld = Un nombre promis n’a pas été révélé : avec le serveur, son joueur a pu choisir s’il compte.
verified-redrawn = Partie jouée sans nombres des joueurs, comme toutes au début et celles du terminal : ceci montre que rien n’a été tiré de nouveau, pas que le secret a été choisi honnêtement.
verified-mixed = Chaque personne a ajouté un nombre après l’engagement. Qui a gardé l’engagement et son propre nombre peut vérifier avec --kept que personne n’a choisi les tirages.
verified-witnessed = L’engagement et le nombre sont ceux que vous avez gardés : personne n’a choisi les tirages.
verified-commitment = Comparez l’engagement avec celui montré avant la partie : { $commitment }
not-verified = Incorrect :
client-other = Ce fichier n’est pas celui de cette version : { $file }
client-same = Les { $files } fichiers de la page sont tous ceux de cette version.
simulating = Parties
by-bot = Bot
by-seat = Place
column-games = Parties
column-wins = Victoires
column-points = Points
column-confidence = 95 %
column-option = Option
column-values = Valeurs
column-meaning = Signification
a-variant = variante
# après les valeurs d’une option qui admet aussi d’autres textes
other-values = d’autres
# des nombres, avec une décimale chacun
simulated = { $games } parties ; en moyenne { $turns } tours, { $decisions } décisions parmi { $choices } actions, { $milliseconds } ms
scenario-ok = { $count ->
        [one] { $count } scénario est conforme.
       *[other] Les { $count } scénarios sont conformes.
    }
scenario-failed = { $failed } des { $count } scénarios ne sont pas conformes.

## L’arène

column-against = { $bot } contre
column-rating = Cote
# $first, $low and $high: a bot and Elo numbers; $ratio, $bound: numbers
sprt-better = Décidé : { $first } est meilleur que { $second }, de { $high } Elo plutôt que de { $low } (rapport de vraisemblance { $ratio } sur { $bound }, en logarithme).
sprt-not-better = Décidé : { $first } n’est pas meilleur que { $second }, { $low } Elo plutôt que { $high } (rapport de vraisemblance { $ratio } sur { $bound }, en logarithme).
sprt-undecided = Indécis entre { $low } et { $high } Elo pour { $first } contre { $second } : rapport de vraisemblance { $ratio } sur { $bound }, en logarithme ; d’autres parties le diraient.
# $games, $deals: how many; $thinking: “greedy 1.9 ms, random 0.1 ms”
contested = { $games } parties pour { $deals } donnes ; réflexion par partie : { $thinking }
bot-faults = { $bot } a perdu { $games ->
        [one] une partie
       *[other] { $games } parties
    } par sa propre faute : { $why }
bot-failed = Le bot { $name } a fait une faute et a perdu : { $why }. Le hasard joue pour lui.

admin-reports = Signalements : { $reports }.
# $person, $by: a name and an id; $table: the id of a table
admin-report = À propos de { $person }, par { $by }, à la table { $table } :
admin-settled = réglé
admin-log = Interventions : { $deeds }.
admin-done = C’est fait.
admin-moderators = Modération : { $moderators }.
admin-bot = { $name } est la personne { $person }. Le jeton, montré cette seule fois :

db-upgraded = La base de données a le schéma { $version }, le plus récent.
db-copying = Copie
db-checking = Vérification
db-pruning = Nettoyage
# $unbegun, $finished, $abandoned: how many
db-pruned = Supprimées : tables jamais commencées { $unbegun }, parties terminées { $finished }. Fermées : parties abandonnées { $abandoned }.
db-would-prune = À supprimer : tables jamais commencées { $unbegun }, parties terminées { $finished }. À fermer : parties abandonnées { $abandoned }.
db-copied = { $rows ->
        [one] { $rows } ligne a été écrite dans { $file }.
       *[other] { $rows } lignes ont été écrites dans { $file }.
    }
db-restored = { $rows ->
        [one] { $rows } ligne a été reprise de { $file }.
       *[other] { $rows } lignes ont été reprises de { $file }.
    }
db-checked = Tables : { $tables }, entrées dans leurs journaux : { $entries }.
db-replayed = Parties rejouées selon les règles : { $games } ; d’autres versions des règles, non rejouées : { $others }.
db-in-order = Tout est tel qu’il a été écrit.
db-not-in-order = { $findings ->
        [one] { $findings } table n’est pas en ordre.
       *[other] { $findings } tables ne sont pas en ordre.
    }

## Revoir une partie

# $turns : combien ; $file : où se trouve la page
analysed = { $turns } tours jugés : { $file }
# $game : titre d’un jeu
analysis-title = { $game } : une partie revue
analysis-running = La partie n’est pas encore finie.
# $nodes : nombre entier
analysis-how = Chaque tour a été jugé d’après ce que son joueur savait alors, par { $nodes } parties simulées.
analysis-winning = Qui était en train de gagner
analysis-turns = tour
analysis-luck-and-skill = Chance et adresse
    .text = Ce que ses propres tours ont gâché ; ce que les tirages, et ce que personne ne prévoyait, ont donné et pris ; et ce que les autres ont gâché. En points de probabilité de gagner : ensemble, ils mènent de la première chance au résultat. Ce qui peut être un hasard compte comme tel.
analysis-mistakes = Les tours qui étaient des fautes
analysis-no-mistakes = Aucun que l’on puisse distinguer du hasard.
analysis-column-turn = Tour
analysis-column-player = Joueur
analysis-column-verdict = Verdict
analysis-column-played = Joué
analysis-column-better = Mieux
analysis-column-why = Ce que cela apporte
analysis-coach = Ce que dirait l’entraîneur
analysis-column-own = ses choix
analysis-column-luck = hasard
analysis-column-others = erreurs des autres
analysis-deals = Enchères et défis
analysis-column-deal = quoi
analysis-column-paid = payé
analysis-column-worth = valeur
# $points : points de probabilité de gagner perdus
analysis-flag-1 = imprécision, −{ $points } %
analysis-flag-2 = faute, −{ $points } %
analysis-flag-3 = bourde, −{ $points } %
# $actions : que faire ; $share : pour cent ; $points : score final
hint-turn = { $actions } : { $share } % de gagner, score final d’environ { $points }

## Apprendre un jeu

# $game: title of a game; $count: how many lessons
learn-title = Apprendre { $game } : { $count } leçons
# $number: which lesson; $title: what it is about
learn-lesson = { $number }  { $title }
learn-read = ⏎ continuer · skip passer · quit quitter
learn-do = numéro ou action · show montrer · skip passer · quit quitter
# $action: in notation
learn-shown = Comme ceci : { $action }
learn-play-on = Vous connaissez le jeu. ⏎ continue cette partie contre un bot facile ; quit quitte.
learn-left = Pour reprendre : { $command }

## Positions d’exercice

# $players: how many sit there
puzzle-players = { $players } joueurs
puzzle-do = numéro ou action · hint indice · answer solution · again recommencer · quit quitter
puzzle-right = C’est ça !
puzzle-as-good = Aussi bon que la solution !
# $points: percent of the victory
puzzle-wrong = Il y a mieux : ce tour cède environ { $points } % de la victoire. Réessayez.
# $actions: in notation
puzzle-answer = Le meilleur tour : { $actions }
# $reasons: what the turn brings
puzzle-brings = Il apporte : { $reasons }.
# $actions: in notation; $share, $decoy: percent
puzzle-decoy = Il gagne environ { $share } % des parties à partir d’ici. { $actions } semble bon, mais n’en gagne que { $decoy } %.
