## Page
comparison-title = Comparaison
comparison-lead = Exécutions terminées de <link>{ $project }</link> aux prix actuels
comparison-lead-unknown = Exécutions terminées <link>du projet</link> aux prix actuels
comparison-no-project = Projet introuvable
comparison-too-few = Au moins deux exécutions terminées sont nécessaires
comparison-too-few-hint = Exécutez deux scénarios de ce projet, ou un scénario avant et après une modification, puis comparez-les ici.
comparison-runs = Exécutions
comparison-runs-note = Sélectionnez deux à quatre exécutions. La première sert de référence.
comparison-runs-label = Exécutions à comparer
comparison-add-run = Ajouter une exécution
comparison-select-two = Sélectionner au moins deux exécutions
comparison-run-name = { $scenario }, v{ $version }, { $date }

## Table
comparison-not-comparable = Ces exécutions ne sont pas directement comparables
comparison-notes = Remarques
comparison-results = Résultats
comparison-results-note = Écarts par rapport à { $baseline } ; les écarts significatifs sont en couleur. Prix : { $prices }
comparison-show-similar = Afficher les événements aux écarts mineurs
comparison-table = Comparaison
comparison-metric = Indicateur
comparison-configuration-cost = Configuration et coût
comparison-configuration = { $model }, { $configuration }
comparison-desktops =
    { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }
comparison-users = { $n } utilisateurs sur { $machines } machines virtuelles
comparison-states = Aujourd’hui et états prévus
comparison-events-today = Événements d’aujourd’hui, avec tous les composants
comparison-no-event = Absent de ce scénario
comparison-days = { $event }, le pire de { $n } jours
comparison-days-show = Afficher chaque jour
comparison-days-hide = Masquer chaque jour
comparison-better = meilleur
comparison-worse = moins bon

## Headroom
comparison-headroom = Réserve
comparison-headroom-calculate = Calculer
comparison-headroom-calculate-label = Calculer la réserve
comparison-headroom-progress = Calcul en cours, { $percent }
comparison-headroom-outdated = Inconnue pour la version { $version }
comparison-headroom-open = Pas encore calculée
comparison-headroom-none = Aucune
comparison-headroom-limit = Manqué en premier : { $missed }
comparison-headroom-more =
    { $n ->
        [one] { $n } bureau de plus
       *[other] { $n } bureaux de plus
    }
comparison-headroom-excess =
    { $n ->
        [one] { $n } bureau en trop
       *[other] { $n } bureaux en trop
    }

comparison-options = Options
comparison-options-note = Options de la comparaison de familles de baies pour { $scenario } ; les écarts se rapportent à la première.
comparison-options-back = Revenir à la recommandation
comparison-add-option = Ajouter une option
comparison-select-two-options = Sélectionnez au moins deux options
