### Classifiche e pagine delle persone, in italiano.

ratings = Classifica
ratings-about = Contano le partite ai tavoli classificati. Tutti cominciano da 1500; chi vince tre partite su quattro contro qualcuno è più forte di circa 200 punti. La barra dice quanto è sicuro: 95 volte su 100 la verità è lì dentro. I bot non cambiano mai e mostrano a che punto si è.
place = Posto
name = Nome
interval = Quanto è sicuro
rating = Punteggio
games = Partite
reach = ± { $reach }
a-bot = Bot, { $level }
you-are = Tu: { $points } ± { $reach } dopo { $games } partite
you-provisional = Tu: { $points } ± { $reach }, provvisorio: { $games } partite su { $of }
nobody-yet = Qui non c’è ancora nessuno: servono { $of } partite classificate.

## At the end of a game

now-rated = Il tuo punteggio: { $points } ({ $change })
not-counted = Questa partita non conta per la classifica: { $why ->
    [unfinished] non è stata giocata fino in fondo.
    [repeated] le stesse persone hanno giocato abbastanza partite classificate oggi.
   *[other] non c’era nessuno con cui confrontarsi.
 }

## La pagina di una persona

person-title = { $name }
me-title = Le tue partite
no-person = A questo indirizzo non c’è nessuno.
nobody-you = Non hai ancora un nome: gioca prima una partita.
since = qui dal { $day }
no-games = Nessuna partita finita che tu possa conoscere.
tally = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }, { $won ->
    [0] nessuna vinta
    [one] { $won } vinta
   *[other] { $won } vinte
 }
won-share = { $percent } % vinte
average = Punti in media
best = Miglior risultato
by-source = Da dove venivano i punti
of-analysed = in media su { $count ->
    [one] una partita analizzata
   *[other] { $count } partite analizzate
 }
over-games = in media su { $count ->
    [one] una partita
   *[other] { $count } partite
 }
mistakes = Perso per errori
mistakes-lost = { $percent } % di una vittoria a partita
favourite = Gioca di più con
by-players = Per numero di giocatori
players = in { $count }
by-variant = Per regole
usual-rules = le regole consuete
opponents = Avversari
latest = Ultime partite
won = Vinta
lost = Persa
rated-at = Punteggio { $points }
provisional = provvisorio
course-of = Punteggio a { $game }, partita dopo partita
see-ratings = Tutta la classifica
private-title = Che cosa vedono gli altri
private-about = Le partite ai tavoli privati e ai tavoli con link si mostrano solo a chi vi sedeva. Quello che disattivi lo vedi solo tu.
item-ratings = I miei punteggi, anche in classifica
item-results = Quante partite gioco e vinco
item-points = I miei punti e da dove vengono
item-mistakes = Quanto mi costano gli errori
item-opponents = Con chi gioco
item-games = Le mie ultime partite
