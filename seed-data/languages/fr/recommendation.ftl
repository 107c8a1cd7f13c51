### Recommended hardware, shortlist of array families, comparison of scenarios, response-time curve.

## Configuration: its parts, separated by commas

configuration-list = { $first }, { $others }
configuration-arrays = { $n ->
        [one] { $n } baie
       *[other] { $n } baies
    }
configuration-nodes = { $n ->
        [one] { $n } nœud
       *[other] { $n } nœuds
    }
configuration-controllers = { $n ->
        [one] { $n } contrôleur
       *[other] { $n } contrôleurs
    }
configuration-controllers-each = { $n ->
        [one] { $n } contrôleur par baie
       *[other] { $n } contrôleurs par baie
    }
configuration-drives = { $n } × { $drive }
configuration-volumes = { $n ->
        [one] { $size } de { $volume }
       *[other] { $n } × { $size } de { $volume }
    }
configuration-tiers = { $first } + { $others }
configuration-flash-cache = { $size } de cache flash
configuration-no-flash-cache = sans cache flash
configuration-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
configuration-host-cache = { $size } de cache d’images dans chaque hôte
configuration-host-cache-off = cache d’images des hôtes désactivé

## Bill of materials: a part, as a label

bill-array = Baie ({ $array })
bill-array-without-rate = Baie ({ $array } ; prix en { $entered } sans cours vers { $currency })
bill-controller = Contrôleur ({ $array })
bill-node = Nœud ({ $array })
bill-node-in-hosts = Nœud sans serveur ({ $array })
bill-shelf = Tiroir ({ $array })
bill-cache-module = Module de cache ({ $array })
bill-port = Port ({ $array })
bill-added-drives = { $drive }, en plus
bill-host-memory = Mémoire des hôtes pour le stockage et le cache d’images (GiB)
bill-gib = { $volume } (GiB)
bill-power = Électricité (kWh)
bill-support = Support, par an ({ $share } du prix d’achat)

## Missed goals

missed-completion = Achèvement dans les délais
missed-failure-tolerance = Tolérance aux pannes
missed-data-protection = Protection des données
missed-drives-without-raid = Disques sans RAID
missed-capacity = Capacité
missed-hosts = Hôtes
missed-goal-on-array = { $goal } sur { $array }
missed-goal-at = { $goal } ({ $phase })
missed-without-storage = { $n ->
        [one] Le stockage ne peut pas corriger cet objectif manqué : { $goals }.
       *[other] Le stockage ne peut pas corriger ces objectifs manqués : { $goals }.
    }

## Recommendation for one array family

assumed-value = { $value } (supposé)
assumed-parts = Cette baie a été décrite par sa capacité, sa réduction de données et ses performances ; la version logicielle, les contrôleurs, les disques, les disques de secours et les ports sont supposés d’après les baies de sa classe.
recommendation-of-model = { $model }, { $configuration }
recommendation-cheapest = Configuration la moins chère qui atteint tous les objectifs : { $configuration }.
recommendation-fewest-drives = Configuration comptant le moins de disques qui atteint tous les objectifs : { $configuration }.
recommendation-cheapest-of-storage = Configuration la moins chère qui atteint tous les objectifs liés au stockage : { $configuration }.
recommendation-fewest-drives-of-storage = Configuration comptant le moins de disques qui atteint tous les objectifs liés au stockage : { $configuration }.
recommendation-none = Aucune configuration de cette famille n’atteint tous les objectifs.
recommendation-closest = Configuration la plus proche : { $configuration }.
recommendation-missed-goal = Objectif manqué : { $goal }.
recommendation-missed-phases = { $n ->
        [one] Objectif manqué : { $goal }. Des objectifs sont aussi manqués dans { $n } autre phase.
       *[other] Objectif manqué : { $goal }. Des objectifs sont aussi manqués dans { $n } autres phases.
    }
recommendation-missed-goals = { $n ->
        [one] Objectifs manqués : { $goal } et { $n } autre.
       *[other] Objectifs manqués : { $goal } et { $n } autres.
    }
