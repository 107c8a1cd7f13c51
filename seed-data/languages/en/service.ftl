### Problems and other texts of the service.

## Problem titles

problem-title-internal = Internal error
problem-title-invalid-input = Invalid input
problem-title-unreadable-body = Unreadable request body
problem-title-not-json = Request body is not valid JSON
problem-title-bad-request = Bad request
problem-title-not-found = Not found
problem-title-method-not-allowed = Method not allowed
problem-title-unsupported-media-type = Unsupported content type
problem-title-content-too-large = Content too large
problem-title-upload-too-slow = Upload timed out
problem-title-not-signed-in = Authentication required
problem-title-not-allowed = Permission denied
problem-title-not-in-demo = Not available in the demo
problem-title-wrong-credentials = Invalid credentials
problem-title-second-factor-needed = Verification code required
problem-title-too-many-tries = Too many attempts
problem-title-rate-limit-exceeded = Rate limit exceeded
problem-title-two-proofs = Send only one credential
problem-title-no-accounts = Accounts are turned off
problem-title-link-used-up = Link expired or already used
problem-title-conflict = Conflict with current state
problem-title-changed-meanwhile = Changed since you loaded it
problem-title-version-missing = `If-Match` header required
problem-title-not-acceptable = Format not available
problem-title-quota-exceeded = Quota exceeded
problem-title-run-too-large = Run too large
problem-title-unavailable = Temporarily unavailable
problem-title-maintenance = Maintenance in progress
problem-title-foreign-page = Cross-site request refused
problem-title-wrong-host = Unknown host name
problem-title-idempotency-key-reused = Idempotency key already used
problem-title-request-under-way = Request already in progress
problem-title-shown-once = Secret already shown

## Problems of any request

problem-internal = An unexpected error occurred. Details are in the service log.
problem-field = { $path }: { $message }
problem-fields = { $first }; { $others }
problem-database-unavailable = The database is unreachable. Try again shortly.
problem-maintenance = Data can be read but not changed during maintenance.
problem-maintenance-until = Maintenance is expected to end on { $at }.
problem-referenced-item-changed = An item this request refers to was changed or deleted. Reload and try again.
problem-wrong-host = This service is not configured for this host name.
problem-foreign-page = Pages from other sites cannot make changes.
problem-body-too-large = The request body can be at most { $allowed }.
problem-unreadable-body = The request body { $reason }.
document-too-large = is larger than { $allowed }
document-not-utf-8 = is not UTF-8 text
document-not-json = is not valid JSON: { $reason }
document-too-many-values = has more than { $allowed } values
document-duplicate-key = has the key `{ $key }` twice
problem-if-match-required = Send the current ETag in the `If-Match` header.
problem-rate-limit = The limit is { $limit } requests per minute { $per }. Try again in { $wait } s.
rate-limit-per-address = per IP address
rate-limit-per-session = per session
rate-limit-per-api-key = per API key
rate-limit-per-share-link = per share link
rate-limit-per-organization = per organization
problem-too-many-calculations = Too many calculations are running. Try again shortly.
problem-not-in-demo = This is not available in the public demo. Install your own copy to use it.
problem-request-ended-without-response = The first request ended without a response. Try again.
problem-request-under-way = The first request with this key is still in progress. Try again shortly.
problem-secret-shown-once = The first request succeeded. The secret that it returned is shown only once.

## Permissions

