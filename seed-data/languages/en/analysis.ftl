# Advice, growth runway, sensitivity and Monte Carlo analysis.

## Goals and verdict

analysis-goal-at-least = { $goal } { $value } (goal: at least { $limit })
analysis-goal-at-most = { $goal } { $value } (goal: at most { $limit })
analysis-unfinished = the work does not finish in time
analysis-not-survived = The array cannot tolerate the failure of { $part }.
analysis-goals-met = All goals are met.
analysis-goals-missed = Goals are missed.

## Key figures and parts

analysis-login-time = Mean login time
analysis-read-latency = Read response time
analysis-duration = Duration
analysis-highest-utilization = Highest utilization
analysis-event-of-pools = { $event }, { $pools }
analysis-controllers = { $n ->
        [one] { $n } controller
       *[other] { $n } controllers
    }
analysis-drives = { $n ->
        [one] { $n } drive
       *[other] { $n } drives
    }
analysis-shelves = { $n ->
        [one] { $n } shelf
       *[other] { $n } shelves
    }
analysis-cache-modules = { $n ->
        [one] { $n } cache module
       *[other] { $n } cache modules
    }
analysis-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
analysis-host-memory = { $amount } of host memory
analysis-drives-of-model = { $n } × { $drive }
analysis-gib = { $n } GiB of { $volume }

## Advice: changes, without a full stop

advice-firmware = Upgrade from { $before } to { $after }
advice-host-cache = Use { $size } of memory on { $n ->
        [one] the host
       *[other] each of the { $n } hosts
    } for the image cache, { $more } more in total
advice-ports = Spread the load across { $n ->
        [one] { $n } port
       *[other] { $n } ports
    } instead of { $before }
advice-power-on-slots = Start { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    } at a time instead of { $before } ({ $event })
advice-event-at-all-sites = { $event }, all sites
advice-start-earlier = Start { $event } { $time } earlier, before users arrive
advice-start-all = Start all desktops, instead of { $share } of them, before users arrive ({ $event })
advice-start-all-earlier = Start all desktops, instead of { $share } of them, before users arrive ({ $event }, { $time } earlier)
advice-fewer-at-a-time = Run { $event } on { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    } at a time instead of { $before }
advice-throttle = Limit each desktop to { $rate } ({ $event })
advice-move-lunch = Move { $event } from { $before } to { $after }, during lunch
advice-move-evening = Move { $event } from { $before } to { $after }, after everyone has left
advice-move-night = Move { $event } from { $before } to { $after }, at night
advice-login-window = Spread logins over { $after } instead of { $before } ({ $event })
advice-pair = { $first } + { $second }

## Advice: the effect of a change

