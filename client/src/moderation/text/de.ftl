### Die Seite der Moderation, auf Deutsch.

title = Moderation
nobody = jemand, der nicht mehr da ist
reports = Meldungen
no-reports = Niemand hat etwas gemeldet.
more-reports = { $count ->
        [one] Eine weitere Meldung erscheint, wenn diese erledigt sind.
       *[other] { $count } weitere Meldungen erscheinen, wenn diese erledigt sind.
    }
about = Über { $name }
reported-by = Gemeldet von { $name }
table = Tisch ansehen
private-table = ein privater Tisch
said = Was vorher gesagt wurde
note = Notiz für das Protokoll
settle = Erledigt
is-settled = Die Meldung über { $name } ist erledigt.
mute = { $name } stummschalten
unmute = { $name } wieder schreiben lassen
is-mute = { $name } kann in keinem Chat mehr schreiben.
is-unmute = { $name } kann wieder schreiben.
ban = { $name } sperren
unban = { $name } wieder zulassen
ban-sure = { $name } kann dann hier nichts mehr tun. Sperren?
is-ban = { $name } ist gesperrt.
is-unban = { $name } kann wieder mitmachen.
close = Tisch schließen
close-sure = An diesem Tisch kann dann niemand mehr spielen. Schließen?
is-closed = Der Tisch ist geschlossen.
other-name = Ein anderer Name für { $name }
rename = Umbenennen
is-renamed = { $name } heißt jetzt anders.
restrained = Stummgeschaltet oder gesperrt
muted = Kann in keinem Chat schreiben
banned = Kann nicht mitmachen
deeds = Was getan wurde
no-deeds = Noch nichts.
who-runs-it = Die Serverleitung
deed-settled = { $by } hat eine Meldung erledigt.
deed-banned = { $by } hat { $name } gesperrt.
deed-unbanned = { $by } hat { $name } wieder zugelassen.
deed-muted = { $by } hat { $name } stummgeschaltet.
deed-unmuted = { $by } lässt { $name } wieder schreiben.
deed-renamed = { $by } hat { $name } umbenannt.
deed-closed = { $by } hat einen Tisch geschlossen.
deed-moderator-added = { $by } hat { $name } die Moderation anvertraut.
deed-moderator-removed = { $by } hat { $name } die Moderation entzogen.
