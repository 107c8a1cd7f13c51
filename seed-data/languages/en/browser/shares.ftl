shares-title = Share run: version { $version }
shares-link = Link
shares-link-hint = Anyone with this link can view the run without an account until it expires or you revoke it.
shares-local-only = This link works only on this computer
shares-local-only-hint = Stormsizer runs locally, so others cannot reach it. Send the report instead.
shares-another = Create another link
shares-create = Create link
shares-content = Content
shares-content-result-and-report = Result and report
shares-content-result-and-report-hint = Result with scenario and charts, plus PDF report
shares-content-result = Result only
shares-content-result-hint = Result with scenario and charts
shares-with-options = Compared options
shares-with-options-hint = Status, smallest margin and configuration of each option in the newest comparison of array families; prices only with the report
shares-with-windows = Reboot windows
shares-with-windows-hint = Shortest reboot windows of the advice, with the start and the bottleneck; no other part of the advice
shares-expires-after = Expires after
shares-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
shares-label = Label
shares-label-hint = A note to yourself, such as the recipient; not visible to viewers
shares-unlabeled = (no label)
shares-facts = { $status } · { $views } · { $content } · created by { $person }
shares-status-revoked = revoked { $date }
shares-status-expired = expired { $date }
shares-status-active = valid until { $date }
shares-not-opened = not opened yet
shares-visits =
    { $n ->
        [one] { $n } visit, on { $date }
       *[other] { $n } visits, last on { $date }
    }
shares-revoke = Revoke
shares-revoke-label = Revoke link: { $name }
shares-list = Links to this run
shares-empty = No links yet

## Shared page
shares-ended = Link not available
shares-ended-hint = The link is incomplete or has expired. Open the full link you received, or ask for a new one.
shares-retry = Try again
shares-scenario-file = Scenario (JSON)
shares-report-file = Report (PDF)
shares-lead = { $project } · { $facts } · goal: { $goals }
shares-as-of = as of { $date }
shares-events = Events
shares-options = Options compared
shares-options-note = Sized for { $n } { $n ->
        [one] desktop
       *[other] desktops
    }
shares-options-simulated = this result
shares-provenance = Calculated on { $date }. This page does not change; the link expires on { $expires }.
