### Recommended hardware, shortlist of array families, comparison of scenarios, response-time curve.

## Configuration: its parts, separated by commas

configuration-list = { $first }, { $others }
configuration-arrays = { $n ->
        [one] { $n } array
       *[other] { $n } arrays
    }
configuration-nodes = { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }
configuration-controllers = { $n ->
        [one] { $n } controller
       *[other] { $n } controllers
    }
configuration-controllers-each = { $n ->
        [one] { $n } controller each
       *[other] { $n } controllers each
    }
configuration-drives = { $n } × { $drive }
configuration-volumes = { $n ->
        [one] { $size } of { $volume }
       *[other] { $n } × { $size } of { $volume }
    }
configuration-tiers = { $first } + { $others }
configuration-flash-cache = { $size } flash cache
configuration-no-flash-cache = no flash cache
configuration-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
configuration-host-cache = { $size } of image cache per host
configuration-host-cache-off = host image cache off

## Bill of materials: a part, as a label

bill-array = Array ({ $array })
bill-array-without-rate = Array ({ $array }; price in { $entered } without a rate to { $currency })
bill-controller = Controller ({ $array })
bill-node = Node ({ $array })
bill-node-in-hosts = Node without server ({ $array })
bill-shelf = Shelf ({ $array })
bill-cache-module = Cache module ({ $array })
bill-port = Port ({ $array })
bill-added-drives = { $drive }, added
bill-host-memory = Host memory for storage and image cache (GiB)
bill-gib = { $volume } (GiB)
bill-power = Power (kWh)
bill-support = Support, per year ({ $share } of the purchase price)

## Missed goals

missed-completion = On-time completion
missed-failure-tolerance = Failure tolerance
missed-data-protection = Data protection
missed-drives-without-raid = Drives without RAID
missed-capacity = Capacity
missed-hosts = Hosts
missed-goal-on-array = { $goal } on { $array }
missed-goal-at = { $goal } ({ $phase })
missed-without-storage = { $n ->
        [one] No storage configuration can meet this goal: { $goals }.
       *[other] No storage configuration can meet these goals: { $goals }.
    }

## Recommendation for one array family

assumed-value = { $value } (assumed)
assumed-parts = This array was described by its capacity, data reduction, and performance; its software release, controllers, drives, spares, and ports are assumed from arrays of its class.
recommendation-of-model = { $model }, { $configuration }
recommendation-cheapest = Cheapest configuration that meets all goals: { $configuration }.
recommendation-fewest-drives = Configuration that meets all goals with the fewest drives: { $configuration }.
recommendation-cheapest-of-storage = Cheapest configuration that meets all storage-dependent goals: { $configuration }.
recommendation-fewest-drives-of-storage = Configuration that meets all storage-dependent goals with the fewest drives: { $configuration }.
recommendation-none = No configuration of this family meets all goals.
recommendation-closest = Closest match: { $configuration }.
recommendation-missed-goal = Missed goal: { $goal }.
recommendation-missed-phases = { $n ->
        [one] Missed goal: { $goal }. Goals are also missed in { $n } more phase.
       *[other] Missed goal: { $goal }. Goals are also missed in { $n } more phases.
    }
recommendation-missed-goals = { $n ->
        [one] Missed goals: { $goal } and { $n } other.
       *[other] Missed goals: { $goal } and { $n } others.
    }
recommendation-illustrative-prices = Prices are illustrative, not a quote.

## Shortlist of array families

shortlist-without-raid = This family stores data without RAID or copies: if a drive fails, its desktops and their data are lost. It is only considered if it is already installed.
shortlist-tier-missing = The failure “{ $failure }” affects drives in the { $tier } tier, which this family does not have.
shortlist-too-many-users = Users with profile containers need at least { $shares } file shares; a scenario can have at most { $most }.
shortlist-too-many-hosts = This family runs on every host and supports at most { $most ->
        [one] { $most } host
       *[other] { $most } hosts
    }. The scenario has { $hosts }.
