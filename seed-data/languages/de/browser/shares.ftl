shares-title = Lauf der Version { $version } teilen
shares-link = Link
shares-link-hint = Wer diesen Link hat, kann den Lauf ohne Konto ansehen, bis er abläuft oder Sie ihn widerrufen.
shares-local-only = Dieser Link funktioniert nur auf diesem Computer
shares-local-only-hint = Stormsizer läuft lokal und ist für andere nicht erreichbar. Senden Sie stattdessen den Bericht.
shares-another = Weiteren Link anlegen
shares-create = Link anlegen
shares-content = Inhalt
shares-content-result-and-report = Ergebnis und Bericht
shares-content-result-and-report-hint = Ergebnis mit Szenario und Diagrammen sowie das PDF
shares-content-result = Nur Ergebnis
shares-content-result-hint = Ergebnis mit Szenario und Diagrammen
shares-with-options = Verglichene Optionen
shares-with-options-hint = Status, kleinste Reserve und Konfiguration jeder Option des neuesten Vergleichs von Arrayfamilien; Preise nur mit dem Bericht
shares-with-windows = Neustartfenster
shares-with-windows-hint = Kürzeste Neustartfenster aus den Empfehlungen, mit Start und Engpass; kein anderer Teil der Empfehlungen
shares-expires-after = Läuft ab nach
shares-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
shares-label = Bezeichnung
shares-label-hint = Für Ihre Übersicht, etwa der Empfänger; für Betrachter nicht sichtbar
shares-unlabeled = (ohne Bezeichnung)
shares-facts = { $status } · { $views } · { $content } · angelegt von { $person }
shares-status-revoked = widerrufen am { $date }
shares-status-expired = abgelaufen am { $date }
shares-status-active = gültig bis { $date }
shares-not-opened = noch nicht geöffnet
shares-visits =
    { $n ->
        [one] { $n } Aufruf, zuletzt am { $date }
       *[other] { $n } Aufrufe, zuletzt am { $date }
    }
shares-revoke = Widerrufen
shares-revoke-label = Link widerrufen: { $name }
shares-list = Links zu diesem Lauf
shares-empty = Noch keine Links

## Shared page
shares-ended = Link nicht verfügbar
shares-ended-hint = Er ist unvollständig oder abgelaufen. Öffnen Sie den vollständigen Link oder bitten Sie um einen neuen.
shares-retry = Erneut versuchen
shares-scenario-file = Szenario (JSON)
shares-report-file = Bericht (PDF)
shares-lead = { $project } · { $facts } · Ziel: { $goals }
shares-as-of = Stand { $date }
shares-events = Ereignisse
shares-options = Verglichene Optionen
shares-options-note = Ausgelegt für { $n } { $n ->
        [one] Desktop
       *[other] Desktops
    }
shares-options-simulated = dieses Ergebnis
shares-provenance = Berechnet am { $date }. Diese Seite bleibt unverändert, bis der Link am { $expires } abläuft.