problem-not-for-this-credential = This operation is not available with these credentials.
problem-not-for-api-keys = This operation is not available with an API key.
problem-scope-missing = The API key lacks the scope `{ $scope }`.
problem-role-missing = This requires the { $role } role. You have no role in this organization.
problem-role-insufficient = This requires the { $role } role. Your role is { $own }.
role-owner = owner
role-editor = editor
role-viewer = viewer

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-required = is required
field-empty = is empty
field-too-large = is too large
field-out-of-range = is out of range
field-not-accepted = is not accepted for this kind of run
field-wrong-request-fields = does not match the kind of run
field-cannot-be-stored = cannot be stored
field-no-container-data = requires a profile with container data, which “{ $profile }” does not have
field-not-in-catalog = is not in the catalog
field-differs-from-url = differs from the ID in the URL
field-not-a-cursor = is not a valid cursor
field-outside-calendar = is outside the calendar
field-not-after-from = must be after `from`
field-idempotency-key-used = was used for a different request
field-password-guessable = is too easy to guess. Use several uncommon words; avoid names, dates, and keyboard patterns.
field-email-unchanged = is already the address of this account
field-not-organization-name = is not the name of the organization
field-password-needed = requires your password
field-quota-exceeded = is exceeded
field-window-too-long = makes the window too long for this many replications. Shorten the window or request fewer replications.
field-window-of-several-arrays = cannot be simulated I/O by I/O
field-window-of-volume = is a cloud volume, whose I/Os cannot be simulated one by one
field-run-not-usable = cannot be used in this report
field-duplicate-kind = is a second run of kind `{ $kind }`
field-no-such-run = does not exist
field-run-state = is a run of kind `{ $kind }` in state `{ $state }`
field-no-account-to-email = requires an account to send the email to
field-exceeds-import-storage = exceeds the storage limit for imports. Delete an import first.
field-not-a-webhook-url = is not a valid webhook URL
field-not-https = must begin with https://
field-not-a-public-host = must have a public host name such as hooks.example.com, not an IP address
field-port-not-allowed = must not use port { $port }. Use 443.
field-image-type-unsupported = is not a supported image
field-unreadable = cannot be read
field-unreadable-because = cannot be read: { $reason }
field-fully-transparent = is fully transparent
field-svg-has-text = contains text whose font may be unavailable
field-svg-too-complex = takes too much time or memory to render
field-svg-external-files = refers to other files
field-svg-unreadable = is not a readable SVG

## Invalid fields: what was given

given-nothing = nothing
given-unknown = (unknown)
given-not-shown = (not shown)
given-amount = { $amount }
given-at-least = { $amount } or more
given-empty-file = 0 bytes
given-kind = kind `{ $kind }`
given-pixels = { $width } × { $height } pixels
given-png-without-header = PNG without a header
given-svg-with-text = SVG with text
given-transparent-image = transparent image
given-requested = { $requested } requested
given-used-and-requested = { $used } used, { $requested } requested
given-total-with-file = { $amount } including this file
given-window-ios = { $end }: about { $ios } I/Os across all replications

## Invalid fields: what is allowed

allowed-limit = at most { $limit }
allowed-at-most = at most { $amount }
allowed-pixels = at most { $limit } pixels
allowed-zero-to = 0 to { $limit }
allowed-above-zero-to = more than 0 and at most { $limit }
allowed-range = { $low } to { $high }
allowed-later-than = later than { $start }
allowed-all-imports = at most { $amount } for all imports together
allowed-entry-with-fact = a catalog entry that specifies this value
allowed-sheet-file = `provenance`, `spec_sheets` and, if needed, `drives`
allowed-storable = plain text and finite numbers
allowed-new-idempotency-key = a new key, or the same key with the original request
allowed-cursor = the `next_cursor` from a previous page
allowed-strong-password = a password that is hard to guess
allowed-different-email = a different address
allowed-value-for-new-account = a value, because the address has no account yet
allowed-organization-name = the exact name of the organization
allowed-account-password = the password of your account
allowed-catalog-id = an ID from the catalog’s list of { $kind }, e.g. { $examples }
catalog-kind-arrays = arrays
catalog-kind-drives = drives
catalog-kind-volumes = cloud volumes
catalog-kind-vendors = vendors
catalog-kind-workloads = workload profiles
catalog-kind-deployments = deployments
catalog-kind-prices = price lists
allowed-source = `own`, or the ID of a source in the catalog
allowed-report-runs = finished runs for the same scenario version, catalog, and engine, one of each kind; advice may be for an earlier version: { $kinds }
allowed-finished-shortlist = a run of kind `shortlist` that succeeded
allowed-finished-week = a run of kind `week` that succeeded
allowed-false-for-programs = `false` for API keys and installations without accounts
allowed-window-ios = at most { $ios } I/Os across all replications
allowed-only-main-array = none: only scenarios with one array can be simulated I/O by I/O
allowed-array-with-hardware = an array whose controllers and drives are known
allowed-non-empty-file = at least 1 byte
allowed-webhook-url = https://host, optionally with a port, path, and query, at most { $length } characters
allowed-image-types = a PNG or SVG image
allowed-complete-png = a complete PNG image
allowed-visible-image = an image with visible pixels
allowed-svg-with-paths = an SVG with its text converted to paths
allowed-simpler-image = a simpler image, or a PNG
allowed-self-contained-svg = a self-contained SVG

## Sign-in and accounts

