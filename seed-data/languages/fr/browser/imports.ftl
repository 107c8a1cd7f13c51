## Pages and list
imports-title = Imports
imports-lead = Mesures, inventaires et calendriers d’un site. Vérifiez-les, puis ajoutez-les à un scénario.
imports-new = Nouvel import
imports-page-lead = <list>Imports</list> · créé { $created } · conservé jusqu’au { $until }
imports-scenario = Scénario
imports-delete = Supprimer
imports-delete-item = Supprimer { $name }
imports-delete-confirm = Supprimer { $name } ?
imports-delete-hint = Les fichiers et leur contenu sont supprimés définitivement. Ce qui a été ajouté à des scénarios est conservé.
imports-to-list = Aller aux imports
imports-missing = Import introuvable
imports-missing-hint = Il a été supprimé ou a expiré. Ce qui a été ajouté à des scénarios y reste.
imports-list-note = Les fichiers sont supprimés à leur expiration ; ce qui a été ajouté à des scénarios est conservé
imports-empty = Aucun import pour l’instant
imports-empty-hint = Créez un import pour des compteurs de performance, un inventaire, un calendrier ou des résultats fio.
imports-created = créé { $at }
imports-kept-until = conservé jusqu’au { $day }
imports-n-files =
    { $n ->
        [one] { $n } fichier
       *[other] { $n } fichiers
    }
imports-state-empty = pas encore lu
imports-state-queued = en attente d’un worker
imports-state-reading = lecture en cours
imports-state-ready = prêt
imports-state-failed = échec
imports-state-cancelled = annulé
imports-state-progress = { $state }, { $percent }
imports-create = Créer l’import
imports-name = Nom
imports-name-example = Nordwind, hôtes de mars
imports-name-hint = Les valeurs de ces fichiers portent ce nom

## Files
imports-files = Fichiers
imports-files-note = esxtop, Analyseur de performances, vscsiStats, iostat, sadf, traces, tableaux (CSV), RVTools, Live Optics, iCalendar, résultats fio ; également compressés avec gzip
imports-files-list = Fichiers de cet import
imports-choose = Choisir des fichiers
imports-choose-label = Fichiers à importer
imports-drop = Déposez les fichiers pour les ajouter à { $name }
imports-drop-hint = Déposez des fichiers n’importe où sur cette page. Les gros fichiers texte sont compressés dans le navigateur avant l’envoi.
imports-drop-next = Lisez ensuite les fichiers et vérifiez leur contenu. Les scénarios ne changent que lorsque vous acceptez les changements.
imports-waiting = En attente
imports-packing = Compression, { $percent }
imports-sending = Envoi, { $percent }
imports-progress-of = Progression de l’envoi de { $name }
imports-cancel-item = Annuler { $name }
imports-dismiss = Ignorer
imports-dismiss-item = Ignorer { $name }
imports-remove-item = Retirer { $name }
imports-upload-failed = Échec de l’envoi
imports-upload-failed-hint = La connexion a été interrompue. Envoyez à nouveau le fichier.
imports-gate-reading = Les fichiers sont en cours de lecture. Attendez la fin ou annulez.
imports-gate-sending = Des fichiers sont encore en cours d’envoi

## Recognized files
imports-found = Contenu des fichiers
imports-found-all =
    { $n ->
        [one] { $n } fichier lu
       *[other] { $n } fichiers lus
    }
imports-found-none =
    { $n ->
        [one] { $n } fichier refusé, aucun lu
       *[other] { $n } fichiers refusés, aucun lu
    }
imports-found-some =
    { $n ->
        [one] { $n } fichier lu, refusés : { $refused } ; les fichiers refusés n’affectent pas les autres
       *[other] { $n } fichiers lus, refusés : { $refused } ; les fichiers refusés n’affectent pas les autres
    }