recommendation-illustrative-prices = Les prix sont indicatifs et ne constituent pas un devis.

## Shortlist of array families

shortlist-without-raid = Cette famille stocke les données sans RAID ni copies : si un disque tombe en panne, ses bureaux et leurs données sont perdus. Elle n’est envisagée que si elle est déjà installée.
shortlist-tier-missing = La panne « { $failure } » touche des disques du niveau { $tier }, absent de cette famille.
shortlist-too-many-users = Les utilisateurs avec conteneurs de profil ont besoin d’au moins { $shares } partages de fichiers ; un scénario peut en avoir au plus { $most }.
shortlist-too-many-hosts = Cette famille s’exécute sur chaque hôte et prend en charge au plus { $most ->
        [one] { $most } hôte
       *[other] { $most } hôtes
    }. Le scénario en compte { $hosts }.
shortlist-too-few-hosts = Cette famille s’exécute sur chaque hôte et exige au moins { $least } hôtes. Le scénario en compte { $hosts }.
shortlist-storage-lost = La panne prive des bureaux de leur stockage.
shortlist-missed = Manqué : { $goal } – { $phase }.
shortlist-missed-without = Manqué : { $goal } – { $part } : { $phase }.
shortlist-headroom-limit = La réserve est limitée par : { $goal }.
shortlist-headroom-limit-in-phase = La réserve est limitée par : { $goal } – { $phase }.
shortlist-headroom-limit-without = La réserve est limitée par : { $goal } – { $part } : { $phase }.
shortlist-headroom-limit-failure = La réserve est limitée par une panne. { $failure }
shortlist-cheapest = { $n ->
        [0] La seule famille comparée, { $family }, atteint tous les objectifs : { $configuration }, { $price }.
        [one] { $family } est la seule famille qui atteint tous les objectifs : { $configuration }, { $price }.
       *[other] { $family } est la moins chère des { $n } familles qui atteignent tous les objectifs : { $configuration }, { $price }.
    }
shortlist-fewest-drives = { $n ->
        [0] La seule famille comparée, { $family }, atteint tous les objectifs : { $configuration }.
        [one] { $family } est la seule famille qui atteint tous les objectifs : { $configuration }.
       *[other] { $family } compte le moins de disques parmi les { $n } familles qui atteignent tous les objectifs : { $configuration }.
    }
shortlist-cheapest-of-storage = { $n ->
        [0] La seule famille comparée, { $family }, atteint tous les objectifs liés au stockage : { $configuration }, { $price }.
        [one] { $family } est la seule famille qui atteint tous les objectifs liés au stockage : { $configuration }, { $price }.
       *[other] { $family } est la moins chère des { $n } familles qui atteignent tous les objectifs liés au stockage : { $configuration }, { $price }.
    }
shortlist-fewest-drives-of-storage = { $n ->
        [0] La seule famille comparée, { $family }, atteint tous les objectifs liés au stockage : { $configuration }.
        [one] { $family } est la seule famille qui atteint tous les objectifs liés au stockage : { $configuration }.
       *[other] { $family } compte le moins de disques parmi les { $n } familles qui atteignent tous les objectifs liés au stockage : { $configuration }.
    }
shortlist-lowest-total = { $family } a le coût total le plus bas, hôtes et licences compris : { $configuration }, { $price } sur { $years } ans.
shortlist-cheapest-by-kind = { $families }
shortlist-cheapest-array = Baie la moins chère : { $family }, { $price }.
shortlist-cheapest-hyperconverged = Système hyperconvergé le moins cher : { $family }, { $n ->
        [one] { $n } nœud
       *[other] { $n } nœuds
    }, { $price } avec le logiciel de stockage, sans serveurs ni autres licences.
