### Chicorée in italiano. Tutti i file di lingua definiscono gli stessi messaggi, attributi e variabili.
### rule-<id>: titolo; .text: la regola a parole nostre; .ruling: che cosa ha deciso questo progetto, e perché.

## Nomi

card-egypt = Egitto
card-greece = Grecia
card-monks = Monaci olandesi
card-seeds = Comprare i semi (1)
card-sow = Seminare (2)
card-factory = Costruire la fabbrica (3)
card-harvest = Raccolto (4)
card-roast = Tostare (5)
card-shop = Negozio (6)
card-export = Esportare (7)
card-chicory = Cicoria
card-disease = Malattia
card-storm = Temporale
card-cold-rain = Pioggia fredda
card-fire = Incendio
card-overproduction = Sovrapproduzione
card-coffee-tea-cocoa = Caffè-Tè-Cacao
card-in-fashion = Di moda
card-blockade = Blocco
card-health = Salute
card-challenge1 = Sfida (1 fiore)
card-challenge2 = Sfida (2 fiori)
card-challenge3 = Sfida (3 fiori)
card-challenge4 = Sfida (4 fiori)
card-challenge5 = Sfida (5 fiori)
card-challenge6 = Sfida (6 fiori)

## Forme usate dai messaggi qui sotto

# $card: identificativo di una carta
chicoree-card = { $card ->
        [egypt] { card-egypt }
        [greece] { card-greece }
        [monks] { card-monks }
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
        [export] { card-export }
        [chicory] { card-chicory }
        [disease] { card-disease }
        [storm] { card-storm }
        [cold-rain] { card-cold-rain }
        [fire] { card-fire }
        [overproduction] { card-overproduction }
        [coffee-tea-cocoa] { card-coffee-tea-cocoa }
        [in-fashion] { card-in-fashion }
        [blockade] { card-blockade }
        [health] { card-health }
        [challenge1] { card-challenge1 }
        [challenge2] { card-challenge2 }
        [challenge3] { card-challenge3 }
        [challenge4] { card-challenge4 }
        [challenge5] { card-challenge5 }
       *[challenge6] { card-challenge6 }
    }
# $next: identificativo di una tappa della catena
chicoree-next = { $next ->
        [seeds] { card-seeds }
        [sow] { card-sow }
        [factory] { card-factory }
        [harvest] { card-harvest }
        [roast] { card-roast }
        [shop] { card-shop }
       *[export] { card-export }
    }
# $tokens: numero intero
chicoree-tokens = { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }
# $cards: numero intero
chicoree-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
# $price: numero intero di gettoni
chicoree-price = { $price ->
        [one] { $price } gettone
       *[other] { $price } gettoni
    }
# $name: un giocatore; $tokens: la sua offerta
chicoree-bid-of = { $name }: { $tokens }

## Regole: materiale

rule-K-M1 = Le carte
    .text = Tutti usano un solo mazzo. Carte Partenza: l’Egitto rende 4, la Grecia 2, i Monaci olandesi 1. La catena: 1 Comprare i semi, 2 Seminare, 3 Costruire la fabbrica, 4 Raccolto, 5 Tostare, 6 Negozio, 7 Esportare. Speciali rosse: Malattia, Temporale, Pioggia fredda, Incendio, Sovrapproduzione, Caffè-Tè-Cacao. Speciali ocra: Di moda, Blocco, Salute. Il jolly Cicoria. Carte Sfida, con uno o più fiori di cicoria.
rule-K-M2 = I gettoni
    .text = I gettoni sono il denaro del gioco.
    .ruling = La banca non resta mai senza; la fonte non dice quanti gettoni ci siano.
rule-K-M3 = Numero di carte e di giocatori
    .text = Un file del mazzo dice quante carte ci sono di ogni tipo. Quello fornito si chiama mazzo della casa. Si gioca da 3 a 6; in 2 si può, ma non è consigliato.
    .ruling = La fonte non dà numeri di carte o di giocatori, né nomi per le tappe 2 e 5; i nostri sono Seminare e Tostare. Il mazzo della casa è messo a punto con simulazioni. Se possiedi il gioco, scrivi i suoi numeri in una copia del file, o nell’opzione del tavolo, e gioca con quelli.

## Regole: preparazione

