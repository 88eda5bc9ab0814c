### La pagina degli amici, in italiano.

title = Amici
not-now = Non ora
go-on = Avanti
name-first = Di’ prima un nome, così gli altri sanno chi chiede.

from-link = { $name } ti ha mandato un link
ask-them = Chiedi a { $name }
was-asked = La richiesta è stata mandata a { $name }. Sarete amici appena la risposta sarà sì.
friends-now = Tu e { $name } siete amici.
is-friend = Tu e { $name } siete amici.
wants = { $name } vuole essere tra i tuoi amici.
asking = Vogliono essere tuoi amici
say-yes = Sì
say-no = No
your-friends = I tuoi amici
part = Togli
find-friends = Trova amici
link-about = Manda questo link a qualcuno. Chi lo apre può farti la richiesta, e tu dici sì o no.
your-link = Il tuo link
copy = Copia
copied = Copiato
their-name = Il suo nome
find = Cerca
find-about = Per nome trovi chi mostra di essere qui, e chi ha già giocato con te.
found-nobody = Nessuno con questo nome. Manda piuttosto il tuo link.
met = Hai giocato da poco con
ask = Chiedi
asked = Senza risposta finora
take-back = Ritira
blocked = Bloccati

## Chiamare a un tavolo

invitations = Ti invitano a giocare
asks-you = { $name } ti invita a giocare a { $game }.
come = Vai al tavolo
do-not-come = No, grazie
call = Invita { $name }
is-called = Invito mandato a { $name }
no-friends = Non c’è ancora nessuno da invitare.
