### Ce que dit le serveur, en français. Chaque langue définit les mêmes messages et les mêmes variables.

## Pourquoi quelque chose est refusé

# $why: a closer explanation for programmers, in English
refused-error = Ce n’est pas possible. ({ $why })
refused-malformed = Cela ne peut pas être lu. ({ $why })
refused-unreadable = Ce message ne peut pas être lu. ({ $why })
refused-options = On ne peut pas jouer avec ces choix. ({ $why })
refused-bot = Il n’y a pas de bot de ce nom. ({ $why })
# $line: the line that cannot be, $rule: id of the rule that says so, “none”, “comments” if there are too many, or “whole” if it is about all of it
refused-record = { $rule ->
        [whole] Cette partie ne peut pas être rejouée.
        [comments] Cette partie ne peut pas être importée : jusqu’à la ligne { $line }, les commentaires sont plus longs que tous les coups.
        [none] Cette partie ne peut pas être rejouée : la ligne { $line } n’est pas possible.
       *[other] Cette partie ne peut pas être rejouée : la ligne { $line } n’est pas possible ({ $rule }).
    }
refused-position = Cette position est impossible. ({ $why })
refused-identity = Dites d’abord votre nom.
refused-origin = Cette demande ne vient pas d’une page de ce serveur.
refused-forbidden = Ce n’est pas à vous de le faire. ({ $why })
refused-scope = Le jeton de ce bot ne le permet pas. ({ $why })
refused-missing = Il n’y a rien de tel ici, ou ce n’est pas à vous de le voir.
refused-game = Ce jeu n’est pas proposé ici. ({ $why })
refused-method = On ne peut pas demander cela à cette adresse.
refused-conflict = Quelqu’un a été plus rapide. Regardez de nouveau.
refused-stale = Le jeu a continué entre-temps : regardez de nouveau et choisissez encore une fois.
refused-illegal = Les règles ne le permettent pas.
# $most: how many bytes are allowed
refused-too-big = C’est trop long : { $most } octets au plus.
refused-media = Le serveur ne lit ici que du JSON.
refused-too-many = C’était trop à la fois. Patientez un peu.
refused-too-many-at-once = C’était trop à la fois. Patientez { $seconds } s. ({ $why })
refused-one-analysis = Une analyse à la fois : la précédente est encore en cours. Patientez { $seconds } s.
refused-quota = C’est tout pour aujourd’hui : personne ne crée plus de tables ni n’importe plus de parties en un jour.
refused-unavailable = Le serveur ne peut pas écrire dans sa base de données en ce moment. Rien n’est perdu ; réessayez.
refused-busy = Le serveur a trop de réflexions en cours. Réessayez dans { $seconds } s.
refused-internal = Le serveur a eu un problème. Rien n’est perdu ; réessayez.
refused-log = Cette table ne peut pas être ouverte : son journal n’est pas tel qu’il a été écrit.
refused-broken = Cette table ne peut pas être ouverte : la base de données ne contient pas ce qui a été écrit.
refused-version = Cette partie a commencé avec d’autres règles que celles de ce serveur. Elle attend ici, inchangée, un serveur qui les connaît.
refused-name = Ce nom ne convient pas. ({ $why })
# $most: how many signs are allowed
refused-name-length = Un nom a de 1 à { $most } signes.
refused-name-letter = Il faut une lettre ou un chiffre dans un nom.
refused-name-mixed = Un nom ne peut pas mêler des lettres d’alphabets qui se ressemblent.
refused-name-taken = À cette table, quelqu’un a un nom qui paraît identique.
refused-chat-length = Une ligne a de 1 à { $most } signes.
refused-silenced = L’hôte vous a demandé de garder le silence à cette table.
refused-banned = L’hôte de cette table vous a prié de ne pas y venir.
refused-banned-here = Vous ne pouvez plus participer sur ce serveur.
refused-muted-here = La modération vous a retiré la parole : vous pouvez jouer, mais pas écrire.
refused-moderator = Seule la personne qui tient ce serveur peut agir envers la modération.
refused-no-friend = On ne peut inviter que des amis et des personnes avec qui l’on a joué.
refused-blocked = Vous ne jouez pas avec une personne assise à cette table.
refused-plays = On ne peut pas renvoyer quelqu’un qui joue.
# $sign: a code point such as U+202E
refused-sign = Le signe { $sign } n’est pas admis ici.
refused-marks = Il y a trop de signes sur une seule lettre.
refused-hot-seat = À cette table, on se passe un seul écran : personne d’autre ne peut s’asseoir.
refused-rated = Une telle partie ne compte pas pour le classement : { $kind ->
    [one-screen] on s’y passe un seul écran.
    [lesson] elle continue là où une leçon s’est arrêtée.
   *[hints] on peut y demander conseil.
 }
refused-sign-in = Cela n’ouvre rien : déjà utilisé, trop ancien ou inexact.
refused-keep-elsewhere = Ouvrez ce lien dans le navigateur où vous l’avez demandé.
refused-no-mail = Ce serveur n’envoie pas de courriel.
refused-mail-address = Ce n’est pas une adresse électronique.
refused-webhook = Aucun webhook de ce genre ne peut être appelé d’ici.
refused-push = Le service de notifications de ce navigateur ne peut pas être appelé d’ici.
refused-not-taken = Le destinataire ne l’a pas accepté. Son adresse est-elle juste ?
refused-event-seats = C’est le tournoi qui dit qui s’assied à cette table.
refused-event-full = Le tournoi est complet.
refused-event-late = C’est trop tard : le tournoi a continué entre-temps.
refused-event-few = Il faut au moins deux participants.
# $days: how many
refused-vacation = { $days ->
        [0] Vous avez utilisé tous vos jours de vacances de cette année.
        [one] Il ne reste qu’un jour de vacances cette année.
       *[other] Il ne reste que { $days } jours de vacances cette année.
    }
refused-vacation-already = Vous êtes déjà en vacances.
refused-no-vacation = Vous n’êtes pas en vacances.
refused-deal-closed = Cette donne est close : il y en a une nouvelle chaque jour.
