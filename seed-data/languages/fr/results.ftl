# Results of a simulation: goals, verdict, bottlenecks, experience, capacity, hosts, warnings.

## Goals

goal-group-logins = Ouvertures de session
goal-group-storage = Stockage pendant les ouvertures de session et le travail
goal-group-hosts = Hôtes
goal-group-time-and-space = Temps et capacité

goal-login-good-s = Bonne ouverture de session
    .limit = Durée d’une bonne ouverture de session
    .input = Bonne ouverture de session, au plus
    .sensitivity = Limite d’une bonne ouverture de session
goal-login-fair-s = Ouverture de session passable
    .limit = Durée d’une ouverture de session passable
    .input = Ouverture de session passable, au plus
    .sensitivity = Limite d’une ouverture de session passable
goal-login-min-good-fraction = Bonnes ouvertures de session
    .limit = Utilisateurs avec une bonne ouverture de session
    .input = Bonnes ouvertures de session, au moins
    .sensitivity = Part exigée de bonnes ouvertures de session
goal-login-max-poor-fraction = Mauvaises ouvertures de session
    .limit = Utilisateurs avec une mauvaise ouverture de session
    .input = Mauvaises ouvertures de session, au plus
    .sensitivity = Part admise de mauvaises ouvertures de session
goal-host-latency-max-ms = Temps de réponse côté hôtes
    .limit = Temps de réponse côté hôtes
    .input = Temps de réponse, au plus
    .sensitivity = Temps de réponse admis
goal-power-on-max-s = Temps de démarrage
    .limit = Temps de démarrage d’un pool
    .input = Temps de démarrage, au plus
    .sensitivity = Temps de démarrage admis
goal-provisioning-max-s = Temps de déploiement
    .limit = Temps de déploiement d’un pool
    .input = Temps de déploiement, au plus
goal-controller-max-fraction = Processeur des contrôleurs
    .limit = Processeur des contrôleurs
    .input = Processeur des contrôleurs, au plus
    .sensitivity = Charge admise du processeur des contrôleurs
goal-drive-max-fraction = Disques
    .limit = Utilisation des disques
    .input = Disques, au plus
    .sensitivity = Utilisation admise des disques
goal-port-max-fraction = Ports
    .limit = Utilisation des ports
    .input = Ports, au plus
    .sensitivity = Utilisation admise des ports
goal-host-cpu-max-fraction = Processeur des hôtes
    .limit = Processeur des hôtes
    .input = Processeur des hôtes, au plus
goal-memory-oversubscription-max-ratio = Surallocation de mémoire
    .limit = Mémoire des bureaux rapportée à celle des hôtes
    .input = Surallocation de mémoire, au plus
goal-spare-capacity-fraction = Capacité libre
    .limit = Capacité libre
    .input = Capacité libre, au moins
    .sensitivity = Capacité libre exigée
goal-survives = Tolérance aux pannes
    .limit = Tolérance aux pannes
    .input = Tolérance aux pannes

goal-at-most = au plus { $limit }
goal-at-least = au moins { $limit }

## Phases

phase-label = { $time } { $event }
at-local-time = { $text } ({ $time } à { $place })

## Verdict

status-pass = Conforme
    .headline = Conforme : tous les objectifs sont atteints
    .headline-low = Conforme, confiance faible : tous les objectifs sont atteints
    .headline-guest-time = Conforme, temps du système invité supposé : tous les objectifs sont atteints
status-at-risk = À risque
    .headline = À risque : tous les objectifs sont atteints, avec peu de marge
    .headline-low = À risque, confiance faible : tous les objectifs sont atteints, avec peu de marge
    .headline-guest-time = À risque, temps du système invité supposé : tous les objectifs sont atteints, avec peu de marge
status-fail = Non conforme
    .headline = Non conforme : certains objectifs ne sont pas atteints

