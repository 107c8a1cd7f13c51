# Validation against published measurements, and discrete-event simulation of a window.

## Backtest

evidence-summary = Sur { $points } valeurs mesurées indépendantes, { $within } sont dans la tolérance ; leur erreur médiane est de { $median }. Sur { $bounds } bornes publiées, { $bounds_within } sont respectées. Lorsque chaque étude est prédite à partir des seules autres études, { $left_out_within } valeurs mesurées sur { $left_out_points } sont dans la tolérance et { $left_out_bounds_within } bornes sur { $left_out_bounds } sont respectées ; pour les autres, aucune étude ne fournit de paramètres. Plus grands écarts : { $deviations }. La forme du modèle a été choisie en connaissance des études ; aucune vérification n’est donc en aveugle.
evidence-deviations = { $first } ; { $others }
evidence-deviation = { $table }, { $phase } sur { $system }, { $metric } : mesuré { $measured }, prédit { $predicted }
evidence-held-out = Prédit sans aucune valeur de ce test.

## Metrics, inside a sentence

metric-reads-iops = lectures par seconde
metric-writes-iops = écritures par seconde
metric-total-iops = E/S par seconde
metric-read-mb-per-s = débit de lecture
metric-write-mb-per-s = débit d’écriture
metric-total-mb-per-s = débit
metric-peak-total-mb-per-s = débit de pointe
metric-controller-read-latency-ms = latence de lecture côté contrôleur
metric-controller-write-latency-ms = latence d’écriture côté contrôleur
metric-controller-latency-ms = latence côté contrôleur
metric-host-read-latency-ms = latence de lecture côté hôtes
metric-host-write-latency-ms = latence d’écriture côté hôtes
metric-controller-cpu-fraction = utilisation du processeur du contrôleur
metric-duration-s = durée
metric-login-mean-s = durée moyenne d’ouverture de session
metric-login-max-s = ouverture de session la plus longue
metric-login-sd-s = écart type de la durée d’ouverture de session
metric-login-good-fraction = part des bonnes ouvertures de session
metric-login-fair-fraction = part des ouvertures de session passables
metric-login-poor-fraction = part des mauvaises ouvertures de session
metric-login-good-or-fair-fraction = part des ouvertures de session bonnes ou passables
metric-login-good-mean-s = durée moyenne des bonnes ouvertures de session
metric-login-fair-mean-s = durée moyenne des ouvertures de session passables
metric-login-poor-mean-s = durée moyenne des mauvaises ouvertures de session
metric-read-fraction-of-iops = part des lectures dans les IOPS
metric-write-fraction-of-iops = part des écritures dans les IOPS
metric-read-fraction-of-mb = part des lectures dans le débit
metric-write-fraction-of-mb = part des écritures dans le débit
metric-iops-per-desktop = IOPS par bureau
metric-reads-iops-per-desktop = lectures par seconde et par bureau
metric-writes-iops-per-desktop = écritures par seconde et par bureau
metric-iops-per-booting-desktop = IOPS par bureau au démarrage
metric-reads-iops-per-booting-desktop = lectures par seconde et par bureau au démarrage
metric-writes-iops-per-booting-desktop = écritures par seconde et par bureau au démarrage
metric-read-size-kb = taille des lectures
metric-write-size-kb = taille des écritures
metric-read-kb-per-s-per-desktop = débit de lecture par bureau
metric-write-kb-per-s-per-desktop = débit d’écriture par bureau
metric-peak-iops = IOPS de pointe
metric-peak-reads-iops = IOPS de pointe en lecture
metric-peak-writes-iops = IOPS de pointe en écriture
metric-peak-iops-per-desktop = IOPS de pointe par bureau
metric-peak-controller-latency-ms = latence de pointe côté contrôleur
metric-peak-host-read-latency-ms = latence de lecture de pointe côté hôtes
metric-guest-read-latency-ms = latence de lecture dans le système invité
metric-idle-writes-iops = écritures par seconde des bureaux inactifs
metric-idle-writes-iops-per-desktop = écritures par seconde et par bureau inactif
metric-drive-iops = IOPS par disque
metric-drive-reads-iops = lectures par seconde et par disque
metric-drive-writes-iops = écritures par seconde et par disque
metric-drive-read-mb-per-s = débit de lecture par disque
metric-drive-write-mb-per-s = débit d’écriture par disque
metric-drive-busy-fraction = utilisation des disques
metric-host-cpu-fraction = utilisation du processeur des hôtes
metric-host-cpu-peak-fraction = utilisation de pointe du processeur des hôtes
metric-host-memory-fraction = utilisation de la mémoire des hôtes
metric-maximum-iops = nombre maximal d’E/S
metric-maximum-mb-per-s = débit maximal
metric-client-latency-ms = latence côté client
metric-host-iscsi-mb-per-s = débit iSCSI par hôte
metric-density-desktops = nombre de bureaux
metric-replica-reads-iops = lectures par seconde sur les réplicas
metric-load-duration-s = durée de la charge d’ouverture de session
metric-peak-network-fraction = utilisation de pointe du réseau
metric-desktops-per-hour = bureaux par heure
metric-s-per-desktop = temps par bureau
metric-backend-read-mb-per-s = débit de lecture back-end
metric-boot-time-change-s = variation du temps de démarrage

