## Signing in
auth-sign-in = Anmelden
auth-sign-out-continue = Abmelden und fortfahren
auth-no-account = Noch kein Konto? <link>Konto anlegen</link>
auth-forgot-password = Passwort vergessen?
auth-email = E-Mail
auth-password = Passwort
auth-code = Code
auth-code-hint = Der sechsstellige Code Ihrer Authenticator-App oder ein Wiederherstellungscode
auth-confirm = Bestätigen

## Signing up
auth-create-account = Konto anlegen
auth-create-account-title = Konto anlegen
auth-create-account-lead = Dimensionieren Sie Storage für virtuelle Desktops, allein oder im Team.
auth-sign-up-by-invitation = Konten gibt es auf dieser Installation auf Einladung. Bitten Sie den Betreiber oder einen Inhaber Ihrer Organisation um eine Einladung.
auth-have-account = Schon ein Konto? <link>Anmelden</link>
auth-name = Ihr Name
auth-organization = Organisation
auth-organization-hint = Wählen Sie einen Namen; andere können Sie später einladen
auth-check-email = Prüfen Sie Ihr Postfach
auth-sign-up-sent = Wir haben eine E-Mail an <strong>{ $email }</strong> gesendet. Öffnen Sie den Link darin innerhalb eines Tages.
auth-sign-up-not-received = Keine E-Mail erhalten? Prüfen Sie den Spam-Ordner oder registrieren Sie sich mit einer anderen Adresse.
auth-new-password = Neues Passwort
auth-new-password-hint = Mindestens 8 Zeichen und schwer zu erraten; ein paar ungewöhnliche Wörter eignen sich gut

## Confirming an address
auth-verify-title = E-Mail-Adresse bestätigen
auth-verify-lead = Geben Sie das gewählte Passwort ein, um Ihr Konto zu aktivieren und sich anzumelden.
auth-verify-expired = Link abgelaufen? <link>Erneut registrieren</link>
auth-confirm-email-title = Neue E-Mail-Adresse bestätigen
auth-confirm-email-lead = Geben Sie das Passwort Ihres Kontos ein. Danach melden Sie sich mit dieser Adresse an.
auth-confirm-email-expired = Link abgelaufen? <link>Neuen anfordern</link>
auth-incomplete-link = Unvollständiger Link
auth-incomplete-link-lead = Öffnen Sie den vollständigen Link aus der E-Mail.

## Resetting a password
auth-forgot-lead = Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.
auth-send-link = Link senden
auth-reset-sent = Wir haben eine E-Mail an <strong>{ $email }</strong> gesendet. Öffnen Sie den Link darin innerhalb einer Stunde.
auth-back-to-sign-in = Zurück zur Anmeldung
auth-reset-title = Neues Passwort festlegen
auth-set-password = Passwort festlegen
auth-reset-expired = Link abgelaufen? <link>Neuen anfordern</link>
auth-reset-done = Passwort geändert
auth-reset-done-lead = Sie wurden auf allen Geräten abgemeldet.

## Invitations
auth-invitation = Einladung
auth-invitation-invalid = Einladung nicht verfügbar
auth-invitation-used = Sie wurde bereits verwendet, durch eine neuere ersetzt oder ist abgelaufen. Bitten Sie um eine neue Einladung.
auth-join = { $organization } beitreten
auth-invited = { $inviter } hat Sie mit der Rolle „{ $role }“ eingeladen: { $may }.
auth-invitation-other-account = Diese Einladung gilt für { $email }, Sie sind aber als { $current } angemeldet.
