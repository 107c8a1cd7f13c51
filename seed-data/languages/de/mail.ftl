### Emails.

## Emails

mail-subject = { $subject } – Stormsizer
mail-greeting = Guten Tag,
mail-signature = Stormsizer
mail-verification-subject = Bestätigen Sie Ihre E-Mail-Adresse
mail-verification = Wir haben eine Anfrage erhalten, mit dieser Adresse ein Stormsizer-Konto anzulegen. Öffnen Sie diesen Link innerhalb von 24 Stunden und geben Sie das gewählte Passwort ein:
mail-verification-ignore = Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Es wird kein Konto angelegt.
mail-account-exists-subject = Sie haben bereits ein Konto
mail-account-exists = Wir haben eine Anfrage erhalten, mit dieser Adresse ein Konto anzulegen, aber Sie haben bereits eines. Melden Sie sich hier an:
mail-account-exists-ignore = Wenn Sie Ihr Passwort vergessen haben, können Sie es dort zurücksetzen. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.
mail-reset-subject = Passwort zurücksetzen
mail-reset = Wir haben eine Anfrage erhalten, Ihr Passwort zurückzusetzen. Öffnen Sie diesen Link innerhalb einer Stunde, um ein neues festzulegen:
mail-reset-ignore = Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.
mail-no-account-subject = Kein Konto mit dieser E-Mail-Adresse
mail-no-account = Wir haben eine Anfrage erhalten, das Passwort für diese Adresse zurückzusetzen, aber zu ihr gibt es kein Konto. Möglicherweise haben Sie eine andere Adresse verwendet. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.
mail-new-address-subject = Bestätigen Sie Ihre neue E-Mail-Adresse
mail-new-address = Wir haben eine Anfrage erhalten, diese Adresse für Ihr Stormsizer-Konto zu verwenden. Öffnen Sie diesen Link innerhalb von 24 Stunden und geben Sie Ihr Passwort ein:
mail-new-address-ignore = Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Es ändert sich nichts.
mail-address-taken = Wir haben eine Anfrage erhalten, diese Adresse für ein anderes Konto zu verwenden. Zu ihr gibt es aber bereits ein Konto, daher ändert sich nichts. Melden Sie sich hier an:
mail-address-taken-ignore = Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.
mail-address-change-subject = Änderung der E-Mail-Adresse angefordert
mail-address-change = Wir haben eine Anfrage erhalten, die E-Mail-Adresse Ihres Kontos in { $email } zu ändern. Die Änderung wird wirksam, sobald der an diese Adresse gesendete Link geöffnet wird.
mail-address-change-ignore = Wenn Sie das nicht angefordert haben, ändern Sie jetzt Ihr Passwort. Damit wird die Anfrage ungültig.
mail-address-changed-subject = Ihre E-Mail-Adresse wurde geändert
mail-address-changed = Die E-Mail-Adresse Ihres Kontos ist jetzt { $email }. Melden Sie sich damit an; E-Mails gehen ab jetzt dorthin. Wenn Sie das nicht geändert haben, wenden Sie sich sofort an einen Eigentümer Ihrer Organisation.
mail-invitation-subject = Einladung in eine Organisation
mail-invitation = { $inviter } hat Sie zu { $organization } auf Stormsizer eingeladen (Rolle: { $role }). Öffnen Sie diesen Link innerhalb einer Woche, um anzunehmen:
mail-invitation-ignore = Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail.
mail-password-changed-subject = Ihr Passwort wurde geändert
mail-password-changed = Das Passwort Ihres Kontos wurde soeben geändert. Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück und wenden Sie sich an einen Eigentümer Ihrer Organisation.
mail-second-factor-changed-subject = Zwei-Faktor-Authentifizierung wurde geändert
mail-second-factor-changed = Die Zwei-Faktor-Authentifizierung Ihres Kontos wurde soeben ein- oder ausgeschaltet. Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück und wenden Sie sich an einen Eigentümer Ihrer Organisation.
mail-report-ready-subject = Ihr Bericht ist fertig
mail-report-ready = Der Bericht zu „{ $scenario }“ ist fertig. Melden Sie sich an und laden Sie ihn hier herunter:
