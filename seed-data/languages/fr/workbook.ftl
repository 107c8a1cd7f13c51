### Classeur (XLSX) d'une exécution

workbook-heading = { $label } ({ $unit })
workbook-yes = oui
workbook-no = non
workbook-desktops = Bureaux
workbook-total = Total
workbook-value-unknown = inconnu
workbook-value-not-set = non défini
workbook-value-none = aucun
workbook-all-pools = tous

## Sheet names: at most 31 characters, without [ ] : * ? / \ '

workbook-sheet-summary = Synthèse
workbook-sheet-inputs = Données saisies
workbook-sheet-results = Résultats
workbook-sheet-utilization = Utilisation
workbook-sheet-logins = Ouvertures de session
workbook-sheet-goals = Objectifs
workbook-sheet-bill = Nomenclature
workbook-sheet-bill-recommended = Nomenclature recommandée
workbook-sheet-alternatives = Autres solutions
workbook-sheet-advice = Conseils
workbook-sheet-runway = Marge de croissance
workbook-sheet-sensitivity = Sensibilité
workbook-sheet-monte-carlo = Monte-Carlo
workbook-sheet-assumptions = Hypothèses
workbook-sheet-evidence = Validation
workbook-sheet-series = Série temporelle
workbook-sheet-charts = Graphiques

## Titles

workbook-title-summary = Dimensionnement du stockage VDI : { $scenario }
workbook-title-inputs = Données saisies
workbook-title-results = Résultats par phase
workbook-title-utilization = Utilisation et charge back-end par phase
workbook-title-logins = Durées d’ouverture de session par phase
workbook-title-goals = Objectifs par phase
workbook-title-bill-simulated = Nomenclature de la configuration simulée
workbook-title-bill-recommended = Nomenclature de la configuration recommandée
workbook-title-alternatives = Autres solutions
workbook-title-advice = Conseils : changements simulés
workbook-title-runway = Marge de croissance : jusqu’à quand la baie suffit
workbook-title-sensitivity = Analyse de sensibilité : ce qui changerait le verdict
workbook-title-monte-carlo = Confiance : simulation Monte-Carlo du calendrier
workbook-title-assumptions = Hypothèses et leur origine
workbook-title-evidence = Validation : valeurs mesurées et prédites
workbook-title-series = Série temporelle

## Remarks below titles

workbook-remark-inputs = Les heures sont celles du fuseau horaire { $zone }. Les champs non saisis ont leur valeur par défaut.
workbook-remark-averages = Les débits, temps de réponse et taux d’utilisation sont des moyennes sur la fenêtre de moyenne de chaque phase. Les pointes sont des moyennes sur une minute.
workbook-remark-bill = Modifiez au besoin les prix unitaires et le nombre de bureaux ; les totaux sont recalculés.
workbook-alternatives-prices = Les prix par bureau portent sur { $desktops }.
workbook-remark-runway = Bureaux aujourd’hui : { $now }. Nombre maximal qui atteint tous les objectifs : { $most }.
workbook-remark-assumptions = Les plages vont de P10 à P90. Tri par origine, les éléments les plus fragiles d’abord. Les données saisies ont leur propre feuille.
workbook-remark-evidence = Les écarts sont relatifs à la valeur mesurée la plus proche que permet la valeur publiée. Pour les pourcentages, l’écart est la différence.
workbook-remark-series = Moyenne et valeur la plus élevée de chaque intervalle.
workbook-remark-series-latency = Les temps de réponse sont des moyennes sur les E/S, non sur le temps. Ils sont vides en l’absence d’E/S.

## Column headings