shortlist-cheapest-local = Disques locaux les moins chers : { $family }, { $price } sans serveurs.
shortlist-cheapest-cloud = Volumes cloud les moins chers : { $family }, { $price }.
shortlist-kinds-differ = Les prix de types de stockage différents ne sont pas comparés, car ils ne comprennent pas les mêmes éléments.
shortlist-missing-prices = Prix manquants : { $parts }.
shortlist-not-compared = Non comparé, faute de prix : { $families }.
shortlist-none = Aucune configuration, quelle que soit la famille, n’atteint tous les objectifs.
shortlist-closest = { $family } s’en approche le plus : { $configuration }.
shortlist-no-io = Aucune E/S n’atteint la baie pendant la minute la plus chargée de la phase la plus critique.
shortlist-window = Simulée : la minute la plus chargée de l’événement le plus critique de cette famille, { $event }.
shortlist-percentiles = { $n ->
        [one] Pendant la minute la plus chargée ({ $n } E/S), le 99e centile du temps de réponse est de { $percentiles }.
       *[other] Pendant la minute la plus chargée ({ $n } E/S), le 99e centile du temps de réponse est de { $percentiles }.
    }
shortlist-means = Les objectifs s’appliquent à la moyenne, ici { $means }.
shortlist-reads = { $time } en lecture
shortlist-writes = { $time } en écriture
shortlist-means-differ = La moyenne s’écarte de celle de la simulation du calendrier au-delà de la tolérance.

## What prices contain

price-basis-mixed = { $years ->
        [one] Les prix sont comparés sur { $years } an : { $items } pour le stockage acheté et location pour le stockage cloud.
       *[other] Les prix sont comparés sur { $years } ans : { $items } pour le stockage acheté et location pour le stockage cloud.
    }
price-basis-total = { $years ->
        [one] Les prix sont des totaux sur { $years } an : { $items }.
       *[other] Les prix sont des totaux sur { $years } ans : { $items }.
    }
price-basis-rent = { $years ->
        [one] Les prix sont la location sur { $years } an.
       *[other] Les prix sont la location sur { $years } ans.
    }
price-basis-once = Les prix sont des prix d’achat.
price-basis-purchase = prix d’achat
price-basis-support = support
price-basis-power = électricité
price-basis-hosts = hôtes
price-basis-licenses = licences
price-basis-in-total-cost = Le coût total de possession comprend les hôtes et les licences dont le prix est connu.
price-storage-only = { $price } (stockage seul, sans serveurs)
price-contents-volumes = Le prix ne comprend que le stockage : la location des volumes. Les machines virtuelles ne sont pas comprises.
price-contents-in-hosts = { $n ->
        [one] Le prix ne comprend que le stockage : disques et logiciel de { $n } nœud. Les serveurs ne sont pas compris.
       *[other] Le prix ne comprend que le stockage : disques et logiciel de { $n } nœuds. Les serveurs ne sont pas compris.
    }
price-contents-nodes = { $n ->
        [one] Le prix ne comprend que le stockage : { $n } nœud de stockage avec disques et logiciel. Les serveurs des bureaux ne sont pas compris.
       *[other] Le prix ne comprend que le stockage : { $n } nœuds de stockage avec disques et logiciel. Les serveurs des bureaux ne sont pas compris.
    }
price-contents-array = Le prix ne comprend que le stockage : contrôleurs, disques et logiciel. Les serveurs des bureaux ne sont pas compris.

## Total cost of ownership

ownership-title = Coût total de possession
ownership-column-item = Poste
ownership-column-once = Une fois
ownership-column-per-year = Par an
ownership-storage = Stockage, avant remises
ownership-discount = Remises
ownership-hosts = Hôtes ({ $n } × { $price })
ownership-license = { $name } ({ $n } × { $price })
ownership-support = Support ({ $share } de { $price } par an)
ownership-power = Électricité du stockage ({ $power }, PUE { $pue })
ownership-per-desktop-per-month =
    { $n ->
        [one] Par bureau et par mois ({ $n } bureau)
       *[other] Par bureau et par mois ({ $n } bureaux)
    }
