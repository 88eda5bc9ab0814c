### Citrus in italiano. Tutti i file di lingua definiscono gli stessi messaggi, attributi e variabili.
### rule-<id>: titolo; .text: la regola con parole nostre; .ruling: che cosa ha deciso questo progetto, e perché.

## Nomi

fruit-lemon = limone
fruit-orange = arancia
fruit-blood-orange = arancia rossa
fruit-lime = lime
fruit-grapefruit = pompelmo
# «Li» varrebbe per limone e per lime: il lime porta il suo verde.
fruit-letters-lemon = Li
fruit-letters-orange = Ar
fruit-letters-blood-orange = Ro
fruit-letters-lime = Ve
fruit-letters-grapefruit = Po
land-horses2 = 2 cavalli selvaggi
land-horses3 = 3 cavalli selvaggi
land-horses4 = 4 cavalli selvaggi
land-money2 = denaro (2 monete)
land-money3 = denaro (3 monete)
land-cart = carretto
land-bull = toro
land-bridge = ponte
land-milestone = pietra miliare

## Forme delle parole, usate dai messaggi qui sotto

# $fruit: identificativo di un frutto
citrus-fruit =
    .name = { $fruit ->
        [lemon] { fruit-lemon }
        [orange] { fruit-orange }
        [blood-orange] { fruit-blood-orange }
        [lime] { fruit-lime }
       *[grapefruit] { fruit-grapefruit }
    }
    .tile = { $fruit ->
        [lemon] tessera limone
        [orange] tessera arancia
        [blood-orange] tessera arancia rossa
        [lime] tessera lime
       *[grapefruit] tessera pompelmo
    }
    .a-tile = { $fruit ->
        [lemon] una tessera limone
        [orange] una tessera arancia
        [blood-orange] una tessera arancia rossa
        [lime] una tessera lime
       *[grapefruit] una tessera pompelmo
    }
    .region = { $fruit ->
        [lemon] zona di limoni
        [orange] zona di arance
        [blood-orange] zona di arance rosse
        [lime] zona di lime
       *[grapefruit] zona di pompelmi
    }
    .regions = { $fruit ->
        [lemon] zone di limoni
        [orange] zone di arance
        [blood-orange] zone di arance rosse
        [lime] zone di lime
       *[grapefruit] zone di pompelmi
    }
# $tile: identificativo di una tessera terreno
citrus-land = { $tile ->
        [horses2] { land-horses2 }
        [horses3] { land-horses3 }
        [horses4] { land-horses4 }
        [money2] { land-money2 }
        [money3] { land-money3 }
        [cart] { land-cart }
        [bull] { land-bull }
        [bridge] { land-bridge }
       *[milestone] { land-milestone }
    }
# $points: numero intero
citrus-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# $coins: numero intero
citrus-coins = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
# $cost: numero intero di monete
citrus-cost = { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }

## Regole: materiale

rule-C-M1 = Piantagioni, Finca e cantieri
    .text = Il gioco ha 90 tessere piantagione: 18 per ogni frutto (limone, arancia, arancia rossa, lime, pompelmo), di cui 6 con un pozzo. Si aggiungono 15 tessere Finca, ognuna con due valori in punti, e 15 tessere cantiere con le lettere da A a O.
rule-C-M2 = Tessere terreno
    .text = Le tessere terreno sono 30. Dodici mostrano cavalli selvaggi: quattro con 2 cavalli, quattro con 3 e quattro con 4. Le altre sono tessere azione: 4 denaro (due da 2 monete, due da 3), 4 carretti, 4 tori, 4 ponti e 2 pietre miliari.
rule-C-M3 = Che cosa ha ogni giocatore
    .text = A Citrus si gioca da 2 a 5. Cominci con 5 lavoratori sulla plancia, 6 monete e 0 punti. Non puoi mai avere più di 12 monete.
rule-C-M4 = Il mercato
    .text = Il mercato ha 12 caselle numerate, poggiate su un angolo. Le sue file seguono entrambe le diagonali; una fila piena contiene 2, 3 o 4 tessere.
    .ruling = I regolamenti non danno la forma esatta. La nostra è una griglia 4×4 meno quattro caselle, con righe di 2, 3, 4 e 3 caselle e colonne di 3, 4, 3 e 2 (otto file), numerate in ordine di lettura; sta nel file del tabellone e lì si può cambiare.
rule-C-M5 = Valori delle Finca
    .text = Una tessera Finca mostra un valore alto e uno basso. Le coppie note sono 10/5, 8/6 e 12/4.
    .ruling = I regolamenti non dicono quante ce ne siano di ciascuna, perciò ne usiamo cinque per coppia; i numeri sono dati e si possono cambiare.
rule-C-M6 = I tabelloni
    .text = Il tabellone lungo ha 15×10 caselle, con poche rocce, circa altrettante caselle terreno e 15 cantieri contrassegnati da lettere. Quello corto è più stretto e alcuni dei suoi cantieri stanno sul bordo.
    .ruling = I regolamenti non riportano le coordinate stampate, perciò i due tabelloni forniti sono disegnati da noi, chiamati di conseguenza e giustificati da simulazioni. Se possiedi il gioco stampato, puoi ricopiarne il tabellone nell’editor e giocare su quello.