workbook-column-item = Élément
workbook-column-section = Rubrique
workbook-column-input = Champ
workbook-column-value = Valeur
workbook-column-unit = Unité
workbook-column-note = Remarque
workbook-column-origin = Origine
workbook-column-description = Description
workbook-column-phase = Phase
workbook-column-kind = Type
workbook-column-pools = Pools
workbook-column-start = Début
workbook-column-end = Fin
workbook-column-duration = Durée
workbook-column-length = Longueur
workbook-column-utc-offset = Décalage UTC
workbook-column-completed = Terminée
workbook-column-status = Statut
workbook-column-goals-met = Objectifs atteints
workbook-column-grade = Évaluation
workbook-column-reads = Lectures
workbook-column-writes = Écritures
workbook-column-read = Données lues
workbook-column-written = Données écrites
workbook-column-peak-minute = Minute de pointe
workbook-column-host-read = Lecture, hôte
workbook-column-host-write = Écriture, hôte
workbook-column-host-peak-minute = Hôte, minute de pointe
workbook-column-array-read = Lecture, baie
workbook-column-array-write = Écriture, baie
workbook-column-bottleneck = Goulot d’étranglement
workbook-column-explanation = Explication
workbook-column-mean = { $name }, moyenne
workbook-column-peak = { $name }, pointe
workbook-column-component-peak-minute = { $name }, minute de pointe
workbook-column-backend-iops = { $name }, E/S back-end
workbook-column-backend-read = { $name }, lecture back-end
workbook-column-backend-written = { $name }, écriture back-end
workbook-column-login-users = Utilisateurs ouvrant une session
workbook-column-login-mean = Durée d’ouverture de session, moyenne
workbook-column-login-sd = Durée d’ouverture de session, écart type
workbook-column-login-median = Durée d’ouverture de session, médiane
workbook-column-login-p95 = Durée d’ouverture de session, P95
workbook-column-login-longest = Durée d’ouverture de session, maximum
workbook-column-good-logins = Bonnes ouvertures de session
workbook-column-fair-logins = Ouvertures de session passables
workbook-column-poor-logins = Mauvaises ouvertures de session
workbook-column-never-logged-in = Session jamais ouverte
workbook-column-waited-for-desktop = Attente d’un bureau
workbook-column-goal = Objectif
workbook-column-bound = Borne
workbook-column-limit = Limite
workbook-column-result = Résultat
workbook-column-margin = Marge
workbook-column-part = Composant
workbook-column-quantity = Quantité
workbook-column-installed = Installé
workbook-column-list-price = Prix catalogue
workbook-column-discount = Remise
workbook-column-unit-price = Prix unitaire
workbook-column-price = Prix
workbook-column-price-per-desktop = Prix par bureau
workbook-column-rack-units = Unités de rack
workbook-column-rack-units-each = Unités de rack par pièce
workbook-column-power = Puissance
workbook-column-power-each = Puissance par pièce
workbook-column-option = Solution
workbook-column-array = Baie
workbook-column-configuration = Configuration
workbook-column-meets-goals = Atteint tous les objectifs
workbook-column-worst-event = Événement le plus critique
workbook-column-bottleneck-or-missed = Goulot d’étranglement ou objectifs manqués
workbook-column-more-desktops = Bureaux supplémentaires possibles
workbook-column-drives = Disques
workbook-column-peak-minute-check = Minute de pointe, simulation à événements discrets
workbook-column-caveats = Points d’attention
workbook-column-change = Changement
workbook-column-outcome = Effet
workbook-column-calendar-only = Calendrier seul
workbook-column-event-changed = Événement modifié
workbook-column-event-metric = Événement modifié : indicateur
workbook-column-event-value-before = Événement modifié : avant
workbook-column-event-value-after = Événement modifié : après
workbook-column-worst-event-before = Événement le plus critique avant
workbook-column-worst-event-after = Événement le plus critique après
workbook-column-metric = Indicateur
workbook-column-before = Avant
workbook-column-after = Après
workbook-column-margin-before = Marge avant
workbook-column-margin-after = Marge après
workbook-column-missed-goals-after = Objectifs manqués après
workbook-column-shifted-work = Temps de travail décalé
workbook-column-cost = Coût
workbook-column-hardware-savings = Économie de matériel
workbook-column-year = Année
workbook-column-most-utilized = Utilisation la plus élevée
workbook-column-utilization = Utilisation
workbook-column-free-capacity = Capacité libre
workbook-column-enough-hosts = Hôtes suffisants
workbook-column-base-case = Cas de base
workbook-column-low = Bas
workbook-column-high = Haut
workbook-column-range = Plage
workbook-column-margin-at-low = Marge en bas de plage
workbook-column-margin-at-high = Marge en haut de plage
workbook-column-goals-met-at-low = Objectifs atteints en bas de plage
workbook-column-goals-met-at-high = Objectifs atteints en haut de plage
workbook-column-swing = Amplitude
workbook-column-verdict-changes-at = Le verdict change à
workbook-column-change-to-there = Changement nécessaire
workbook-column-number = N°
workbook-column-assumption = Hypothèse
workbook-column-source = Source
workbook-column-location = Emplacement
workbook-column-reasoning = Justification
workbook-column-origin-meaning = À propos de l’origine
workbook-column-system = Système
workbook-column-qualifier = Publié comme
workbook-column-measured-low = Mesuré, bas
workbook-column-measured-high = Mesuré, haut
workbook-column-predicted = Prédit
workbook-column-predicted-low = Prédit, bas
workbook-column-predicted-high = Prédit, haut
workbook-column-error = Écart
workbook-column-tolerance = Tolérance
workbook-column-tolerance-type = Type de tolérance
workbook-column-role = Usage