ownership-total =
    { $n ->
        [one] Coût total : { $three } sur 3 ans, { $five } sur 5 ans ; { $month } par bureau et par mois sur 3 ans ({ $n } bureau).
       *[other] Coût total : { $three } sur 3 ans, { $five } sur 5 ans ; { $month } par bureau et par mois sur 3 ans ({ $n } bureaux).
    }
ownership-total-priced =
    { $n ->
        [one] Total des éléments dont le prix est connu : { $three } sur 3 ans, { $five } sur 5 ans ; { $month } par bureau et par mois sur 3 ans ({ $n } bureau).
       *[other] Total des éléments dont le prix est connu : { $three } sur 3 ans, { $five } sur 5 ans ; { $month } par bureau et par mois sur 3 ans ({ $n } bureaux).
    }
ownership-total-storage = Total des éléments dont le prix est connu : { $price } pour le stockage.
ownership-not-known = Le coût total n’est pas connu.
ownership-not-included = Non compris : { $items }.
ownership-no-storage-price = stockage (aucun prix pour { $parts })
ownership-no-host-price = hôtes (aucun prix)
ownership-no-licenses = licences (aucune saisie)
ownership-no-sockets = { $name } (sockets par hôte non saisis)
ownership-no-support = support (aucun taux)
ownership-no-kwh-price = électricité (aucun prix par kWh)
ownership-no-power = électricité (inconnue pour certaines pièces)
ownership-power-of-hosts = électricité (consommée par les hôtes)

## Comparison

comparison-price = Prix
comparison-price-per-desktop = Coût du stockage par bureau
comparison-price-per-desktop-of =
    { $n ->
        [one] Coût du stockage par bureau ({ $n } bureau)
       *[other] Coût du stockage par bureau ({ $n } bureaux)
    }
comparison-ownership = Coût total sur { $years } ans
comparison-ownership-per-desktop = Coût total par bureau et par mois sur { $years } ans
comparison-price-per-user = Coût du stockage par utilisateur
comparison-drives = Disques
comparison-rack-units = Unités de rack
comparison-power = Puissance
comparison-headroom = Réserve
comparison-usable-capacity = Capacité utile
comparison-spare-capacity = Capacité libre
comparison-good-logins = Bonnes ouvertures de session
comparison-fair-logins = Ouvertures de session passables
comparison-poor-logins = Mauvaises ouvertures de session
comparison-mean-login = Durée moyenne d’ouverture de session
comparison-duration = Durée
comparison-io-rate = Débit d’E/S
comparison-read-latency = Latence en lecture
comparison-write-latency = Latence en écriture
comparison-best-price = prix le plus bas
comparison-best-drives = moins de disques
comparison-best-rack-units = moins d’unités de rack
comparison-best-power = puissance la plus basse
comparison-best-headroom = plus grande réserve
comparison-best-spare-capacity = plus grande capacité libre
comparison-only-one = seule option qui atteint tous les objectifs
comparison-best-experience = meilleure expérience utilisateur
comparison-leader = { $column } : { $strengths }.
comparison-both-meet = Les deux atteignent tous les objectifs.
comparison-all-meet = Les { $n } atteignent tous les objectifs.
comparison-at-risk = { $n ->
        [one] { $columns } est à risque.
       *[other] { $columns } sont à risque.
    }
comparison-some-meet = { $columns } atteignent tous les objectifs.
comparison-neither-meets = Aucun des deux n’atteint tous les objectifs.
comparison-none-meets = Aucun des { $n } n’atteint tous les objectifs.
comparison-no-difference = Aucune différence n’est significative.
comparison-not-comparable = Comparaison impossible.
comparison-different-desktops = Les nombres de bureaux diffèrent : { $values }.
comparison-different-users = Les nombres d’utilisateurs diffèrent : { $values }.
comparison-different-calendars = Les calendriers diffèrent : { $values }.
comparison-calendar = { $start } à { $end }
comparison-different-workloads = Les profils de charge diffèrent : { $values }.
comparison-different-goals = Les objectifs diffèrent.
comparison-warning = { $column } : { $warning }
comparison-different-versions = Les résultats proviennent de versions différentes du moteur ou du catalogue, ce qui peut expliquer une partie des différences.
comparison-headroom-missing = La réserve n’est pas disponible pour toutes les colonnes.
comparison-families-of-runs = s’applique aux options, pas aux exécutions
comparison-runs-and-options = indiquer soit des exécutions, soit une présélection
comparison-no-option = n’est pas une option de la présélection
comparison-number-of-columns = n’est pas un nombre de colonnes valide