rule-C-M7 = Quando un tabellone è valido
    .text = Un tabellone ha ogni lettera di cantiere che gli serve esattamente una volta; due cantieri non si toccano mai, nemmeno in diagonale, e nessuna casella è strada di due cantieri, salvo che il file del tabellone lo dica. Ogni cantiere ha almeno 2 caselle strada edificabili. Le caselle aperte e quelle terreno sono tutte collegate e bastano per tutte le tessere in gioco, con almeno il 20% di margine. Le caselle terreno sono al massimo 30.

## Regole: preparazione

rule-C-S1 = Disporre il terreno
    .text = Ogni casella terreno del tabellone riceve a caso una tessera terreno, scoperta. Quelle avanzate escono dal gioco senza che nessuno le guardi.
rule-C-S2 = Le prime Finca
    .text = Le tessere Finca mescolate formano una pila. Le prime quattro stanno fin dall’inizio sui cantieri A, B, C e D.
rule-C-S3 = Riempire il mercato
    .text = Tutte le tessere piantagione si mescolano nel sacchetto. Se ne pescano dodici per le caselle del mercato da 1 a 12.
rule-C-S4 = I primi cantieri
    .text = Le tessere cantiere da A a D escono dal gioco. Le altre, mescolate, formano una pila; le prime tre vengono rivelate e messe sulla loro lettera.
rule-C-S5 = Chi comincia
    .text = Il primo giocatore è scelto a caso, a meno che non lo indichi chi ha aperto il tavolo (i regolamenti vogliono chi balla meglio il flamenco). Si gioca in senso orario.

## Regole: il turno

rule-C-T1 = Costruire o raccogliere
    .text = Nel tuo turno costruisci oppure raccogli. Non puoi passare, tranne che nel caso di C-T3.
rule-C-T2 = Tessere azione in ogni momento
    .text = Oltre a costruire o raccogliere, nel tuo turno puoi usare quante tessere azione vuoi: prima, nel mezzo o dopo, nell’ordine che preferisci. Vale anche per una tessera presa in questo stesso turno.
rule-C-T3 = Passare e partita bloccata
    .text = Se non puoi né raccogliere né comprare una fila, passi; il tuo turno finisce subito e le Finca circondate vengono conteggiate (C-F1). Se tutti i giocatori passano uno dopo l’altro, si costruisce una Finca come in C-N1 e si rifornisce il mercato per quanto possibile.
    .ruling = I regolamenti accennano appena a questo caso. Le tessere azione non sono mai obbligatorie: puoi quindi passare se non hai nulla da raccogliere e potresti comprare solo con il loro aiuto. La Finca che sblocca la partita può essere una di quelle messe da parte, e il cantiere lo sceglie il giocatore a cui toccherebbe; se manca una Finca o un cantiere rivelato, la partita finisce. Con l’opzione «penalità» (C-B3) solo le file che C-B2 consentirebbe ti impediscono di passare, e un turno in cui restituisci tessere senza costruirne nessuna vale come passare (una tessera presa col carretto conta come costruita).
rule-C-T4 = Fine del turno
    .text = Il tuo turno finisce quando lo dici tu, o da sé quando non puoi fare altro. Poi si conteggiano le Finca circondate (C-F1).
    .ruling = Se non resta più nessuna tessera piantagione perché un carretto ha preso l’ultima prima della tua azione principale, puoi finire il turno senza azione principale; altrimenti non avresti via d’uscita.

## Regole: costruire

rule-C-B1 = Comprare una fila
    .text = Scegli una fila del mercato in cui ci sono ancora tessere e comprale tutte, a 1 moneta ciascuna.
    .ruling = I vuoti non interrompono una fila: le tessere ai due lati di una casella vuota vanno insieme. I regolamenti non lo dicono, ma ogni freccia stampata indica una fila intera.
rule-C-B2 = Solo ciò che puoi pagare e costruire
    .text = Una fila ti è preclusa se non puoi pagarla o se non puoi costruirne tutte le tessere.
    .ruling = I regolamenti non precisano che cosa significhi «poter costruire». Per noi almeno una sequenza di piazzamenti deve esaurire tutte le tessere, tenendo conto dei cantieri rivelati in quel momento se è dovuta una Finca (C-N1) e delle tessere azione che hai o ottieni strada facendo; le monete devono essere in mano al momento dell’acquisto, quindi una tessera denaro va usata prima. Ti vengono proposte solo queste file, e poi solo i piazzamenti e i cantieri che lasciano costruibile il resto, così non finisci in un vicolo cieco senza saperlo.
rule-C-B3 = Opzione: penalità
    .text = Con questa opzione del tavolo (di norma disattivata) puoi prendere qualsiasi fila che puoi pagare. Le tessere che non puoi costruire tornano sui numeri liberi più bassi del mercato e ti costano 3 punti ciascuna.
    .ruling = I regolamenti lo considerano una svista al tavolo e lasciano aperti i dettagli. Riavrai le monete pagate per le tessere restituite, e il tuo punteggio può diventare negativo. Puoi restituire tessere solo quando nessuna di quelle in attesa si può piazzare senza ponte; tornano allora tutte insieme, nell’ordine del mercato, e se nel frattempo una pietra miliare lo ha rifornito, quelle in più vanno nel sacchetto. Qui C-B2 non limita né i piazzamenti né i cantieri, ma una tessera presa col carretto deve sempre essere costruibile.
