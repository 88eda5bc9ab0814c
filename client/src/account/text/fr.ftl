### La page de son compte, en français.

title = Vos parties, où que vous soyez
not-now = Pas maintenant
keep = Garder mes parties
sign-in = Se connecter
remove = Retirer

## Garder ses parties

keep-title = Garder mes parties
keep-about = Vous êtes { $name }, et seul ce navigateur le sait. Choisissez un moyen de revenir, et vos tables et parties terminées restent les vôtres sur chaque appareil. Personne n’en a besoin pour jouer.
kept-title = Vos parties sont gardées
kept-about = Vous êtes { $name }. Chacun de ces moyens vous ramène à toutes vos tables et parties terminées.
passkeys = Clé d’accès
a-passkey = Clé d’accès
keep-by-passkey = Garder mes parties avec une clé d’accès
another-passkey = Ajouter une clé d’accès
passkey-not-used = Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer.
kept-by-passkey = Vos parties sont gardées : cette clé d’accès vous ramène ici.
remove-passkey-sure = Retirer cette clé d’accès ? Elle ne vous ramènera plus ici.
no-passkeys-http = Les clés d’accès exigent une connexion https. Ce serveur est en simple http, comme dans un réseau domestique : prenez un code de secours, ou connectez un autre appareil avec l’image plus bas.
no-passkeys-address = Les clés d’accès exigent un nom au lieu d’une adresse : sur cet ordinateur, ouvrez http://localhost{ $port }.
no-passkeys-browser = Ce navigateur ne connaît pas les clés d’accès.
made-on = créée le { $day }
used-on = utilisée le { $day }
mail = Courriel
mail-address = Votre adresse électronique
mail-about = Nous vous envoyons un lien. L’adresse sert à cela, et aux avis si vous en voulez ; personne ne la voit.
remove-mail-sure = Retirer votre adresse ? Plus aucun lien n’y sera envoyé.
send-link = M’envoyer un lien
link-sent = Si { $address } peut recevoir du courrier, un lien est en route. Il sert une fois, pendant 15 minutes ; d’ici là, aucun autre n’est envoyé.
code = Code de secours
code-about = Un code à noter, pour le jour où vous aurez perdu tout le reste.
code-there = Vous en avez un. Un nouveau code annule l’ancien.
code-make = Créer un code de secours
code-anew = Créer un nouveau code
code-title = Votre code de secours
code-once = Notez-le maintenant : il n’est montré que cette fois, et il sert une fois.
code-written-down = Je l’ai noté

## Revenir

have-one = Vous avez déjà gardé des parties ?
have-one-about = Retrouvez-les ici.
bring = Emporter ce que { $name } joue ici
bring-about = Les tables et les parties finies passent à votre compte ; les classements restent tels quels. Sinon, ce que joue { $name } reste en arrière.
sign-in-by-passkey = Se connecter avec une clé d’accès
mail-of-account = Adresse de votre compte
send-sign-in-link = M’envoyer un lien
sign-in-by-code = Se connecter avec le code
sign-in-by-device = Ou ouvrez cette page sur un appareil où vous êtes connecté, et scannez l’image sous « Appareils ».
signed-in-as = Bon retour, { $name }.
tables-behind = { $count ->
    [one] Une table n’a pas pu suivre.
   *[other] { $count } tables n’ont pas pu suivre.
 }
link-enter = Se connecter ici en tant que { $name } ?
link-keep = Garder les parties de { $name } avec votre adresse électronique ?

## Appareils

devices = Appareils
another-device = Se connecter sur un autre appareil
device-picture = Code QR qui connecte un autre appareil à votre compte
device-about = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant { $minutes } minutes. Ne le montrez à personne : c’est votre compte.
device-link = Lien pour l’autre appareil
a-browser = Navigateur
this-browser = ce navigateur
seen-on = vu le { $day }
end-session = Terminer
end-others = Terminer toutes les autres
session-ended = C’est fait : cet appareil est déconnecté.
sign-out = Se déconnecter
sign-out-sure = Vous n’avez encore aucun moyen de revenir : vos parties seraient perdues pour vous. Se déconnecter quand même ?
signed-out = Vous êtes déconnecté.

## Ses données

my-data = Vos données
my-data-about = Emportez tout ce qui est gardé de vous dans un fichier, ou faites-le effacer. Les parties que d’autres ont jouées avec vous restent, sans votre nom.
export = Enregistrer mes données
erase = M’effacer
erase-sure = { $name } quitte toutes les tables et abandonne les parties en cours. Compte, nom, messages et parties importées disparaissent pour toujours.
erase-now = Tout effacer
erased = Vous êtes effacé. Il ne reste rien à votre nom.

## Avis

notices = Me prévenir quand c’est à moi
notices-about = Pour les parties sur plusieurs jours : apprenez qu’une table vous attend, même quand cette page est fermée. Un avis dit ce qui se joue et où, et rien de la partie.
notices-kept = C’est fait.
by-push = Notification d’un navigateur
by-mail = Courriel, un seul au plus tant que vous n’avez pas regardé
by-webhook = Webhook
add-push = Prévenir dans ce navigateur
add-mail = Me prévenir par courriel
no-push = Ce navigateur ne montre que les notifications de pages en https ; sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil.
push-not-wanted = Votre navigateur n’autorise pas les notifications de cette page. Ses réglages permettent de changer cela.
mail-first = Pour des avis par courriel, gardez d’abord vos parties avec une adresse électronique.
webhook-address = Webhook de Discord, ntfy, Matrix, …
add-webhook = Ajouter
webhook-about = Une adresse à vous qui est appelée, comme https://…, discord://… ou ntfy://mon-sujet. Qui peut y lire lit vos avis.
not-reached = { $times ->
        [one] injoignable la dernière fois
       *[other] injoignable { $times } fois
    }
test = Essayer
test-sent = Envoyé. Est-ce arrivé ?
when = Quand
quiet-hours = Heures calmes
quiet-from = de
quiet-to = à
gather = Pas plus souvent que
gather-0 = à chaque tour
gather-15 = tous les quarts d’heure
gather-60 = une fois par heure
gather-240 = toutes les quatre heures
gather-1440 = une fois par jour
of-tables = De ces tables

## Vacation

vacation = Vacances
# $days: how many in a year
vacation-about = Aux tables où un coup peut prendre un jour ou plus, votre pendule s’arrête pendant votre absence, les autres le voient et vous ne recevez aucun avis. Vous pouvez tout de même jouer. Chacun dispose de { $days } jours par an.
vacation-days = Jours
vacation-begin = Partir en vacances maintenant
# $day: a date
vacation-until = Vous êtes en vacances jusqu’au { $day }.
vacation-end = Je suis de retour
vacation-begun = Bonnes vacances ! Vos pendules lentes sont arrêtées.
vacation-over = Bon retour ! Vos pendules tournent de nouveau.
# $days: how many
vacation-left = { $days ->
        [one] Il reste { $days } jour cette année. Chaque jour entamé compte.
       *[other] Il reste { $days } jours cette année. Chaque jour entamé compte.
    }

moderator-about = Vous faites partie de la modération de ce serveur.
to-moderation = Vers la page de modération
