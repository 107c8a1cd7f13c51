## Page
projects-title = Projekte
projects-lead = Storage für virtuelle Desktops dimensionieren, anhand der Arbeitswoche des Kunden.
projects-new = Neues Projekt
projects-new-sizing = Neues Sizing
projects-evidence-badge = Mittlerer Fehler (Median) { $error }
projects-see-evidence = Alle Nachweise anzeigen
projects-empty = Noch keine Projekte
projects-empty-hint = In drei Schritten zum ersten Ergebnis, oder kopieren Sie unten ein Beispielszenario.
projects-name = Name
projects-name-hint = Kunde oder Vorhaben
projects-create = Projekt anlegen
projects-name-error = { $message } (zulässig: { $allowed })

## Scenarios of a project
projects-scenarios =
    { $n ->
        [one] { $n } Szenario
       *[other] { $n } Szenarien
    }
projects-desktops =
    { $n ->
        [one] { $n } Desktop
       *[other] { $n } Desktops
    }
projects-events =
    { $n ->
        [one] { $n } Ereignis
       *[other] { $n } Ereignisse
    }
projects-changed = v{ $version }, geändert am { $date }
projects-outdated = letzter Lauf: v{ $version }
projects-not-run = Noch kein Lauf. Öffnen Sie es für die Live-Vorschau.
projects-changed-since = Seit dem letzten Lauf geändert. Öffnen Sie es für die Live-Vorschau.
projects-duplicate = Duplizieren
projects-duplicate-label = { $name } duplizieren
projects-delete-label = { $name } löschen
projects-new-scenario = Neues Szenario
projects-prices = Preise
projects-prices-label = Preise von { $project }
projects-new-scenario-label = Neues Szenario in { $project }
projects-no-scenarios = Noch keine Szenarien in diesem Projekt

## Sample scenarios
projects-samples = Beispielszenarien
projects-samples-note = Veröffentlichte Systeme wie in ihren Studien beschrieben und generische als Ausgangspunkt
projects-samples-more = { $n } weitere Beispiele anzeigen
projects-sample-generic = generisch, nicht kalibriert
projects-sample-use = Verwenden
projects-sample-use-label = { $name } verwenden
projects-sample-copy-to = Kopieren nach

## Starter scenario
projects-starter-login = Anmeldung
projects-starter-logoff = Abmeldung
projects-starter-desktops = Desktops
projects-starter-existing = Vorhandene Desktops
projects-starter-added = Zusätzliche Desktops
projects-first-name-new = { $project }, erste Woche
projects-first-name-check = { $project }, vorhandenes Array
projects-first-name-expand = { $project }, Erweiterung
projects-first-name-refresh = { $project }, Erneuerung
projects-empty-catalog = Der Katalog enthält kein Array oder kein Lastprofil.
