audit-title = Audit log
audit-note = Every change, newest first. Entries cannot be edited.
audit-empty = No matching entries
audit-number = No.
audit-time = Time
audit-who = Actor
audit-who-placeholder = user or API key name
audit-action = Action
audit-action-placeholder = update_scenario
audit-subject = Object
audit-details = Details
audit-from = From
audit-to = To
audit-filter = Filter
audit-show-all = Show all
audit-actor-local = this computer
audit-actor-worker = the service
audit-actor-key = { $name } (API key)
audit-integrity = Verify log integrity
audit-integrity-note = Each entry includes a code computed from its content and the previous entry, so any change can be detected
audit-verify = Verify
audit-verify-again = Verify again
audit-intact =
    { $n ->
        [one] { $n } entry verified: the log is intact
       *[other] { $n } entries verified: the log is intact
    }
audit-broken = Entry { $number } was changed or is missing
audit-head = The newest entry is number { $number }. Keep this entry’s code: it is the only way to detect whether the newest entries have been removed. <code>{ $code }</code>
