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
failure-lost-on = { $lost } ({ $time })
failure-logins = En cas de panne { $lost }, 95 % des ouvertures de session durent au plus { $during } ({ $before } sans la panne) : { $grade }.
failure-logins-interrupted = { $share } des ouvertures de session sont interrompues.
failure-reads = En cas de panne { $lost }, les lectures durent { $during } en moyenne ({ $before } sans la panne).
failure-no-reads = En cas de panne { $lost }, il n’y a aucune lecture.
failure-fatal = En cas de panne { $lost }, les bureaux perdent l’accès à leur stockage.
failure-takeover = Un composant de secours prend le relais.
failure-one-array = Ces valeurs concernent la baie touchée, une sur { $arrays }, avec { $desktops ->
        [one] { $desktops } bureau
       *[other] { $desktops } bureaux
    }. Les bureaux des autres baies ne sont pas touchés.
failure-left-out = Non pris en compte en raison d’un chevauchement avec cette panne : { $events }.
failure-goals-met = Tous les objectifs sont atteints pendant la panne.
failure-goals-missed = Objectifs manqués pendant la panne : { $goals }.
failure-goals-missed-anyway = Objectifs manqués avec ou sans la panne : { $goals }.

field-of-failure-in-calendar = ne peut pas être indiqué pour une panne du calendrier
allowed-default-value = l’omettre
field-unknown-failure = n’est pas une panne du calendrier
allowed-no-failure-in-calendar = aucune : le calendrier ne contient pas de panne
field-part-not-in-array = La baie n’a pas autant de composants de ce type.
allowed-part-of-array = un composant de la baie

## Reports

failure-title = Panne d’un composant
failure-sheet = Panne d’un composant
failure-option = { $name } : { $sentence }
failure-method = Les deux chiffres portent sur la durée de la panne, sans et avec elle. Les durées d’ouverture de session sont celles de toute la tempête d’ouvertures de session. Le 95e centile du temps de réponse porte sur toutes les E/S, chacune avec le temps de réponse moyen à son instant. Les objectifs d’utilisation portent sur la moyenne d’une phase pendant que des utilisateurs se connectent ou travaillent, et non sur la minute la plus chargée.
failure-figures = Chiffres sans et avec la panne
failure-figure = Chiffre
failure-change = { $before } → { $during }
failure-missed = Manqués : { $goals }
failure-goals-without = État sans la panne
failure-goals-with = État pendant la panne
failure-chart-caption = Heures autour de la panne (ombrée). La ligne en pointillés est { $name } sans la panne. Chaque point d’une courbe est une moyenne sur { $bucket } ; les objectifs d’utilisation portent sur la moyenne d’une phase entière.
failure-chart-logins = En cours d’ouverture de session
failure-chart-reads = Temps de réponse en lecture
failure-chart-writes = Temps de réponse en écriture
failure-axis-reads = Temps de réponse en lecture, ms
failure-users = utilisateurs
failure-line-healthy = Sans panne
failure-login-median = Durée médiane d’ouverture de session
failure-login-p95 = 95e centile de la durée d’ouverture de session
failure-latency = Temps de réponse sur les hôtes
failure-read-mean = Lectures, moyenne
failure-read-p95 = Lectures, 95e centile
failure-write-mean = Écritures, moyenne
failure-write-p95 = Écritures, 95e centile
failure-use = Utilisation moyenne
failure-use-peak = Utilisation pendant la minute la plus chargée
failure-column-starts = Début de la panne
failure-column-ends = Fin de la panne
failure-column-configuration = Configuration
failure-column-group = Événement ou groupe
failure-column-without = Sans panne
failure-column-with = Avec panne
