### Citrus auf Deutsch. Alle Sprachdateien enthalten dieselben Nachrichten, Attribute und Variablen.
### rule-<id>: Titel; .text: die Regel in unseren Worten; .ruling: was dieses Projekt entschieden hat, und warum.

## Namen

fruit-lemon = Zitrone
fruit-orange = Orange
fruit-blood-orange = Blutorange
fruit-lime = Limette
fruit-grapefruit = Grapefruit
fruit-letters-lemon = Zi
fruit-letters-orange = Or
fruit-letters-blood-orange = Bl
fruit-letters-lime = Li
fruit-letters-grapefruit = Gr
land-horses2 = 2 Wildpferde
land-horses3 = 3 Wildpferde
land-horses4 = 4 Wildpferde
land-money2 = Geld (2 Münzen)
land-money3 = Geld (3 Münzen)
land-cart = Karren
land-bull = Stier
land-bridge = Brücke
land-milestone = Meilenstein

## Wortformen für die Nachrichten weiter unten

# $fruit: Kennung einer Frucht
citrus-fruit =
    .name = { $fruit ->
        [lemon] { fruit-lemon }
        [orange] { fruit-orange }
        [blood-orange] { fruit-blood-orange }
        [lime] { fruit-lime }
       *[grapefruit] { fruit-grapefruit }
    }
    .tile = { $fruit ->
        [lemon] Zitronenplättchen
        [orange] Orangenplättchen
        [blood-orange] Blutorangenplättchen
        [lime] Limettenplättchen
       *[grapefruit] Grapefruitplättchen
    }
    .a-tile = { $fruit ->
        [lemon] ein Zitronenplättchen
        [orange] ein Orangenplättchen
        [blood-orange] ein Blutorangenplättchen
        [lime] ein Limettenplättchen
       *[grapefruit] ein Grapefruitplättchen
    }
    .region = { $fruit ->
        [lemon] Zitronengebiet
        [orange] Orangengebiet
        [blood-orange] Blutorangengebiet
        [lime] Limettengebiet
       *[grapefruit] Grapefruitgebiet
    }
    .regions = { $fruit ->
        [lemon] Zitronengebiete
        [orange] Orangengebiete
        [blood-orange] Blutorangengebiete
        [lime] Limettengebiete
       *[grapefruit] Grapefruitgebiete
    }
# $tile: Kennung eines Landschaftsplättchens
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
# $points: ganze Zahl
citrus-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $coins: ganze Zahl
citrus-coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
# $cost: ganze Zahl von Münzen
citrus-cost = { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }

## Regeln: Material

rule-C-M1 = Plantagen, Fincas und Bauplätze
    .text = Es gibt 90 Plantagenplättchen: je 18 mit Zitronen, Orangen, Blutorangen, Limetten und Grapefruits, davon jeweils 6 mit Brunnen. Dazu kommen 15 Finca-Plättchen mit je zwei Punktwerten und 15 Bauplatz-Plättchen mit den Buchstaben A bis O.
rule-C-M2 = Landschaftsplättchen
    .text = Es gibt 30 Landschaftsplättchen. Zwölf zeigen Wildpferde: je vier mit 2, 3 und 4 Pferden. Die übrigen sind Aktionsplättchen: 4-mal Geld (zwei mit 2 Münzen, zwei mit 3), 4 Karren, 4 Stiere, 4 Brücken und 2 Meilensteine.
rule-C-M3 = Was jeder hat
    .text = Citrus ist für 2 bis 5 Personen. Du beginnst mit 5 Arbeitern auf deinem Tableau, 6 Münzen und 0 Punkten. Mehr als 12 Münzen kannst du nie besitzen.
rule-C-M4 = Der Markt
    .text = Der Markt hat 12 nummerierte Felder, die auf der Spitze stehen. Seine Reihen laufen entlang beider Diagonalen; eine volle Reihe fasst 2, 3 oder 4 Plättchen.
    .ruling = Die Anleitungen geben die genaue Form nicht an. Unsere ist ein 4×4-Raster ohne vier Felder, mit Zeilen aus 2, 3, 4 und 3 Feldern und Spalten aus 3, 4, 3 und 2 (acht Reihen), nummeriert in Leserichtung; sie steht in der Spielplandatei und lässt sich dort ändern.
rule-C-M5 = Werte der Fincas
    .text = Ein Finca-Plättchen zeigt einen höheren und einen niedrigeren Wert. Bekannt sind die Paare 10/5, 8/6 und 12/4.
    .ruling = Wie oft jedes Paar vorkommt, sagen die Anleitungen nicht; wir nehmen jedes fünfmal. Die Zahlen sind Daten und lassen sich ändern.
rule-C-M6 = Die Spielpläne
    .text = Der lange Plan hat 15×10 Felder mit wenigen Felsen, etwa ebenso vielen Landschaftsfeldern und 15 Bauplätzen mit Buchstaben. Der kurze Plan ist schmaler, und einige seiner Bauplätze liegen am Rand.
    .ruling = Die Anleitungen enthalten die gedruckten Koordinaten nicht. Die beiden mitgelieferten Pläne sind deshalb unsere eigenen, so benannt und durch Simulation begründet; wenn du das gedruckte Spiel besitzt, kannst du seinen Plan im Editor nachbauen und darauf spielen.
rule-C-M7 = Wann ein Plan gültig ist
    .text = Ein Plan hat jeden Bauplatz-Buchstaben, den er braucht, genau einmal; keine zwei Bauplätze berühren sich, auch nicht über Eck, und kein Feld ist Wegfeld zweier Bauplätze, außer die Spielplandatei sieht es vor. Jeder Bauplatz hat mindestens 2 bebaubare Wegfelder. Offene Felder und Landschaftsfelder hängen zusammen und reichen für alle Plättchen im Spiel, mit mindestens 20 % Reserve. Es gibt höchstens 30 Landschaftsfelder.