verdict-on-array = Sur { $array } : { $sentence }
verdict-array-without-io = N’a d’E/S dans aucune phase.
verdict-only-phase-met = Atteint tous les objectifs dans l’unique phase du calendrier.
verdict-all-phases-met = Atteint tous les objectifs dans les { $n } phases du calendrier.
verdict-only-phase-met-alone = L’unique phase du calendrier atteint ses objectifs.
verdict-all-phases-met-alone = Les { $n } phases du calendrier atteignent leurs objectifs.
verdict-without-load = Sans la charge de { $names }.
verdict-without-load-more = { $n } autres
verdict-phases-met = { $total ->
        [one] Manque des objectifs dans l’unique phase du calendrier.
       *[other] Atteint tous les objectifs dans { $met } phases sur { $total }.
    }
verdict-worst-unfinished = Phase la plus critique : { $phase } – non terminée à temps.
verdict-worst-logins = Phase la plus critique : { $phase } – { $good } de bonnes ouvertures de session, { $fair } de passables et { $poor } de mauvaises (moyenne { $mean }).
verdict-worst-goal = Phase la plus critique : { $phase } – { $goal } { $value } (objectif : { $limit }).
verdict-host-cpu-unchecked = Le processeur des hôtes n’est pas vérifié, car leurs cœurs ou leur fréquence sont inconnus.
verdict-constraint = Marge de performances la plus faible : { $margin } – { $phase }, { $goal } { $value } (objectif : { $limit }).
verdict-constraint-mean = Marge de performances la plus faible : { $margin } – { $phase }, { $goal } { $value } en moyenne, { $peak } pendant la minute la plus chargée (objectif pour la moyenne : { $limit }).
verdict-constraint-unfinished = { $phase } ne se termine pas à temps.
verdict-saturated = { $phase } atteint ses objectifs, mais un composant est saturé en pointe.
verdict-space-insufficient = Capacité insuffisante : { $needed } nécessaires, { $usable } utiles.
verdict-space-short = Capacité libre : { $free } (objectif : au moins { $goal }).
verdict-capacity = La capacité libre est de { $free } (objectif : au moins { $goal }), soit une marge de { $margin }.
verdict-capacity-nearest = La capacité libre est plus proche de sa limite que les performances : { $free } (objectif : au moins { $goal }), soit une marge de { $margin }.
# Planned states: the last year of the growth, and failed components. $part: “With one controller failed”
state-today = Aujourd’hui avec { $n ->
        [one] un bureau
       *[other] { $n } bureaux
    }
state-part-on-array = { $part } sur { $array }
state-year = En { $year } avec { $n ->
        [one] un bureau
       *[other] { $n } bureaux
    }
state-year-and-part = { $part }, en { $year } avec { $n ->
        [one] un bureau
       *[other] { $n } bureaux
    }
verdict-in-state = { $state } : { $sentence }
verdict-today-met = Avec tous les composants et { $n ->
        [one] le bureau actuel
       *[other] les { $n } bureaux actuels
    }, tous les objectifs sont atteints.
verdict-planned-growth-met = Tous les objectifs sont aussi atteints en { $year } avec { $n ->
        [one] un bureau
       *[other] { $n } bureaux
    }.
verdict-planned-failures-met = Tous les objectifs sont aussi atteints si { $parts } tombe en panne.
verdict-planned-both-met = Tous les objectifs sont aussi atteints en { $year } avec { $n ->
        [one] un bureau
       *[other] { $n } bureaux
    }, même si { $parts } tombe en panne.

## Bottleneck of a phase

