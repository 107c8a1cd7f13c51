# Problems of a scenario and other documents.

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-missing = est manquant
field-unknown = n’est pas un champ de ce document
field-replaced-by-tiers = a été remplacé par array.tiers
field-not-finite = n’est pas un nombre fini
field-not-whole-number = n’est pas un nombre entier
field-not-number = n’est pas un nombre
field-not-boolean = n’est ni true ni false
field-not-text = n’est pas un texte
field-not-list = n’est pas une liste
field-not-mapping = n’est pas un objet
field-wrong-format = n’a pas le bon format
field-not-a-choice = n’est pas l’une des valeurs autorisées
field-below-minimum = est trop petit
field-above-maximum = est trop grand
field-too-short = est trop court
field-too-long = est trop long
field-control-characters = contient des caractères de contrôle
field-name-with-address = contient une adresse e-mail ou web
field-not-one-line = contient des sauts de ligne ou des tabulations
field-blank = est vide
field-not-instant = n’est pas une date et heure avec fuseau horaire
field-not-whole-second = n’est pas une seconde entière
field-not-date = n’est pas une date
field-not-time-zone = n’est pas un fuseau horaire
field-not-above = doit être supérieur à { $other }
field-not-after = doit être postérieur à { $other }
field-not-after-start = doit être postérieur au début
field-calendar-length = doit être postérieur au début, de 28 jours au plus
field-arrivals-not-uniform = ne peut pas être combiné avec logins_per_minute
field-no-host-left = doit laisser au moins un hôte aux bureaux
field-other-workloads-entered = est incompatible avec d’autres charges de travail
field-not-a-factor = n’est pas un nombre positif
field-would-become-too-large = deviendrait trop grand
field-duplicate-id = est utilisé deux fois
field-duplicate-pool = nomme deux fois le même pool
field-unknown-pool = n’est pas un pool de ce scénario
field-pool-without-event = n’a aucun événement dans le calendrier
field-unknown-array = n’est pas une baie de ce scénario
field-image-apart-from-clones = doit être la baie des deltas : ces clones partagent les blocs de l’image au sein d’une même baie
field-second-in-hosts = est la deuxième baie qui s’exécute sur les hôtes
field-array-without-pool = ne contient les données d’aucun pool
field-too-many-occurrences = ont trop d’occurrences
field-before-event-start = précède le début de l’événement
field-not-a-repeat-day = n’est pas l’un des jours où l’événement se répète
field-arrivals-window = donne une fenêtre d’ouverture de session de { $window }
field-refresh-of-full-clones = n’est pas possible pour des clones complets, qui n’ont pas d’image à laquelle revenir
field-overlaps-outage = chevauche la coupure { $outage }
field-before-calendar = précède le calendrier
field-not-one-per-host = doit être d’un par hôte pour { $array }
field-too-many-users = ne suffit pas : chaque partage de fichiers de { $array } prend en charge au plus { $most } utilisateurs avec conteneurs de profil
field-hosts-after-growth = conduit à { $hosts } hôtes, plus que { $array } n’en prend en charge
field-above-array-maximum = dépasse ce que { $array } prend en charge
field-below-array-minimum = est inférieur à ce qu’exige { $array }
field-cache-exceeds-drives = dépasse la capacité des disques derrière le cache
field-not-module-multiple = ne correspond pas aux modules de cache : chaque contrôleur a son propre cache, en modules de { $module }
field-too-few-ports = est insuffisant : chaque contrôleur a besoin de son propre port
field-wrong-number-of-tiers = n’est pas le nombre de niveaux de { $array }
field-drive-count-fixed = ne peut pas être modifié : { $array } a un nombre fixe de { $tier }
field-drives-below-capacity = sont trop peu pour une capacité utile de { $capacity }
field-too-few-drives = est insuffisant : chaque contrôleur a besoin d’un groupe RAID d’au moins { $n } disques
field-tier-cannot-fail = n’est pas un niveau qui peut tomber en panne
field-too-many-failures = dépasse ce qui peut tomber en panne. Configuration : { $parts }{ $failed ->
        [0] .
       *[other] , dont { $failed } déjà en panne.
    }
