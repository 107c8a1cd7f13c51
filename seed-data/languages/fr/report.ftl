# Rapport : document, résultats, sources, graphiques et modèle.

## Document

report-title = Rapport de dimensionnement du stockage VDI
report-subtitle = { $desktops ->
    [one] { $desktops } bureau
   *[other] { $desktops } bureaux
}, { $starts } – { $ends }
report-versions = Stormsizer { $engine }
report-more = { $n } autres
report-phase-of-pools = { $phase }, { $pools }
report-phase-days = { $phase }, { $n } jours jusqu’au { $last }
report-days-range = Pire jour : { $day }. Tous les jours : de { $low } à { $high }.
report-phase-worst-of = { $phase }, le pire de { $n } jours
report-nothing = –

## Cover

report-cover-date = Date
report-cover-engine = Calculé avec

## Template

report-running-foot = { $created }, { $versions }
report-page = Page { $page } sur { $pages }
report-table-number = Tableau { $number }
report-contents = Sommaire
report-verdict = Verdict
report-load-measured-all =
    { $part ->
        [steady] La charge en régime établi
       *[all] La charge
    } de tous les bureaux provient de mesures chez le client.
report-load-measured =
    { $part ->
        [steady] La charge en régime établi
       *[all] La charge
    } de ces pools provient de mesures chez le client : { $pools }.
report-subject = { $desktops }. { $array }
report-limit = limite : { $limit }
report-logo = Logo
report-logo-of = Logo de { $organization }
report-legend-goal = objectif
report-legend-less = avec une valeur plus basse
report-legend-more = avec une valeur plus élevée
report-legend-current = valeur actuelle
report-legend-interval = P10 à P90
report-legend-median = médiane
report-legend-nominal = valeurs nominales
report-outlook-heading = Autres analyses
report-experience-heading = Expérience utilisateur
report-remark-fonts = Certains noms de ce rapport utilisent des caractères absents de ses polices ({ $scripts }). Ils sont imprimés sous forme de cases indiquant leur écriture ; la copie ou la recherche donne les caractères réels.
report-remark-logo = Le logo de la couverture est illisible et a été omis.

## Charts

report-line-reads = lectures
report-line-writes = écritures
report-line-read = lu
report-line-written = écrit
report-line-host-link-in = vers les hôtes
report-line-host-link-out = depuis les hôtes
report-line-iops-credits = crédits d’IOPS
report-line-throughput-credits = crédits de débit
report-panel-rates = Lectures et écritures
report-panel-throughput = Débit
report-panel-credits = Crédits de rafale restants
report-panel-response-time = Temps de réponse
report-panel-utilization = Utilisation
report-panel-utilization-array = Utilisation, baie
report-panel-utilization-ports = Utilisation, ports et hôtes
report-panel-title = { $title }, { $unit }
report-panel-title-log = { $title }, { $unit } (log.)
report-limit-goal = objectif
report-limit-cpu = processeur
report-limit-ports = ports
report-limit-host-links = liens des hôtes
report-limit-host-cpu = processeur des hôtes
report-limit-drives = disques
report-limit-volumes = limites des volumes
report-chart-limit = { $label } { $value }
report-histogram-title = Utilisateurs, % par classe de durée d’ouverture de session
report-histogram-limit = { $grade } ≤ { $limit }
report-margin-title = Marge par rapport à l’objectif le plus proche, % de l’objectif
report-margin-goal = objectif
report-margin-plus = +{ $margin }
report-margin-least = ≤ { $margin }
report-margin-desktops = bureaux

## First page

report-question-met = Objectifs atteints
report-question-missed = Objectifs manqués
report-question-bottleneck = Goulots d’étranglement
report-question-changes = Changements recommandés
report-figure-phases = Phases atteignant tous les objectifs
    .value = { $met } sur { $total }
    .note = phases du calendrier
report-figure-slowest-login = Événement d’ouverture de session le plus lent, moyenne
report-figure-peak-load = Charge de pointe (moyenne sur 1 minute)
report-figure-peak-load-today = Charge de pointe aujourd’hui, { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } (moyenne sur 1 minute)
report-figure-peak-logins = { $phase } ; ouvertures de session, pas travail courant
report-figure-spare-capacity = Capacité libre
    .note = objectif : au moins { $limit }
    .note-growth = { $spare } en { $year } avec { $n } bureaux ; objectif : au moins { $limit }
    .note-reduction = { $note } ; la réduction des données de { $ratio } pour 1 s’applique à { $share } des données
report-figure-spare-capacity-today = Capacité libre avec les { $n } bureaux d’aujourd’hui
report-figure-no-price = Prix
    .note-assumed = { $drives ->
        [one] { $drives } disque (hypothèse), prix inconnu
       *[other] { $drives } disques (hypothèse), prix inconnu
    }
    .note = { $drives ->
        [one] { $drives } disque, prix inconnu
       *[other] { $drives } disques, prix inconnu
    }
report-figure-price = Prix de la configuration simulée
    .value-owned = Déjà installée
    .note-illustrative = { $price }, à titre indicatif
    .note-installed = hors composants installés
    .note-storage-only = stockage seul, sans serveurs
report-met-point = { $phase } : { $result }
report-met-logins = { $good } de bonnes, moyenne { $mean }
report-met-done = terminé en { $duration }
report-met-load = { $load } à { $latency }
report-met-none = Aucune phase n’atteint tous les objectifs.
report-missed-point = { $phase } : { $goals }
report-missed-unfinished = travail inachevé à la fin du calendrier
report-missed-none = Toutes les phases atteignent tous les objectifs.
report-bottleneck-point = { $phase } : { $sentence }
report-bottleneck-none = Aucun composant n’approche de sa limite.
report-change-schedule = Calendrier : { $change }
report-change-none = Ce rapport ne comprend pas de recherche d’autres configurations.
report-change-is-cheapest = Aucun changement : parmi les configurations comparées, celle qui est simulée est la moins chère qui atteint tous les objectifs.
report-change-cost = Coût : { $cost }
report-change-step = { $field } : { $before } → { $after }
report-more-in-tables = { $n } autres, voir les tableaux
report-more-phases-in-tables = { $n ->
        [one] { $n } autre phase, voir les tableaux
       *[other] { $n } autres phases, voir les tableaux
    }