binding-users-wait = Goulot d’étranglement : { $component } à { $load } ; les ouvertures de session doivent attendre.
binding-work-waits = Goulot d’étranglement : { $component } à { $load } ; le travail doit attendre.
binding-at-full-speed = Des utilisateurs travaillent pendant cette phase. Les tâches exécutées aussi vite que possible ont des objectifs de temps de réponse et de durée, mais pas d’utilisation.
binding-credits = Goulot d’étranglement : { $component }, dont les crédits de rafale s’épuisent ; { $load } utilisés en moyenne, ensuite le travail doit attendre.
binding-hosts-full = Goulot d’étranglement : processeur des hôtes à { $load } ; les hôtes ne peuvent guère absorber plus de charge.
binding-power-on = Goulot d’étranglement : { $component } à { $load } ; cela limite la vitesse de démarrage des bureaux.
binding-clone-manager = Le gestionnaire de clones impose le rythme.
binding-power-on-slots = Le nombre de démarrages simultanés impose le rythme.
binding-all-at-once = Tous les bureaux démarrent en même temps.
binding-unserved = La baie ne traite que { $served } sur { $requested } demandés.
binding-saturated-at-peak = Goulot d’étranglement en pointe : { $component } à { $peak } pendant au moins une minute ({ $load } en moyenne).
binding-closest = Le plus proche de sa limite : { $component } à { $peak } pendant la minute la plus chargée ({ $load } en moyenne).
binding-none = Aucun goulot d’étranglement.
binding-guests = Le stockage n’est pas le goulot d’étranglement : même si le stockage répond immédiatement, { $share } des utilisateurs mettent jusqu’à { $time } à ouvrir leur session, et seules les ouvertures de { $goal } au plus sont bonnes.
binding-highest-load = Utilisation la plus élevée : { $component }, { $load }.
binding-highest-load-at-work = Utilisation la plus élevée pendant que des utilisateurs se connectent ou travaillent : { $component }, { $load }.

## Experience indicators

indicator-login-delay = Délai d’ouverture de session
    .inline = délai d’ouverture de session
indicator-application-load = Temps de chargement des applications
    .inline = temps de chargement des applications
indicator-cpu-queue = Longueur de la file d’attente du processeur
    .inline = longueur de la file d’attente du processeur
indicator-page-faults = Défauts de page
    .inline = défauts de page
indicator-hung-applications = Applications qui ne répondent pas
    .inline = applications qui ne répondent pas
indicator-disk-load = IOPS des disques
    .inline = IOPS des disques
indicator-disk-queue = Longueur de la file d’attente des disques
    .inline = longueur de la file d’attente des disques
indicator-network-latency = Temps aller-retour du réseau
    .inline = temps aller-retour du réseau
indicator-failed-connections = Connexions en échec
    .inline = connexions en échec
indicator-view-planner = View Planner, groupe A, 95e centile
    .inline = View Planner, groupe A, 95e centile

indicator-no-application-start = La part du stockage dans le démarrage d’une application est calculée, celle du système invité ne l’est pas.
indicator-inside-guest = Dépend des applications du système invité.
indicator-inside-guest-cpu = Dépend des applications du système invité. Le processeur des hôtes a son propre objectif.
indicator-inside-guest-no-weight = Dépend des applications du système invité. Cet indicateur n’a pas de poids.
indicator-no-logins = Aucun utilisateur n’ouvre de session pendant cette phase.
indicator-no-desktop-on = Aucun bureau n’est sous tension.
indicator-no-network = Le réseau entre le bureau et l’utilisateur n’est pas modélisé.
indicator-no-model = Les valeurs publiées sont trop rares pour vérifier un modèle des temps de réponse des applications.

indicator-score-good = Bon : { $points } points sur 100, d’après { $indicators } ({ $share } du poids).
indicator-score-fair = Passable : { $points } points sur 100, d’après { $indicators } ({ $share } du poids).
indicator-score-poor = Mauvais : { $points } points sur 100, d’après { $indicators } ({ $share } du poids).
indicator-score-unknown = Aucun indicateur pondéré n’est connu.
indicator-score-not-known = Non connus : { $indicators }.

## Capacity

capacity-base-images = Images maîtres
capacity-images = Images
capacity-replicas = Réplicas
capacity-base-disks = Disques de base
capacity-deltas = Deltas et profils des bureaux
capacity-write-caches = Caches d’écriture
capacity-difference-disks = Disques de différences
capacity-swap = Fichiers de swap
capacity-suspend = Fichiers de suspension
capacity-disposable = Disques temporaires
capacity-persistent = Disques persistants
capacity-profile-containers = Conteneurs de profils
capacity-user-data = Données utilisateur
capacity-digests = Empreintes des images
capacity-disposable-digests = Empreintes des disques temporaires
capacity-growth = { $years ->
        [one] { $item }, croissance sur { $years } an
       *[other] { $item }, croissance sur { $years } ans
    }
