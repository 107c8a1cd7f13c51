## Page
projects-title = Projects
projects-lead = Size storage for virtual desktops based on a week of your customer’s load.
projects-new = New project
projects-new-sizing = New sizing
projects-evidence-badge = Median error { $error }
projects-see-evidence = View all evidence
projects-empty = No projects yet
projects-empty-hint = Get a first result in three steps, or copy a sample scenario below.
projects-name = Name
projects-name-hint = Customer or opportunity
projects-create = Create project
projects-name-error = { $message } (allowed: { $allowed })

## Scenarios of a project
projects-scenarios =
    { $n ->
        [one] { $n } scenario
       *[other] { $n } scenarios
    }
projects-desktops =
    { $n ->
        [one] { $n } desktop
       *[other] { $n } desktops
    }
projects-events =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
projects-changed = v{ $version }, changed { $date }
projects-outdated = last run: v{ $version }
projects-not-run = Not run yet. Open it to see the live preview.
projects-changed-since = Changed since the last run. Open it to see the live preview.
projects-duplicate = Duplicate
projects-duplicate-label = Duplicate { $name }
projects-delete-label = Delete { $name }
projects-new-scenario = New scenario
projects-prices = Prices
projects-prices-label = Prices of { $project }
projects-new-scenario-label = New scenario in { $project }
projects-no-scenarios = No scenarios in this project yet

## Sample scenarios
projects-samples = Sample scenarios
projects-samples-note = Systems described in published studies, and generic starting points
projects-samples-more = Show { $n } more samples
projects-sample-generic = generic, not calibrated
projects-sample-use = Use
projects-sample-use-label = Use { $name }
projects-sample-copy-to = Copy to

## Starter scenario
projects-starter-login = Login
projects-starter-logoff = Logoff
projects-starter-desktops = Desktops
projects-starter-existing = Existing desktops
projects-starter-added = Added desktops
projects-first-name-new = { $project }, first week
projects-first-name-check = { $project }, existing array
projects-first-name-expand = { $project }, expansion
projects-first-name-refresh = { $project }, refresh
projects-empty-catalog = The catalog needs at least one array and one workload profile.