report-goal-at-least = { $label } { $value } (objectif : au moins { $limit })
report-goal-at-most = { $label } { $value } (objectif : au plus { $limit })
report-goal-unfinished = pas terminé à temps
report-reach-none = Aucun nombre de bureaux ne permet d’atteindre tous les objectifs.
report-reach-none-failed = { $failure }, aucun nombre de bureaux ne permet d’atteindre tous les objectifs.
report-reach-current = Tous les objectifs sont atteints jusqu’à { $most ->
    [one] { $most } bureau
   *[other] { $most } bureaux
}, le nombre actuel.
report-reach-more = Tous les objectifs sont atteints jusqu’à { $most ->
    [one] { $most } bureau
   *[other] { $most } bureaux
}, soit { $n } de plus qu’aujourd’hui.
report-reach-limit = Premier objectif manqué avec plus de bureaux : { $goal }.
report-reach-fewer = Tous les objectifs sont atteints jusqu’à { $most ->
    [one] { $most } bureau
   *[other] { $most } bureaux
}, soit { $n } de moins qu’aujourd’hui.
report-reach-all-years = Jusqu’en { $year } inclus, tous les objectifs sont atteints chaque année.
report-reach-first-year = La première année où un objectif est manqué est { $year }.

## Second page

report-decision = Risques et prochaines étapes
report-decision-week = Lectures et écritures sur tout le calendrier, heure de { $zone }.
report-decision-assumed = Valeurs supposées : { $n } sur { $total } ; valeurs par défaut : { $n_default }. La section sur les hypothèses les énumère toutes avec leurs sources.
report-not-simulated = Non simulé, car le calendrier ne contient aucun événement de ce type : { $kinds }. Si certains ont lieu, la simulation doit les inclure.
report-not-simulated-patches = correctifs
report-not-simulated-scans = analyses antivirus
report-not-simulated-backups = sauvegardes
report-not-simulated-replication = réplication
report-not-simulated-reboots = redémarrages et démarrages
report-not-simulated-image-updates = mises à jour de l’image
report-fits = C’est suffisant : la baie existante peut accueillir { $n ->
        [one] { $n } bureau de plus
       *[other] { $n } bureaux de plus
    }.
report-risks = Risques, chacun avec sa prochaine étape
report-risk = Risque
report-next-step = Prochaine étape
report-owner = Responsable
report-owner-customer = Client
report-owner-vendor = Fournisseur du stockage
report-owner-presales = Avant-vente
report-risk-goals-recommended = Utiliser la configuration recommandée.
report-risk-goals-next = Modifier le calendrier, la baie ou l’objectif, puis simuler à nouveau.
report-risk-hosts-next = Prévoir { $needed } hôtes au lieu de { $hosts }, puis simuler à nouveau.
report-risk-confidence-next = Tester la baie sous cette charge avant la réception ; Stormsizer l’exporte sous forme de jobs pour générateurs de charge.
report-risk-guest-time-next = Mesurer les ouvertures de session sur les bureaux actuels ; nous recalculons ensuite avec le temps mesuré.
report-risk-array = Aucune mesure de { $array } avec des bureaux virtuels n’est connue ; ses performances sont dérivées d’autres baies.
report-risk-array-next = Confirmer la configuration et ses performances sous cette charge.
report-risk-load = La charge est celle d’un profil de charge ({ $profiles }), et non celle des bureaux du client.
report-risk-load-next = Mesurer 20 à 50 bureaux pendant une semaine et importer les fichiers.
report-risk-storms = Seul le régime établi a été mesuré ; les démarrages et les ouvertures de session sont ceux d’un profil de charge.
report-risk-storms-next = Enregistrer une tempête d’ouvertures de session et un redémarrage, puis importer les fichiers.
report-risk-key-figures = Les composants de { $array } sont supposés et ses performances découlent du maximum indiqué.
report-risk-cores-next = Indiquer les cœurs et la fréquence des hôtes.
report-risk-others-next = Indiquer les lectures, les écritures et l’espace de tout le reste sur la baie.
report-risk-growth = Aucune croissance n’est prévue : le dimensionnement vaut pour les bureaux actuels.
report-risk-growth-next = Indiquer les bureaux attendus dans les trois à cinq prochaines années.
report-risk-failures = Les objectifs ne doivent pas être atteints pendant la panne d’un composant.
report-risk-failures-next = Choisir les composants dont la baie doit tolérer la panne.
report-risk-no-price = Le prix de cette configuration n’est pas connu.
report-risk-illustrative = Les prix sont donnés à titre indicatif et ne constituent pas un devis.
report-risk-price-next = Demander un devis.
report-confirm = À confirmer avec le client, selon l’effet habituel sur le résultat
report-confirm-input = Valeur
report-confirm-used = Utilisé ici
report-confirm-question = Question
report-confirm-range = { $range }
report-confirm-users = Utilisateurs
report-confirm-users-used = { $users } utilisateurs, { $desktops } bureaux
report-confirm-users-question = Combien d’utilisateurs travaillent en même temps, aujourd’hui et dans trois ans ?
report-confirm-work = Charge
report-confirm-work-question = Existe-t-il des mesures des bureaux actuels (Perfmon, esxtop ou Live Optics) ?
report-confirm-guest-time = Durée d’ouverture de session
report-confirm-guest-time-used = { $guest } de temps du système invité
report-confirm-guest-time-question = Combien de temps durent les ouvertures de session sur les bureaux actuels ?
report-confirm-logins = Fenêtre d’ouverture de session
report-confirm-logins-question = Quand la plupart des utilisateurs ouvrent-ils leur session, et en combien de minutes ?
report-confirm-hosts = Hôtes
report-confirm-hosts-used = { $n } avec { $cores } cœurs à { $clock } et { $memory } chacun
report-confirm-hosts-question = Quels serveurs exécuteront les bureaux ?
report-confirm-hosts-imported-question = Ces serveurs exécuteront-ils encore les bureaux à l’avenir ?
report-confirm-site = Centre de données des bureaux
report-confirm-site-used = un seul pour tous les sites : { $pools }
report-confirm-site-question = Où se trouvent les hôtes et la baie de chaque site ? Un site qui a son propre centre de données nécessite son propre scénario.
report-confirm-data = Données par bureau
report-confirm-data-used = image { $image }, croissance { $growth }
report-confirm-data-with-profiles-used = image { $image }, croissance { $growth }, conteneur de profil { $container }
report-confirm-data-question = Quelle est la taille des images et des profils actuels ?
report-confirm-reduction = Réduction des données
report-confirm-reduction-used = { $ratio } pour 1
report-confirm-reduction-question = Quel rapport le fournisseur garantit-il pour ces données ?

