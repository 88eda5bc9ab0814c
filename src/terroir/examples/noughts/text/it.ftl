### Tris in italiano. Ogni file di lingua definisce gli stessi messaggi e le stesse variabili.

title = Tris
    .text = Tre segni in fila vincono. Un esempio: il gioco più piccolo che ci sia.
section-play = Il gioco
rule-N-1 = Turni
    .text = Le croci cominciano; poi si gioca a turno.
rule-N-2 = Segnare
    .text = Chi è di turno segna una casella libera delle nove.
rule-N-3 = Vincere
    .text = Tre propri segni in fila, in orizzontale, verticale o diagonale, vincono subito.
rule-N-4 = Patta
    .text = Se tutte le caselle sono segnate e nessuno ha una fila, i due si dividono la vittoria.
prompt-noughts = Segna una casella libera
action-noughts-mark = Segna una casella
    .within = segna una casella
# $space: nome di una casella; $name: un giocatore
event-noughts-space-marked = { $name } segna { $space }.
noughts-turn = Non è il tuo turno.
noughts-taken = Questa casella non è libera.
