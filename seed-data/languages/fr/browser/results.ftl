## Verdict
results-verdict = Verdict
results-fix-errors =
    { $n ->
        [one] Corrigez { $n } erreur pour voir les résultats
       *[other] Corrigez { $n } erreurs pour voir les résultats
    }
results-error-at = { $path } : { $problem }
results-no-answer = aucun résultat
results-show-field = Afficher le champ
results-answered-in = calculé en { $time }
results-updating = mise à jour…
results-show-event = Afficher l’événement
results-try-again = Réessayer
results-computing = Calcul des premiers résultats…
results-check = { $goal } { $value }, objectif { $limit }
results-cost-details = { $configuration } : afficher la nomenclature

## Runs and reports
results-run = Exécuter
results-run-again = Réexécuter
results-run-failed = Échec de l’exécution
results-run-cancelled = Exécution annulée
results-run-over = { $state } : { $message }
results-report = Rapport (PDF)
results-report-version = Rapport (PDF), v{ $version }
results-report-outdated = Rapport de la version { $version } ; réexécutez pour la version actuelle
results-report-formats = Autres formats de rapport
results-export = Exporter
results-export-hint = La charge de la version { $version }, pour vérifier le résultat sur une vraie baie. Les fichiers contiennent un texte à remplacer par le nom du périphérique.
results-export-fio = Fichier de jobs fio
results-export-fio-hint = toute version de fio
results-export-fio-poisson = Fichier de jobs fio, arrivées aléatoires
results-export-fio-poisson-hint = nécessite fio 3.29 ou ultérieur
results-export-vdbench = Fichier de paramètres vdbench
results-export-vdbench-hint = vdbench 5.04

## Capacity
results-capacity = Capacité
results-capacity-how = Calcul
results-capacity-space = Capacité
results-capacity-needed = Nécessaire
results-capacity-offered = Utile
results-total = Total
results-capacity-missing = Capacité insuffisante : { $needed } nécessaires, { $usable } utiles.
results-capacity-met = { $needed } nécessaires sur { $usable } utiles ; { $free } libres, objectif de { $goal } atteint.
results-capacity-missed = { $needed } nécessaires sur { $usable } utiles ; { $free } libres, objectif de { $goal } manqué.
results-capacity-reduction = Réduction des données { $ratio } : 1 sur { $reduced } des { $space } ; le reste n’est pas réduit.

## Bill of materials
results-bill = Nomenclature
results-bill-part = Composant
results-bill-quantity = Quantité
results-bill-installed = Installé
results-bill-each = Prix unitaire
results-bill-price = Prix
results-bill-in = { $what }, { $currency }
results-bill-rack = Rack, U
results-bill-power = Puissance, W
results-bill-per-desktop =
    { $n ->
        [one] Par bureau ({ $n } bureau)
       *[other] Par bureau ({ $n } bureaux)
    }
results-bill-ownership = Coût total de possession
results-bill-item = Poste
results-bill-once = Une fois
results-bill-per-year = Par an
results-bill-years =
    { $n ->
        [one] Sur { $n } an
       *[other] Sur { $n } ans
    }
results-bill-per-month = Par bureau et par mois
results-bill-note = Prix : { $prices }. Les valeurs inconnues sont indiquées par un tiret et exclues des totaux.
results-bill-prices = Modifier la liste de prix

## Details of a figure
results-figure-open = Afficher le calcul
results-figure-title = Calcul
results-figure = Valeur
results-figure-none = Aucune charge dans cette phase.
results-figure-terms = Termes de { $figure }
results-figure-inputs = Données d’entrée
results-figure-no-inputs = Aucune valeur du catalogue ; dépend uniquement du scénario.
results-not-known = inconnu

## Events
results-event-wrong = Non valide
results-event-missed = Objectif manqué
results-login-experience-of = Expérience d’ouverture de session, { $event }
results-mean-login = durée moyenne d’ouverture de session : { $time }
results-incomplete = inachevé à la fin du calendrier
results-at-local-time = { $text } ({ $time } à { $place })
results-free-capacity = { $share } libre
results-days = { $first } – { $last } · { $n } jours
results-days-range = Pire jour : { $day } · tous les jours : { $range }
results-no-goals = Aucun objectif ne s’applique : aucun utilisateur n’ouvre de session ni ne travaille à ce moment.
results-days-show = Afficher chaque jour
results-days-hide = Masquer chaque jour
results-days-show-of = Afficher les { $n } jours de { $event }
results-days-hide-of = Masquer les { $n } jours de { $event }
results-problem = { $message } (autorisé : { $allowed })
results-mean = Moyenne
results-p95 = 95 % des utilisateurs en
results-longest = Maximum
results-waited = Ont attendu un bureau
results-indicators = Indicateurs d’expérience
results-score-machine = Score de la machine
results-score-io = Score d’E/S
results-utilization = Utilisation
results-drive-load = Charge des disques
results-tier = Niveau
results-iops-per-drive = IOPS par disque
results-mb-read = MB/s lus
results-mb-written = MB/s écrits
results-load = Charge
results-reads = Lectures
results-writes = Écritures
results-peak = Pointe (moyenne sur 1 minute)
results-data-read = Données lues
results-data-written = Données écrites
results-read-time = Temps de réponse en lecture côté hôtes
results-write-time = Temps de réponse en écriture côté hôtes