## Week

report-of-array = { $title } : { $array }
report-arrays-title = Baies
report-arrays-verdicts = Verdict pour chaque baie
report-arrays-array = Baie
report-arrays-verdict = Verdict
report-arrays-placement = Baies sur lesquelles chaque pool stocke ses données
report-arrays-image = Image
report-arrays-deltas = Deltas
report-arrays-profiles = Profils et données utilisateur
report-arrays-file-service = un service de fichiers qui n’est pas simulé
report-week = La semaine
report-week-caption = L’ensemble du calendrier, fuseau horaire { $zone }. Les lignes sont des moyennes ; les bandes plus claires vont de la valeur la plus basse à la plus élevée, si bien qu’aucune pointe n’est masquée par la moyenne. Les temps de réponse sont mesurés côté hôtes. Les numéros en haut renvoient aux événements du calendrier ; les week-ends sont grisés.
report-week-alternative = Graphiques sur l’ensemble du calendrier : lectures et écritures par seconde, débit, temps de réponse côté hôtes et utilisation. Charges les plus élevées : { $peaks }.
report-week-alternative-empty = Graphiques sur l’ensemble du calendrier : lectures et écritures par seconde, débit, temps de réponse côté hôtes et utilisation.
report-week-peak = { $phase } avec { $load }
report-storms-none = Le calendrier ne contient aucun tempête.
report-storms = Détail des tempêtes ; chaque graphique a sa propre échelle
report-storms-selected = Les { $n } tempêtes sur { $total } qui manquent un objectif ou présentent la charge la plus élevée ; chaque graphique a sa propre échelle
report-storm = { $mean } en moyenne, { $peak } en pointe ; jusqu’à { $throughput } ; les lectures prennent { $reads }, les écritures { $writes }
report-storm-alternative = Lectures et écritures par seconde et temps de réponse pendant { $phase } : { $figures }

## Logins

report-logins = Ouvertures de session
report-logins-none = Aucun utilisateur n’ouvre de session dans ce calendrier.
report-logins-thresholds = Une ouverture de session est bonne jusqu’à { $good }, passable jusqu’à { $fair } et mauvaise au-delà. La durée est comptée de l’arrivée de l’utilisateur jusqu’à un bureau utilisable. Objectifs pour chaque événement : au moins { $min_good } de bonnes et au plus { $max_poor } de mauvaises ouvertures de session.
report-logins-selected = Les { $n } événements les plus lents sur { $total } sont affichés.
report-logins-bars = Part des utilisateurs dont l’ouverture de session est bonne, passable ou mauvaise
report-login-share-good = { $share } de bonnes
report-login-share-fair = { $share } de passables
report-login-share-poor = { $share } de mauvaises
report-login-shares = { $shares } (moyenne { $mean })
report-login-times = Durées d’ouverture de session
report-login-event = Événement
report-login-users = Utilisateurs
report-login-mean = Moyenne
report-login-sd = Écart type
report-login-median = Médiane
report-login-p95 = 95e centile
report-login-longest = Maximum
report-login-waited = Ont attendu un bureau
report-login-histograms = Durées des événements dont toutes les ouvertures de session ne sont pas bonnes
report-login-histogram-alternative = Histogramme des durées d’ouverture de session pendant { $event } : { $shares }, la plus longue { $longest }

## Phases

report-phases = Phase par phase
report-phases-means = Les débits, les temps de réponse et l’utilisation sont des moyennes sur la fenêtre de calcul de chaque phase ; les pointes sont des moyennes sur 1 minute. Un événement répété a les valeurs les plus élevées de ses jours.
report-phases-selected = Les tableaux montrent { $n } phases sur { $total } : celles qui manquent un objectif et celles dont la charge est la plus élevée. Le classeur contient toutes les phases.
report-phases-met = Toutes les phases atteignent tous les objectifs.
report-phases-summary = Synthèse : charge, temps de réponse et expérience utilisateur
report-phases-load = Charge de chaque phase
report-phases-response-time = Temps de réponse de chaque phase
report-phases-utilization = Utilisation dans chaque phase
report-phases-back-end = Charge des disques dans chaque phase, après les caches et le RAID
report-phases-bottleneck = Goulot d’étranglement de chaque phase
report-phases-missed-goals = Objectifs manqués
report-phase = Phase
report-mean = Moyenne
report-peak = Pointe
report-peak-response = Toutes les E/S, minute la plus lente
report-response = Réponse
report-user-experience = Expérience utilisateur
report-bottleneck = Goulot d’étranglement
report-goals = Objectifs
report-status = Statut
report-goal = Objectif
report-desktops = Bureaux
report-duration = Durée
report-reads = Lectures
report-writes = Écritures
report-read = Lu
report-written = Écrit
report-host-read = Hôte, lecture
report-host-write = Hôte, écriture
report-array-read = Baie, lecture
report-array-write = Baie, écriture
report-tier = Niveau
report-back-end-io = E/S back-end
report-per-drive = Par disque
report-explanation = Explication
report-value = Valeur
report-limit-column = Limite
report-finished = Terminé à temps
report-yes = oui
report-no = non
report-at-least = au moins { $limit }
report-at-most = au plus { $limit }
report-result-unfinished = pas terminé à la fin du calendrier
report-result-unfinished-note = pas terminé
report-result-logins = { $good } de bonnes ouvertures de session, moyenne { $mean }
report-result-done = terminé en { $duration }
report-result-latency = { $latency } sur les hôtes
report-short-controller-cpu = Processeur
report-short-flash = Flash
report-short-drives = Disques
report-short-performance = Disques rapides
report-short-capacity = Disques de capacité
report-short-iops-limit = Limite IOPS
report-short-throughput-limit = Limite Mo/s
report-short-port-out = Port sortant
report-short-port-in = Port entrant
report-short-host-link-in = Vers hôtes
report-short-host-link-out = Depuis hôtes
report-short-host-cpu = Proc. hôtes