rule-C-B4 = Costruire subito
    .text = Le tessere comprate si costruiscono immediatamente, nell’ordine che preferisci. Non puoi tenerne da parte per dopo.
rule-C-B5 = Ordine di costruzione
    .text = Per prima cosa prendi le tessere e paghi. Se così ne restano 3 o meno sul mercato, segue una nuova Finca (C-N1). Poi costruisci le tue tessere. Alla fine, se ne erano rimaste 3 o meno, si rifornisce il mercato (C-N2), anche quando non si è potuta costruire nessuna Finca.

## Regole: dove può stare una piantagione

rule-C-P1 = Caselle permesse
    .text = Una piantagione sta su una casella aperta o su una casella terreno. Mai sulle rocce, su una Finca o su un cantiere stampato, rivelato o no.
rule-C-P2 = Ampliare una zona o iniziarne una
    .text = Piazza la tessera accanto (non in diagonale) a una piantagione dello stesso frutto in una tua zona, oppure inizia una nuova zona su una casella strada di una Finca costruita, conteggiata o no. Le caselle strada di una Finca sono le sue vicine dirette, al massimo quattro. Anche una roccia accanto a una Finca è una casella strada, se hai un ponte.
rule-C-P3 = Lavoratori
    .text = Una nuova zona prende il lavoratore più a destra della tua plancia; se lì non ce n’è, non puoi iniziarne una. Una tessera che tocca una tua zona del suo frutto si unisce sempre a quella e non richiede lavoratori.
rule-C-P4 = Frutti diversi su ogni strada
    .text = Intorno a ogni Finca e a ogni cantiere stampato, le piantagioni sulle caselle strada sono tutte di frutti diversi. Vale anche quando ampli una zona o usi un ponte. Il gioco per famiglie abolisce questa regola (C-V2).
    .ruling = I regolamenti parlano di Finca e cantieri senza dire quali. Noi contiamo ogni cantiere stampato, rivelato o no, così un cantiere rivelato più tardi non è mai già in difetto.
rule-C-P5 = Lontano dalle zone altrui
    .text = Una tessera non può toccare una zona dello stesso frutto che appartiene a un altro giocatore.
rule-C-P6 = Unire le tue zone
    .text = Una tessera può unire più zone tue dello stesso frutto. Un lavoratore rimane, gli altri tornano sugli spazi liberi più a sinistra della tua plancia.
rule-C-P7 = Assorbire una zona neutra
    .text = Una tessera può toccare una zona neutra del suo frutto solo se tocca anche una tua zona di quel frutto che, prima della tessera, è almeno altrettanto grande. Le tessere neutre diventano allora tue e renderanno di nuovo punti. Una nuova zona non può mai toccare una zona neutra del suo frutto.
    .ruling = I regolamenti confrontano una zona con un’altra. Se la tua tessera unisce più zone tue, le contiamo insieme, mentre ogni zona neutra si confronta da sola.
rule-C-P8 = Zone neutre
    .text = Una zona raccolta non ha lavoratore e non appartiene a nessuno. La si può assorbire come in C-P7, ma mai ampliare in altro modo.

## Regole: terreno

rule-C-L1 = Prendere una tessera terreno
    .text = Se costruisci su una tessera terreno, la prendi. I cavalli restano coperti davanti a te e alla fine valgono 1 punto per cavallo.
    .ruling = Tutti hanno visto i cavalli quando sono stati presi, perciò il programma non li tratta come un segreto. Un’opzione del tavolo decide se gli schermi mostrano i totali degli altri; di norma no, come a un tavolo vero.
rule-C-L2 = Le tessere azione davanti a te
    .text = Le tessere azione restano scoperte davanti a te. Una volta usate escono dal gioco, tranne il toro.

## Regole: nuova Finca e rifornimento

rule-C-N1 = Una nuova Finca
    .text = Se prendi tessere e sul mercato ne restano 3 o meno, peschi subito la Finca in cima, ne guardi i valori e la costruisci su uno dei cantieri rivelati (al massimo 3), a tua scelta. La sua tessera cantiere esce dal gioco e la successiva viene rivelata sulla propria lettera.
    .ruling = I regolamenti non dicono che cosa succede quando le scorte finiscono. Con meno di 3 cantieri rivelati scegli tra quelli; senza tessere Finca o senza cantieri, questo passo si salta.
rule-C-N2 = Costruire, poi rifornire
    .text = Dopo la nuova Finca costruisci le tessere prese; le sue strade contano già. Poi le caselle libere del mercato si riempiono dal sacchetto, nell’ordine dei loro numeri.
rule-C-N3 = Quando il sacchetto non basta
    .text = Se nel sacchetto ci sono troppo poche tessere per rifornire il mercato, lo si riempie fin dove bastano; averne esattamente quante servono non è averne troppo poche. Edizione 2015: da quel momento non si costruiscono più Finca, se non con una pietra miliare. Edizione 2013: C-N1 continua a valere.
    .ruling = Il regolamento del 2015 toglie le Finca rimaste e tuttavia lascia costruire le pietre miliari; perciò le mettiamo da parte a questo scopo.