## Regeln: Aufbau

rule-C-S1 = Landschaft auslegen
    .text = Jedes Landschaftsfeld des Plans erhält ein zufälliges Landschaftsplättchen, offen. Was übrig bleibt, kommt ungesehen aus dem Spiel.
rule-C-S2 = Die ersten Fincas
    .text = Die Finca-Plättchen bilden gemischt einen Stapel. Die obersten vier stehen von Anfang an auf den Bauplätzen A, B, C und D.
rule-C-S3 = Den Markt füllen
    .text = Alle Plantagenplättchen werden im Beutel gemischt. Zwölf davon werden für die Marktfelder 1 bis 12 gezogen.
rule-C-S4 = Die ersten Bauplätze
    .text = Die Bauplatz-Plättchen A bis D kommen aus dem Spiel. Die übrigen bilden gemischt einen Stapel; die ersten drei werden aufgedeckt und auf ihre Buchstaben gelegt.
rule-C-S5 = Wer beginnt
    .text = Wer beginnt, entscheidet das Los, außer der Gastgeber bestimmt jemanden (die Anleitungen fragen, wer am besten Flamenco tanzt). Gespielt wird im Uhrzeigersinn.

## Regeln: der Zug

rule-C-T1 = Bauen oder ernten
    .text = In deinem Zug baust du oder du erntest. Passen darfst du nicht, außer nach C-T3.
rule-C-T2 = Aktionsplättchen jederzeit
    .text = Außer zu bauen oder zu ernten darfst du in deinem Zug beliebig viele Aktionsplättchen einsetzen: davor, mittendrin oder danach, in jeder Reihenfolge. Das gilt auch für ein Plättchen, das du erst in diesem Zug bekommen hast.
rule-C-T3 = Passen und blockiertes Spiel
    .text = Kannst du weder ernten noch eine Reihe kaufen, passt du; dein Zug endet sofort, und umschlossene Fincas werden gewertet (C-F1). Passen alle nacheinander, wird eine Finca gebaut wie in C-N1 und der Markt aufgefüllt, so weit es geht.
    .ruling = Die Anleitungen deuten diesen Fall nur an. Aktionsplättchen sind nie Pflicht: Hast du nichts zu ernten und könntest nur mit ihrer Hilfe kaufen, darfst du passen. Die Finca, die das Spiel wieder öffnet, darf auch eine beiseitegelegte sein, und ihren Bauplatz wählt, wer an der Reihe wäre; fehlt eine Finca oder ein aufgedeckter Bauplatz, endet das Spiel. Mit der Option „Strafpunkte“ (C-B3) hindern dich nur Reihen am Passen, die C-B2 erlauben würde, und ein Zug, in dem du Plättchen zurückgibst und keines baust, gilt als Passen (ein mit dem Karren geholtes Plättchen zählt als gebaut).
rule-C-T4 = Ende des Zuges
    .text = Dein Zug endet, wenn du es sagst, oder von selbst, wenn du nichts mehr tun kannst. Danach werden umschlossene Fincas gewertet (C-F1).
    .ruling = Ist nirgends mehr ein Plantagenplättchen übrig, weil ein Karren vor deiner Hauptaktion das letzte geholt hat, darfst du den Zug ohne Hauptaktion beenden; sonst kämst du nicht weiter.

## Regeln: bauen

rule-C-B1 = Eine Reihe kaufen
    .text = Wähle eine Reihe des Marktes, in der noch Plättchen liegen, und kaufe sie alle für je 1 Münze.
    .ruling = Lücken unterbrechen eine Reihe nicht: Plättchen beiderseits eines leeren Feldes gehören zusammen. Die Anleitungen sagen das nicht, aber jeder gedruckte Pfeil steht für eine ganze Reihe.
rule-C-B2 = Nur was du bezahlen und bauen kannst
    .text = Eine Reihe ist dir verwehrt, wenn du sie nicht bezahlen oder nicht alle ihre Plättchen bauen kannst.
    .ruling = Was „bauen können“ heißt, lassen die Anleitungen offen. Für uns muss mindestens eine Folge von Platzierungen alle Plättchen unterbringen; dabei zählen die in diesem Moment aufgedeckten Bauplätze, falls eine Finca fällig wird (C-N1), und die Aktionsplättchen, die du hast oder unterwegs bekommst. Die Münzen musst du beim Kauf haben, setze Geld also vorher ein. Dir werden nur solche Reihen angeboten und danach nur Felder und Bauplätze, bei denen der Rest baubar bleibt, damit du nie unbemerkt in eine Sackgasse gerätst.
rule-C-B3 = Option: Strafpunkte
    .text = Mit dieser Tischoption (sonst ausgeschaltet) darfst du jede Reihe nehmen, die du bezahlen kannst. Plättchen, die du nicht bauen kannst, kommen auf die niedrigsten freien Nummern des Marktes zurück und kosten dich je 3 Punkte.
    .ruling = Die Anleitungen sehen darin ein Versehen am Tisch und lassen die Einzelheiten offen. Für zurückgegebene Plättchen bekommst du die Münzen wieder, und deine Punkte dürfen unter null fallen. Zurückgeben darfst du erst, wenn sich keines der ausstehenden Plättchen ohne Brücke legen lässt; dann gehen alle zusammen zurück, in der Reihenfolge des Marktes, und was nach dem Auffüllen durch einen Meilenstein zu viel ist, kommt in den Beutel. C-B2 beschränkt hier weder Felder noch Bauplätze, aber ein mit dem Karren geholtes Plättchen muss immer baubar sein.
