## Page
comparison-title = Comparison
comparison-lead = Finished runs in <link>{ $project }</link> at current prices
comparison-lead-unknown = Finished runs in <link>the project</link> at current prices
comparison-no-project = Project not found
comparison-too-few = At least two finished runs are required
comparison-too-few-hint = Run two scenarios in this project, or one scenario before and after a change, then compare them here.
comparison-runs = Runs
comparison-runs-note = Select two to four runs. The first is the baseline.
comparison-runs-label = Runs to compare
comparison-add-run = Add run
comparison-select-two = Select at least two runs
comparison-run-name = { $scenario }, v{ $version }, { $date }

## Table
comparison-not-comparable = These runs are not directly comparable
comparison-notes = Notes
comparison-results = Results
comparison-results-note = Differences from { $baseline }; significant differences are colored. Prices: { $prices }
comparison-show-similar = Show events with minor differences
comparison-table = Comparison
comparison-metric = Metric
comparison-configuration-cost = Configuration and cost
comparison-configuration = { $model }, { $configuration }
comparison-desktops =
    { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }
comparison-users = { $n } users on { $machines } virtual machines
comparison-states = Today and planned states
comparison-events-today = Events today, with all components working
comparison-no-event = Not in this scenario
comparison-days = { $event }, worst of { $n } days
comparison-days-show = Show individual days
comparison-days-hide = Hide individual days
comparison-better = better
comparison-worse = worse

## Headroom
comparison-headroom = Headroom
comparison-headroom-calculate = Calculate
comparison-headroom-calculate-label = Calculate headroom
comparison-headroom-progress = Calculating, { $percent }
comparison-headroom-outdated = Unknown for version { $version }
comparison-headroom-open = Not calculated yet
comparison-headroom-none = None
comparison-headroom-limit = First missed: { $missed }
comparison-headroom-more =
    { $n ->
        [one] { $n } more desktop
       *[other] { $n } more desktops
    }
comparison-headroom-excess =
    { $n ->
        [one] { $n } desktop too many
       *[other] { $n } desktops too many
    }

comparison-options = Options
comparison-options-note = Options of the comparison of array families for { $scenario }; differences are relative to the first.
comparison-options-back = Back to the recommendation
comparison-add-option = Add an option
comparison-select-two-options = Select at least two options