## Failures

report-states = Verdict avec croissance et pannes
    .column = État
    .verdict = { $status }.
report-states-statistic = Les objectifs d’utilisation portent sur la moyenne d’une phase pendant que des utilisateurs se connectent ou travaillent, et non sur la minute la plus chargée.
report-survived-failures = Tolérance à la panne d’un composant, à tout moment du calendrier
report-failed-component = Composant en panne
report-simulated-configuration = Configuration simulée
report-recommended-configuration = Configuration recommandée
report-not-analyzed = non analysé
report-failure-missed = { $phase } : { $goal }
report-failure-not-judged = non analysé : des objectifs sont manqués même sans panne
report-failure-no-configuration = aucune configuration n’atteint tous les objectifs
report-failures = Résultats pendant les pannes du calendrier
report-failures-more = { $n ->
    [one] { $n } autre phase coïncide avec une panne ; voir les tableaux des phases.
   *[other] { $n } autres phases coïncident avec une panne ; voir les tableaux des phases.
}
report-failed-part = En panne
report-event = Événement
report-failed-controllers = { $n ->
    [one] { $n } contrôleur
   *[other] { $n } contrôleurs
}
report-failed-drives = { $n ->
    [one] { $n } disque
   *[other] { $n } disques
}
report-failed-ports = { $n ->
    [one] { $n } port frontal
   *[other] { $n } ports frontaux
}
report-failed-flash-caches = { $n ->
    [one] { $n } module de cache flash
   *[other] { $n } modules de cache flash
}

## Capacity

report-capacity = Capacité
report-capacity-free = Les pools nécessitent { $needed } sur { $usable } de capacité utile. { $spare } restent libres ; l’objectif est d’au moins { $goal }.
report-capacity-short = Les pools nécessitent { $needed } sur { $usable } de capacité utile, soit { $short } de plus que disponible. L’objectif est d’au moins { $goal } de capacité libre.
report-capacity-growth-free = En { $year }, avec { $n } bureaux, il reste { $spare } de libre.
report-capacity-growth-short = En { $year }, avec { $n } bureaux, il manque { $short } de la capacité utile.
report-capacity-meter = Part utilisée de la capacité utile
report-capacity-used = { $needed } sur { $usable }
report-capacity-limit = { $goal } libres
report-capacity-needed = Capacité requise
report-capacity-offered = De la capacité brute à la capacité utile
report-capacity-needed-total = Requise
report-capacity-offered-total = Utile
report-capacity-units = 1 GB correspond à 10⁹ octets, 1 GiB à 2³⁰ octets et 1 TiB à 2⁴⁰ octets.
report-capacity-all-pools = Tous les pools
report-capacity-smaller = { $n ->
    [one] { $n } élément plus petit, inclus dans le total
   *[other] { $n } éléments plus petits, inclus dans le total
}
report-capacity-item = Élément
report-capacity-formula = Calcul
report-capacity-column = Capacité

## Configuration

