## Page
comparison-title = Vergleich
comparison-lead = Abgeschlossene Läufe von <link>{ $project }</link> zu aktuellen Preisen
comparison-lead-unknown = Abgeschlossene Läufe <link>des Projekts</link> zu aktuellen Preisen
comparison-no-project = Projekt nicht gefunden
comparison-too-few = Mindestens zwei abgeschlossene Läufe sind erforderlich
comparison-too-few-hint = Führen Sie zwei Szenarien dieses Projekts aus, oder ein Szenario vor und nach einer Änderung, und vergleichen Sie sie hier.
comparison-runs = Läufe
comparison-runs-note = Zwei bis vier Läufe auswählen. Der erste ist die Vergleichsbasis.
comparison-runs-label = Zu vergleichende Läufe
comparison-add-run = Lauf hinzufügen
comparison-select-two = Mindestens zwei Läufe auswählen
comparison-run-name = { $scenario }, v{ $version }, { $date }

## Table
comparison-not-comparable = Diese Läufe sind nicht direkt vergleichbar
comparison-notes = Hinweise
comparison-results = Ergebnisse
comparison-results-note = Differenzen zu { $baseline }; wesentliche sind farbig. Preise: { $prices }
comparison-show-similar = Ereignisse mit geringen Unterschieden anzeigen
comparison-table = Vergleich
comparison-metric = Kennzahl
comparison-configuration-cost = Konfiguration und Kosten
comparison-configuration = { $model }, { $configuration }
comparison-desktops =
    { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }
comparison-users = { $n } Benutzer auf { $machines } virtuellen Maschinen
comparison-states = Heute und geplante Zustände
comparison-events-today = Ereignisse heute, mit allen Komponenten
comparison-no-event = Nicht in diesem Szenario
comparison-days = { $event }, schlechtester von { $n } Tagen
comparison-days-show = Einzelne Tage anzeigen
comparison-days-hide = Einzelne Tage ausblenden
comparison-better = besser
comparison-worse = schlechter

## Headroom
comparison-headroom = Reserve
comparison-headroom-calculate = Berechnen
comparison-headroom-calculate-label = Reserve berechnen
comparison-headroom-progress = Wird berechnet, { $percent }
comparison-headroom-outdated = Für Version { $version } nicht bekannt
comparison-headroom-open = Noch nicht berechnet
comparison-headroom-none = Keine
comparison-headroom-limit = Zuerst verfehlt: { $missed }
comparison-headroom-more =
    { $n ->
        [one] { $n } weiterer Desktop
       *[other] { $n } weitere Desktops
    }
comparison-headroom-excess =
    { $n ->
        [one] { $n } Desktop zu viel
       *[other] { $n } Desktops zu viel
    }

comparison-options = Optionen
comparison-options-note = Optionen des Vergleichs von Arrayfamilien für { $scenario }; Unterschiede beziehen sich auf die erste.
comparison-options-back = Zurück zur Empfehlung
comparison-add-option = Option hinzufügen
comparison-select-two-options = Mindestens zwei Optionen auswählen
