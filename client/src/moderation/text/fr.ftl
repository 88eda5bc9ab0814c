### La page de la modération, en français.

title = Modération
nobody = une personne partie
reports = Signalements
no-reports = Personne n’a rien signalé.
more-reports = { $count ->
        [one] Un autre signalement suivra, une fois ceux-ci réglés.
       *[other] { $count } autres signalements suivront, une fois ceux-ci réglés.
    }
about = À propos de { $name }
reported-by = Signalé par { $name }
table = Voir la table
private-table = une table privée
said = Ce qui s’est dit avant
note = Note pour le journal
settle = C’est réglé
is-settled = Le signalement à propos de { $name } est réglé.
mute = Retirer la parole à { $name }
unmute = Rendre la parole à { $name }
is-mute = { $name } ne peut plus écrire dans aucune discussion.
is-unmute = { $name } peut de nouveau écrire.
ban = Exclure { $name }
unban = Laisser revenir { $name }
ban-sure = { $name } ne pourra plus rien faire ici. Exclure cette personne ?
is-ban = L’exclusion de { $name } est en vigueur.
is-unban = { $name } peut de nouveau participer.
close = Fermer la table
close-sure = Plus personne ne pourra jouer à cette table. La fermer ?
is-closed = La table est fermée.
other-name = Un autre nom pour { $name }
rename = Renommer
is-renamed = { $name } porte maintenant un autre nom.
restrained = Sans parole ou exclus
muted = Ne peut écrire dans aucune discussion
banned = Ne peut pas participer
deeds = Interventions
no-deeds = Aucune pour l’instant.
who-runs-it = L’administration du serveur
deed-settled = { $by } a réglé un signalement.
deed-banned = { $by } a exclu { $name }.
deed-unbanned = { $by } a laissé revenir { $name }.
deed-muted = { $by } a retiré la parole à { $name }.
deed-unmuted = { $by } a rendu la parole à { $name }.
deed-renamed = { $by } a donné un autre nom à { $name }.
deed-closed = { $by } a fermé une table.
deed-moderator-added = { $by } a confié la modération à { $name }.
deed-moderator-removed = { $by } a retiré la modération à { $name }.
