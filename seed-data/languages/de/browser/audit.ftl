audit-title = Audit-Log
audit-note = Alle Änderungen, neueste zuerst. Einträge lassen sich nicht bearbeiten.
audit-empty = Keine passenden Einträge
audit-number = Nr.
audit-time = Zeit
audit-who = Akteur
audit-who-placeholder = Name einer Person oder eines Schlüssels
audit-action = Aktion
audit-action-placeholder = update_scenario
audit-subject = Objekt
audit-details = Details
audit-from = Von
audit-to = Bis
audit-filter = Filtern
audit-show-all = Alle anzeigen
audit-actor-local = dieser Computer
audit-actor-worker = der Dienst
audit-actor-key = { $name } (API-Schlüssel)
audit-integrity = Integrität des Protokolls prüfen
audit-integrity-note = Jeder Eintrag enthält einen Code aus sich und dem vorherigen Eintrag, sodass Änderungen erkannt werden
audit-verify = Prüfen
audit-verify-again = Erneut prüfen
audit-intact =
    { $n ->
        [one] { $n } Eintrag geprüft: Das Protokoll ist unverändert
       *[other] { $n } Einträge geprüft: Das Protokoll ist unverändert
    }
audit-broken = Eintrag { $number } wurde geändert oder fehlt
audit-head = Der neueste Eintrag hat die Nummer { $number }. Bewahren Sie seinen Code auf: Nur damit lässt sich erkennen, ob die neuesten Einträge entfernt wurden. <code>{ $code }</code>
