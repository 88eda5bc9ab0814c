### La pagina della moderazione, in italiano.

title = Moderazione
nobody = qualcuno che non c’è più
reports = Segnalazioni
no-reports = Nessuno ha segnalato nulla.
more-reports = { $count ->
        [one] Un’altra segnalazione appare quando queste sono risolte.
       *[other] Altre { $count } segnalazioni appaiono quando queste sono risolte.
    }
about = Su { $name }
reported-by = Segnalazione di { $name }
table = Vedere il tavolo
private-table = un tavolo privato
said = Che cosa si è detto prima
note = Nota per il registro
settle = Risolta
is-settled = La segnalazione su { $name } è risolta.
mute = Togliere la parola a { $name }
unmute = Ridare la parola a { $name }
is-mute = { $name } non può più scrivere in nessuna chat.
is-unmute = { $name } può scrivere di nuovo.
ban = Escludere { $name }
unban = Lasciar tornare { $name }
ban-sure = { $name } non potrà più fare nulla qui. Escludere questa persona?
is-ban = L’esclusione di { $name } è in vigore.
is-unban = { $name } può partecipare di nuovo.
close = Chiudere il tavolo
close-sure = Nessuno potrà più giocare a questo tavolo. Chiuderlo?
is-closed = Il tavolo è chiuso.
other-name = Un altro nome per { $name }
rename = Rinominare
is-renamed = { $name } ora ha un altro nome.
restrained = Senza parola o esclusi
muted = Non può scrivere in nessuna chat
banned = Non può partecipare
deeds = Interventi
no-deeds = Ancora nessuno.
who-runs-it = Chi gestisce il server
deed-settled = { $by } ha risolto una segnalazione.
deed-banned = { $by } ha escluso { $name }.
deed-unbanned = { $by } ha lasciato tornare { $name }.
deed-muted = { $by } ha tolto la parola a { $name }.
deed-unmuted = { $by } ha ridato la parola a { $name }.
deed-renamed = { $by } ha dato un altro nome a { $name }.
deed-closed = { $by } ha chiuso un tavolo.
deed-moderator-added = { $by } ha affidato la moderazione a { $name }.
deed-moderator-removed = { $by } ha tolto la moderazione a { $name }.
