### Ce que dit le client, en français. Chaque fichier de langue définit les mêmes messages et variables.

## Autour de chaque page

page-not-loaded = Cette page n’a pas pu être chargée.
load-again = Recharger
# $path: the address
page-lost = Il n’y a rien à { $path }.
go-home = Vers l’accueil
close = Fermer
more = Plus
account = Compte et avis
keep-my-games = Garder mes parties
settings = Réglages
setting-language = Langue
setting-theme = Thème
theme-system = comme le système
theme-light = clair
theme-dark = sombre
setting-letters = Lettres sur les tuiles
letters-auto = s’il y a la place
letters-on = toujours
letters-off = jamais
setting-pace = Rythme des autres
pace-calm = calme
pace-brisk = vif
pace-at-once = immédiat
setting-patterns = Motifs sur les tuiles
setting-confirm = Voir un coup avant de le confirmer
setting-sound = Sons
setting-motion = Moins de mouvement
you-are-offline = Vous êtes hors ligne. Tout le reste revient avec la connexion.
server-unreachable = Le serveur ne répond pas. Réessayez dans un instant.

## Home

home-title = Des jeux de terre et de cran, prêts en un clic.
guest = Invité
home-about = Jouez contre des bots ou entre amis, tout de suite ou sur plusieurs jours. Gratuit et sans compte.
your-name = Votre nom
keep = Garder
# $least, $most: how many can play; $more: how many more these are
players-range = { $more ->
        [0] { $most } joueurs.
       *[other] De { $least } à { $most } joueurs.
    }
players-count = Nombre de joueurs
any-players = Tous les nombres de joueurs
solo = Jouer seul
opponents = Adversaires
# $game: its name, $count: how many bots
solo-play = { $count ->
        [one] Jouer à { $game } contre un bot
       *[other] Jouer à { $game } contre { $count } bots
    }
who-sits = Qui est assis là
length = Durée
hints-and-undo = Conseils permis, reprise des coups libre.
with-people = Jouer à plusieurs
also = Ici aussi
also-daily = La donne du jour
to-daily = Comment ont fait les autres
also-events = Tournois et arènes
to-event = Au tournoi
also-friends = Amis
also-me = Vos résultats
also-ratings = Le classement
also-quarrel = Exposez votre litige
also-made-board = Dessinez votre plateau
also-made-deck = Composez votre paquet
first-time = Nouveau ?
    .text = Apprenez à une vraie table, ou lisez toutes les règles sur une page où l’on peut chercher.
# $names: who has to act, $count: how many, $since: such as: for 3 days
waits-since = { $count ->
        [one] À { $names } de jouer { $since }
       *[other] { $names } choisissent { $since }
    }
# $count: how many, here and below
since-minutes = { $count ->
        [one] depuis une minute
       *[other] depuis { $count } minutes
    }
since-hours = { $count ->
        [one] depuis une heure
       *[other] depuis { $count } heures
    }
since-days = { $count ->
        [one] depuis un jour
       *[other] depuis { $count } jours
    }
# $since: such as: for 3 days
your-turn-since = à vous de jouer { $since }
put-away = Ranger cette table jusqu’à ce qu’il s’y passe quelque chose
put-away-show = { $count ->
        [one] Montrer la table rangée
       *[other] Montrer les { $count } tables rangées
    }
find-a-game = Trouver une partie
way-others = Inviter par lien
    .text = Une table avec un lien : qui l’a peut s’asseoir. Au début, des bots peuvent prendre les places libres.
way-screen = Un seul écran
    .text = Tout le monde joue sur cet écran et se le passe ; ce qui est secret reste caché entre-temps.
