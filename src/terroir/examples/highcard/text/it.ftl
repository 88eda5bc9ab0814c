### La più alta in italiano. Ogni file di lingua definisce gli stessi messaggi e le stesse variabili.

title = La più alta
    .text = Tutti coprono una carta insieme; la più alta prende la mano. Un esempio con carte nascoste.
section-play = Il gioco
rule-H-1 = Le carte in mano
    .text = Ognuno riceve quattro delle venti carte, da 1 a 20, e non le mostra a nessuno.
rule-H-2 = Coprire
    .text = Tutti scelgono insieme una delle proprie carte e la posano coperta.
rule-H-3 = La presa
    .text = Quando l’ultima carta è posata si scoprono tutte; la più alta prende, e le carte escono dal gioco.
rule-H-4 = La fine
    .text = Dopo quattro prese vince chi ne ha fatte di più; in parità ci si divide la vittoria.
prompt-highcard = Copri una delle tue carte
action-highcard-seal = Copri una carta
    .within = copri una carta
# $name: un giocatore; $highest: numero di una carta
event-highcard-card-dealt = { $name } riceve una carta.
event-highcard-card-sealed = { $name } ha coperto una carta.
event-highcard-trick-taken = { $name } prende con { $highest }.
highcard-turn = Ora non hai nulla da coprire.
highcard-hand = Questa carta non è nella tua mano.