advice-change = { $change }.
advice-enough = All goals are then met.
advice-helps = It helps, but goals are still missed.
advice-more-margin = It increases the margin.
advice-no-effect = It has almost no effect on the goals.
advice-worse = It makes things worse.
advice-figure-same = { $figure } ({ $phase }) stays at { $value }.
advice-figure-slightly-faster = { $figure } ({ $phase }) stays at about { $value } ({ $change } lower).
advice-figure-slightly-slower = { $figure } ({ $phase }) stays at about { $value } ({ $change } higher).
advice-figure-faster = { $figure } ({ $phase }): { $after } instead of { $before } ({ $change } lower).
advice-figure-slower = { $figure } ({ $phase }): { $after } instead of { $before } ({ $change } higher).
advice-grade = The grade changes from { $before } to { $after }.
advice-in-time = { $after } of users are logged in within { $limit }, compared with { $before } today.
advice-breaks = A goal that is met today is then missed: { $goal }.
advice-breaks-in-phase = A goal that is met today is then missed in { $phase }: { $goal }.
advice-peak-rises = The peak load of the week rises from { $before } to { $after } ({ $phase }).
advice-peak-rises-with-use = The peak load of the week rises from { $before } to { $after } ({ $phase }); highest utilization then: { $component }, { $load }.
advice-takes-longer = { $figure } ({ $event }) rises from { $before } to { $after }.
advice-window = { $event } takes { $now } as scheduled now. With { $n } desktops at a time, and all other events as scheduled, it is as short as { $then }.
advice-window-now = { $event } takes { $now } as scheduled now, with { $n } desktops at a time; no faster start that meets all goals was found.
advice-window-missed = { $event } takes { $now } as scheduled now, but goals are missed. The shortest start that meets all goals takes { $then }, with { $n } desktops at a time and all other events as scheduled.
advice-window-failed = { $state }, it takes { $time }.
advice-window-plan = Plan a window of { $window }.
advice-window-longer = The goals require no array to survive a failure: it takes longer while a component is failed, so plan a window longer than { $window }.
advice-window-pool = In this pool, that is { $n } at a time.
advice-window-goal = The goal is { $goal }.
advice-window-goal-kept = The goal stays at { $goal }.
advice-window-goal-missed = This is longer than the goal of { $goal }.
advice-window-since = { $event }: from { $before } (version { $version }) to { $now } as scheduled now.
advice-window-before = { $event } took { $before } before (version { $version }); in this plan it takes { $now }.
advice-window-then = { $event } took { $before } in version { $version }.
advice-window-shortest = With { $n } desktops at a time, and all other events as scheduled, it is as short as { $then }.
advice-window-in-use = The start rate of the advice for version { $version } is in use: { $n } desktops at a time.
advice-window-no-faster = It starts { $n } desktops at a time; no faster start that meets all goals was found.
advice-window-all-sites = One change sets the start at all sites of this event.
advice-window-power-ons = Check that the hypervisor’s management server and the broker allow this number of power-on operations at a time.
advice-window-goal-uncertain = The goal of { $goal } is met in the simulation, but is shorter than the window to plan.
advice-window-confidence = Given the prediction errors on measured systems, { $likely } is enough with a probability of 90%, and the simulated { $window } with up to { $probability }.
advice-window-confidence-rounded = Given the prediction errors on measured systems, { $likely } is enough with a probability of 90%, and the simulated { $simulated }, rounded up to { $window }, with up to { $probability }.
advice-hours = It shifts working time by a total of { $hours } across all users.
advice-price = It costs { $price }.
advice-no-price = Its price is not in the price list.

## Advice: hardware

advice-saving-only-then = Only with this change does a configuration of { $model } meet all goals: { $configuration }.
advice-saving-parts = It avoids the purchase of { $parts }.
advice-saving-parts-worth = It avoids the purchase of { $parts }, worth { $price }.
advice-saving-price = It saves { $price } on hardware.
advice-saving-price-more = It saves { $price } on hardware, but { $more } must be added.
advice-saving-price-mixed = It saves { $price } on hardware: { $less } can be omitted, but { $more } must be added.
advice-saving-none = It does not reduce the hardware required.
advice-hardware-as-scheduled = With the calendar as scheduled
advice-hardware-existing = The simulated configuration is already the cheapest in its family that meets all goals: { $configuration }.
advice-hardware-cheapest = Cheapest configuration of { $model } that meets all goals: { $configuration }.
advice-hardware-same-price = It costs as much as the simulated configuration.
advice-hardware-dearer = It costs { $price } more than the simulated configuration.
advice-hardware-cheaper = It costs { $price } less than the simulated configuration.
advice-hardware-unused = The price includes a deduction for parts that are no longer needed: { $parts }.

## Advice: summary

advice-met-no-saving = All goals are met, and no schedule change that was tried would reduce the hardware needed to meet them.
advice-met-saving = This change would reduce the hardware needed to meet them: { $change }.
advice-missed = Missed goal: { $goal }.
advice-missed-in-phase = Goals are missed, most severely in { $phase }: { $goal }.
advice-none-enough = No schedule or configuration change is enough to meet them.
advice-one-enough = This change is enough to meet all goals with the simulated configuration: { $change }.
advice-without-shift = Without shifting anyone’s working time, this change helps most: { $change }.
advice-figure = { $figure }: { $after } instead of { $before }.
advice-newly-met = { $n ->
        [one] { $n } goal that is missed today is then met.
       *[other] { $n } goals that are missed today are then met.
    }
advice-least-schedule-change = Least disruptive schedule change that is enough: { $change }.
advice-no-schedule-change = No schedule change alone is enough.
advice-illustrative-prices = Prices are illustrative, not a quote.