## Units

workbook-unit-percent-per-year = % par an
workbook-unit-percent-of-limit = % de la limite
workbook-unit-percent-of-replications = % des réplications
workbook-unit-per-minute = par minute
workbook-unit-years = ans
workbook-unit-person-hours = heures-personnes
workbook-unit-ghz-per-core = GHz par cœur

## Summary

workbook-summary-verdict = Verdict
workbook-summary-phases-met = Phases qui atteignent tous les objectifs
workbook-summary-of-phases = sur { $total }
workbook-summary-worst-phase = Phase la plus critique
workbook-summary-slowest-login = Ouverture de session la plus lente, moyenne
workbook-summary-peak-load = Charge de pointe (moyenne sur 1 minute)
workbook-summary-peak-latency = Temps de réponse maximal côté hôtes (moyenne sur 1 minute)
workbook-summary-capacity-needed = Capacité nécessaire
workbook-summary-capacity-usable = Capacité utile
workbook-summary-of-usable = de la capacité utile
workbook-summary-host-memory = Mémoire des hôtes
workbook-summary-configuration = { $kind ->
        [recommended] Configuration recommandée
       *[simulated] Configuration simulée
    }
workbook-summary-price = { $kind ->
        [recommended] Prix, configuration recommandée
       *[simulated] Prix, configuration simulée
    }
workbook-summary-price-per-desktop = { $kind ->
        [recommended] Prix par bureau, configuration recommandée
       *[simulated] Prix par bureau, configuration simulée
    }
workbook-summary-rack-units = { $kind ->
        [recommended] Unités de rack, configuration recommandée
       *[simulated] Unités de rack, configuration simulée
    }
workbook-summary-power = { $kind ->
        [recommended] Puissance, configuration recommandée
       *[simulated] Puissance, configuration simulée
    }
workbook-summary-of-desktops = { $total ->
        [one] pour { $total } bureau
       *[other] pour { $total } bureaux
    }
workbook-summary-recommendation = Recommandation
workbook-summary-upgrade = { $kind ->
        [recommended] Évolution, configuration recommandée
       *[simulated] Évolution, configuration simulée
    }
workbook-summary-budget = { $kind ->
        [recommended] Budget, configuration recommandée
       *[simulated] Budget, configuration simulée
    }
workbook-summary-warning = Avertissement
workbook-summary-scenario = Scénario
workbook-summary-customer = Client
workbook-summary-created = Créé le
workbook-summary-engine = Version du moteur

## Bill of materials

workbook-no-price = Absent de la liste de prix. Saisissez un prix.
workbook-parts-without-price = Composants sans prix : { $number }

## Goals and evidence

workbook-bound-at-most = au plus
workbook-bound-at-least = au moins
workbook-goal-met = atteint
workbook-goal-missed = manqué
workbook-within-tolerance = dans la tolérance
workbook-outside-tolerance = hors tolérance
workbook-tolerance-relative = part de la valeur mesurée
workbook-tolerance-factor = facteur
workbook-tolerance-absolute = différence
workbook-qualifier-about = environ
workbook-qualifier-above = au-dessus de
workbook-qualifier-below = au-dessous de
workbook-qualifier-at-most = au plus
workbook-role-calibrates = calibrage
workbook-role-checks = validation
workbook-role-formula = calcul
workbook-role-explained = expliqué

## Alternatives, advice and sensitivity

workbook-option-recommended = Recommandée dans cette famille
workbook-option-next-cheaper = Moins chère suivante de cette famille
workbook-option-cheapest = La moins chère qui atteint tous les objectifs
workbook-option-closest = La plus proche des objectifs
workbook-option-not-compared = Non comparée
workbook-outcome-meets-goals = atteint tous les objectifs
workbook-outcome-helps = améliore
workbook-outcome-margin = plus de marge
workbook-outcome-no-effect = sans effet
workbook-outcome-worse = aggrave
workbook-range-percentiles = P10 à P90
workbook-range-typical = variation usuelle

## Charts

