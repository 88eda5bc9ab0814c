### Die Seite des eigenen Kontos, auf Deutsch.

title = Deine Spiele, wo immer du bist
not-now = Jetzt nicht
keep = Meine Spiele behalten
sign-in = Anmelden
remove = Entfernen

## Spiele behalten

keep-title = Meine Spiele behalten
keep-about = Du bist { $name }, und nur dieser Browser weiß es. Wähle einen Weg zurück, dann bleiben deine Tische und beendeten Spiele auf jedem Gerät deine. Zum Spielen braucht das niemand.
kept-title = Deine Spiele sind behalten
kept-about = Du bist { $name }. Auf jedem dieser Wege kommst du zurück, mit allen Tischen und beendeten Spielen.
passkeys = Passkey
a-passkey = Passkey
keep-by-passkey = Mit einem Passkey behalten
another-passkey = Weiteren Passkey hinzufügen
passkey-not-used = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
kept-by-passkey = Deine Spiele sind behalten: Dieser Passkey bringt dich zurück.
remove-passkey-sure = Diesen Passkey entfernen? Er bringt dich dann nicht mehr zurück.
no-passkeys-http = Passkeys brauchen eine Verbindung über https. Dieser Server ist über einfaches http erreichbar, wie in einem Heimnetz: Nimm einen Wiederherstellungscode, oder melde ein anderes Gerät mit dem Bild weiter unten an.
no-passkeys-address = Passkeys brauchen einen Namen statt einer Adresse: Öffne auf diesem Computer http://localhost{ $port }.
no-passkeys-browser = Dieser Browser kennt keine Passkeys.
made-on = gemacht am { $day }
used-on = zuletzt benutzt am { $day }
mail = Mail
mail-address = Deine Mailadresse
mail-about = Wir schicken dir einen Link. Die Adresse dient dazu, und für Nachrichten, wenn du welche willst; niemand sieht sie.
remove-mail-sure = Deine Mailadresse entfernen? Dann wird kein Link mehr dorthin geschickt.
send-link = Link schicken
link-sent = Wenn { $address } erreichbar ist, ist ein Link unterwegs. Er gilt einmal, 15 Minuten lang; so lange wird kein weiterer geschickt.
code = Wiederherstellungscode
code-about = Ein Code zum Aufschreiben, für den Tag, an dem du alles andere verloren hast.
code-there = Du hast einen. Ein neuer macht den alten ungültig.
code-make = Wiederherstellungscode machen
code-anew = Neuen Code machen
code-title = Dein Wiederherstellungscode
code-once = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt und gilt einmal.
code-written-down = Ich habe ihn aufgeschrieben

## Zurückkommen

have-one = Du hast schon Spiele behalten?
have-one-about = Hier kommst du zu ihnen zurück.
bring = Mitnehmen, was { $name } hier spielt
bring-about = Tische und beendete Partien gehören dann zu deinem Konto; Wertungen bleiben, wie sie sind. Sonst bleibt zurück, was { $name } spielt.
sign-in-by-passkey = Mit einem Passkey anmelden
mail-of-account = Mailadresse deines Kontos
send-sign-in-link = Link schicken
sign-in-by-code = Mit dem Code anmelden
sign-in-by-device = Oder öffne diese Seite auf einem Gerät, auf dem du angemeldet bist, und scanne das Bild unter „Geräte“.
signed-in-as = Willkommen zurück, { $name }.
tables-behind = { $count ->
    [one] Ein Tisch konnte nicht mitkommen.
   *[other] { $count } Tische konnten nicht mitkommen.
 }
link-enter = Hier als { $name } anmelden?
link-keep = Die Spiele von { $name } mit deiner Mailadresse behalten?

## Geräte

