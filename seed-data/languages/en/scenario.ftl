# Problems of a scenario and other documents.

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-missing = is missing
field-unknown = is not a field of this document
field-replaced-by-tiers = was replaced by array.tiers
field-not-finite = is not a finite number
field-not-whole-number = is not a whole number
field-not-number = is not a number
field-not-boolean = is neither true nor false
field-not-text = is not text
field-not-list = is not a list
field-not-mapping = is not a mapping
field-wrong-format = has the wrong format
field-not-a-choice = is not one of the allowed values
field-below-minimum = is too small
field-above-maximum = is too large
field-too-short = is too short
field-too-long = is too long
field-control-characters = contains control characters
field-name-with-address = contains an email or web address
field-not-one-line = contains line breaks or tabs
field-blank = is blank
field-not-instant = is not a date and time with a time zone
field-not-whole-second = has fractional seconds
field-not-date = is not a date
field-not-time-zone = is not a time zone
field-not-above = must be greater than { $other }
field-not-after = must be after { $other }
field-not-after-start = must be after the start
field-calendar-length = must be after the start and at most 28 days later
field-arrivals-not-uniform = cannot be combined with logins_per_minute
field-no-host-left = must leave at least one host for the desktops
field-other-workloads-entered = cannot be combined with other workloads
field-not-a-factor = is not a positive number
field-would-become-too-large = would become too large
field-duplicate-id = is used twice
field-duplicate-pool = lists the same pool twice
field-unknown-pool = is not a pool in this scenario
field-pool-without-event = has no event in the calendar
field-unknown-array = is not an array in this scenario
field-image-apart-from-clones = must be the array of the deltas: these clones share the blocks of the image within one array
field-second-in-hosts = is the second array that runs on the hosts
field-array-without-pool = has no data of any pool
field-too-many-occurrences = have too many occurrences
field-before-event-start = is before the start of the event
field-not-a-repeat-day = is not one of the days on which the event repeats
field-arrivals-window = results in a login window of { $window }
field-refresh-of-full-clones = is not possible for full clones, which have no image to return to
field-overlaps-outage = overlaps with the outage { $outage }
field-before-calendar = is before the year in which the calendar starts
field-not-one-per-host = must equal the number of hosts for { $array }
field-too-many-users = is not enough: each file share of { $array } supports at most { $most } users with profile containers
field-hosts-after-growth = leads to { $hosts } hosts, more than { $array } supports
field-above-array-maximum = is more than { $array } supports
field-below-array-minimum = is less than { $array } requires
field-cache-exceeds-drives = exceeds the capacity of the drives behind the cache
field-not-module-multiple = is not a whole number of { $module } cache modules per controller
field-too-few-ports = is too few: each controller needs its own port
field-wrong-number-of-tiers = does not match the number of tiers in { $array }
field-drive-count-fixed = cannot be changed: { $array } has a fixed number of drives in the tier “{ $tier }”
field-drives-below-capacity = are too few for a usable capacity of { $capacity }
field-too-few-drives = is too few: each controller needs a RAID group of at least { $n } drives
field-tier-cannot-fail = is not a tier that can fail
field-too-many-failures = exceeds the number that can fail. Configured: { $parts }{ $failed ->
        [0] .
       *[other] ; already failed: { $failed }.
    }
failure-loses-group-data = If a RAID group loses more drives than it tolerates, it loses data.
failure-no-copy = No other array holds a copy of the data.
failure-copies = The data is still available if { $n ->
        [one] { $n } array fails
       *[other] { $n } arrays fail
    }, but not if more fail.
parts-controller = { $n ->
        [one] { $n } controller
       *[other] { $n } controllers
    }
parts-drive = { $n ->
        [one] { $n } drive
       *[other] { $n } drives
    }
parts-port = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
parts-flash-cache = { $n ->
        [one] { $n } flash cache module
       *[other] { $n } flash cache modules
    }
field-event-impossible = is not possible at this time
field-before-last-logoff = is before all users have logged off
field-same-start = must be after the start of the pool’s previous event
field-recompose-unknown = is not possible: the pool’s deployment does not define a recompose
field-not-after-window-start = is not a valid end for the window

## Invalid fields: what was given

given-empty-text = empty text
given-bytes = { $n ->
        [one] { $n } byte
       *[other] { $n } bytes
    }
given-mapping = { $n ->
        [one] a mapping with { $n } field
       *[other] a mapping with { $n } fields
    }
given-list = { $n ->
        [one] a list of { $n } item
       *[other] a list of { $n } items
    }
given-long-number = a number with about { $n } digits
given-instant-on = { $at } ({ $weekday })
given-event = { $kind } of { $pool } at { $at }
given-recompose = recompose of { $pool }
given-more-occurrences = more than { $n } occurrences

## Invalid fields: what is allowed

allowed-value = a value
allowed-schema-fields = the fields in the published schema
allowed-tiers-example = array.tiers, e.g. { $example }
allowed-finite-number = a finite number
allowed-whole-number = a whole number
allowed-number = a number
allowed-boolean = true or false
allowed-text = text
allowed-unicode-text = valid Unicode text
allowed-list = a list
allowed-mapping = a mapping of fields to values
allowed-at-least = at least { $amount }
allowed-more-than = more than { $amount }
allowed-less-than = less than { $amount }
allowed-min-characters = { $n ->
        [one] at least { $n } character
       *[other] at least { $n } characters
    }
