## Page
recommendation-title = Recommendations
recommendation-lead = Schedule changes and cheapest hardware for <link>{ $scenario }</link>, version { $version }
recommendation-start = Recommend
recommendation-run-all = Run all analyses
recommendation-unchosen = No configuration has been chosen yet
recommendation-unchosen-hint = Use one of the compared configurations, or compare array families first. The other analyses are about the configuration in use.
recommendation-failures = Component failure
recommendation-changes = Schedule and configuration changes
recommendation-changes-note = Simulates each change over the full calendar
recommendation-changes-run = Analyze
recommendation-changes-show =
    { $n ->
        [one] Show the change that was tried
       *[other] Show { $n } changes that were tried
    }
recommendation-changes-hint = Shows how much hardware each schedule change saves.
recommendation-families = Cheapest hardware per array family
recommendation-families-note = Evaluated against all goals over the full calendar, with growth and failures taken into account
recommendation-families-run = Find cheapest hardware
recommendation-families-hint = For each array family, finds the cheapest configuration that meets all goals.
recommendation-family-choice = Array families
recommendation-family-choice-hint = { $default } Select families to compare only those, including families estimated from specification sheets.
recommendation-family-choice-default = No families chosen
recommendation-runway = Growth runway
recommendation-runway-note = Simulates the current array with an increasing number of desktops
recommendation-runway-run = Find maximum desktops
recommendation-runway-hint = Shows how many desktops the array supports and which events are the first rated fair and poor.
recommendation-sensitivity = Sensitivity analysis
recommendation-sensitivity-note = Varies one input at a time over its range
recommendation-sensitivity-run = Run analysis
recommendation-sensitivity-hint = Shows which inputs would change the verdict on their own, and how far each would have to change.
recommendation-confidence = Confidence (Monte Carlo)
recommendation-confidence-note = Simulates the week repeatedly with parameters and arrivals drawn from the evidence
recommendation-confidence-run = Run simulation
recommendation-confidence-hint = Shows how often the week meets all goals and how much its results vary.
recommendation-samples = Number of simulated weeks
recommendation-weeks =
    { $n ->
        [one] { $n } week
       *[other] { $n } weeks
    }

## State of an analysis
recommendation-rerun = Re-run
recommendation-rerun-label = Re-run: { $title }
recommendation-failed = Analysis failed
recommendation-try-again = Try again
recommendation-cancelled = Analysis canceled
recommendation-cancelled-hint = No results were saved.
recommendation-outdated = Results for version { $answered }; the scenario is at version { $current }
recommendation-outdated-hint = The scenario has changed. You can read these results, but to apply one, run the analysis again.
recommendation-outdated-use = These results are for another version of the scenario
recommendation-family-private = Include private arrays of other projects
recommendation-family-add = Add your own array
recommendation-compare = Compare options in detail
recommendation-rank = Rank by
recommendation-rank-price = Price
recommendation-ownership = Cost over { $n } { $n ->
        [one] year
       *[other] years
    }
recommendation-rank-best = Lowest total cost of ownership over { $n } { $n ->
        [one] year
       *[other] years
    }: { $family }, { $price }
recommendation-prices-changed = Prices have changed since this analysis
recommendation-prices-changed-hint = The price list or another part of the catalog has changed. Run the analysis again to update the results.

## Shared by the analyses
recommendation-try = Apply
recommendation-try-label = Apply: { $change }
recommendation-present = Already in the scenario
recommendation-use = Use this configuration
recommendation-nearest = Closest: { $configuration }
recommendation-n-weeks-simulated =
    { $n ->
        [one] { $n } week simulated
       *[other] { $n } weeks simulated
    }
recommendation-then = Result
recommendation-price = Price
recommendation-drives = Drives
recommendation-worst-event = Worst event
recommendation-bottleneck = Bottleneck
recommendation-not-known = not known

## Schedule and configuration changes
recommendation-by-schedule = Schedule changes, no new hardware
recommendation-by-schedule-label = Cheapest schedule change
recommendation-by-schedule-unneeded = No change needed: the week already meets all goals.
recommendation-by-schedule-none = No schedule change alone meets all goals.
recommendation-by-hardware = New hardware, same family
recommendation-by-hardware-label = Cheapest hardware change
recommendation-price-mark = { $price }, { $mark }
recommendation-before-after = { $figure }: { $before } → { $after } · { $effort }
recommendation-changes-table = Evaluated changes
recommendation-change = Change
recommendation-event-changed = Event changed
recommendation-event-figure = { $event }: { $figure }
recommendation-week-margin =
    { $year ->
        [none] Smallest margin of the week: { $before } → { $after }
       *[other] Smallest margin of the week in { $year }: { $before } → { $after }
    }
recommendation-week-margin-same =
    { $year ->
        [none] Smallest margin of the week: { $value }, unchanged
       *[other] Smallest margin of the week in { $year }: { $value }, unchanged
    }
recommendation-saves = Hardware savings
recommendation-windows = Reboot windows
recommendation-window-event = Event
recommendation-window-now = As scheduled
recommendation-window-shortest = Shortest, all components
recommendation-window-failed = Shortest, one component failed
recommendation-window-plan = Window to plan
recommendation-window-slots = Desktops at a time
recommendation-window-rate = Desktops per minute
recommendation-window-bottleneck = Bottleneck
recommendation-window-goal = with 90% probability; { $window } as simulated; goal: { $goal }
recommendation-window-pool = { $n } in this pool
recommendation-window-original = { $time } in version { $version }
recommendation-where = { $where }; { $effort }
recommendation-where-schedule = Schedule
recommendation-where-configuration = Configuration
recommendation-unchanged = { $value }, unchanged
recommendation-outcome-holds = Meets all goals
recommendation-outcome-improves = Helps, but goals are still missed
recommendation-outcome-margin = More margin
recommendation-outcome-changes_nothing = Minor effect
recommendation-outcome-side-effects = Little effect on the goals, with side effects
recommendation-outcome-worsens = Worsens the result
recommendation-effort-hours = shifts { $hours } of users’ working time
recommendation-effort-costs = costs { $price }
recommendation-effort-none = no cost, no impact on users
recommendation-changes-listed =
    { $n ->
        [one] { $n } change
       *[other] { $n } changes
    }