rule-C-B4 = Sofort bauen
    .text = Gekaufte Plättchen baust du gleich, in der Reihenfolge deiner Wahl. Aufheben darfst du keines.
rule-C-B5 = Reihenfolge beim Bauen
    .text = Zuerst nimmst du die Plättchen und zahlst. Bleiben dadurch 3 oder weniger auf dem Markt, folgt eine neue Finca (C-N1). Dann baust du deine Plättchen. Waren nur noch 3 oder weniger übrig, wird zuletzt der Markt aufgefüllt (C-N2), auch wenn keine Finca gebaut werden konnte.

## Regeln: wo eine Plantage stehen darf

rule-C-P1 = Erlaubte Felder
    .text = Eine Plantage steht auf einem offenen Feld oder einem Landschaftsfeld. Nie steht sie auf Felsen, auf einer Finca oder auf einem gedruckten Bauplatz, aufgedeckt oder nicht.
rule-C-P2 = Ein Gebiet erweitern oder beginnen
    .text = Lege das Plättchen waagerecht oder senkrecht neben eine Plantage derselben Frucht in einem deiner Gebiete, oder beginne ein neues Gebiet auf einem Wegfeld einer gebauten Finca, gewertet oder nicht. Wegfelder einer Finca sind ihre bis zu vier direkten Nachbarfelder. Auch ein Fels neben einer Finca ist ein Wegfeld, wenn du eine Brücke hast.
rule-C-P3 = Arbeiter
    .text = Ein neues Gebiet braucht den Arbeiter ganz rechts auf deinem Tableau; steht dort keiner, kannst du keines beginnen. Ein Plättchen, das ein eigenes Gebiet seiner Frucht berührt, gehört immer dazu und braucht keinen Arbeiter.
rule-C-P4 = Verschiedene Früchte an den Wegen
    .text = Rund um jede Finca und jeden gedruckten Bauplatz tragen die Wegfelder lauter verschiedene Früchte. Das gilt auch, wenn du ein Gebiet erweiterst oder eine Brücke einsetzt. Im Familienspiel entfällt diese Regel (C-V2).
    .ruling = Die Anleitungen nennen Fincas und Bauplätze, aber nicht, welche. Wir zählen jeden gedruckten Bauplatz, aufgedeckt oder nicht, damit ein später aufgedeckter nie schon gegen die Regel verstößt.
rule-C-P5 = Abstand zu fremden Gebieten
    .text = Ein Plättchen darf kein Gebiet derselben Frucht berühren, das jemand anderem gehört.
rule-C-P6 = Eigene Gebiete verbinden
    .text = Ein Plättchen darf mehrere deiner Gebiete derselben Frucht verbinden. Ein Arbeiter bleibt, die anderen kehren auf die freien Plätze ganz links auf deinem Tableau zurück.
rule-C-P7 = Ein neutrales Gebiet übernehmen
    .text = Ein Plättchen darf ein neutrales Gebiet seiner Frucht nur berühren, wenn es zugleich ein eigenes Gebiet dieser Frucht berührt, das vor dem Legen mindestens so groß ist. Die neutralen Plättchen gehören dann dir und bringen erneut Punkte. Ein neues Gebiet darf nie ein neutrales Gebiet seiner Frucht berühren.
    .ruling = Die Anleitungen vergleichen ein Gebiet mit einem anderen. Verbindet dein Plättchen mehrere eigene Gebiete, zählen wir sie zusammen, während jedes neutrale Gebiet für sich verglichen wird.
rule-C-P8 = Neutrale Gebiete
    .text = Ein abgeerntetes Gebiet hat keinen Arbeiter und gehört niemandem. Man kann es nach C-P7 übernehmen, aber sonst nie erweitern.

## Regeln: Landschaft

rule-C-L1 = Ein Landschaftsplättchen nehmen
    .text = Baust du auf ein Landschaftsplättchen, bekommst du es. Pferde liegen verdeckt vor dir und bringen am Ende 1 Punkt pro Pferd.
    .ruling = Alle haben die Pferde gesehen, als sie genommen wurden, deshalb behandelt das Programm sie nicht als Geheimnis. Eine Tischoption entscheidet, ob die Bildschirme die Zwischenstände der anderen zeigen; normalerweise nicht, wie am Tisch.
rule-C-L2 = Aktionsplättchen vor dir
    .text = Aktionsplättchen liegen offen vor dir. Eingesetzte kommen aus dem Spiel, nur der Stier nicht.

## Regeln: neue Finca und Auffüllen

rule-C-N1 = Eine neue Finca
    .text = Nimmst du Plättchen und bleiben 3 oder weniger auf dem Markt, ziehst du sofort die oberste Finca, siehst dir ihre Werte an und baust sie auf einen der (bis zu) 3 aufgedeckten Bauplätze deiner Wahl. Dessen Plättchen kommt aus dem Spiel, und das nächste wird auf seinem Buchstaben aufgedeckt.
    .ruling = Was bei leerem Vorrat geschieht, sagen die Anleitungen nicht. Sind weniger als 3 Bauplätze aufgedeckt, wählst du unter diesen; ohne Finca-Plättchen oder ohne Bauplatz entfällt der Schritt.
rule-C-N2 = Erst bauen, dann auffüllen
    .text = Steht die neue Finca, baust du deine gekauften Plättchen; die Wege der neuen Finca zählen dabei schon mit. Danach werden die leeren Felder des Marktes in der Reihenfolge ihrer Nummern aus dem Beutel aufgefüllt.