allowed-max-characters = { $n ->
        [one] at most { $n } character
       *[other] at most { $n } characters
    }
allowed-min-items = { $n ->
        [one] at least { $n } item
       *[other] at least { $n } items
    }
allowed-max-items = { $n ->
        [one] at most { $n } item
       *[other] at most { $n } items
    }
allowed-pattern = text that matches { $pattern }
allowed-printable-text = printable text
allowed-name-without-address = a name without email and web addresses
allowed-one-line = one line of printable text
allowed-visible-character = at least one visible character
allowed-instant = a date and time with a time zone, e.g. { $example }
allowed-whole-seconds = a date and time without fractional seconds
allowed-years = a year from { $first } to { $last }
allowed-date = a date, e.g. { $example }
allowed-time-zone = an IANA time zone, e.g. { $example }
allowed-after-up-to = after { $start }, up to { $end }
allowed-within = from { $start } to just before { $end }
allowed-up-to = up to { $end }
allowed-or-later = { $start } or later
allowed-uniform-arrivals = uniform, or no logins_per_minute
allowed-no-other-workloads = false, or no other workloads
allowed-unused-id = an ID that is not used yet
allowed-each-pool-once = each pool once
allowed-event-for-pool = at least one event for this pool
allowed-array-outside-hosts = an array outside the hosts
allowed-array-of-pool = an array that stores the image, the deltas or the profile data of a pool
allowed-occurrences = at most { $n }, counting each repetition at each site separately
allowed-days-in-zone = { $days } in { $zone }
allowed-earlier-start = an earlier start
allowed-no-refresh = false, or a logoff without { $pool }, whose desktops are full clones
allowed-as-many-as-hosts = { $n }, the number of hosts
allowed-multiple-of = a multiple of { $step }
allowed-tiers = { $n }: { $names }
allowed-no-tier = no tier; only drives have tiers
allowed-no-failure = no failure of this part
allowed-already-deployed = no second deployment, because the desktops already exist
allowed-deployed-before-power-on = a time after the desktops have been deployed
allowed-not-powered-on = a reboot, because the desktops are already powered on
allowed-powered-on-before-reboot = a reboot while the desktops are powered on
allowed-powered-on-before-recompose = a recompose while the desktops are powered on
allowed-logged-off-before-recompose = a recompose while no users are logged in
allowed-powered-on = a time at which the desktops are powered on
allowed-powered-on-before-login = a login after the desktops have been powered on
allowed-logged-off-before-login = a login after a logoff, because the users are already logged in
allowed-logged-in-before-logoff = a logoff while users are logged in
allowed-after = after { $instant }
allowed-deployment-with-recompose = a pool whose deployment defines how desktops are recomposed
allowed-replications = 1 to { $most }

## Branding

field-not-color = is not a color
field-low-contrast = has a contrast ratio of { $contrast }:1 on white; text needs at least { $least }:1
allowed-color = # and six hexadecimal digits, e.g. { $example }
allowed-color-or-darker = { $color } or darker
allowed-one-line-or-empty = one line of text, or empty

## Import options

field-not-a-window = is not a time window
allowed-window-fields = starts_at and ends_at, or from_time and to_time
field-not-a-measure = is not a measure

## Values of catalog entries

field-fact-needs-source = is required: the status “{ $status }” needs `source` and `where`
allowed-fact-source = a source in the catalog, and the value’s location in that source
field-fact-needs-reasoning = is required for the status “{ $status }”
allowed-fact-reasoning = the reason for the value
field-fact-needs-rows = must not be empty for the status “{ $status }”
allowed-fact-rows = at least one evidence row
field-fact-value-and-status = must be empty if and only if the status is “unknown”
allowed-fact-value = a value, or the status “unknown”
field-fact-range = must not exceed `high`, but { $low } is more than { $high }
fact-value-unknown = the catalog has no value; enter one
field-raid-needs-destage = is required for the layout “{ $kind }”
allowed-fact = a value with its status
field-raid-needs-write-costs = “{ $kind }” needs `reads_per_write`, `writes_per_write`, and `merge_ratio`
allowed-raid-with-stripes = these values, or a layout that writes full stripes
field-raid-group-without-data = of { $size } leaves no drives for data: each group needs { $parity } for parity
field-tiers-out-of-order = must be listed from fastest to slowest, without duplicates
field-tiering-missing = is required for an array with several tiers
field-tiering-unknown-tier = places new blocks on “{ $tier }”, which is not one of the tiers
catalog-invalid-field = { $document }: { $path }: { $problem } (allowed: { $allowed })

## Phases and goal sets

field-unknown-phase = is not a phase of this scenario
goal-set-conservative = Assumed: about half the standard waiting times, with 30% headroom on controllers, drives, and ports.
goal-set-standard = Default targets: limits from published studies where available, otherwise assumed.
goal-set-aggressive = Assumed: limits that most users still accept, with little headroom.
