### What the lessons of Citrus say, in Italian: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-buy = Comprare una fila
lesson-buy-1 = Pianta frutti intorno alle Finca: chi ne ha di più guadagna di più.
lesson-buy-2 = Nel tuo turno compri un’intera fila del mercato: una moneta per ogni tessera.
    .task = Compra la fila 1.
    .else = In una vera partita, perché no. Qui prendi la fila 1: due tessere per due monete.
lesson-buy-3 = Due tessere, due monete. Ciò che compri si costruisce nello stesso turno.

lesson-build = Costruire accanto a una strada
lesson-build-1 = Una nuova zona comincia su una casella strada, proprio accanto a una Finca.
    .task = Costruisci il limone sulla casella illuminata.
    .else = Si può. Qui costruisci il limone sulla casella illuminata, accanto alla Finca.
lesson-build-2 = Ha preso uno dei tuoi cinque lavoratori. Senza lavoratori non comincia nessuna zona.
lesson-build-3 = Sulle strade di una Finca ogni frutto sta una volta sola: la tua arancia va qui.
    .task = Costruisci l’arancia sulla casella illuminata.
    .else = Si può anche così. In questa lezione metti l’arancia di fronte al limone.

lesson-grow = Ampliare una zona, trovare un pozzo
lesson-grow-1 = Accanto al suo frutto una tessera si unisce alla tua zona, e non serve un lavoratore.
    .task = Costruisci il limone accanto al tuo.
    .else = Si può. Qui fai crescere i tuoi limoni sulla casella illuminata.
lesson-grow-2 = Questa tessera ha un pozzo: al raccolto conta doppio.
    .task = Costruisci il limone con il pozzo.
    .else = Si può. Qui fai crescere i tuoi limoni sulla casella illuminata.

lesson-surround = Circondare una Finca
lesson-surround-1 = Una Finca paga quando tutte e otto le caselle intorno sono occupate: piantagioni, terreni o rocce.
lesson-surround-2 = Costruisci il lime nell’ultimo varco: il tetto si chiude e la Finca paga.
    .task = Costruisci il lime sulla casella illuminata.
    .else = Ben costruito, ma il tetto resta aperto. Chiudi l’ultimo varco.
lesson-surround-3 = Qui le tue zone hanno sei tessere, quelle del bot cinque: dodici punti a te, quattro a lui.

lesson-majority = Maggioranza e parità
lesson-majority-1 = Ogni zona che tocca la Finca conta per intero, anche se la tocca solo in un angolo.
lesson-majority-2 = Con quattro tessere a testa sareste pari: dieci punti a entrambi. Aggiungi un limone e sei in testa.
    .task = Costruisci il limone sulla casella illuminata.
    .else = Resterebbe una parità. Prima fai crescere i tuoi limoni.
lesson-majority-3 = Ora chiudi il cerchio: cinque tessere battono quattro.
    .task = Costruisci il lime nell’ultimo varco.
    .else = Chiudi il cerchio con il lime, finché sei in testa.

lesson-harvest = Raccolto e rendita
lesson-harvest-1 = Con una sola moneta si compra poco. Invece di costruire puoi raccogliere.
lesson-harvest-2 = Il raccolto dà un punto per tessera, due con un pozzo: qui sei punti.
    .task = Raccogli le tue arance.
    .else = Puoi spendere l’ultima moneta, ma poi non ne hai più. Raccogli le arance.
lesson-harvest-3 = Il lavoratore è tornato. Due lavoratori a casa rendono quattro monete; le arance ora non sono di nessuno.

lesson-landscape = Una tessera terreno
lesson-landscape-1 = Chi costruisce su una tessera terreno se la prende.
    .task = Costruisci il limone sulle monete.
    .else = Le monete resterebbero lì. Costruisci sulla tessera terreno.
lesson-landscape-2 = Il denaro si usa in qualsiasi momento del tuo turno.
    .task = Usa la tessera denaro.
    .else = Prima usa il denaro: è tuo.
lesson-landscape-3 = Ogni cavallo vale un punto alla fine. Carretto, toro, ponte e pietra miliare si usano quando vuoi.

lesson-neutral = Piantagioni neutre
lesson-neutral-1 = Le zone raccolte restano sul tabellone, ma non sono più di nessuno.
lesson-neutral-2 = I tuoi tre limoni sono almeno quanti questi due: uniscili.
    .task = Costruisci il limone nel mezzo.
    .else = I limoni neutri resterebbero soli. Costruisci nel mezzo.
lesson-neutral-3 = Ora sono tuoi tutti e sei, e si possono raccogliere un’altra volta.

lesson-end = Nuove Finca, la fine
lesson-end-1 = Lascia tre tessere o meno sul mercato, e arriva una nuova Finca.
    .task = Compra la fila 1.
    .else = Si può. Qui compra la fila 1.
lesson-end-2 = Il cantiere lo scegli tu, e le sue strade contano subito.
    .task = Metti la Finca sul cantiere E.
    .else = Un buon cantiere, ma qui prendi quello illuminato.
lesson-end-3 = Costruisci accanto alla nuova Finca.
    .task = Costruisci l’arancia sulla casella illuminata.
    .else = Si può. Qui costruisci sulla casella illuminata.
lesson-end-4 = Quando tutto è costruito, il mercato si rifornisce dal sacchetto.
    .task = Costruisci il tuo ultimo limone.
    .else = Si può. Qui costruisci sulla casella illuminata.
lesson-end-5 = Con l’ultima tessera la partita finisce: le Finca aperte pagano il valore basso, poi si raccoglie tutto.