problem-wrong-credentials = Email, password, or verification code is incorrect.
problem-second-factor-needed = Enter the code from your authenticator app or a recovery code.
problem-link-used-up = Request a new link.
problem-no-accounts = This installation has a single user and no sign-in.
problem-sign-in-busy = Too many sign-ins are in progress. Try again shortly.
problem-no-session = Session not found.
problem-sign-up-by-invitation = Accounts on this installation are by invitation only.
problem-sign-up-domain = Addresses at { $domain } cannot create accounts on this installation; ask its operator or an organization’s owner for an invitation.
problem-too-many-tries = Try again in { $wait } s.
problem-second-factor-exists = Two-factor authentication is already on. Turn it off first.
problem-no-second-factor-to-confirm = There is no two-factor setup to confirm. Start a new one.
problem-no-organization = Organization not found.
problem-local-organization-stays = The only organization of a local installation cannot be deleted. Delete its projects or the data folder instead.
problem-no-invitation = Invitation not found.
problem-already-a-member = This address already belongs to a member.
problem-too-many-invitations = At most { $limit } invitations can be open. Withdraw some first.
problem-sign-in-as = Sign in as { $email }, then open the link again.
problem-invitation-for = This invitation is for { $email }.
problem-no-member = Member not found.
problem-new-owner = Credentials can be handed over only to another owner of the organization.
problem-new-owner-allowed = the account ID of another owner
problem-last-owner = An organization needs at least one owner. Make another member an owner first.
email-sent = If the address is valid, an email is on its way.

## API keys and share links

problem-two-proofs = Send either an API key or a session cookie, not both.
problem-not-an-api-key = The token is not an API key.
problem-api-key-invalid = The API key is invalid, expired, or revoked.
problem-too-many-keys = At most { $limit } keys can be active. Revoke one first.
problem-no-key = API key not found.
problem-share-link-ended = This share link does not exist, has expired, or was revoked.
problem-share-link-revoked = The link was revoked. Create a new one.
problem-share-link-without-report = This share link does not include the report.
problem-no-share-link = Share link not found.

## Projects and scenarios

problem-no-project = Project not found.
problem-no-scenario = Scenario not found.
problem-scenario-changed = The scenario is now at version { $version }.
problem-too-many-named-versions = At most { $limit } versions of a scenario can have names. Remove a name first.
problem-no-scenario-version = Scenario version not found.

## Runs and quotas

problem-no-run = Run not found.
problem-run-not-ended = The run has not ended (state `{ $state }`). Cancel it first.
problem-run-already-ended = The run has already ended (state `{ $state }`).
problem-run-without-series = The run has no time series.
problem-run-is-not-a-week = The run is of kind `{ $kind }`. Only runs of kind `week` have time series and reports.
problem-run-without-result = The run has no result (state `{ $state }`).
problem-run-too-large = The run would take about { $estimate } of engine time. The limit for one run is { $limit }.
problem-too-many-open-runs = { $used ->
        [one] { $used } run is
       *[other] { $used } runs are
    } queued or running. The limit is { $limit }. Wait, or cancel some.
problem-daily-quota-exceeded = The organization has used { $used } of engine time today, and this run would take about { $estimate }. The daily limit is { $limit }. Usage resets at midnight UTC.
run-failed-out-of-memory = The calculation ran out of memory.
run-failed-time-limit = The calculation exceeded the time limit of { $limit }.
run-failed-internal = The calculation failed: { $error }
run-failed-workers-lost = The worker stopped unexpectedly { $attempts ->
        [one] once
       *[other] { $attempts } times
    }.

## Reports

problem-no-report = Report not found.
problem-report-formats = Reports are available as { $formats }.
problem-report-failed = The report could not be generated. Request it again.
problem-report-not-ready = The report is not ready yet.
problem-report-run-deleted = A run that this report includes was deleted.
problem-report-too-large = The report would be { $size }. The limit is { $limit }.
problem-too-many-open-reports = { $used ->
        [one] { $used } report is
       *[other] { $used } reports are
    } in progress. The limit is { $limit }. Wait, or delete some.
report-failed = The report could not be generated.

## Imports