a-bot = un bot
a-person = Une personne
# $who: which seat
name-of = Nom de { $who }
# $who: which seat
who-plays = Qui joue comme { $who }
clock = Pendule
clock-none = Sans pendule
clock-quick = 10 minutes, 5 secondes de plus par coup
clock-slow = 30 minutes, 15 secondes de plus par coup
clock-day = Un jour par coup
clock-days = Trois jours par coup
clock-steady = 15 minutes, 20 secondes de plus par coup
clock-reserve = Un jour par coup, 7 jours de réserve
clock-own-bank = Minutes au choix…
clock-own-days = Jours au choix…
clock-number-minutes = Minutes pour toute la partie
clock-number-seconds = Secondes de plus par coup
clock-number-days = Jours par coup
clock-number-reserve = Jours de réserve pour toute la partie
visibility = Qui peut venir
visibility-unlisted = Qui a le lien
    .text = La table n’est dans aucune liste ; qui a le lien peut s’asseoir ou regarder.
visibility-public = Tout le monde
    .text = La table figure sur la première page ; chacun peut s’asseoir ou regarder.
visibility-private = Seulement les invités
    .text = Sans le lien et sa partie secrète, la table n’existe pas pour les autres.
another-value = autre …
options = Variantes et options
make-table = Créer la table
your-tables = Vos tables
open-tables = Tables ouvertes
open-tables-none = Personne n’attend en ce moment. Créez une table pour tous.
filter-game = Jeu
all-games = Tous les jeux
# $free, $players: how many
seats-free = { $free ->
        [one] { $free } place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
is-running = en cours
is-paused = en pause
pace-none = sans pendule
# $days: how many
pace-days = { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
# $days: how many
pace-reserve = + { $days } en réserve
# $minutes, $seconds: how many
pace-bank = { $minutes } min + { $seconds } s
# $time: such as 2 d 3 h
left-to-you = il vous reste { $time }
continue = Continuer
watch = Regarder
qr-code = Le lien en code QR

## Before the start

table-loading = On dresse la table…
closed-slow = Le serveur a mis fin à cette connexion. Rechargez la page pour revenir.
closed-restart = Le serveur a mis fin à cette connexion. Rechargez la page pour revenir.
closed-resync = Le serveur a perdu les derniers coups de cette table. Rechargez la page pour revenir.
closed-flood = Trop d’envois d’un coup. Rechargez la page dans un instant.
closed-revoked = Vous vous êtes déconnecté ailleurs.
closed-banned = On vous a renvoyé de cette table.
closed-removed = Cette table n’existe plus.
waiting-for-players = En attente de joueurs
number-awaited = le navigateur doit encore ajouter son nombre
# $slow: yes where moves take days
numbers-awaited = Tous les nombres sont promis, et la partie commence dès qu’ils sont révélés. Qui ne revient pas pour cela en { $slow ->
        [yes] douze heures
       *[no] 30 secondes
    } joue sans nombre.
table-ready = Prêt à commencer
seat-free = place libre
you = vous
copy-link = Copier le lien
link-copied = Copié
sit-down = S’asseoir
start-game = Commencer
start-with-bots = Commencer avec des bots aux places libres
# $name: who invites, $game: its name
invites-you = { $name } vous invite à jouer à { $game }
call-friends = Inviter un ami
invite-others = Inviter d’autres joueurs
link-of-table = Le lien vers cette table
variant = Variante
variant-usual = les règles habituelles
rating = Classement
rating-yes = la partie compte
rating-no = la partie ne compte pas
# $option: what is chosen, $value: how
option-is = { $option } : { $value }
is-host = hôte
leave-table = Quitter la table
cancel-table = Annuler la table
cancel-sure = Annuler cette table ? Ceux qui y sont assis devront en chercher une autre.
table-cancelled = L’hôte a annulé cette table.

## Who is at the table

at-table = À la table
# $count: how many look on
watching = { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
is-here = ici
is-away = absent
# $day: such as 3 Dec
on-vacation = en vacances jusqu’au { $day }
bot-plays = un bot joue à sa place
is-silenced = ne peut pas écrire
# $name: whose lines
hide-lines = Masquer ce que { $name } écrit
# $name: of somebody who looks on
silence = Ne pas laisser { $name } écrire
# $name: whom it is about, here and below
about-person = Bloquer ou signaler { $name }, et plus
see-profile = Parties et classement
block = Bloquer
unblock = Ne plus bloquer
block-means = Ce que { $name } écrit ne vous est plus montré, à aucune table. Vous n’êtes jamais assis à la même table, et { $name } ne peut pas vous inviter.
befriend = Demander en ami
# $name: who was asked
befriended = La demande est envoyée à { $name }.
send-away = Renvoyer
send-away-means = { $name } doit quitter cette table et peut revenir au bout d’une minute.
ban = Exclure de cette table
ban-means = { $name } doit quitter cette table et ne peut pas revenir.
unban = Laisser revenir
is-banned = { $name } ne peut pas venir à cette table.
sent-away = { $name } a dû quitter la table.
may-come-again = { $name } peut revenir.
report = Signaler
report-why = Que reprochez-vous à { $name } ?
report-means = La personne qui tient ce serveur le lira, avec les dernières lignes du chat.
report-sent = C’est envoyé. Merci.

## The status bar

# $name: how the player is called
your-turn = À vous, { $name }
your-turn-short = À vous
# $names: who has to act, $count: how many
turn-of = { $count ->
        [0] Un instant
        [one] À { $names } de jouer
       *[other] { $names } choisissent
    }
# $names: who has won, $count: how many
game-won = { $count ->
        [0] La partie est finie
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
ended-agreed = Partie close d’un commun accord.
ended-alone = Partie arrêtée en l’état : il n’y avait personne d’autre à la table.
ended-conceded = Tous les autres ont abandonné.
# $name: whose seat a bot has played
stand-in-of = le bot de { $name }
link-lost = Pas de connexion.
    .again = Rien n’est perdu, nouvel essai…
    .kept = Votre choix est gardé et sera envoyé dès qu’elle revient.
# $name: how the player is called, $time: such as 12:40
time-left = Il reste { $time } à { $name }
# $name: how the player is called, $time, $kept: such as 12:40
time-left-kept = Il reste { $time } à { $name } pour ce coup, et { $kept } de réserve
time-still = (le temps est suspendu)

## Around the table

rules = Règles
log-and-chat = Journal et discussion
# $count: how many lines were not seen
unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
say-something = Dire quelque chose
send = Envoyer
undo = Annuler
restart-turn = Reprendre le tour
position = Position
choices = Ce que vous pouvez faire
# $what: the nearest legal action
nearest = Au plus près : { $what }
back-to-board = Retour au plateau
look-back = Revenir en arrière
# $steps: how many steps ago
looking-back = { $steps ->
        [one] { $steps } coup en arrière.
       *[other] { $steps } coups en arrière.
    }
to-present = Retour au présent
to-present-turn = Retour : c’est à vous
plan = Préparer
planning = Vous préparez votre tour
    .text = Rien n’est joué avant que ce soit à vous.
    .whole = Le tour est préparé ; il vous sera proposé quand ce sera à vous.
    .seal = Le tour est préparé. Scellé, il se joue tout seul quand c’est à vous, s’il donne encore la même chose.
    .sealed = Ce tour est scellé : personne ne le sait, et il se joue tout seul quand c’est à vous, s’il donne encore la même chose.
plan-forget = Oublier
plan-keep = Garder le plan
plan-offered = Votre plan est prêt : confirmez-le ou choisissez autre chose.
plan-gone = Votre plan n’est plus possible.
plan-seal = Sceller le tour
plan-withdraw = Retirer
turn-sealed = Votre tour est scellé.
since-your-turn = Depuis votre dernier tour
game-ends = La partie est finie
skip = Passer
pass-on = Terminé, au suivant
here-and-now = Ici et maintenant
# $name: how the player is called
pass-screen = Passez l’écran à { $name }
    .text = Les autres détournent le regard.
# $name: how the player is called
i-am = Je suis { $name }
offer-pause = Proposer une pause
# $name: who offers
offered-pause = { $name } aimerait une pause : toutes les pendules s’arrêteraient jusqu’à la reprise.
game-paused = Pause
    .text = Toutes les pendules sont arrêtées.
offer-end = Proposer d’arrêter la partie ici
# $name: who offers
offered-end = { $name } propose d’arrêter la partie ici.
agree = D’accord
play-on = Continuer
concede = Abandonner
# $players: how many play
concede-sure = { $players ->
        [2] Abandonner cette partie ? L’autre gagne.
       *[other] Abandonner cette partie ? Un bot jouera à votre place, et vous finirez à la dernière place.
    }
record = Feuille de partie
# $count: what somebody has at the end
score-of = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-unit = { $count ->
        [one] point
       *[other] points
    }
sources-title = D’où viennent les points
decided-title = Ce qui a fait la différence
see-step = Revoir ce moment
share-picture = Partager l’image
copy-replay = Copier le lien pour revoir la partie
rematch = Revanche
# $names: who wants to play again, $count: how many
asks-again = { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
play-again = Rejouer
play-no-more = Non, merci
plays-again = rejoue
plays-not-again = ne rejoue pas
is-asked = invitation envoyée
remind = Rappeler
# $names: who is waited for
remind-whom = Dire à { $names } que vous attendez
reminded = Rappel envoyé
# $name: who waits
nudged = { $name } vous attend.
result = Résultat
menu = Menu
turn = Tour
# $why: absent or time
bot-plays-for-you = { $why ->
        [time] Votre temps est écoulé ; un bot joue pour vous.
       *[absent] Un bot joue pour vous pendant votre absence.
    }
come-back = Reprendre ma place

## The rules

# $game: its name
rules-of = Règles de { $game }
rules-about = Les règles dans nos propres mots. Là où les règles imprimées laissent une question ouverte, ce projet a tranché ; ces passages portent la mention « Notre décision » avec sa raison.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
ruling = Notre décision
rules-contents = Sommaire
rules-pictures = Un tour en six images
rules-print = Une page à imprimer
# $rule: id of a rule
example-of = Exemple de { $rule }
example-try = Essayer
example-again = Recommencer
example-over = L’exemple s’arrête ici.

## Les règles en une page

rules-short = Les règles en bref
rules-all = Toutes les règles

## Conseils

hint = Conseil
hint-title = Ce que vous pourriez faire
hint-thinking = Réflexion en cours…
hint-show = Montrer sur la table
hint-scores = Points attendus à la fin
hint-about = Part de victoires dans des parties simulées à partir de ce que vous pouvez savoir.
count-for-ratings = Compte pour le classement
    .text = Personne ne peut alors demander conseil, et qui part a perdu.
allow-hints = Permettre les conseils
    .text = D’habitude, seul qui joue contre des bots ou à un seul écran peut en demander.

## Replays

replay = Revoir
analysis = Analyse
coach = Votre entraîneur
# $turn: number of a turn
coach-turn = Tour { $turn }
coach-ask = Demander à l’entraîneur
coach-practise = S’y exercer
coach-looks = L’entraîneur regarde chaque tour…
replays = Parties à revoir
replays-none = Aucune partie terminée ici pour l’instant.
replays-more = En montrer plus
# $date: when the game ended
ended-on = terminée le { $date }
# $date: when it was brought here
imported-on = importée le { $date }
filter-name = Nom d’un joueur
only-mine = Seulement les miennes
import-record = Importer une partie
    .text = Une partie jouée ailleurs, dans un fichier ou collée ici. Chaque ligne est vérifiée selon les règles avant d’être gardée ; ensuite chacun peut la parcourir ici.
import-file = Choisir un fichier
import-paste = Ou coller la partie
import-do = Vérifier et garder
log = Journal
chart = Courbe
# $measure: what is drawn, such as points
chart-of = { $measure } au fil de la partie
chart-shows = Ce que montre la courbe
step-number = Coup
# $at, $last: numbers of moves
step-of = Coup { $at } sur { $last }
# $asked: what the address asked for, $last: how many moves there are
step-missing = Il n’y a pas de coup { $asked } dans cette partie : les coups vont de 0 à { $last }.
set-up = La table telle qu’elle a été mise en place.
go-through = Parcourir la partie
go-start = Au début
go-end = À la fin
turn-back = Un tour en arrière
turn-on = Un tour en avant
step-back = Un coup en arrière
step-on = Un coup en avant
play = Lecture
pause = Pause
speed = Vitesse
seen-by = Vue par
spectator = Spectateur
try-again = Réessayer
export = Exporter
export-about = La partie est un texte que chacun peut lire ; on peut l’importer de nouveau, ici ou ailleurs, et la vérifier avec « terroir verify ».
export-text = Partie en texte
export-json = Partie en JSON
# $at: number of the move
copy-moment = Copier un lien vers le coup { $at }
link-to-moment = Lien vers ce moment
fair = Hasard ?
fair-title = Le hasard a-t-il été loyal ?
fair-checking = Tout est tiré de nouveau…
fair-answer-unpromised = Cette partie ne porte ni promesse ni secret, il n’y a donc rien à vérifier : elle a été écrite ailleurs, ou elle n’est pas finie.
fair-answer-insecure = Les navigateurs ne calculent cela que pour des pages en https ou sur leur propre machine. « terroir verify » vérifie aussi la partie exportée.
fair-answer-witnessed = Oui. Personne n’a pu choisir les tirages, pas même ce serveur.
fair-answer-mixed = Il semble que oui : le nombre de chaque personne y est. Qui a joué peut en être sûr dans son propre navigateur.
fair-answer-withheld = Rien n’a été tiré de nouveau, mais un nombre promis n’a pas été révélé. Qui l’a gardé pour soi a pu choisir, avec le serveur, s’il compte.
fair-answer-redrawn = Rien n’a été tiré de nouveau. Mais cette partie date d’avant les nombres des navigateurs, ou vient d’ailleurs : personne ne peut voir si son secret a été choisi honnêtement.
fair-answer-no = Non. Quelque chose n’est pas comme il se doit.
fair-alarm = La promesse ou votre nombre n’est pas celui que ce navigateur a gardé avant la partie. Voyez « Hasard ? ».
fair-promise-seen = La promesse que ce navigateur a vue avant la partie est celle qui a été ouverte à la fin.
fair-other-promise = La promesse n’est pas celle que ce navigateur a vue avant la partie.
# $name: whose number it is
fair-other-number = Le nombre que ce navigateur a donné pour { $name } n’y est pas. Si vous avez ouvert la table dans deux navigateurs au même moment, voyez dans l’autre ; sinon, le serveur a triché.
fair-chosen-number = Le nombre de { $name } manque, est trop court, égal à un autre ou donné à un bot : quelqu’un a pu le choisir.
# $name: whose number it is
fair-broken-number = Le nombre de { $name } n’est pas celui dont l’empreinte a été publiée avant la partie.
# $names: whose numbers are missing
fair-missing-numbers = Jamais révélé : le nombre de { $names }. Le plus souvent, une page a été fermée avant le début.
fair-promise-kept = Avant le premier tirage, la table a publié l’empreinte d’un secret. Le secret montré à la fin a exactement cette empreinte (SHA-256, calculée dans ce navigateur).
fair-promise-broken = Le secret montré n’est pas celui dont l’empreinte a été publiée.
# $count: how many draws
fair-draws = { $count ->
        [one] Le seul tirage de cette partie a été refait dans ce navigateur à partir du secret et de la part des joueurs : il a donné la même chose.
       *[other] Les { $count } tirages de cette partie ont tous été refaits dans ce navigateur à partir du secret et de la part des joueurs : ils ont donné la même chose.
    }
# $number: which draw, $came: what came, $fair: what should have come
fair-draw-other = Le tirage { $number } était « { $came } » ; le secret et la part des joueurs donnent « { $fair } ».
# $names: who gave something
fair-own-number = Votre propre nombre y est. Des nombres ont été ajoutés par : { $names }. Les bots n’en ajoutent pas.
# $names: players
fair-promised-numbers = Votre propre nombre y est. Des nombres ont été ajoutés par : { $names }. Chacun était promis avant que le vôtre soit révélé, et chaque promesse a été tenue. Les bots n’en ajoutent pas.
fair-nonces = Après la promesse, des nombres ont été ajoutés par : { $names }. Les bots n’en ajoutent pas.
fair-others = Si les nombres des autres sont bien les leurs, ils le voient dans leurs propres navigateurs : ce n’est certain qu’ensemble.
fair-story = Comment ça marche : avant la partie, la table enferme un secret dans une boîte et montre la serrure à tous : c’est la promesse. Puis chaque navigateur glisse dans une enveloppe un nombre que personne ne pouvait deviner. On n’ouvre les enveloppes qu’une fois toutes posées sur la table : personne ne peut donc choisir son nombre d’après les autres. Seuls le secret et tous les nombres ensemble disent ce qui est tiré. À la fin, la boîte s’ouvre : chacun peut voir que c’est la même serrure, et tout tirer de nouveau.
fair-counts = Tiré et attendu
fair-piece = Pièce, comme dans la partie écrite
fair-came = Tiré
fair-expected = Attendu
# $expected: how often a piece was to be expected
fair-about = { NUMBER($expected, maximumFractionDigits: 1) }
fair-kept = Ce que ce navigateur a gardé avant la partie, pour « terroir verify » :
fair-limits = Le serveur a dit combien de pièces de chaque sorte pouvaient venir à chaque tirage. Qui ne s’y fie pas exporte la partie et lance « terroir verify » : sa propre copie des règles le dira alors.
fair-numbers = Les nombres
given-title = Ce navigateur tient le compte
# $given: how many numbers; $began: how many games
given = { $given ->
        [one] Vous avez donné un nombre,
       *[other] Vous avez donné { $given } nombres,
    } { $began ->
        [0] aucune partie n’a commencé avec.
        [one] une partie a commencé.
       *[other] { $began } parties ont commencé.
    }
given-why = Un serveur à qui ne plaît pas ce qui va sortir pourrait fermer la table et en proposer une autre. Il ne peut pas vous le cacher : seul un nombre donné lui permet de savoir ce qui sortirait.
given-open = N’a pas encore commencé.
given-host = L’hôte a fermé la table.
given-event = Le tournoi a fermé la table : trop peu de monde.
given-time = Personne n’est venu à temps.
given-server = Le serveur a fermé la table.
given-gone = Le serveur ne garde plus cette table.
given-log = Ce qui serait sorti

## Leçons

learn = Apprendre
learn-in-five = Apprendre en 5 minutes
learn-title = Apprendre à jouer
learn-about = Quelques minutes à une vraie table : une phrase à la fois, une chose à faire. On peut quitter une leçon, la continuer et la refaire.
# $game: the name of a game
learn-begin = Apprendre { $game }
learn-first = Votre première partie ?
learn-first-about = En cinq minutes à la table, vous apprenez tout ce qu’il faut, pas à pas.
learn-later = Jouer tout de suite
lessons-all = Toutes les leçons
lesson = Leçon
# $number: which lesson; $count: of how many
lesson-of = Leçon { $number } sur { $count }
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-skip-sure = Passer cette leçon ?
lesson-stay = Rester ici
lesson-read = Lisez, puis continuez.
lesson-go-on = Continuer
lesson-show = Montrez-moi
lesson-learnt = Apprise
lesson-done = Bravo, c’est tout pour cette leçon.
lesson-all-done = Vous connaissez le jeu. Cette partie continue, contre un bot facile.
lesson-again = Refaire
lesson-next = Leçon suivante
lesson-play-on = Continuer cette partie
