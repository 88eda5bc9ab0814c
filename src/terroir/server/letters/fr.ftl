### Ce que le serveur écrit par courriel et dans les avis, en français.

mail-sign-in-subject = Votre lien vers Terroir
mail-sign-in = Bonjour { $name },

    ce lien vous ramène à vos parties :

    { $link }

    Il sert une seule fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, il n’y a rien à faire.
mail-keep-subject = Gardez vos parties sur Terroir
mail-keep = Bonjour,

    ouvrez ce lien dans le navigateur où vous jouez, et vos parties restent les vôtres, d’où que vous veniez :

    { $link }

    Il sert une seule fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, il n’y a rien à faire.

## Avis

notice-title = { $count ->
        [one] C’est à vous de jouer
       *[other] C’est à vous de jouer à { $count } tables
    }
notice-text = { $count ->
        [one] { $games } attend votre coup.
       *[other] { $games } : { $count } tables vous attendent.
    }
call-title = { $count ->
        [one] Quelqu’un vous invite à jouer
       *[other] On vous invite à jouer à { $count } tables
    }
call-text = { $count ->
        [one] Une place vous attend : { $games }.
       *[other] Des places vous attendent à { $count } tables : { $games }.
    }
notice-end = Aucun autre courriel ne viendra avant que vous n’ayez regardé. Choisissez ici comment être prévenu : { $link }
notice-test = Les avis vous parviennent ici.
