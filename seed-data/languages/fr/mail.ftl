### Emails.

## Emails

mail-subject = { $subject } – Stormsizer
mail-greeting = Bonjour,
mail-signature = Stormsizer
mail-verification-subject = Confirmez votre adresse e-mail
mail-verification = Nous avons reçu une demande de création de compte Stormsizer avec cette adresse. Ouvrez ce lien dans les 24 heures et saisissez le mot de passe choisi :
mail-verification-ignore = Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Aucun compte ne sera créé.
mail-account-exists-subject = Vous avez déjà un compte
mail-account-exists = Nous avons reçu une demande de création de compte avec cette adresse, mais vous en avez déjà un. Connectez-vous ici :
mail-account-exists-ignore = Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser sur cette page. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.
mail-reset-subject = Réinitialisez votre mot de passe
mail-reset = Nous avons reçu une demande de réinitialisation de votre mot de passe. Ouvrez ce lien dans l’heure pour en définir un nouveau :
mail-reset-ignore = Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe reste inchangé.
mail-no-account-subject = Aucun compte avec cette adresse e-mail
mail-no-account = Nous avons reçu une demande de réinitialisation du mot de passe pour cette adresse, mais aucun compte ne l’utilise. Vous avez peut-être utilisé une autre adresse. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.
mail-new-address-subject = Confirmez votre nouvelle adresse e-mail
mail-new-address = Nous avons reçu une demande d’utilisation de cette adresse pour votre compte Stormsizer. Ouvrez ce lien dans les 24 heures et saisissez votre mot de passe :
mail-new-address-ignore = Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Rien ne changera.
mail-address-taken = Nous avons reçu une demande d’utilisation de cette adresse pour un autre compte, mais elle est déjà celle d’un compte ; rien ne change donc. Connectez-vous ici :
mail-address-taken-ignore = Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.
mail-address-change-subject = Demande de changement d’adresse e-mail
mail-address-change = Nous avons reçu une demande de changement de l’adresse e-mail de votre compte en { $email }. Le changement prendra effet à l’ouverture du lien envoyé à cette adresse.
mail-address-change-ignore = Si vous n’êtes pas à l’origine de cette demande, changez votre mot de passe maintenant. La demande sera annulée.
mail-address-changed-subject = Votre adresse e-mail a été modifiée
mail-address-changed = L’adresse e-mail de votre compte est désormais { $email }. Utilisez-la pour vous connecter ; les e-mails y seront envoyés. Si vous n’avez pas fait ce changement, contactez immédiatement un propriétaire de votre organisation.
mail-invitation-subject = Invitation à rejoindre une organisation
mail-invitation = { $inviter } vous invite à rejoindre { $organization } sur Stormsizer (rôle : { $role }). Ouvrez ce lien dans la semaine pour accepter :
mail-invitation-ignore = Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.
mail-password-changed-subject = Votre mot de passe a été modifié
mail-password-changed = Le mot de passe de votre compte vient d’être modifié. Si vous n’avez pas fait ce changement, réinitialisez votre mot de passe maintenant et contactez un propriétaire de votre organisation.
mail-second-factor-changed-subject = Authentification à deux facteurs modifiée
mail-second-factor-changed = L’authentification à deux facteurs vient d’être activée ou désactivée sur votre compte. Si vous n’avez pas fait ce changement, réinitialisez votre mot de passe maintenant et contactez un propriétaire de votre organisation.
mail-report-ready-subject = Votre rapport est prêt
mail-report-ready = Le rapport sur « { $scenario } » est prêt. Connectez-vous et téléchargez-le ici :
