## Account page
accounts-title = Konto
accounts-no-accounts = Diese Installation hat keine Konten
accounts-no-accounts-hint = Sie läuft im Einzelbenutzermodus: Wer sie erreicht, hat vollen Zugriff.
accounts-organizations = Organisationen
accounts-organization-role = <strong>{ $name }</strong> – { $role }: { $may }
accounts-organization-settings = Einstellungen der Organisation

## Email and password
accounts-email = E-Mail
accounts-email-note = Derzeit { $email }. Eine Änderung meldet Sie in allen anderen Browsern ab.
accounts-email-new = Neue E-Mail-Adresse
accounts-email-change = E-Mail ändern
accounts-email-sent = Prüfen Sie Ihr Postfach
accounts-email-sent-hint = Wir haben einen Bestätigungslink an die neue Adresse gesendet.
accounts-account-password = Passwort des Kontos
accounts-code = Code
accounts-code-hint = Aus Ihrer Authenticator-App oder ein Wiederherstellungscode
accounts-password = Passwort
accounts-password-note = Eine Änderung meldet Sie in allen anderen Browsern ab
accounts-password-current = Aktuelles Passwort
accounts-password-change = Passwort ändern
accounts-password-changed = Passwort geändert
accounts-password-changed-hint = Sie wurden in allen anderen Browsern abgemeldet.

## Sessions
accounts-sessions = Aktive Sitzungen
accounts-sessions-note = Beenden Sie unbekannte Sitzungen und ändern Sie dann Ihr Passwort
accounts-session-browser = Browser
accounts-session-address = IP-Adresse
accounts-session-started = Angemeldet
accounts-session-used = Zuletzt verwendet
accounts-session-current = diese Sitzung
accounts-session-end = Beenden
accounts-session-end-label = Sitzung beenden: { $device }
accounts-device = { $browser } unter { $system }
accounts-device-unknown = Unbekannter Browser

## Two-factor authentication
accounts-second-factor = Zwei-Faktor-Authentifizierung
accounts-second-factor-on = Ein: Für die Anmeldung ist zusätzlich ein Code nötig
accounts-second-factor-off = Aus: Für die Anmeldung genügt das Passwort
accounts-second-factor-hint = Eine Authenticator-App auf Ihrem Telefon zeigt einen Code, der alle 30 Sekunden wechselt.
accounts-second-factor-turn-on = Einschalten
accounts-second-factor-turn-off = Ausschalten
accounts-second-factor-turned-off = Zwei-Faktor-Authentifizierung ist ausgeschaltet
accounts-second-factor-turned-off-hint = Ab jetzt genügt für die Anmeldung das Passwort.
accounts-password-again = Zur Bestätigung erneut eingeben
accounts-continue = Weiter
accounts-confirm = Bestätigen
accounts-scan = Scannen Sie den QR-Code mit einer Authenticator-App und geben Sie den angezeigten Code ein.
accounts-qr = QR-Code mit dem unten stehenden Schlüssel
accounts-scan-manually = Scannen nicht möglich? Geben Sie diesen Schlüssel ein:
accounts-secret = Schlüssel
accounts-recovery-codes = Wiederherstellungscodes
accounts-recovery-codes-hint = <strong>Sichern Sie diese Wiederherstellungscodes jetzt; sie werden nur einmal angezeigt.</strong> Jeder Code gilt einmal, falls Sie den Authenticator verlieren.
accounts-recovery-download = Herunterladen
accounts-recovery-saved = Ich habe sie gesichert
accounts-recovery-file-title = Stormsizer-Wiederherstellungscodes für { $email }
accounts-recovery-file-hint = Jeder Code gilt einmal.

## Organization
accounts-organization-name = Name der Organisation
accounts-organization-name-title = Name
accounts-organization-created = Angelegt am { $date }
accounts-rename = Umbenennen
accounts-renamed = Umbenannt
accounts-leave-title = Verlassen
accounts-leave-note = Projekte und Läufe bleiben bei der Organisation; ein Eigentümer kann Sie erneut einladen
accounts-leave-organization = Organisation verlassen
accounts-leave-question = { $name } verlassen?
accounts-leave-warning = Sie verlieren den Zugriff auf ihre Projekte und Läufe.
accounts-export-title = Datenexport
accounts-export-note = Eine ZIP-Datei mit allen Daten der Organisation als JSON-Zeilen
accounts-export = Exportieren
accounts-delete-title = Löschen
accounts-delete-note = Löscht dauerhaft Projekte, Läufe, Schlüssel, Links und das Audit-Log sowie die Konten von Mitgliedern ohne weitere Organisation
accounts-delete-organization = Organisation löschen
accounts-delete-name = Namen bestätigen
accounts-delete-name-hint = Geben Sie „{ $name }“ ein, um die Organisation zu löschen

## Members
accounts-members = Mitglieder
accounts-members-empty = Keine Mitglieder
accounts-member-name = Name
accounts-member-you = (Sie)
accounts-member-role = Rolle
accounts-member-role-of = Rolle von { $name }
accounts-member-role-changed = { $name } hat jetzt die Rolle „{ $role }“
accounts-member-second-factor = Zwei-Faktor
accounts-member-second-factor-on = ein
accounts-member-second-factor-off = aus
accounts-member-since = Mitglied seit
accounts-member-remove = { $name } entfernen
accounts-member-remove-question = { $name } entfernen?
accounts-member-remove-warning = { $email } verliert sofort den Zugriff auf die Organisation. Die Arbeit bleibt erhalten.
accounts-credentials = { $n ->
    [one] Ein API-Schlüssel oder Webhook gehört diesem Mitglied.
   *[other] { $n } API-Schlüssel und Webhooks gehören diesem Mitglied.
 }
accounts-credential-key = API-Schlüssel „{ $name }“
accounts-credential-webhook = Webhook an { $name }
accounts-credential-used = zuletzt verwendet { $date }
accounts-credential-unused = nie verwendet
accounts-credentials-question = Was soll damit geschehen?
accounts-credentials-delete = Löschen: Programme, die sie verwenden, funktionieren nicht mehr
accounts-credentials-hand-over = Einem anderen Eigentümer übergeben: Programme funktionieren weiter
accounts-credentials-new-owner = Neuer Eigentümer

## Invitations
accounts-invitations = Einladungen
accounts-invitations-note = Per E-Mail versendet; jeder Link gilt einmal, eine Woche lang
accounts-invitations-pending = Offene Einladungen
accounts-invitations-empty = Keine offenen Einladungen
accounts-invite = Einladen
accounts-invited = Einladung gesendet
accounts-invited-hint = Wir haben eine E-Mail an { $email } gesendet.
accounts-invited-by = Eingeladen von
accounts-invitation-expires = Läuft ab
accounts-withdraw = Zurückziehen
accounts-withdraw-label = Einladung für { $email } zurückziehen
