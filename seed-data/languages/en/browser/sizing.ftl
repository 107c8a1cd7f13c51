## Limits of goals on a form
sizing-goal-login_good_s = Good login, at most
sizing-goal-login_fair_s = Fair login, at most
sizing-goal-login_min_good_fraction = Good logins, at least
sizing-goal-login_max_poor_fraction = Poor logins, at most
sizing-goal-host_latency_max_ms = Response time, at most
sizing-goal-power_on_max_s = Power-on time, at most
sizing-goal-provisioning_max_s = Deployment time, at most
sizing-goal-controller_max_fraction = Controller CPU, at most
sizing-goal-drive_max_fraction = Drives, at most
sizing-goal-port_max_fraction = Ports, at most
sizing-goal-host_cpu_max_fraction = Host CPU, at most
sizing-goal-memory_oversubscription_max_ratio = Memory oversubscription, at most
sizing-goal-spare_capacity_fraction = Spare capacity, at least
sizing-group-logins = Logins
sizing-group-storage = Storage while users log in or work
sizing-group-hosts = Hosts
sizing-group-time_and_space = Time and capacity

## Missed goals
sizing-missed = { $phase }: { $goal } { $value }, goal { $limit }
sizing-missed-without-drive = { $missed }, with a drive failed
sizing-missed-without-controller = { $missed }, with a controller failed
sizing-missed-without-port = { $missed }, with a port failed
sizing-missed-without-flash_cache = { $missed }, with a cache module failed
sizing-meets-goals = meets all goals

## Prices and sizes
sizing-no-price-list = no price list
sizing-illustrative = illustrative, not a quote
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
sizing-price-per-desktop = { $price } per desktop
sizing-unpriced = no price for { $part }
sizing-unpriced-more =
    { $n ->
        [one] no price for { $part }, and { $n } more
       *[other] no price for { $part }, and { $n } more
    }

## Margins to a goal
sizing-margin-goal = goal
sizing-margin-multiple = over by { $n } × the goal