## Growth runway

runway-calendar = Calendar
runway-supports-none = Goals are missed regardless of the number of desktops.
runway-supports-limit = Supports { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }, the maximum for a scenario.
runway-supports = Supports { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }, { $change }.
runway-same-as-today = exactly as many as today
runway-more-than-today = { $n } more than today
runway-fewer-than-today = { $n } fewer than today
runway-run-cpu = { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    } can be run, { $change }: host CPU is the limit.
runway-run-memory = { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    } can be run, { $change }: host memory is the limit.
runway-array-alone = The array alone supports { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }.
runway-hosts-cpu = Host CPU supports { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }, { $change }.
runway-hosts-memory = Host memory supports { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }, { $change }.
runway-no-room = The calendar is too short for { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }.
runway-capacity-first = Capacity runs out first, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-memory-first = Host memory runs out first, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-memory-first-without = { $without }, host memory runs out first, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-first-missed = { $phase } is the first to miss a goal, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-first-missed-without = { $without }, { $phase } is the first to miss a goal, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-first-fair = { $phase } is the first to be graded fair, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-first-fair-whole = With all components working, { $phase } is the first to be graded fair, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-first-poor = { $phase } is the first to be graded poor, at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }: { $goal }.
runway-then-poor = It is graded poor at { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }.
runway-growth = With { $growth } more desktops each year
runway-data-growth = With data growth
runway-years-all = { $growth }, all goals are met through { $year }.
runway-years-none = { $growth }, goals are missed in every year.
runway-years-poor = An event is first graded poor in { $year }.
runway-years-until = { $growth }, all goals are met through { $last }, but not in { $year }.
runway-years-until-capacity = { $growth }, all goals are met through { $last }, but not in { $year }, when capacity runs out.
runway-years-until-memory = { $growth }, all goals are met through { $last }, but not in { $year }, when host memory runs out.
runway-years-until-phase = { $growth }, all goals are met through { $last }, but not in { $year }, when { $phase } misses a goal.

## Sensitivity: inputs

sensitivity-desktops = Desktops, all pools in proportion
sensitivity-login-windows = Login windows, all in proportion (shown for { $event })
sensitivity-power-on-slots = Desktops started at a time, all reboots and power-ons in proportion (shown for { $event })
sensitivity-image-size = Image size
sensitivity-desktop-growth = Growth per desktop
sensitivity-host-link = Host link speed
sensitivity-host-iops = IOPS limit per host
sensitivity-steady-state-io = I/O rate of an active desktop
sensitivity-login-ios = I/Os per login ({ $phase })
sensitivity-cold-reads = Share of cold reads per login ({ $phase })
sensitivity-shared-image = Share of the image that is read repeatedly
sensitivity-working-set = Working set per desktop
sensitivity-host-cache-hits = Host cache hit rate
sensitivity-input-of-profile = { $input }, { $profile }
sensitivity-cpu-read = Controller CPU time per read
sensitivity-cpu-write = Controller CPU time per write
sensitivity-cache-memory = Share of memory used as cache
sensitivity-tiering = Tiering efficiency
sensitivity-port-speed = Port link speed
sensitivity-service-time = Service time of { $drive }

## Sensitivity: flip points

sensitivity-flip-up = { $input }: an increase of { $change }, from { $before } to { $after }, flips the verdict.
sensitivity-flip-down = { $input }: a decrease of { $change }, from { $before } to { $after }, flips the verdict.
sensitivity-not-searched = { $input }: not tested for a value that flips the verdict.
sensitivity-no-flip = { $input }: no value from { $low } to { $high } flips the verdict (now { $now }).
sensitivity-none-flips = No single input that was varied flips the verdict.
sensitivity-others-flip = { $n ->
        [one] { $n } other input also flips it, but needs a larger change.
       *[other] { $n } other inputs also flip it, but each needs a larger change.
    }

## Sensitivity: next steps

sensitivity-step-drives = { $n ->
        [one] One more drive
       *[other] { $n } more drives
    }
sensitivity-step-drives-of-tier = { $n ->
        [one] One more drive
       *[other] { $n } more drives
    } ({ $tier })
