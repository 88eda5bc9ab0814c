### La donne du jour, en français.

daily = La donne du jour
about = Tout le monde joue la même donne contre les mêmes bots, une seule fois. Ensuite vous voyez où vous vous situez parmi tous les autres. Une nouvelle chaque jour à minuit (UTC).
yesterday = Hier
against = Vous contre { $bots }
play = Jouer
play-on = Continuer
closes = { $hours ->
        [one] se termine dans { $hours } heure
       *[other] se termine dans { $hours } heures
    }
finished-by = { $count ->
        [0] personne ne l’a encore finie
        [one] { $count } personne l’a finie
       *[other] { $count } personnes l’ont finie
    }
void = Cette partie ne compte pas : vous avez abandonné, un bot a joué pour vous, ou elle n’était pas finie à temps.
nobody = Personne ne l’a finie.
place = Rang
name = Nom
points = Points
lead = Avance
counted = L’avance se mesure au meilleur bot. Pour cent : combien d’autres vous devancez ainsi, la moitié pour ceux qui ont fait aussi bien.
replay = Revoir votre partie
luck = Hasard
luck-promised = Tous les tirages viennent d’un seul secret, que personne ne peut voir avant la fin de la journée. Voici sa promesse, faite avant que quiconque ait joué : le secret montré demain doit la tenir.
luck-open = La journée est finie : voici le secret d’où viennent tous les tirages. Il doit tenir la promesse ; les fichiers de ces parties ont les deux, et « terroir verify » refait tous les tirages.
promise = Promesse
secret = Secret
honest = La même donne : le nombre derrière le premier tirage est le même pour tous, celui derrière le deuxième aussi, et ainsi de suite. Tant que tous font la même chose, tous voient la même chose ; où l’on joue autrement, il reste d’autres pièces dans le sac, et le tirage peut différer.
honest-once = Une fois veut dire : une fois pour qui vous êtes ici, invité ou compte. Qui revient comme un autre invité peut rejouer ; ce classement est pour le plaisir, pas pour des prix.
