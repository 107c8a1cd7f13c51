### Emails.

## Emails

mail-subject = { $subject } – Stormsizer
mail-greeting = Hello,
mail-signature = Stormsizer
mail-verification-subject = Confirm your email address
mail-verification = We received a request to create a Stormsizer account with this address. Open this link within 24 hours and enter the password you chose:
mail-verification-ignore = If you did not request this, ignore this email. No account will be created.
mail-account-exists-subject = You already have an account
mail-account-exists = We received a request to create an account with this address, but you already have one. Sign in here:
mail-account-exists-ignore = If you forgot your password, you can reset it on the sign-in page. If you did not request this, ignore this email.
mail-reset-subject = Reset your password
mail-reset = We received a request to reset your password. Open this link within one hour to set a new one:
mail-reset-ignore = If you did not request this, ignore this email. Your password stays the same.
mail-no-account-subject = No account with this email address
mail-no-account = We received a request to reset the password for this address, but no account uses it. You may have used a different address. If you did not request this, ignore this email.
mail-new-address-subject = Confirm your new email address
mail-new-address = We received a request to use this address for your Stormsizer account. Open this link within 24 hours and enter your password:
mail-new-address-ignore = If you did not request this, ignore this email. Nothing will change.
mail-address-taken = We received a request to use this address for another account, but this address already has an account. Nothing will change. Sign in here:
mail-address-taken-ignore = If you did not request this, ignore this email.
mail-address-change-subject = Email address change requested
mail-address-change = We received a request to change the email address for your account to { $email }. The change takes effect when the link sent to that address is opened.
mail-address-change-ignore = If you did not request this, change your password now. Changing your password cancels the request.
mail-address-changed-subject = Your email address was changed
mail-address-changed = The email address for your account is now { $email }. Use this address to sign in; from now on, we will send emails to it. If you did not make this change, contact an owner of your organization now.
mail-invitation-subject = Invitation to an organization
mail-invitation = { $inviter } invited you to join { $organization } on Stormsizer as { $role_id ->
        [role-owner] an owner
        [role-editor] an editor
       *[role-viewer] a { $role }
    }. Open this link within a week to accept:
mail-invitation-ignore = If you do not know this person, ignore this email.
mail-password-changed-subject = Your password was changed
mail-password-changed = The password for your account was just changed. If you did not make this change, reset your password now and contact an owner of your organization.
mail-second-factor-changed-subject = Two-factor authentication was changed
mail-second-factor-changed = Two-factor authentication was just turned on or off for your account. If you did not make this change, reset your password now and contact an owner of your organization.
mail-report-ready-subject = Your report is ready
mail-report-ready = The report for “{ $scenario }” is ready. Sign in and download it here:
