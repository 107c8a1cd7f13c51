## Account page
accounts-title = Account
accounts-no-accounts = No accounts on this installation
accounts-no-accounts-hint = This installation runs in single-user mode: anyone who can reach it has full access.
accounts-organizations = Organizations
accounts-organization-role = <strong>{ $name }</strong> – { $role }: { $may }
accounts-organization-settings = Organization settings

## Email and password
accounts-email = Email
accounts-email-note = Currently { $email }. Changing it signs you out of all other browsers.
accounts-email-new = New email address
accounts-email-change = Change email
accounts-email-sent = Check your email
accounts-email-sent-hint = We sent a confirmation link to the new address.
accounts-account-password = Account password
accounts-code = Code
accounts-code-hint = The code from your authenticator app, or a recovery code
accounts-password = Password
accounts-password-note = A new password signs you out of all other browsers
accounts-password-current = Current password
accounts-password-change = Change password
accounts-password-changed = Password changed
accounts-password-changed-hint = You have been signed out of all other browsers.

## Sessions
accounts-sessions = Active sessions
accounts-sessions-note = End sessions you do not recognize, then change your password
accounts-session-browser = Browser
accounts-session-address = IP address
accounts-session-started = Signed in
accounts-session-used = Last used
accounts-session-current = this session
accounts-session-end = End
accounts-session-end-label = End session: { $device }
accounts-device = { $browser } on { $system }
accounts-device-unknown = Unknown browser

## Two-factor authentication
accounts-second-factor = Two-factor authentication
accounts-second-factor-on = On: signing in also requires a code
accounts-second-factor-off = Off: signing in requires only your password
accounts-second-factor-hint = An authenticator app on your phone shows a code that changes every 30 seconds.
accounts-second-factor-turn-on = Turn on
accounts-second-factor-turn-off = Turn off
accounts-second-factor-turned-off = Two-factor authentication is off
accounts-second-factor-turned-off-hint = From now on, signing in requires only your password.
accounts-password-again = Enter your password again to confirm your identity
accounts-continue = Continue
accounts-confirm = Confirm
accounts-scan = Scan the QR code with an authenticator app, then enter the code it shows.
accounts-qr = QR code with the secret key below
accounts-scan-manually = Cannot scan it? Enter this key:
accounts-secret = secret key
accounts-recovery-codes = Recovery codes
accounts-recovery-codes-hint = <strong>Save these recovery codes now; they are shown only once.</strong> If you lose your authenticator, each code works once.
accounts-recovery-download = Download
accounts-recovery-saved = I have saved them
accounts-recovery-file-title = Stormsizer recovery codes for { $email }
accounts-recovery-file-hint = Each code works once.

## Organization
accounts-organization-name = Organization name
accounts-organization-name-title = Name
accounts-organization-created = Created { $date }
accounts-rename = Rename
accounts-renamed = Renamed
accounts-leave-title = Leave
accounts-leave-note = Projects and runs stay with the organization; an owner can invite you again
accounts-leave-organization = Leave organization
accounts-leave-question = Leave { $name }?
accounts-leave-warning = You will lose access to its projects and runs.
accounts-export-title = Data export
accounts-export-note = A ZIP file with all of the organization’s data in JSON Lines format
accounts-export = Export
accounts-delete-title = Delete
accounts-delete-note = Permanently deletes all projects, runs, keys, links, and the audit log, as well as the accounts of members who belong to no other organization
accounts-delete-organization = Delete organization
accounts-delete-name = Confirm the name
accounts-delete-name-hint = Type “{ $name }” to delete the organization

## Members
accounts-members = Members
accounts-members-empty = No members
accounts-member-name = Name
accounts-member-you = (you)
accounts-member-role = Role
accounts-member-role-of = Role of { $name }
accounts-member-role-changed = { $name } now has the { $role } role
accounts-member-second-factor = Two-factor
accounts-member-second-factor-on = on
accounts-member-second-factor-off = off
accounts-member-since = Member since
accounts-member-remove = Remove { $name }
accounts-member-remove-question = Remove { $name }?
accounts-member-remove-warning = { $email } loses access to the organization immediately. Their work is kept.
accounts-credentials = { $n ->
    [one] One API key or webhook belongs to this member.
   *[other] { $n } API keys and webhooks belong to this member.
 }
accounts-credential-key = API key “{ $name }”
accounts-credential-webhook = Webhook to { $name }
accounts-credential-used = last used { $date }
accounts-credential-unused = never used
accounts-credentials-question = What should happen to them?
accounts-credentials-delete = Delete them: the programs that use them stop working
accounts-credentials-hand-over = Hand them over to another owner: the programs keep working
accounts-credentials-new-owner = New owner

## Invitations
accounts-invitations = Invitations
accounts-invitations-note = Invitations are sent by email; each link works once and expires after one week
accounts-invitations-pending = Pending invitations
accounts-invitations-empty = No pending invitations
accounts-invite = Invite
accounts-invited = Invitation sent
accounts-invited-hint = We sent an email to { $email }.
accounts-invited-by = Invited by
accounts-invitation-expires = Expires
accounts-withdraw = Withdraw
accounts-withdraw-label = Withdraw invitation for { $email }
