### La page des amis, en français.

title = Amis
not-now = Pas maintenant
go-on = Continuer
name-first = Dites d’abord un nom, pour que l’on sache qui demande.

from-link = { $name } vous a envoyé un lien
ask-them = Demander à { $name }
was-asked = La demande est envoyée à { $name }. Vous serez amis dès que la réponse sera oui.
friends-now = { $name } et vous êtes amis.
is-friend = { $name } et vous êtes amis.
wants = { $name } aimerait être de vos amis.
asking = Ces personnes aimeraient être vos amis
say-yes = Oui
say-no = Non
your-friends = Vos amis
part = Retirer
find-friends = Trouver des amis
link-about = Envoyez ce lien à quelqu’un. Qui l’ouvre peut vous faire une demande, et vous dites oui ou non.
your-link = Votre lien
copy = Copier
copied = Copié
their-name = Son nom
find = Chercher
find-about = Par le nom, on trouve les personnes qui montrent qu’elles sont là, et celles avec qui l’on a joué.
found-nobody = Personne de ce nom n’a été trouvé. Envoyez plutôt votre lien.
met = Joué ensemble récemment
ask = Demander
asked = Pas encore de réponse
take-back = Retirer la demande
blocked = Bloqués

## Inviter à une table

invitations = On vous invite à jouer
asks-you = { $name } vous invite à jouer à { $game }.
come = Y aller
do-not-come = Non, merci
call = Inviter { $name }
is-called = { $name } est invité
no-friends = Il n’y a encore personne à inviter.