workbook-chart-iops = Lectures et écritures
workbook-chart-latency = Temps de réponse côté hôtes
workbook-chart-throughput = Débit
# Number format of a spreadsheet: d day, m month, ddd and aaa day of the week
workbook-chart-instant = ddd d mmm hh:mm
workbook-chart-description = { $title } sur tout le calendrier. Les valeurs se trouvent sur la feuille { $sheet }.

## Inputs

workbook-section-calendar = Calendrier
workbook-section-pool = Pool
workbook-section-event = Événement
workbook-section-goals = Objectifs
workbook-section-array = Baie
workbook-section-installed-array = Baie installée
workbook-section-hosts = Hôtes
workbook-section-growth = Croissance
workbook-section-budget = Budget
workbook-section-indicators = Expérience utilisateur
workbook-tier-of-array = { $array }, niveau { $number }
workbook-arrivals-uniform = uniformes
workbook-arrivals-bell = en cloche
workbook-weekday-mon = lundi
workbook-weekday-tue = mardi
workbook-weekday-wed = mercredi
workbook-weekday-thu = jeudi
workbook-weekday-fri = vendredi
workbook-weekday-sat = samedi
workbook-weekday-sun = dimanche

workbook-field-Calendar-starts_at = Début
    .description = Début du calendrier.
workbook-field-Calendar-ends_at = Fin
    .description = Fin du calendrier, au plus 28 jours plus tard.
workbook-field-Pool-name = Nom
    .description = Nom affiché.
workbook-field-Event-name = Nom
    .description = Nom affiché.
workbook-field-Event-notes = Notes
    .description = Notes à l’intention des lecteurs du résultat.
workbook-field-Pool-id = Identifiant
    .description = Identifiant auquel les événements se réfèrent.
workbook-field-Pool-n_desktops = Bureaux
    .description = Nombre de bureaux virtuels, chacun avec un utilisateur.
workbook-field-Pool-profile_id = Profil de charge
    .description = Profil de charge du catalogue : système invité, type d’utilisateur et générateur de charge.
workbook-field-Pool-time_zone = Fuseau horaire
    .description = Fuseau horaire du site des utilisateurs ; par défaut celui du scénario.
workbook-field-Pool-clone_type = Type de clone
    .description = Mode de création des bureaux à partir de l’image. Tous sauf les clones complets partagent les blocs de l’image sur la baie ; PVS les diffuse en streaming.
workbook-field-Pool-deployment_id = Méthode de déploiement
    .description = Méthode du catalogue, qui détermine la durée de création et de renouvellement de ces bureaux ; par défaut celle du profil.
workbook-field-Pool-assignment = Affectation
    .description = Dédiés : chaque utilisateur a son propre bureau. Flottants : les utilisateurs reçoivent n’importe quel bureau démarré.
workbook-field-Pool-initial_state = État initial
    .description = État des bureaux au début du calendrier.
workbook-field-Pool-n_vcpus = vCPU
    .description = Processeurs virtuels par bureau ; par défaut, autant que dans les mesures du profil.
workbook-field-Pool-memory_gib = Mémoire
    .description = Mémoire configurée par bureau ; détermine la taille des fichiers de swap.
workbook-field-Pool-memory_reservation_fraction = Mémoire réservée
    .description = Part de la mémoire réservée sur l’hôte, qui ne nécessite pas de fichier de swap.
workbook-field-Pool-memory_in_use_fraction = Mémoire utilisée
    .description = Part de la mémoire configurée que les hôtes doivent fournir ; le reste est inutilisé ou partagé.
workbook-field-Pool-suspended_fraction = Bureaux suspendus
    .description = Part maximale de bureaux suspendus ; chacun conserve sa mémoire dans un fichier.
workbook-field-Pool-image_gib = Taille de l’image
    .description = Taille de l’image maître.
workbook-field-Pool-n_image_copies = Copies de l’image
    .description = Copies complètes de l’image sur la baie, une par volume ou réplica ; PVS la diffuse depuis un autre emplacement.
workbook-field-Pool-sessions_per_desktop = Utilisateurs par bureau
    .description = Nombre moyen d’utilisateurs par machine virtuelle : 1 pour un bureau, davantage pour un hôte de session.
workbook-field-Pool-n_base_images = Images de base
    .description = Images maîtres ou modèles en plus de ces copies. Pas pour les clones dédupliqués, dont les copies les incluent, ni pour PVS.
workbook-field-Pool-overcommit = Surallocation du stockage
    .description = Pour les clones liés : facteur de surallocation d’un datastore dans View : 1, 4, 7 ou 15.
