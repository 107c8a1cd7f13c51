# Analyse de pannes de composants.

failure-lost-nodes = { $total ->
        [one] du seul nœud
       *[other] de { $n } nœuds sur { $total }
    }
failure-lost-controllers = { $total ->
        [one] du seul contrôleur
       *[other] de { $n } contrôleurs sur { $total }
    }
failure-lost-drives = { $total ->
        [one] du seul disque
       *[other] de { $n } disques sur { $total }
    }
failure-lost-ports = { $total ->
        [one] du seul port frontal
       *[other] de { $n } ports frontaux sur { $total }
    }
failure-lost-flash-caches = { $total ->
        [one] du seul module de cache flash
       *[other] de { $n } modules de cache flash sur { $total }
    }
failure-time = { $start } – { $end }
failure-logins = En cas de panne { $lost } ({ $time }), 95 % des ouvertures de session durent au plus { $during } ({ $before } sans la panne) : { $grade }.
failure-logins-interrupted = { $share } des ouvertures de session sont interrompues.
failure-reads = En cas de panne { $lost } ({ $time }), les lectures durent { $during } en moyenne ({ $before } sans la panne).
failure-no-reads = En cas de panne { $lost } ({ $time }), il n’y a aucune lecture.
failure-fatal = En cas de panne { $lost } ({ $time }), les bureaux perdent l’accès à leur stockage.
failure-takeover = Un composant de secours prend le relais.
failure-left-out = Non pris en compte, car simultané à cette panne : { $events }.
failure-goals-met = Tous les objectifs sont atteints pendant la panne.
failure-goals-missed = Objectifs non atteints pendant la panne : { $goals }.
failure-goals-missed-anyway = Objectifs non atteints avec ou sans la panne : { $goals }.

field-of-failure-in-calendar = ne peut pas être indiqué pour une panne du calendrier
allowed-default-value = l’omettre
field-unknown-failure = n’est pas une panne du calendrier
allowed-no-failure-in-calendar = aucune : le calendrier ne contient pas de panne
field-part-not-in-array = La baie n’a pas autant de composants de ce type.
allowed-part-of-array = un composant de la baie
