## Page
recommendation-title = Recommandations
recommendation-lead = Changements de planning et matériel le moins cher pour <link>{ $scenario }</link>, version { $version }
recommendation-start = Recommander
recommendation-run-all = Lancer toutes les analyses
recommendation-unchosen = Aucune configuration n’est encore choisie
recommendation-unchosen-hint = Utilisez l’une des configurations comparées, ou comparez d’abord des familles de baies. Les autres analyses portent sur la configuration utilisée.
recommendation-failures = Panne d’un composant
recommendation-changes = Changements de planning et de configuration
recommendation-changes-note = Chaque changement est simulé sur tout le calendrier
recommendation-changes-run = Analyser
recommendation-changes-show =
    { $n ->
        [one] Afficher le changement essayé
       *[other] Afficher { $n } changements essayés
    }
recommendation-changes-hint = Indique le matériel économisé par chaque changement de planning.
recommendation-families = Matériel le moins cher par famille de baies
recommendation-families-note = Évalué sur tout le calendrier pour tous les objectifs, croissance et pannes comprises
recommendation-families-run = Trouver le matériel le moins cher
recommendation-families-hint = Trouve, pour chaque famille de baies, la configuration la moins chère qui atteint tous les objectifs.
recommendation-family-choice = Familles de baies
recommendation-family-choice-hint = { $default } Sélectionnez des familles pour ne comparer que celles-ci, y compris celles estimées à partir de fiches techniques.
recommendation-family-choice-default = Aucune famille choisie
recommendation-runway = Marge de croissance
recommendation-runway-note = La baie actuelle avec un nombre croissant de bureaux
recommendation-runway-run = Trouver le nombre maximal de bureaux
recommendation-runway-hint = Indique combien de bureaux la baie prend en charge et quel événement est évalué comme passable, puis comme mauvais.
recommendation-sensitivity = Analyse de sensibilité
recommendation-sensitivity-note = Chaque paramètre varie seul dans sa plage
recommendation-sensitivity-run = Lancer l’analyse
recommendation-sensitivity-hint = Indique quel paramètre changerait le verdict, et de combien.
recommendation-confidence = Confiance (Monte-Carlo)
recommendation-confidence-note = Simule la semaine plusieurs fois avec des paramètres et des arrivées tirés des preuves
recommendation-confidence-run = Lancer la simulation
recommendation-confidence-hint = Indique à quelle fréquence la semaine atteint tous les objectifs, et la plage des résultats.
recommendation-samples = Nombre de semaines simulées
recommendation-weeks =
    { $n ->
        [one] { $n } semaine
       *[other] { $n } semaines
    }

## State of an analysis
recommendation-rerun = Relancer
recommendation-rerun-label = Relancer : { $title }
recommendation-failed = Échec de l’analyse
recommendation-try-again = Réessayer
recommendation-cancelled = Analyse annulée
recommendation-cancelled-hint = Aucun résultat n’a été enregistré.
recommendation-outdated = Résultats de la version { $answered } ; le scénario est à la version { $current }
recommendation-outdated-hint = Le scénario a été modifié. Ces résultats restent lisibles, mais pour en appliquer un, relancez l’analyse.
recommendation-outdated-use = Ces résultats concernent une autre version du scénario
recommendation-family-private = Inclure les baies privées d’autres projets
recommendation-family-add = Ajouter votre propre baie
recommendation-compare = Comparer les options en détail
recommendation-rank = Classer par
recommendation-rank-price = Prix
recommendation-ownership = Coût sur { $n } { $n ->
        [one] an
       *[other] ans
    }
recommendation-rank-best = Coût total de possession le plus bas sur { $n } { $n ->
        [one] an
       *[other] ans
    } : { $family }, { $price }
recommendation-prices-changed = Les prix ont changé depuis
recommendation-prices-changed-hint = La liste de prix ou une autre partie du catalogue a changé. Relancez l’analyse pour actualiser les résultats.

## Shared by the analyses
recommendation-try = Appliquer
recommendation-try-label = Appliquer : { $change }
recommendation-present = Déjà dans le scénario
recommendation-use = Utiliser cette configuration
recommendation-nearest = La plus proche : { $configuration }
recommendation-n-weeks-simulated =
    { $n ->
        [one] { $n } semaine simulée
       *[other] { $n } semaines simulées
    }