imports-refused-file = Impossible de lire { $file }
imports-fact-host = Hôte
imports-fact-tab = Feuille
imports-fact-release = Version
imports-fact-version = Version
imports-fact-bytes = Octets
imports-fact-counters = Compteurs
imports-fact-columns = Colonnes
imports-fact-encoding = Encodage
imports-fact-disks = Disques
imports-fact-seconds = Secondes
imports-fact-time-zone = Fuseau horaire
imports-fact-mean-read-size = Taille moyenne des lectures
imports-fact-mean-write-size = Taille moyenne des écritures
imports-fact-reads-in-sequence = Lectures séquentielles
imports-fact-writes-in-sequence = Écritures séquentielles
imports-fact-machines-with-rates = Machines avec débits
imports-fact-reads-per-second = Lectures, somme des moyennes
imports-fact-writes-per-second = Écritures, somme des moyennes
imports-fact-peak-at-least = Pointe combinée, au moins (somme de toutes les moyennes, ou pointe la plus élevée d’une machine)
imports-fact-peak-at-most = Pointe combinée, au plus (somme de toutes les pointes)
imports-where = Emplacement
imports-given = Fourni
imports-allowed = Autorisé
imports-rows =
    { $used ->
        [one] { $used } ligne utilisée
       *[other] { $used } lignes utilisées
    }
imports-rows-skipped =
    { $used ->
        [one] { $used } ligne utilisée, ignorées : { $skipped }
       *[other] { $used } lignes utilisées, ignorées : { $skipped }
    }
imports-place = ligne { $row }, colonne { $column }
imports-place-row = ligne { $row }
imports-place-column = colonne { $column }

## Columns of a table
imports-map-columns = Associer les colonnes
imports-columns-table = Colonnes et premières lignes
imports-column-unnamed = colonne { $n }
imports-column-use = Contenu de { $name }
imports-column-unit = Unité de { $name }
imports-use-none = non utilisée
imports-use-time = heure
imports-use-entity = machine ou disque
imports-order = Format de date
imports-order-detect = détecter d’après les dates
imports-order-day = jour d’abord : 31.12.2026
imports-order-month = mois d’abord : 12/31/2026
imports-order-year = année d’abord : 2026-12-31
imports-order-hint = Pour les dates qui peuvent se lire de deux façons, comme 03/10/2026
imports-stamp = Horodatage d’une ligne
imports-stamp-end = fin de l’intervalle
imports-stamp-start = début de l’intervalle
imports-bias = Minutes à ajouter pour UTC
imports-bias-none = d’après le fuseau horaire du site
imports-mapping-incomplete = Association incomplète
imports-read-mapped = Lire avec cette association
imports-twice-time = Deux colonnes sont associées à l’heure. Choisissez-en une.
imports-twice-entity = Deux colonnes sont associées à la machine ou au disque. Choisissez-en une.
imports-twice-measure = Deux colonnes sont associées à « { $measure } ». Choisissez-en une.
imports-needs-time = Choisissez la colonne qui contient l’heure.
imports-needs-rates = Choisissez une colonne d’E/S par seconde, ou une de lectures et une d’écritures.

## Import options and reading
imports-options = Options d’import
imports-options-note = L’outil qui a écrit un fichier est reconnu à son contenu
imports-zone = Fuseau horaire du site
imports-zone-hint = Pour les fichiers sans fuseau horaire et pour l’affichage
imports-desktop-count = Bureaux derrière ces compteurs
imports-desktop-count-hint = Les compteurs d’hôtes et de volumes n’indiquent pas le nombre de bureaux
imports-not-set = non défini
imports-taken-at = Début de la capture
imports-taken-at-hint = Les histogrammes et les traces n’ont pas d’heure absolue
imports-entries-from = Entrées à partir de
imports-entries-to = Entrées jusqu’à
imports-pseudonyms = Remplacer les noms par des pseudonymes
imports-pseudonyms-hint = Les noms des machines, des hôtes, des clusters et des entrées de calendrier sont remplacés, pas ceux des fichiers. Les fichiers envoyés sont supprimés après lecture : pour changer les options, ajoutez-les de nouveau.
imports-spread = Répartir les échantillons
imports-spread-hint = Pour les fichiers sans secondes : les échantillons d’une minute y sont répartis uniformément
imports-moment-zone = Dans le fuseau horaire { $zone }
imports-moment-hint = { $hint } ; dans le fuseau horaire { $zone }
imports-read = Lire les fichiers
imports-read-again = Relire
imports-reading = Lecture des fichiers
imports-reading-note = Se poursuit si vous quittez cette page
imports-reading-progress = Lecture, { $percent }
imports-reading-label = Progression de la lecture
imports-failed = Échec de la lecture
imports-failed-memory = La lecture a dépassé la limite de mémoire
imports-failed-time = La lecture a dépassé la limite de temps
imports-failed-lost = Tous les workers chargés de lire les fichiers se sont arrêtés de façon inattendue
imports-cancelled = Lecture annulée
imports-cancelled-hint = Les fichiers sont conservés. Vous pouvez les relire.
imports-outdated = Les options d’import ont changé
imports-outdated-hint = Relisez les fichiers pour appliquer vos changements.

