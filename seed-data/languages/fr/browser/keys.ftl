keys-created = Clé « { $name } » créée
keys-key = Clé
keys-usage = Envoyez-la dans l’en-tête <code>Authorization: Bearer …</code>
keys-new = Nouvelle clé
keys-new-note = Elle agit pour l’organisation, avec vos droits au plus. Elle prend fin à votre départ, sauf si elle est transmise à un autre propriétaire.
keys-create = Créer la clé
keys-name = Usage
keys-name-hint = Indique ce qui cesse de fonctionner si vous la révoquez
keys-expires-after = Expire après
keys-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
keys-year = 1 an
keys-scopes = Autorisations
keys-scope-read = Lecture
keys-scope-read-hint = Consulter projets, scénarios, exécutions, rapports et catalogue
keys-scope-write = Écriture
keys-scope-write-hint = Créer et modifier projets, scénarios, prix et liens de partage
keys-scope-run = Exécution
keys-scope-run-hint = Lancer et annuler des exécutions
keys-scope-manage = Gestion
keys-scope-manage-hint = Gérer les webhooks, consulter les membres et le journal d’audit (droits de propriétaire)
keys-list = Clés
keys-list-note = Les plus récentes d’abord, y compris les clés expirées
keys-empty = Aucune clé
keys-table = Clés d’API
keys-owner = Propriétaire
keys-made = Création
keys-made-by = { $date }, { $person }
keys-last-used = Dernière utilisation
keys-never-used = jamais
keys-status = État
keys-status-revoked = révoquée le { $date }
keys-status-expired = expirée le { $date }
keys-status-active = valable jusqu’au { $date }
keys-revoke = Révoquer la clé
keys-revoke-short = Révoquer
keys-revoke-label = Révoquer { $name }
keys-revoke-question = Révoquer « { $name } » ?
keys-revoke-warning = Les programmes qui l’utilisent perdent immédiatement l’accès. Cette action est irréversible.