problem-no-import = Import not found.
problem-no-import-file = File not found in this import.
problem-too-many-imports = At most { $limit } imports can be kept. Delete one first.
problem-too-many-files = An import can have at most { $limit } files. Delete one first.
problem-import-without-files = The import has no files. Add one first.
problem-import-not-being-read = The files are not being read (state `{ $state }`).
problem-import-not-read = The files have not been read (state `{ $state }`). Read them first.
problem-import-storage-full = With this file, all imports together would use { $total }. The limit is { $limit }. Delete an import first.
problem-file-too-large = The file is { $given } or larger. The limit is { $allowed }.
problem-upload-media-type = Send the bytes of one file as { $type }.
problem-too-many-uploads = Too many uploads are in progress. Try again shortly.
problem-upload-too-slow = The upload was discarded. An upload may pause for at most { $pause }, take at most { $total } in total, and must arrive at { $pace } or more on average.
problem-upload-interrupted = The upload was interrupted and discarded.
import-cancelled = The import was canceled.
import-out-of-memory = Reading these files requires more memory than the limit of { $limit }. Import fewer files at once, or recordings with fewer counters.
import-time-limit = Reading these files takes longer than the time limit of { $limit }. Import fewer files at once, or a shorter part of the recording.
import-reader-crashed = The file reader crashed. Import the files one by one to find the one that causes the crash.
import-workers-lost = Every worker that tried to read the files stopped unexpectedly.
problem-catalog-changed = The catalog has changed. Review the proposal again.
problem-no-acceptance = This import has no accepted change with this ID.
problem-already-undone = This change has already been undone.
problem-scenario-changed-since-import = The scenario has changed since the import, which created version { $after }; it is now at version { $current }. To go back, restore version { $before } manually.
problem-no-fio-results = The import has no fio results. Add a file that fio wrote with `--output-format=json`.

## Catalog and prices

problem-no-catalog-version = Catalog version not found.
problem-catalog-not-loaded = No catalog is loaded. Run `stormsizer catalog load`.
problem-no-catalog-entry = The catalog has no entry of this kind with the ID `{ $id }`.
problem-no-own-entry = Custom entry not found.
problem-own-entry-exists = A custom entry with the ID `{ $id }` already exists. Replace it or choose another ID.
problem-entry-exists = The ID `{ $id }` is already taken in the catalog’s list of { $kind }. Choose another ID.
problem-entry-changed = The entry `{ $id }` in the catalog’s list of { $kind } has changed since it was created.
problem-entry-conflict = Entry `{ $id }` in the catalog’s list of { $kind }: { $reason }
problem-entry-in-use = The entry is used by { $users }.
entry-user-more = { $more ->
        [one] { $more } other
       *[other] { $more } others
    }
entry-user = { $name } ({ $kind })
entry-user-scenario = the scenario { $name }
problem-too-many-own-entries = At most { $limit } custom entries are allowed. Delete one first.
problem-own-entry-changed = The entry has changed since you loaded it.
problem-price-list-changed = The price list has changed since you loaded it.
problem-no-own-price-list = You have no custom price list.
price-part-controller = controller
price-part-shelf = shelf
price-part-cache-module = cache module
price-part-port = port
price-part-of-array = { $part } of { $array }
price-part-host-memory = host memory

## Branding

problem-no-logo = There is no logo.
problem-branding-changed = The branding has changed since you loaded it.
problem-no-own-branding = You have no custom branding.

## Webhooks

problem-no-webhook = Webhook not found.
problem-no-delivery = Delivery not found.
problem-delivery-in-progress = The delivery is still in progress.
problem-too-many-webhooks = At most { $limit } webhooks are allowed. Delete one first.
delivery-unreachable = The receiver is unreachable.
delivery-timeout = The receiver did not respond in time.
delivery-invalid-certificate = The receiver has no valid certificate for its host name.
delivery-not-http = The receiver closed the connection or did not respond with HTTP.

## Custom catalog entries

field-contradicts-catalog = is inconsistent with the rest of the catalog
allowed-catalog-entry = an entry that is consistent with the catalog

## Values in requests

field-not-uuid = is not a UUID
allowed-uuid = a UUID, e.g. { $example }
field-has-duplicates = contains the same value twice
allowed-each-once = each value once
field-scenario-once = is required unless `scenario` is given, and cannot be combined with it
allowed-scenario-once = exactly one of `scenario_id` and `scenario`
field-not-ascii = is not printable ASCII
allowed-ascii = printable ASCII characters
field-not-a-language = is not a supported language

## Health checks, actors and exports

readiness-database-slow = The database takes longer than { $time } to respond.
readiness-database-away = The database is unreachable.
readiness-database-not-migrated = The database schema is out of date: run the migrations.
readiness-database-incompatible = A newer release has changed the database in a way that this release cannot use.
readiness-queue-away = Redis is unreachable; jobs are waiting in the database.
readiness-workers-deaf = Jobs have been waiting for more than a minute, and no worker has picked them up.
readiness-disk-nearly-full = The disk that contains the data folder is almost full.
actor-local = local user
personal-data-format = One JSON Lines file per table, with one row per line. Binary values are Base64-encoded. Secrets are left out.

## Names in the default scenario

default-scenario = New scenario
default-pool = Desktops
