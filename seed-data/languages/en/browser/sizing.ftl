## Goal limits on a form
sizing-goal-login_good_s = Maximum good login time
sizing-goal-login_fair_s = Maximum fair login time
sizing-goal-login_min_good_fraction = Minimum good logins
sizing-goal-login_max_poor_fraction = Maximum poor logins
sizing-goal-host_latency_max_ms = Maximum response time
sizing-goal-power_on_max_s = Maximum power-on time
sizing-goal-provisioning_max_s = Maximum deployment time
sizing-goal-controller_max_fraction = Maximum controller CPU
sizing-goal-drive_max_fraction = Maximum drive utilization
sizing-goal-port_max_fraction = Maximum port utilization
sizing-goal-host_cpu_max_fraction = Maximum host CPU
sizing-goal-memory_oversubscription_max_ratio = Maximum memory oversubscription
sizing-goal-spare_capacity_fraction = Minimum spare capacity
sizing-group-logins = Logins
sizing-group-storage = Storage while users log in or work
sizing-group-hosts = Hosts
sizing-group-time_and_space = Time and capacity

## Missed goals
sizing-missed = { $phase }: { $goal } { $value }, goal { $limit }
sizing-missed-without-drive = { $missed }, with a failed drive
sizing-missed-without-controller = { $missed }, with a failed controller
sizing-missed-without-port = { $missed }, with a failed port
sizing-missed-without-flash_cache = { $missed }, with a failed cache module
sizing-meets-goals = meets all goals

## Prices and sizes
sizing-no-price-list = no price list
sizing-illustrative = illustrative, not a quote
sizing-over-years =
    { $n ->
        [one] over { $n } year
       *[other] over { $n } years
    }
sizing-price-list = { $name }, { $date }
sizing-not-known = not known
sizing-price-not-known = price not known
sizing-price-none = Price not known
sizing-no-cost = no cost
sizing-n-drives =
    { $n ->
        [one] { $n } drive
       *[other] { $n } drives
    }
sizing-rack-units = { $n } U
sizing-rack-not-known = rack units not known
sizing-power = { $n } W
sizing-power-not-known = power not known
sizing-owned = Already owned
sizing-price-per-desktop = { $price } per desktop
sizing-price-per-desktop-of =
    { $n ->
        [one] { $price } per desktop ({ $n } desktop)
       *[other] { $price } per desktop ({ $n } desktops)
    }
sizing-converted = converted from { $currency } at { $rate } on { $date } ({ $source })
sizing-price-list-project = { $list }, with prices of { $project }
sizing-price-per-user = { $price } per user
sizing-price-per-month = { $price } per month
sizing-unpriced = no price for { $part }
sizing-unpriced-more =
    { $n ->
        [one] no price for { $part } or { $n } other part
       *[other] no price for { $part } or { $n } other parts
    }

## Goal margins
sizing-margin-goal = goal
sizing-margin-multiple = over by { $n } × the goal