workbook-field-Pool-growth_gib_per_desktop = Données propres
    .description = Blocs écrits par un bureau et absents de l’image : profil, deltas, fichier d’échange, cache d’écriture.
workbook-field-Pool-disposable_gib_per_desktop = Disque temporaire
    .description = Disque distinct pour le fichier d’échange et les fichiers temporaires, vidé à l’extinction.
workbook-field-Pool-persistent_gib_per_desktop = Disque persistant
    .description = Disque distinct conservé lors d’une actualisation ou d’une recomposition.
workbook-field-Pool-profile_containers = Conteneurs de profil
    .description = Emplacement des conteneurs de profil (FSLogix). Sur un service de fichiers, leurs E/S ne sont pas simulées ; avec Cloud Cache, la baie des deltas contient une copie locale avec plusieurs fois plus d’E/S.
workbook-field-Pool-profile_container_gib_per_desktop = Taille du conteneur de profil
    .description = Conteneur de profil de chaque utilisateur sur une baie ; le maximum par défaut de FSLogix est de 29,3 GiB.
workbook-field-Pool-user_data_gib_per_desktop = Données utilisateur
    .description = Données utilisateur sur la baie des profils.
workbook-field-Pool-image_array_id = Baie de l’image
    .description = Baie qui contient les copies de l’image.
workbook-field-Pool-delta_array_id = Baie des deltas
    .description = Baie qui contient les blocs écrits par les bureaux, leurs autres disques et leurs fichiers d’échange.
workbook-field-Pool-profile_array_id = Baie des profils
    .description = Baie qui contient les conteneurs de profil, sauf s’ils sont sur un service de fichiers, et les données utilisateur.
workbook-field-Pool-data_growth_fraction_per_year = Croissance des données
    .description = Croissance annuelle composée des disques persistants, des conteneurs de profil et des données utilisateur.
workbook-field-Pool-growth_years = Années de croissance des données
    .description = Nombre d’années de croissance des données pour lesquelles réserver de la capacité.
workbook-field-Pool-snapshot_reserve_fraction = Réserve de snapshots
    .description = Capacité pour les snapshots, en part des données qui ne peuvent pas être recréées : données utilisateur croissance comprise et deltas des bureaux dédiés.
workbook-field-Event-id = Identifiant
    .description = Identifiant auquel les résultats se réfèrent.
workbook-field-Event-starts_at = Début
    .description = Heure de début ; celle de la première occurrence si l’événement se répète.
workbook-field-Interval-ends_at = Fin
    .description = Heure de fin de chaque occurrence.
workbook-field-Event-time_zone = Fuseau horaire
    .description = Fuseau horaire de la répétition ; par défaut celui du scénario.
workbook-field-Event-repeat = Répétition
    .description = Par défaut, l’événement a lieu une seule fois.
workbook-field-Repetition-weekdays = Jours de la semaine
    .description = Jours où l’événement se répète.
workbook-field-Repetition-until = Répéter jusqu’au
    .description = Dernier jour, inclus ; par défaut celui du calendrier.
workbook-field-PoolEvent-pool_ids = Pools
    .description = Pools participants.
workbook-field-LoadTest-pool_ids = Pools
    .description = Pools participants.
workbook-field-PoolEvent-at_local_time = À l’heure locale
    .description = Chaque pool participe lorsque l’heure locale de son site est celle du début local de l’événement.
workbook-field-LoadTest-at_local_time = À l’heure locale
    .description = Chaque pool participe lorsque l’heure locale de son site est celle du début local de l’événement.
workbook-field-PowerOn-n_slots = Démarrages simultanés
    .description = Le suivant commence dès que l’un est terminé.
workbook-field-PowerOn-starts_per_minute = Nouveaux démarrages par minute, maximum
    .description = Pour tous les pools de l’événement ; vide pour aucune limite.
workbook-field-PowerOn-concurrent_fraction = Part d’un pool à la fois, maximum
    .description = Limite les opérations simultanées de chaque pool.
workbook-field-Reboot-n_slots = Démarrages simultanés
    .description = Le suivant commence dès que l’un est terminé.
workbook-field-Reboot-starts_per_minute = Nouveaux démarrages par minute, maximum
    .description = Pour tous les pools de l’événement ; vide pour aucune limite.
workbook-field-Reboot-concurrent_fraction = Part d’un pool à la fois, maximum
    .description = Limite les opérations simultanées de chaque pool.
workbook-field-PowerOn-desktop_fraction = Bureaux démarrés à l’avance
    .description = Part de chaque pool démarrée à l’avance ; les autres bureaux démarrent à l’arrivée de leurs utilisateurs.
