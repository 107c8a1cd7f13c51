## Parts of the scenario
scenario-parts = Parties du scénario
scenario-section-desktops = Bureaux
scenario-section-week = Semaine
scenario-section-storage = Stockage
scenario-section-goals = Objectifs
scenario-fix = à corriger
scenario-n-desktops =
    { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }
scenario-n-pools =
    { $n ->
        [one] { $n } pool
       *[other] { $n } pools
    }
scenario-n-events =
    { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
scenario-n-drives =
    { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
scenario-several-desktops = { $counts } bureaux
scenario-several-drives = { $counts } disques
scenario-goals-fact = { $share } en { $time }

## Desktops
scenario-desktops-note =
    { $n ->
        [one] { $n } pool : bureaux avec une même image, un même type de clone et d’utilisateur
       *[other] { $n } pools : chacun avec une image, un type de clone et un type d’utilisateur
    }
scenario-add-pool = Ajouter un pool
scenario-more-settings = Autres paramètres
scenario-more-count = { $changed ->
    [0] { $n } avec leur valeur par défaut
   *[other] { $changed } modifiés sur { $n }
}
scenario-pool-removed = { $name } supprimé
scenario-pool-removed-hint = « Annuler » (Ctrl+Z) restaure le pool et ses événements.
scenario-pool-users = Utilisateurs
scenario-pool-name-hint = Tel qu’affiché dans le rapport
scenario-workload-profile = Profil de charge
scenario-workload-profile-hint = Système invité et type d’utilisateur, avec comportement mesuré
scenario-generic = { $name } – générique, non calibré
scenario-site-zone = Fuseau horaire du site
scenario-site-zone-hint = Heure locale de ces utilisateurs
scenario-site-zone-none = Celui du scénario : { $zone }
scenario-pool-provisioning = Clones et déploiement
scenario-deployment = Méthode de déploiement
scenario-deployment-hint = Détermine la vitesse de création et de renouvellement des bureaux
scenario-deployment-none = Celui du profil de charge
scenario-deployment-none-named = Celui du profil de charge : { $name }
scenario-base-images-hint = Images maîtres en plus de ces copies
scenario-overcommit-hint = Capacité allouée aux clones par datastore, en multiple de sa taille
scenario-overcommit-none = Aucune (1 ×)
scenario-overcommit-conservative = Prudente (4 ×)
scenario-overcommit-moderate = Modérée (7 ×)
scenario-overcommit-aggressive = Agressive (15 ×)
scenario-pool-data = Données par bureau
scenario-data-growth-hint = Disques persistants, conteneurs de profil et données utilisateur, croissance composée
scenario-clone-deduplicated = Clones natifs de la baie
scenario-clone-linked = Clones liés (Composer)
scenario-clone-instant = Clones instantanés
scenario-clone-mcs = Machine Creation Services (MCS)
scenario-clone-pvs = Provisioning Services (PVS)
scenario-clone-full = Clones complets
scenario-pool-n = Pool { $n }

## Storage
scenario-storage = Stockage
scenario-storage-note = Seules les tailles commercialisées sont affichées.
scenario-array = Baie
scenario-model = Modèle
scenario-model-hint = Issu du catalogue ; le choix d’un modèle applique sa plus petite configuration raisonnable
scenario-model-sheet-hint = D’après une fiche technique ; les performances sont déduites d’autres familles
scenario-model-stated-hint = Indiqué par vous en chiffres clés ; les composants sont supposés
scenario-model-generic-hint = Générique, non calibré : un produit typique de sa catégorie, sans étude mesurée
scenario-model-cloud-hint = Limites et crédits de rafale d’après les pages du fournisseur ; son matériel n’est pas simulé
scenario-arrays-measured = Mesuré dans une étude publiée
scenario-arrays-stated = Indiquées par vous en chiffres clés
scenario-arrays-sheet = D’après des fiches techniques
scenario-arrays-generic = Générique, non calibré
scenario-arrays-cloud = Volumes cloud
scenario-arrays-former = Retirées de la vente
scenario-firmware = Firmware
scenario-firmware-hint = Détermine le temps processeur du contrôleur par E/S
scenario-drive = Disque
scenario-drive-hint = Disques pris en charge par ce niveau
scenario-n-drives-label = Nombre de disques
scenario-n-drives-hint = Parité et disques de secours compris
scenario-tier = Niveau : { $name }
scenario-size = Taille
scenario-arrays = Baies
scenario-arrays-hint = Se partagent les bureaux à parts égales
scenario-nodes = Nœuds
scenario-nodes-hint = Nœuds du cluster
scenario-nodes-hosts-hint = Un nœud sur chaque hôte
scenario-controllers = Contrôleurs
scenario-controllers-hint = Au service de ces bureaux
scenario-flash-cache = Cache flash
scenario-ports = Ports frontaux au total
scenario-volume = Volume
scenario-volume-size = Taille
scenario-volume-size-hint = Tailles vendues par le fournisseur
scenario-volume-gib = Taille de chaque volume
scenario-volume-gib-hint = Les limites dépendent de la taille
scenario-volumes = Volumes
scenario-volumes-hint = Se partagent les bureaux à parts égales
scenario-disks-hint = Un par hôte de session, donc autant que d’hôtes
scenario-all-controllers = Tous contrôleurs confondus
scenario-in-each-array = { $what }, dans chaque baie
scenario-in-each-node = { $what }, dans chaque nœud
scenario-hosts = Hôtes
scenario-hosts-note = Les champs vides ne sont pas évalués
scenario-hosts-hint = Serveurs qui exécutent les bureaux
scenario-spare-hosts = Hôtes de secours
scenario-spare-hosts-hint = Compris ci-dessus ; les autres doivent porter tous les bureaux
scenario-host-memory = Mémoire
scenario-host-memory-hint = Par hôte
scenario-cores = Cœurs
scenario-cores-hint = Par hôte ; avec les cœurs et la fréquence, le processeur des hôtes est évalué
scenario-clock = Fréquence par cœur
scenario-clock-hint = Nominale, sans turbo
scenario-specrate = SPECrate par hôte
scenario-specrate-hint = Score SPECrate 2017 Integer (base) ; s’il est absent, les performances par GHz sont supposées égales à celles des hôtes mesurés
scenario-host-cache = Cache d’hôte (CBRC)
scenario-host-cache-hint = Mémoire par hôte qui met en cache les blocs d’image ; 0 le désactive
scenario-storage-link = Lien de stockage
scenario-storage-link-hint = Tous les ports d’un hôte ; si renseigné, les liens des hôtes sont évalués
scenario-host-iops = Limite d’IOPS
scenario-host-iops-hint = Disques cloud uniquement : la limite imposée par la taille de VM ; sans valeur, seules les limites du disque s’appliquent

## Steps
scenario-fewer = Moins : { $label }
scenario-more = Plus : { $label }
scenario-fixed = fixe
scenario-step-not = et non { $value }
scenario-step-between = { $value } n’est pas une taille commercialisée
scenario-steps-fixed = fixe pour { $array }
scenario-steps-of =
    { $step ->
        [one] à l’unité, jusqu’à { $most }
       *[other] par pas de { $step }, jusqu’à { $most }
    }
scenario-steps-modules =
    { $controllers ->
        [one] par modules de { $module } GiB, jusqu’à { $most }
       *[other] par modules de { $module } GiB, jusqu’à { $most } par contrôleur
    }
scenario-steps-up-to = jusqu’à { $most }
scenario-steps-controllers = jusqu’à { $most } par { $array }
scenario-steps-controllers-least = de { $least } à { $most } par { $array }

## Values that are set by default
scenario-auto = AUTO
scenario-manual = DÉFINI
scenario-manual-hint = Diffère de la valeur par défaut
scenario-restore = Rétablir { $value }
scenario-also-set = Également défini : { $fields }
scenario-reachable = Aucun stockage ne peut respecter une limite inférieure à { $value }.
scenario-reachable-set = Fixer à { $value }
scenario-default-is = Par défaut : { $value }
scenario-default-back = Rétablir la valeur par défaut
scenario-recommended = Valeur recommandée
scenario-recommended-back = Rétablir la valeur recommandée
scenario-empty = non renseigné
scenario-why = Pourquoi cette question
scenario-why-label = Pourquoi cette question : { $label }

## Goals, growth and indicators
scenario-goals-note = Une phase n’atteint ses objectifs que si elle les atteint tous
scenario-goal-set = Jeu d’objectifs
scenario-goal-set-attach = Les limites d’ouverture de session comprennent { $n } s pour attacher les conteneurs de profil.
scenario-goal-set-own = Personnalisé
scenario-growth-title = Croissance et pannes
scenario-growth-note = Le matériel recommandé atteint tous les objectifs jusqu’à cette année et malgré la panne de l’un de ces composants
scenario-through-year-empty = année du calendrier
scenario-budget-currency = Les prix sont en { $currency } : indiquez le budget en { $currency }. Les montants ne sont pas convertis.
scenario-budget-empty = aucun
scenario-survives-none = aucune
scenario-indicators = Indicateurs d’expérience
scenario-indicators-note = Ils évaluent une phase sans changer le verdict
scenario-indicator-application_load_good_s = Lancement d’application, bon jusqu’à
scenario-indicator-application_load_fair_s = Lancement d’application, passable jusqu’à
scenario-indicator-application_load_weight_fraction = Lancement d’application, poids
scenario-indicator-login_delay_weight_fraction = Délai d’ouverture de session, poids
scenario-indicator-disk_load_good_iops = Charge disque, bonne jusqu’à
scenario-indicator-disk_load_fair_iops = Charge disque, passable jusqu’à
scenario-indicator-disk_load_weight_fraction = Charge disque, poids
scenario-indicator-disk_queue_good_ios = File d’attente disque, bonne jusqu’à
scenario-indicator-disk_queue_fair_ios = File d’attente disque, passable jusqu’à
scenario-indicator-disk_queue_weight_fraction = File d’attente disque, poids

## Guide
scenario-login-storm = Tempête d’ouvertures de session
scenario-login-window = Fenêtre d’ouverture de session
scenario-login-window-hint = De la première à la dernière ouverture de session, chaque jour de la semaine
scenario-login-window-empty = varie selon le jour
scenario-nightly-reboot = Les bureaux redémarrent chaque nuit
scenario-nightly-reboot-hint = À 02:00, heure locale, avant chaque jour ouvré
scenario-nightly-reboot-event = Redémarrage nocturne
scenario-reboot-same-login = Les ouvertures de session de ce type d’utilisateur sont les mêmes avec ou sans redémarrage préalable : elles n’ont pas été mesurées séparément. Le redémarrage nocturne n’ajoute que les E/S des démarrages.
scenario-never-reset = Les bureaux non persistants ({ $pools }) sont habituellement réinitialisés à la fermeture de session ou chaque nuit, et rien ne les réinitialise dans ce calendrier : le résultat suppose qu’ils restent allumés toute la semaine et gardent leurs caches. Activez le redémarrage nocturne, ou choisissez « Actualiser les bureaux » pour les fermetures de session dans l’éditeur complet.
scenario-reboot-window = Fenêtre de redémarrage
scenario-reboot-window-hint = Tous les bureaux doivent être de nouveau actifs dans ce délai ; une fenêtre plus courte demande plus de démarrages simultanés et un stockage plus rapide. Elle s’applique à chaque démarrage.
scenario-container-included-hint = Les E/S de ce profil de charge comprennent celles de ses conteneurs de profil FSLogix, sur la même baie ; seule leur taille s’ajoute ici. Le maximum par défaut de FSLogix est de 29,3 GiB.
scenario-usual-size-hint = Taille habituelle pour ce type d’utilisateur ; modifiez-la si la vôtre diffère
scenario-users-os = Type d’utilisateur et système
scenario-users-os-hint = Le profil de charge le plus proche
scenario-array-new = Baie choisie
scenario-array-check = Baie existante
scenario-array-expand = Baie actuelle
scenario-array-refresh = Baie à remplacer
scenario-goals-guide-note = L’éditeur complet affiche chaque limite

## Scenario settings
scenario-settings = Nom, période et fuseau horaire
scenario-calendar-starts = Début du calendrier ({ $zone })
scenario-calendar-ends = Fin du calendrier ({ $zone })
scenario-zone = Fuseau horaire
scenario-zone-hint = Utilisé pour afficher le calendrier

## Saving and versions
scenario-saved = enregistré
scenario-saved-at = enregistré à { $time }
scenario-saving = enregistrement…
scenario-unsaved-read-only = non enregistré : accès en lecture seule
scenario-unsaved-refused = non enregistré : corrigez le champ signalé
scenario-unsaved-offline = non enregistré : service injoignable, conservé dans ce navigateur
scenario-unsaved-conflict = non enregistré : modifié par un autre utilisateur
scenario-offline = Non enregistré : le service est injoignable. Vos modifications sont conservées dans ce navigateur.
scenario-refused = Non enregistré : corrigez le champ signalé.
scenario-conflict = La version { $version } a été enregistrée par un autre utilisateur
scenario-conflict-saved-by = Enregistrée par { $name }, { $time }.
scenario-conflict-hint = Vos modifications sont conservées dans ce navigateur et ne sont pas encore enregistrées. Si vous prenez l’autre version, « Annuler » rétablit la vôtre. Si vous enregistrez la vôtre, l’autre reste dans l’historique.
scenario-conflict-copy = Enregistrer la mienne en copie
scenario-conflict-theirs = Prendre l’autre
scenario-conflict-mine = Écraser par la mienne
scenario-see-differences = Voir les différences
scenario-differences = Différences
scenario-yours = La vôtre
scenario-theirs = L’autre, version { $version }
scenario-no-differences = Aucune différence
scenario-difference-of = Élément
scenario-difference-field = Champ
scenario-versions = Versions
scenario-versions-lead = Les modifications d’un même utilisateur en cinq minutes forment une version. Chaque exécution conserve sa propre copie du scénario.
scenario-version-n = Version { $version }
scenario-version-now = actuelle
scenario-version-changes = Comparer à l’actuelle
scenario-version-changes-label = Comparer la version { $version } à l’actuelle
scenario-version-name = Nommer
scenario-version-name-label = Nommer la version { $version }
scenario-version-name-field = Nom de la version
scenario-version-name-hint = Les versions nommées sont conservées sans limite ; sinon, seules les 200 dernières le sont
scenario-version-name-example = Tel que proposé
scenario-version-save-name = Enregistrer le nom
scenario-version-restore = Restaurer la version
scenario-version-branch = Créer une branche
scenario-version-branch-label = Créer une branche depuis la version { $version }
scenario-version-restored = Version { $version } restaurée
scenario-version-restored-hint = « Annuler » revient en arrière ; toutes les versions sont conservées.
scenario-where-scenario = Scénario
scenario-where-calendar = Calendrier
scenario-where-hosts = Hôtes
scenario-where-array = Stockage
scenario-where-goals = Objectifs
scenario-where-growth = Croissance
scenario-where-budget = Budget
scenario-where-indicators = Indicateurs d’expérience
scenario-where-pool = Pool
scenario-where-event = Événement
scenario-yes = oui
scenario-no = non
scenario-there = présent
scenario-not-there = absent

## Calendar
scenario-calendar = Calendrier de la semaine
scenario-calendar-times = Heure
scenario-calendar-keys = Glissez pour déplacer, avec Alt pour copier ; tracez pour ajouter. Événement sélectionné : les flèches le déplacent, Maj+flèche déplace sa fin, Entrée l’ouvre, Suppr le supprime, Ctrl+D le copie au jour suivant, Ctrl+C et Ctrl+V le copient au pointeur. X l’ajoute à la sélection, Maj+F10 ouvre son menu.
scenario-calendar-more = +{ $n } autres
scenario-calendar-download = Télécharger le calendrier (.ics)
scenario-new-event = Nouvel événement
scenario-add-event = Ajouter un événement
scenario-add-event-hint = { $help }. Faites-le glisser dans le calendrier ou cliquez pour l’ajouter.
scenario-week-n = Semaine { $n }
scenario-weeks-n = Semaines { $first }–{ $last }
scenario-week = Semaine
scenario-previous-week = Semaine précédente
scenario-next-week = Semaine suivante
scenario-day = Jour
scenario-day-short = Jour
scenario-previous-day = Jour précédent
scenario-next-day = Jour suivant
scenario-weeks-shown = Période affichée
scenario-n-weeks-short =
    { $n ->
        [one] { $n } sem.
       *[other] { $n } sem.
    }
scenario-add-week = Ajouter une semaine au calendrier
scenario-add-week-limit = Le calendrier a atteint la durée maximale de quatre semaines

## What a screen reader reads for an event
scenario-said-period = { $start } à { $end }
scenario-said-all-pools =
    { $n ->
        [one] { $n } pool
        [2] les deux pools
       *[other] tous les { $n } pools
    }
scenario-said-repeats = se répète { $days }
scenario-said-busy = encore actif jusqu’à { $time }
scenario-said-selected = sélectionné
scenario-days-every = tous les jours
scenario-days-run = { $first } à { $last }

## Kinds of events
scenario-group-people = Utilisateurs
scenario-group-desktops = Bureaux
scenario-group-storage = Stockage et réseau
scenario-kind-login = Ouverture de session
scenario-kind-login-help = Les utilisateurs arrivent, ouvrent une session et commencent à travailler
scenario-kind-logoff = Fermeture de session
scenario-kind-logoff-help = Les utilisateurs ferment leur session ; les bureaux restent démarrés
scenario-kind-provision = Déploiement
scenario-kind-provision-help = Crée les bureaux à partir de leur image
scenario-kind-power_on = Démarrage
scenario-kind-power_on-help = Démarre tous les bureaux, ou une partie avant l’arrivée des utilisateurs
scenario-kind-reboot = Redémarrage
scenario-kind-reboot-help = Redémarre tous les bureaux
scenario-kind-recompose = Recomposition
scenario-kind-recompose-help = Reconstruit les bureaux à partir d’une nouvelle image ; aucune session ne doit être ouverte
scenario-kind-antivirus_scan = Analyse antivirus
scenario-kind-antivirus_scan-help = Chaque bureau démarré analyse son disque
scenario-kind-patch = Correctifs
scenario-kind-patch-help = Chaque bureau démarré installe une mise à jour : lectures, puis surtout écritures
scenario-kind-backup = Sauvegarde
scenario-kind-backup-help = Lit des données sur la baie en plus de toute autre charge
scenario-kind-replication = Réplication
scenario-kind-replication-help = Écrit les données d’un autre site en plus de toute autre charge
scenario-kind-load_test = Test de charge
scenario-kind-load_test-help = Un générateur de charge tourne sur chaque bureau démarré, aussi vite que le stockage répond
scenario-kind-failure = Panne
scenario-kind-failure-help = Un composant de la baie manque jusqu’à son remplacement
scenario-kind-maintenance = Maintenance
scenario-kind-maintenance-help = Une fenêtre de maintenance
scenario-kind-outage = Coupure
scenario-kind-outage-help = Le réseau de stockage est hors service

## Fields of an event
scenario-event-starts = Début ({ $zone })
scenario-event-ends = Fin ({ $zone })
scenario-event-pools = Pools concernés
scenario-failure-part = Composant en panne
scenario-failure-count = Nombre
scenario-failure-count-hint = Dans tout le système
scenario-failure-tier = Niveau
scenario-failure-rebuild-hint = Part du temps des disques restants
scenario-event-logins-empty = défini par la fenêtre
scenario-event-slots = Démarrages simultanés
scenario-event-no-limit = sans limite
scenario-event-throttle-empty = aussi vite que le stockage
scenario-event-sequential-hint = Le reste est aléatoire
scenario-event-reads-hint = Le reste sont des écritures
scenario-event-duplicate = Dupliquer
scenario-event-delete = Supprimer
scenario-repeats-on = Répétition
scenario-repeats-first = { $day }, première occurrence
scenario-repeat-once = Une fois
scenario-repeat-workdays = Jours ouvrés
scenario-repeat-every-day = Tous les jours
scenario-repeat-until = Jusqu’au
scenario-repeat-until-hint = Dernier jour ; vide pour la fin du calendrier
scenario-event-zone = Fuseau horaire
scenario-event-zone-own = Celui du scénario ({ $zone })
scenario-event-zone-hint = Garde son heure locale au changement d’heure

## Components of an array that can fail
scenario-part-drive = Disques
scenario-part-controller = Contrôleurs
scenario-part-port = Ports frontaux
scenario-part-flash_cache = Modules de cache flash

## Fields of the document by name
scenario-field-name = Nom
scenario-field-notes = Notes
scenario-field-time_zone = Fuseau horaire
scenario-field-starts_at = Début
scenario-field-ends_at = Fin
scenario-field-repeat = Répétition
scenario-field-pool_ids = Pools
scenario-field-at_local_time = À l’heure locale de chaque site
scenario-field-n_slots = Bureaux simultanés
scenario-field-starts_per_minute = Nouveaux bureaux par minute, maximum
scenario-field-concurrent_fraction = Part d’un pool à la fois, maximum
scenario-field-mb_per_s_per_desktop = Limité à
scenario-field-gib_per_desktop = Données lues
scenario-field-read_gib_per_desktop = Données lues
scenario-field-write_gib_per_desktop = Données écrites
scenario-field-read_mb_per_s = Débit de lecture
scenario-field-write_mb_per_s = Débit d’écriture
scenario-field-sequential_fraction = Séquentiel
scenario-field-read_fraction = Lectures
scenario-field-outstanding_ios = E/S en attente
scenario-field-io_kib = Taille d’E/S
scenario-field-unmeasured = Systèmes sans charge
scenario-field-n_unmeasured = Nombre de systèmes sans charge
scenario-field-nothing_else = Rien d’autre ne fonctionne dessus
scenario-field-part = Composant en panne
scenario-field-n_parts = Composants en panne
scenario-field-tier = Niveau
scenario-field-rebuild_fraction = Charge de reconstruction
scenario-field-window_s = Fenêtre
scenario-field-logins_per_minute = Ouvertures de session par minute
scenario-field-arrivals = Arrivées
scenario-field-averaging_s = Fenêtre de moyenne
scenario-field-refresh = Actualiser les bureaux
scenario-field-refresh_slots = Actualisations simultanées
scenario-field-refresh_starts_per_minute = Nouvelles actualisations par minute, maximum
scenario-field-refresh_concurrent_fraction = Part d’un pool actualisée à la fois, maximum
scenario-field-desktop_fraction = Démarrés à l’avance
scenario-field-on_arrival_slots = Broker : simultanés
scenario-field-on_arrival_per_minute = Broker : maximum par minute
scenario-field-n_desktops = Bureaux
scenario-field-profile_id = Profil de charge
scenario-field-clone_type = Type de clone
scenario-field-deployment_id = Méthode de déploiement
scenario-field-assignment = Affectation
scenario-field-initial_state = État initial
scenario-field-n_vcpus = vCPU par bureau
scenario-field-memory_gib = Mémoire
scenario-field-memory_reservation_fraction = Mémoire réservée
scenario-field-memory_in_use_fraction = Mémoire utilisée
scenario-field-suspended_fraction = Suspendus au maximum
scenario-field-image_gib = Image
scenario-field-n_image_copies = Copies de l’image
scenario-field-sessions_per_desktop = Utilisateurs par bureau
scenario-field-n_base_images = Images de base
scenario-field-overcommit = Surallocation du stockage
scenario-field-growth_gib_per_desktop = Données propres par bureau
scenario-field-disposable_gib_per_desktop = Disque temporaire
scenario-field-persistent_gib_per_desktop = Disque persistant
scenario-field-profile_containers = Conteneurs de profil
scenario-field-profile_container_gib_per_desktop = Taille du conteneur de profil
scenario-field-user_data_gib_per_desktop = Données utilisateur
scenario-field-data_growth_fraction_per_year = Croissance des données
scenario-field-growth_years = Années de croissance des données
scenario-field-snapshot_reserve_fraction = Réserve de snapshots
scenario-field-n_hosts = Hôtes
scenario-field-n_spare_hosts = Hôtes de secours
scenario-field-memory_gib_per_host = Mémoire par hôte
scenario-field-n_cores_per_host = Cœurs par hôte
scenario-field-ghz_per_core = Fréquence par cœur
scenario-field-specrate2017_int_base = SPECrate par hôte
scenario-field-host_cache_gib = Cache d’hôte (CBRC)
scenario-field-storage_gbit_per_s_per_host = Lien de stockage
scenario-field-storage_iops_per_host = Limite d’IOPS
scenario-field-model_id = Modèle
scenario-field-firmware_id = Firmware
scenario-field-n_arrays = Baies
scenario-field-n_controllers = Contrôleurs
scenario-field-tiers = Disques
scenario-field-flash_cache_gib = Cache flash
scenario-field-n_ports = Ports frontaux
scenario-field-other_workloads = Autres charges de travail
scenario-field-reads_iops = Lectures
scenario-field-writes_iops = Écritures
scenario-field-used_gib = Espace utilisé
scenario-field-survives = Tolérance aux pannes (N+1)
scenario-field-desktops_fraction_per_year = Bureaux ajoutés
scenario-field-through_year = Horizon de croissance
scenario-field-amount = Budget
scenario-field-currency = Devise
scenario-field-schema_version = Format du document

## Help texts of fields
scenario-help-n_desktops = Nombre de bureaux virtuels, un utilisateur chacun.
scenario-help-clone_type = Tous sauf les clones complets partagent les blocs de l’image sur la baie ; PVS les diffuse en streaming.
scenario-help-assignment = Dédiée : chaque utilisateur a son propre bureau. Flottante : les utilisateurs reçoivent n’importe quel bureau démarré.
scenario-help-initial_state = État des bureaux au début du calendrier.
scenario-help-n_vcpus = Processeurs virtuels par bureau ; par défaut, autant que dans les mesures du profil. Ils se partagent le travail processeur d’un démarrage et déterminent le ratio vCPU/cœur.
scenario-help-memory_gib = Mémoire configurée par bureau ; détermine la taille des fichiers de swap.
scenario-help-memory_reservation_fraction = Part de la mémoire réservée sur l’hôte, qui ne nécessite pas de fichier de swap.
scenario-help-memory_in_use_fraction = Part de la mémoire configurée que les hôtes doivent fournir ; le reste est inutilisé ou partagé.
scenario-help-suspended_fraction = Part maximale de bureaux suspendus ; chacun enregistre sa mémoire dans un fichier.
scenario-help-image_gib = Taille de l’image maître.
scenario-help-n_image_copies = Copies complètes de l’image sur la baie, une par volume ou réplica.
scenario-help-sessions_per_desktop = Nombre moyen d’utilisateurs par machine virtuelle : 1 pour un bureau, davantage pour un hôte de session.
scenario-help-growth_gib_per_desktop = Blocs écrits par un bureau hors de son image : profil, deltas, fichier d’échange, cache d’écriture.
scenario-help-disposable_gib_per_desktop = Disque distinct pour le fichier d’échange et les fichiers temporaires, vidé à l’extinction.
scenario-help-persistent_gib_per_desktop = Disque distinct conservé lors d’une actualisation ou d’une recomposition.
scenario-help-profile_containers = Emplacement des conteneurs de profil (FSLogix). Sur un service de fichiers, leurs E/S ne sollicitent pas cette baie ; avec Cloud Cache, la baie contient une copie locale avec plusieurs fois plus d’E/S.
scenario-help-profile_container_gib_per_desktop = Conteneur de profil de chaque utilisateur sur la même baie ; le maximum par défaut de FSLogix est de 29,3 GiB.
scenario-help-user_data_gib_per_desktop = Données utilisateur sur la même baie.
scenario-help-growth_years = Années de croissance pour lesquelles réserver de la capacité.
scenario-help-snapshot_reserve_fraction = Capacité pour les snapshots, en part des données non reproductibles : données utilisateur avec croissance et deltas des bureaux dédiés.
scenario-help-login_good_s = Une ouverture de session jusqu’à cette durée est bonne.
scenario-help-login_fair_s = Une ouverture de session jusqu’à cette durée est passable ; au-delà, mauvaise.
scenario-help-login_min_good_fraction = Part des utilisateurs d’un événement d’ouverture de session qui doivent en avoir une bonne.
scenario-help-login_max_poor_fraction = Part des utilisateurs d’un événement d’ouverture de session qui peuvent en avoir une mauvaise.
scenario-help-host_latency_max_ms = Temps de réponse moyen côté hôtes pendant les ouvertures de session ou le travail. Limites usuelles : 20 ms (PS6100XS), 15 ms (VNX5500). Elles proviennent d’études de baies plus anciennes ; les baies flash restent en général bien en dessous.
scenario-help-power_on_max_s = Délai dans lequel un pool doit être démarré.
scenario-help-provisioning_max_s = Délai dans lequel un pool doit être déployé.
scenario-help-controller_max_fraction = Utilisation moyenne du processeur des contrôleurs pendant les ouvertures de session ou le travail.
scenario-help-drive_max_fraction = Utilisation moyenne des disques pendant les ouvertures de session ou le travail.
scenario-help-port_max_fraction = Utilisation moyenne des ports frontaux pendant les ouvertures de session ou le travail.
scenario-help-host_cpu_max_fraction = Utilisation moyenne du processeur des hôtes pendant les ouvertures de session ou le travail.
scenario-help-memory_oversubscription_max_ratio = Mémoire configurée des bureaux rapportée à celle des hôtes ; au-delà, les hôtes recourent au swap et au ballooning.
scenario-help-spare_capacity_fraction = Part de la capacité utile qui reste libre.
scenario-help-survives = Composants dont l’un peut tomber en panne à chaque événement sans manquer d’objectif ; les recommandations le garantissent.
scenario-help-desktops_fraction_per_year = Bureaux ajoutés par an, en fraction du nombre actuel.
scenario-help-through_year = Dernière année que la baie doit couvrir ; par défaut celle du calendrier.
scenario-help-amount = Achat de toutes les baies, coûts mensuels, support et électricité sur la durée de la liste de prix.
scenario-help-currency = Les montants ne sont pas convertis.
scenario-help-n_slots = Opérations simultanées ; la suivante démarre lorsqu’une se termine.
scenario-help-starts_per_minute = Nombre maximal de nouvelles opérations par minute pour tous les pools de l’événement ; sans limite par défaut.
scenario-help-concurrent_fraction = Part maximale de chaque pool traitée en même temps.
scenario-help-mb_per_s_per_desktop = Débit limité par bureau ; par défaut aussi vite que le stockage le permet.
scenario-help-gib_per_desktop = Données lues par bureau.
scenario-help-read_gib_per_desktop = Données lues par bureau.
scenario-help-write_gib_per_desktop = Données écrites par bureau.
scenario-help-read_mb_per_s = Débit de lecture sur la baie.
scenario-help-write_mb_per_s = Débit d’écriture sur la baie.
scenario-help-sequential_fraction = Part des E/S séquentielles ; les blocs modifiés d’une réplication sont aléatoires.
scenario-help-outstanding_ios = E/S en attente par bureau.
scenario-help-io_kib = Taille de chaque E/S.
scenario-help-window_s = Temps du premier au dernier utilisateur.
scenario-help-logins_per_minute = Arrivées par minute sur tous les pools, à débit fixe jusqu’au dernier utilisateur.
scenario-help-arrivals = Uniforme : débit constant. En cloche : 40 % arrivent dans le sixième central de la fenêtre.
scenario-help-refresh = Les bureaux sont actualisés et redémarrés avant l’utilisateur suivant ; les profils sont stockés ailleurs.
scenario-help-refresh_slots = Actualisations simultanées.
scenario-help-refresh_starts_per_minute = Nombre maximal de nouvelles actualisations par minute pour tous les pools de l’événement ; sans limite par défaut.
scenario-help-refresh_concurrent_fraction = Part maximale de chaque pool actualisée en même temps.
scenario-help-desktop_fraction = Part de chaque pool démarrée à l’avance ; les autres démarrent à l’arrivée des utilisateurs.
scenario-help-on_arrival_slots = Démarrages simultanés du broker pour les utilisateurs dont le bureau est éteint.
scenario-help-on_arrival_per_minute = Nombre maximal de démarrages par minute du broker pour ces utilisateurs ; sans limite par défaut.
scenario-help-at_local_time = Chaque pool participe à l’heure locale de son site.
scenario-help-name = Nom affiché.
scenario-help-notes = Notes pour les lecteurs du résultat.

## Choices
scenario-choice-dedicated = Dédiée
scenario-choice-floating = Flottante
scenario-choice-not_deployed = Non déployés
scenario-choice-off_never_used = Éteints, jamais utilisés
scenario-choice-off_used = Éteints, déjà utilisés
scenario-choice-idle_never_used = Inactifs, jamais utilisés
scenario-choice-idle_rebooted = Inactifs, redémarrés
scenario-choice-idle_used = Inactifs, déjà utilisés
scenario-choice-uniform = Uniforme
scenario-choice-bell = En cloche
scenario-choice-none = Aucun
scenario-choice-array = Sur la même baie
scenario-choice-file_service = Sur un service de fichiers
scenario-choice-cloud_cache = Sur un service de fichiers, avec Cloud Cache
scenario-choice-standard = Standard

## Units and limits
scenario-unit-per-host = { $unit } par hôte
scenario-unit-per-desktop = { $unit } par bureau
scenario-unit-per-minute = par minute
scenario-unit-per-year = % par an
scenario-unit-years = ans
scenario-limit-at-least = au moins { $value }
scenario-limit-more-than = plus de { $value }
scenario-limit-at-most = au plus { $value }
scenario-limit-less-than = moins de { $value }
scenario-limit-min-characters = { $n ->
        [one] au moins { $n } caractère
       *[other] au moins { $n } caractères
    }
scenario-limit-max-characters = { $n ->
        [one] au plus { $n } caractère
       *[other] au plus { $n } caractères
    }
scenario-limit-min-items = { $n ->
        [one] au moins { $n } élément
       *[other] au moins { $n } éléments
    }
scenario-problem-too-small = est trop petit
scenario-problem-too-large = est trop grand
scenario-problem-too-short = est trop court
scenario-problem-too-long = est trop long
scenario-choice-conservative = Prudent
scenario-choice-aggressive = Agressif

## Why a question is asked
scenario-why-pools-n_desktops = Tout en dépend : durée de démarrage, ouvertures de session simultanées et capacité.
scenario-why-pools-profile_id = Les E/S d’un bureau au démarrage, à l’ouverture de session et au travail varient d’un facteur dix selon les types d’utilisateurs et les systèmes.
scenario-why-pools-clone_type = Les clones partageant une image sont servis par le cache ; les clones complets lisent leurs propres blocs et occupent leur propre capacité.
scenario-why-pools-deployment_id = Les gestionnaires de clones ont leur propre rythme, souvent plus lent que ce que la baie permettrait.
scenario-why-pools-assignment = Avec des bureaux flottants, aucun utilisateur n’attend un bureau qui démarre si un autre est prêt.
scenario-why-pools-initial_state = Des bureaux déjà utilisés ont des caches chauds et n’ont pas à démarrer : le premier lundi est plus calme.
scenario-why-pools-time_zone = Les utilisateurs d’autres fuseaux horaires ouvrent leur session à d’autres heures ; des tempêtes qui ne se chevauchent pas demandent une baie moins puissante.
scenario-why-pools-memory_gib = Les fichiers de swap et les bureaux suspendus occupent cette capacité sur la baie.
scenario-why-pools-memory_reservation_fraction = La mémoire réservée n’exige pas de fichier de swap : souvent l’économie de capacité la moins chère.
scenario-why-pools-memory_in_use_fraction = Détermine combien de bureaux un hôte supporte avant de recourir au swap sur la baie.
scenario-why-pools-suspended_fraction = Chaque bureau suspendu enregistre sa mémoire dans un fichier sur la baie.
scenario-why-pools-image_gib = Détermine la taille des copies de l’image et le volume écrit par une recomposition.
scenario-why-pools-n_image_copies = Chaque copie occupe de la capacité et son propre cache.
scenario-why-pools-growth_gib_per_desktop = Les deltas sont la plus grande part de la capacité de la plupart des pools.
scenario-why-pools-persistent_gib_per_desktop = Conservé lors d’une actualisation, il s’accumule pendant toute la vie du bureau.
scenario-why-pools-profile_containers = L’attachement d’un conteneur allonge chaque ouverture de session de plusieurs secondes, et ses E/S vont au stockage choisi ici.
scenario-why-pools-profile_container_gib_per_desktop = Les conteneurs sur cette baie sont lus à chaque ouverture de session et grossissent avec le temps.
scenario-why-pools-user_data_gib_per_desktop = Les dossiers personnels sur la même baie occupent de la capacité en plus des bureaux.
scenario-why-pools-data_growth_fraction_per_year = Une capacité suffisante aujourd’hui peut ne plus l’être la troisième année.
scenario-why-pools-snapshot_reserve_fraction = Les snapshots stockent les données modifiées ; cette capacité s’achète avec la baie.
scenario-why-events-reboot = Un redémarrage vide les caches des bureaux : les ouvertures de session suivantes lisent davantage sur la baie.
scenario-why-events-window_s = Les mêmes utilisateurs génèrent en 15 minutes deux fois la charge de 30 minutes : la fenêtre fait la tempête.
scenario-why-events-arrivals = Les équipes qui commencent à heure fixe arrivent d’un coup ; les employés de bureau arrivent de façon étalée.
scenario-why-events-n_slots = Le nombre de démarrages simultanés est un réglage gratuit qui détermine l’ampleur de la tempête.
scenario-why-events-desktop_fraction = Les utilisateurs n’attendent pas le démarrage de bureaux déjà allumés.
scenario-why-hosts-n_hosts = La mémoire et le processeur des hôtes doivent suffire aux bureaux, même avec un hôte en panne.
scenario-why-hosts-n_spare_hosts = Sans ces hôtes, les autres portent toute la charge : c’est ce cas qu’il faut dimensionner.
scenario-why-hosts-memory_gib_per_host = Avec trop peu de mémoire, les hôtes recourent au swap sur la baie.
scenario-why-hosts-n_cores_per_host = Les ouvertures de session demandent aussi du temps processeur : un stockage plus rapide ne compense pas des hôtes sous-dimensionnés.
scenario-why-hosts-host_cache_gib = Les tempêtes de démarrage servis par la mémoire des hôtes n’atteignent jamais la baie.
scenario-why-hosts-storage_gbit_per_s_per_host = Un lien lent ralentit une baie rapide.
scenario-why-array-model_id = Contrôleurs, caches et RAID diffèrent : les mêmes disques supportent des charges différentes.
scenario-why-array-firmware_id = Une version peut demander deux fois plus de temps processeur qu’une autre pour les mêmes E/S.
scenario-why-array-n_controllers = Dans la plupart des études publiées, les contrôleurs saturent avant les disques.
scenario-why-array-flash_cache_gib = Les images sont petites et lues par tous : un cache qui les contient sert la plupart des lectures.
scenario-why-array-tiers-n_drives = Les écritures aboutissent sur les disques : leur nombre détermine le débit soutenable.
scenario-why-goals-login_good_s = Les utilisateurs jugent un bureau à son ouverture de session. Le contrat devrait préciser la valeur.
scenario-why-goals-login_min_good_fraction = Dimensionner pour le dernier pour cent peut coûter autant que tous les autres.
scenario-why-goals-host_latency_max_ms = Au-delà, les applications semblent lentes même sans tempête d’ouvertures de session.
scenario-why-goals-power_on_max_s = Après une coupure, les utilisateurs ne peuvent pas travailler pendant ce temps.
scenario-why-goals-provisioning_max_s = Détermine si une image peut être déployée en une nuit.
scenario-why-goals-controller_max_fraction = La réserve restante absorbe une panne ou une mauvaise journée.
scenario-why-goals-spare_capacity_fraction = Les baies pleines ralentissent, et la capacité ne se commande pas en une nuit.
scenario-why-goals-survives = Un composant tombe un jour en panne : le lundi matin doit fonctionner sans lui.
scenario-why-growth-desktops_fraction_per_year = L’achat d’aujourd’hui doit suffire jusqu’à son amortissement.
scenario-why-growth-through_year = L’année du remplacement de la baie, pas celle de l’achat.

## Workbench
scenario-projects = Projets
scenario-breadcrumbs = Fil d’Ariane
scenario-undo = Annuler (Ctrl+Z)
scenario-redo = Rétablir (Ctrl+Maj+Z)
scenario-sidebar = Scénario
scenario-import = Importer des mesures…
scenario-import-ics = Importer .ics
scenario-import-ics-hint = Importer des événements depuis un fichier de calendrier (.ics)
scenario-compare-fio = Comparer aux mesures fio
scenario-all-families = Toutes les familles de baies et changements de planning
scenario-failures = Panne d’un composant
scenario-events-of-week = Événements de cette semaine
scenario-recommend = Recommander
scenario-recommendation = Recommandation
scenario-recommendation-none = Aucune recommandation pour cette version
scenario-recommendation-run = Trouver la configuration la moins chère
scenario-recommendation-outdated = Recommandation pour la version { $version } ; le scénario a été modifié
scenario-recommendation-outdated-hint = Relancez la simulation du scénario pour appliquer une recommandation.
scenario-copy-name = { $name } (la mienne)
scenario-saved-as-copy = Enregistré en copie
scenario-restored = Modifications non enregistrées restaurées
scenario-restored-hint = Elles n’étaient pas enregistrées à votre départ à { $time }. « Annuler » les abandonne.
scenario-not-run = Exécution non lancée
scenario-not-run-hint = Le scénario doit d’abord être enregistré ; voir l’état ci-dessus.
scenario-cannot-save = Vos modifications n’ont pas pu être enregistrées
scenario-cannot-save-hint = Annulez-les ou corrigez le problème, puis continuez.
scenario-left-unsaved = { $name } : non enregistré
scenario-left-unsaved-hint = Vos modifications sont conservées dans ce navigateur et restaurées à l’ouverture du scénario.
scenario-applied = Modifications appliquées au scénario
scenario-applied-hint = « Annuler » les retire.
scenario-zoom-week = Semaine
scenario-zoom-weeks = Semaines
scenario-zoom-all = Tout
scenario-zoom-event = Événement

## What changed in the calendar
scenario-event-copied = { $name } copié ; Ctrl+V le colle au pointeur ou au jour suivant.
scenario-event-not-pasted = { $name } non collé
scenario-event-not-pasted-hint = Ses pools n’existent plus.
scenario-event-limit = Impossible d’aller plus loin.
scenario-event-at = { $name }, { $time }
scenario-event-no-room = Pas de place pour une copie
scenario-event-no-room-hint = Le calendrier se termine avant la copie.
scenario-event-added = { $name } ajouté, { $time }
scenario-event-deleted = { $name } supprimé
scenario-event-deleted-series = { $name } et ses répétitions supprimés
scenario-event-deleted-said = { $what } ; « Annuler » le restaure.

scenario-imported-from = Importé de :
scenario-imported-more = et { $n } autres