report-configuration = Scénario simulé
report-event-notes = Notes sur les événements
report-notes = Notes
report-see-notes = voir les notes sur les événements
report-array = { $model } avec { $firmware } : { $parts }
report-arrays = { $n } × { $model } avec { $firmware }, chacune avec { $parts }
report-array-controllers = { $n ->
    [one] { $n } contrôleur
   *[other] { $n } contrôleurs
}
report-array-flash-cache = { $size } de cache flash
report-array-ports = { $n ->
    [one] { $n } port
   *[other] { $n } ports
}
report-array-other-workloads = { $reads } en lecture et { $writes } en écriture de { $size } chacune, { $used } d’espace utilisé
report-array-nothing-else = Comme indiqué, rien d’autre ne fonctionne sur la baie.
report-pools = Pools de bureaux
report-pool = Pool
report-clones = Clones
report-initial-state = État initial
report-memory = Mémoire
report-image = Image
report-growth = Croissance
report-user-data = Données utilisateur
report-profile-container = Conteneur de profil (FSLogix)
report-image-copies = { $n ->
    [one] { $n } copie
   *[other] { $n } copies
}
report-clones-deduplicated = dédupliqués
report-clones-linked = liés
report-clones-instant = instantanés
report-clones-mcs = MCS
report-clones-pvs = PVS
report-clones-full = complets
report-containers-none = aucun
report-containers-array = sur la même baie
report-containers-file-service = sur un service de fichiers
report-containers-cloud-cache = sur un service de fichiers, avec Cloud Cache
report-assignment-dedicated = dédiés
report-assignment-floating = flottants
report-state-not-deployed = non déployés
report-state-off-never-used = éteints, jamais utilisés
report-state-off-used = éteints, déjà utilisés
report-state-idle-never-used = allumés, jamais utilisés
report-state-idle-rebooted = allumés, redémarrés depuis la dernière utilisation
report-state-idle-used = allumés, utilisés depuis le démarrage
report-calendar = Événements, fuseau horaire { $zone } ; les numéros sont ceux du graphique de la semaine
report-number = N°
report-starts = Début
report-kind = Type
report-parameters = Paramètres
report-event-slots = { $slots } à la fois
report-event-slots-ahead = { $slots } à la fois, { $ahead } à l’avance et le reste à l’arrivée des utilisateurs
report-event-with-rate = { $words }, au plus { $rate } nouveaux par minute
report-event-with-share = { $words }, au plus { $share } de chaque pool
report-event-scan = { $slots } à la fois, { $read } lus par bureau
report-event-scan-throttled = { $slots } à la fois, { $read } lus par bureau à { $pace } chacun
report-event-patch = { $slots } à la fois, { $read } lus et { $written } écrits par bureau
report-event-patch-throttled = { $slots } à la fois, { $read } lus et { $written } écrits par bureau à { $pace } chacun
report-event-login-uniform = en { $window }, arrivées uniformes
report-event-login-bell = en { $window }, arrivées en cloche
report-event-logoff = en { $window }
report-event-provision = à partir de l’image
report-event-lasting = pendant { $duration }
report-event-backup = pendant { $duration }, lecture à { $rate }
report-event-replication = pendant { $duration }, écriture à { $rate }
report-event-load-test = pendant { $duration }, { $n } × { $size } en cours, { $reads } de lectures
report-event-failure = pendant { $duration }, en panne : { $parts }
report-hosts = Hôtes
report-host-memory = Mémoire par hôte
report-host-cores = Cœurs par hôte
report-host-clock = Fréquence d’horloge
report-host-specrate = SPECrate 2017 Integer (base) par hôte
report-host-link = Débit du lien de stockage par hôte
report-host-iops = Limite d’IOPS par hôte
report-array-table = Baie et hôtes
report-entered-value = { $value } ({ $where })
report-entered-maximum = Débit d’E/S maximal
report-parameter = Paramètre
report-simulated = Simulé
report-none = aucun
report-goals-table = Objectifs ; ceux d’utilisation et de temps de réponse s’appliquent pendant que les utilisateurs ouvrent une session ou travaillent
report-goals-full-speed = Certaines phases s’exécutent aussi vite que possible, de sorte qu’un composant est toujours saturé. Elles ont des objectifs de temps de réponse et de durée, mais pas d’utilisation : { $phases }.
report-goals-latency = L’objectif de temps de réponse de { $limit } provient d’études de baies plus anciennes. Ce n’est pas le temps de réponse attendu des baies flash, qui restent en général bien en dessous.
report-origin = Origine

## Assumptions

report-assumptions = Hypothèses et leurs origines
report-assumptions-intro = Tous les nombres dont dépend le résultat. Les nombres entre crochets renvoient à la liste des sources ; les plages vont de P10 à P90.
report-assumptions-given = Valeurs définies dans ce scénario
report-assumptions-default = Valeurs par défaut
report-assumptions-assumed = Valeurs supposées
report-assumptions-calibrated = Valeurs calibrées
report-assumptions-derived = Valeurs dérivées
report-assumptions-stated = Valeurs publiées
report-assumptions-specified = Valeurs spécifiées
report-assumptions-unknown = Valeurs inconnues (non utilisées)
report-origin-given = définie
    .meaning = Définie dans ce scénario : par vous, ou par le préréglage, le modèle ou l’assistant choisi.
report-origin-default = par défaut
    .meaning = Inchangée par rapport à la valeur par défaut.
report-origin-assumed = supposée
    .meaning = Jugement d’ingénierie, avec sa justification.
report-origin-calibrated = calibrée
    .meaning = Ajustée aux valeurs mesurées.
report-origin-derived = dérivée
    .meaning = Calculée à partir de valeurs publiées ou spécifiées.
report-origin-stated = publiée
    .meaning = Publiée dans une étude avec mesures.
report-origin-specified = spécifiée
    .meaning = Publiée dans une spécification du fabricant.
report-origin-unknown = inconnue
    .meaning = Inconnue, et non utilisée tant que vous n’avez pas saisi de valeur.
report-what = Donnée
report-range = Plage
report-where = Source
report-input-desktops = Bureaux
report-input-profile = Profil de charge
report-input-clone-type = Type de clone
report-input-deployment = Méthode de déploiement
report-input-deployment-of-profile = comme dans le profil de charge
report-input-profile-containers = Conteneurs de profil
report-input-assignment = Affectation
report-input-vcpus = vCPU par bureau
report-input-memory = Mémoire par bureau
report-input-memory-reserved = Mémoire réservée sur les hôtes
report-input-image = Taille de l’image
report-input-image-copies = Copies de l’image
report-input-growth = Croissance par bureau
report-input-user-data = Données utilisateur par bureau
report-input-all-pools = { $n ->
    [one] { $n } pool
    [2] Les deux pools
   *[other] Les { $n } pools
}
report-input-pools = { $n ->
    [one] { $n } pool : { $pools }
   *[other] { $n } pools : { $pools }
}
report-input-goals = Objectifs du scénario

## Validation

