## Page
runs-title = Exécutions
runs-lead = Résultats enregistrés, chacun avec ses données d’entrée, la version du moteur et le catalogue utilisés.
runs-all = Toutes les exécutions
runs-kind = Type
runs-kind-week = Semaine
runs-kind-window = Simulation à événements discrets
runs-kind-shortlist = Familles de baies
runs-kind-advice = Planning et configuration
runs-kind-runway = Marge de croissance
runs-kind-sensitivity = Analyse de sensibilité
runs-kind-range = Monte-Carlo
runs-kind-failure = Panne d’un composant
runs-state = État
runs-state-queued = En file d’attente
runs-state-running = En cours
runs-state-succeeded = Réussie
runs-state-failed = En échec
runs-state-cancelled = Annulée
runs-any = tous
runs-clear-state = Effacer le filtre d’état
runs-project = Projet
runs-clear-project = Effacer le filtre de projet
runs-scenario-deleted = { $name } (supprimé)
runs-compare = Comparer
runs-compare-label = Comparer l’exécution : { $name }
runs-empty = Aucune exécution correspondante
runs-empty-hint = Lancez une exécution depuis la page d’un scénario, ou modifiez les filtres.

## One run
runs-version = version { $version }
runs-engine = moteur { $version }
runs-kind-version = { $kind }, version { $version }
runs-kind-scenario = { $kind }, { $scenario }
runs-cancel-label = Annuler : { $kind }, { $scenario }
runs-running = En cours, { $percent }
runs-failed-with = { $state } : { $message }

## Tray
runs-tray = Exécutions : { $summary }
runs-none-running = Aucune exécution active
runs-active =
    { $n ->
        [one] { $n } exécution active
       *[other] { $n } exécutions actives
    }
runs-recent = Récentes