workbook-field-PowerOn-on_arrival_slots = Démarrages simultanés à l’arrivée
    .description = Démarrages simultanés par le broker pour les utilisateurs dont le bureau est éteint.
workbook-field-PowerOn-on_arrival_per_minute = Démarrages à l’arrivée
    .description = Nombre maximal de démarrages par minute par le broker pour ces utilisateurs ; sans limite par défaut.
workbook-field-Recompose-n_slots = Recompositions simultanées
    .description = Bureaux recomposés en même temps.
workbook-field-Recompose-starts_per_minute = Nouvelles recompositions par minute, maximum
    .description = Pour tous les pools de l’événement ; vide pour aucune limite.
workbook-field-Recompose-concurrent_fraction = Part d’un pool à la fois, maximum
    .description = Limite les opérations simultanées de chaque pool.
workbook-field-Login-window_s = Fenêtre d’ouverture de session
    .description = Durée entre la première et la dernière arrivée ; ignorée si les ouvertures de session par minute sont définies.
workbook-field-Login-logins_per_minute = Ouvertures de session par minute
    .description = Arrivées par minute sur tous les pools de l’événement, à un rythme constant jusqu’à l’arrivée de tous les utilisateurs.
workbook-field-Login-arrivals = Arrivées
    .description = Uniformes : rythme constant. En cloche : 40 % arrivent dans le sixième central de la fenêtre.
workbook-field-Login-averaging_s = Fenêtre de moyenne
    .description = Période, à partir de la première arrivée, sur laquelle les résultats de cet événement sont moyennés ; par défaut la fenêtre d’ouverture de session.
workbook-field-Logoff-window_s = Fenêtre de fermeture de session
    .description = Durée entre la première et la dernière fermeture de session.
workbook-field-Logoff-refresh = Actualisation
    .description = Les bureaux sont actualisés et redémarrés avant l’utilisateur suivant ; les profils sont stockés ailleurs.
workbook-field-Logoff-refresh_slots = Actualisations simultanées
    .description = Bureaux actualisés en même temps.
workbook-field-Logoff-refresh_starts_per_minute = Nouvelles actualisations par minute, maximum
    .description = Pour tous les pools de l’événement ; vide pour aucune limite.
workbook-field-Logoff-refresh_concurrent_fraction = Part d’un pool actualisée à la fois, maximum
    .description = Limite les opérations simultanées de chaque pool.
workbook-field-Sweep-n_slots = Bureaux simultanés
    .description = Le bureau suivant commence dès que l’un est terminé.
workbook-field-Sweep-mb_per_s_per_desktop = Limite de débit
    .description = Débit limité par bureau ; par défaut aussi vite que le stockage le permet.
workbook-field-AntivirusScan-gib_per_desktop = Données lues
    .description = Données lues par bureau.
workbook-field-Patch-read_gib_per_desktop = Données lues
    .description = Données lues par bureau.
workbook-field-Patch-write_gib_per_desktop = Données écrites
    .description = Données écrites par bureau.
workbook-field-ArrayEvent-array_id = Baie
    .description = Baie concernée.
workbook-field-Backup-read_mb_per_s = Débit de lecture
    .description = Débit auquel les données sont lues.
workbook-field-Backup-sequential_fraction = Lectures séquentielles
    .description = Part de lectures séquentielles ; les blocs modifiés d’une réplication sont aléatoires.
workbook-field-Replication-write_mb_per_s = Débit d’écriture
    .description = Débit auquel les données sont écrites.
workbook-field-LoadTest-outstanding_ios = E/S en attente
    .description = E/S en attente par bureau.
workbook-field-LoadTest-read_fraction = Lectures
    .description = Part des lectures parmi les E/S.
workbook-field-LoadTest-io_kib = Taille des E/S
    .description = Taille de chaque E/S.
workbook-field-LoadTest-sequential_fraction = E/S séquentielles
    .description = Part des E/S séquentielles.
workbook-field-Failure-part = Composant en panne
    .description = Composant qui tombe en panne.
workbook-field-Failure-n_parts = Composants en panne
    .description = Nombre de composants en panne.
workbook-field-Failure-tier = Niveau
    .description = Pour les disques : le niveau touché ; par défaut le premier.
workbook-field-Failure-rebuild_fraction = Part de la reconstruction
    .description = Pour les disques : part du temps des disques restants que prend la reconstruction.
