### Un turno in sei immagini: a title and a sentence for each example turn-N-NAME.

turn-1-income = La rendita
    .text = La tua Partenza ti paga, e ogni tuo Negozio prende un gettone da ciascuno.
turn-2-lay = Cala una carta
    .text = Una carta della tua catena, in ordine; Negozi quanti ne vuoi.
turn-3-special = Gioca speciali
    .text = Distruggono le carte altrui, fermano la rendita o ti portano carte.
turn-4-draw = Pesca due carte
    .text = La prima resta segreta. La seconda si mostra: la tieni, oppure si lotta per averla.
turn-5-auction = Fai un’offerta
    .text = L’offerta più alta prende la carta: a voce, o a pugno chiuso.
turn-6-win = Vinci
    .text = Tutti i sette passi della catena davanti a te: vinci subito.
