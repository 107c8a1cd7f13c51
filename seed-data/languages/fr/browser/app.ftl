### Frame of the page: navigation, theme, language.

app-skip-to-content = Aller au contenu
app-nav = Navigation principale
app-nav-projects = Projets
app-nav-runs = Exécutions
app-nav-imports = Imports
app-nav-evidence = Preuves
app-nav-catalog = Catalogue
app-theme-system = Thème : système
app-theme-light = Thème : clair
app-theme-dark = Thème : sombre
app-language = Langue : { $language }
app-help = Aide (en anglais)
app-selected = sélectionné

## Errors
app-error-title = Une erreur s’est produite
app-error-detail = Vos modifications sont conservées dans ce navigateur. Erreur : { $error }
app-not-found = Page introuvable
app-not-found-hint = Elle a peut-être été supprimée, ou le lien est incomplet.

## Account menu
app-organization = Organisation : { $name }
app-no-organization = Aucune organisation
app-switch-organization = Changer d’organisation
app-read-only = Lecture seule
app-read-only-hint = Vous êtes lecteur ici. Les éditeurs et les propriétaires peuvent apporter des modifications.
app-account-menu = { $name } : compte et paramètres
app-account = Compte
app-settings = Paramètres
app-sign-out = Se déconnecter
app-unsaved = Modifications non enregistrées
app-unsaved-text =
    { $n ->
        [one] Ce navigateur contient des modifications non enregistrées de { $n } scénario. Si vous les conservez, elles seront restaurées à la prochaine ouverture ici. D’autres utilisateurs de cet ordinateur pourraient les lire.
       *[other] Ce navigateur contient des modifications non enregistrées de { $n } scénarios. Si vous les conservez, elles seront restaurées à la prochaine ouverture ici. D’autres utilisateurs de cet ordinateur pourraient les lire.
    }
app-stay = Rester connecté
app-discard-sign-out = Abandonner et se déconnecter
app-keep-sign-out = Conserver et se déconnecter
app-scenario-deleted = { $name } supprimé ; ses exécutions et rapports sont conservés

## Command palette
app-search = Rechercher
app-search-keys = Rechercher ({ $keys })
app-search-field = Rechercher scénarios, pages et actions
app-search-placeholder = Scénario, page ou action
app-search-results = Résultats
app-search-count =
    { $n ->
        [one] { $n } résultat
       *[other] { $n } résultats
    }
app-search-none = Aucun résultat pour « { $text } »
app-group-actions = Actions
app-group-scenario = Ce scénario
app-group-scenarios = Scénarios
app-group-pages = Pages
app-group-settings = Paramètres
app-group-events = Événements
app-group-help = Aide
app-open-guide = Assistant en trois étapes
app-open-recommend = Recommandations
app-open-failures = Panne d’un composant
app-open-versions = Versions
app-catalog-arrays = Catalogue : baies
app-catalog-drives = Catalogue : disques
app-catalog-workloads = Catalogue : profils de charge
app-catalog-deployments = Catalogue : méthodes de déploiement
app-catalog-sources = Catalogue : sources
app-catalog-prices = Catalogue : liste de prix

## Keyboard shortcuts
app-keys = Raccourcis clavier
app-keys-everywhere = Sur toutes les pages
app-keys-scenario = Dans un scénario
app-keys-event = Événement sélectionné au clavier dans le calendrier
app-keys-numbers = Champs numériques
app-keys-undo = Annuler
app-keys-redo = Rétablir
app-keys-move-time = Déplacer de 15 minutes
app-keys-move-day = Déplacer d’un jour
app-keys-move-end = Déplacer la fin
app-keys-open = Ouvrir
app-keys-delete = Supprimer
app-keys-duplicate = Copier au jour suivant
app-keys-select = Ajouter à la sélection
app-keys-unselect = Effacer la sélection
app-keys-menu = Ouvrir le menu
app-keys-copy = Copier
app-keys-paste = Coller à l’emplacement du pointeur
app-keys-step = Un pas vers le haut ou le bas
app-keys-ten-steps = Dix pas vers le haut ou le bas
