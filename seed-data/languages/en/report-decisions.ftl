# Report sections on decisions: recommendation, alternatives, schedule changes, growth, confidence, sensitivity, costs.

report-decision-list-comma = { $first }, { $second }
report-decision-list-semicolon = { $first }; { $second }
report-decision-list-dot = { $first } · { $second }
report-decision-list-plus = { $first } + { $second }
report-decision-plus = +{ $value }
report-decision-less-than = < { $value }

report-decision-column-desktops = Desktops
report-decision-column-event = Event
report-decision-column-goals = Goals
report-decision-column-part = Part
report-decision-column-power = Power
report-decision-column-price = Price
report-decision-column-quantity = Quantity
report-decision-column-rack-units = Rack units
report-decision-column-reason = Reason
report-decision-column-setting = Setting
report-decision-column-simulated = Simulated
report-decision-column-worst-event = Worst event
report-alternatives-unit-desktops = desktops
report-decision-goals-met = met
report-decision-goals-missed = missed

report-decision-field-array = Array
report-decision-field-firmware = Firmware
report-decision-field-arrays = Arrays
report-decision-field-volumes = Volumes
report-decision-field-size = Size
report-decision-field-controllers = Controllers
report-decision-field-drives = Drives
report-decision-field-flash-cache = Flash cache
report-decision-field-ports = Front-end ports
report-decision-field-image-cache = Image cache per host
report-decision-drives = { $n } × { $drive }
report-decision-per-array = { $value } per array
report-decision-per-volume = { $value } per volume

report-costs-difference-unknown = Price difference unknown
report-costs-no-difference = No extra cost
report-costs-more = { $difference } more
report-costs-less = { $difference } less
report-costs-desktops =
    { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }
report-costs-desktops-in-year =
    { $n ->
        [one] { $n } desktop in { $year }
       *[other] { $n } desktops in { $year }
    }
report-costs-per-desktop = { $price } per desktop ({ $desktops })
report-costs-over-years = { $total } over { $years } years
report-costs-unknown = price unknown
report-costs-no-price-list = There is no price list.
report-costs-illustrative = Prices are illustrative, not a quote.
report-costs-price-list = Prices: { $name }, { $dated }.
report-costs-valid-until = Valid until { $day }.
report-costs-project-prices = Some are replaced by the prices of the project “{ $project }”.
report-costs-converted = Converted from { $currency } at { $rate } on { $dated } ({ $source }).
report-costs-missing = No price is known for { $parts }.

report-decision-missed-with-failure = { $failure }: { $goal }
report-decision-missed-in-phase = { $phase }: { $goals }
report-decision-missed-more-phases =
    { $n ->
        [one] { $n } more phase
       *[other] { $n } more phases
    }
report-decision-missed-none = All goals are met

report-recommendation-title = Recommended configuration
report-recommendation-not-searched = No configuration search was run for this report.
report-recommendation-installed = The installed array ({ $array }) is sufficient: it meets all goals, and nothing is added.
report-recommendation-simulated =
    { $n ->
        [one] { $n } configuration was simulated over the whole calendar.
       *[other] { $n } configurations were simulated over the whole calendar.
    }
report-recommendation-simulated-of =
    { $n } of { $legal ->
        [one] { $legal } valid configuration
       *[other] { $legal } valid configurations
    } { $n ->
        [one] was
       *[other] were
    } simulated over the whole calendar.
report-recommendation-cheapest = The configuration below is the cheapest that meets all goals.
report-recommendation-closest = No configuration meets all goals; the one below comes closest.
report-recommendation-unpriced = Prices are incomplete, so configurations with fewer drives rank as cheaper.
report-recommendation-unpriced-parts = No price is known for { $parts }, so configurations with fewer drives rank as cheaper.
report-recommendation-table = Simulated and recommended configurations
report-recommendation-column-recommended = Recommended
report-recommendation-column-change = Change
report-recommendation-changed = changed
report-recommendation-price-per-desktop = Price per desktop ({ $desktops })
report-recommendation-confidence = Cost of a higher probability
report-recommendation-column-additional = Additional cost
report-recommendation-column-configuration = Configuration
report-recommendation-why = Why no cheaper configuration is sufficient: the next cheaper configurations and the goals they miss
report-recommendation-column-cheaper = Next cheaper configuration
report-recommendation-column-misses = Missed goals

report-bill-title = Bill of materials
report-bill-total = Total
report-bill-unknown-values = If a value is unknown, the corresponding total is left blank.
report-bill-installed = All parts are installed already, so this list has no prices.
report-bill-simulated = Simulated configuration: { $configuration }
report-bill-recommended = Recommended configuration: { $configuration }
report-bill-per-desktop =
    { $n ->
        [one] Per desktop ({ $n } desktop)
       *[other] Per desktop ({ $n } desktops)
    }
report-bill-per-month = Running costs per month
report-bill-over-years = Total over { $years } years
report-bill-column-unit-price = Unit price
report-bill-column-installed = Installed
report-bill-column-discount = Discount
report-upgrade-table = Upgrade of the installed array: { $configuration }
report-upgrade-column-kept = Kept
report-upgrade-column-added = Added
report-upgrade-column-left-over = No longer needed

