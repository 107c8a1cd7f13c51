## Page
runs-title = Läufe
runs-lead = Gespeicherte Ergebnisse, jeweils mit den zugehörigen Eingaben, der Engine-Version und dem Katalog.
runs-all = Alle Läufe
runs-kind = Art
runs-kind-week = Woche
runs-kind-window = Ereignisdiskrete Simulation
runs-kind-shortlist = Array-Familien
runs-kind-advice = Zeitplan und Konfiguration
runs-kind-runway = Wachstumsreserve
runs-kind-sensitivity = Sensitivitätsanalyse
runs-kind-range = Monte Carlo
runs-kind-failure = Komponentenausfall
runs-state = Status
runs-state-queued = In Warteschlange
runs-state-running = Läuft
runs-state-succeeded = Erfolgreich
runs-state-failed = Fehlgeschlagen
runs-state-cancelled = Abgebrochen
runs-any = beliebig
runs-clear-state = Statusfilter löschen
runs-project = Projekt
runs-clear-project = Projektfilter löschen
runs-scenario-deleted = { $name } (gelöscht)
runs-compare = Vergleichen
runs-compare-label = Lauf vergleichen: { $name }
runs-empty = Keine passenden Läufe
runs-empty-hint = Starten Sie einen Lauf auf der Seite eines Szenarios oder ändern Sie die Filter.

## One run
runs-version = Version { $version }
runs-engine = Engine { $version }
runs-kind-version = { $kind }, Version { $version }
runs-kind-scenario = { $kind }, { $scenario }
runs-cancel-label = Abbrechen: { $kind }, { $scenario }
runs-running = Läuft, { $percent }
runs-failed-with = { $state }: { $message }

## Tray
runs-tray = Läufe: { $summary }
runs-none-running = Keine aktiven Läufe
runs-active =
    { $n ->
        [one] { $n } aktiver Lauf
       *[other] { $n } aktive Läufe
    }
runs-recent = Zuletzt beendet