## Regole: conteggio di una Finca

rule-C-F1 = Quando si conteggia una Finca
    .text = Alla fine di un turno si conteggia ogni Finca non ancora conteggiata se tutte le caselle intorno sono occupate: 8, oppure 5 sul bordo e 3 in un angolo. Una piantagione, una tessera terreno, un toro o una roccia occupa una casella.
    .ruling = I regolamenti non parlano di edifici vicini. Anche un’altra Finca o un cantiere conta come occupato, perché nessuna piantagione potrà mai starci.
rule-C-F2 = Contare le tessere
    .text = Ogni giocatore conta le tessere di tutte le proprie zone che toccano la Finca, diagonali comprese. Ogni zona conta una volta sola, con tutte le sue tessere.
rule-C-F3 = Punti di una Finca
    .text = Chi ha più tessere riceve il valore alto, il secondo quello basso. In caso di parità in testa, tutti i pari ricevono il valore alto e nessuno il basso; in caso di parità al secondo posto, tutti quei giocatori ricevono il basso. Chi è lì da solo riceve soltanto il valore alto, e se non c’è nessuno non si assegna nulla.
rule-C-F4 = Dopo il conteggio
    .text = Una Finca conteggiata viene girata e non dà più punti. Le sue strade restano strade.

## Regole: raccolto

rule-C-H1 = Raccogliere zone
    .text = Raccogli una o più delle tue zone: 1 punto per tessera, 2 per tessera con pozzo. I loro lavoratori tornano sulla tua plancia; le tessere restano al loro posto e d’ora in poi sono neutre.
rule-C-H2 = Rendita
    .text = Poi ricevi una sola rendita per tutto il raccolto, secondo i lavoratori che ora sono sulla tua plancia: 2 monete per 1 lavoratore, 4 per 2, 6 per 3, 7 per 4 e 8 per 5. Ciò che supera le 12 monete è perso.

## Regole: tessere azione

rule-C-A1 = Denaro
    .text = Ricevi subito 2 o 3 monete, come indica la tessera. Ciò che supera le 12 monete è perso.
rule-C-A2 = Carretto
    .text = Prendi una tessera qualsiasi dal mercato senza pagare e costruiscila subito. Se ne restano 3 o meno, seguono la Finca, la costruzione della tessera e il rifornimento, come in C-N1 e C-N2.
    .ruling = Non puoi usare un carretto finché una tessera comprata o presa col carretto aspetta di essere costruita (la versione online pubblicata decide allo stesso modo), e la tessera presa dev’essere costruibile.
rule-C-A3 = Toro
    .text = Metti il toro su una casella aperta non occupata a tua scelta: niente rocce, tessere terreno o cantieri. Il toro occupa quella casella (C-F1). Chi poi vi costruisce prende il toro e può riusarlo, anche nello stesso turno.
rule-C-A4 = Ponte
    .text = Per un piazzamento, una roccia o una tessera di una zona neutra conta come casella aperta; tutte le regole da C-P1 a C-P8 restano valide. Puoi coprire una tessera neutra con un frutto diverso, anche se la sua zona si spezza. Con lo stesso frutto puoi farlo solo se quella tessera è da sola l’intera zona neutra. La tessera coperta esce dal gioco, con il suo pozzo.
rule-C-A5 = Pietra miliare
    .text = Pesca una Finca e costruiscila su un cantiere rivelato a tua scelta. Poi si rifornisce il mercato e si rivela una nuova tessera cantiere.
    .ruling = I regolamenti lasciano aperte le condizioni e il momento. Servono una tessera Finca (va bene anche una messa da parte) e un cantiere rivelato, e puoi usare la pietra miliare anche mentre ci sono tessere comprate in attesa; tra la pesca della Finca e la scelta del cantiere non si può fare altro.
rule-C-A6 = Tessere azione non usate
    .text = Ogni tessera azione ancora davanti a te a fine partita vale 1 punto.

## Regole: fine della partita

rule-C-E1 = Quando finisce la partita
    .text = La partita finisce con il turno in cui si costruisce l’ultima tessera piantagione, quando non ne restano né nel sacchetto, né sul mercato, né in mano. Le Finca circondate in quel turno vengono ancora conteggiate. La partita finisce anche se è bloccata in modo definitivo (C-T3).
rule-C-E2 = Finca non conteggiate
    .text = Ogni Finca non ancora conteggiata dà ora il valore basso, e solo al giocatore che lì ha più tessere; in caso di parità, lo ricevono tutti i pari.
rule-C-E3 = Ultimo raccolto
    .text = Poi tutte le zone con un lavoratore si raccolgono per i punti. Non c’è rendita.
rule-C-E4 = Cavalli, tessere azione e vittoria
    .text = Infine ogni cavallo vale 1 punto e così ogni tessera azione non usata. Vince il punteggio più alto; chi è in parità condivide la vittoria.

## Regole: varianti

