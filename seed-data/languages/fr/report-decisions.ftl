# Sections du rapport sur les décisions : recommandation, alternatives, planning, croissance, confiance, sensibilité, coûts.

report-decision-list-comma = { $first }, { $second }
report-decision-list-semicolon = { $first } ; { $second }
report-decision-list-dot = { $first } · { $second }
report-decision-list-plus = { $first } + { $second }
report-decision-plus = +{ $value }
report-decision-less-than = < { $value }

report-decision-column-desktops = Bureaux
report-decision-column-event = Événement
report-decision-column-goals = Objectifs
report-decision-column-part = Composant
report-decision-column-power = Puissance
report-decision-column-price = Prix
report-decision-column-quantity = Quantité
report-decision-column-rack-units = Unités de rack
report-decision-column-reason = Raison
report-decision-column-setting = Paramètre
report-decision-column-simulated = Simulée
report-decision-column-worst-event = Événement le plus critique
report-alternatives-unit-desktops = bureaux
report-decision-goals-met = atteints
report-decision-goals-missed = manqués

report-decision-field-array = Baie
report-decision-field-firmware = Firmware
report-decision-field-arrays = Baies
report-decision-field-volumes = Volumes
report-decision-field-size = Taille
report-decision-field-controllers = Contrôleurs
report-decision-field-drives = Disques
report-decision-field-flash-cache = Cache flash
report-decision-field-ports = Ports frontaux
report-decision-field-image-cache = Cache d’images par hôte
report-decision-drives = { $n } × { $drive }
report-decision-per-array = { $value } par baie
report-decision-per-volume = { $value } par volume

report-costs-difference-unknown = Différence de prix inconnue
report-costs-no-difference = Aucun surcoût
report-costs-more = { $difference } de plus
report-costs-less = { $difference } de moins
report-costs-desktops =
    { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }
report-costs-desktops-in-year =
    { $n ->
        [one] { $n } bureau en { $year }
       *[other] { $n } bureaux en { $year }
    }
report-costs-per-desktop = { $price } par bureau ({ $desktops })
report-costs-over-years = { $total } sur { $years } ans
report-costs-unknown = prix inconnu
report-costs-no-price-list = Il n’y a pas de liste de prix.
report-costs-illustrative = Les prix sont indicatifs et ne constituent pas un devis.
report-costs-price-list = Prix : { $name }, { $dated }.
report-costs-valid-until = Valables jusqu’au { $day }.
report-costs-project-prices = Les prix du projet « { $project } » remplacent certains d’entre eux.
report-costs-converted = Convertis de { $currency } au taux de { $rate } du { $dated } ({ $source }).
report-costs-missing = Aucun prix connu pour : { $parts }.

report-decision-missed-with-failure = { $failure } : { $goal }
report-decision-missed-in-phase = { $phase } : { $goals }
report-decision-missed-more-phases =
    { $n ->
        [one] { $n } autre phase
       *[other] { $n } autres phases
    }
report-decision-missed-none = Tous les objectifs sont atteints

report-recommendation-title = Configuration recommandée
report-recommendation-not-searched = Aucune recherche de configuration n’a été effectuée pour ce rapport.
report-recommendation-installed = La baie installée ({ $array }) suffit : elle atteint tous les objectifs et rien n’est ajouté.
report-recommendation-simulated =
    { $n ->
        [one] { $n } configuration a été simulée sur tout le calendrier.
       *[other] { $n } configurations ont été simulées sur tout le calendrier.
    }
report-recommendation-simulated-of =
    { $n ->
        [one] { $n } configuration valide sur { $legal } simulée
       *[other] { $n } configurations valides sur { $legal } simulées
    } sur tout le calendrier.
report-recommendation-cheapest = La configuration ci-dessous est la moins chère qui atteint tous les objectifs.
report-recommendation-closest = Aucune configuration n’atteint tous les objectifs ; celle ci-dessous s’en approche le plus.
report-recommendation-unpriced = Les prix étant incomplets, les configurations comptant moins de disques sont considérées comme moins chères.
report-recommendation-unpriced-parts = Aucun prix connu pour : { $parts }. Les configurations comptant moins de disques sont donc considérées comme moins chères.
report-recommendation-table = Configurations simulée et recommandée
report-recommendation-column-recommended = Recommandée
report-recommendation-column-change = Changement
report-recommendation-changed = modifié
report-recommendation-price-per-desktop = Prix par bureau ({ $desktops })
report-recommendation-confidence = Coût d’une probabilité plus élevée
report-recommendation-column-additional = Coût supplémentaire
report-recommendation-column-configuration = Configuration
report-recommendation-why = Pourquoi aucune configuration moins chère ne suffit : paliers inférieurs et objectifs manqués
report-recommendation-column-cheaper = Palier inférieur
report-recommendation-column-misses = Objectifs manqués

