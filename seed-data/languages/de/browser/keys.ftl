keys-created = Schlüssel „{ $name }“ angelegt
keys-key = Schlüssel
keys-usage = Senden Sie ihn im Header <code>Authorization: Bearer …</code>
keys-new = Neuer Schlüssel
keys-new-note = Handelt für die Organisation, höchstens mit Ihren Rechten. Er endet, wenn Sie sie verlassen, sofern er nicht einem anderen Eigentümer übergeben wird.
keys-create = Schlüssel anlegen
keys-name = Zweck
keys-name-hint = Zeigt, was nach einem Widerruf nicht mehr funktioniert
keys-expires-after = Läuft ab nach
keys-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
keys-year = 1 Jahr
keys-scopes = Berechtigungen
keys-scope-read = Lesen
keys-scope-read-hint = Projekte, Szenarien, Läufe, Berichte und Katalog ansehen
keys-scope-write = Schreiben
keys-scope-write-hint = Projekte, Szenarien, Preise und Freigabelinks anlegen und bearbeiten
keys-scope-run = Ausführen
keys-scope-run-hint = Läufe starten und abbrechen
keys-scope-manage = Verwalten
keys-scope-manage-hint = Webhooks verwalten, Mitglieder und Audit-Log ansehen (Rechte eines Eigentümers)
keys-list = Schlüssel
keys-list-note = Neueste zuerst, einschließlich abgelaufener Schlüssel
keys-empty = Noch keine Schlüssel
keys-table = API-Schlüssel
keys-owner = Eigentümer
keys-made = Angelegt
keys-made-by = { $date }, { $person }
keys-last-used = Zuletzt verwendet
keys-never-used = nie
keys-status = Status
keys-status-revoked = widerrufen am { $date }
keys-status-expired = abgelaufen am { $date }
keys-status-active = gültig bis { $date }
keys-revoke = Schlüssel widerrufen
keys-revoke-short = Widerrufen
keys-revoke-label = { $name } widerrufen
keys-revoke-question = „{ $name }“ widerrufen?
keys-revoke-warning = Programme, die ihn verwenden, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.