rule-C-V1 = Partita corta
    .text = Gioca sul tabellone corto con 5 tessere in meno per frutto (3 senza pozzo e 2 con), 65 in tutto. Le prime Finca stanno su A, B e C, le cui tessere cantiere escono dal gioco. Escono anche M, N e O nell’edizione 2015, e L, M, N e O nell’edizione 2013; il tabellone corto mostra i cantieri da A a L, perciò nel 2013 sul cantiere L non si costruisce mai.
rule-C-V2 = Gioco per famiglie
    .text = La regola C-P4 non vale: le strade di una Finca o di un cantiere possono avere lo stesso frutto.
rule-C-V3 = Inizio casuale
    .text = Tutte le tessere cantiere in gioco si mescolano e le prime Finca stanno sulle prime 4 pescate (3 nella partita corta).
rule-C-V4 = Tre Finca iniziali
    .text = La partita lunga comincia con 3 Finca invece di 4, con o senza inizio casuale (C-V3).
    .ruling = Escono dal gioco solo le tessere cantiere dei cantieri di partenza; i regolamenti non dicono che ne sia della quarta, e così sul suo cantiere si può ancora costruire.
rule-C-V5 = Quale tabellone per quanti giocatori
    .text = In 2 o 3 va bene l’uno o l’altro tabellone; in 4 o 5 è consigliato quello lungo. Una scelta diversa comporta un avviso, ma non è vietata. Tutte le varianti si possono combinare liberamente.

## Obiezioni: il turno

citrus-main-action-done = In questo turno hai già costruito o raccolto: usa tessere azione o finisci il turno.
citrus-main-action-owed = Devi ancora costruire o raccogliere prima di finire il turno.
citrus-cannot-pass = { $ways ->
        [harvest] Non puoi passare: hai ancora una zona da raccogliere.
        [buy] Non puoi passare: c’è ancora una fila che puoi comprare.
       *[both] Non puoi passare: puoi ancora raccogliere una zona o comprare una fila.
    }
citrus-build-first = { $count ->
        [one] Costruisci prima la tessera che hai ancora in mano.
       *[other] Costruisci prima le { $count } tessere che hai ancora in mano.
    }
citrus-choose-site-first = Scegli prima un cantiere per la nuova Finca.

## Obiezioni: acquisto

citrus-line-empty = Nella fila { $line } non ci sono più tessere.
citrus-line-too-dear = La fila { $line } costa { citrus-cost } e tu ne hai { $coins }.
citrus-line-unbuildable = { $cost ->
        [one] Non potresti costruire la tessera della fila { $line }.
        [2] Non potresti costruire entrambe le tessere della fila { $line }.
       *[other] Non potresti costruire tutte le { $cost } tessere della fila { $line }.
    }

## Obiezioni: piazzamento

citrus-rest-unbuildable = Con { citrus-fruit.a-tile } in { $cell } non potresti più costruire il resto delle tue tessere.
citrus-site-strands-tiles = Con la nuova Finca sul cantiere { $site } non potresti costruire tutte le tue tessere.
citrus-tile-not-in-hand = { $well ->
        [yes] Non hai in mano nessuna { citrus-fruit.tile } con pozzo.
       *[no] Non hai in mano nessuna { citrus-fruit.tile } senza pozzo.
    }
citrus-space-rock = In { $cell } ci sono rocce: per costruirci serve un ponte.
citrus-space-site = La casella { $cell } è il cantiere { $site }: può starci solo una Finca.
citrus-space-finca = In { $cell } si trova la Finca { $site }.
citrus-space-taken = In { $cell } c’è già { citrus-fruit.a-tile }.
citrus-space-off-board = Su questo tabellone non c’è una casella { $cell }.
citrus-not-adjacent = La casella { $cell } non tocca nessuna delle tue { citrus-fruit.regions } e non è una casella strada di una Finca costruita.
citrus-no-worker = In { $cell } { citrus-fruit.a-tile } inizierebbe una nuova zona, e sulla tua plancia non ci sono più lavoratori.
citrus-fruit-on-road = Intorno a { $site } la casella strada { $other } ha già { citrus-fruit.a-tile }: in { $cell } serve un frutto diverso.
citrus-touches-foreign = In { $cell } la tua { citrus-fruit.tile } toccherebbe la { citrus-fruit.region } del giocatore { $seat } ({ $cells }).
citrus-neutral-too-large = In { $cell } la tua { citrus-fruit.tile } toccherebbe una zona neutra di { $neutral } tessere, più grande della tua ({ $own }).
citrus-neutral-new-region = In { $cell } la tua nuova { citrus-fruit.region } toccherebbe una zona neutra dello stesso frutto.

## Obiezioni: ponte

citrus-bridge-not-needed = Per costruire in { $cell } non serve un ponte.
citrus-bridge-not-neutral = Un ponte copre solo rocce o piantagioni neutre, e in { $cell } non ce ne sono.
citrus-bridge-same-fruit = Un ponte può coprire lo stesso frutto solo se è isolato; la { citrus-fruit.region } neutra in { $cell } ha { $neutral } tessere.

## Obiezioni: tessere azione

citrus-tile-not-held = { $tile ->
        [money2] Non hai una tessera denaro da 2 monete.
        [money3] Non hai una tessera denaro da 3 monete.
        [cart] Non hai un carretto.
        [bull] Non hai un toro.
        [bridge] Non hai un ponte.
       *[milestone] Non hai una pietra miliare.
    }