capacity-snapshots = Réserve de snapshots
capacity-other-workloads = Autres charges de travail
capacity-of-pool = { $item }, { $pool }
capacity-raw = Capacité brute des disques
capacity-volumes = Taille des volumes
capacity-right-sizing = Mise au gabarit des disques
capacity-usable = Utile : { $size }, soit { $binary }.
capacity-usable-before-reduction = Utile après RAID ou copies, avant réduction des données : { $size }, soit { $binary }.
capacity-effective = Effective après une réduction des données de { $ratio } pour 1, si elle s’applique à toutes les données : jusqu’à { $size }, soit { $binary }.
capacity-effective-mix = Effective après réduction des données, pour ces données : jusqu’à { $size } ou { $binary }. La réduction des données de { $ratio } à 1 s’applique à { $share } d’entre elles ; les fichiers de swap, les disques temporaires et les conteneurs de profils sont comptés sans elle.
capacity-spares = Disques de secours
capacity-copies = Autres copies
capacity-parity = Parité
capacity-reserve = Réserve du système de fichiers
capacity-of-tier = { $item }, { $tier }

capacity-formula-product = { $count } × { $size }
capacity-formula-reduced = { $count } × { $size } ÷ { $ratio }
capacity-formula-growth = { $size } × ({ $rate }^{ $years } − 1)
capacity-formula-share = { $share } de { $size }
capacity-formula-other-workloads = { $size } d’espace utilisé par les autres charges de travail
capacity-formula-sum = { $first } + { $second }
capacity-formula-pools = { $n ->
        [one] { $n } pool
       *[other] { $n } pools
    }
capacity-formula-parity = { $groups ->
        [one] { $groups } groupe RAID
       *[other] { $groups } groupes RAID
    } : { $drives } × { $size }
capacity-formula-reserve = { $n ->
        [one] { $share } de { $n } disque de données
       *[other] { $share } de { $n } disques de données
    }

## Datastores

datastore-overcommit-conservative = Au niveau de surallocation « conservative », View place { $clones } clones de { $pool } sur des datastores d’au moins { $size }.
datastore-overcommit-moderate = Au niveau de surallocation « moderate », View place { $clones } clones de { $pool } sur des datastores d’au moins { $size }.
datastore-overcommit-aggressive = Au niveau de surallocation « aggressive », View place { $clones } clones de { $pool } sur des datastores d’au moins { $size }.
datastore-no-overcommit = Sans surallocation, { $pool } demande des datastores aussi grands que pour des clones complets, { $size }.
datastore-full = Les fichiers de swap et les disques temporaires suffiraient à les remplir.
datastore-too-small = C’est trop petit pour des deltas de { $delta } par bureau : les datastores sont pleins à { $room }.
datastore-enough = Il y a de la place pour des deltas de { $room } par bureau.

## Building block of the VNX5500 study

building-block-skew = Selon la répartition mesurée, { $hot } reçoivent 95 % des E/S.
building-block-flash-covers = À eux seuls, les { $flash } de flash du pool servent { $alone } des E/S. Avec { $cache } de FAST Cache, le flash couvre les données chaudes et sert { $together }.
building-block-flash-misses = À eux seuls, les { $flash } de flash du pool servent { $alone } des E/S. Avec { $cache } de FAST Cache, le flash ne couvre pas les données chaudes et sert { $together }.
building-block-best-case = C’est le cas le plus favorable : lors du test, les nouveaux blocs allaient d’abord sur SAS, et les disques SAS étaient proches de la saturation pendant la tempête d’ouvertures de session.
building-block-not-measured = La règle 3/25/72 % n’a pas été mesurée : le pool testé avait 4/13/83 %, pour 500 bureaux et une seule charge de travail.
building-block-rule = { $desktops ->
        [one] Pour { $desktops } bureau, la règle 3/25/72 % demande { $tiers }.
       *[other] Pour { $desktops } bureaux, la règle 3/25/72 % demande { $tiers }.
    }
building-block-flash = { $drives ->
        [one] { $size } de flash ({ $drives } disque)
       *[other] { $size } de flash ({ $drives } disques)
    }
building-block-performance = { $drives ->
        [one] { $size } de SAS ({ $drives } disque)
       *[other] { $size } de SAS ({ $drives } disques)
    }
