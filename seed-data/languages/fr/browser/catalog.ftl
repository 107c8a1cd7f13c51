## Page
catalog-title = Catalogue
catalog-lead = Baies, disques, profils de charge et méthodes de déploiement, avec la source de chaque valeur
catalog-kinds = Sections du catalogue
catalog-kind-arrays = Baies
catalog-kind-drives = Disques
catalog-kind-workloads = Profils de charge
catalog-kind-deployments = Méthodes de déploiement
catalog-kind-sources = Sources
catalog-kind-prices = Prix
catalog-generic = générique, non calibré
catalog-sample = Scénario d’exemple
catalog-sample-label = Scénario d’exemple de { $name }
catalog-sample-missing = Cette famille n’a pas de scénario d’exemple.
catalog-search = Rechercher dans le catalogue
catalog-index = Filtres
catalog-facet-vendor = Fabricant
catalog-facet-class = Classe
catalog-facet-standing = Fondement
catalog-class-array = Baie
catalog-class-hosts = Hyperconvergé
catalog-class-cloud = Cloud
catalog-class-files = Service de fichiers
catalog-class-generic = Générique
catalog-found =
    { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
catalog-clear-filters = Effacer les filtres
catalog-none-found = Aucune entrée ne correspond
catalog-grade-measured = mesuré
catalog-grade-specifications = configuré d’après les fiches techniques
catalog-grade-estimated = estimé
catalog-cited-facts = { $cited } données sur { $facts } avec source
catalog-end-of-sale = fin de commercialisation
catalog-custom = Personnalisé
catalog-measured-with = mesuré avec { $generator }
catalog-stages =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
catalog-attribution = { $publisher } : { $source }

## Values of an entry
catalog-values = Valeurs de { $name }
catalog-parameter = Paramètre
catalog-value = Valeur
catalog-range = Plage
catalog-status = Statut
catalog-source = Source
catalog-general = Général
catalog-limits = Limites de { $name }
catalog-limit-size = Taille
catalog-limit-burst-iops = IOPS en rafale
catalog-limit-burst-mb = MB/s en rafale
catalog-limit = Limite
catalog-limit-per-gib = { $rate } par GiB, au plus { $most }
catalog-limit-from-per-gib = { $base } + { $rate } par GiB, au plus { $most }
catalog-limit-of-throughput = Débit
catalog-limit-lasts = { $least } à { $most } ; les crédits pleins durent { $time }
catalog-limit-credits = { $least } à { $most } ; crédits pleins : { $credits } E/S
catalog-burst-per-gib = { $rate } par GiB ; { $range }
catalog-burst-per-iops = { $rate } × les IOPS ordinaires ; { $range }
catalog-unknown = Inconnu

## Review
catalog-checked = Vérifié le { $date }
catalog-stale = À revoir
catalog-stale-hint = Dernière vérification avec la source il y a plus d’un an. Vérifiez les valeurs.
catalog-never = Non vérifié
catalog-never-hint = Non vérifié avec la source depuis la saisie

## Sources
catalog-address = Adresse
catalog-review = Vérification
catalog-notes = Notes
catalog-source-published-study = étude publiée
catalog-source-specification = spécification
catalog-source-manual = manuel
catalog-source-engineering-note = note technique

## Custom entries
catalog-add-array = Ajouter une baie
catalog-copy = Créer une copie
catalog-copy-of = Créer une copie de { $name }
catalog-copy-name = { $name } (personnalisé)
catalog-copied = Copie créée
catalog-copied-hint = { $name } est dans le catalogue. Modifiez les valeurs qui diffèrent.
catalog-name = Nom
catalog-id = ID : { $id }
catalog-edit = Modifier
catalog-edit-label = Modifier { $name }
catalog-edit-numbers = Modifier les valeurs
catalog-edit-numbers-label = Modifier les valeurs de { $name }
catalog-vendor = Fabricant
catalog-introduced = Année de lancement
catalog-firmware = Nom de la version { $id }
catalog-tier = Nom du niveau { $id }
catalog-tier-drives = Disques du niveau { $id }
catalog-save = Enregistrer
catalog-saved = Enregistré
catalog-saved-hint = Les aperçus en direct utilisent les nouvelles valeurs de { $name }. Les exécutions existantes restent inchangées.
catalog-delete = Supprimer
catalog-delete-label = Supprimer { $name }
catalog-deleted = { $name } supprimé
catalog-document = Document source
catalog-document-hint = Titre du document ou de la mesure, par exemple une fiche technique
catalog-publisher = Éditeur
catalog-document-date = Date du document
catalog-document-date-hint = Ou la date de la dernière vérification des valeurs avec ce document
catalog-numbers = Valeurs
catalog-numbers-hint = Les valeurs que vous modifiez sont attribuées au document ci-dessus.