workbook-field-Hosts-n_hosts = Hôtes
    .description = Serveurs, y compris ceux de secours.
workbook-field-Hosts-memory_gib_per_host = Mémoire par hôte
    .description = Mémoire d’un hôte.
workbook-field-Hosts-n_cores_per_host = Cœurs par hôte
    .description = Sans les cœurs et la fréquence, le processeur des hôtes n’est pas évalué.
workbook-field-Hosts-ghz_per_core = Fréquence
    .description = Fréquence par cœur ; sans la fréquence et les cœurs, le processeur des hôtes n’est pas évalué.
workbook-field-Hosts-specrate2017_int_base = SPECrate 2017 Integer (base)
    .description = Score SPECrate 2017 Integer (base) d’un hôte ; s’il est absent, les performances par GHz sont supposées égales à celles des hôtes de mesure du profil.
workbook-field-Hosts-host_cache_gib = Cache des hôtes
    .description = Mémoire par hôte qui met en cache des blocs d’image (CBRC, View Storage Accelerator) ; 0 le désactive.
workbook-field-Hosts-storage_gbit_per_s_per_host = Bande passante de stockage par hôte
    .description = Bande passante vers le stockage sur tous les ports d’un hôte ; sans elle, les liens des hôtes ne sont pas évalués.
workbook-field-Hosts-storage_iops_per_host = Limite d’IOPS par hôte
    .description = IOPS maximales sur le disque cloud de chaque hôte, fixées par le fournisseur selon la taille de VM ; sans valeur, seules les limites du disque s’appliquent.
workbook-field-Hosts-n_spare_hosts = Hôtes de secours
    .description = Hôtes prévus pour une panne ou une maintenance : les autres doivent porter tous les bureaux.
workbook-field-OtherArray-id = ID
    .description = ID auquel les pools et les événements font référence.
workbook-field-OtherArray-name = Nom
    .description = Nom de la baie dans les résultats et les rapports.
workbook-field-OtherArray-installed_array = Baie installée
    .description = Configuration que le client possède déjà ; sans valeur, tout est à acheter.
workbook-field-ArrayConfiguration-model_id = Modèle
    .description = Baie du catalogue.
workbook-field-ArrayConfiguration-firmware_id = Firmware
    .description = Version de firmware du catalogue.
workbook-field-ArrayConfiguration-n_arrays = Baies
    .description = Baies qui se partagent les bureaux à parts égales : PODs, membres d’un groupe, nœuds, appliances.
workbook-field-ArrayConfiguration-n_controllers = Contrôleurs
    .description = Contrôleurs qui desservent ces bureaux.
workbook-field-ArrayConfiguration-tiers = Niveaux
    .description = Disques de chaque niveau, du plus rapide au plus lent.
workbook-field-ArrayConfiguration-flash_cache_gib = Cache flash
    .description = Cache flash de l’ensemble des contrôleurs.
workbook-field-ArrayConfiguration-n_ports = Ports
    .description = Ports frontaux utilisés, tous contrôleurs confondus.
workbook-field-ArrayConfiguration-other_workloads = Autres charges de travail
    .description = Autres systèmes qui utilisent la baie.
workbook-field-OtherWorkloads-reads_iops = Lectures des autres charges de travail
    .description = Lectures par seconde d’autres systèmes sur la baie, en permanence.
workbook-field-OtherWorkloads-writes_iops = Écritures des autres charges de travail
    .description = Écritures par seconde d’autres systèmes sur la baie, en permanence.
workbook-field-OtherWorkloads-io_kib = Taille d’E/S des autres charges de travail
    .description = Taille moyenne de ces lectures et écritures.
workbook-field-OtherWorkloads-used_gib = Espace utilisé par les autres charges de travail
    .description = Espace physique utilisé par d’autres systèmes, selon la baie et après réduction des données.
workbook-field-OtherWorkloads-unmeasured = Autres systèmes sans charge
    .description = Noms d’autres systèmes dont la charge est inconnue et compte pour zéro.
workbook-field-OtherWorkloads-n_unmeasured = Nombre d’autres systèmes sans charge
    .description = Combien il y en a, même sans nom ici.
workbook-field-OtherWorkloads-nothing_else = Rien d’autre ne fonctionne sur la baie
    .description = Indique si seuls les bureaux utilisent la baie, selon la saisie.
workbook-field-TierChoice-drive_id = Modèle de disque
    .description = Modèle de disque du catalogue.
workbook-field-TierChoice-n_drives = Disques
    .description = Disques du niveau, parité et disques de secours compris.