rule-C-N3 = Wenn der Beutel nicht reicht
    .text = Sind beim Auffüllen zu wenige Plättchen im Beutel, füllen sie den Markt, so weit sie reichen; genau genug ist nicht zu wenig. Ausgabe 2015: Von da an wird keine neue Finca mehr gebaut, außer durch einen Meilenstein. Ausgabe 2013: C-N1 gilt weiter.
    .ruling = Die Anleitung von 2015 nimmt die restlichen Fincas weg und lässt Meilensteine dennoch bauen; deshalb legen wir sie dafür beiseite.

## Regeln: Wertung einer Finca

rule-C-F1 = Wann eine Finca gewertet wird
    .text = Am Ende eines Zuges wird jede noch nicht gewertete Finca gewertet, wenn alle Felder um sie herum besetzt sind: 8, am Rand 5, in einer Ecke 3. Eine Plantage, ein Landschaftsplättchen, ein Stier oder ein Fels besetzt ein Feld.
    .ruling = Benachbarte Gebäude erwähnen die Anleitungen nicht. Auch eine andere Finca oder ein Bauplatz gilt als besetzt, weil dort nie eine Plantage stehen kann.
rule-C-F2 = Plättchen zählen
    .text = Alle zählen die Plättchen ihrer Gebiete, die die Finca berühren, auch diagonal. Jedes Gebiet zählt einmal und mit allen seinen Plättchen.
rule-C-F3 = Punkte für eine Finca
    .text = Wer die meisten Plättchen hat, bekommt den höheren Wert, wer die zweitmeisten hat, den niedrigeren. Bei Gleichstand um die meisten bekommen alle Beteiligten den höheren und niemand den niedrigeren; bei Gleichstand um die zweitmeisten bekommen alle Beteiligten den niedrigeren. Wer allein ist, bekommt nur den höheren Wert, und ist niemand da, gibt es nichts.
rule-C-F4 = Nach der Wertung
    .text = Eine gewertete Finca wird umgedreht und nicht noch einmal gewertet. Ihre Wege bleiben Wege.

## Regeln: Ernte

rule-C-H1 = Gebiete ernten
    .text = Ernte eines oder mehrere deiner Gebiete: 1 Punkt pro Plättchen, 2 pro Plättchen mit Brunnen. Ihre Arbeiter kehren auf dein Tableau zurück; die Plättchen bleiben liegen und sind nun neutral.
rule-C-H2 = Einkommen
    .text = Danach bekommst du ein einziges Einkommen für die ganze Ernte, je nach den Arbeitern, die nun auf deinem Tableau stehen: 2 Münzen für 1 Arbeiter, 4 für 2, 6 für 3, 7 für 4 und 8 für 5. Was über 12 Münzen hinausgeht, verfällt.

## Regeln: Aktionsplättchen

rule-C-A1 = Geld
    .text = Du bekommst sofort 2 oder 3 Münzen, wie auf dem Plättchen angegeben. Was über 12 Münzen hinausgeht, verfällt.
rule-C-A2 = Karren
    .text = Nimm ein beliebiges Plättchen vom Markt, ohne zu zahlen, und baue es sofort. Bleiben 3 oder weniger übrig, folgen Finca, Bau des Plättchens und Auffüllen wie in C-N1 und C-N2.
    .ruling = Solange ein gekauftes oder mit dem Karren geholtes Plättchen noch nicht gebaut ist, darfst du keinen Karren einsetzen (so hält es auch die veröffentlichte Online-Fassung), und das Plättchen muss baubar sein.
rule-C-A3 = Stier
    .text = Stelle den Stier auf ein beliebiges unbesetztes offenes Feld: kein Fels, kein Landschaftsplättchen, kein Bauplatz. Er besetzt dieses Feld (C-F1). Wer später dort baut, bekommt den Stier und darf ihn wieder einsetzen, auch im selben Zug.
rule-C-A4 = Brücke
    .text = Für eine Platzierung gilt ein Fels oder ein Plättchen eines neutralen Gebiets als offenes Feld; alle Regeln C-P1 bis C-P8 gelten weiter. Ein neutrales Plättchen darfst du mit einer anderen Frucht überbauen, auch wenn sein Gebiet dabei zerfällt. Mit derselben Frucht darfst du es nur, wenn dieses eine Plättchen das ganze neutrale Gebiet ist. Das überbaute Plättchen kommt samt Brunnen aus dem Spiel.
rule-C-A5 = Meilenstein
    .text = Ziehe eine Finca und baue sie auf einen aufgedeckten Bauplatz deiner Wahl. Dann wird der Markt aufgefüllt und ein neues Bauplatz-Plättchen aufgedeckt.
    .ruling = Bedingungen und Zeitpunkt lassen die Anleitungen offen. Nötig sind ein Finca-Plättchen (auch ein beiseitegelegtes) und ein aufgedeckter Bauplatz, und du darfst den Meilenstein auch einsetzen, während gekaufte Plättchen ausstehen; zwischen dem Ziehen der Finca und der Wahl des Bauplatzes ist nichts anderes möglich.
rule-C-A6 = Übrige Aktionsplättchen
    .text = Jedes Aktionsplättchen, das am Spielende noch vor dir liegt, bringt 1 Punkt.

## Regeln: Spielende

rule-C-E1 = Wann das Spiel endet
    .text = Das Spiel endet mit dem Zug, in dem das letzte Plantagenplättchen gebaut wird, wenn also weder im Beutel noch auf dem Markt noch auf einer Hand eines übrig ist. Die in diesem Zug umschlossenen Fincas werden noch gewertet. Das Spiel endet auch, wenn es endgültig blockiert ist (C-T3).
rule-C-E2 = Ungewertete Fincas
    .text = Jede noch nicht gewertete Finca bringt jetzt ihren niedrigeren Wert, und zwar nur dem, der dort die meisten Plättchen hat; bei Gleichstand bekommen ihn alle Beteiligten.
rule-C-E3 = Letzte Ernte
    .text = Dann werden alle Gebiete mit Arbeiter für Punkte geerntet. Einkommen gibt es nicht.
