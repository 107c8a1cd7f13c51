# Breakdown of the figures of a phase.

## Figures

explain-reads-per-second = Lectures par seconde
explain-writes-per-second = Écritures par seconde
explain-reads-served = Lectures servies par la baie par seconde, en moyenne sur { $time }.
explain-writes-served = Écritures servies par la baie par seconde, en moyenne sur { $time }.
explain-busiest-minute = Minute de pointe
explain-busiest-minute-of = Lectures et écritures de la minute qui commence { $after } après le début de la phase.
explain-data-read = Données lues
explain-data-written = Données écrites
explain-throughput-of = E/S par seconde multipliées par leur taille moyenne.
explain-read-time = Temps de réponse en lecture
explain-write-time = Temps de réponse en écriture
explain-read-time-of = Temps de réponse moyen de toutes les lectures côté hôtes : { $unloaded } sans attente, le reste en files d’attente.
explain-write-time-of = Temps de réponse moyen de toutes les écritures côté hôtes : { $unloaded } sans attente, le reste en files d’attente.
explain-host-cpu-of = Temps processeur des bureaux au travail, et de l’appliance de stockage si elle s’exécute sur les mêmes hôtes.
explain-utilization-of = Travail causé par les E/S, en part du temps disponible.
explain-limit-of = E/S qui comptent pour la limite, en part de ce que la limite permet pendant ce temps ; la limite est plus élevée tant qu’il reste des crédits de rafale.
explain-counted = { $rate } sur { $n ->
        [one] { $n } volume
       *[other] { $n } volumes
    }
explain-duration = Durée
explain-duration-of = { $desktops ->
        [one] Durée de la phase pour { $desktops } bureau.
       *[other] Durée de la phase pour { $desktops } bureaux.
    }
explain-mean-login = Durée moyenne d’ouverture de session
explain-mean-login-of = { $users ->
        [one] De l’arrivée à un bureau utilisable, moyenne sur { $users } utilisateur.
       *[other] De l’arrivée à un bureau utilisable, moyenne sur { $users } utilisateurs.
    }

## Terms

explain-put-off = Demandé mais non servi pendant ce temps
explain-small = Parts plus petites
explain-path = Trajet vers la baie et retour
explain-cache = Lecture dans un cache
explain-controller-work = Traitement par le contrôleur
explain-outbound-port = Transfert par le port sortant
explain-inbound-port = Transfert par le port entrant
explain-host-links = Transfert par les liens des hôtes
explain-reading-from = Lecture : { $component }
explain-waiting-for = Attente : { $component }
explain-write-buffer-full = le tampon d’écriture est plein
explain-storage-appliance = Appliance de stockage
explain-desktops-at-work = Bureaux au travail
explain-by-calendar = Durée fixée dans le calendrier
explain-uneven = Tempête irrégulière : toutes les ouvertures de session ne subissent pas le temps de réponse moyen
explain-waiting-for-desktop = Attente d’un bureau, et ouvertures de session qui ne subissent pas le temps de réponse moyen
explain-last-login = De la dernière arrivée à l’ouverture de session du dernier utilisateur
explain-last-desktop = Début et fin, avec moins de bureaux en cours
explain-users-arrive = Arrivée des utilisateurs
explain-steady-state = De la fin de la tempête jusqu’à l’événement suivant du pool
explain-guest-time = Traitement par le système invité
explain-array-reads = Lecture depuis la baie
explain-host-reads = Lecture depuis l’hôte
explain-array-writes = Écriture
explain-other-arrays = E/S sur d’autres baies
explain-think-time = Temps du système invité entre les E/S
explain-starting-desktops = Lancement des bureaux
explain-starts-per-minute = { $desktops } bureaux, { $rate } par minute
explain-clone-manager = Rythme du gestionnaire de clones

## Formulas

explain-reads = lectures
explain-writes = écritures
explain-ios = E/S
explain-in-time = { $what } en { $time }
explain-of-time = { $what }, en { $time }
explain-at-a-time = { $what }, { $streams } à la fois par bureau
explain-amount = { $n } { $ops }
explain-rate = { $desktops ->
        [one] { $desktops } bureau × { $rate } { $ops } par seconde
       *[other] { $desktops } bureaux × { $rate } { $ops } par seconde
    }
explain-reaching-array = { $what }, dont { $share } atteignent la baie
explain-work = { $members } × { $ios } E/S, dont { $share } de { $ops }
explain-by-clock = { $n } { $ops } à débit fixe
explain-logins = { $n ->
        [one] { $n } ouverture de session
       *[other] { $n } ouvertures de session
    }
explain-starts-of-day = { $n ->
        [one] { $n } début de journée
       *[other] { $n } débuts de journée
    }
explain-desktops = { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }
explain-throughput = { $rate } { $ops } par seconde × { $size }
explain-share-of-reads = { $share } des lectures × { $time }
explain-amount-and-time = { $n } { $ops } × { $time }
explain-per-second = { $what } par seconde, sur { $servers }
explain-cores = { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
explain-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
explain-links = { $n ->
        [one] { $n } lien
       *[other] { $n } liens
    }
explain-drives = { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
explain-parallel-ios = { $drives } avec { $ios } E/S simultanées chacun
explain-rebuilding = { $drives }, en reconstruction { $share } du temps
explain-appliance-cores = { $n ->
        [one] { $share } de { $n } cœur, sur { $total }
       *[other] { $share } de { $n } cœurs, sur { $total }
    }
explain-on-hosts = { $n ->
        [one] sur { $n } hôte de { $cores } cœurs à { $clock }
       *[other] sur { $n } hôtes de { $cores } cœurs à { $clock } chacun
    }
explain-on-fewer-hosts = sur { $fewest } à { $most } hôtes de { $cores } cœurs à { $clock } chacun
explain-hosts-speed = { $hosts } ; performances par GHz : { $speed } fois celles des hôtes mesurés
explain-both = { $reads } ; { $writes }
explain-streams = { $what } / { $streams } à la fois
explain-turns = { $desktops } bureaux, { $slots } à la fois : { $rounds } × { $what }
explain-stage = { $n ->
        [one] { $n } bureau × { $time }
       *[other] { $n } bureaux × { $time }
    }
explain-stage-fixed = { $fixed } + { $stage }
