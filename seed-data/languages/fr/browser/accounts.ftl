## Account page
accounts-title = Compte
accounts-no-accounts = Aucun compte sur cette installation
accounts-no-accounts-hint = Elle fonctionne en mode mono-utilisateur : quiconque y accède a tous les droits.
accounts-organizations = Organisations
accounts-organization-role = <strong>{ $name }</strong> – { $role } : { $may }
accounts-organization-settings = Paramètres de l’organisation

## Email and password
accounts-email = E-mail
accounts-email-note = Actuellement { $email }. Le modifier vous déconnecte des autres navigateurs.
accounts-email-new = Nouvelle adresse e-mail
accounts-email-change = Modifier l’e-mail
accounts-email-sent = Consultez votre messagerie
accounts-email-sent-hint = Nous avons envoyé un lien de confirmation à la nouvelle adresse.
accounts-account-password = Mot de passe du compte
accounts-code = Code
accounts-code-hint = Issu de votre application d’authentification, ou un code de récupération
accounts-password = Mot de passe
accounts-password-note = Le modifier vous déconnecte des autres navigateurs
accounts-password-current = Mot de passe actuel
accounts-password-change = Modifier le mot de passe
accounts-password-changed = Mot de passe modifié
accounts-password-changed-hint = Vous avez été déconnecté des autres navigateurs.

## Sessions
accounts-sessions = Sessions actives
accounts-sessions-note = Mettez fin aux sessions inconnues, puis modifiez votre mot de passe
accounts-session-browser = Navigateur
accounts-session-address = Adresse IP
accounts-session-started = Connexion
accounts-session-used = Dernière utilisation
accounts-session-current = cette session
accounts-session-end = Mettre fin
accounts-session-end-label = Mettre fin à la session : { $device }
accounts-device = { $browser } sous { $system }
accounts-device-unknown = Navigateur inconnu

## Two-factor authentication
accounts-second-factor = Authentification à deux facteurs
accounts-second-factor-on = Activée : la connexion demande aussi un code
accounts-second-factor-off = Désactivée : seul le mot de passe est demandé
accounts-second-factor-hint = Une application d’authentification sur votre téléphone affiche un code qui change toutes les 30 secondes.
accounts-second-factor-turn-on = Activer
accounts-second-factor-turn-off = Désactiver
accounts-second-factor-turned-off = Authentification à deux facteurs désactivée
accounts-second-factor-turned-off-hint = Désormais, seul le mot de passe est demandé.
accounts-password-again = Saisissez-le à nouveau pour confirmer votre identité
accounts-continue = Continuer
accounts-confirm = Confirmer
accounts-scan = Scannez le code QR avec une application d’authentification, puis saisissez le code affiché.
accounts-qr = Code QR contenant la clé ci-dessous
accounts-scan-manually = Impossible de scanner ? Saisissez cette clé :
accounts-secret = clé secrète
accounts-recovery-codes = Codes de récupération
accounts-recovery-codes-hint = <strong>Enregistrez ces codes de récupération maintenant ; ils ne s’affichent qu’une fois.</strong> Chaque code sert une fois si vous perdez votre authentificateur.
accounts-recovery-download = Télécharger
accounts-recovery-saved = Je les ai enregistrés
accounts-recovery-file-title = Codes de récupération Stormsizer pour { $email }
accounts-recovery-file-hint = Chaque code sert une seule fois.

## Organization
accounts-organization-name = Nom de l’organisation
accounts-organization-name-title = Nom
accounts-organization-created = Créée le { $date }
accounts-rename = Renommer
accounts-renamed = Renommée
accounts-leave-title = Quitter
accounts-leave-note = Les projets et exécutions restent dans l’organisation ; un propriétaire peut vous réinviter
accounts-leave-organization = Quitter l’organisation
accounts-leave-question = Quitter { $name } ?
accounts-leave-warning = Vous n’aurez plus accès à ses projets ni à ses exécutions.
accounts-export-title = Export des données
accounts-export-note = Un fichier ZIP avec toutes les données de l’organisation en JSON Lines
accounts-export = Exporter
accounts-delete-title = Supprimer
accounts-delete-note = Supprime définitivement projets, exécutions, clés, liens et journal d’audit, ainsi que les comptes des membres sans autre organisation
accounts-delete-organization = Supprimer l’organisation
accounts-delete-name = Confirmer le nom
accounts-delete-name-hint = Saisissez « { $name } » pour supprimer l’organisation

## Members
accounts-members = Membres
accounts-members-empty = Aucun membre
accounts-member-name = Nom
accounts-member-you = (vous)
accounts-member-role = Rôle
accounts-member-role-of = Rôle de { $name }
accounts-member-role-changed = { $name } a désormais le rôle « { $role } »
accounts-member-second-factor = Deux facteurs
accounts-member-second-factor-on = activée
accounts-member-second-factor-off = désactivée
accounts-member-since = Membre depuis
accounts-member-remove = Retirer { $name }
accounts-member-remove-question = Retirer { $name } ?
accounts-member-remove-warning = { $email } perd immédiatement l’accès à l’organisation. Son travail est conservé.
accounts-credentials = { $n ->
    [one] Une clé d’API ou un webhook appartient à ce membre.
   *[other] { $n } clés d’API et webhooks appartiennent à ce membre.
 }
accounts-credential-key = Clé d’API « { $name } »
accounts-credential-webhook = Webhook vers { $name }
accounts-credential-used = dernière utilisation : { $date }
accounts-credential-unused = jamais utilisé
accounts-credentials-question = Que doivent-ils devenir ?
accounts-credentials-delete = Les supprimer : les programmes qui les utilisent cessent de fonctionner
accounts-credentials-hand-over = Les transmettre à un autre propriétaire : les programmes continuent de fonctionner
accounts-credentials-new-owner = Nouveau propriétaire

## Invitations
accounts-invitations = Invitations
accounts-invitations-note = Envoyées par e-mail ; chaque lien sert une fois, pendant une semaine
accounts-invitations-pending = Invitations en attente
accounts-invitations-empty = Aucune invitation en attente
accounts-invite = Inviter
accounts-invited = Invitation envoyée
accounts-invited-hint = Nous avons envoyé un e-mail à { $email }.
accounts-invited-by = Invité par
accounts-invitation-expires = Expire
accounts-withdraw = Annuler
accounts-withdraw-label = Annuler l’invitation de { $email }
