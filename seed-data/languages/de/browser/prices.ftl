## Price list
prices-own = Ihre Preisliste
prices-own-note = Gilt für alle neuen Ergebnisse
prices-own-name = Unsere Preise
prices-illustrative = Beispielpreisliste
prices-illustrative-note = Größenordnungen, die zeigen, wie der Vergleich funktioniert, kein Angebot: Keine Studie nennt Hardwarepreise. Ersetzen Sie sie durch Ihre eigenen.
prices-name = Name
prices-dated = Stand
prices-valid-until = Gültig bis
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
prices-currency-title = Währung von { $from } in { $to } ändern
prices-currency-convert = Alle Preise zu einem Kurs umrechnen
prices-currency-rate = 1 { $from } in
prices-currency-dated = Datum des Kurses
prices-currency-source = Quelle des Kurses
prices-currency-keep = Die Zahlen sind schon in { $to }
prices-currency-do-convert = Preise umrechnen
prices-currency-do-keep = Zahlen beibehalten
prices-import-currency = Die Währung ändert sich von { $from } in { $to }
prices-import-currency-hint = Die Zahlen der Datei werden ohne Umrechnung als Preise in { $to } verwendet.
prices-ownership = Gesamtbetriebskosten
prices-host = Preis pro Host
prices-support = Support pro Jahr (Anteil am Kaufpreis)
prices-hardware-discount = Rabatt auf andere Hardware
prices-pue = PUE
prices-not-included = nicht enthalten
prices-project = Projektpreise
prices-project-note = Für leere Felder gelten die Preise von { $list }.
prices-project-reset = Preise der Organisation verwenden
prices-license = Lizenz
prices-license-name = Lizenz
prices-license-price = Lizenzpreis
prices-license-per = Pro
prices-license-per-desktop = Desktop
prices-license-per-user = Benutzer
prices-license-per-host = Host
prices-license-per-socket = Sockel
prices-license-sockets = Sockel pro Host
prices-license-yearly = Jährlich
prices-license-add = Lizenz hinzufügen
prices-license-remove = { $name } entfernen

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
prices-parts = Preise der Teile
prices-search = Hersteller, Array oder Teil suchen
prices-search-none = Keine Preise zu „{ $search }“.
prices-section-count = { $priced } von { $n } gesetzt
prices-discounts-count = { $n } gesetzt
prices-project-licenses = Lizenzen der Organisation: { $licenses }
prices-project-licenses-none = Die Liste der Organisation enthält keine Lizenzen.
prices-project-licenses-set = Lizenzen für dieses Projekt festlegen
prices-project-licenses-reset = Lizenzen der Organisation verwenden
prices-project-conflict = Jemand anderes hat die Preise dieses Projekts geändert
prices-project-conflict-hint = Notieren Sie Ihre Änderungen und laden Sie dann die Seite neu, um die anderen zu sehen.