shortlist-too-few-hosts = This family runs on every host and needs at least { $least } hosts. The scenario has { $hosts }.
shortlist-storage-lost = The failure leaves desktops without storage.
shortlist-missed = Missed: { $goal } – { $phase }.
shortlist-missed-without = Missed: { $goal } – { $part }: { $phase }.
shortlist-headroom-limit = Headroom is limited by: { $goal }.
shortlist-headroom-limit-in-phase = Headroom is limited by: { $goal } – { $phase }.
shortlist-headroom-limit-without = Headroom is limited by: { $goal } – { $part }: { $phase }.
shortlist-headroom-limit-failure = Headroom is limited by a failure. { $failure }
shortlist-cheapest = { $n ->
        [0] The only family compared, { $family }, meets all goals: { $configuration }, { $price }.
        [one] { $family } is the only family that meets all goals: { $configuration }, { $price }.
       *[other] { $family } is the cheapest of the { $n } families that meet all goals: { $configuration }, { $price }.
    }
shortlist-fewest-drives = { $n ->
        [0] The only family compared, { $family }, meets all goals: { $configuration }.
        [one] { $family } is the only family that meets all goals: { $configuration }.
       *[other] { $family } has the fewest drives of the { $n } families that meet all goals: { $configuration }.
    }
shortlist-cheapest-of-storage = { $n ->
        [0] The only family compared, { $family }, meets all goals that depend on storage: { $configuration }, { $price }.
        [one] { $family } is the only family that meets all goals that depend on storage: { $configuration }, { $price }.
       *[other] { $family } is the cheapest of the { $n } families that meet all goals that depend on storage: { $configuration }, { $price }.
    }
shortlist-fewest-drives-of-storage = { $n ->
        [0] The only family compared, { $family }, meets all goals that depend on storage: { $configuration }.
        [one] { $family } is the only family that meets all goals that depend on storage: { $configuration }.
       *[other] { $family } has the fewest drives of the { $n } families that meet all goals that depend on storage: { $configuration }.
    }
shortlist-lowest-total = { $family } has the lowest total cost, including hosts and licenses: { $configuration }, { $price } over { $years } years.
shortlist-cheapest-by-kind = { $families }
shortlist-cheapest-array = Cheapest array: { $family }, { $price }.
shortlist-cheapest-hyperconverged = Cheapest hyperconverged: { $family }, { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }, { $price } with storage software, without servers and other licenses.
shortlist-cheapest-local = Cheapest local drives: { $family }, { $price } without servers.
shortlist-cheapest-cloud = Cheapest cloud volumes: { $family }, { $price }.
shortlist-kinds-differ = Prices of different kinds of storage are not compared, because they contain different parts.
shortlist-missing-prices = Missing prices: { $parts }.
shortlist-not-compared = Not compared because prices are missing: { $families }.
shortlist-none = No configuration of any family meets all goals.
shortlist-closest = { $family } comes closest: { $configuration }.
shortlist-no-io = No I/O reaches the array in the busiest minute of the worst phase.
shortlist-window = Simulated: the busiest minute of this family’s worst event, { $event }.
shortlist-percentiles = { $n ->
        [one] In the busiest minute ({ $n } I/O), the 99th-percentile response time is { $percentiles }.
       *[other] In the busiest minute ({ $n } I/Os), the 99th-percentile response time is { $percentiles }.
    }
shortlist-means = Goals apply to the mean, which is { $means }.
shortlist-reads = { $time } for reads
shortlist-writes = { $time } for writes
shortlist-means-differ = The mean differs from that of the simulated week by more than the tolerance.

## What prices contain

price-basis-mixed = { $years ->
        [one] Prices are compared over { $years } year: { $items } of purchased storage, and the rent of cloud storage.
       *[other] Prices are compared over { $years } years: { $items } of purchased storage, and the rent of cloud storage.
    }
price-basis-total = { $years ->
        [one] Prices are totals over { $years } year: { $items }.
       *[other] Prices are totals over { $years } years: { $items }.
    }
price-basis-rent = { $years ->
        [one] Prices are the rent over { $years } year.
       *[other] Prices are the rent over { $years } years.
    }