rule-C-E4 = Pferde, Aktionsplättchen und Sieg
    .text = Zuletzt bringt jedes Pferd 1 Punkt und jedes nicht eingesetzte Aktionsplättchen ebenso. Die höchste Punktzahl gewinnt; bei Gleichstand wird der Sieg geteilt.

## Regeln: Varianten

rule-C-V1 = Kurzes Spiel
    .text = Spiele auf dem kurzen Plan mit 5 Plättchen weniger je Frucht (3 ohne und 2 mit Brunnen), insgesamt 65. Die ersten Fincas stehen auf A, B und C, deren Bauplatz-Plättchen aus dem Spiel kommen. Ebenso M, N und O in der Ausgabe 2015 und L, M, N und O in der Ausgabe 2013; der kurze Plan zeigt die Bauplätze A bis L, 2013 wird L also nie bebaut.
rule-C-V2 = Familienspiel
    .text = Regel C-P4 entfällt: An den Wegen einer Finca oder eines Bauplatzes darf mehrmals dieselbe Frucht stehen.
rule-C-V3 = Zufälliger Start
    .text = Alle Bauplatz-Plättchen im Spiel werden gemischt, und die ersten Fincas stehen auf den ersten 4 gezogenen (im kurzen Spiel 3).
rule-C-V4 = Drei Fincas zu Beginn
    .text = Das lange Spiel beginnt mit 3 statt 4 Fincas, mit oder ohne zufälligen Start (C-V3).
    .ruling = Nur die Bauplatz-Plättchen der Startplätze kommen aus dem Spiel; was mit dem vierten geschieht, sagen die Anleitungen nicht, und so bleibt sein Bauplatz bebaubar.
rule-C-V5 = Welcher Plan für wie viele
    .text = Zu zweit oder dritt nehmt einen der beiden Pläne; zu viert oder fünft wird der lange empfohlen. Eine andere Wahl führt zu einem Hinweis, ist aber nicht verboten. Alle Varianten lassen sich frei kombinieren.

## Einwände: der Zug

citrus-main-action-done = Du hast in diesem Zug schon gebaut oder geerntet: Setze Aktionsplättchen ein oder beende deinen Zug.
citrus-main-action-owed = Du musst noch bauen oder ernten, bevor dein Zug enden kann.
citrus-cannot-pass = { $ways ->
        [harvest] Du kannst nicht passen: Du hast noch ein Gebiet zu ernten.
        [buy] Du kannst nicht passen: Es gibt noch eine Reihe, die du kaufen kannst.
       *[both] Du kannst nicht passen: Du kannst noch ein Gebiet ernten oder eine Reihe kaufen.
    }
citrus-build-first = { $count ->
        [one] Baue zuerst das Plättchen, das du noch auf der Hand hast.
       *[other] Baue zuerst die { $count } Plättchen, die du noch auf der Hand hast.
    }
citrus-choose-site-first = Wähle zuerst einen Bauplatz für die neue Finca.

## Einwände: Kauf

citrus-line-empty = In Reihe { $line } liegt kein Plättchen mehr.
citrus-line-too-dear = Reihe { $line } kostet { citrus-cost }, und du hast { $coins }.
citrus-line-unbuildable = { $cost ->
        [one] Das Plättchen aus Reihe { $line } könntest du nicht bauen.
        [2] Die Plättchen aus Reihe { $line } könntest du nicht beide bauen.
       *[other] Die { $cost } Plättchen aus Reihe { $line } könntest du nicht alle bauen.
    }

## Einwände: Bauen

citrus-rest-unbuildable = Mit einem { citrus-fruit.tile } auf { $cell } könntest du deine übrigen Plättchen nicht mehr bauen.
citrus-site-strands-tiles = Mit der neuen Finca auf Bauplatz { $site } könntest du nicht alle deine Plättchen bauen.
citrus-tile-not-in-hand = { $well ->
        [yes] Du hast kein { citrus-fruit.tile } mit Brunnen auf der Hand.
       *[no] Du hast kein { citrus-fruit.tile } ohne Brunnen auf der Hand.
    }
citrus-space-rock = Auf { $cell } sind Felsen: Um dort zu bauen, brauchst du eine Brücke.
citrus-space-site = Feld { $cell } ist der Bauplatz { $site }: Dort darf nur eine Finca stehen.
citrus-space-finca = Auf { $cell } steht die Finca { $site }.
citrus-space-taken = Auf { $cell } liegt schon { citrus-fruit.a-tile }.
citrus-space-off-board = Ein Feld { $cell } gibt es auf diesem Plan nicht.
citrus-not-adjacent = Feld { $cell } berührt keines deiner { citrus-fruit.regions } und ist kein Wegfeld einer gebauten Finca.
citrus-no-worker = Auf { $cell } würde { citrus-fruit.a-tile } ein neues Gebiet beginnen, und auf deinem Tableau ist kein Arbeiter mehr.
citrus-fruit-on-road = Rund um { $site } liegt auf dem Wegfeld { $other } schon { citrus-fruit.a-tile }; auf { $cell } muss eine andere Frucht stehen.
citrus-touches-foreign = Auf { $cell } würde dein { citrus-fruit.tile } das { citrus-fruit.region } von Spieler { $seat } berühren ({ $cells }).
citrus-neutral-too-large = Auf { $cell } würde dein { citrus-fruit.tile } ein neutrales Gebiet aus { $neutral } Plättchen berühren, größer als dein eigenes ({ $own }).
citrus-neutral-new-region = Auf { $cell } würde dein neues { citrus-fruit.region } ein neutrales Gebiet derselben Frucht berühren.

## Einwände: Brücke