devices = Geräte
another-device = Auf einem anderen Gerät anmelden
device-picture = QR-Code, der ein anderes Gerät als dich anmeldet
device-about = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal, { $minutes } Minuten lang. Zeig ihn sonst niemandem: Er ist dein Konto.
device-link = Link für das andere Gerät
a-browser = Browser
this-browser = dieser Browser
seen-on = zuletzt gesehen am { $day }
end-session = Beenden
end-others = Alle anderen beenden
session-ended = Beendet: Dort ist niemand mehr angemeldet.
sign-out = Abmelden
sign-out-sure = Du hast noch keinen Weg zurück: Deine Spiele wären für dich verloren. Trotzdem abmelden?
signed-out = Du bist abgemeldet.

## Die eigenen Daten

my-data = Deine Daten
my-data-about = Nimm alles, was wir von dir haben, als Datei mit, oder lass es löschen. Spiele, die andere mit dir gespielt haben, bleiben, ohne deinen Namen.
export = Meine Daten speichern
erase = Mich löschen
erase-sure = { $name } verlässt alle Tische und gibt laufende Spiele auf. Konto, Name, Chat und importierte Spiele sind endgültig weg.
erase-now = Alles löschen
erased = Du bist gelöscht. Nichts mit deinem Namen ist geblieben.

## Nachrichten

notices = Bescheid, wenn ich am Zug bin
notices-about = Für Spiele über Tage: Erfahre, wenn ein Tisch auf dich wartet, auch wenn diese Seite zu ist. Eine Nachricht sagt, was wo gespielt wird, und nichts vom Spiel.
notices-kept = Erledigt.
by-push = Benachrichtigung eines Browsers
by-mail = Mail, höchstens eine, bis du nachgesehen hast
by-webhook = Webhook
add-push = In diesem Browser benachrichtigen
add-mail = Per Mail Bescheid geben
no-push = Dieser Browser zeigt Benachrichtigungen nur von Seiten mit https; auf iPhone oder iPad lege diese Seite zuerst auf den Home-Bildschirm.
push-not-wanted = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
mail-first = Für Nachrichten per Mail behalte deine Spiele zuerst mit einer Mailadresse.
webhook-address = Webhook von Discord, ntfy, Matrix, …
add-webhook = Hinzufügen
webhook-about = Eine eigene Adresse, die angerufen wird, etwa https://…, discord://… oder ntfy://mein-thema. Wer dort mitliest, liest deine Nachrichten.
not-reached = { $times ->
        [one] war beim letzten Mal nicht erreichbar
       *[other] war { $times } Mal nicht erreichbar
    }
test = Probieren
test-sent = Gesendet. Ist es angekommen?
when = Wann
quiet-hours = Ruhezeit
quiet-from = von
quiet-to = bis
gather = Nicht öfter als
gather-0 = bei jedem Zug
gather-15 = jede Viertelstunde
gather-60 = einmal in der Stunde
gather-240 = alle vier Stunden
gather-1440 = einmal am Tag
of-tables = Von diesen Tischen

## Vacation

vacation = Ferien
# $days: how many in a year
vacation-about = An Tischen, an denen ein Zug einen Tag oder länger dauern darf, steht deine Uhr still, solange du weg bist; die anderen sehen es, und du bekommst keine Nachrichten. Ziehen darfst du trotzdem. Alle haben { $days } Tage im Jahr.
vacation-days = Tage
vacation-begin = Jetzt in die Ferien gehen
# $day: a date
vacation-until = Du bist in den Ferien bis { $day }.
vacation-end = Ich bin zurück
vacation-begun = Schöne Ferien! Deine langsamen Uhren stehen still.
vacation-over = Willkommen zurück! Deine Uhren laufen wieder.
# $days: how many
vacation-left = { $days ->
        [one] Dieses Jahr bleibt noch ein Tag. Jeder angefangene Tag zählt.
       *[other] Dieses Jahr bleiben noch { $days } Tage. Jeder angefangene Tag zählt.
    }

moderator-about = Du moderierst auf diesem Server.
to-moderation = Zur Seite der Moderation
