## Buttons
common-cancel = Annuler
common-share = Partager
common-close = Fermer
common-nothing-found = Aucun résultat
common-undo = Annuler
common-remove = Supprimer
common-copy = Copier
common-copied = Copié
common-copy-what = Copier : { $what }
common-reload = Recharger la page
common-open-projects = Aller aux projets

## Lists and tables
common-show-more = Afficher plus
common-show-n-more =
    { $n ->
        [one] Afficher { $n } de plus
       *[other] Afficher { $n } de plus
    }
common-show-fewer = Afficher moins
common-table-label = { $label }, tableau
common-table-quantity = Grandeur
common-view-charts = Afficher en graphiques
common-view-table = Afficher en tableau
common-table-copy = Copier le tableau : { $title }
common-table-download = Télécharger le tableau en CSV : { $title }
common-table-copied = { $title } : copié
common-table-copied-hint = Collez le tableau dans un tableur.
common-copy-failed = Copie impossible
common-copy-failed-hint = Le navigateur ne l’a pas autorisé. Téléchargez plutôt le fichier.

## Export menu
common-export = Exporter : { $title }
common-export-copy-table = Copier le tableau
common-export-copy = Copier : { $title }
common-export-table = Tableau (CSV)
common-export-csv = { $title } (CSV)
common-export-picture = Image (PNG)
common-picture-failed = Impossible d’exporter l’image
common-picture-unsupported = Ce navigateur ne peut pas dessiner l’image.
common-picture-too-large = L’image est trop grande.

## Grades, goals and status of values
common-grade-good = Bonne
common-grade-fair = Passable
common-grade-poor = Mauvaise
common-verdict-pass = Conforme
common-verdict-at_risk = À risque
common-verdict-fail = Non conforme
common-verdict-low = { $word }, confiance faible
common-verdict-guest-time = { $word }, temps invité supposé
common-verdict-unknown = Pas encore de résultat
common-status-stated = publié
common-status-specified = spécifié
common-status-derived = dérivé
common-status-calibrated = calibré
common-status-assumed = supposé
common-status-unknown = inconnu
common-status-stated-hint = Publié dans une étude avec mesures
common-status-specified-hint = Issu des spécifications du fabricant
common-status-derived-hint = Calculé à partir de valeurs publiées ou spécifiées
common-status-calibrated-hint = Ajusté aux mesures
common-status-assumed-hint = Jugement d’ingénierie
common-status-unknown-hint = Inconnu : saisissez votre valeur

## Forms, errors and secrets
common-retry-now = Vous pouvez réessayer maintenant.
common-retry-wait = Patientez un instant, puis réessayez.
common-retry-in = Réessayer dans { $seconds } s
common-problem = { $message } (saisi : { $given } ; autorisé : { $allowed })
common-number-missing = Saisissez un nombre.
common-number-unreadable = « { $typed } » n’est pas un nombre. Saisissez par exemple { $example }.
common-number-whole = Saisissez un nombre entier.
common-number-range = Saisissez un nombre de { $min } à { $max }.
common-number-at-least = Saisissez un nombre d’au moins { $min }.
common-number-at-most = Saisissez un nombre d’au plus { $max }.
common-number-kept = Valeur toujours utilisée : { $value }.
common-unexpected-response = Réponse inattendue du service
common-http-error = Le service a répondu { $status }
common-http-error-hint = Réessayez. Si l’erreur persiste, consultez le journal du service.
common-unreachable = Le service est injoignable
common-unreachable-hint = Vos modifications sont conservées dans ce navigateur. Vérifiez que le service fonctionne, puis réessayez.
common-shown-once = Affiché une seule fois.
common-secret-saved = Je l’ai enregistré

## Runs under way
common-run-progress = Avancement de l’exécution
common-simulation-progress = Avancement de la simulation
common-stage-waiting = En attente d’un worker
common-stage-simulating = Simulation en cours
common-stage-storing = Enregistrement des résultats
common-stage-done = Terminé
common-stage-progress = { $stage }, { $percent }
common-stage-progress-left = { $stage }, { $percent }, encore { $left }

## Roles
common-role-viewer = Lecteur
common-role-editor = Éditeur
common-role-owner = Propriétaire
common-role-viewer-hint = Peut tout consulter
common-role-editor-hint = Peut créer et modifier projets, exécutions et liens de partage
common-role-owner-hint = Peut aussi gérer les membres, les clés d’API, les webhooks et le journal d’audit
common-role-required = Nécessite le rôle « { $needed } » ; le vôtre est « { $role } ».
common-toggle-password = Afficher ou masquer le mot de passe
