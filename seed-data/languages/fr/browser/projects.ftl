## Page
projects-title = Projets
projects-lead = Dimensionner le stockage de bureaux virtuels à partir de la semaine type du client.
projects-new = Nouveau projet
projects-new-sizing = Nouveau dimensionnement
projects-evidence-badge = Erreur médiane { $error }
projects-see-evidence = Voir toutes les preuves
projects-empty = Aucun projet
projects-empty-hint = Obtenez un premier résultat en trois étapes, ou copiez un exemple ci-dessous.
projects-name = Nom
projects-name-hint = Client ou opportunité
projects-create = Créer le projet
projects-name-error = { $message } (autorisé : { $allowed })

## Scenarios of a project
projects-scenarios =
    { $n ->
        [one] { $n } scénario
       *[other] { $n } scénarios
    }
projects-desktops =
    { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }
projects-events =
    { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
projects-changed = v{ $version }, modifié le { $date }
projects-outdated = dernière exécution : v{ $version }
projects-not-run = Pas encore exécuté. Ouvrez-le pour voir l’aperçu en direct.
projects-changed-since = Modifié depuis la dernière exécution. Ouvrez-le pour voir l’aperçu en direct.
projects-duplicate = Dupliquer
projects-duplicate-label = Dupliquer { $name }
projects-delete-label = Supprimer { $name }
projects-new-scenario = Nouveau scénario
projects-prices = Prix
projects-prices-label = Prix de { $project }
projects-new-scenario-label = Nouveau scénario dans { $project }
projects-no-scenarios = Aucun scénario dans ce projet

## Sample scenarios
projects-samples = Exemples de scénarios
projects-samples-note = Systèmes publiés tels que décrits dans leurs études, et systèmes génériques comme point de départ
projects-samples-more = Afficher { $n } exemples de plus
projects-sample-generic = générique, non calibré
projects-sample-use = Utiliser
projects-sample-use-label = Utiliser { $name }
projects-sample-copy-to = Copier vers

## Starter scenario
projects-starter-login = Ouverture de session
projects-starter-logoff = Fermeture de session
projects-starter-desktops = Bureaux
projects-starter-existing = Bureaux existants
projects-starter-added = Bureaux ajoutés
projects-first-name-new = { $project }, première semaine
projects-first-name-check = { $project }, baie existante
projects-first-name-expand = { $project }, extension
projects-first-name-refresh = { $project }, renouvellement
projects-empty-catalog = Le catalogue ne contient aucune baie ou aucun profil de charge.