rule-K-S1 = Preparativi
    .text = Tutte le carte, mescolate, formano il mazzo da cui si pesca. Ogni giocatore riceve 12 gettoni e nessuna carta.
rule-K-S2 = Chi comincia
    .text = Il primo giocatore si sorteggia, a meno che non lo indichi chi ha aperto il tavolo. Si gioca in senso orario.

## Regole: il turno

rule-K-T1 = Rendita
    .text = Se hai davanti una carta Partenza, il tuo turno comincia con la sua rendita dalla banca: 4, 2 o 1 gettoni.
rule-K-T2 = Incassi
    .text = Poi ogni avversario ti dà 1 gettone per ogni Negozio davanti a te e 2 per la tua carta Esportare. Per chi non può pagare vedi K-D1.
rule-K-T3 = Negozi
    .text = Con una carta Partenza puoi calare quanti Negozi vuoi, se in questa partita qualcuno ha già calato un Raccolto, anche se poi è stato distrutto.
rule-K-T4 = Una carta della catena
    .text = Con una carta Partenza puoi calare una carta della tua catena, una sola: da 1 a 5 in quest’ordine, oppure Esportare. Esportare richiede un Negozio davanti a te, ma nessuna delle carte da 1 a 5.
    .ruling = Le due scale sono indipendenti. Da 1 a 5 si cala la tappa più bassa che manca, e una tappa distrutta manca di nuovo. I Negozi si calano sempre secondo K-T3, e nessuno ha più di una carta Esportare.
rule-K-T5 = Calare una Partenza
    .text = Se non hai davanti una carta Partenza, puoi calarne una. Ne hai una sola per partita; non si sostituisce mai.
    .ruling = Rende dal tuo prossimo turno, perché la rendita viene prima e non si ripete.
rule-K-T6 = Carte speciali
    .text = Puoi giocare quante carte speciali vuoi (da K-X1 a K-X3), con o senza Partenza.
rule-K-T7 = La prima carta
    .text = Pesca una carta in mano; gli altri non la vedono.
rule-K-T8 = La seconda carta
    .text = Pesca un’altra carta e mostrala. Una speciale o un jolly va nella tua mano. Una carta Sfida fa giocare tutti a una sfida (K-C1). Una Partenza o una carta della catena va all’asta (K-A1, K-A2).
rule-K-T9 = L’ordine nel turno
    .text = Poi tocca al giocatore seguente, in senso orario.
    .ruling = Se avevi una Partenza all’inizio del turno, mescoli K-T3, K-T4 e K-T6 come vuoi; altrimenti K-T5 e K-T6, e una Partenza calata ora apre la catena dal tuo prossimo turno. Pescata la prima carta, tutto questo è finito. Una carta Sfida pescata per prima va in mano senza essere vista, come ogni altra.
rule-K-T10 = Quando il mazzo è vuoto
    .text = Se si deve pescare e il mazzo è vuoto, gli scarti vengono mescolati e prendono il suo posto; se non ci sono nemmeno scarti, non si pesca. Le carte giocate o distrutte in un turno aspettano accanto agli scarti e vi si aggiungono alla fine di quel turno.
    .ruling = La fonte non dice nulla di tutto ciò. Se le carte di un turno non aspettassero, due carte ocra potrebbero riprendersi all’infinito.
rule-K-T11 = Che cosa è pubblico
    .text = Tutti possono conoscere i gettoni, quante carte hanno ogni mano e il mazzo, gli scarti, tutto ciò che è calato, chi ha già sigillato, le offerte nelle aste aperte e le carte mostrate. Le mani, le carte pescate senza mostrarle e le scelte sigillate sono segrete finché non vengono mostrate.
    .ruling = La fonte non ne fa l’elenco; è ciò che si vedrebbe attorno a un tavolo.

## Regole: la fine

rule-K-E1 = La catena completa
    .text = Vinci se alla fine del tuo turno hai davanti tutte e sette le tappe.
    .ruling = Una volta calata la settima tappa niente può più impedirlo: il turno finisce subito, senza pescare.