## Login experience
results-login-experience = Expérience d’ouverture de session
results-login-experience-note = De l’arrivée au bureau utilisable. Bonne : jusqu’à { $good }. Passable : jusqu’à { $fair }. Mauvaise : au-delà.
results-predicted-of = { $what }, prédit
results-measured-of = { $what }, mesuré
results-predicted = prédit : { $figures }
results-measured = mesuré : { $figures }
results-login-figures = moyenne { $mean }, 95 % en { $p95 }, maximum { $max }
results-login-mean = moyenne { $time }
results-login-longest = maximum { $time }
results-n-users =
    { $n ->
        [one] { $n } utilisateur
       *[other] { $n } utilisateurs
    }
results-pools-alike = { $n } pools de { $users } chacun
results-pools-users = { $pools } : { $users }
results-login-times = Durées d’ouverture de session
results-login-times-of = Durées d’ouverture de session, { $event }
results-from = De
results-to = À
results-users = Utilisateurs
results-grade = Évaluation

## Response-time curve
results-curve = Courbe de temps de réponse
results-curve-phase = Phase de la courbe
results-curve-none = Cette phase ne charge pas la baie.
results-curve-legend = Ligne : charge constante avec cette composition d’E/S. Points pâles : la phase au fil du temps.
results-curve-here = ici : { $time }
results-curve-goal = objectif { $time }
results-curve-full = { $component } saturé
results-curve-summary = Courbe de temps de réponse de { $phase }. { $sentence }
results-curve-mean = Moyenne, ms
results-curve-reads = Lectures, ms
results-curve-writes = Écritures, ms
results-curve-at-phase = { $rate }, cette phase
results-curve-at-goal = { $rate }, objectif

## Figures per phase
results-phases = Valeurs par phase
results-phases-note = Moyennes prédites de la charge de tous les pools par phase ; pour les événements répétés, les plus élevées de leurs jours.
results-phases-note-measured = En gras : prédit. En dessous : mesuré, avec l’erreur de prédiction. ○ { $fitted }.
results-fitted = utilisé pour le calibrage, ou configuré par l’étude
results-show-quiet = Afficher les phases calmes
results-phase = Phase
results-measured-word = mesuré
results-column-read = Lu
results-column-written = Écrit
results-column-read-time = Temps de lecture
results-column-write-time = Temps d’écriture
results-column-duration = Durée
results-column-mean-login = Ouverture de session moyenne

## Components
results-component-controller_cpu = Processeur des contrôleurs
results-component-flash = Disques flash
results-component-drives = Disques
results-component-performance = Disques rapides
results-component-capacity = Disques de capacité
results-component-iops_limit = Limite d’IOPS
results-component-throughput_limit = Limite de débit
results-component-port_out = Ports, vers hôtes
results-component-port_in = Ports, vers baie
results-component-host_link_in = Liens des hôtes, vers les hôtes
results-component-host_link_out = Liens des hôtes, vers la baie
results-component-host_cpu = Processeur des hôtes
results-name-controller_cpu = Proc.
results-name-flash = Flash
results-name-performance = Rapide
results-name-capacity = Capacité
results-mark-drives = Disques
results-mark-capacity = Capac.
results-mark-iops_limit = IOPS
results-mark-throughput_limit = MB/s
results-mark-port_out = Port sort.
results-mark-port_in = Port ent.
results-mark-host_link_in = Lien ent.
results-mark-host_link_out = Lien sort.
results-mark-host_cpu = Hôtes
results-n-drives =
    { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }

## Charts of the week
results-charts = Graphiques de la semaine
results-period = Période
results-period-hint = Saisissez une période à la seconde, ou glissez sur les graphiques
results-period-drag = Vous pouvez aussi glisser sur les graphiques pour choisir une période.
results-period-limits = La période doit être comprise dans { $span } et finir après son début.
results-period-show = Afficher cette période
results-each-component = Par composant
results-chart-iops = Débit d’E/S
results-chart-throughput = Débit
results-chart-latency = Temps de réponse côté hôtes
results-chart-credits = Crédits de rafale restants
results-iops-credits = Crédits d’IOPS
results-throughput-credits = Crédits de débit
results-line-ports = Ports
results-line-host-links = Liens des hôtes
results-goal-cpu = objectif processeur { $goal }
results-goal-drives = objectif disques { $goal }
results-goal = objectif { $goal }
results-peak-none = { $line } : aucun
results-peak-idle = { $line } : inactif
results-peak-at = { $line } : au plus { $value } à { $time }
results-chart-summary = { $title }. { $peaks }.
results-under = sous { $share } : { $lines }
results-goals-above = au-dessus de l’axe : { $goals }

## Discrete-event simulation
results-window-name = Chaque E/S, { $period }
results-window = Chaque E/S
results-window-note = Temps de réponse des E/S individuelles ; les graphiques de la semaine montrent des moyennes.
results-window-list = Fenêtres simulées
results-window-under-way = Simulation de chaque E/S de cette fenêtre
results-window-progress = Progression de cette fenêtre
results-window-failed = Échec de la simulation
results-window-cancelled = Simulation annulée
results-window-cancelled-hint = Aucun résultat n’a été enregistré.
results-window-simulate-again = Simuler à nouveau
results-window-changed = Le scénario a changé depuis cette simulation.
results-window-age = Simulé pour la version { $simulated } ; version actuelle : { $current }
results-window-age-unsaved = Simulé pour la version { $simulated } ; le scénario a des modifications non enregistrées
results-window-delete = Supprimer cette fenêtre
results-window-option = { $span }, v{ $version }
results-window-option-queued = { $name }, en attente
results-window-option-running = { $name }, en cours
results-window-option-failed = { $name }, échec
results-window-option-cancelled = { $name }, annulée
results-simulate = Simuler chaque E/S
results-simulate-label = Chaque E/S :
results-simulate-show = Afficher les résultats
results-size-problems = corrigez d’abord les champs signalés
results-size-counting = comptage des E/S…
results-size-none = aucune E/S dans cette période
results-size = environ { $ios } E/S, { $n } réplications
results-size-start = Début : { $problem }
results-size-end = Fin : { $problem }
results-n-ios = { $n } E/S
results-n-replications =
    { $n ->
        [one] { $n } réplication
       *[other] { $n } réplications
    }
results-seed = graine { $seed }
results-simulated-in = simulé en { $time }
results-engine = moteur { $version }
results-notes = Remarques
results-window-differs = La simulation à événements discrets diffère de la semaine
results-window-open-percentile = – : moins de dix E/S ont duré plus longtemps, trop peu pour une estimation.
results-compared = <strong>{ $what }</strong> : { $words }
results-window-charts = Graphiques de la fenêtre
results-window-over-time = Au fil du temps
results-window-components = Composants
results-window-components-of = Composants dans la fenêtre
results-window-times = Temps de réponse de chaque E/S
results-window-times-ms = Temps de réponse de chaque E/S, ms
results-activity = Activité
results-operation = Opération
results-ios = E/S
results-mean-ms = Moyenne, ms
results-busiest = Plus sollicité
results-busiest-component = composant
results-week = semaine
results-every-io = chaque E/S
results-difference = écart
results-longest-io = maximum
results-all-together = Tout confondu
results-all-of-them = Tous
results-activity-op = { $activity }, { $op }
results-agrees = concorde avec la semaine
results-differs-more = semaine { $week }, chaque E/S { $each } : { $share } de plus
results-differs-less = semaine { $week }, chaque E/S { $each } : { $share } de moins
results-open-busy = non comparé : un composant est à { $share } ; au-delà de { $limit }, les moyennes dépendent d’instants isolés
results-open-spread = non comparé : les réplications diffèrent de ±{ $spread }, plus que l’écart admis
results-station = Composant
results-servers = Serveurs
results-servers-hint = en parallèle
results-busy = Utilisation
results-here = ici
results-in-week = dans la semaine
results-points = points
results-mean-wait = Attente moyenne
results-waiting = File d’attente
results-waiting-mean = moyenne
results-waiting-max = maximum
results-reads-and-writes = Lectures et écritures
results-week-mean = Moyenne de la simulation de la semaine
results-waiting-at = File d’attente par composant
results-jobs = requêtes
results-near-zero = proche de zéro : { $lines }
results-times-of-reads = Temps de réponse des lectures
results-times-of-writes = Temps de réponse des écritures
results-distribution-time = Temps de réponse
results-distribution-share = Part des E/S
results-distribution-longer = Au-delà
results-distribution-cell = { $from } à { $to } ms