citrus-bridge-not-needed = Um auf { $cell } zu bauen, brauchst du keine Brücke.
citrus-bridge-not-neutral = Eine Brücke führt nur über Felsen oder neutrale Plantagen, und auf { $cell } ist keins von beiden.
citrus-bridge-same-fruit = Eine Brücke darf dieselbe Frucht nur überbauen, wenn sie allein steht; das neutrale { citrus-fruit.region } auf { $cell } hat { $neutral } Plättchen.

## Einwände: Aktionsplättchen

citrus-tile-not-held = { $tile ->
        [money2] Du hast kein Geldplättchen mit 2 Münzen.
        [money3] Du hast kein Geldplättchen mit 3 Münzen.
        [cart] Du hast keinen Karren.
        [bull] Du hast keinen Stier.
        [bridge] Du hast keine Brücke.
       *[milestone] Du hast keinen Meilenstein.
    }
citrus-cart-empty-space = Marktfeld { $space } ist leer.
citrus-cart-unbuildable = Das { citrus-fruit.tile } von Marktfeld { $space } könntest du nicht bauen.
citrus-bull-space-taken = Der Stier braucht ein unbesetztes offenes Feld, und { $cell } ist keines.

## Einwände: Fincas und Bauplätze

citrus-no-finca-left = Es gibt kein Finca-Plättchen mehr.
citrus-no-site-revealed = Zurzeit ist kein Bauplatz aufgedeckt.
citrus-site-not-revealed = Bauplatz { $site } ist nicht aufgedeckt.
citrus-no-finca-drawn = Es ist keine Finca gezogen, also gibt es keinen Bauplatz zu wählen.

## Einwände: Ernte und Rückgabe

citrus-not-your-region = Auf { $cell } hast du kein Gebiet.
citrus-no-region = Zum Ernten brauchst du mindestens ein eigenes Gebiet.
citrus-return-not-allowed = An diesem Tisch kann man keine Plättchen zurückgeben: Die Option „Strafpunkte“ ist ausgeschaltet.
citrus-nothing-to-return = Du hast keine Plättchen zurückzugeben.
citrus-still-placeable = Du kannst noch { citrus-fruit.a-tile } bauen, und zwar auf { $cells }.
citrus-cart-must-be-built = Ein mit dem Karren geholtes Plättchen muss gebaut werden; zurückgeben kannst du es nicht.

## Aufforderungen

prompt-citrus-turn = Kaufe eine Reihe des Markts oder ernte eigene Gebiete.
prompt-citrus-build = { $count ->
        [one] Baue dein Plättchen.
       *[other] Baue deine { $count } Plättchen.
    }
prompt-citrus-site = Wähle einen Bauplatz für die Finca { $high }/{ $low }.
prompt-citrus-extra = Setze Aktionsplättchen ein oder beende deinen Zug.

## Ereignisse

event-citrus-line-bought = { $name } kauft Reihe { $line } für { citrus-cost }.
event-citrus-tile-placed = { $name } baut { citrus-fruit.a-tile } auf { $cell }.
event-citrus-tile-covered = { $covered ->
        [rock] { $name } überbrückt die Felsen auf { $cell }.
        [lemon] { $name } überbrückt ein neutrales Zitronenplättchen auf { $cell }.
        [orange] { $name } überbrückt ein neutrales Orangenplättchen auf { $cell }.
        [blood-orange] { $name } überbrückt ein neutrales Blutorangenplättchen auf { $cell }.
        [lime] { $name } überbrückt ein neutrales Limettenplättchen auf { $cell }.
       *[grapefruit] { $name } überbrückt ein neutrales Grapefruitplättchen auf { $cell }.
    }
event-citrus-landscape-taken = { $name } nimmt ein Landschaftsplättchen: { citrus-land }.
event-citrus-regions-joined = { $workers ->
        [one] { $name } verbindet { citrus-fruit.regions }; { $workers } Arbeiter kehrt zurück.
       *[other] { $name } verbindet { citrus-fruit.regions }; { $workers } Arbeiter kehren zurück.
    }
event-citrus-neutral-absorbed = { $name } übernimmt ein neutrales { citrus-fruit.region } aus { $tiles } Plättchen.
event-citrus-harvested = { $name } erntet { $cells } für { citrus-points }.
event-citrus-income = { $name } erhält ein Einkommen: { citrus-coins }.
event-citrus-money-used = { $name } setzt ein Geldplättchen ein und bekommt { citrus-coins }.
event-citrus-cart-used = { $name } setzt einen Karren ein und nimmt { citrus-fruit.a-tile } von Marktfeld { $space }.
event-citrus-bull-placed = { $name } stellt einen Stier auf { $cell }.
event-citrus-milestone-used = { $name } setzt einen Meilenstein ein.
event-citrus-finca-drawn = Eine Finca { $high }/{ $low } wird gezogen.
event-citrus-finca-built = { $name } baut die Finca { $high }/{ $low } auf Bauplatz { $site }.
event-citrus-finca-stands = Die Finca { $high }/{ $low } steht auf Bauplatz { $site }.
event-citrus-site-revealed = Bauplatz { $site } wird aufgedeckt.
event-citrus-tile-drawn = { $well ->
        [yes] Marktfeld { $space }: { citrus-fruit.a-tile } mit Brunnen.
       *[no] Marktfeld { $space }: { citrus-fruit.a-tile }.
    }