## Response-time curve of a phase

curve-position = À { $rate }, le temps de réponse moyen est de { $time }.
curve-position-above-goal = À { $rate }, le temps de réponse moyen est de { $time }, au-dessus de l’objectif de { $goal }.
curve-uneven-load = La charge varie ; à débit constant, le temps de réponse moyen serait de { $time }.
curve-some-degraded = Une partie des E/S a été traitée avec des composants en panne ; la courbe correspond à la baie complète.
curve-mostly-degraded = La plupart des E/S ont été traitées avec des composants en panne ; la courbe correspond à la baie dégradée.
curve-goal-rate = Avec une charge constante de cette composition d’E/S, l’objectif de { $goal } est atteint jusqu’à { $rate }.
curve-goal-missed = Avec cette composition d’E/S, même une baie au repos manque l’objectif de { $goal }.
curve-bottleneck = Goulot d’étranglement : { $component } (saturation à { $full }).
curve-bottleneck-with-goal = Goulot d’étranglement : { $component } (objectif d’utilisation de { $goal } atteint à { $rate }, saturation à { $full }).
curve-two-bottlenecks = Goulots d’étranglement : { $first } (objectif d’utilisation de { $goal } atteint à { $rate }), puis { $component } (saturation à { $full }).

# Arrays from specification sheets
sheet-maximum = Avec des E/S de { $block } et { $reads } de lectures, le maximum calculé est de { $rate } (de { $low } à { $high }). Goulot d’étranglement : { $component }.
sheet-without-maximum = Les temps processeur proviennent de tests de stockage d’autres familles ; un maximum publié réduirait leur plage.
sheet-as-published = Cela correspond au maximum indiqué de { $rate }.
sheet-above-published = C’est { $difference } de plus que le maximum indiqué de { $rate }.
sheet-below-published = C’est { $difference } de moins que le maximum indiqué de { $rate }.
sheet-rate-at-latency = Au temps de réponse indiqué de { $latency }, le calcul donne { $rate }.
sheet-rate-at-latency-below = Au temps de réponse indiqué de { $latency }, le calcul donne { $rate } sur les { $stated } indiqués, soit { $difference } de moins.
sheet-rate-at-latency-above = Au temps de réponse indiqué de { $latency }, le calcul donne { $rate }, soit { $difference } de plus que les { $stated } indiqués.
sheet-latency-missed = Même à charge minimale, le temps de réponse calculé dépasse les { $latency } indiqués.

## Budget

budget-met = { $difference } de moins que le budget de { $budget } sur { $years } ans.
budget-exceeded = { $difference } de plus que le budget de { $budget } sur { $years } ans.
budget-other-currency = Pas de comparaison avec le budget de { $budget }, car les prix sont en { $currency }.
budget-missing-prices = Pas de comparaison avec le budget de { $budget }, car des prix manquent.
budget-all-arrays = { $price } pour toutes les baies : { $comparison }

## Upgrade of an installed array: whole sentences

upgrade-adds-nothing = Rien n’est ajouté à la baie installée ({ $array }).
upgrade-adds = À ajouter à la baie installée ({ $array }) : { $parts }.
upgrade-replaces = Remplace la baie installée ({ $array }).
upgrade-left-over = Devenus inutiles : { $parts }.
upgrade-end-of-sale = { $array } n’est plus commercialisé ; vérifiez si ces composants peuvent encore être commandés.
upgrade-firmware = Mise à niveau du firmware de { $before } vers { $after }.

field-families-or-exclusions = indiquer soit les familles à comparer, soit celles à exclure
allowed-families-or-exclusions = family_ids ou excluded_family_ids
