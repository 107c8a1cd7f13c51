## Signing in
auth-sign-in = Se connecter
auth-sign-out-continue = Se déconnecter et continuer
auth-no-account = Pas encore de compte ? <link>Créer un compte</link>
auth-forgot-password = Mot de passe oublié ?
auth-email = E-mail
auth-password = Mot de passe
auth-code = Code
auth-code-hint = Le code à six chiffres de votre application d’authentification, ou un code de récupération
auth-confirm = Confirmer

## Signing up
auth-create-account = Créer le compte
auth-create-account-title = Créer un compte
auth-create-account-lead = Dimensionnez le stockage de bureaux virtuels, seul ou en équipe.
auth-sign-up-by-invitation = Sur cette installation, les comptes se créent sur invitation. Demandez-en une à l’exploitant ou à un propriétaire de votre organisation.
auth-have-account = Déjà un compte ? <link>Se connecter</link>
auth-name = Votre nom
auth-organization = Organisation
auth-organization-hint = Choisissez un nom ; vous pourrez inviter d’autres personnes ensuite
auth-check-email = Consultez votre messagerie
auth-sign-up-sent = Nous avons envoyé un e-mail à <strong>{ $email }</strong>. Ouvrez le lien qu’il contient sous un jour pour continuer.
auth-sign-up-not-received = Pas d’e-mail ? Vérifiez le dossier des indésirables ou inscrivez-vous avec une autre adresse.
auth-new-password = Nouveau mot de passe
auth-new-password-hint = Au moins 8 caractères, difficile à deviner ; quelques mots inhabituels conviennent bien

## Confirming an address
auth-verify-title = Confirmer votre adresse e-mail
auth-verify-lead = Saisissez le mot de passe choisi pour activer votre compte et vous connecter.
auth-verify-expired = Lien expiré ? <link>Se réinscrire</link>
auth-confirm-email-title = Confirmer votre nouvelle adresse e-mail
auth-confirm-email-lead = Saisissez le mot de passe de votre compte. Vous vous connecterez ensuite avec cette adresse.
auth-confirm-email-expired = Lien expiré ? <link>En demander un nouveau</link>
auth-incomplete-link = Lien incomplet
auth-incomplete-link-lead = Ouvrez le lien complet de l’e-mail.

## Resetting a password
auth-forgot-lead = Saisissez votre adresse e-mail : nous vous enverrons un lien pour définir un nouveau mot de passe.
auth-send-link = Envoyer le lien
auth-reset-sent = Nous avons envoyé un e-mail à <strong>{ $email }</strong>. Ouvrez le lien qu’il contient dans l’heure.
auth-back-to-sign-in = Retour à la connexion
auth-reset-title = Définir un nouveau mot de passe
auth-set-password = Définir le mot de passe
auth-reset-expired = Lien expiré ? <link>En demander un nouveau</link>
auth-reset-done = Mot de passe modifié
auth-reset-done-lead = Vous avez été déconnecté de tous les appareils.

## Invitations
auth-invitation = Invitation
auth-invitation-invalid = Invitation indisponible
auth-invitation-used = Elle a déjà servi, a été remplacée par une plus récente ou a expiré. Demandez une nouvelle invitation.
auth-join = Rejoindre { $organization }
auth-invited = { $inviter } vous invite avec le rôle « { $role } » : { $may }.
auth-invitation-other-account = Cette invitation est destinée à { $email }, mais vous êtes connecté en tant que { $current }.