report-bill-title = Nomenclature
report-bill-total = Total
report-bill-unknown-values = Si une valeur est inconnue, son total reste vide.
report-bill-installed = Tous les composants sont déjà installés ; cette liste ne contient donc pas de prix.
report-bill-simulated = Configuration simulée : { $configuration }
report-bill-recommended = Configuration recommandée : { $configuration }
report-bill-per-desktop =
    { $n ->
        [one] Par bureau ({ $n } bureau)
       *[other] Par bureau ({ $n } bureaux)
    }
report-bill-per-month = Coûts récurrents par mois
report-bill-over-years = Total sur { $years } ans
report-bill-column-unit-price = Prix unitaire
report-bill-column-installed = Installé
report-bill-column-discount = Remise
report-upgrade-table = Évolution de la baie installée : { $configuration }
report-upgrade-column-kept = Conservé
report-upgrade-column-added = Ajouté
report-upgrade-column-left-over = Devenu inutile

report-alternatives-title = Comparaison des familles de baies
report-alternatives-families =
    { $families ->
        [one] { $families } famille de baies
       *[other] { $families } familles de baies
    } pour { $desktops ->
        [one] { $desktops } bureau
       *[other] { $desktops } bureaux
    } : { $statuses }.
report-alternatives-pass =
    { $n ->
        [one] { $n } conforme
       *[other] { $n } conformes
    }
report-alternatives-at-risk = { $n } à risque
report-alternatives-fail =
    { $n ->
        [one] { $n } non conforme
       *[other] { $n } non conformes
    }
report-alternatives-survives = Chaque famille a été évaluée avec tous les composants en service et avec un composant en panne ({ $parts }).
report-alternatives-simulated =
    { $n ->
        [one] { $n } configuration valide sur { $legal } simulée
       *[other] { $n } configurations valides sur { $legal } simulées
    } sur tout le calendrier ; les bornes analytiques excluent les autres.
report-alternatives-table = Configuration la moins chère de chaque famille atteignant tous les objectifs
report-alternatives-column-family = Famille et configuration
report-alternatives-column-per-desktop =
    { $n ->
        [one] Par bureau ({ $n } bureau)
       *[other] Par bureau ({ $n } bureaux)
    }
report-alternatives-column-status = Statut et événement le plus critique
report-alternatives-column-headroom = Réserve
report-alternatives-column-bottleneck = Goulot d’étranglement ou objectifs manqués
report-alternatives-generic = { $name } (générique)
report-alternatives-closest = Aucune configuration n’atteint tous les objectifs ; la plus proche : { $configuration }
report-alternatives-headroom = +{ $n }
report-alternatives-no-headroom = aucune
report-alternatives-caveats = Points d’attention
report-alternatives-not-compared = Familles non comparées
report-alternatives-refused = { $family } : { $reason }
report-alternatives-unvalidated = Représente une classe de baies et n’est pas validée par une étude sur une baie réelle.
report-alternatives-worst-window = Simulation à événements discrets : { $sentence }

report-advice-title = Changements de planning et de configuration
report-advice-earlier = Calculé pour la version { $version }, avant les changements de cette version.
report-advice-array-changed = La baie a été modifiée depuis la version { $version }.
report-advice-other-catalog = Calculé avec un catalogue antérieur ou d’autres prix.
report-advice-applied = Appliqué dans cette version.
report-windows-title = Fenêtres de redémarrage
report-windows-table = Fenêtres de redémarrage : durées les plus courtes sans manquer un objectif atteint aujourd’hui
report-windows-column-event = Événement
report-windows-column-now = Selon le calendrier
report-windows-column-shortest = La plus courte, tous les composants
report-windows-column-failed = La plus courte, un composant en panne
report-windows-column-plan = Fenêtre à prévoir
report-windows-column-slots = Bureaux à la fois
report-windows-column-rate = Bureaux par minute
report-windows-column-bottleneck = Goulot d’étranglement
report-windows-goal = avec une probabilité de 90 % ; { $window } selon la simulation ; objectif : { $goal }
report-windows-pool = { $n } dans ce pool
report-windows-original = { $time } dans la version { $version }
report-advice-simulated =
    Chaque changement a été simulé sur tout le calendrier ({ $simulations ->
        [one] { $simulations } simulation
       *[other] { $simulations } simulations
    }, { $searches ->
        [one] { $searches } recherche de matériel
       *[other] { $searches } recherches de matériel
    }).