report-validation = Validation : valeurs mesurées et prédites
report-validation-tolerance = Une prédiction est dans la tolérance si son écart avec la valeur mesurée ne dépasse pas la tolérance indiquée sur la même ligne. Les valeurs ci-dessous n’ont pas servi au calibrage.
report-validation-fitted = Sur { $total ->
    [one] { $total } valeur utilisée
   *[other] { $total } valeurs utilisées
} pour ajuster des paramètres, { $within } sont dans la tolérance.
report-validation-all-rows = La page des preuves du service montre toutes les lignes.
report-validation-more = { $n ->
    [one] { $n } autre vérification figure sur la page des preuves.
   *[other] { $n } autres vérifications figurent sur la page des preuves.
}
report-validation-none = Les preuves pour cette famille de baies ne comprennent aucune vérification indépendante.
report-validation-summary = { $within } valeurs mesurées indépendantes sur { $total } sont dans la tolérance.
report-validation-bounds = { $within } bornes publiées sur { $total } sont respectées.
report-validation-table = Vérifications indépendantes, non utilisées pour le calibrage
report-quantity = Grandeur
report-system = Système
report-published-in = Publié dans
report-measured = Mesuré
report-predicted = Prédit
report-error = Erreur
report-tolerance = Tolérance
report-validation-verdict = Résultat
report-validation-held-out = { $phase }, prédit sans aucune ligne du même test
report-within = dans la tolérance
report-outside = hors tolérance
report-source-place = [{ $number }] { $place }
report-about = environ { $value }
report-above = plus de { $value }
report-below = moins de { $value }
report-plus = +{ $value }
report-minus = −{ $value }
report-metric-reads = Lectures
report-metric-writes = Écritures
report-metric-total = Lectures et écritures
report-metric-read-throughput = Débit en lecture
report-metric-write-throughput = Débit en écriture
report-metric-total-throughput = Débit total
report-metric-peak-throughput = Débit de pointe
report-metric-controller-cpu = Processeur des contrôleurs
report-metric-host-read-latency = Temps de réponse en lecture, hôtes
report-metric-host-write-latency = Temps de réponse en écriture, hôtes
report-metric-controller-read-latency = Temps de réponse en lecture, baie
report-metric-controller-write-latency = Temps de réponse en écriture, baie
report-metric-guest-read-latency = Temps de réponse en lecture, systèmes invités
report-metric-peak-controller-latency = Temps de réponse de pointe, baie
report-metric-peak-host-read-latency = Temps de réponse de pointe en lecture, hôtes
report-metric-login-mean = Durée d’ouverture de session, moyenne
report-metric-login-sd = Durée d’ouverture de session, écart type
report-metric-login-max = Durée d’ouverture de session, maximum
report-metric-login-good = Bonnes ouvertures de session
report-metric-login-fair = Ouvertures de session passables
report-metric-login-poor = Mauvaises ouvertures de session
report-metric-login-good-or-fair = Ouvertures de session bonnes ou passables
report-metric-login-good-mean = Durée moyenne des bonnes ouvertures de session
report-metric-login-fair-mean = Durée moyenne des ouvertures de session passables
report-metric-login-poor-mean = Durée moyenne des mauvaises ouvertures de session
report-metric-duration = Durée
report-metric-read-share-iops = Part des lectures, en E/S
report-metric-write-share-iops = Part des écritures, en E/S
report-metric-read-share-mb = Part des lectures, en volume
report-metric-write-share-mb = Part des écritures, en volume
report-metric-iops-per-desktop = IOPS par bureau
report-metric-reads-per-desktop = Lectures par bureau
report-metric-writes-per-desktop = Écritures par bureau
report-metric-iops-per-booting-desktop = IOPS par bureau en démarrage
report-metric-reads-per-booting-desktop = Lectures par bureau en démarrage
report-metric-writes-per-booting-desktop = Écritures par bureau en démarrage
report-metric-read-size = Taille des lectures
report-metric-write-size = Taille des écritures
report-metric-read-rate-per-desktop = Débit en lecture par bureau
report-metric-write-rate-per-desktop = Débit en écriture par bureau
report-metric-peak-iops = IOPS de pointe
report-metric-peak-reads = IOPS de pointe en lecture
report-metric-peak-writes = IOPS de pointe en écriture
report-metric-peak-iops-per-desktop = IOPS de pointe par bureau
report-metric-idle-writes = Écritures en inactivité
report-metric-idle-writes-per-desktop = Écritures par bureau en inactivité
report-metric-drive-iops = IOPS par disque
report-metric-drive-reads = Lectures par disque
report-metric-drive-writes = Écritures par disque
report-metric-drive-read-throughput = Débit en lecture par disque
report-metric-drive-write-throughput = Débit en écriture par disque
report-metric-drive-utilization = Utilisation des disques
report-metric-host-cpu = Processeur des hôtes
report-metric-host-cpu-peak = Processeur des hôtes, pointe
report-metric-host-memory = Utilisation de la mémoire des hôtes
report-metric-maximum-iops = Nombre maximal d’E/S
report-metric-maximum-throughput = Débit maximal
report-metric-client-latency = Latence côté client
report-metric-host-active-memory = Mémoire active des hôtes
report-metric-host-ballooned-memory = Mémoire d’hôte récupérée par ballooning
report-metric-host-iscsi-throughput = Débit iSCSI par hôte
report-metric-host-cache-memory = Mémoire du cache des hôtes
report-metric-nfs-server-cpu = Processeur du serveur NFS
report-metric-density = Bureaux sur tous les hôtes
report-metric-replica-reads = Lectures sur les réplicas
report-metric-backend-iops = IOPS du back-end
report-metric-backend-reads = Lectures du back-end
report-metric-backend-writes = Écritures du back-end
report-metric-backend-read-throughput = Débit en lecture du back-end
report-metric-controller-latency = Temps de réponse, baie
report-metric-peak-network = Utilisation de pointe du réseau
report-metric-load-duration = Durée de la charge d’ouverture de session
report-metric-boot-time-change = Variation du temps de démarrage
report-metric-time-to-available = Délai de disponibilité
report-metric-launcher-ramp = Montée en charge des lanceurs
report-metric-time-per-desktop = Temps par bureau
report-metric-desktops-per-hour = Bureaux par heure
report-metric-clone-stages = Durée des étapes de clonage
report-metric-reading-desktops = Part des bureaux en lecture
report-metric-writing-desktops = Part des bureaux en écriture
report-metric-reads-per-reading-desktop = Lectures par bureau en lecture
report-metric-writes-per-writing-desktop = Écritures par bureau en écriture
report-metric-read-rate-per-reading-desktop = Débit en lecture par bureau en lecture
report-metric-write-rate-per-writing-desktop = Débit en écriture par bureau en écriture
report-metric-lookup-share = Part des recherches (lookup), en E/S
report-metric-app-iops = IOPS de l’application
report-metric-app-throughput = Débit de l’application
report-metric-app-read-share-operations = Part des lectures de l’application, en opérations
report-metric-app-write-share-operations = Part des écritures de l’application, en opérations
report-metric-app-read-share-mb = Part des lectures de l’application, en volume
report-metric-app-write-share-mb = Part des écritures de l’application, en volume
report-metric-app-read-size = Taille des lectures de l’application
report-metric-app-write-size = Taille des écritures de l’application
report-metric-app-read-size-difference = Différence de taille des lectures de l’application
report-metric-protocol-operations = Opérations de protocole par E/S
report-metric-raw-capacity = Capacité brute
report-metric-usable-capacity = Capacité utile
report-metric-flash-capacity = Capacité flash
report-metric-hot-capacity = Capacité des données chaudes
report-metric-tier-capacity-share = Part du niveau dans la capacité
report-metric-base-image-capacity = Capacité des images de base
report-metric-replica-capacity = Capacité des réplicas
report-metric-clone-capacity = Capacité des clones
report-metric-digest-size = Taille du condensé
report-metric-data-reduction = Taux de réduction des données
report-metric-overcommit = Facteur de surallocation
report-metric-memory-oversubscription = Taux de surallocation de la mémoire
report-metric-desktops-memory = Mémoire de tous les bureaux
report-metric-desktops = Nombre de bureaux
report-metric-active-desktops = Nombre de bureaux actifs
report-metric-drives = Nombre de disques
report-metric-drive-count-ratio = Rapport des nombres de disques
report-metric-file-systems = Nombre de systèmes de fichiers
report-metric-hosts-per-pod = Hôtes par pod
report-metric-hosts-added-per-pod = Hôtes ajoutés par pod
report-metric-cost-per-desktop = Coût par bureau
report-metric-change = Variation relative
report-metric-improvement = Facteur d’amélioration

