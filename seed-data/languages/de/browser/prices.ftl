## Price list
prices-own = Ihre Preisliste
prices-own-note = Gilt für alle neuen Ergebnisse
prices-own-name = Unsere Preise
prices-illustrative = Beispielpreisliste
prices-illustrative-note = Größenordnungen, die zeigen, wie der Vergleich funktioniert, kein Angebot: Keine Studie nennt Hardwarepreise. Ersetzen Sie sie durch Ihre eigenen.
prices-name = Name
prices-dated = Stand
prices-currency = Währung
prices-currency-error = Geben Sie einen Code aus drei Buchstaben ein, zum Beispiel EUR
prices-notes = Notizen
prices-upload = Datei hochladen
prices-reset = Auf Beispielpreisliste zurücksetzen
prices-discard = Änderungen verwerfen
prices-save = Preisliste speichern
prices-saved = Preisliste gespeichert
prices-saved-hint = Neue Ergebnisse verwenden sie; vorhandene Läufe behalten ihre Preise.
prices-unreadable = { $file } kann nicht gelesen werden: { $reason }
prices-unreadable-hint = Laden Sie die Liste als JSON herunter, um das erwartete Format zu sehen.
prices-not-a-list = keine Preisliste
prices-conflict = Ein anderer Benutzer hat die Preisliste geändert
prices-conflict-hint = Laden Sie die Seite neu, um die andere Fassung zu sehen. Laden Sie Ihre zuvor als JSON herunter.
prices-missing =
    { $n ->
        [one] { $n } Teil ohne Preis
       *[other] { $n } Teile ohne Preis
    }
prices-missing-hint = Konfigurationen mit diesen Teilen haben keinen Preis. Sie werden nach Laufwerken, Höheneinheiten und Leistungsaufnahme sortiert, hinter denen mit Preis.
prices-amount = { $group }: { $part }
prices-unknown = unbekannt
prices-part-controller = Controller
prices-part-shelf = Einschub ohne Laufwerke
prices-part-cache-module = Cache-Modul
prices-part-port = Front-End-Port
prices-drives = Laufwerke
prices-hosts = Hosts
prices-memory = Arbeitsspeicher, pro GiB
prices-volumes = Cloud-Volumes, pro Monat
prices-term = Jahre mit monatlichen Kosten
prices-kwh = Preis pro kWh, mit Kühlung
prices-no-power = ohne Strom
prices-discounts = Rabatte

## Files
prices-export-unsaved = Speichern oder verwerfen Sie Ihre Änderungen, um die Liste in diesem Format zu exportieren
prices-import-title = { $file } importieren
prices-import-summary = { $added } hinzugefügt, { $changed } geändert, { $removed } entfernt, { $same } unverändert
prices-import-changes = Änderungen an der Preisliste
prices-import-field = Feld
prices-import-kind = Änderung
prices-import-added = Hinzugefügt
prices-import-changed = Geändert
prices-import-removed = Entfernt
prices-import-before = Aktuelle Liste
prices-import-after = Datei
prices-import-none = Keine Änderungen
prices-import-none-hint = Die Datei enthält dieselben Werte wie die aktuelle Preisliste.
prices-import-unsaved = Nicht gespeicherte Änderungen auf dieser Seite werden verworfen
prices-import-unsaved-hint = Die Datei wird mit der gespeicherten Liste verglichen.
prices-import-problems =
    { $n ->
        [one] { $n } Problem in der Datei
       *[other] { $n } Probleme in der Datei
    }
prices-import-problems-hint = Korrigieren Sie die Zellen und laden Sie die Datei erneut hoch. Die aktuelle Preisliste ist unverändert.
prices-import-first =
    { $n ->
        [one] Nur das erste Problem wird angezeigt.
       *[other] Nur die ersten { $n } Probleme werden angezeigt.
    }
prices-import-cell = Zelle
prices-import-given = Angegeben
prices-import-problem = Problem
prices-import-allowed = Zulässig