report-alternatives-title = Array family comparison
report-alternatives-families =
    { $families ->
        [one] { $families } array family
       *[other] { $families } array families
    } for { $desktops ->
        [one] { $desktops } desktop
       *[other] { $desktops } desktops
    }: { $statuses }.
report-alternatives-pass =
    { $n ->
        [one] { $n } passes
       *[other] { $n } pass
    }
report-alternatives-at-risk = { $n } at risk
report-alternatives-fail =
    { $n ->
        [one] { $n } fails
       *[other] { $n } fail
    }
report-alternatives-survives = Each family was judged with all components working and with { $parts } failed.
report-alternatives-simulated =
    { $n } of { $legal ->
        [one] { $legal } valid configuration
       *[other] { $legal } valid configurations
    } { $n ->
        [one] was
       *[other] were
    } simulated over the whole calendar; analytical bounds rule out the others.
report-alternatives-table = Cheapest configuration that meets all goals, by family
report-alternatives-column-family = Family and configuration
report-alternatives-column-per-desktop =
    { $n ->
        [one] Price per desktop ({ $n } desktop)
       *[other] Price per desktop ({ $n } desktops)
    }
report-alternatives-column-status = Status and worst event
report-alternatives-column-headroom = Headroom
report-alternatives-column-bottleneck = Bottleneck or missed goals
report-alternatives-generic = { $name } (generic)
report-alternatives-closest = No configuration meets all goals; closest: { $configuration }
report-alternatives-headroom = +{ $n }
report-alternatives-no-headroom = none
report-alternatives-caveats = Caveats
report-alternatives-not-compared = Families not compared
report-alternatives-refused = { $family }: { $reason }
report-alternatives-unvalidated = Represents a class of arrays and is not validated against measurements of a real array.
report-alternatives-worst-window = Discrete-event simulation: { $sentence }

report-advice-title = Schedule and configuration changes
report-advice-earlier = Calculated for version { $version }, before the changes in this version.
report-advice-array-changed = The array was changed since version { $version }.
report-advice-other-catalog = Calculated with an earlier catalog or other prices.
report-advice-applied = Applied in this version.
report-windows-title = Reboot windows
report-windows-table = Reboot windows: shortest times in which no goal is missed that is met today
report-windows-column-event = Event
report-windows-column-now = As scheduled
report-windows-column-shortest = Shortest, all components
report-windows-column-failed = Shortest, one component failed
report-windows-column-plan = Window to plan
report-windows-column-slots = Desktops at a time
report-windows-column-rate = Desktops per minute
report-windows-column-bottleneck = Bottleneck
report-windows-goal = with 90% probability; { $window } as simulated; goal: { $goal }
report-windows-pool = { $n } in this pool
report-windows-original = { $time } in version { $version }
report-advice-simulated =
    Each change was simulated over the whole calendar ({ $simulations ->
        [one] { $simulations } simulation
       *[other] { $simulations } simulations
    }, { $searches ->
        [one] { $searches } hardware search
       *[other] { $searches } hardware searches
    }).
report-advice-left-out =
    { $n ->
        [one] { $n } more change has little or no benefit and is not listed.
       *[other] { $n } more changes have little or no benefit and are not listed.
    }
report-advice-by-schedule = Schedule change without new hardware
report-advice-by-hardware = New hardware from the same family
report-advice-no-change-needed = No change needed: all goals are met.
report-advice-no-schedule-change = No schedule change alone meets all goals.
report-advice-price = { $price }. { $prices }
report-advice-closest = Comes closest but still misses goals. { $goals }
report-advice-figure = { $label }: { $change }
report-advice-event-figure = { $event }: { $figure }
report-advice-before-after = { $before } → { $after }
report-advice-unchanged = { $value }, unchanged
report-advice-person-hours = Shifts { $hours } person-hours of work per day
report-advice-no-effort = No effect on working hours, no cost
report-advice-note = { $effort }.
report-advice-kind-schedule = Schedule
report-advice-kind-configuration = Configuration
report-advice-table = Changes that help, their effect on the changed event, and on the smallest margin of the week (without a change: { $phase })
report-advice-column-change = Change
report-advice-column-outcome = Result
report-advice-column-event = Event changed
report-advice-column-margin = Smallest margin
report-advice-column-margin-in = Smallest margin in { $year }
report-advice-column-experience = User experience
report-advice-column-savings = Hardware savings
report-advice-outcome-passes = all goals met
report-advice-outcome-improves = helps, but goals are still missed
report-advice-outcome-margin = more margin
report-advice-outcome-same = no significant effect
report-advice-outcome-worsens = makes results worse

report-outlook-title = Growth and component failure
report-outlook-growth = The recommendation covers growth of { $rate } per year through { $year }: { $n } desktops. The growth runway was not analyzed.
report-outlook-failure = Component failure
report-outlook-no-failure = The scenario has no failure tolerance (N+1) goal, and its calendar includes no component failures.