citrus-cart-empty-space = La casella { $space } del mercato è vuota.
citrus-cart-unbuildable = Non potresti costruire la { citrus-fruit.tile } della casella { $space } del mercato.
citrus-bull-space-taken = Il toro ha bisogno di una casella aperta non occupata: { $cell } non lo è.

## Obiezioni: Finca e cantieri

citrus-no-finca-left = Non ci sono più tessere Finca.
citrus-no-site-revealed = Al momento nessun cantiere è rivelato.
citrus-site-not-revealed = Il cantiere { $site } non è rivelato.
citrus-no-finca-drawn = Non è stata pescata nessuna Finca, quindi non c’è un cantiere da scegliere.

## Obiezioni: raccolto e tessere restituite

citrus-not-your-region = Non hai una zona in { $cell }.
citrus-no-region = Per raccogliere serve almeno una zona tua.
citrus-return-not-allowed = A questo tavolo non si restituiscono tessere: l’opzione «penalità» è disattivata.
citrus-nothing-to-return = Non hai tessere da restituire.
citrus-still-placeable = Puoi ancora costruire { citrus-fruit.a-tile } in { $cells }.
citrus-cart-must-be-built = Una tessera presa col carretto va costruita; non si può restituire.

## Richieste

prompt-citrus-turn = Compra una fila del mercato, o raccogli le tue zone.
prompt-citrus-build = { $count ->
        [one] Costruisci la tua tessera.
       *[other] Costruisci le tue { $count } tessere.
    }
prompt-citrus-site = Scegli un cantiere per la Finca { $high }/{ $low }.
prompt-citrus-extra = Usa tessere azione o finisci il turno.

## Eventi

event-citrus-line-bought = { $name } compra la fila { $line } per { citrus-cost }.
event-citrus-tile-placed = { $name } costruisce { citrus-fruit.a-tile } in { $cell }.
event-citrus-tile-covered = { $covered ->
        [rock] { $name } getta un ponte sulle rocce in { $cell }.
        [lemon] { $name } getta un ponte su una tessera limone neutra in { $cell }.
        [orange] { $name } getta un ponte su una tessera arancia neutra in { $cell }.
        [blood-orange] { $name } getta un ponte su una tessera arancia rossa neutra in { $cell }.
        [lime] { $name } getta un ponte su una tessera lime neutra in { $cell }.
       *[grapefruit] { $name } getta un ponte su una tessera pompelmo neutra in { $cell }.
    }
event-citrus-landscape-taken = { $name } prende una tessera terreno: { citrus-land }.
event-citrus-regions-joined = { $workers ->
        [one] { $name } unisce { citrus-fruit.regions }; { $workers } lavoratore torna sulla plancia.
       *[other] { $name } unisce { citrus-fruit.regions }; { $workers } lavoratori tornano sulla plancia.
    }
event-citrus-neutral-absorbed = { $tiles ->
        [one] { $name } assorbe una { citrus-fruit.region } neutra di { $tiles } tessera.
       *[other] { $name } assorbe una { citrus-fruit.region } neutra di { $tiles } tessere.
    }
event-citrus-harvested = { $name } raccoglie { $cells } per { citrus-points }.
event-citrus-income = { $name } riceve una rendita di { citrus-coins }.
event-citrus-money-used = { $name } usa una tessera denaro e riceve { citrus-coins }.
event-citrus-cart-used = { $name } usa un carretto e prende { citrus-fruit.a-tile } dalla casella { $space } del mercato.
event-citrus-bull-placed = { $name } mette un toro in { $cell }.
event-citrus-milestone-used = { $name } usa una pietra miliare.
event-citrus-finca-drawn = Viene pescata una Finca { $high }/{ $low }.
event-citrus-finca-built = { $name } costruisce la Finca { $high }/{ $low } sul cantiere { $site }.
event-citrus-finca-stands = La Finca { $high }/{ $low } sorge sul cantiere { $site }.
event-citrus-site-revealed = Viene rivelato il cantiere { $site }.
event-citrus-tile-drawn = { $well ->
        [yes] Casella { $space } del mercato: { citrus-fruit.a-tile } con pozzo.
       *[no] Casella { $space } del mercato: { citrus-fruit.a-tile }.
    }
event-citrus-bag-short = Il sacchetto non basta più a rifornire il mercato.
event-citrus-tiles-returned = { $count ->
        [one] { $name } restituisce { $count } tessera e perde { citrus-points }.
       *[other] { $name } restituisce { $count } tessere e perde { citrus-points }.
    }
event-citrus-finca-scored = { $tiles ->
        [one] Finca { $site }: { citrus-points } per { $name } ({ $tiles } tessera).
       *[other] Finca { $site }: { citrus-points } per { $name } ({ $tiles } tessere).
    }