## Verification

report-verification = Annexe technique : vérification sur une baie réelle
report-verification-intro = Stormsizer exporte les phases de cette exécution sous forme de jobs pour le générateur de charge fio. Chaque phase est un job avec le débit, la répartition lectures/écritures, les tailles d’E/S, la part aléatoire et le jeu de travail de la prédiction. Exécutez les jobs sur la baie avant l’achat ou lors de la réception.
report-verification-one-array = Les débits sont ceux d’une baie sur { $n }.
report-verification-warning = Attention : ces jobs effacent le volume cible. Utilisez un volume vide.
report-verification-export = Exporter les jobs
report-verification-export-how = Exportez-les à partir du fichier de scénario en ligne de commande, ou à partir de cette exécution via l’API :
report-verification-formats = Le format fio-poisson fait arriver les E/S de façon aléatoire, comme celles de nombreux bureaux (fio 3.29 ou ultérieur) ; vdbench écrit un fichier de paramètres pour Vdbench. Avec des sections de cinq minutes (--section 300, ?section_s=300), les jobs suivent la courbe d’un tempête.
report-verification-run = Exécuter les jobs
report-verification-compare = Comparer les résultats
report-verification-rate = Vérifiez que la baie a suivi : un job qui a atteint moins de { $share } de son débit a trouvé la limite, et ses temps de réponse ne sont pas significatifs.
report-verification-latency = Comparez les temps de réponse moyens des lectures et des écritures avec le tableau ci-dessous, aux débits du tableau.
report-verification-service = Le service les compare pour vous : importez results.json, puis appelez GET /api/v1/imports/…/beside?run_id={ $run }.
report-verification-phases = Prédictions pour les phases les plus chargées, pour toutes les baies ensemble

## Sources

report-remarks = Remarques
report-sources = Sources
report-sources-none = Cette exécution n’utilise aucun document du catalogue.
report-sources-table = Documents sources
report-document = Document
report-checked = Dernière vérification

## About

report-about-section = À propos de ce rapport
report-about-frozen = Les résultats de ce rapport ont été calculés une seule fois et ne changent pas.
report-about-run = Rapport
report-fact = Élément
report-fact-run = Exécution
report-fact-created = Créé le
report-fact-engine = Version du moteur
report-fact-catalog = Version du catalogue
report-fact-scenario = Scénario
report-fact-schema = Version du schéma du scénario
report-about-reading = Comment lire ce rapport
report-about-means = Les prédictions sont des moyennes d’un modèle, pas des garanties. Près de la saturation, de faibles variations de charge modifient fortement les temps de réponse. La liste des hypothèses montre de quoi dépend le résultat ; vérifiez d’abord les valeurs supposées.

## Further analyses

report-not-run = Autres analyses possibles
report-not-run-intro = Les questions suivantes ne faisaient pas partie de cette analyse. Nous pouvons y répondre sur demande :
report-not-run-shortlist = Quelles autres baies atteignent les mêmes objectifs, et à quel prix ?
report-not-run-advice = Que fait économiser un changement de planning par rapport à un changement de matériel ?
report-not-run-runway = Combien de bureaux la baie supporte-t-elle, et jusqu’à quelle année ?
report-not-run-ranges = Quelle est la fiabilité des résultats ?
report-not-run-sensitivity = Quelles données changeraient le verdict ?
report-annex = Annexe technique
report-annex-intro = Cette annexe s’adresse aux ingénieurs qui reproduisent ou complètent l’analyse. Le même scénario avec les mêmes versions du moteur et du catalogue donne les mêmes résultats.
report-annex-run = Exécution
report-annex-analyses = Analyses
report-annex-analyses-how = Exécutez d’autres analyses sur la page de résultats du scénario, en ligne de commande avec le fichier de scénario ou via l’API :

## Glossary

report-glossary = Glossaire
report-term-array-response-time = Temps de réponse de la baie
    .meaning = Temps qu’une E/S passe dans le contrôleur, mesuré par celui-ci.
report-term-back-end-io = E/S back-end
    .meaning = Lectures et écritures qui atteignent les disques, après les caches et le RAID.
report-term-bottleneck = Goulot d’étranglement
    .meaning = Composant qui atteint sa limite en premier et impose le rythme : contrôleur, disques, ports ou élément extérieur à la baie.
report-term-boot-storm = Tempête de démarrage
    .meaning = Démarrage simultané de nombreux bureaux.
report-term-closed-loop = Boucle fermée
    .meaning = Un bureau attend la fin d’une E/S avant d’émettre la suivante ; une baie plus lente allonge donc un tempête.
