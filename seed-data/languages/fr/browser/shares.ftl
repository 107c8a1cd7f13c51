shares-title = Partager l’exécution de la version { $version }
shares-link = Lien
shares-link-hint = Toute personne disposant de ce lien peut consulter l’exécution sans compte, jusqu’à son expiration ou sa révocation.
shares-local-only = Ce lien ne fonctionne que sur cet ordinateur
shares-local-only-hint = Stormsizer s’exécute en local et n’est pas accessible aux autres. Envoyez plutôt le rapport.
shares-another = Créer un autre lien
shares-create = Créer le lien
shares-content = Contenu
shares-content-result-and-report = Résultat et rapport
shares-content-result-and-report-hint = Résultat avec scénario et graphiques, et le PDF
shares-content-result = Résultat seul
shares-content-result-hint = Résultat avec scénario et graphiques
shares-with-options = Options comparées
shares-with-options-hint = État, plus petite marge et configuration de chaque option de la dernière comparaison de familles de baies ; prix uniquement avec le rapport
shares-with-windows = Fenêtres de redémarrage
shares-with-windows-hint = Fenêtres de redémarrage les plus courtes des recommandations, avec le démarrage et le goulot d’étranglement ; aucune autre partie des recommandations
shares-expires-after = Expire après
shares-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
shares-label = Libellé
shares-label-hint = Pour votre usage, par exemple le destinataire ; invisible pour les visiteurs
shares-unlabeled = (sans libellé)
shares-facts = { $status } · { $views } · { $content } · créé par { $person }
shares-status-revoked = révoqué le { $date }
shares-status-expired = expiré le { $date }
shares-status-active = valable jusqu’au { $date }
shares-not-opened = pas encore ouvert
shares-visits =
    { $n ->
        [one] { $n } visite, la dernière le { $date }
       *[other] { $n } visites, la dernière le { $date }
    }
shares-revoke = Révoquer
shares-revoke-label = Révoquer le lien : { $name }
shares-list = Liens vers cette exécution
shares-empty = Aucun lien

## Shared page
shares-ended = Lien indisponible
shares-ended-hint = Il est incomplet ou a expiré. Ouvrez le lien complet reçu, ou demandez-en un nouveau.
shares-retry = Réessayer
shares-scenario-file = Scénario (JSON)
shares-report-file = Rapport (PDF)
shares-lead = { $project } · { $facts } · objectif : { $goals }
shares-as-of = au { $date }
shares-events = Événements
shares-options = Options comparées
shares-options-note = Dimensionnées pour { $n } { $n ->
        [one] bureau
       *[other] bureaux
    }
shares-options-simulated = ce résultat
shares-provenance = Calculé le { $date }. Cette page reste inchangée jusqu’à l’expiration du lien le { $expires }.