## Discrete-event simulation of a window

window-no-ios = Aucune E/S n’atteint la baie dans cette fenêtre.
window-reads = Lectures : moyenne { $mean }.
    .p50 = Lectures : moyenne { $mean }, 50 % en { $p50 } au plus.
    .p99 = Lectures : moyenne { $mean }, 50 % en { $p50 } au plus, 99 % en { $p99 } au plus.
window-writes = Écritures : moyenne { $mean }.
    .p50 = Écritures : moyenne { $mean }, 50 % en { $p50 } au plus.
    .p99 = Écritures : moyenne { $mean }, 50 % en { $p50 } au plus, 99 % en { $p99 } au plus.
window-reads-longer = Le temps de réponse moyen des lectures est supérieur de { $difference } à celui de la simulation de la semaine.
window-reads-shorter = Le temps de réponse moyen des lectures est inférieur de { $difference } à celui de la simulation de la semaine.
window-writes-longer = Le temps de réponse moyen des écritures est supérieur de { $difference } à celui de la simulation de la semaine.
window-writes-shorter = Le temps de réponse moyen des écritures est inférieur de { $difference } à celui de la simulation de la semaine.
window-not-comparable = Les files d’attente sont si longues que les moyennes peuvent différer de la simulation de la semaine.
window-too-few-ios = Trop peu d’E/S se sont terminées pour comparer les moyennes à la simulation de la semaine.
window-agrees = Les moyennes concordent avec la simulation de la semaine à { $tolerance } près.
window-cache-hits = Les caches contiennent { $share } des blocs relus ; la simulation de la semaine suppose { $expected }.
window-small-sample = Seulement { $counts } se sont terminées ; leurs valeurs dépendent donc du hasard. Choisissez une fenêtre plus longue.
window-count-reads = { $n ->
        [one] { $n } lecture
       *[other] { $n } lectures
    }
window-count-writes = { $n ->
        [one] { $n } écriture
       *[other] { $n } écritures
    }

## Activities of desktops, after the name of their event or pool

activity-of-pool = { $event }, { $pool }
activity-logging-in = { $name }, ouverture de session
activity-starting-work = { $name }, début de la journée
activity-idle = { $name }, inactifs
activity-other-workloads = Autres charges de travail
activity-at-work = { $name }, au travail
evidence-storage-tests = Sur { $checks } tests de stockage sans bureaux, { $within } respectent la tolérance ; sur { $rates } débits maximaux prédits sans les tests du fabricant, { $rates_within } respectent un facteur de 1,5.