rule-K-E2 = L’ultimo giro
    .text = Un’opzione del tavolo limita i giri, di solito a 50. La partita finisce anche dopo un giro intero in cui non si è potuta pescare nessuna carta e nessuno ne ha calate. Allora vince chi ha più tappe diverse, poi più gettoni; chi è ancora pari divide la vittoria.
    .ruling = La fonte non conosce questa fine; senza di essa una partita potrebbe durare per sempre. Un giro finisce quando il gioco raggiunge o supera il posto del primo giocatore, fallito o no. I giocatori falliti non sono in classifica, e K-E1 viene prima di questa regola.
rule-K-E3 = L’ultimo giocatore
    .text = Se i fallimenti lasciano un solo giocatore, vince lui.
    .ruling = La fonte non parla di questo caso.

## Regole: partenza, negozi e carte speciali

rule-K-X0 = Che cosa rendono Partenze, Negozi ed Esportare
    .text = Vedi K-T1 e K-T2. Si possono avere più Negozi.
rule-K-X1 = Malattia, Temporale, Pioggia fredda, Incendio
    .text = Malattia, Temporale e Pioggia fredda distruggono ciascuna un Raccolto di un giocatore a tua scelta; Incendio distrugge una carta Costruire la fabbrica.
rule-K-X2 = Sovrapproduzione, Caffè-Tè-Cacao
    .text = Un giocatore a tua scelta non riceve gettoni per due turni.
    .ruling = Nei suoi prossimi due turni non ha né rendita né incassi, e gli altri tengono i loro gettoni; fino alla fine del secondo non vince nulla nemmeno nelle sfide. Il ricavo di una vendita forzata non ne risente. Una seconda carta di questo tipo aggiunge due turni. Si può colpire anche chi non ha una Partenza, e i suoi turni contano lo stesso.
rule-K-X3 = Di moda, Blocco, Salute
    .text = Pesca due carte in mano, senza che gli altri le vedano. Queste carte si possono giocare anche se non resta nulla da pescare.
rule-K-X4 = Cicoria, il jolly
    .text = La Cicoria sta per qualsiasi carta della catena, ma non per una Partenza.
    .ruling = Vale in tutto come la carta che sostituisce: si cala secondo la stessa regola, rende, può essere distrutta e conserva la sua tappa. Se viene distrutta va agli scarti come Cicoria.
rule-K-X5 = Carte giocate e distrutte
    .text = Le carte giocate o distrutte vanno agli scarti.
    .ruling = Una speciale contro qualcuno richiede un bersaglio su cui abbia effetto, e il bersaglio è sempre un avversario.

## Regole: sfida

rule-K-C1 = Scegliere in segreto
    .text = Ogni giocatore sceglie in segreto quante carte vuole della sua mano, almeno una, salvo che la mano sia vuota. Tutte si mostrano insieme.
rule-K-C2 = Più fiori
    .text = Chi mostra più fiori prende dalla banca tanti gettoni quanti sono i fiori su tutte le carte mostrate, compresa quella che ha lanciato la sfida.
rule-K-C3 = Parità
    .text = Se più giocatori sono pari in testa, ciascuno prende l’intera somma.
    .ruling = Nessuno vince senza alcun fiore.
rule-K-C4 = Dopo la sfida
    .text = Tutte le carte mostrate si scartano, di qualunque tipo. Chi è colpito da K-X2 non vince nulla: se uno di loro ha da solo più fiori di tutti, nessuno è pagato; in caso di parità gli altri lo sono.
rule-K-C5 = Carte uguali
    .text = Le carte dello stesso tipo sono una sola scelta: scegli quante di ogni tipo.
    .ruling = Qui si sceglie carta per carta nell’ordine dei tipi, poi si sigilla; gli altri vengono a sapere solo che hai sigillato. Così anche una mano grande resta maneggevole.

## Regole: aste

rule-K-A1 = Asta aperta
    .text = Le carte da 1 a 5 della catena si vendono apertamente: si rilancia a turno o nella mischia, come ha convenuto il tavolo. Chi offre di più paga alla banca e prende la carta.
    .ruling = A turno comincia il giocatore attivo; ognuno rilancia di almeno 1 o passa ed è fuori, finché resta un solo offerente. Se tutti gli altri hanno passato senza offrire, l’ultimo può ancora farlo. Nella mischia chiunque, tranne chi è in testa, può rilanciare mentre scorre un breve conto alla rovescia, che ogni rilancio fa ripartire; chi passa tace fino al prossimo rilancio. I tavoli senza orologio rilanciano a turno.