report-advice-left-out =
    { $n ->
        [one] { $n } autre changement, peu utile, n’est pas affiché.
       *[other] { $n } autres changements, peu utiles, ne sont pas affichés.
    }
report-advice-by-schedule = Changement de planning, sans nouveau matériel
report-advice-by-hardware = Nouveau matériel de la même famille
report-advice-no-change-needed = Aucun changement nécessaire : tous les objectifs sont atteints.
report-advice-no-schedule-change = Aucun changement de planning ne suffit à lui seul pour atteindre tous les objectifs.
report-advice-price = { $price }. { $prices }
report-advice-closest = S’en approche le plus, mais manque encore des objectifs. { $goals }
report-advice-figure = { $label } : { $change }
report-advice-event-figure = { $event } : { $figure }
report-advice-before-after = { $before } → { $after }
report-advice-unchanged = { $value }, inchangé
report-advice-person-hours = Décale { $hours } heures-personnes de travail par jour
report-advice-no-effort = Aucun effet sur les horaires de travail, aucun coût
report-advice-note = { $effort }.
report-advice-kind-schedule = Planning
report-advice-kind-configuration = Configuration
report-advice-table = Changements utiles, leur effet sur l’événement modifié et sur la marge minimale de la semaine (sans changement : { $phase })
report-advice-column-change = Changement
report-advice-column-outcome = Résultat
report-advice-column-event = Événement modifié
report-advice-column-margin = Marge minimale
report-advice-column-margin-in = Marge minimale en { $year }
report-advice-column-experience = Expérience utilisateur
report-advice-column-savings = Matériel économisé
report-advice-outcome-passes = tous les objectifs atteints
report-advice-outcome-improves = amélioration, mais des objectifs restent manqués
report-advice-outcome-margin = plus de marge
report-advice-outcome-same = sans effet notable
report-advice-outcome-worsens = aggrave la situation

report-outlook-title = Croissance et panne de composant
report-outlook-growth = La recommandation couvre une croissance de { $rate } par an jusqu’en { $year } inclus : { $n } bureaux. La marge de croissance n’a pas été analysée.
report-outlook-failure = Panne de composant
report-outlook-no-failure = Le scénario n’exige aucune tolérance aux pannes (N+1) et son calendrier ne comporte aucune panne de composant.

report-runway-chart = Marge par rapport à l’objectif le plus proche à mesure que le nombre de bureaux augmente, en proportion de l’objectif, une courbe par événement. La bande supérieure indique l’évaluation de la semaine. { $events }.
report-runway-chart-alternative = Graphique de la marge par rapport aux objectifs à mesure que le nombre de bureaux augmente.
report-runway-event = { $number } : { $event }
report-runway-mark-today = aujourd’hui { $n }
report-runway-mark-limit = objectifs atteints jusqu’à { $n }
report-runway-table = Marge de croissance de la baie existante ; les pools croissent proportionnellement
report-runway-column-milestone = Étape
report-runway-today = Aujourd’hui
report-runway-limit = Tous les objectifs atteints jusqu’à
report-runway-array = Baie seule suffisante jusqu’à
report-runway-hosts = Hôtes suffisants jusqu’à
report-runway-misses = Objectif manqué à partir de
report-runway-fair = Évaluation passable à partir de
report-runway-poor = Évaluation mauvaise à partir de
report-runway-passes = Tous les objectifs sont atteints.
report-runway-fails = Certains objectifs sont manqués.
report-runway-as-today = Autant qu’aujourd’hui.
report-runway-more = { $n } de plus qu’aujourd’hui.
report-runway-fewer = { $n } de moins qu’aujourd’hui.
report-runway-resolution =
    { $n ->
        [one] Résolution : { $n } bureau.
       *[other] Résolution : { $n } bureaux.
    }
report-runway-no-room = Le calendrier ne laisse pas assez de temps pour autant de bureaux.
report-runway-years = Baie existante, année par année
report-runway-column-year = Année
report-runway-column-why = Objectif manqué ou goulot d’étranglement
report-runway-column-free = Capacité libre
report-runway-hosts-fail = Les hôtes ne suffisent pas.