event-citrus-final-finca = Finca { $site } a fine partita: { citrus-points } per { $name }.
event-citrus-final-horses = Cavalli selvaggi: { citrus-points } per { $name }.
event-citrus-final-actions = Tessere azione non usate: { citrus-points } per { $name }.
event-citrus-turn-ended = { $name } finisce il turno.
event-citrus-passed = { $name } passa.
event-citrus-blocked = Tutti hanno passato: la partita è bloccata.
event-citrus-landscape-laid = Terreno in { $cell }: { citrus-land }.
event-citrus-first-player = { $name } comincia.
event-citrus-game-ended = { $reason ->
        [C-E1] È costruita l’ultima tessera piantagione: la partita è finita.
        [C-T3] La partita è bloccata in modo definitivo: è finita.
       *[other] La partita è finita ({ $reason }).
    }

## Azioni tra cui scegliere. $list: più nomi tra quelli sopra, separati da virgole

citrus-tile = { $well ->
        [yes] { citrus-fruit.name } con pozzo
       *[no] { citrus-fruit.name }
    }
citrus-region-on = { citrus-fruit.name } { $cell }
action-citrus-buy = Comprare una fila
    .within = comprare una fila
action-citrus-buy-line = Comprare la fila { $line } per { citrus-cost }: { $list }
    .within = comprare la fila { $line } per { citrus-cost } ({ $list })
action-citrus-harvest = Raccogliere
    .within = raccogliere
action-citrus-harvest-regions = Raccogliere { $list }: { citrus-points }, rendita di { citrus-coins }
    .within = raccogliere { $list } ({ citrus-points }, rendita di { citrus-coins })
action-citrus-place = { $well ->
        [yes] Costruire { citrus-fruit.a-tile } con pozzo
       *[no] Costruire { citrus-fruit.a-tile }
    }
    .within = { $well ->
            [yes] costruire { citrus-fruit.a-tile } con pozzo
           *[no] costruire { citrus-fruit.a-tile }
        }
action-citrus-bridge = { $well ->
        [yes] Costruire { citrus-fruit.a-tile } con pozzo su un ponte
       *[no] Costruire { citrus-fruit.a-tile } su un ponte
    }
    .within = { $well ->
            [yes] costruire { citrus-fruit.a-tile } con pozzo su un ponte
           *[no] costruire { citrus-fruit.a-tile } su un ponte
        }
action-citrus-money = Usare una tessera denaro per { citrus-coins }
    .within = usare una tessera denaro per { citrus-coins }
action-citrus-cart = Usare un carretto
    .within = usare un carretto
action-citrus-cart-space = Usare un carretto per la casella { $space } del mercato: { citrus-tile }
    .within = usare un carretto per la casella { $space } del mercato ({ citrus-tile })
action-citrus-bull = Mettere un toro su una casella
    .within = mettere un toro su una casella
action-citrus-milestone = Usare una pietra miliare per costruire una Finca
    .within = usare una pietra miliare per costruire una Finca
action-citrus-site = Scegliere un cantiere per la Finca
    .within = scegliere un cantiere per la Finca
action-citrus-site-letter = Cantiere { $site } in { $cell }
    .within = scegliere il cantiere { $site } in { $cell }
action-citrus-end = Finire il turno
    .within = finire il turno
action-citrus-pass = Passare
    .within = passare
action-citrus-return = { $count ->
        [one] Restituire la tessera
       *[other] Restituire le { $count } tessere
    }
    .within = { $count ->
            [one] restituire la tessera
           *[other] restituire le { $count } tessere
        }

## Parole sul tavolo

picture-citrus-market = Mercato
picture-citrus-bag = sacchetto { $count }
picture-citrus-hand = In mano
picture-citrus-fincas = Finca
picture-citrus-drawn = Finca pescata
picture-citrus-sites = { $count ->
        [one] { $count } cantiere in arrivo
       *[other] { $count } cantieri in arrivo
    }
picture-citrus-points = punti
picture-citrus-coins = monete
picture-citrus-workers = lavoratori
picture-citrus-horses = { $count ->
        [one] { $count } cavallo
       *[other] { $count } cavalli
    }

## Opzioni del tavolo

option-edition = Edizione
    .text = 2015 o 2013: che cosa succede quando il sacchetto non basta più (C-N3) e quali cantieri usa la partita breve (C-V1).
option-short = Partita breve
    .text = Il tabellone corto con 65 tessere e tre Finca all’inizio (C-V1).
    .no = Tabellone lungo
    .no-text = 90 tessere, quattro Finca all’inizio
    .yes = Tabellone corto
    .yes-text = 65 tessere, tre Finca all’inizio
option-family = Partita per famiglie
    .text = Le strade di una Finca o di un cantiere possono avere lo stesso frutto (C-V2).
option-random-start = Inizio casuale
    .text = Le prime Finca sorgono su cantieri estratti a caso (C-V3).
option-three-fincas = Tre Finca iniziali
    .text = La partita lunga comincia con tre Finca invece di quattro (C-V4).
option-penalty = Penalità
    .text = Puoi prendere una fila che non riesci a costruire e restituire tessere per 3 punti ciascuna (C-B3).
option-open-horses = Cavalli scoperti
    .text = Tutti vedono quanti cavalli selvaggi hanno gli altri (C-L1).
option-first = Primo giocatore
    .text = Un posto, oppure il caso (random) (C-S5).
    .random = a caso
    .seat = Giocatore { $seat }