rule-K-A2 = Asta sigillata
    .text = Per Partenze, Negozi ed Esportare ognuno chiude la mano su alcuni gettoni, anche nessuno, e tutti la aprono insieme. L’offerta più alta prende la carta; tutti i gettoni offerti, da tutti, vanno alla banca.
rule-K-A3 = Offerte uguali
    .text = A parità di offerta vince il giocatore più vicino a quello attivo in senso orario, a cominciare da lui.
rule-K-A4 = Nessuna offerta
    .text = Una carta su cui nessuno offre si scarta; lo stesso se tutte le offerte sigillate sono zero.
rule-K-A5 = Non più di quanto si ha
    .text = Non si possono offrire più gettoni di quanti se ne possiedono.
    .ruling = La fonte non lo dice, ma un’offerta che non si può pagare sarebbe un debito che nessuno ha voluto.

## Regole: debiti

rule-K-D1 = Vendere carte
    .text = Se non puoi pagare un debito, devi vendere subito all’asta carte della tua mano, una dopo l’altra a tua scelta, finché non è pagato.
    .ruling = Prima pagano tutti quelli che possono. Poi vengono i debitori, uno alla volta, in senso orario dalla sinistra del giocatore attivo: un debitore consegna tutti i gettoni, poi vende. Ogni vendita è un’asta aperta a turno fra tutti gli altri, creditore compreso, a cominciare dalla sinistra del debitore. Il prezzo paga il debito e il resto va al debitore. Una carta che nessuno vuole resta in mano e quella copia non si offre più per questo debito. Chi deve ancora pagare può offrire tutto ciò che ha.
rule-K-D2 = Fallimento
    .text = Se ancora non puoi pagare, sei fallito: paghi quello che c’è e lasci la partita, e tutte le tue carte, in mano e sul tavolo, vanno subito agli scarti.

## Obiezioni

chicoree-bankrupt = Sei fallito e fuori dalla partita.
chicoree-sealed = Hai già sigillato la tua scelta: aspetta gli altri.
chicoree-leading = Sei in testa con { chicoree-price }: aspetta di vedere se qualcuno rilancia.
chicoree-passed = Hai passato: potrai rientrare dopo il prossimo rilancio.
chicoree-bid-too-high = Non puoi offrire più di quanto hai: { chicoree-tokens }.
chicoree-cannot-raise = L’offerta è a { chicoree-price }, più di quanto puoi superare: toccherà di nuovo a te dopo quest’asta.
chicoree-bid-too-low = Un’offerta deve superare { chicoree-price }.
chicoree-not-now = { $awaited ->
        [turn] Ora puoi calare carte, giocare speciali o pescare.
        [offer] Prima vendi una carta per pagare il tuo debito.
        [bidding] Prima rilancia, o passa.
        [melee] Ora puoi rilanciare o passare.
        [sealed] Prima sigilla la tua offerta.
       *[challenge] Prima scegli le tue carte per la sfida e sigillale.
    }
chicoree-not-in-hand = Non hai in mano questa carta: { chicoree-card }.
chicoree-not-a-start = Questa non è una carta Partenza: { chicoree-card }.
chicoree-one-start = La tua Partenza è { chicoree-card }: ce n’è una sola per partita.
chicoree-start-too-new = La tua Partenza è stata calata in questo turno: la catena comincia dal prossimo.
chicoree-no-start = Senza una carta Partenza davanti a te non puoi calare carte della catena.
chicoree-no-harvest-yet = Nessuno ha ancora calato un Raccolto: i Negozi devono aspettare.
chicoree-step-laid = In questo turno hai già calato una carta della tua catena.
chicoree-step-there = Questa tappa è già davanti a te: { chicoree-card }.
chicoree-export-needs-shop = Esportare richiede un Negozio davanti a te.
chicoree-step-order = Non è il momento di { chicoree-card }: la tua prossima tappa è { chicoree-next }.
chicoree-not-a-special = Questa non è una carta speciale: { chicoree-card }.
chicoree-needs-target = Di’ quale giocatore è colpito: { chicoree-card }.
chicoree-no-target = Questa carta non colpisce nessuno: { chicoree-card }.
chicoree-target-self = Non puoi colpire te stesso.
chicoree-target-gone = Il giocatore { $seat } non è in partita.
chicoree-nothing-to-destroy = Il giocatore { $seat } non ha questa carta sul tavolo: { chicoree-card }.
chicoree-all-chosen = Di questa carta hai scelto tutte le copie: { chicoree-card }.
chicoree-choose-in-order = Questo tipo di carta è già passato: { chicoree-card }. Le carte si scelgono nell’ordine dei tipi.
chicoree-choose-one = Scegli almeno una carta.
chicoree-refused-before = Nessuno ha voluto questa carta: { chicoree-card }. Offrine un’altra.