building-block-capacity = { $drives ->
        [one] { $size } de NL-SAS ({ $drives } disque)
       *[other] { $size } de NL-SAS ({ $drives } disques)
    }

## Hosts

host-density-none = Aucun bureau ne tient sur un hôte dans le respect des objectifs.
host-density-memory-cpu-unknown = { $n ->
        [one] Un hôte accueille { $n } bureau, limité par la mémoire ; son processeur n’est pas connu.
       *[other] Un hôte accueille { $n } bureaux, limité par la mémoire ; son processeur n’est pas connu.
    }
host-density-memory-cpu-unlimited = { $n ->
        [one] Un hôte accueille { $n } bureau, limité par la mémoire ; son processeur n’atteint jamais son objectif.
       *[other] Un hôte accueille { $n } bureaux, limité par la mémoire ; son processeur n’atteint jamais son objectif.
    }
host-density-memory = { $n ->
        [one] Un hôte accueille { $n } bureau, limité par la mémoire ; son processeur en supporterait { $other }.
       *[other] Un hôte accueille { $n } bureaux, limité par la mémoire ; son processeur en supporterait { $other }.
    }
host-density-cpu = { $n ->
        [one] Un hôte accueille { $n } bureau, limité par le processeur ; sa mémoire en supporterait { $other }.
       *[other] Un hôte accueille { $n } bureaux, limité par le processeur ; sa mémoire en supporterait { $other }.
    }
host-density-needed = Hôtes nécessaires pour { $desktops ->
        [one] { $desktops } bureau
       *[other] { $desktops } bureaux
    } : { $needed } ; disponibles : { $hosts }.
host-density-needed-with-spare = Hôtes nécessaires pour { $desktops ->
        [one] { $desktops } bureau
       *[other] { $desktops } bureaux
    } : { $needed }, dont { $spare } de secours ; disponibles : { $hosts }.
host-density-vcpus = Le ratio vCPU/cœur est de { $ratio } pour 1.

host-memory-beyond-goal = La mémoire des hôtes est surallouée à { $ratio } pour 1 (objectif : au plus { $limit } pour 1).
host-memory-beyond-goal-missing = { $n ->
        [one] Avec { $n } hôte de moins, la mémoire des hôtes est surallouée à { $ratio } pour 1 (objectif : au plus { $limit } pour 1).
       *[other] Avec { $n } hôtes de moins, la mémoire des hôtes est surallouée à { $ratio } pour 1 (objectif : au plus { $limit } pour 1).
    }
host-memory-swapping = Il faut s’attendre à du ballooning et à des E/S de swap, dont le volume n’est pas modélisé.
host-memory-within-goal = La mémoire des hôtes est engagée à { $ratio } pour 1 (objectif : au plus { $limit } pour 1).
host-memory-reclaimed = { $missing } de mémoire utilisée par hôte n’ont pas de place : il faut s’attendre à du ballooning.

## Assumptions

assumption-label = { $document } : { $fact }

## Warnings