option-board = Tabellone
    .text = Il tabellone della casa per la partita scelta, un altro per nome, oppure uno disegnato in una riga (C-M6).
    .house = tabellone della casa
    .vega = Tabellone lungo (Vega)
    .patio = Tabellone corto (Patio)
    .own = tabellone proprio
# $count: numero di giocatori
advice-citrus-long-board = In { $count } giocatori è consigliato il tabellone lungo (C-V5); quello corto non è vietato.

## Titolo, sezioni e segni

title = Citrus
    .text = Costruisci piantagioni intorno alle Finca, raccogli in tempo e sii il più grande dove una Finca è circondata.
section-material = Materiale
section-setup = Preparazione
section-turn = Il turno
section-build = Costruire
section-place = Dove può stare una piantagione
section-landscape = Terreno
section-new-finca = Nuova Finca e mercato
section-scoring = Conteggio di una Finca
section-harvest = Raccolto
section-actions = Tessere azione
section-end = Fine della partita
section-variants = Varianti
picture-legend = Sul tabellone: Li1* è una tessera limone del giocatore 1 con pozzo, Li- una neutra; 10/5 è una Finca, A ✓ una già conteggiata, <E> un cantiere rivelato, (F) uno in arrivo; ▲ rocce; h2 h3 h4 cavalli, h· coperti, m2 m3 denaro, ca carretto, bu toro, br ponte, mi pietra miliare. Al mercato, 2¢ è il costo di una fila; è illuminato se puoi comprarla.

## Perché un turno è buono

# $points: numero intero, anche negativo
reason-citrus-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# $sites: lettere dei siti; $count: quanti
reason-citrus-majority = { $count ->
        [one] la maggioranza alla Finca { $sites }
       *[other] la maggioranza alle Finca { $sites }
    }
# $coins, $workers: numero con il segno
reason-citrus-coins = monete { $coins }
reason-citrus-workers = lavoratori { $workers }
prevents-citrus-majority = { $count ->
        [one] impedisce a { $name } di prendere la maggioranza alla Finca { $sites }
       *[other] impedisce a { $name } di prendere la maggioranza alle Finca { $sites }
    }
prevents-citrus-points = lascia a { $name } { citrus-points } in meno da fare
risks-citrus-majority = { $count ->
        [one] ma { $name } può poi prendersi la Finca { $sites }
       *[other] ma { $name } può poi prendersi le Finca { $sites }
    }
risks-citrus-points = ma { $name } può poi fare { citrus-points }
# $more: tiles that were lacking; $tiles: how many $name had
near-citrus-finca = La Finca { $site } ti è costata { citrus-points }: con { $more ->
        [one] una tessera in più
       *[other] { $more } tessere in più
    } avresti raggiunto { $name } a { $tiles }.

## Che cosa ha deciso la partita

# $what: where the points came from; $site: the letter of the Finca; $points, $less: what $name and $to got
account-citrus-decided = { $what ->
        [fincas] Ha deciso la finca { $site }: { citrus-points } a { $name }, { $less } a { $to }.
        [harvest] Ha deciso un raccolto: { citrus-points } a { $name }.
        [all-fincas] { $name } ha vinto soprattutto alle fincas chiuse: { citrus-points }, contro { $less } a { $to }.
        [all-harvest] { $name } ha vinto soprattutto con i raccolti: { citrus-points }, contro { $less } a { $to }.
        [all-last-fincas] { $name } ha vinto soprattutto alle fincas rimaste aperte fino alla fine: { citrus-points }, contro { $less } a { $to }.
        [last-fincas] Ha deciso la finca { $site }, rimasta aperta fino alla fine: { citrus-points } a { $name }, { $less } a { $to }.
        [last-harvest] Ha deciso l’ultimo raccolto: { citrus-points } a { $name }, { $less } a { $to }.
        [horses] Hanno deciso i cavalli selvaggi: { citrus-points } a { $name }, { $less } a { $to }.
       *[tiles] Hanno deciso le tessere tenute fino alla fine: { citrus-points } a { $name }, { $less } a { $to }.
    }
# $points: of each; $list: who is level
account-citrus-shared = Pari a { citrus-points }: { $list }. Non c’è spareggio: la vittoria è condivisa (C-E4).

## Che cosa non va in un tabellone (C-M7)

# $letter: di un cantiere; $side: long o short
board-fault-unused = il cantiere { $letter } non si usa sul { $side ->
        [long] tabellone lungo
       *[short] tabellone corto
    }
# $count: quante volte c’è
board-fault-not-once = il cantiere { $letter } deve esserci una volta sola, qui compare { $count } volte
# $letter, $other: di due cantieri
board-fault-touch = i cantieri { $letter } e { $other } si toccano
board-fault-roads = il cantiere { $letter } ha meno di 2 caselle strada edificabili
# $spaces: nomi di caselle
board-fault-shared = { $spaces }: strada sia di { $letter } sia di { $other }
# $count: caselle presenti; $tiles: tessere in gioco; $least: caselle necessarie
board-fault-room = { $count } caselle aperte e terreno: troppo poche per { $tiles } tessere con il 20% di margine, ne servono { $least }
# $count: caselle terreno; $most: tessere terreno
board-fault-bushes = { $count } caselle terreno, ma solo { $most } tessere terreno
board-fault-apart = { $spaces }: non si raggiunge dal resto