## Richieste

prompt-chicoree-turn = Cala carte, gioca speciali, o pesca.
prompt-chicoree-offer = Devi { chicoree-tokens }: vendi una carta.
prompt-chicoree-bidding = { $price ->
        [0] In vendita: { chicoree-card }. Nessuno ha ancora offerto: offri o passa.
       *[other] In vendita: { chicoree-card }. Il prezzo è { chicoree-price }: rilancia o passa.
    }
prompt-chicoree-melee = { $price ->
        [0] In vendita: { chicoree-card }. Nessuno ha ancora offerto: offri in qualsiasi momento, o passa.
       *[other] In vendita: { chicoree-card }. Il prezzo è { chicoree-price }: rilancia in qualsiasi momento, o passa.
    }
prompt-chicoree-sealed = In vendita: { chicoree-card }. Sigilla la tua offerta.
prompt-chicoree-challenge = { chicoree-card }: scegli le carte da mostrare, poi sigilla.

## Eventi

event-chicoree-first-player = { $name } comincia.
event-chicoree-income = { $name } riceve una rendita di { chicoree-tokens }.
event-chicoree-income-blocked = { $name } non riceve gettoni in questo turno.
event-chicoree-revenue = { $name } paga { chicoree-tokens } a { $to }.
event-chicoree-debt = { $name } consegna { chicoree-tokens } e deve ancora { $owed }.
event-chicoree-offered = { $name } deve vendere: { chicoree-card }.
event-chicoree-sold = { $name } vende a { $to } per { chicoree-tokens }: { chicoree-card }.
event-chicoree-unsold = Nessuno compra da { $name }: { chicoree-card }.
event-chicoree-debt-settled = { $name } ha pagato il debito.
event-chicoree-bankrupt = { $name } fallisce e lascia la partita.
event-chicoree-start-laid = { $name } cala una Partenza: { chicoree-card }.
event-chicoree-step-laid = { $joker ->
        [yes] { $name } cala una Cicoria come { chicoree-card }.
       *[no] { $name } cala { chicoree-card }.
    }
event-chicoree-special = { $name } gioca { chicoree-card }.
event-chicoree-special-on = { $name } gioca { chicoree-card } contro { $to }.
event-chicoree-destroyed = { $name } perde { chicoree-card }.
event-chicoree-afflicted = { $turns ->
        [one] { $name } non riceverà gettoni per { $turns } turno.
       *[other] { $name } non riceverà gettoni per { $turns } turni.
    }
event-chicoree-drawn = { $name } pesca una carta.
event-chicoree-drawn-own = { $name } pesca { chicoree-card }.
event-chicoree-draw-skipped = Non ci sono carte da pescare per { $name }.
event-chicoree-turned = { $name } scopre { chicoree-card }.
event-chicoree-kept = { $name } la prende in mano: { chicoree-card }.
event-chicoree-auction = { $form ->
        [turn] Asta a turno: { chicoree-card }.
        [melee] Asta nella mischia: { chicoree-card }.
       *[sealed] Asta sigillata: { chicoree-card }.
    }
event-chicoree-raised = { $name } offre { chicoree-tokens }.
event-chicoree-bid-passed = { $name } passa.
event-chicoree-hammer = Il martello cade.
event-chicoree-bid-sealed = { $name } ha sigillato un’offerta.
event-chicoree-bids-opened = Le offerte: { $list }.
event-chicoree-won = { $name } paga { chicoree-tokens } e prende { chicoree-card }.
event-chicoree-unwanted = Nessuno vuole { chicoree-card }.
event-chicoree-challenge = { $name } lancia una sfida: { chicoree-card }.
event-chicoree-choice-sealed = { $name } ha scelto.
event-chicoree-shown = { $flowers ->
        [one] { $name } mostra { $flowers } fiore: { $list }.
       *[other] { $name } mostra { $flowers } fiori: { $list }.
    }