failure-loses-group-data = Un groupe RAID qui perd davantage de disques perd des données.
failure-no-copy = Aucune autre baie ne contient de copie des données.
failure-copies = Les données restent disponibles si { $n ->
        [one] { $n } baie tombe en panne
       *[other] { $n } baies tombent en panne
    }, pas davantage.
parts-controller = { $n ->
        [one] { $n } contrôleur
       *[other] { $n } contrôleurs
    }
parts-drive = { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
parts-port = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
parts-flash-cache = { $n ->
        [one] { $n } module de cache flash
       *[other] { $n } modules de cache flash
    }
field-event-impossible = n’est pas possible à ce moment
field-before-last-logoff = précède la dernière fermeture de session
field-same-start = coïncide avec l’événement précédent du pool
field-recompose-unknown = n’est pas connu pour cette méthode de déploiement
field-not-after-window-start = n’est pas une fin de fenêtre valide

## Invalid fields: what was given

given-empty-text = texte vide
given-bytes = { $n ->
        [one] { $n } octet
       *[other] { $n } octets
    }
given-mapping = { $n ->
        [one] un objet de { $n } champ
       *[other] un objet de { $n } champs
    }
given-list = { $n ->
        [one] une liste de { $n } élément
       *[other] une liste de { $n } éléments
    }
given-long-number = un nombre d’environ { $n } chiffres
given-instant-on = { $at } ({ $weekday })
given-event = { $kind } de { $pool } à { $at }
given-recompose = recomposition de { $pool }
given-more-occurrences = plus de { $n } occurrences

## Invalid fields: what is allowed

allowed-value = une valeur
allowed-schema-fields = les champs du schéma publié
allowed-tiers-example = array.tiers, p. ex. { $example }
allowed-finite-number = un nombre fini
allowed-whole-number = un nombre entier
allowed-number = un nombre
allowed-boolean = true ou false
allowed-text = du texte
allowed-unicode-text = du texte Unicode valide
allowed-list = une liste
allowed-mapping = un objet associant des champs à des valeurs
allowed-at-least = au moins { $amount }
allowed-more-than = plus de { $amount }
allowed-less-than = moins de { $amount }
allowed-min-characters = { $n ->
        [one] au moins { $n } caractère
       *[other] au moins { $n } caractères
    }
allowed-max-characters = { $n ->
        [one] au plus { $n } caractère
       *[other] au plus { $n } caractères
    }
allowed-min-items = { $n ->
        [one] au moins { $n } élément
       *[other] au moins { $n } éléments
    }
allowed-max-items = { $n ->
        [one] au plus { $n } élément
       *[other] au plus { $n } éléments
    }
allowed-pattern = du texte conforme à { $pattern }
allowed-printable-text = du texte imprimable
allowed-name-without-address = un nom sans adresse e-mail ni web
allowed-one-line = une ligne de texte imprimable
allowed-visible-character = au moins un caractère visible
allowed-instant = une date et heure avec fuseau horaire, p. ex. { $example }
allowed-whole-seconds = une date et heure en secondes entières
allowed-years = une année de { $first } à { $last }
allowed-date = une date, p. ex. { $example }
allowed-time-zone = un fuseau horaire IANA, p. ex. { $example }
allowed-after = après { $instant }
allowed-after-up-to = après { $start }, jusqu’à { $end }
allowed-within = de { $start } à avant { $end }
allowed-up-to = jusqu’à { $end }
allowed-or-later = { $start } ou plus tard
allowed-uniform-arrivals = uniform, ou pas de logins_per_minute
allowed-no-other-workloads = false, ou aucune autre charge de travail
allowed-unused-id = un identifiant pas encore utilisé
allowed-each-pool-once = chaque pool une seule fois
allowed-event-for-pool = au moins un événement pour ce pool
allowed-array-outside-hosts = une baie en dehors des hôtes
allowed-array-of-pool = une baie qui stocke l’image, les deltas ou les données de profil d’un pool
allowed-occurrences = au plus { $n }, répétitions et sites compris
allowed-days-in-zone = { $days } dans { $zone }
allowed-earlier-start = un début plus tôt
allowed-no-refresh = false, ou des pools sans clones complets à la place de { $pool }
allowed-as-many-as-hosts = { $n }, le nombre d’hôtes
allowed-multiple-of = un multiple de { $step }
allowed-tiers = { $n } : { $names }
allowed-no-tier = aucun niveau ; seuls les disques ont des niveaux
allowed-no-failure = aucune panne de ce composant
allowed-already-deployed = les bureaux existent déjà ; ils ne peuvent être déployés qu’une fois
allowed-deployed-before-power-on = les bureaux doivent être déployés avant d’être démarrés
allowed-not-powered-on = les bureaux sont déjà démarrés ; utilisez un redémarrage
allowed-powered-on-before-reboot = les bureaux doivent être démarrés avant d’être redémarrés
allowed-powered-on-before-recompose = les bureaux doivent être démarrés avant d’être recomposés
allowed-logged-off-before-recompose = les utilisateurs doivent fermer leur session avant la recomposition de leurs bureaux
allowed-powered-on = les bureaux doivent être démarrés
allowed-powered-on-before-login = les bureaux doivent être démarrés avant que les utilisateurs ouvrent une session
allowed-logged-off-before-login = les utilisateurs ont déjà ouvert une session ; ils doivent d’abord la fermer
allowed-logged-in-before-logoff = les utilisateurs doivent ouvrir une session avant de la fermer
allowed-deployment-with-recompose = un pool dont la méthode de déploiement définit la recomposition des bureaux
allowed-replications = 1 à { $most }

## Branding

field-not-color = n’est pas une couleur
field-low-contrast = a un contraste de { $contrast }:1 sur fond blanc ; un texte exige au moins { $least }:1
allowed-color = # et six chiffres hexadécimaux, p. ex. { $example }
allowed-color-or-darker = { $color } ou plus foncé
allowed-one-line-or-empty = une ligne de texte, ou rien

## Import options

field-not-a-window = n’est pas une fenêtre de temps
allowed-window-fields = starts_at et ends_at, ou from_time et to_time
field-not-a-measure = n’est pas une grandeur mesurée

## Values of catalog entries

field-fact-needs-source = nécessite `source` et `where` pour le statut « { $status } »
allowed-fact-source = une source du catalogue et l’endroit où la valeur figure
field-fact-needs-reasoning = nécessite `reasoning` pour le statut « { $status } »
allowed-fact-reasoning = la justification de la valeur
field-fact-needs-rows = nécessite `rows` pour le statut « { $status } »
allowed-fact-rows = au moins une ligne de mesures
field-fact-value-and-status = doit être vide si et seulement si le statut est « unknown »
allowed-fact-value = une valeur, ou le statut « unknown »
field-fact-range = { $low } dépasse `high`, qui vaut { $high }
fact-value-unknown = le catalogue n’a pas de valeur ; saisissez-en une
field-raid-needs-destage = est obligatoire pour la disposition « { $kind } »
allowed-fact = une valeur avec son statut
field-raid-needs-write-costs = « { $kind } » nécessite `reads_per_write`, `writes_per_write` et `merge_ratio`
allowed-raid-with-stripes = ces valeurs, ou une disposition qui écrit des bandes entières
field-raid-group-without-data = de { $size } ne laisse aucun disque de données outre { $parity } pour la parité
field-tiers-out-of-order = doivent aller du plus rapide au plus lent, chacun une fois
field-tiering-missing = est obligatoire avec plusieurs niveaux
field-tiering-unknown-tier = place les nouveaux blocs sur « { $tier } », qui n’est pas un des niveaux
catalog-invalid-field = { $document } : { $path } : { $problem } (autorisé : { $allowed })

## Phases and goal sets

field-unknown-phase = n’est pas une phase de ce scénario
goal-set-conservative = Hypothèse : environ la moitié des temps d’attente standard, avec 30 % des contrôleurs, disques et ports laissés libres.
goal-set-standard = Objectifs par défaut : limites des études publiées lorsqu’elles en indiquent, sinon hypothèses.
goal-set-aggressive = Hypothèse : ce que la plupart des utilisateurs acceptent encore, avec peu de marge.