report-term-desktop = Bureau
    .meaning = Une machine virtuelle avec un utilisateur.
report-term-first-login = Première ouverture de session
    .meaning = Première ouverture de session d’un utilisateur sur un bureau, qui crée le profil.
report-term-flash-cache = Cache flash
    .meaning = Mémoire flash placée devant les disques, cache des lectures ou des lectures et des écritures.
report-term-gb-gib = GB et GiB
    .meaning = 1 GB correspond à 10⁹ octets, 1 GiB à 2³⁰ octets ; 1 MB/s correspond à 10⁶ octets par seconde.
report-term-grades = Bonne, passable, mauvaise
    .meaning = Évaluations de la durée d’ouverture de session ; les seuils figurent avec les objectifs.
report-term-host-response-time = Temps de réponse des hôtes
    .meaning = Durée d’une E/S mesurée par les hôtes, files d’attente devant la baie comprises.
report-term-image-cache = Cache d’images
    .meaning = Mémoire de l’hôte qui conserve des blocs d’image, si bien que leurs lectures n’atteignent pas la baie.
report-term-iops = IOPS
    .meaning = Lectures et écritures par seconde.
report-term-login-storm = Tempête d’ouvertures de session
    .meaning = Ouverture de session simultanée de nombreux utilisateurs.
report-term-mean-peak = Moyenne et pointe
    .meaning = Une moyenne porte sur la fenêtre de calcul d’une phase ; une pointe est la moyenne sur 1 minute la plus élevée.
report-term-monday-login = Ouverture de session du lundi
    .meaning = Ouverture de session après un redémarrage : le profil existe, les caches du bureau sont froids.
report-term-percentiles = P10, P90
    .meaning = Une valeur plausible sur dix est inférieure à P10, une sur dix est supérieure à P90.
report-term-phase = Phase
    .meaning = Partie du calendrier : déploiement, démarrage, ouverture de session, régime établi, inactivité ou sauvegarde, par exemple.
report-term-pool = Pool
    .meaning = Bureaux ayant la même image, le même type de clone et le même type d’utilisateur.
report-term-raid-dp = RAID-DP
    .meaning = Groupes RAID à deux disques de parité ; deux disques quelconques d’un groupe peuvent tomber en panne.
report-term-recompose = Recomposition
    .meaning = Les bureaux sont recréés à partir d’une nouvelle image, quelques-uns à la fois.
report-term-right-sized = Right-sized
    .meaning = Capacité d’un disque utilisée par le système d’exploitation de la baie.
report-term-slot = Créneau
    .meaning = Place dans la file de démarrage ; le nombre de créneaux limite le nombre de bureaux démarrés à la fois.
report-term-steady-state = Régime établi
    .meaning = Les utilisateurs travaillent, après l’ouverture de session et les tâches de début de journée.
report-term-tier = Niveau
    .meaning = Disques d’un même type ; avec plusieurs niveaux, les blocs les plus actifs se trouvent sur les disques les plus rapides.
report-term-tuesday-login = Ouverture de session du mardi
    .meaning = Ouverture de session sur un bureau utilisé depuis son démarrage.
report-term-utilization = Utilisation
    .meaning = Part du temps pendant laquelle un composant est occupé.

## Expected ranges

report-expected = Plages attendues
report-expected-meaning = De combien les valeurs peuvent-elles s’écarter ? Les plages sont déduites des écarts entre les prédictions et les mesures de tests publiés qui n’ont pas servi à calibrer le modèle. Elles sont censées contenir 80 % des valeurs mesurées, et en contiennent moins pour les systèmes qui ne ressemblent à aucun système mesuré. Les phases qui s’éloignent davantage du système mesuré le plus proche ont des plages plus larges. La probabilité est une limite supérieure : elle suppose que les entrées sont telles qu’indiquées et que toutes les erreurs ont la même cause. Les phases sont celles des bureaux d’aujourd’hui, tous les composants en service.
report-expected-requested = Les IOPS ne peuvent pas dépasser ce que demandent les bureaux : si une partie des E/S demandées n’est pas servie, la plage s’arrête au débit demandé et la valeur prévue se trouve près de sa limite supérieure.
report-expected-state = La probabilité s’applique à l’état « { $state } ».
report-expected-selected = Les { $n } phases les moins susceptibles d’atteindre leurs objectifs sont affichées, sur { $total }.
report-expected-caption = Probabilité et plages de P10 à P90
report-expected-phase = Phase et système mesuré le plus proche
report-expected-probability = Probabilité, entrées telles qu’indiquées (maximum)
report-expected-given-guest-time = { $probability } si le temps du système invité est confirmé
report-expected-rate = IOPS
report-expected-predicted-rate = IOPS prévues
report-expected-predicted-time = Durée prévue
report-expected-time = Durée d’ouverture de session ou de la phase
report-expected-span = { $low } à { $high }

## Values from the customer’s files

report-imported = { $value }, importés de { $files }
report-measured-today = Mesuré aujourd’hui et simulé
report-measured-meaning = Les pointes mesurées sont la somme des pointes de chaque machine, qui ne les atteignent pas en même temps. La pointe simulée est une moyenne sur une minute de tous les bureaux. Les temps de réponse mesurés sont ceux du stockage actuel, en moyenne sur tout l’enregistrement.
report-measured-table = Charge de pointe et temps de réponse, mesurés aujourd’hui et simulés
report-measured-uncovered = Les pointes de chaque bureau totalisent { $measured }, soit { $share } de plus que la pointe simulée de { $simulated } ; la simulation ne couvre pas les charges supérieures.
report-measured-uncovered-next = Enregistrez les IOPS de tous les bureaux ensemble à intervalles courts, et importez les fichiers.
report-measured-load = Charge
report-measured-reads = Lectures
report-measured-writes = Écritures
report-measured-at-most = au plus { $iops }
report-measured-pool = Mesuré : { $pool }, { $n } machines
report-measured-simulated = Simulé : { $phase }
