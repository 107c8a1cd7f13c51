keys-created = Key “{ $name }” created
keys-key = Key
keys-usage = Send the key in the <code>Authorization: Bearer …</code> header
keys-new = New key
keys-new-note = Acts on behalf of the organization, with at most your permissions. It ends when you leave, unless it is handed over to another owner.
keys-create = Create key
keys-name = Purpose
keys-name-hint = Reminds you what will stop working if you revoke the key
keys-expires-after = Expires after
keys-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
keys-year = 1 year
keys-scopes = Permissions
keys-scope-read = Read
keys-scope-read-hint = View projects, scenarios, runs, reports, and the catalog
keys-scope-write = Write
keys-scope-write-hint = Create and edit projects, scenarios, prices, and share links
keys-scope-run = Run
keys-scope-run-hint = Start and cancel runs
keys-scope-manage = Manage
keys-scope-manage-hint = Manage webhooks; view members and the audit log (owner permissions)
keys-list = Keys
keys-list-note = Newest first, including expired keys
keys-empty = No keys yet
keys-table = API keys
keys-owner = Owner
keys-made = Created
keys-made-by = { $date }, { $person }
keys-last-used = Last used
keys-never-used = never
keys-status = Status
keys-status-revoked = revoked { $date }
keys-status-expired = expired { $date }
keys-status-active = valid until { $date }
keys-revoke = Revoke key
keys-revoke-short = Revoke
keys-revoke-label = Revoke { $name }
keys-revoke-question = Revoke “{ $name }”?
keys-revoke-warning = Programs using the key lose access immediately. This cannot be undone.