warning-growth-elsewhere = Ce résultat porte sur les bureaux actuels. La recommandation tient aussi compte de la croissance jusqu’en { $year }.
warning-failures-elsewhere = Ce résultat suppose que tous les composants fonctionnent. La recommandation tient aussi compte des pannes : { $parts }.
warning-growth-and-failures-elsewhere = Ce résultat porte sur les bureaux actuels et suppose que tous les composants fonctionnent. La recommandation tient aussi compte de la croissance jusqu’en { $year } et des pannes : { $parts }.
warning-event-waits = { $event } attend que { $pool } soit déployé.
warning-hosts-cpu = L’objectif de processeur autorise { $density } bureaux par hôte : il faut { $needed } hôtes et non { $hosts }. Les phases sont évaluées sur leur moyenne, inférieure au quart d’heure le plus chargé.
warning-hosts-cpu-growth = L’objectif de processeur autorise { $density } bureaux par hôte ; il faut donc { $at_end } hôtes pour les { $desktops } bureaux à la fin de la croissance ({ $needed } pour ceux d’aujourd’hui), et non { $hosts }. Les phases sont évaluées sur leur moyenne, inférieure au quart d’heure le plus chargé.
warning-during-work = { $event } commence { $at }, heure locale de { $pool }, dont les utilisateurs travaillent encore.
warning-event-ends-sessions = { $event } interrompt des utilisateurs connectés.
warning-recommendations-together = Chaque configuration recommandée atteint les objectifs si les autres baies n’ont pas de files d’attente, mais pas avec les autres recommandations.
warning-file-service = { $pool } : pour les conteneurs de profil de { $users } utilisateurs actifs, le service de fichiers doit fournir environ { $reads } en lecture et { $writes } en écriture. Il n’est pas simulé.
warning-hosts-cpu-unknown = Le processeur des hôtes n’est pas vérifié : indiquez les cœurs et la fréquence des hôtes.
warning-logins-of-guests = { $pool } : même si le stockage répond immédiatement, { $share } des utilisateurs mettent jusqu’à { $time } à ouvrir leur session, mais seules les ouvertures de { $goal } au plus sont bonnes. Aucun stockage ne peut atteindre cet objectif ; accordez plus de temps aux bonnes ouvertures de session.
warning-machines-and-hosts = Le scénario comporte { $machines } machines virtuelles, mais { $hosts } hôtes. Chaque machine virtuelle a son propre disque, les deux nombres devraient donc être égaux.
warning-volume-failures = Les pannes n’ont aucun effet sur les volumes cloud : le fournisseur remplace les éléments en panne.
warning-volume-host-cache = Le cache des hôtes n’a aucun effet : { $array } est utilisé sans cache sur les hôtes.
warning-host-iops = Chaque hôte est limité à { $host }, soit moins que les { $disk } de son disque. Un disque plus grand n’y change rien ; une taille de VM supérieure peut aider.
warning-host-iops-unused = La limite d’IOPS par hôte n’a aucun effet : elle ne concerne que les disques cloud, et aucune baie n’en est constituée.
warning-never-reset = { $pool } : les bureaux non persistants sont habituellement réinitialisés à la fermeture de session ou chaque nuit, et rien ne les réinitialise dans ce calendrier. Le résultat suppose qu’ils restent allumés et gardent leurs caches.
warning-no-other-workloads = La baie existante est supposée vide : aucune autre charge de travail n’est indiquée, donc toute sa capacité et toutes ses performances sont libres pour les bureaux.
warning-other-workloads-space = La baie contient aussi { $used } d’autres charges de travail, dont la charge est inconnue et compte pour zéro.
warning-other-workloads = Les chiffres de la baie incluent d’autres charges de travail : en permanence { $reads } en lecture et { $writes } en écriture de { $size } chacune, et { $used } d’espace utilisé. Les caches de la baie sont supposés ne servir aucune de ces lectures.
warning-credits = Les crédits de rafale ({ $limit }) sont épuisés le { $at } ({ $phase }). Jusqu’au retour des crédits, les volumes fournissent au plus { $regular } au lieu de { $burst } au maximum.
warning-credits-unjudged = Les crédits de rafale ({ $limit }) sont épuisés le { $at }. Jusqu’au retour des crédits, les volumes fournissent au plus { $regular } au lieu de { $burst } au maximum.
warning-credits-logins = { $n ->
        [one] À cet instant, { $n } utilisateur ouvre sa session.
       *[other] À cet instant, { $n } utilisateurs ouvrent leur session.
    }
warning-failure-spread = La panne { $event } est répartie sur les { $arrays } baies. En réalité, les bureaux de la baie touchée en subissent environ { $arrays } fois l’effet, et les autres aucun. Simulez cette baie seule pour le constater.
warning-profile-memory = { $pool } : { $given } de la mémoire est considérée comme utilisée, mais le profil de charge indique { $profile }. Dans ce cas, { $missing } par hôte n’auraient pas de place.
warning-swap-files = Les fichiers de swap nécessitent { $swap } des { $needed } de capacité. La mémoire des hôtes suffit pour tous les bureaux : si elle est réservée, aucun fichier de swap n’est nécessaire.
warning-copies = { $n ->
        [one] Avec { $n } hôte de moins, { $needed } et toutes les copies ne tiennent pas sur les disques restants. Une nouvelle panne peut entraîner une perte de données.
       *[other] Avec { $n } hôtes de moins, { $needed } et toutes les copies ne tiennent pas sur les disques restants. Une nouvelle panne peut entraîner une perte de données.
    }
