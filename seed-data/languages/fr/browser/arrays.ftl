## Baies d’un scénario

arrays-title = Baies
arrays-add = Ajouter une baie
arrays-add-model = Modèle de la nouvelle baie
arrays-added = { $name } ajoutée
arrays-added-hint =
    { $n ->
        [0] Aucun pool n’y stocke encore de données. Affectez-lui des données dans les paramètres du pool.
        [one] Elle stocke les profils de { $n } pool. Pour modifier ce choix, modifiez le pool.
       *[other] Elle stocke les profils de { $n } pools. Pour modifier ce choix, modifiez les pools.
    }
arrays-name = Nom
arrays-name-hint = Si le champ est vide, nom du modèle
arrays-remove = Supprimer la baie
arrays-remove-hint = Déplace ses données vers la baie principale
arrays-removed = { $name } supprimée
arrays-removed-hint = Ses données sont maintenant sur la baie principale. « Annuler » (Ctrl+Z) la restaure.

## Baie installée

arrays-installed = Baie installée
arrays-installed-none = Tous les composants sont achetés. Si le client possède déjà cette configuration, marquez-la comme installée : seuls les composants supplémentaires ont alors un prix.
arrays-installed-hint = Le client possède déjà cette configuration. Seuls les composants supplémentaires ont un prix.
arrays-installed-mark = Marquer comme installée
arrays-installed-use = Marquer la configuration actuelle comme installée
arrays-installed-return = Revenir à la configuration installée
arrays-installed-clear = Marquer comme non installée
arrays-configuration = { $model } : { $parts }
arrays-n-arrays =
    { $n ->
        [one] { $n } baie
       *[other] { $n } baies
    }
arrays-n-controllers =
    { $n ->
        [one] { $n } contrôleur
       *[other] { $n } contrôleurs
    }
arrays-n-controllers-each =
    { $n ->
        [one] { $n } contrôleur par baie
       *[other] { $n } contrôleurs par baie
    }
arrays-n-nodes =
    { $n ->
        [one] { $n } nœud
       *[other] { $n } nœuds
    }
arrays-too-many-hosts = { $name } – non disponible : jusqu’à { $most } nœuds, mais { $hosts } hôtes sont prévus
arrays-flash-cache = { $size } de cache flash
arrays-n-ports =
    { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }

## Emplacement des données d’un pool

arrays-placement = Emplacement des données
arrays-image = Image
arrays-image-hint = Copies de l’image lues par les bureaux
arrays-delta = Deltas
arrays-delta-hint = Blocs écrits par les bureaux, leurs autres disques et fichiers de swap
arrays-profile = Profils
arrays-profile-hint = Conteneurs de profil et données utilisateur
arrays-profile-data-hint = Données utilisateur ; les conteneurs de profil de ce pool ne sont pas sur une baie
arrays-profile-none-hint = Sans effet : ce pool n’a pas de données de profil sur une baie

## Résultats

arrays-note = Sélectionnez une baie pour afficher ses valeurs. Les durées d’ouverture de session sont les mêmes pour toutes les baies.
arrays-column-array = Baie
arrays-column-verdict = Verdict
arrays-shown = Résultats pour
arrays-of = { $what } : { $array }

arrays-states-title = Croissance et pannes
arrays-states-note = Le verdict porte sur tous ces états ; les graphiques et tableaux montrent l’état actuel
arrays-states-column-state = État
arrays-states-column-phases = Phases conformes
arrays-states-phases = { $met } sur { $total }

## Other workloads

arrays-others = Autres charges de travail sur cette baie
arrays-others-note = Serveurs, bases de données et autres systèmes qui continuent d’utiliser la baie. Leur charge reste constante sur tout le calendrier.
arrays-others-unmeasured = Sans la charge de { $names }.
arrays-others-unmeasured-included = La charge est incluse
arrays-others-iops-hint = Moyenne d’un jour de forte charge, selon la supervision des performances de la baie
arrays-others-size-hint = Taille moyenne de ces lectures et écritures
arrays-others-used-hint = Espace physique après réduction des données, tel que la baie l’affiche

## Families compared without a choice
arrays-families-default = Sans choix, la baie du scénario est comparée à toutes les familles du même type qui peuvent être commandées et ne sont pas estimées à partir de fiches techniques.
