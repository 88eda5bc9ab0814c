### What the lessons of Citrus say, in German: one sentence or two a step, the task (.task), and what to say
### when something legal but pointless is done (.else). Every language file defines the same messages.

lesson-buy = Eine Reihe kaufen
lesson-buy-1 = Pflanze Früchte rund um die Fincas: Wer dort am meisten hat, bekommt am meisten.
lesson-buy-2 = In deinem Zug kaufst du eine ganze Reihe des Marktes, jedes Plättchen für eine Münze.
    .task = Kaufe Reihe 1.
    .else = Im echten Spiel gern. Nimm hier Reihe 1: zwei Plättchen für zwei Münzen.
lesson-buy-3 = Zwei Plättchen, zwei Münzen. Was du kaufst, baust du noch im selben Zug.

lesson-build = Am Weg bauen
lesson-build-1 = Ein neues Gebiet beginnt auf einem Wegfeld, direkt neben einer Finca.
    .task = Baue die Zitrone auf das helle Feld.
    .else = Das geht. Baue die Zitrone hier auf das helle Feld neben der Finca.
lesson-build-2 = Das hat einen deiner fünf Arbeiter gekostet. Ohne Arbeiter beginnt kein neues Gebiet.
lesson-build-3 = Auf den Wegfeldern einer Finca steht jede Frucht nur einmal: Deine Orange passt hierhin.
    .task = Baue die Orange auf das helle Feld.
    .else = Das geht auch. Baue die Orange in dieser Lektion gegenüber der Zitrone.

lesson-grow = Ein Gebiet wächst, ein Brunnen
lesson-grow-1 = Neben der gleichen Frucht gehört ein Plättchen zu deinem Gebiet und braucht keinen Arbeiter.
    .task = Baue die Zitrone neben deine Zitrone.
    .else = Das geht. Lass hier deine Zitronen auf dem hellen Feld wachsen.
lesson-grow-2 = Dieses Plättchen hat einen Brunnen: Bei der Ernte zählt es doppelt.
    .task = Baue die Zitrone mit dem Brunnen.
    .else = Das geht. Lass hier deine Zitronen auf dem hellen Feld wachsen.

lesson-surround = Eine Finca umschließen
lesson-surround-1 = Eine Finca zahlt, wenn alle acht Felder um sie herum besetzt sind: von Plantagen, Landschaft oder Felsen.
lesson-surround-2 = Baue deine Limette in die letzte Lücke: Das Dach schließt sich, und die Finca zahlt.
    .task = Baue die Limette auf das helle Feld.
    .else = Gut gebaut, aber das Dach bleibt offen. Schließe die letzte Lücke.
lesson-surround-3 = Deine Gebiete haben hier sechs Plättchen, die des Bots fünf: zwölf Punkte für dich, vier für ihn.

lesson-majority = Mehrheit und Gleichstand
lesson-majority-1 = Jedes Gebiet, das die Finca berührt, zählt ganz, auch wenn es nur eine Ecke berührt.
lesson-majority-2 = Mit je vier Plättchen stünde es gleich: zehn Punkte für beide. Noch eine Zitrone, und du führst.
    .task = Baue die Zitrone auf das helle Feld.
    .else = Dann bliebe es beim Gleichstand. Lass zuerst deine Zitronen wachsen.
lesson-majority-3 = Schließe jetzt den Ring: Fünf Plättchen schlagen vier.
    .task = Baue die Limette in die letzte Lücke.
    .else = Schließe den Ring mit der Limette, solange du führst.

lesson-harvest = Ernte und Einkommen
lesson-harvest-1 = Mit einer Münze kauft man nicht viel. Statt zu bauen, darfst du ernten.
lesson-harvest-2 = Eine Ernte bringt einen Punkt pro Plättchen, zwei mit Brunnen: hier sechs Punkte.
    .task = Ernte deine Orangen.
    .else = Die letzte Münze kannst du ausgeben, aber dann hast du keine mehr. Ernte die Orangen.
lesson-harvest-3 = Der Arbeiter ist wieder daheim. Zwei Arbeiter daheim bringen vier Münzen; die Orangen gehören nun niemandem.

lesson-landscape = Ein Landschaftsplättchen
lesson-landscape-1 = Wer auf ein Landschaftsplättchen baut, bekommt es.
    .task = Baue die Zitrone auf die Münzen.
    .else = Die Münzen blieben liegen. Baue auf das Landschaftsplättchen.
lesson-landscape-2 = Geld darfst du jederzeit in deinem Zug einsetzen.
    .task = Setze das Geldplättchen ein.
    .else = Setze zuerst das Geld ein: Es gehört dir.
lesson-landscape-3 = Jedes Pferd bringt am Ende einen Punkt. Karren, Stier, Brücke und Meilenstein setzt du ein, wann du willst.

lesson-neutral = Neutrale Plantagen
lesson-neutral-1 = Abgeerntete Gebiete bleiben auf dem Plan, gehören aber niemandem mehr.
lesson-neutral-2 = Deine drei Zitronen sind mindestens so viele wie diese zwei: Verbinde sie.
    .task = Baue die Zitrone dazwischen.
    .else = Die neutralen Zitronen blieben allein. Baue dazwischen.
lesson-neutral-3 = Alle sechs gehören jetzt dir und lassen sich noch einmal ernten.

lesson-end = Neue Fincas, das Ende
lesson-end-1 = Lass drei Plättchen oder weniger auf dem Markt, und eine neue Finca kommt.
    .task = Kaufe Reihe 1.
    .else = Das geht. Kaufe hier Reihe 1.
lesson-end-2 = Ihren Bauplatz wählst du, und ihre Wege zählen sofort.
    .task = Setze die Finca auf Bauplatz E.
    .else = Ein guter Platz, aber nimm hier den hellen.
lesson-end-3 = Baue neben die neue Finca.
    .task = Baue die Orange auf das helle Feld.
    .else = Das geht. Baue hier auf das helle Feld.
lesson-end-4 = Ist alles gebaut, wird der Markt aus dem Beutel aufgefüllt.
    .task = Baue deine letzte Zitrone.
    .else = Das geht. Baue hier auf das helle Feld.
lesson-end-5 = Mit dem letzten Plättchen endet das Spiel: Offene Fincas zahlen den niedrigeren Wert, dann wird alles geerntet.