warning-clones-not-written = { $pool } : les clones complets occupent { $stored }, mais la méthode de déploiement { $deployment } n’écrit que { $written }. Choisissez une méthode qui copie les clones complets, sauf si la baie les copie elle-même.

## Probabilité d’atteindre les objectifs, et écart avec les systèmes mesurés

confidence-holds = Confiance élevée : si les entrées sont telles qu’indiquées, tous les objectifs sont atteints avec une probabilité maximale de { $probability }.
confidence-likely = Confiance moyenne : si les entrées sont telles qu’indiquées, tous les objectifs sont atteints avec une probabilité maximale de { $probability }.
confidence-toss-up = Confiance faible : les erreurs de prédiction sur les systèmes mesurés peuvent dépasser la marge. Si les entrées sont telles qu’indiquées, tous les objectifs sont atteints avec une probabilité maximale de { $probability }.
confidence-unlikely = Si les entrées sont telles qu’indiquées, tous les objectifs sont atteints avec une probabilité de { $probability } au plus.
confidence-if-confirmed =
    Confiance si les entrées sont telles qu’indiquées : { $confirmed ->
        [holds] élevée
       *[likely] moyenne
    } si le temps du système invité des ouvertures de session est confirmé, sinon { $likelihood ->
        [likely] moyenne
        [toss_up] faible
       *[unlikely] très faible
    } (tous les objectifs sont atteints avec une probabilité maximale de { $probability }).
confidence-least-likely = Objectif le moins susceptible d’être atteint : { $goal } ({ $phase }).
confidence-least-likely-then = Objectif alors le moins susceptible d’être atteint : { $goal } ({ $phase }).
confidence-guest-time = Le temps passé dans l’invité, que le stockage ne change pas, représente { $guest } d’une ouverture de session moyenne de { $mean } : mesurez une ouverture de session sur les bureaux actuels pour réduire l’incertitude.
confidence-guest-time-assumed = Une ouverture de session ({ $mean }) est surtout du temps du système invité ({ $guest }), que le stockage ne change pas. Si des mesures chez le client le confirment, la probabilité maximale est de { $probability }.
confidence-unfinished = { $phase } : phase non terminée à temps.
confidence-lack-of-space = La capacité ou la mémoire des hôtes est insuffisante.
confidence-price-same = Pour une probabilité maximale de { $probability } : aucun coût supplémentaire.
confidence-price-more = Pour une probabilité maximale de { $probability } : { $amount } de plus ({ $configuration }).
confidence-price-unpriced = Pour une probabilité maximale de { $probability } : { $configuration }.
confidence-price-limited = Aucun stockage de cette famille n’atteint une probabilité de { $probability }, à cause de : { $goals }.
confidence-price-guest-time = Davantage de stockage ne porte pas la probabilité à { $probability }, car l’essentiel d’une ouverture de session est du temps du système invité, qui est déterminant : { $goals }. Des ouvertures de session mesurées chez le client pourraient la porter jusqu’à { $given }.
confidence-price-limited-more = Pour les autres objectifs : { $amount } de plus ({ $configuration }).
confidence-price-limited-unpriced = Pour les autres objectifs : { $configuration }.
confidence-no-goals = Aucune phase n’a d’objectif qui puisse être manqué.
confidence-nothing-measured = Le catalogue ne contient aucun système mesuré auquel comparer cette phase.
confidence-same-as = Système mesuré le plus proche : { $system }. Toutes les propriétés comparées sont identiques.
confidence-differs-from = Système mesuré le plus proche : { $system }. Différences : { $differences }.
dimension-generator = générateur de charge
dimension-guest = système d’exploitation invité
dimension-clone-type = type de clone
dimension-array = modèle de baie
dimension-media = type de disques
dimension-scale = nombre d’utilisateurs
dimension-phase = phase (non mesurée pour ce système)