report-confidence-title = Confiance (Monte-Carlo)
report-confidence-simulated =
    { $n ->
        [one] La semaine a été simulée { $n } fois avec des valeurs aléatoires des données incertaines (graine { $seed }).
       *[other] La semaine a été simulée { $n } fois avec des valeurs aléatoires des données incertaines (graine { $seed }).
    }
report-confidence-nominal-passes = Avec les valeurs nominales, la semaine atteint tous les objectifs.
report-confidence-nominal-fails = Avec les valeurs nominales, la semaine manque des objectifs.
report-confidence-percentiles = Une simulation sur dix est inférieure à P10, une sur dix est supérieure à P90.
report-confidence-left-out =
    { $n ->
        [one] { $n } phase moins incertaine ou peu chargée n’est pas affichée.
       *[other] { $n } phases moins incertaines ou peu chargées ne sont pas affichées.
    }
report-confidence-goals = Objectifs à risque
report-confidence-drivers = Données les plus influentes
report-confidence-basis = Base des plages
report-confidence-goal = objectif
report-confidence-latency = Temps de réponse côté hôtes
report-confidence-iops = Lectures et écritures
report-confidence-bands = La semaine, fuseau horaire { $zone } : les courbes indiquent la médiane de toutes les simulations, les bandes vont de P10 à P90.
report-confidence-bands-alternative = Graphiques de la charge et du temps de réponse sur le calendrier, avec P10, P50 et P90.
report-confidence-line = P50, bande P10 à P90
report-confidence-intervals = { $figure } : P10 à P90, avec la médiane
report-confidence-interval = { $range } ; objectifs atteints dans { $share }
report-confidence-good-up-to = bonne jusqu’à { $limit }
report-confidence-goal-at-least = objectif : au moins { $limit }
report-confidence-goal-at-most = objectif : au plus { $limit }
report-confidence-phase = { $phase } : objectifs atteints dans { $share } des simulations
report-confidence-table = Chiffres clés sur toutes les simulations
report-confidence-column-figure = Indicateur
report-confidence-column-nominal = Valeur nominale
report-confidence-missed = { $goal } : objectif manqué dans { $share } des simulations, le plus souvent pendant { $phase }.
report-confidence-failed =
    { $n ->
        [one] { $n } simulation a échoué : { $reason }
       *[other] { $n } simulations ont échoué : { $reason }
    }

report-sensitivity-title = Analyse de sensibilité
report-sensitivity-method = Chaque donnée a été modifiée seule, d’une extrémité de sa plage à l’autre. Avec les bureaux d’aujourd’hui et tous les composants, l’objectif le plus serré concerne { $phase } : { $margin }. Une donnée sans plage dans le catalogue varie d’un pourcentage usuel dans les deux sens.
report-sensitivity-none = Aucune donnée ne modifie à elle seule la marge ni le verdict.
report-sensitivity-tornado = Effet de chaque donnée sur la marge par rapport à l’objectif le plus proche, par ordre décroissant ; plus à droite, plus de marge
report-sensitivity-inputs = Données une par une, et valeur à laquelle le verdict change
report-sensitivity-column-input = Donnée
report-sensitivity-column-value = Valeur actuelle
report-sensitivity-column-range = Plage
report-sensitivity-column-margins = Marge aux deux extrémités
report-sensitivity-column-experience = Expérience utilisateur aux deux extrémités
report-sensitivity-column-flip = Le verdict change à
report-sensitivity-catalog-range = plage du catalogue
report-sensitivity-no-flip = à aucune valeur examinée
report-sensitivity-ends = { $low } … { $high }
report-sensitivity-flip = { $value } ({ $change })
report-sensitivity-events = Événements qui manquent un objectif ou s’en approchent, et pourquoi
report-sensitivity-column-margin = Marge
report-sensitivity-steps = Palier supérieur suivant de chaque composant.
report-sensitivity-column-step = Mise à niveau
report-sensitivity-column-effect = Effet

report-sensitivity-margin-none = exactement à l’objectif
report-sensitivity-margin-left = { $share } de marge
report-sensitivity-margin-missed = objectif manqué de { $share }
report-sensitivity-margin-missed-times = objectif manqué de { $times } fois sa valeur
report-sensitivity-margin-or-more = { $margin } ou plus