price-basis-once = Prices are purchase prices.
price-basis-purchase = purchase price
price-basis-support = support
price-basis-power = power
price-basis-hosts = hosts
price-basis-licenses = licenses
price-basis-in-total-cost = The total cost of ownership includes hosts and licenses, as far as they have a price.
price-storage-only = { $price } (storage only, servers not included)
price-contents-volumes = The price contains only storage: the rent of the volumes. Virtual machines are not included.
price-contents-in-hosts = { $n ->
        [one] The price contains only storage: drives and software of { $n } node. Servers are not included.
       *[other] The price contains only storage: drives and software of { $n } nodes. Servers are not included.
    }
price-contents-nodes = { $n ->
        [one] The price contains only storage: { $n } storage node with drives and software. Servers for the desktops are not included.
       *[other] The price contains only storage: { $n } storage nodes with drives and software. Servers for the desktops are not included.
    }
price-contents-array = The price contains only storage: controllers, drives, and software. Servers for the desktops are not included.

## Total cost of ownership

ownership-title = Total cost of ownership
ownership-column-item = Item
ownership-column-once = Once
ownership-column-per-year = Per year
ownership-storage = Storage, before discounts
ownership-discount = Discounts
ownership-hosts = Hosts ({ $n } × { $price })
ownership-license = { $name } ({ $n } × { $price })
ownership-support = Support ({ $share } of { $price } per year)
ownership-power = Storage power ({ $power }, PUE { $pue })
ownership-per-desktop-per-month =
    { $n ->
        [one] Per desktop per month ({ $n } desktop)
       *[other] Per desktop per month ({ $n } desktops)
    }
ownership-total =
    { $n ->
        [one] Total cost: { $three } over 3 years, { $five } over 5 years; { $month } per desktop per month over 3 years ({ $n } desktop).
       *[other] Total cost: { $three } over 3 years, { $five } over 5 years; { $month } per desktop per month over 3 years ({ $n } desktops).
    }
ownership-total-priced =
    { $n ->
        [one] Total of the priced items: { $three } over 3 years, { $five } over 5 years; { $month } per desktop per month over 3 years ({ $n } desktop).
       *[other] Total of the priced items: { $three } over 3 years, { $five } over 5 years; { $month } per desktop per month over 3 years ({ $n } desktops).
    }
ownership-total-storage = Total of the priced items: { $price } for storage.
ownership-not-known = The total cost is not known.
ownership-not-included = Not included: { $items }.
ownership-no-storage-price = storage (no price for { $parts })
ownership-no-host-price = hosts (no price)
ownership-no-licenses = licenses (none entered)
ownership-no-sockets = { $name } (sockets per host not entered)
ownership-no-support = support (no rate)
ownership-no-kwh-price = power (no price per kWh)
ownership-no-power = power (not known for all parts)
ownership-power-of-hosts = power (drawn by the hosts)

## Comparison

comparison-price = Price
comparison-price-per-desktop = Storage cost per desktop
comparison-price-per-desktop-of =
    { $n ->
        [one] Storage cost per desktop ({ $n } desktop)
       *[other] Storage cost per desktop ({ $n } desktops)
    }
comparison-ownership = Total cost over { $years } years
comparison-ownership-per-desktop = Total cost per desktop per month over { $years } years
comparison-price-per-user = Storage cost per user
comparison-drives = Drives
comparison-rack-units = Rack units
comparison-power = Power
comparison-headroom = Headroom
comparison-usable-capacity = Usable capacity
comparison-spare-capacity = Spare capacity
comparison-good-logins = Good logins
comparison-fair-logins = Fair logins
comparison-poor-logins = Poor logins
comparison-mean-login = Mean login time
comparison-duration = Duration
comparison-io-rate = I/O rate
comparison-read-latency = Read latency
comparison-write-latency = Write latency
comparison-best-price = lowest price
comparison-best-drives = fewest drives
comparison-best-rack-units = fewest rack units
comparison-best-power = lowest power
comparison-best-headroom = most headroom
comparison-best-spare-capacity = most spare capacity
comparison-only-one = the only one that meets all goals
comparison-best-experience = best user experience
comparison-leader = { $column }: { $strengths }.
comparison-both-meet = Both meet all goals.
comparison-all-meet = All { $n } meet all goals.
comparison-at-risk = { $n ->
        [one] { $columns } is at risk.
       *[other] { $columns } are at risk.
    }