## Phases, storms and counts
imports-phase-power-on = Démarrage
imports-phase-first-login = Première ouverture de session
imports-phase-monday-login = Ouverture de session du lundi
imports-phase-tuesday-login = Ouverture de session du mardi
imports-phase-steady-state = Régime établi
imports-phase-idle = Inactivité
imports-storm-boot = Tempête de démarrage
imports-storm-login = Tempête d’ouvertures de session
imports-storm-logout = Tempête de fermetures de session
imports-storm-unknown = Tempête de type inconnu
imports-n-desktops =
    { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }
imports-n-disks =
    { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
imports-n-hosts =
    { $n ->
        [one] { $n } hôte
       *[other] { $n } hôtes
    }
imports-n-volumes =
    { $n ->
        [one] { $n } volume
       *[other] { $n } volumes
    }
imports-certain = certain, { $percent }
imports-likely = probable, { $percent }
imports-uncertain = incertain, { $percent }
imports-span-year = { $span }, { $year }

## Measured load
imports-workload = Charge mesurée
imports-no-clock = aucun horodatage dans les fichiers
imports-sample-interval = échantillons toutes les { $interval }
imports-all-desktops = Tous les bureaux
imports-throughput = Débit
imports-reads = lectures
imports-writes = écritures
imports-peak-sample = lectures et écritures, échantillon maximal
imports-rates-summary =
    { $n ->
        [one] Débits de tous les bureaux : pointe de { $peak } IOPS, { $at } ; { $n } tempête trouvée
       *[other] Débits de tous les bureaux : pointe de { $peak } IOPS, { $at } ; { $n } tempêtes trouvées
    }
imports-throughput-summary = Débit de tous les bureaux : pointe de { $peak } MB/s
imports-chart-hint = { $span } ({ $zone }). Les tempêtes sont ombrées. Faites glisser les bords numérotés d’une fenêtre pour les déplacer. Pour zoomer, faites glisser sur le graphique ou appuyez sur + et −.
imports-show-all = Tout afficher
imports-window-from-view = Fenêtre à partir de la vue actuelle
imports-window-from-storm = Fenêtre à partir de { $storm }, { $when }
imports-window-create = Créer une fenêtre
imports-storms = Tempêtes
imports-storms-none = Aucune tempête n’a été trouvée dans la charge.
imports-kind = Type
imports-when = Heure
imports-peak = Pointe
imports-storm-peak = { $peak } au-dessus de { $baseline } IOPS
imports-storm-certainty = Est une tempête
imports-kind-certainty = Est de ce type
imports-reason = Raison
imports-source = Source
imports-phase = Phase
imports-phases = Phases
imports-phases-none = Aucune fenêtre n’a été mesurée, il n’y a donc pas de phase.
imports-window-proposed = fenêtre suggérée d’après une tempête
imports-windows = Fenêtres
imports-windows-none = Aucune fenêtre pour l’instant. Créez-en une à partir d’une tempête ou de la vue actuelle du graphique.
imports-windows-reset = Rétablir les fenêtres suggérées
imports-window-n = Fenêtre { $n }, { $phase }
imports-window-remove = Retirer la fenêtre { $n }
imports-window-refused = Une fenêtre n’a pas été mesurée
imports-edge-start = Début de la fenêtre { $n }, { $phase }
imports-edge-end = Fin de la fenêtre { $n }, { $phase }
imports-start = Début
imports-end = Fin
imports-on-one-day = un seul jour
imports-every-day = chaque jour
imports-every-day-at = { $time }, chaque jour
imports-undo = Annuler (Ctrl+Z)
imports-redo = Rétablir (Ctrl+Maj+Z)
imports-desktops = Bureaux
imports-figure-measured = Durée mesurée
imports-figure-iops = IOPS par bureau, lectures / écritures
imports-figure-mean = Tous les bureaux, moyenne
imports-figure-peak = Tous les bureaux, échantillon maximal
imports-figure-size = Taille moyenne en kB, lectures / écritures
imports-figure-latency = Latence en ms, lectures / écritures
imports-figure-active = Bureaux actifs en même temps, lecture / écriture
imports-figure-sequential = Séquentiel, lectures / écritures
imports-figure-top-tenth = Part des 10 % de bureaux les plus actifs
imports-figure-spread = Dispersion entre bureaux (écart type / moyenne)
imports-io-sizes = Tailles des E/S
imports-sizes-reads = { $phase }, lectures
imports-sizes-writes = { $phase }, écritures

## Inventory
imports-inventory = Inventaire
imports-as-of = Au { $at }
imports-as-of-unknown = Le fichier ne contient pas de date
imports-machines = Machines
imports-machines-on = { $n }, dont { $on } sous tension
imports-hosts = Hôtes
imports-datastores = Datastores
imports-count-unknown = inconnu
imports-machine-disks = Disques des machines
imports-provisioned = Alloué
imports-used = Utilisé
imports-pools-found = Pools détectés
imports-pools-none = Aucune machine ne ressemble aux bureaux d’un même pool.
imports-machines-outside =
    { $n ->
        [one] { $n } machine n’appartient à aucun de ces pools.
       *[other] { $n } machines n’appartiennent à aucun de ces pools.
    }
imports-inventory-pools = Pools de l’inventaire
imports-inventory-hosts = Hôtes de l’inventaire
imports-pool = Pool
imports-powered-on = Sous tension
imports-cpus = Processeurs
imports-memory = Mémoire
imports-disk = Disque
imports-unshared = Non partagé
imports-guest-os = Système invité
imports-n-cores =
    { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
imports-n-cores-ghz =
    { $n ->
        [one] { $n } cœur à { $ghz } GHz
       *[other] { $n } cœurs à { $ghz } GHz
    }

## Calendar
imports-calendar = Contenu du calendrier
imports-n-exported-events =
    { $n ->
        [one] { $n } événement exporté par Stormsizer
       *[other] { $n } événements exportés par Stormsizer
    }
imports-n-entries =
    { $n ->
        [one] { $n } autre entrée
       *[other] { $n } autres entrées
    }
imports-calendar-entries = Entrées du calendrier
imports-entry = Entrée
imports-entry-kind = Type possible
imports-users = Utilisateurs
imports-all-day = { $day }, toute la journée, { $year }
imports-kind-unknown = inconnu
imports-kind-guessed = { $kind }, supposé

## fio
imports-fio = Résultats fio
imports-fio-note =
    { $n ->
        [one] fio { $version } · { $n } job ; sélectionnez une exécution pour comparer les jobs exportés pour ses phases
       *[other] fio { $version } · { $n } jobs ; sélectionnez une exécution pour comparer les jobs exportés pour ses phases
    }
imports-fio-jobs = Jobs fio
imports-fio-job = Job
imports-fio-duration = Durée
imports-fio-none = aucune
imports-fio-reads = Lectures
imports-fio-writes = Écritures
imports-fio-both = Lectures et écritures
imports-fio-read-share = Part des lectures
imports-fio-mean-size = { $name }, taille moyenne
imports-fio-mean-latency = { $name }, latence moyenne
imports-fio-p99 = { $name }, latence au 99e centile
imports-fio-kept-up = Job { $job }, { $duration }. La baie a soutenu la charge demandée.
imports-fio-fell-behind = Job { $job }, { $duration }. La baie n’a pas soutenu la charge demandée ; sa latence n’est donc pas comparable.
imports-fio-compared = { $phase }, mesuré et prédit
imports-fio-predicted = Prédit
imports-fio-difference = Différence
imports-fio-unmatched = Certains jobs ou phases n’ont pas de correspondance
imports-fio-run = Comparer avec une exécution
imports-fio-choose-run = Choisir une exécution terminée
imports-fio-no-run = Aucune exécution terminée pour l’instant
imports-fio-run-label = { $scenario }, v{ $version }, { $at }
imports-measured = Mesuré

## Selection for a scenario
imports-selection = Ajouter à un scénario
imports-selection-note = Rien ne change avant votre accord, et vous pouvez annuler
imports-step-scenario = Scénario
imports-step-measured = Valeurs mesurées
imports-target-new = Nouveau scénario
imports-target-stored = Scénario existant
imports-facts = Données des fichiers
imports-facts-clones = Un espace non partagé très inférieur à l’espace utilisé signifie que les bureaux partagent une image de base, comme avec MCS, les clones liés ou les clones instantanés. Des valeurs égales signifient des clones complets.
imports-measured-peak = Pointe mesurée : { $measured } IOPS au plus
imports-measured-peak-may-exceed = C’est la somme des pointes de chaque bureau, qui ne sont pas atteintes en même temps. Elle dépasse de { $share } au plus la pointe simulée de { $simulated } IOPS. La simulation ne couvre pas les charges supérieures : le résultat ne montre pas si une baie supporte la pointe mesurée.
imports-measured-peak-covered = La pointe simulée est de { $simulated } IOPS : la simulation couvre donc la pointe mesurée.
imports-new-questions = Répondez aux questions marquées d’un astérisque pour voir les changements.
imports-create-scenario = Créer le scénario
imports-created-scenario = Scénario créé
imports-n-selected = { $n } sur { $of } sélectionnés
imports-compare = Mesuré et simulé
imports-compare-table = E/S par bureau, mesurées et simulées
imports-compare-hint = Les IOPS des bureaux en activité comprennent les E/S au repos. Le nouveau profil de charge ne les comprend pas, car la simulation les ajoute à chaque bureau.
imports-compare-desktop = Par bureau
imports-compare-before = Simulé, actuel
imports-compare-after = Simulé, nouveau
imports-compare-phase = { $phase }, { $pools }
imports-compare-iops = IOPS
imports-compare-ios = E/S dans cette phase
imports-compare-reads = Part des lectures
imports-compare-read-size = Taille moyenne de lecture, kB
imports-compare-write-size = Taille moyenne d’écriture, kB
imports-iops = { $iops } IOPS
imports-load-of = Charge de { $name }
imports-load-keep = charge du profil de charge
imports-load-mean = moyenne : { $rate }
imports-load-p95 = 95e centile : { $rate }
imports-pool-counts = aussi nombre, mémoire et espace
imports-others-title = Autres machines
imports-others-add = { $n ->
        [one] Ajouter { $n } autre machine comme autres charges de travail : { $figures }
       *[other] Ajouter { $n } autres machines comme autres charges de travail : { $figures }
    }
imports-others-figures = { $load }, { $space }
imports-others-load = { $iops } IOPS, { $reads } de lectures
imports-others-iops = { $iops } IOPS
imports-others-no-load = charge inconnue
imports-others-no-space = espace inconnu
imports-others-hint = Machines qui n’appartiennent à aucun des pools sélectionnés. Ces valeurs remplacent les autres charges de travail de la baie.
imports-others-pools = Inclut les pools non sélectionnés : { $names }.
imports-others-unmeasured = { $n ->
        [one] La charge de { $n } machine est inconnue et compte pour zéro : { $names }.
       *[other] La charge de { $n } machines est inconnue et compte pour zéro : { $names }.
    }
imports-others-unmeasured-more = La charge de { $n } machines est inconnue et compte pour zéro, dont { $names }.
imports-others-array = Baie de ces machines
imports-machines-counted = Machines à compter
imports-machines-counted-hint = Groupes de machines dont les noms ne diffèrent que par un numéro
imports-machines-all = toutes les machines
imports-loads = Charge mesurée par bureau
imports-loads-hint = Les moyennes portent sur tout l’enregistrement, nuits et week-ends compris. Le 95e centile est déduit de celui des hôtes. Les machines n’atteignent pas leurs pointes en même temps.
imports-load-mean-iops = Moyenne, IOPS
imports-load-p95-iops = 95e centile, IOPS
imports-load-peak-iops = Moyenne des pointes, IOPS
imports-load-size = Taille moyenne, kB (lectures / écritures)
imports-load-throughput = Débit, kB/s
imports-load-latency = Latence, ms (lectures / écritures)
imports-created-scenario-hint =
    { $n ->
        [one] { $n } valeur provient des fichiers. Pour annuler, ouvrez l’importation.
       *[other] { $n } valeurs proviennent des fichiers. Pour annuler, ouvrez l’importation.
    }
imports-machines-group =
    { $n ->
        [one] { $name }, { $n } machine
       *[other] { $name }, { $n } machines
    }
imports-choose-scenario = Choisir un scénario
imports-no-scenario = Aucun scénario pour l’instant
imports-no-scenario-hint = Choisissez « Nouveau scénario » pour en créer un à partir de cette importation.
imports-selection-none = Rien n’est encore sélectionné.
imports-selection-invalid = Une partie de la sélection n’est pas valide
imports-selection-invalid-hint = Corrigez les champs signalés pour voir les changements.
imports-conflict = Un autre utilisateur a enregistré une nouvelle version de ce scénario
imports-conflict-hint = Rien n’a été modifié. Actualisez l’aperçu, puis acceptez les changements.
imports-refresh = Actualiser l’aperçu
imports-accept = Ajouter à { $scenario }
imports-profile = Profil de charge de ces bureaux
imports-profile-hint = Les valeurs mesurées remplacent celles du profil du catalogue ; les autres sont conservées
imports-profile-field = Nom du nouveau profil
imports-profile-name = { $name }, mesuré
imports-based-on = Basé sur
imports-based-on-hint = Fournit ce que les mesures ne contiennent pas : temps de réflexion, lectures froides, jeu de travail
imports-profile-pools = Pools avec ce profil
imports-profile-phases = Phases à utiliser
imports-found-at = { $what }, { $when }
imports-events = Événements du calendrier
imports-event-kind = Type d’événement de { $name }
imports-event-pools = Pools participant à { $name }
imports-choose-kind = Choisir un type
imports-kind-required = Choisissez un type d’événement
imports-all-pools = tous les pools
imports-every-weekday = chaque jour ouvré
imports-take-exported =
    { $n ->
        [one] { $n } événement exporté par Stormsizer, tel que modifié dans le calendrier
       *[other] { $n } événements exportés par Stormsizer, tels que modifiés dans le calendrier
    }
imports-take-exported-hint = Remplace les événements de même identifiant
imports-pool-use = Utilisation de { $name }
imports-pool-skip = ignorer
imports-pool-update = mettre à jour { $name }
imports-pool-add = ajouter comme nouveau pool
imports-pool-profile = Profil de charge de { $name }
imports-profile-of-first = comme le premier pool
imports-profile-keep = conserver son profil
imports-hosts-keep = Conserver les hôtes du scénario
imports-refit = Ajuster le modèle de la baie à la latence mesurée
imports-refit-hint = Crée votre propre baie avec des paramètres ajustés ; le catalogue ne change pas
imports-refit-array = Baie mesurée
imports-refit-array-hint = La baie dont la charge et la latence ont été mesurées
imports-refit-name = Nom de la baie ajustée
imports-array-name = Baie de { $name }, ajustée

## Preview and accepted changes
imports-preview = Aperçu des changements
imports-preview-none = Aucun changement : le scénario contient déjà tout cela.
imports-field = Champ
imports-now = Actuel
imports-then = Nouveau
imports-before = Avant
imports-after = Après
imports-removed = supprimé
imports-refit-fit = Ajustement du modèle de la baie
imports-refit-error = Écart médian de latence : { $before } avant, { $after } après ajustement.
imports-refit-table = Latence avant et après ajustement
imports-accepted = Ajouté à { $scenario }
imports-accepted-detail =
    { $n ->
        [one] { $n } changement, version { $version }
       *[other] { $n } changements, version { $version }
    }
imports-open-scenario = Ouvrir le scénario
imports-acceptances = Ajouts aux scénarios
imports-acceptances-note = Les plus récents d’abord. L’annulation rétablit la version précédente comme nouvelle version.
imports-version = version { $version }
imports-n-changes =
    { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }
imports-changes = Changements
imports-changes-of = Changements de { $at }
imports-undo-changes = Annuler les changements de { $at }
imports-undone = Annulé
imports-undone-at = annulé { $at }
imports-undone-hint = { $scenario } est revenu à son état précédent.
imports-undone-version = L’état précédent est rétabli comme nouvelle version du scénario.

## Measures and units of columns
imports-measure-reads = lectures par seconde
imports-measure-writes = écritures par seconde
imports-measure-ios = E/S par seconde
imports-measure-read-share = part des lectures
imports-measure-read-bytes = octets lus par seconde
imports-measure-write-bytes = octets écrits par seconde
imports-measure-read-size = taille moyenne des lectures
imports-measure-write-size = taille moyenne des écritures
imports-measure-size = taille moyenne des E/S
imports-measure-read-latency = latence des lectures
imports-measure-write-latency = latence des écritures
imports-measure-latency = latence des E/S
imports-measure-queue = E/S en attente
imports-unit-per-second = par seconde
imports-unit-per-minute = par minute
imports-unit-bytes = octets
imports-unit-sectors = secteurs de 512 octets
imports-unit-fraction = de 0 à 1