event-chicoree-shown-nothing = { $name } non ha carte da mostrare.
event-chicoree-challenge-won = { $name } vince { chicoree-tokens } nella sfida.
event-chicoree-challenge-blocked = { $name } ha più fiori, ma non riceve gettoni.
event-chicoree-challenge-drawn = Nessuno mostra un fiore: nessuno vince.
event-chicoree-shuffled = Gli scarti vengono mescolati e diventano il mazzo.
event-chicoree-turn-ended = { $name } finisce il turno.
event-chicoree-round-ended = Il giro { $round } è finito.
event-chicoree-game-ended = { $reason ->
        [K-E1] La catena è completa: la partita è finita.
        [K-E2] L’ultimo giro è finito, e con esso la partita.
       *[K-E3] Resta un solo giocatore: la partita è finita.
    }

## Azioni

action-chicoree-start = Calare la tua Partenza: { chicoree-card }
    .within = calare la tua Partenza ({ chicoree-card })
action-chicoree-step = Calare { chicoree-card }
    .within = calare { chicoree-card }
action-chicoree-joker = Calare una Cicoria come { chicoree-card }
    .within = calare una Cicoria come { chicoree-card }
action-chicoree-play = Giocare { chicoree-card }
    .within = giocare { chicoree-card }
action-chicoree-play-on = Giocare { chicoree-card } contro { $to }
    .within = giocare { chicoree-card } contro { $to }
action-chicoree-draw = Pescare le tue carte
    .within = pescare le tue carte
action-chicoree-raise-more = Offrire tanti gettoni
    .within = offrire tanti gettoni
action-chicoree-raise = Offrire { chicoree-tokens }
    .within = offrire { chicoree-tokens }
action-chicoree-pass = Passare
    .within = passare
action-chicoree-bid-some = Sigillare un’offerta di tanti gettoni
    .within = sigillare un’offerta di tanti gettoni
action-chicoree-bid = Sigillare { chicoree-tokens }
    .within = sigillare { chicoree-tokens }
action-chicoree-choose = Scegliere { chicoree-card }
    .within = scegliere { chicoree-card }
action-chicoree-seal = Sigillare la tua scelta
    .within = sigillare la tua scelta
action-chicoree-offer = Vendere { chicoree-card }
    .within = vendere { chicoree-card }

## Parole sul tavolo

picture-chicoree-pile = mazzo { $count }
picture-chicoree-discard = scarti { $count }
picture-chicoree-round = giro { $count } di { $limit }
picture-chicoree-turn = Asta a turno
picture-chicoree-melee = Asta nella mischia
picture-chicoree-sealed = Asta sigillata
picture-chicoree-debt = { $name } deve { chicoree-tokens }
picture-chicoree-leads = { $name } ha offerto { chicoree-tokens }
picture-chicoree-bankrupt = fallito
picture-chicoree-afflicted = { $turns ->
        [one] { $name } non riceve gettoni per { $turns } turno
       *[other] { $name } non riceve gettoni per { $turns } turni
    }
picture-chicoree-has-sealed = sigillato
picture-chicoree-hand = La tua mano
picture-chicoree-chosen = Mostri
picture-chicoree-bid = la tua offerta: { chicoree-tokens }
picture-chicoree-empty = nessuna carta
picture-chicoree-discarded = Scarti
picture-chicoree-waiting = Giocate o distrutte in questo turno
picture-chicoree-known = Viste da tutti, nella mano di { $name }
picture-legend = Davanti a ogni giocatore: gettoni, carte in mano, la Partenza e la catena. 4 è una tappa calata, un punto una che manca; 6×2 sono due Negozi, una stella segna una Cicoria al posto della tappa.

## Consiglio prima della partita

advice-chicoree-two = Si può giocare in due, ma è un gioco da tre a sei giocatori (K-M3).

## Opzioni del tavolo