report-runway-chart = Margin to the nearest goal (as a share of the goal) as the number of desktops grows, with one line per event. The strip at the top shows the overall grade for the week. { $events }.
report-runway-chart-alternative = Chart of the margin to the goals as the number of desktops grows.
report-runway-event = { $number }: { $event }
report-runway-mark-today = today: { $n }
report-runway-mark-limit = goals met up to { $n }
report-runway-table = Growth runway for the existing array; all pools grow proportionally
report-runway-column-milestone = Milestone
report-runway-today = Today
report-runway-limit = Maximum that meets all goals
report-runway-array = Maximum of the array alone
report-runway-hosts = Maximum that the hosts support
report-runway-misses = First missed goal
report-runway-fair = First fair grade
report-runway-poor = First poor grade
report-runway-passes = All goals are met.
report-runway-fails = Some goals are missed.
report-runway-as-today = Same number as today.
report-runway-more = { $n } more than today.
report-runway-fewer = { $n } fewer than today.
report-runway-resolution =
    { $n ->
        [one] Resolution: { $n } desktop.
       *[other] Resolution: { $n } desktops.
    }
report-runway-no-room = The calendar is too short for this many desktops.
report-runway-years = Existing array, year by year
report-runway-column-year = Year
report-runway-column-why = Missed goal or bottleneck
report-runway-column-free = Free capacity
report-runway-hosts-fail = The hosts cannot support this many desktops.

report-confidence-title = Confidence (Monte Carlo)
report-confidence-simulated =
    { $n ->
        [one] The week was simulated { $n } time with random values for the uncertain inputs (seed { $seed }).
       *[other] The week was simulated { $n } times with random values for the uncertain inputs (seed { $seed }).
    }
report-confidence-nominal-passes = With nominal values, the week meets all goals.
report-confidence-nominal-fails = With nominal values, the week misses goals.
report-confidence-percentiles = One in ten simulated values lies below P10, and one in ten lies above P90.
report-confidence-left-out =
    { $n ->
        [one] { $n } phase with less uncertainty than those shown, or with little load, is not listed.
       *[other] { $n } phases with less uncertainty than those shown, or with little load, are not listed.
    }
report-confidence-goals = Goals at risk
report-confidence-drivers = Most influential inputs
report-confidence-basis = Basis for the ranges
report-confidence-goal = goal
report-confidence-latency = Host response time
report-confidence-iops = Reads and writes
report-confidence-bands = The week in { $zone } time. Lines show the median of all simulations; bands span P10 to P90.
report-confidence-bands-alternative = Charts of load and response time over the calendar, with P10, P50, and P90.
report-confidence-line = P50, with P10 to P90 as a band
report-confidence-intervals = { $figure }: P10 to P90, with the median
report-confidence-interval = { $range }; goals met in { $share }
report-confidence-good-up-to = good up to { $limit }
report-confidence-goal-at-least = goal: at least { $limit }
report-confidence-goal-at-most = goal: at most { $limit }
report-confidence-phase = { $phase }: goals met in { $share } of the simulations
report-confidence-table = Key figures across all simulations
report-confidence-column-figure = Key figure
report-confidence-column-nominal = Nominal
report-confidence-missed = { $goal }: missed in { $share } of the simulations, most often in { $phase }.
report-confidence-failed =
    { $n ->
        [one] { $n } simulation failed: { $reason }
       *[other] { $n } simulations failed: { $reason }
    }

report-sensitivity-title = Sensitivity analysis
report-sensitivity-method = Each input was varied alone from one end of its range to the other. With today’s desktops and all components, the margin is smallest during { $phase } ({ $margin }). An input without a range in the catalog was varied by a typical percentage in both directions.
report-sensitivity-none = No input alone changes the margin or the verdict.
report-sensitivity-tornado = Effect of each input on the margin to the nearest goal, largest first; farther right means more margin
report-sensitivity-inputs = Effects of varying each input alone, and the value at which the verdict changes
report-sensitivity-column-input = Input
report-sensitivity-column-value = Current value
report-sensitivity-column-range = Range
report-sensitivity-column-margins = Margin at range ends
report-sensitivity-column-experience = User experience at range ends
report-sensitivity-column-flip = Value that changes the verdict
report-sensitivity-catalog-range = range from the catalog
report-sensitivity-no-flip = none of the values examined
report-sensitivity-ends = { $low } … { $high }
report-sensitivity-flip = { $value } ({ $change })
report-sensitivity-events = Events that miss or nearly miss a goal, and the reasons
report-sensitivity-column-margin = Margin
report-sensitivity-steps = Smallest available upgrade for each component.
report-sensitivity-column-step = Upgrade
report-sensitivity-column-effect = Effect

report-sensitivity-margin-none = exactly at the goal
report-sensitivity-margin-left = { $share } margin
report-sensitivity-margin-missed = goal missed by { $share }
report-sensitivity-margin-missed-times = goal missed by { $times } times its value
report-sensitivity-margin-or-more = { $margin } or more