event-citrus-bag-short = Der Beutel kann den Markt nicht mehr füllen.
event-citrus-tiles-returned = { $name } gibt { $count } Plättchen zurück und verliert { citrus-points }.
event-citrus-finca-scored = Finca { $site }: { citrus-points } für { $name } ({ $tiles } Plättchen).
event-citrus-final-finca = Finca { $site } am Spielende: { citrus-points } für { $name }.
event-citrus-final-horses = Wildpferde: { citrus-points } für { $name }.
event-citrus-final-actions = Nicht eingesetzte Aktionsplättchen: { citrus-points } für { $name }.
event-citrus-turn-ended = { $name } beendet den Zug.
event-citrus-passed = { $name } passt.
event-citrus-blocked = Alle haben gepasst: Das Spiel ist blockiert.
event-citrus-landscape-laid = Landschaft auf { $cell }: { citrus-land }.
event-citrus-first-player = { $name } beginnt.
event-citrus-game-ended = { $reason ->
        [C-E1] Das letzte Plantagenplättchen ist gebaut: Das Spiel ist zu Ende.
        [C-T3] Das Spiel ist endgültig blockiert und damit zu Ende.
       *[other] Das Spiel ist zu Ende ({ $reason }).
    }

## Aktionen zur Auswahl. $list: mehrere der Namen oben, durch Kommas getrennt

citrus-tile = { $well ->
        [yes] { citrus-fruit.name } mit Brunnen
       *[no] { citrus-fruit.name }
    }
citrus-region-on = { citrus-fruit.name } { $cell }
action-citrus-buy = Eine Reihe kaufen
    .within = eine Reihe kaufen
action-citrus-buy-line = Reihe { $line } für { citrus-cost } kaufen: { $list }
    .within = Reihe { $line } für { citrus-cost } kaufen ({ $list })
action-citrus-harvest = Ernten
    .within = ernten
action-citrus-harvest-regions = Ernten: { $list } – { citrus-points }, Einkommen { citrus-coins }
    .within = { $list } ernten ({ citrus-points }, Einkommen { citrus-coins })
action-citrus-place = { $well ->
        [yes] { citrus-fruit.tile } mit Brunnen bauen
       *[no] { citrus-fruit.tile } bauen
    }
    .within = { action-citrus-place }
action-citrus-bridge = { $well ->
        [yes] { citrus-fruit.tile } mit Brunnen auf einer Brücke bauen
       *[no] { citrus-fruit.tile } auf einer Brücke bauen
    }
    .within = { action-citrus-bridge }
action-citrus-money = Ein Geldplättchen einsetzen: { citrus-coins }
    .within = ein Geldplättchen einsetzen ({ citrus-coins })
action-citrus-cart = Einen Karren einsetzen
    .within = einen Karren einsetzen
action-citrus-cart-space = Einen Karren für Marktfeld { $space } einsetzen: { citrus-tile }
    .within = einen Karren für Marktfeld { $space } einsetzen ({ citrus-tile })
action-citrus-bull = Einen Stier auf ein Feld stellen
    .within = einen Stier auf ein Feld stellen
action-citrus-milestone = Einen Meilenstein einsetzen und eine Finca bauen
    .within = einen Meilenstein einsetzen und eine Finca bauen
action-citrus-site = Einen Bauplatz für die Finca wählen
    .within = einen Bauplatz für die Finca wählen
action-citrus-site-letter = Bauplatz { $site } auf { $cell }
    .within = Bauplatz { $site } auf { $cell } wählen
action-citrus-end = Den Zug beenden
    .within = den Zug beenden
action-citrus-pass = Passen
    .within = passen
action-citrus-return = { $count ->
        [one] Dein Plättchen zurückgeben
       *[other] Deine { $count } Plättchen zurückgeben
    }
    .within = { $count ->
            [one] dein Plättchen zurückgeben
           *[other] deine { $count } Plättchen zurückgeben
        }

## Wörter auf dem Tisch

picture-citrus-market = Markt
picture-citrus-bag = Beutel { $count }
picture-citrus-hand = Auf der Hand
picture-citrus-fincas = Fincas
picture-citrus-drawn = Gezogene Finca
picture-citrus-sites = { $count ->
        [one] noch { $count } Bauplatz
       *[other] noch { $count } Bauplätze
    }
picture-citrus-points = Punkte
picture-citrus-coins = Münzen
picture-citrus-workers = Arbeiter
picture-citrus-horses = { $count ->
        [one] { $count } Pferd
       *[other] { $count } Pferde
    }

## Tischoptionen

option-edition = Ausgabe
    .text = 2015 oder 2013: was geschieht, wenn der Beutel nicht mehr reicht (C-N3), und welche Bauplätze das kurze Spiel nutzt (C-V1).
option-short = Kurzes Spiel
    .text = Der kurze Plan mit 65 Plättchen und drei Fincas zu Beginn (C-V1).
    .no = Langer Plan
    .no-text = 90 Plättchen, vier Fincas zu Beginn
    .yes = Kurzer Plan
    .yes-text = 65 Plättchen, drei Fincas zu Beginn
option-family = Familienspiel
    .text = Die Wege einer Finca oder eines Bauplatzes dürfen dieselbe Frucht tragen (C-V2).
option-random-start = Zufälliger Start
    .text = Die ersten Fincas stehen auf ausgelosten Bauplätzen (C-V3).
option-three-fincas = Drei Start-Fincas
    .text = Das lange Spiel beginnt mit drei statt vier Fincas (C-V4).
option-penalty = Strafpunkte
    .text = Du darfst eine Reihe nehmen, die du nicht bauen kannst, und Plättchen für je 3 Punkte zurückgeben (C-B3).
option-open-horses = Offene Pferde
    .text = Alle sehen, wie viele Wildpferde die anderen haben (C-L1).
option-first = Startspieler
    .text = Ein Platz oder der Zufall (random) (C-S5).
    .random = durch das Los
    .seat = Spieler { $seat }
option-board = Spielplan
    .text = Der Hausplan des gewählten Spiels, ein anderer mit Namen oder ein in einer Zeile gezeichneter (C-M6).
    .house = Hausplan
    .vega = Langer Plan (Vega)
    .patio = Kurzer Plan (Patio)
    .own = eigener Plan