workbook-field-Growth-desktops_fraction_per_year = Croissance du nombre de bureaux
    .description = Bureaux ajoutés par an, par rapport au nombre actuel.
workbook-field-Growth-through_year = Horizon de croissance
    .description = Dernière année que la baie doit couvrir ; par défaut celle du calendrier.
workbook-field-Budget-amount = Budget
    .description = Pour toutes les baies : achat, coûts mensuels, support et électricité sur la durée de la liste de prix ; par défaut, aucun budget.
workbook-field-Budget-currency = Devise du budget
    .description = Code à trois lettres ; les montants ne sont pas convertis.
workbook-field-Indicators-login_delay_weight_fraction = Délai d’ouverture de session, poids
    .description = Poids parmi les indicateurs de la machine.
workbook-field-Indicators-application_load_good_s = Lancement d’application, bon
    .description = Les applications qui démarrent dans ce délai sont bonnes.
workbook-field-Indicators-application_load_fair_s = Lancement d’application, passable
    .description = Jusqu’à cette durée elles sont passables, au-delà mauvaises.
workbook-field-Indicators-application_load_weight_fraction = Lancement d’application, poids
    .description = Poids parmi les indicateurs de la machine.
workbook-field-Indicators-disk_load_good_iops = Charge disque, bonne
    .description = Jusqu’à cette valeur, les IOPS par bureau sont bonnes.
workbook-field-Indicators-disk_load_fair_iops = Charge disque, passable
    .description = Jusqu’à cette valeur elles sont passables, au-delà mauvaises.
workbook-field-Indicators-disk_load_weight_fraction = Charge disque, poids
    .description = Poids parmi les indicateurs d’E/S.
workbook-field-Indicators-disk_queue_good_ios = File d’attente disque, bonne
    .description = Jusqu’à cette valeur, les E/S simultanées par bureau sont bonnes.
workbook-field-Indicators-disk_queue_fair_ios = File d’attente disque, passable
    .description = Jusqu’à cette valeur elles sont passables, au-delà mauvaises.
workbook-field-Indicators-disk_queue_weight_fraction = File d’attente disque, poids
    .description = Poids parmi les indicateurs d’E/S.

workbook-field-Goals-login_good_s =
    .description = Une ouverture de session jusqu’à cette durée est bonne.
workbook-field-Goals-login_fair_s =
    .description = Une ouverture de session jusqu’à cette durée est passable ; une plus longue est mauvaise.
workbook-field-Goals-login_min_good_fraction =
    .description = Part minimale des utilisateurs d’un événement d’ouverture de session ayant une bonne ouverture de session.
workbook-field-Goals-login_max_poor_fraction =
    .description = Part maximale des utilisateurs d’un événement d’ouverture de session ayant une mauvaise ouverture de session.
workbook-field-Goals-host_latency_max_ms =
    .description = Temps de réponse moyen côté hôtes pendant que les utilisateurs ouvrent une session ou travaillent. Limites usuelles : 20 ms (PS6100XS), 15 ms (VNX5500).
workbook-field-Goals-power_on_max_s =
    .description = Temps dans lequel un pool doit être démarré.
workbook-field-Goals-provisioning_max_s =
    .description = Temps dans lequel un pool doit être déployé.
workbook-field-Goals-controller_max_fraction =
    .description = Utilisation moyenne du processeur des contrôleurs pendant que les utilisateurs ouvrent une session ou travaillent.
workbook-field-Goals-drive_max_fraction =
    .description = Utilisation moyenne des disques pendant que les utilisateurs ouvrent une session ou travaillent.
workbook-field-Goals-port_max_fraction =
    .description = Utilisation moyenne des ports frontaux pendant que les utilisateurs ouvrent une session ou travaillent.
workbook-field-Goals-host_cpu_max_fraction =
    .description = Utilisation moyenne du processeur des hôtes pendant que les utilisateurs ouvrent une session ou travaillent.
workbook-field-Goals-memory_oversubscription_max_ratio =
    .description = Mémoire configurée des bureaux divisée par la mémoire des hôtes ; au-delà, les hôtes recourent au swap et au ballooning.
workbook-field-Goals-spare_capacity_fraction =
    .description = Part de la capacité utile qui reste libre.
workbook-field-Goals-survives =
    .description = Composants dont un peut tomber en panne pendant tout événement sans qu’aucun objectif ne soit manqué ; les configurations recommandées y satisfont.

## Time series (CSV, English only)

csv-more-events = { $number } autres
