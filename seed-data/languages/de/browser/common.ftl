## Buttons
common-cancel = Abbrechen
common-share = Teilen
common-close = Schließen
common-nothing-found = Nichts gefunden
common-undo = Rückgängig
common-remove = Entfernen
common-copy = Kopieren
common-copied = Kopiert
common-copy-what = { $what } kopieren
common-reload = Seite neu laden
common-open-projects = Zu den Projekten

## Lists and tables
common-show-more = Mehr anzeigen
common-show-n-more =
    { $n ->
        [one] { $n } weiteren Eintrag anzeigen
       *[other] { $n } weitere Einträge anzeigen
    }
common-show-fewer = Weniger anzeigen
common-table-label = { $label }, Tabelle
common-table-quantity = Größe
common-view-charts = Als Diagramme anzeigen
common-view-table = Als Tabelle anzeigen
common-table-copy = Tabelle kopieren: { $title }
common-table-download = Tabelle als CSV herunterladen: { $title }
common-table-copied = { $title } kopiert
common-table-copied-hint = Fügen Sie die Tabelle in eine Tabellenkalkulation ein.
common-copy-failed = Kopieren nicht möglich
common-copy-failed-hint = Der Browser hat es nicht erlaubt. Laden Sie stattdessen die Datei herunter.

## Export menu
common-export = Exportieren: { $title }
common-export-copy-table = Tabelle kopieren
common-export-copy = { $title } kopieren
common-export-table = Tabelle (CSV)
common-export-csv = { $title } (CSV)
common-export-picture = Bild (PNG)
common-picture-failed = Bild konnte nicht exportiert werden
common-picture-unsupported = Dieser Browser kann das Bild nicht zeichnen.
common-picture-too-large = Das Bild ist zu groß.

## Grades, goals and status of values
common-grade-good = Gut
common-grade-fair = Mäßig
common-grade-poor = Schlecht
common-verdict-pass = Bestanden
common-verdict-at_risk = Grenzwertig
common-verdict-fail = Nicht bestanden
common-verdict-low = { $word }, geringe Sicherheit
common-verdict-guest-time = { $word }, Gastzeit angenommen
common-verdict-unknown = Noch kein Ergebnis
common-status-stated = veröffentlicht
common-status-specified = spezifiziert
common-status-derived = abgeleitet
common-status-calibrated = kalibriert
common-status-assumed = angenommen
common-status-unknown = unbekannt
common-status-stated-hint = In einer Messstudie veröffentlicht
common-status-specified-hint = Aus der Spezifikation des Herstellers
common-status-derived-hint = Aus veröffentlichten oder spezifizierten Werten berechnet
common-status-calibrated-hint = An Messdaten angepasst
common-status-assumed-hint = Technische Einschätzung
common-status-unknown-hint = Unbekannt: Geben Sie einen eigenen Wert ein

## Forms, errors and secrets
common-retry-now = Sie können es jetzt erneut versuchen.
common-retry-wait = Warten Sie einen Moment und versuchen Sie es dann erneut.
common-retry-in = Erneut in { $seconds } s
common-problem = { $message } (angegeben: { $given }; zulässig: { $allowed })
common-number-missing = Geben Sie eine Zahl ein.
common-number-unreadable = „{ $typed }“ ist keine Zahl. Geben Sie zum Beispiel { $example } ein.
common-number-whole = Geben Sie eine ganze Zahl ein.
common-number-range = Geben Sie eine Zahl von { $min } bis { $max } ein.
common-number-at-least = Geben Sie eine Zahl ab { $min } ein.
common-number-at-most = Geben Sie eine Zahl bis { $max } ein.
common-number-kept = Weiterhin gilt: { $value }.
common-unexpected-response = Unerwartete Antwort des Dienstes
common-http-error = Der Dienst hat mit { $status } geantwortet
common-http-error-hint = Versuchen Sie es erneut. Wenn der Fehler bleibt, prüfen Sie das Protokoll des Dienstes.
common-unreachable = Der Dienst ist nicht erreichbar
common-unreachable-hint = Ihre Änderungen sind in diesem Browser gesichert. Prüfen Sie, ob der Dienst läuft, und versuchen Sie es dann erneut.
common-shown-once = Wird nur einmal angezeigt.
common-secret-saved = Ich habe es gesichert

## Runs under way
common-run-progress = Fortschritt des Laufs
common-simulation-progress = Fortschritt der Simulation
common-stage-waiting = Wartet auf einen Worker
common-stage-simulating = Simulation läuft
common-stage-storing = Ergebnisse werden gespeichert
common-stage-done = Fertig
common-stage-progress = { $stage }, { $percent }
common-stage-progress-left = { $stage }, { $percent }, noch { $left }

## Roles
common-role-viewer = Betrachter
common-role-editor = Bearbeiter
common-role-owner = Eigentümer
common-role-viewer-hint = Kann alles ansehen
common-role-editor-hint = Kann Projekte, Läufe und Freigabelinks anlegen und bearbeiten
common-role-owner-hint = Kann außerdem Mitglieder, API-Schlüssel, Webhooks und das Audit-Log verwalten
common-role-required = Erfordert die Rolle „{ $needed }“; Ihre Rolle ist „{ $role }“.
common-toggle-password = Passwort ein- oder ausblenden