sensitivity-step-cache = One more { $size } cache module
sensitivity-step-cache-each = One more { $size } cache module per controller
sensitivity-step-port = One more port
sensitivity-step-port-each = One more port per controller
sensitivity-step-controller = One more controller, with its ports
sensitivity-step-controller-cache = One more controller, with the same cache and ports as the others
sensitivity-step-array = One more identical array
sensitivity-step-for-price = { $step } ({ $price })
sensitivity-step-enough = { $step }: all goals are then met.
sensitivity-step-no-effect = { $step }: almost no effect on { $phase }.
sensitivity-step-effect = { $step }: { $figure } ({ $phase }) { $before } → { $after }.
sensitivity-still-met = All goals are still met.
sensitivity-no-longer-met = Some goals that are met today are then missed.
sensitivity-still-missed = Goals are still missed.
sensitivity-no-step-helps = No single hardware upgrade increases the margin noticeably.
sensitivity-best-step = Cheapest upgrade that helps: { $step } ({ $figure }: { $before } → { $after }).
sensitivity-best-step-margin = Cheapest upgrade that helps: { $step } (margin: { $before } → { $after }).

## Monte Carlo: figures

monte-carlo-host-latency = Response time at the hosts
monte-carlo-total-iops = I/O rate
monte-carlo-peak-iops = Peak load (1-minute average)
monte-carlo-login-p95 = Login time (95th percentile)
monte-carlo-good-logins = Good logins
monte-carlo-fair-logins = Fair logins
monte-carlo-poor-logins = Poor logins
monte-carlo-duration = Duration
monte-carlo-busiest-drives = Busiest drives
monte-carlo-busiest-port = Busiest port
monte-carlo-margin = Smallest margin

## Monte Carlo: results

monte-carlo-result = If the inputs vary within their ranges, all goals are met in { $share } of { $n ->
        [one] { $n } simulated week
       *[other] { $n } simulated weeks
    } (95% confidence interval: { $interval }).
monte-carlo-most-missed = Most often missed: { $goal }, in { $share } of weeks, mostly in { $phase }.
monte-carlo-main-driver = Largest effect on the margin: { $input }.
monte-carlo-failed = { $n ->
        [one] { $n } week could not be simulated as planned and is treated as a week with missed goals
       *[other] { $n } weeks could not be simulated as planned and are treated as weeks with missed goals
    }: { $reason }.
monte-carlo-error = the calculation failed ({ $error })
monte-carlo-driver-less = Higher values reduce the margin: { $input }.
monte-carlo-driver-more = Higher values increase the margin: { $input }.
monte-carlo-input-of-event = { $input } ({ $event }, { $id })

## Monte Carlo: inputs and notes

monte-carlo-fact = { $document }: { $fact }
monte-carlo-fact-shared = { $document }: { $fact } (in { $n ->
        [one] { $n } place
       *[other] { $n } places
    })
monte-carlo-login-window = Length of a day’s login window relative to the plan
monte-carlo-login-load = A user’s daily login I/O relative to the mean
monte-carlo-why-published-error = Calibrated without a range; in half of the checks, the engine is off by at most { $error }.
monte-carlo-why-equal-fits = Several fits reproduce the measurements about equally well; their parameters vary together.
monte-carlo-why-login-window = Users do not arrive exactly as planned. The studies measured one storm of each kind, not several days. Arrival times within the window vary less than its length does.
monte-carlo-why-login-load = Email, profiles, and habits vary from day to day; no published study quantifies this variation.
monte-carlo-note-varied = Varied: { $ranged ->
        [one] { $ranged } value
       *[other] { $ranged } values
    } within the catalog’s range, { $fits ->
        [one] { $fits } value
       *[other] { $fits } values
    } from equally good fits, and { $calibrated ->
        [one] { $calibrated } calibrated value
       *[other] { $calibrated } calibrated values
    } by the engine’s published error.
monte-carlo-note-held = { $n ->
        [one] { $n } value is held constant because its uncertainty is unknown.
       *[other] { $n } values are held constant because their uncertainty is unknown.
    }
monte-carlo-note-assumed = Assumed: { $input }, { $range } (P10 to P90), drawn for each login event.
