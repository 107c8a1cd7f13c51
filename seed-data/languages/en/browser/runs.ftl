## Page
runs-title = Runs
runs-lead = Stored results, each with the inputs, engine version, and catalog used to compute it.
runs-all = All runs
runs-kind = Type
runs-kind-week = Week
runs-kind-window = Discrete-event simulation
runs-kind-shortlist = Array families
runs-kind-advice = Schedule and configuration
runs-kind-runway = Growth runway
runs-kind-sensitivity = Sensitivity analysis
runs-kind-range = Monte Carlo
runs-kind-failure = Component failure
runs-state = Status
runs-state-queued = Queued
runs-state-running = Running
runs-state-succeeded = Succeeded
runs-state-failed = Failed
runs-state-cancelled = Canceled
runs-any = any
runs-clear-state = Clear status filter
runs-project = Project
runs-clear-project = Clear project filter
runs-scenario-deleted = { $name } (deleted)
runs-compare = Compare
runs-compare-label = Compare run: { $name }
runs-empty = No matching runs
runs-empty-hint = Start a run on a scenario page, or change the filters.

## One run
runs-version = version { $version }
runs-engine = engine { $version }
runs-kind-version = { $kind }, version { $version }
runs-kind-scenario = { $kind }, { $scenario }
runs-cancel-label = Cancel: { $kind }, { $scenario }
runs-running = Running, { $percent }
runs-failed-with = { $state }: { $message }

## Tray
runs-tray = Runs: { $summary }
runs-none-running = No active runs
runs-active =
    { $n ->
        [one] { $n } active run
       *[other] { $n } active runs
    }
runs-recent = Recent