comparison-some-meet = { $columns } meet all goals.
comparison-neither-meets = Neither meets all goals.
comparison-none-meets = None of the { $n } meets all goals.
comparison-no-difference = No difference is significant.
comparison-not-comparable = Not comparable.
comparison-different-desktops = The scenarios have different numbers of desktops: { $values }.
comparison-different-users = The scenarios have different numbers of users: { $values }.
comparison-different-calendars = The calendars differ: { $values }.
comparison-calendar = { $start } to { $end }
comparison-different-workloads = The workload profiles differ: { $values }.
comparison-different-goals = The goals differ.
comparison-warning = { $column }: { $warning }
comparison-different-versions = The results come from different versions of the engine or the catalog, which may explain some of the differences.
comparison-headroom-missing = Headroom is missing for some columns.
comparison-families-of-runs = applies to options, not to runs
comparison-runs-and-options = give either runs or a shortlist
comparison-no-option = is not an option of the shortlist
comparison-number-of-columns = is not a valid number of columns

## Response-time curve of a phase

curve-position = At { $rate }, the mean response time is { $time }.
curve-position-above-goal = At { $rate }, the mean response time is { $time }, above the goal of { $goal }.
curve-uneven-load = The load varies; at a constant rate, the mean response time would be { $time }.
curve-some-degraded = Some of the I/Os were served while components were down; the curve applies to the array with all components working.
curve-mostly-degraded = Most of the I/Os were served while components were down; the curve applies to the degraded array.
curve-goal-rate = With this I/O mix at a constant rate, the array meets the goal of { $goal } up to { $rate }.
curve-goal-missed = With this I/O mix, the array misses the goal of { $goal } even at minimal load.
curve-bottleneck = Bottleneck: { $component } (saturated at { $full }).
curve-bottleneck-with-goal = Bottleneck: { $component } (utilization goal of { $goal } reached at { $rate }, saturated at { $full }).
curve-two-bottlenecks = Bottlenecks: { $first } (utilization goal of { $goal } reached at { $rate }), then { $component } (saturated at { $full }).

# Arrays from specification sheets
sheet-maximum = With I/Os of { $block } and { $reads } reads, the predicted maximum is { $rate } ({ $low } to { $high }). Bottleneck: { $component }.
sheet-without-maximum = The CPU times follow from storage tests of other families; a published maximum would narrow their range.
sheet-as-published = This matches the stated maximum of { $rate }.
sheet-above-published = This is { $difference } above the stated maximum of { $rate }.
sheet-below-published = This is { $difference } below the stated maximum of { $rate }.
sheet-rate-at-latency = At the stated response time of { $latency }, the prediction is { $rate }.
sheet-rate-at-latency-below = At the stated response time of { $latency }, the prediction is { $rate } of the { $stated } stated, { $difference } below.
sheet-rate-at-latency-above = At the stated response time of { $latency }, the prediction is { $rate }, { $difference } above the { $stated } stated.
sheet-latency-missed = The predicted response time exceeds the stated { $latency } even at minimal load.

## Budget

budget-met = { $difference } below the budget of { $budget } over { $years } years.
budget-exceeded = { $difference } above the budget of { $budget } over { $years } years.
budget-other-currency = Not compared with the budget of { $budget }, because prices are in { $currency }.
budget-missing-prices = Not compared with the budget of { $budget }, because prices are missing.
budget-all-arrays = { $price } for all arrays: { $comparison }

## Upgrade of an installed array: whole sentences

upgrade-adds-nothing = Nothing is added to the installed array ({ $array }).
upgrade-adds = Additions to the installed array ({ $array }): { $parts }.
upgrade-replaces = Replaces the installed array ({ $array }).
upgrade-left-over = No longer needed: { $parts }.
upgrade-end-of-sale = { $array } is no longer sold; check whether these parts can still be ordered.
upgrade-firmware = Firmware upgrade from { $before } to { $after }.

field-families-or-exclusions = name either the families to compare or those to leave out
allowed-families-or-exclusions = one of family_ids and excluded_family_ids
