## Buttons
common-cancel = Cancel
common-share = Share
common-close = Close
common-nothing-found = Nothing found
common-undo = Undo
common-remove = Remove
common-copy = Copy
common-copied = Copied
common-copy-what = Copy { $what }
common-reload = Reload page
common-open-projects = Go to projects

## Lists and tables
common-show-more = Show more
common-show-n-more =
    { $n ->
        [one] Show { $n } more
       *[other] Show { $n } more
    }
common-show-fewer = Show fewer
common-table-label = { $label }, table
common-table-quantity = Quantity
common-view-charts = View as charts
common-view-table = View as table
common-table-copy = Copy table: { $title }
common-table-download = Download table as CSV: { $title }
common-table-copied = { $title } copied
common-table-copied-hint = Paste it into a spreadsheet.
common-copy-failed = Could not copy
common-copy-failed-hint = The browser blocked access to the clipboard. Download the file instead.

## Export menu
common-export = Export: { $title }
common-export-copy-table = Copy table
common-export-copy = Copy { $title }
common-export-table = Table (CSV)
common-export-csv = { $title } (CSV)
common-export-picture = Picture (PNG)
common-picture-failed = Could not export picture
common-picture-unsupported = This browser cannot draw the picture.
common-picture-too-large = The picture is too large.

## Grades, goals and status of values
common-grade-good = Good
common-grade-fair = Fair
common-grade-poor = Poor
common-verdict-pass = Pass
common-verdict-at_risk = At risk
common-verdict-fail = Fail
common-verdict-low = { $word }, low confidence
common-verdict-guest-time = { $word }, guest time assumed
common-verdict-unknown = No result yet
common-status-stated = stated
common-status-specified = specified
common-status-derived = derived
common-status-calibrated = calibrated
common-status-assumed = assumed
common-status-unknown = unknown
common-status-stated-hint = Published in a measurement study
common-status-specified-hint = From the manufacturer’s specification
common-status-derived-hint = Calculated from stated or specified values
common-status-calibrated-hint = Fitted to evidence
common-status-assumed-hint = Engineering estimate
common-status-unknown-hint = Unknown: enter your own value

## Forms, errors and secrets
common-retry-now = You can try again now.
common-retry-wait = Wait a moment, then try again.
common-retry-in = Try again in { $seconds } s
common-problem = { $message } (given: { $given }; allowed: { $allowed })
common-number-missing = Enter a number.
common-number-unreadable = “{ $typed }” is not a number. Enter a number such as { $example }.
common-number-whole = Enter a whole number.
common-number-range = Enter a number from { $min } to { $max }.
common-number-at-least = Enter a number of at least { $min }.
common-number-at-most = Enter a number of at most { $max }.
common-number-kept = Still used: { $value }.
common-unexpected-response = Unexpected response from the service
common-http-error = The service responded with { $status }
common-http-error-hint = Try again. If the error persists, check the service log.
common-unreachable = The service is unreachable
common-unreachable-hint = Your changes are safe in this browser. Check that the service is running, then try again.
common-shown-once = Shown only once.
common-secret-saved = I have saved it

## Runs under way
common-run-progress = Run progress
common-simulation-progress = Simulation progress
common-stage-waiting = Waiting for a worker
common-stage-simulating = Simulating
common-stage-storing = Saving results
common-stage-done = Done
common-stage-progress = { $stage }, { $percent }
common-stage-progress-left = { $stage }, { $percent }, { $left } left

## Roles
common-role-viewer = Viewer
common-role-editor = Editor
common-role-owner = Owner
common-role-viewer-hint = Can view everything
common-role-editor-hint = Can create and edit share links, projects, and runs
common-role-owner-hint = Can do everything an editor can, and also manage members, API keys, webhooks, and the audit log
common-role-required = Requires the { $needed } role; yours is { $role }.
common-toggle-password = Show or hide password
