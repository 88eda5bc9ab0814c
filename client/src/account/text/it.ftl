### La pagina del proprio account, in italiano.

title = Le tue partite, ovunque tu sia
not-now = Non ora
keep = Conserva le mie partite
sign-in = Accedi
remove = Rimuovi

## Conservare le proprie partite

keep-title = Conserva le mie partite
keep-about = Sei { $name }, e lo sa solo questo browser. Scegli un modo per tornare, e i tuoi tavoli e le partite finite restano tuoi su ogni dispositivo. Per giocare non serve a nessuno.
kept-title = Le tue partite sono al sicuro
kept-about = Sei { $name }. Ognuno di questi modi ti riporta qui, con tutti i tavoli e le partite finite.
passkeys = Passkey
a-passkey = Passkey
keep-by-passkey = Conserva le partite con una passkey
another-passkey = Aggiungi un’altra passkey
passkey-not-used = Nessuna passkey è stata usata. Puoi riprovare.
kept-by-passkey = Le tue partite sono al sicuro: questa passkey ti riporta qui.
remove-passkey-sure = Rimuovere questa passkey? Non ti riporterà più qui.
no-passkeys-http = Le passkey richiedono una connessione https. Questo server è raggiunto in semplice http, come in una rete domestica: usa un codice di recupero, o accedi da un altro dispositivo con l’immagine qui sotto.
no-passkeys-address = Le passkey richiedono un nome al posto di un indirizzo: su questo computer apri http://localhost{ $port }.
no-passkeys-browser = Questo browser non conosce le passkey.
made-on = creata il { $day }
used-on = usata il { $day }
mail = Posta
mail-address = Il tuo indirizzo di posta
mail-about = Ti mandiamo un link. L’indirizzo serve a questo, e agli avvisi se ne vuoi; non lo vede nessuno.
remove-mail-sure = Rimuovere il tuo indirizzo? Non vi sarà più mandato nessun link.
send-link = Mandami un link
link-sent = Se la posta arriva a { $address }, un link è in viaggio. Vale una volta, per 15 minuti; fino ad allora non ne viene mandato un altro.
code = Codice di recupero
code-about = Un codice da scrivere, per il giorno in cui avrai perso tutto il resto.
code-there = Ne hai uno. Un codice nuovo annulla quello di prima.
code-make = Crea un codice di recupero
code-anew = Crea un nuovo codice
code-title = Il tuo codice di recupero
code-once = Scrivilo adesso: si vede solo questa volta, e vale una volta.
code-written-down = L’ho scritto

## Tornare

have-one = Hai già conservato delle partite?
have-one-about = Ritrovale qui.
bring = Porta con te quello che gioca { $name } qui
bring-about = I tavoli e le partite finite passano al tuo account; i punteggi in classifica restano come sono. Altrimenti quello che gioca { $name } resta indietro.
sign-in-by-passkey = Accedi con una passkey
mail-of-account = Indirizzo del tuo account
send-sign-in-link = Mandami un link
sign-in-by-code = Accedi con il codice
sign-in-by-device = Oppure apri questa pagina su un dispositivo da cui hai già fatto l’accesso, e inquadra l’immagine sotto «Dispositivi».
signed-in-as = Bentornato, { $name }.
tables-behind = { $count ->
    [one] Un tavolo non è potuto venire con te.
   *[other] { $count } tavoli non sono potuti venire con te.
 }
link-enter = Accedere qui come { $name }?
link-keep = Conservare le partite di { $name } con il tuo indirizzo di posta?

## Dispositivi

devices = Dispositivi
another-device = Accedi da un altro dispositivo
device-picture = Codice QR che fa accedere un altro dispositivo al tuo account
device-about = Inquadralo con l’altro dispositivo, o aprici il link. Vale una volta, per { $minutes } minuti. Non mostrarlo ad altri: è il tuo account.
device-link = Link per l’altro dispositivo
a-browser = Browser
this-browser = questo browser
seen-on = visto il { $day }
end-session = Termina
end-others = Termina tutte le altre
session-ended = Fatto: quel dispositivo non è più collegato.
sign-out = Esci
sign-out-sure = Non hai ancora un modo per tornare: le tue partite andrebbero perse per te. Uscire lo stesso?
signed-out = Sei uscito.

## I propri dati

my-data = I tuoi dati
my-data-about = Porta via in un file tutto quello che conserviamo di te, o fallo cancellare. Le partite che altri hanno giocato con te restano, senza il tuo nome.
export = Salva i miei dati
erase = Cancellami
erase-sure = { $name } lascia tutti i tavoli e abbandona le partite in corso. Account, nome, chat e partite importate spariscono per sempre.
erase-now = Cancella tutto
erased = Sei cancellato. Non resta niente con il tuo nome.

## Avvisi

notices = Avvisami quando tocca a me
notices-about = Per le partite di più giorni: scopri quando un tavolo ti aspetta, anche a pagina chiusa. Un avviso dice che cosa si gioca e dove, e niente della partita.
notices-kept = Fatto.
by-push = Notifica di un browser
by-mail = Posta, al massimo una finché non hai guardato
by-webhook = Webhook
add-push = Avvisa in questo browser
add-mail = Avvisami per posta
no-push = Questo browser mostra solo notifiche di pagine https; su iPhone o iPad aggiungi prima questa pagina alla schermata Home.
push-not-wanted = Il tuo browser non permette notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
mail-first = Per avvisi per posta, conserva prima le tue partite con un indirizzo di posta.
webhook-address = Webhook di Discord, ntfy, Matrix, …
add-webhook = Aggiungi
webhook-about = Un tuo indirizzo che viene chiamato, come https://…, discord://… o ntfy://mio-tema. Chi può leggere lì legge i tuoi avvisi.
not-reached = { $times ->
        [one] non raggiungibile l’ultima volta
       *[other] non raggiungibile { $times } volte
    }
test = Prova
test-sent = Inviato. È arrivato?
when = Quando
quiet-hours = Ore di silenzio
quiet-from = dalle
quiet-to = alle
gather = Non più spesso di
gather-0 = a ogni turno
gather-15 = ogni quarto d’ora
gather-60 = una volta all’ora
gather-240 = ogni quattro ore
gather-1440 = una volta al giorno
of-tables = Di questi tavoli

## Vacation

vacation = Vacanze
# $days: how many in a year
vacation-about = Ai tavoli dove una mossa può durare un giorno o più, il tuo orologio resta fermo mentre sei via, gli altri lo vedono e non ricevi avvisi. Puoi giocare lo stesso. Ognuno ha { $days } giorni all’anno.
vacation-days = Giorni
vacation-begin = Vado in vacanza adesso
# $day: a date
vacation-until = Sei in vacanza fino al { $day }.
vacation-end = Sono di ritorno
vacation-begun = Buone vacanze! I tuoi orologi lenti sono fermi.
vacation-over = Bentornato! I tuoi orologi corrono di nuovo.
# $days: how many
vacation-left = { $days ->
        [one] Quest’anno resta un giorno. Conta ogni giorno iniziato.
       *[other] Quest’anno restano { $days } giorni. Conta ogni giorno iniziato.
    }

moderator-about = Moderi questo server.
to-moderation = Alla pagina di moderazione