recommendation-n-searches =
    { $n ->
        [one] { $n } hardware search
       *[other] { $n } hardware searches
    }

## Array families
recommendation-generic = generic, not calibrated
recommendation-headroom-none = none
recommendation-searched =
    { $legal ->
        [one] { $legal } valid configuration; { $simulated } simulated over the full calendar, the others excluded by bounds
       *[other] { $legal } valid configurations; { $simulated } simulated over the full calendar, the others excluded by bounds
    }
recommendation-families-pass =
    { $n ->
        [one] { $n } passes
       *[other] { $n } pass
    }
recommendation-families-at-risk = { $n } at risk
recommendation-families-fail =
    { $n ->
        [one] { $n } fails
       *[other] { $n } fail
    }
recommendation-evaluated-for =
    { $n ->
        [one] evaluated for { $n } desktop
       *[other] evaluated for { $n } desktops
    }
recommendation-n-legal = { $legal } valid configurations, { $simulated } simulated
recommendation-family-none = No configuration meets all goals. Closest: { $configuration }
recommendation-none-holds = No configuration of any family meets all goals
recommendation-none-holds-hint = Each row shows the closest configuration and the goal it misses. If a note on the scenario says that more hosts are needed, add them first. Otherwise, consider a schedule change above, or relax a goal.
recommendation-window-agrees = Discrete-event simulation: { $sentence } The means agree with the simulation of the week.
recommendation-window-differs = Discrete-event simulation: { $sentence } The means differ from the simulation of the week; check the results for that minute.
recommendation-families-table = Array families
recommendation-array = Array and configuration
recommendation-per-desktop = Per desktop
recommendation-desktops =
    { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }
recommendation-rack = Rack
recommendation-power = Power
recommendation-headroom = Headroom
recommendation-headroom-unit = desktops
recommendation-not-compared = Not compared
recommendation-refused = <strong>{ $model }</strong>: { $reason }

## Recommendation of the scenario's own family
recommendation-card = Recommendation
recommendation-card-note =
    { $legal ->
        [one] { $legal } valid configuration, { $simulated } simulated over the full calendar
       *[other] { $legal } valid configurations, { $simulated } simulated over the full calendar
    }
recommendation-card-apply = Apply to this scenario
recommendation-why-not = Cheaper configurations
recommendation-why-not-none = There is no cheaper configuration in this family.
recommendation-why-not-missed = Worst missed goal

## Growth runway
recommendation-growth-per-year = { $share } more desktops each year
recommendation-growth-none = No growth rate is set. Set one under Goals to see results by year.
recommendation-runway-margin = Margin to the nearest goal, by number of desktops
recommendation-runway-desktops = Desktops
recommendation-runway-grade = Grade of the week
recommendation-runway-least = Smallest margin
recommendation-runway-at = Event
recommendation-runway-now = now: { $n }
recommendation-runway-most = meets goals up to { $n }
recommendation-runway-fair = fair from { $n }: { $event }
recommendation-runway-poor = poor from { $n }: { $event }
recommendation-years = Years
recommendation-year = Year
recommendation-year-goals = Goals
recommendation-year-met = all met
recommendation-year-missed = missed
recommendation-year-why = Missed goal or bottleneck
recommendation-year-free = Free capacity
recommendation-year-hosts = Host capacity is insufficient.

## Sensitivity analysis
recommendation-sensitivity-worst = Worst event: { $event }
recommendation-inputs = Inputs
recommendation-input = Input
recommendation-input-now = Current
recommendation-input-range = Range
recommendation-input-margin = Margin to the nearest goal
recommendation-input-flip = Verdict changes at
recommendation-input-flip-none = not within the range
recommendation-input-from-to = { $from } to { $to }
recommendation-input-catalog = { $range }, catalog range
recommendation-events-why = Grades by event
recommendation-events = Events
recommendation-event = Event
recommendation-event-goal = Nearest goal
recommendation-event-help = Bottleneck and next improvement
recommendation-no-goal = no goal applies
recommendation-steps = Next hardware steps
recommendation-step = Step
recommendation-step-price = Price, { $mark }

## Confidence
recommendation-figures-ranges = Range of each figure
recommendation-figure = Figure
recommendation-figure-plain = Nominal
recommendation-phase-holds = meets goals in { $share } of cases
recommendation-missed = Missed goals
recommendation-missed-line = { $goal }: missed in { $share } of cases, mainly in this phase: { $event }
recommendation-drivers = Main drivers
recommendation-basis = Assumptions
recommendation-draws-failed =
    { $n ->
        [one] { $n } week could not be simulated: { $reason }
       *[other] { $n } weeks could not be simulated: { $reason }
    }
recommendation-band = Week, P10 to P90
recommendation-band-note = band: P10 to P90
recommendation-band-summary = { $title }: between { $low } and { $high } in 80% of simulated weeks.
recommendation-draws =
    { $n ->
        [one] { $n } week simulated, seed { $seed }
       *[other] { $n } weeks simulated, seed { $seed }
    }
recommendation-plain-holds = nominal case meets all goals
recommendation-plain-misses = nominal case misses goals
recommendation-check = { $goal } { $value }, goal { $limit }
