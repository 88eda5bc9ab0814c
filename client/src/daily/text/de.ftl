### Das Spiel des Tages, auf Deutsch.

daily = Spiel des Tages
about = Alle spielen dasselbe Spiel mit demselben Glück gegen dieselben Bots, einmal. Danach siehst du, wie du neben allen anderen dastehst. Jeden Tag um Mitternacht (UTC) ein neues.
yesterday = Gestern
against = Du gegen { $bots }
play = Spielen
play-on = Weiterspielen
closes = { $hours ->
        [one] schließt in { $hours } Stunde
       *[other] schließt in { $hours } Stunden
    }
finished-by = { $count ->
        [0] noch niemand ist fertig
        [one] { $count } ist fertig
       *[other] { $count } sind fertig
    }
void = Diese Partie zählt nicht: Du hast aufgegeben, ein Bot hat für dich gespielt, oder sie war nicht rechtzeitig fertig.
nobody = Niemand ist fertig geworden.
place = Platz
name = Name
points = Punkte
lead = Vorsprung
counted = Der Vorsprung gilt gegenüber dem besten Bot. Prozent: vor wie vielen der anderen du damit liegst; wer gleich gut war, zählt halb.
replay = Deine Partie noch einmal ansehen
luck = Glück
luck-promised = Alles wird aus einem Geheimnis gezogen, das niemand sehen kann, bevor der Tag vorbei ist. Das ist sein Versprechen, gegeben, bevor jemand gespielt hat: Das Geheimnis, das morgen gezeigt wird, muss es halten.
luck-open = Der Tag ist vorbei: Das ist das Geheimnis, aus dem alles gezogen wurde. Es muss das Versprechen halten; die Aufzeichnungen dieser Partien haben beides, und „terroir verify“ zieht alles noch einmal.
promise = Versprechen
secret = Geheimnis
honest = Dasselbe Glück: Die Zahl hinter der ersten Ziehung ist für alle dieselbe, die hinter der zweiten auch, und so weiter. Solange alle dasselbe tun, sehen alle dasselbe; wo sie anders spielen, bleibt anderes im Beutel, und es kann anderes gezogen werden.
honest-once = Einmal heißt: einmal für den, der du hier bist, Gast oder Konto. Wer als anderer Gast kommt, kann noch einmal spielen; diese Liste ist zum Spaß da, nicht für Preise.
