## Arrays of a scenario

arrays-title = Arrays
arrays-add = Add array
arrays-add-model = Model of the new array
arrays-added = { $name } added
arrays-added-hint =
    { $n ->
        [0] No pool stores data on it yet. Assign data to it in the pool’s settings.
        [one] It stores the profiles of { $n } pool. To change this, edit the pool.
       *[other] It stores the profiles of { $n } pools. To change this, edit the pools.
    }
arrays-name = Name
arrays-name-hint = If empty, the name of the model
arrays-remove = Remove array
arrays-remove-hint = Moves its data to the main array
arrays-removed = { $name } removed
arrays-removed-hint = Its data is now on the main array. Undo (Ctrl+Z) restores it.

## Installed array

arrays-installed = Installed array
arrays-installed-none = All parts are priced. If the customer already owns this configuration, mark it as installed; then only additional parts are priced.
arrays-installed-hint = The customer already owns this configuration. Only additional parts are priced.
arrays-installed-mark = Mark as installed
arrays-installed-use = Mark current configuration as installed
arrays-installed-return = Return to installed configuration
arrays-installed-clear = Mark as not installed
arrays-configuration = { $model }: { $parts }
arrays-n-arrays =
    { $n ->
        [one] { $n } array
       *[other] { $n } arrays
    }
arrays-n-controllers =
    { $n ->
        [one] { $n } controller
       *[other] { $n } controllers
    }
arrays-n-controllers-each =
    { $n ->
        [one] { $n } controller each
       *[other] { $n } controllers each
    }
arrays-n-nodes =
    { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }
arrays-too-many-hosts = { $name } – not available: up to { $most } nodes, but { $hosts } hosts are planned
arrays-flash-cache = { $size } flash cache
arrays-n-ports =
    { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }

## Data placement of a pool

arrays-placement = Data placement
arrays-image = Image
arrays-image-hint = Copies of the image that desktops read
arrays-delta = Deltas
arrays-delta-hint = Blocks that desktops write, their other disks, and swap files
arrays-profile = Profiles
arrays-profile-hint = Profile containers and user data
arrays-profile-data-hint = User data; this pool’s profile containers are not stored on an array
arrays-profile-none-hint = Not used: this pool has no profile data on an array

## Results

arrays-note = Select an array to see its figures. Login times are the same for all arrays.
arrays-column-array = Array
arrays-column-verdict = Verdict
arrays-shown = Results for
arrays-of = { $what }: { $array }

arrays-states-title = Growth and failures
arrays-states-note = The verdict covers all of these; the charts and tables below show today
arrays-states-column-state = State
arrays-states-column-phases = Phases met
arrays-states-phases = { $met } of { $total }

## Other workloads

arrays-others = Other workloads on this array
arrays-others-note = Servers, databases and other systems that keep using the array. They stay constant over the whole calendar.
arrays-others-unmeasured = Without the load of { $names }.
arrays-others-unmeasured-included = Load is included
arrays-others-iops-hint = Mean over a busy day, as the array’s performance monitor shows it
arrays-others-size-hint = Mean size of these reads and writes
arrays-others-used-hint = Physical space after data reduction, as the array shows it

## Families compared without a choice
arrays-families-default = Without a choice, the array of the scenario is compared with all families of the same kind that can be ordered and are not estimated from specification sheets.
