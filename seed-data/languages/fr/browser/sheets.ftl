## Page
sheets-title = Ajouter une baie
sheets-title-edit = Modifier la baie
sheets-from-sheet = Utiliser plutôt la fiche technique
sheets-lead = Les indications de la fiche technique deviennent un modèle de baie.
sheets-steps = Étapes
sheets-step-hardware = Matériel
sheets-step-protection = Protection et services de données
sheets-step-maximum = Maximum publié
sheets-step-summary = Récapitulatif
sheets-next = Suivant
sheets-back = Retour
sheets-save = Enregistrer la baie
sheets-saved = Baie enregistrée
sheets-saved-hint = { $name } peut être choisi dans tous les scénarios.
sheets-required = Obligatoire
sheets-optional = Facultatif
sheets-assumed = Hypothèse : { $value }
sheets-assumed-range = Hypothèse : { $value } (de { $low } à { $high })

## Key figures
sheets-mine = Ma baie n’est pas dans la liste
sheets-mine-title = Ma baie
sheets-figures-lead = Cinq valeurs suffisent pour une baie à deux contrôleurs. Les disques, y compris ceux de secours, sont supposés et modifiables. Pour une baie hybride, copiez une baie similaire du catalogue.
sheets-figures-name = Fabricant et produit
sheets-figures-name-example = Dell Unity XT 480F
sheets-figures-capacity = Capacité utile
sheets-figures-unit = Unité
sheets-figures-reduction-hint = Sans valeur, 3 : 1 est supposé (1,5 à 5)
sheets-figures-iops = IOPS maximales
sheets-figures-latency = À une latence de
sheets-figures-iops-hint = Le débit le plus élevé de petites E/S aléatoires. Habituel pour des bureaux virtuels : blocs de 8 Kio avec 70 % de lectures à 1 ms.
sheets-figures-ports = Ports par contrôleur
sheets-figures-port = Type de port
sheets-port-fc = Fibre Channel { $speed } Gbit/s
sheets-port-ethernet = Ethernet { $speed } Gbit/s
sheets-figures-price = Prix d’achat
sheets-figures-price-hint = Facultatif : la baie entière, selon l’offre, en { $currency }. Sans lui, les comparaisons n’affichent aucun prix.
sheets-parts-title = Composants supposés
sheets-parts = { $drives } × { $drive } ; disques de secours par contrôleur : { $spares } ; contrôleurs : { $controllers } ; ports par contrôleur : { $ports }
sheets-parts-drive = Modèle de disque
sheets-parts-drive-assumed = Supposé
sheets-parts-drives = Nombre de disques
sheets-figures-assumed = Tout le reste est supposé d’après les baies de cette classe. Les plages des hypothèses entrent dans la confiance de chaque résultat.
sheets-figures-waiting = La courbe apparaît une fois la capacité et les IOPS maximales saisies.
sheets-figures-source = Valeurs clés de { $name }
sheets-figures-publisher = saisies par vous
sheets-name-taken = Une autre baie porte ce nom
sheets-refine = Affiner étape par étape

## Hardware
sheets-array = Baie
sheets-vendor = Fabricant
sheets-name = Modèle
sheets-release = Version logicielle
sheets-introduced = Année de lancement
sheets-design = Architecture
sheets-design-shared = Baie à contrôleurs partagés
sheets-design-hyperconverged = Hyperconvergé, sur chaque hôte
sheets-design-nodes = Cluster de nœuds de stockage
sheets-controller-hardware = Contrôleurs et ports
sheets-controller-note = Cœurs, mémoire et ports d’un contrôleur ou d’un nœud.
sheets-controllers = Contrôleurs par baie
sheets-cores = Cœurs de processeur
sheets-specrate = SPECrate 2017 Integer par cœur
sheets-specrate-hint = Score de base des processeurs, divisé par leurs cœurs.
sheets-memory = Mémoire
sheets-port-speed = Débit des ports
sheets-ports = Ports hôtes
sheets-max-arrays = Nombre maximal de baies en cluster
sheets-max-nodes = Nombre maximal de nœuds du cluster
sheets-media-hardware = Supports et châssis
sheets-media = Supports et protocole interne
sheets-media-nvme = Flash, NVMe
sheets-media-sas = Flash, SAS ou SATA
sheets-tier = Nom des disques
sheets-drives = Disques pris en charge
sheets-slots = Emplacements de disques
sheets-max-drives = Nombre maximal de disques
sheets-max-drives-hint = Avec les tiroirs d’extension ; par défaut, autant que d’emplacements.
sheets-watts = Consommation sans les disques
sheets-rack-units = Hauteur

## Data protection and services
sheets-protection = Protection des données
sheets-protection-note = Détermine la capacité utile et le coût d’une écriture.
sheets-kind = Type de protection
sheets-kind-raid = Groupes RAID
sheets-kind-copies = Copies sur d’autres nœuds
sheets-kind-code = Code d’effacement entre nœuds
sheets-group-raid = Disques par groupe RAID
sheets-group-copies = Copies de chaque bloc
sheets-group-code = Fragments par bande
sheets-parity-raid = Disques de parité par groupe
sheets-parity-code = Fragments de parité par bande
sheets-spares = Disques de secours par contrôleur
sheets-reserve = Capacité réservée
sheets-reserve-hint = Système de fichiers, reconstructions et espace libre.
sheets-services = Services de données
sheets-services-note = Ils réduisent les données stockées. La méthode n’ajoute pas de temps processeur pour eux.
sheets-compression = Compression
sheets-deduplication = Déduplication
sheets-reduction = Réduction des données
sheets-reduction-hint = Octets écrits par octet stocké.

## Published maximum and document
sheets-maximum = Maximum publié
sheets-maximum-note = Le débit le plus élevé de petites E/S aléatoires. Il réduit la plage du temps processeur par E/S.
sheets-has-maximum = La fiche indique un débit avec sa taille de bloc et sa part de lectures
sheets-iops = IOPS
sheets-block = Taille de bloc
sheets-reads = Part de lectures
sheets-latency = Temps de réponse à ce débit
sheets-latency-hint = Facultatif. Il est seulement comparé au calcul.
sheets-maximum-controllers = Contrôleurs du test
sheets-maximum-nodes = Nœuds du test
sheets-document = Fiche technique
sheets-document-note = La source de tous les nombres saisis.
sheets-source = Titre
sheets-publisher = Éditeur
sheets-dated = Date
sheets-dated-hint = Sans date, le jour où vous l’avez lue.
sheets-address = Adresse web

## Curve
sheets-curve = Temps de réponse
sheets-curve-mix = { $block } Kio, { $reads } % de lectures, tous les emplacements et ports
sheets-curve-waiting = La courbe apparaît dès que le matériel et la protection sont complets.
sheets-curve-published = publié
sheets-curve-maximum = maximum calculé
sheets-curve-summary = Temps de réponse selon les IOPS. { $sentence }

## Summary
sheets-parameters = Paramètres de service
sheets-parameters-note = Dérivés de la fiche, avec la plage de P10 à P90.
sheets-capacity = Capacité avec tous les emplacements
sheets-with-unit = { $value } { $unit }
sheets-for-project = La baie est proposée dans le projet « { $project } ».
