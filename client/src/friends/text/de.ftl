### Die Seite mit den Freunden, auf Deutsch.

title = Freunde
not-now = Nicht jetzt
go-on = Weiter
name-first = Sag zuerst einen Namen, damit andere wissen, wer fragt.

from-link = { $name } hat dir einen Link geschickt
ask-them = { $name } fragen
was-asked = { $name } ist gefragt. Ihr seid Freunde, sobald die Antwort Ja ist.
friends-now = Du und { $name } seid jetzt Freunde.
is-friend = Du und { $name } seid Freunde.
wants = { $name } möchte mit dir befreundet sein.
asking = Sie möchten mit dir befreundet sein
say-yes = Ja
say-no = Nein
your-friends = Deine Freunde
part = Entfernen
find-friends = Freunde finden
link-about = Schick jemandem diesen Link. Wer ihn öffnet, kann dich fragen, und du sagst Ja oder Nein.
your-link = Dein Link
copy = Kopieren
copied = Kopiert
their-name = Name
find = Suchen
find-about = Mit dem Namen findest du Leute, die zeigen, dass sie da sind, und Leute, mit denen du gespielt hast.
found-nobody = Niemand mit diesem Namen ist zu finden. Schick lieber deinen Link.
met = Mit ihnen hast du zuletzt gespielt
ask = Fragen
asked = Noch ohne Antwort
take-back = Zurücknehmen
blocked = Blockiert

## An einen Tisch bitten

invitations = Du wirst zum Spiel gebeten
asks-you = { $name } möchte mit dir { $game } spielen.
come = Hingehen
do-not-come = Nein, danke
call = { $name } dazubitten
is-called = { $name } ist gebeten
no-friends = Noch ist niemand da, den du bitten könntest.
