audit-title = Journal d’audit
audit-note = Toutes les modifications, les plus récentes d’abord. Les entrées ne sont pas modifiables.
audit-empty = Aucune entrée correspondante
audit-number = Nº
audit-time = Date et heure
audit-who = Auteur
audit-who-placeholder = nom d’une personne ou d’une clé
audit-action = Action
audit-action-placeholder = update_scenario
audit-subject = Objet
audit-details = Détails
audit-from = Du
audit-to = Au
audit-filter = Filtrer
audit-show-all = Tout afficher
audit-actor-local = cet ordinateur
audit-actor-worker = le service
audit-actor-key = { $name } (clé d’API)
audit-integrity = Vérifier l’intégrité du journal
audit-integrity-note = Chaque entrée contient un code calculé à partir d’elle-même et de la précédente ; toute modification est ainsi détectée
audit-verify = Vérifier
audit-verify-again = Vérifier à nouveau
audit-intact =
    { $n ->
        [one] { $n } entrée vérifiée : le journal est intact
       *[other] { $n } entrées vérifiées : le journal est intact
    }
audit-broken = L’entrée { $number } a été modifiée ou manque
audit-head = La dernière entrée porte le numéro { $number }. Conservez son code : lui seul permet de détecter la suppression des dernières entrées. <code>{ $code }</code>
