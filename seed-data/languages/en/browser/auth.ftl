## Signing in
auth-sign-in = Sign in
auth-sign-out-continue = Sign out and continue
auth-no-account = No account yet? <link>Create an account</link>
auth-forgot-password = Forgot password?
auth-email = Email
auth-password = Password
auth-code = Code
auth-code-hint = The six-digit code from your authenticator app, or a recovery code
auth-confirm = Confirm

## Signing up
auth-create-account = Create account
auth-create-account-title = Create an account
auth-create-account-lead = Size storage for virtual desktops, on your own or with your team.
auth-sign-up-by-invitation = Accounts on this installation are by invitation. Ask its operator or an owner of your organization to invite you.
auth-have-account = Already have an account? <link>Sign in</link>
auth-name = Your name
auth-organization = Organization
auth-organization-hint = Choose a name; you can invite others later
auth-check-email = Check your email
auth-sign-up-sent = We sent a link to <strong>{ $email }</strong>. Open the link within one day to continue.
auth-sign-up-not-received = No email? Check your spam folder, or sign up with a different address.
auth-new-password = New password
auth-new-password-hint = At least 8 characters and hard to guess; a few unusual words work well

## Confirming an address
auth-verify-title = Confirm your email address
auth-verify-lead = To activate your account and sign in, enter the password you chose.
auth-verify-expired = Link expired? <link>Sign up again</link>
auth-confirm-email-title = Confirm your new email address
auth-confirm-email-lead = Enter your account password to confirm. After that, use this address to sign in.
auth-confirm-email-expired = Link expired? <link>Request a new one</link>
auth-incomplete-link = Incomplete link
auth-incomplete-link-lead = Open the full link from the email.

## Resetting a password
auth-forgot-lead = Enter your email address and we will send you a link to set a new password.
auth-send-link = Send link
auth-reset-sent = We sent a link to <strong>{ $email }</strong>. Open the link within one hour to set a new password.
auth-back-to-sign-in = Back to sign-in
auth-reset-title = Set a new password
auth-set-password = Set password
auth-reset-expired = Link expired? <link>Request a new one</link>
auth-reset-done = Password changed
auth-reset-done-lead = You have been signed out on all devices.

## Invitations
auth-invitation = Invitation
auth-invitation-invalid = Invitation not available
auth-invitation-used = The invitation has been used, has expired, or was replaced by a newer one. Ask for a new invitation.
auth-join = Join { $organization }
auth-invited = { $inviter } invited you to join with the { $role } role: { $may }.
auth-invitation-other-account = This invitation is for { $email }, but you are signed in as { $current }.