# $count: Zahl der Spieler
advice-citrus-long-board = Bei { $count } Spielern wird der lange Plan empfohlen (C-V5); der kurze ist nicht verboten.

## Titel, Abschnitte und Zeichen

title = Citrus
    .text = Baue Plantagen um Fincas, ernte rechtzeitig und sei der Größte, wo eine Finca umschlossen wird.
section-material = Material
section-setup = Aufbau
section-turn = Der Zug
section-build = Bauen
section-place = Wo eine Plantage stehen darf
section-landscape = Landschaft
section-new-finca = Neue Finca und Markt
section-scoring = Wertung einer Finca
section-harvest = Ernte
section-actions = Aktionsplättchen
section-end = Ende des Spiels
section-variants = Varianten
picture-legend = Auf dem Plan: Zi1* ist ein Zitronenplättchen von Spieler 1 mit Brunnen, Zi- ein neutrales; 10/5 ist eine Finca, A ✓ eine gewertete, <E> ein aufgedeckter Bauplatz, (F) ein kommender; ▲ Felsen; h2 h3 h4 Pferde, h· verdeckt, m2 m3 Geld, ca Karren, bu Stier, br Brücke, mi Meilenstein. Auf dem Markt ist 2¢ der Preis einer Reihe; er leuchtet, wenn du sie kaufen kannst.

## Warum ein Zug gut ist

# $points: ganze Zahl, auch negativ
reason-citrus-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $sites: Buchstaben der Bauplätze; $count: wie viele
reason-citrus-majority = { $count ->
        [one] die Mehrheit bei der Finca { $sites }
       *[other] die Mehrheit bei den Fincas { $sites }
    }
# $coins, $workers: Zahl mit Vorzeichen
reason-citrus-coins = Münzen { $coins }
reason-citrus-workers = Arbeiter { $workers }
prevents-citrus-majority = { $count ->
        [one] hindert { $name } daran, bei der Finca { $sites } die Mehrheit zu nehmen
       *[other] hindert { $name } daran, bei den Fincas { $sites } die Mehrheit zu nehmen
    }
prevents-citrus-points = lässt { $name } danach { citrus-points } weniger
risks-citrus-majority = { $count ->
        [one] aber { $name } kann danach die Finca { $sites } übernehmen
       *[other] aber { $name } kann danach die Fincas { $sites } übernehmen
    }
risks-citrus-points = aber { $name } kann danach { citrus-points } machen
# $more: tiles that were lacking; $tiles: how many $name had
near-citrus-finca = Finca { $site } hat dich { citrus-points } gekostet: Mit { $more ->
        [one] einem Plättchen mehr
       *[other] { $more } Plättchen mehr
    } hättest du mit { $name } gleichgezogen, bei { $tiles }.

## Was das Spiel entschied

# $what: where the points came from; $site: the letter of the Finca; $points, $less: what $name and $to got
account-citrus-decided = { $what ->
        [fincas] Finca { $site } gab den Ausschlag: { citrus-points } für { $name }, { $less } für { $to }.
        [harvest] Eine Ernte gab den Ausschlag: { citrus-points } für { $name }.
        [all-fincas] { $name } hat vor allem an geschlossenen Fincas gewonnen: { citrus-points }, { $less } für { $to }.
        [all-harvest] { $name } hat vor allem mit Ernten gewonnen: { citrus-points }, { $less } für { $to }.
        [all-last-fincas] { $name } hat vor allem an Fincas gewonnen, die bis zum Ende offen blieben: { citrus-points }, { $less } für { $to }.
        [last-fincas] Finca { $site }, die bis zum Ende offen blieb, gab den Ausschlag: { citrus-points } für { $name }, { $less } für { $to }.
        [last-harvest] Die letzte Ernte gab den Ausschlag: { citrus-points } für { $name }, { $less } für { $to }.
        [horses] Die Wildpferde gaben den Ausschlag: { citrus-points } für { $name }, { $less } für { $to }.
       *[tiles] Die bis zum Ende behaltenen Plättchen gaben den Ausschlag: { citrus-points } für { $name }, { $less } für { $to }.
    }
# $points: of each; $list: who is level
account-citrus-shared = Gleichstand, { citrus-points }: { $list }. Einen Stichentscheid gibt es nicht: Der Sieg wird geteilt (C-E4).

## Was an einem Spielplan nicht stimmt (C-M7)

# $letter: eines Bauplatzes; $side: long oder short
board-fault-unused = Bauplatz { $letter } wird auf dem { $side ->
        [long] langen
       *[short] kurzen
    } Plan nicht gebraucht
# $count: wie oft er da ist
board-fault-not-once = Bauplatz { $letter } muss genau einmal da sein, ist aber { $count }-mal da
# $letter, $other: zweier Bauplätze
board-fault-touch = die Bauplätze { $letter } und { $other } berühren sich
board-fault-roads = Bauplatz { $letter } hat weniger als 2 bebaubare Wegfelder
# $spaces: Namen von Feldern
board-fault-shared = { $spaces } ist Wegfeld von { $letter } und von { $other } zugleich
# $count: Felder, die da sind; $tiles: Plättchen im Spiel; $least: Felder, die es sein müssen
board-fault-room = { $count } offene Felder und Landschaftsfelder sind zu wenig für { $tiles } Plättchen mit 20 % Reserve: nötig sind { $least }
# $count: Landschaftsfelder; $most: Landschaftsplättchen
board-fault-bushes = { $count } Landschaftsfelder, aber nur { $most } Landschaftsplättchen
board-fault-apart = { $spaces } ist vom Rest aus nicht zu erreichen
