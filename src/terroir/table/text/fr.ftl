### Ce que dit une table, en français. Tous les fichiers de langue définissent les mêmes messages et variables.

## Ce qui s’est passé. $name : un joueur

table-created = La table est prête.
table-seat-taken = { $name } prend place.
table-nonce-committed = { $name } promet un nombre pour le hasard.
table-nonce-given = { $name } ajoute son nombre aux tirages.
table-seat-left = { $name } se relève.
table-seats-filled = Des bots prennent les places libres.
table-started = La partie commence.
# $actions : combien
table-undone = { $actions ->
        [one] { $name } reprend une action.
       *[other] { $name } reprend { $actions } actions.
    }
table-conceded = { $name } abandonne.
table-end-offered = { $name } propose d’arrêter la partie en l’état.
# $agree : yes ou no
table-end-answered = { $agree ->
        [yes] { $name } veut bien arrêter la partie.
       *[no] { $name } préfère continuer.
    }
table-pause-offered = { $name } aimerait une pause.
# $agree: yes or no
table-pause-answered = { $agree ->
        [yes] { $name } accepte la pause.
       *[no] { $name } préfère continuer.
    }
table-pause-ended = { $name } met fin à la pause ; le temps court de nouveau.
table-vacation-began = { $name } est en vacances ; son temps est suspendu.
table-vacation-ended = { $name } est de retour de vacances.
table-timed-out = { $name } n’a plus de temps ; un bot joue en attendant son retour.
table-seat-warned = On attend { $name } ; bientôt un bot jouera.
table-seat-passed = { $name } s’est connecté à son compte.
table-seat-absent = { $name } s’est absenté ; un bot joue en attendant.
table-seat-returned = { $name } est de retour.
table-resumed = Le serveur s’était arrêté ; personne n’a perdu de temps.
# $reason : rules, conceded, agreed, alone ou cancelled
table-ended = { $reason ->
        [agreed] Tout le monde à la table est d’accord : la partie s’arrête en l’état.
        [alone] La partie s’arrête en l’état : il n’y avait personne d’autre à la table.
        [conceded] Tous les autres ont abandonné : la partie est finie.
        [cancelled] La table a été fermée avant le début de la partie.
       *[rules] La partie est finie.
    }

## Pourquoi quelque chose est refusé

table-refused-conflict = Une autre demande a déjà été faite sous ce nom.
table-refused-over = Cette table est fermée.
table-refused-begun = La partie a déjà commencé.
table-refused-not-begun = La partie n’a pas encore commencé.
table-refused-host = Seul l’hôte peut le faire.
# $seat : numéro d’une place, compté à partir de 1
table-refused-no-seat = Il n’y a pas de place { $seat } à cette table.
table-refused-not-yours = La place { $seat } n’est pas la vôtre.
table-refused-taken = La place { $seat } est prise.
table-refused-one-seat = Vous avez déjà une place à cette table.
table-refused-nonce = Votre part du hasard compte de 32 à 128 lettres simples, chiffres et signes, choisis au hasard.
table-refused-nonce-twice = Une autre place a ajouté le même nombre aux tirages : chaque place a besoin du sien.
table-refused-nonce-given = La place { $seat } a déjà ajouté son nombre.
table-refused-nonce-missing = La partie ne peut pas encore commencer : le navigateur de la place { $seat } n’a pas ajouté son nombre aux tirages.
table-refused-nonce-early = Le nombre reste caché jusqu’à ce que le navigateur de chaque joueur en ait promis un.
table-refused-nonce-other = Ce n’est pas le nombre qui a été promis pour cette place.
table-refused-no-promise = À cette table, les nombres se donnent sans promesse : elle a été créée avant les promesses.
table-refused-beginning = La partie va commencer : tous ont promis leur nombre, personne ne peut plus partir.
# $most: how many; $seconds: how long to wait
table-refused-budget = { $seconds ->
        [one] C’en est trop pour une seule place : { $most } actions d’affilée, et autant par heure. Attendez une seconde.
       *[other] C’en est trop pour une seule place : { $most } actions d’affilée, et autant par heure. Attendez { $seconds } secondes.
    }
# $why : absent, conceded ou time
table-refused-away = { $why ->
        [conceded] Vous avez abandonné cette partie ; un bot continue pour vous.
        [time] Votre temps est écoulé ; un bot joue pour vous. Reprenez d’abord votre place.
       *[absent] Un bot joue pour vous. Reprenez d’abord votre place.
    }
table-refused-not-bot = Aucun bot ne joue à la place { $seat } en ce moment.
table-refused-return = Personne ne joue à votre place, ou vous ne pouvez plus revenir.
table-refused-undo = Rien ne peut être repris : on a appris quelque chose depuis, ou ce n’est pas votre tour.
table-refused-undos = Vous avez déjà repris { $most } fois quelque chose à ce tour : c’est le maximum. Vous pourrez de nouveau le faire à un autre tour.
table-refused-no-offer = Aucune proposition n’attend votre réponse.
table-refused-offered = Une proposition est déjà sur la table.
table-refused-declined = Les autres veulent continuer ; vous pourrez redemander à un autre tour.
table-refused-paused = La partie est en pause. Reprenez-la d’abord : tous à la table le peuvent.
table-refused-not-paused = La partie n’est pas en pause.
# $kind : event ou rated
table-refused-no-pause = { $kind ->
        [event] Une partie de tournoi ne peut pas être mise en pause : tous l’attendent.
       *[rated] Cette partie compte : seul contre des bots, on ne peut pas la mettre en pause.
    }
table-refused-hints = À cette table, personne ne reçoit de conseils.
table-refused-plan = Il n’y a rien à préparer pour l’instant.
table-refused-order = Seul un tour entier peut être scellé, fait d’actions possibles l’une après l’autre.
table-refused-order-changed = Votre tour scellé n’a pas été joué : il ne donnerait plus ce qu’il donnait quand vous l’avez scellé.
# $what : quel temps ; $least et $most : les bornes en millisecondes
table-refused-time = { $what ->
        [bank] Le temps de toute la partie
        [increment] Le temps ajouté à chaque décision
        [per-move] Le temps de chaque décision
        [reserve] La réserve pour toute la partie
        [hammer] Le compte à rebours
       *[patience] Le temps avant qu’un bot prenne le relais
    } doit être compris entre { $least } et { $most } millisecondes.

## Ce que dit l’entraîneur après la partie

# $turn: number of a turn; $points, $share, $own, $luck: whole numbers, points of chance; $better, $why: what and why
coach-points = { $points ->
        [one] { $points } point de chance
       *[other] { $points } points de chance
    }
coach-slip = Le tour { $turn } vous a coûté { coach-points }. Mieux : { $better } – { $why }.
coach-slip-bare = Le tour { $turn } vous a coûté { coach-points }. Mieux : { $better }.
# $what: the next action of a better turn
coach-then = puis { $what }
coach-steady = Aucun de vos tours n’était une erreur nette.
coach-peak = Votre meilleur moment : après le tour { $turn }, avec { $share } % de chances de gagner.
coach-luck = { $luck ->
        [one] { $luck } point de chance
       *[other] { $luck } points de chance
    }
# $lucky: yes or no
coach-balance = Le hasard vous a { $lucky ->
        [yes] donné
       *[no] pris
    } { coach-luck } ; vos choix { $own ->
        [0] n’en ont coûté aucun.
       *[other] en ont coûté { $own }.
    }
coach-found = Le tour { $turn } était votre meilleur : { coach-points } de plus que tout le reste.
# $what: an action; $space: where
action-at = { $what } : { $space }
    .within = { $what } ({ $space })