option-auction = Aste aperte
    .text = Uno dopo l’altro (turn), o chiunque in ogni momento finché cade il martello (melee) (K-A1).
    .turn = a turno
    .melee = nella mischia
option-rounds = Giri
    .text = Dopo quanti giri la partita finisce al più tardi, da 1 a 999 (K-E2).
    .count = { $count } giri
option-first = Primo giocatore
    .text = Un posto, oppure il sorteggio (random) (K-S2).
    .random = a sorte
    .seat = Giocatore { $seat }
option-deck = Mazzo
    .text = Il mazzo della casa (house), un altro con il suo nome, o uno con altri numeri, come house,shop=6,export=3 (K-M3).
    .house = mazzo della casa
    .own = mazzo proprio

## Titolo e sezioni

title = Chicorée
    .text = Completa la catena dai semi all’esportazione, con aste, sfide e un po’ di malizia.
section-material = Materiale
section-setup = Preparazione
section-turn = Il turno
section-end = Fine della partita
section-specials = Partenza, negozi e carte speciali
section-challenge = Sfida
section-auctions = Aste
section-debts = Debiti

## Perché una mossa è buona

# $card: nome di una carta; $to: un giocatore; $steps, $flowers: numeri interi
reason-chicoree-wins = la catena è completa: è la vittoria
reason-chicoree-steps = tappa { $steps } di 7
reason-chicoree-income = { chicoree-tokens } in più a ogni turno
reason-chicoree-worth = { chicoree-card } vale circa { chicoree-tokens }
reason-chicoree-cards = { chicoree-cards } da pescare
reason-chicoree-harm = { chicoree-card } colpisce { $to }
reason-chicoree-flowers = { $flowers ->
        [one] { $flowers } fiore
       *[other] { $flowers } fiori
    }
prevents-chicoree-card = anche { $name }, con { $steps } tappe posate, vuole { chicoree-card }
prevents-chicoree-steps = { $name } torna a { $left } tappe
prevents-chicoree-income = { $name } perde { chicoree-tokens } a turno
risks-chicoree-card = ma { $name }, con { $steps } tappe posate, può ottenere { chicoree-card }
risks-chicoree-debt = ma { chicoree-tokens } non bastano per i { $owed } che gli altri possono esigere
risks-chicoree-last-step = ma a { $name } manca una sola tappa
# $more: tokens or flowers that were lacking; $tokens: what it cost, or would have brought
near-chicoree-bid = Hai pagato { chicoree-tokens } per niente per { chicoree-card }: ne bastavano { $more } in più.
near-chicoree-flowers = Con { $more ->
        [one] un fiore in più
       *[other] { $more } fiori in più
    } la sfida ti avrebbe reso { chicoree-tokens }.

## Quanto valevano offerte e sfide

deal-chicoree-bought = { chicoree-card } comprata all’asta
deal-chicoree-sold-to = { chicoree-card } presa per un debito
deal-chicoree-lost = offerta segreta per { chicoree-card }, persa
deal-chicoree-bluff = { chicoree-card }: rilancio oltre il suo valore
deal-chicoree-challenge = sfida vinta
deal-chicoree-challenge-lost = sfida persa

## Che cosa ha deciso la partita

# $reason: the rule by which it ended, or how far K-E2 had to look; $steps, $less, $tokens, $fewer: what $name and $to had; $list: who is level
account-chicoree-decided = { $reason ->
        [K-E1] { $name } ha calato l’ultima delle sette tappe; { $to } ne aveva { $less }.
        [K-E3] Sono falliti tutti tranne { $name }.
        [tokens] I giri erano finiti con { $name } e { $to } pari per tappe ({ $steps }). A spareggiare sono stati i gettoni: { $tokens } contro { $fewer } (K-E2).
        [shared] Pari per tappe ({ $steps }) e per gettoni ({ $tokens }): { $list }. La vittoria è condivisa (K-E2).
       *[K-E2] I giri erano finiti e { $name } aveva più tappe di tutti: { $steps }; { $to } ne aveva { $less }.
    }

## Che cosa non va in un mazzo (K-M3)

# $list: nomi di carte
deck-fault-chain = nessuno può completare la catena: mancano { $list }, e non c’è nessuna Cicoria che le sostituisca
deck-fault-start = nessuno può giocare una partenza: non ce n’è nessuna
