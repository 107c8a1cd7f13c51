## Limits of goals on a form
sizing-goal-login_good_s = Bonne ouverture de session, au plus
sizing-goal-login_fair_s = Ouverture de session passable, au plus
sizing-goal-login_min_good_fraction = Bonnes ouvertures de session, au moins
sizing-goal-login_max_poor_fraction = Mauvaises ouvertures de session, au plus
sizing-goal-host_latency_max_ms = Temps de réponse, au plus
sizing-goal-power_on_max_s = Temps de démarrage, au plus
sizing-goal-provisioning_max_s = Temps de déploiement, au plus
sizing-goal-controller_max_fraction = Processeur des contrôleurs, au plus
sizing-goal-drive_max_fraction = Disques, au plus
sizing-goal-port_max_fraction = Ports, au plus
sizing-goal-host_cpu_max_fraction = Processeur des hôtes, au plus
sizing-goal-memory_oversubscription_max_ratio = Surallocation de mémoire, au plus
sizing-goal-spare_capacity_fraction = Capacité libre, au moins
sizing-group-logins = Ouvertures de session
sizing-group-storage = Stockage pendant les ouvertures de session et le travail
sizing-group-hosts = Hôtes
sizing-group-time_and_space = Temps et capacité

## Missed goals
sizing-missed = { $phase } : { $goal } { $value }, objectif { $limit }
sizing-missed-without-drive = { $missed }, avec un disque en panne
sizing-missed-without-controller = { $missed }, avec un contrôleur en panne
sizing-missed-without-port = { $missed }, avec un port en panne
sizing-missed-without-flash_cache = { $missed }, avec un module de cache en panne
sizing-meets-goals = atteint tous les objectifs

## Prices and sizes
sizing-no-price-list = aucune liste de prix
sizing-illustrative = prix indicatifs, pas un devis
sizing-over-years =
    { $n ->
        [one] sur { $n } an
       *[other] sur { $n } ans
    }
sizing-price-list = { $name }, { $date }
sizing-not-known = inconnu
sizing-price-not-known = prix inconnu
sizing-price-none = Prix inconnu
sizing-no-cost = sans coût
sizing-n-drives =
    { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
sizing-rack-units = { $n } U
sizing-rack-not-known = unités de rack inconnues
sizing-power = { $n } W
sizing-power-not-known = puissance inconnue
sizing-owned = Déjà possédé
sizing-price-per-desktop = { $price } par bureau
sizing-price-per-desktop-of =
    { $n ->
        [one] { $price } par bureau ({ $n } bureau)
       *[other] { $price } par bureau ({ $n } bureaux)
    }
sizing-converted = convertis de { $currency } au taux de { $rate } du { $date } ({ $source })
sizing-price-list-project = { $list }, avec des prix de { $project }
sizing-price-per-user = { $price } par utilisateur
sizing-price-per-month = { $price } par mois
sizing-unpriced = aucun prix pour { $part }
sizing-unpriced-more =
    { $n ->
        [one] aucun prix pour { $part } et { $n } autre
       *[other] aucun prix pour { $part } et { $n } autres
    }

## Margins to a goal
sizing-margin-goal = objectif
sizing-margin-multiple = dépasse de { $n } × l’objectif