recommendation-then = Résultat
recommendation-price = Prix
recommendation-drives = Disques
recommendation-worst-event = Événement le plus critique
recommendation-bottleneck = Goulot d’étranglement
recommendation-not-known = inconnu

## Schedule and configuration changes
recommendation-by-schedule = Par le planning, sans matériel
recommendation-by-schedule-label = Le moins cher par le planning
recommendation-by-schedule-unneeded = Aucun changement nécessaire : la semaine atteint déjà tous les objectifs.
recommendation-by-schedule-none = Aucun changement de planning ne suffit à atteindre tous les objectifs.
recommendation-by-hardware = Par le matériel de la même famille
recommendation-by-hardware-label = Le moins cher par le matériel
recommendation-price-mark = { $price }, { $mark }
recommendation-before-after = { $figure } : { $before } → { $after } · { $effort }
recommendation-changes-table = Changements évalués
recommendation-change = Changement
recommendation-event-changed = Événement modifié
recommendation-event-figure = { $event } : { $figure }
recommendation-week-margin =
    { $year ->
        [none] Marge minimale de la semaine : { $before } → { $after }
       *[other] Marge minimale de la semaine en { $year } : { $before } → { $after }
    }
recommendation-week-margin-same =
    { $year ->
        [none] Marge minimale de la semaine : { $value }, inchangée
       *[other] Marge minimale de la semaine en { $year } : { $value }, inchangée
    }
recommendation-saves = Économie de matériel
recommendation-windows = Fenêtres de redémarrage
recommendation-window-event = Événement
recommendation-window-now = Selon le calendrier
recommendation-window-shortest = La plus courte, tous les composants
recommendation-window-failed = La plus courte, un composant en panne
recommendation-window-plan = Fenêtre à prévoir
recommendation-window-slots = Bureaux à la fois
recommendation-window-rate = Bureaux par minute
recommendation-window-bottleneck = Goulot d’étranglement
recommendation-window-goal = avec une probabilité de 90 % ; { $window } selon la simulation ; objectif : { $goal }
recommendation-window-pool = { $n } dans ce pool
recommendation-window-original = { $time } dans la version { $version }
recommendation-where = { $where } ; { $effort }
recommendation-where-schedule = Planning
recommendation-where-configuration = Configuration
recommendation-unchanged = { $value }, inchangé
recommendation-outcome-holds = Atteint tous les objectifs
recommendation-outcome-improves = Améliore, mais des objectifs restent manqués
recommendation-outcome-margin = Plus de marge
recommendation-outcome-changes_nothing = Effet mineur
recommendation-outcome-side-effects = Peu d’effet sur les objectifs, avec des effets secondaires
recommendation-outcome-worsens = Aggrave la situation
recommendation-effort-hours = décale { $hours } de temps de travail des utilisateurs
recommendation-effort-costs = coûte { $price }
recommendation-effort-none = sans coût, sans effet sur les utilisateurs
recommendation-changes-listed =
    { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }
recommendation-n-searches =
    { $n ->
        [one] { $n } recherche de matériel
       *[other] { $n } recherches de matériel
    }

## Array families
recommendation-generic = générique, non calibré
recommendation-headroom-none = aucune
recommendation-searched =
    { $legal ->
        [one] { $legal } configuration valide ; { $simulated } simulées sur tout le calendrier, les autres exclues par des bornes
       *[other] { $legal } configurations valides ; { $simulated } simulées sur tout le calendrier, les autres exclues par des bornes
    }
recommendation-families-pass =
    { $n ->
        [one] { $n } conforme
       *[other] { $n } conformes
    }
recommendation-families-at-risk = { $n } à risque
recommendation-families-fail =
    { $n ->
        [one] { $n } non conforme
       *[other] { $n } non conformes
    }
recommendation-evaluated-for =
    { $n ->
        [one] évalué pour { $n } bureau
       *[other] évalué pour { $n } bureaux
    }
recommendation-n-legal = { $legal } configurations valides, { $simulated } simulées
recommendation-family-none = Aucune configuration n’atteint tous les objectifs. La plus proche : { $configuration }
recommendation-none-holds = Aucune configuration, toutes familles confondues, n’atteint tous les objectifs
recommendation-none-holds-hint = Chaque ligne montre la configuration la plus proche et l’objectif manqué. Si une remarque du scénario demande davantage d’hôtes, ajoutez-les d’abord. Sinon, envisagez un changement de planning ci-dessus ou assouplissez un objectif.
recommendation-window-agrees = Simulation à événements discrets : { $sentence } Les moyennes concordent avec la semaine.
recommendation-window-differs = Simulation à événements discrets : { $sentence } Les moyennes diffèrent de la semaine ; vérifiez cette minute.
recommendation-families-table = Familles de baies
recommendation-array = Baie et configuration
recommendation-per-desktop = Par bureau
recommendation-desktops =
    { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }
recommendation-rack = Rack
recommendation-power = Puissance
recommendation-headroom = Réserve
recommendation-headroom-unit = bureaux
recommendation-not-compared = Non comparées
recommendation-refused = <strong>{ $model }</strong> : { $reason }

## Recommendation of the scenario's own family
recommendation-card = Recommandation
recommendation-card-note =
    { $legal ->
        [one] { $legal } configuration valide, { $simulated } simulées sur tout le calendrier
       *[other] { $legal } configurations valides, { $simulated } simulées sur tout le calendrier
    }
recommendation-card-apply = Appliquer à ce scénario
recommendation-why-not = Pourquoi pas moins cher
recommendation-why-not-none = Il n’existe pas de configuration moins chère dans cette famille.
recommendation-why-not-missed = Objectif manqué de plus loin

## Growth runway
recommendation-growth-per-year = { $share } de bureaux en plus par an
recommendation-growth-none = Aucune croissance définie : renseignez-la dans Objectifs pour voir les années
recommendation-runway-margin = Marge par rapport à l’objectif le plus proche, selon le nombre de bureaux
recommendation-runway-desktops = Bureaux
recommendation-runway-grade = Évaluation de la semaine
recommendation-runway-least = Plus petite marge
recommendation-runway-at = Événement
recommendation-runway-now = actuel : { $n }
recommendation-runway-most = objectifs atteints jusqu’à { $n }
recommendation-runway-fair = passable à partir de { $n } : { $event }
recommendation-runway-poor = mauvais à partir de { $n } : { $event }
recommendation-years = Années
recommendation-year = Année
recommendation-year-goals = Objectifs
recommendation-year-met = tous atteints
recommendation-year-missed = manqués
recommendation-year-why = Objectif manqué ou goulot d’étranglement
recommendation-year-free = Capacité libre
recommendation-year-hosts = La capacité des hôtes est insuffisante.

## Sensitivity analysis
recommendation-sensitivity-worst = Événement le plus critique : { $event }
recommendation-inputs = Données d’entrée
recommendation-input = Donnée d’entrée
recommendation-input-now = Actuel
recommendation-input-range = Plage
recommendation-input-margin = Marge par rapport à l’objectif le plus proche
recommendation-input-flip = Le verdict change à
recommendation-input-flip-none = hors de la plage
recommendation-input-from-to = { $from } à { $to }
recommendation-input-catalog = { $range }, plage du catalogue
recommendation-events-why = Évaluation par événement
recommendation-events = Événements
recommendation-event = Événement
recommendation-event-goal = Objectif le plus proche
recommendation-event-help = Goulot d’étranglement et prochaine amélioration
recommendation-no-goal = aucun objectif applicable
recommendation-steps = Prochaines extensions matérielles
recommendation-step = Extension
recommendation-step-price = Prix, { $mark }

## Confidence
recommendation-figures-ranges = Plages des valeurs
recommendation-figure = Valeur
recommendation-figure-plain = Nominal
recommendation-phase-holds = objectifs atteints dans { $share } des cas
recommendation-missed = Objectifs manqués
recommendation-missed-line = { $goal } : dans { $share } des cas, surtout { $event }
recommendation-drivers = Principaux facteurs
recommendation-basis = Hypothèses
recommendation-draws-failed =
    { $n ->
        [one] { $n } semaine n’a pas pu être simulée : { $reason }
       *[other] { $n } semaines n’ont pas pu être simulées : { $reason }
    }
recommendation-band = Semaine, P10 à P90
recommendation-band-note = bande : P10 à P90
recommendation-band-summary = { $title } : dans 80 semaines simulées sur 100, entre { $low } et { $high }.
recommendation-draws =
    { $n ->
        [one] { $n } semaine simulée, graine { $seed }
       *[other] { $n } semaines simulées, graine { $seed }
    }
recommendation-plain-holds = le cas nominal atteint tous les objectifs
recommendation-plain-misses = le cas nominal manque des objectifs
recommendation-check = { $goal } { $value }, objectif { $limit }
