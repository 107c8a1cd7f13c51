## Page
recommendation-title = Recommend
recommendation-lead = Schedule changes and cheapest hardware for <link>{ $scenario }</link>, version { $version }
recommendation-start = Recommend
recommendation-changes = Schedule and configuration changes
recommendation-changes-note = Each change is simulated over the full calendar
recommendation-changes-run = Analyze
recommendation-changes-hint = Shows how much hardware each schedule change saves.
recommendation-families = Cheapest hardware per array family
recommendation-families-note = Evaluated over the full calendar against all goals, including growth and failures
recommendation-families-run = Find cheapest hardware
recommendation-families-hint = Finds the cheapest configuration of every array family that meets all goals.
recommendation-runway = Growth runway
recommendation-runway-note = The current array with an increasing number of desktops
recommendation-runway-run = Find maximum desktops
recommendation-runway-hint = Shows how many desktops the array supports, and which event becomes fair, then poor.
recommendation-sensitivity = Sensitivity analysis
recommendation-sensitivity-note = Each input is varied alone over its range
recommendation-sensitivity-run = Run analysis
recommendation-sensitivity-hint = Shows which single input would change the verdict, and by how much.
recommendation-confidence = Confidence (Monte Carlo)
recommendation-confidence-note = Simulates the week repeatedly with parameters and arrivals drawn from the evidence
recommendation-confidence-run = Run simulation
recommendation-confidence-hint = Shows how often the week meets all goals, and the range of its results.
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
recommendation-outdated-hint = The scenario has changed. Run the analysis again to update the results.
recommendation-prices-changed = Prices have changed since
recommendation-prices-changed-hint = The price list or another part of the catalog has changed. Run the analysis again to update the results.
