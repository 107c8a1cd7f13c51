evidence-title = Evidence
evidence-lead = Published measurements compared with the engine’s predictions

## Summary
evidence-summary =
    { $studies ->
        [one] Validated against { $studies } published study: { $within } of { $points } measured values within tolerance, median error { $error }; { $bounds_within } of { $bounds } published bounds met.
       *[other] Validated against { $studies } published studies: { $within } of { $points } measured values within tolerance, median error { $error }; { $bounds_within } of { $bounds } published bounds met.
    }
evidence-summary-left-out = Leave-one-out: { $within } of { $points } measured values within tolerance, median error { $error }; { $bounds_within } of { $bounds } bounds met.
evidence-headline-checks =
    { $studies ->
        [one] <strong>{ $within } of { $points }</strong> measured values from { $studies } published study, none of them used for calibration, are within tolerance; median error { $error }
       *[other] <strong>{ $within } of { $points }</strong> measured values from { $studies } published studies, none of them used for calibration, are within tolerance; median error { $error }
    }
evidence-headline-bounds = <strong>{ $within } of { $bounds }</strong> published bounds, such as “less than 5 ms”, are met; they are not counted with the measured values because a bound is easier to meet
evidence-headline-left-out = <strong>{ $within } of { $points }</strong> measured values are within tolerance when each study is predicted only from the other studies (leave-one-out), as a new system would be; median error { $error }, { $bounds_within } of { $bounds } bounds met
evidence-headline-storage = <strong>{ $within } of { $checks }</strong> highest rates of arrays in storage tests are within a factor of 1.5 when predicted without the manufacturer’s own tests; median error { $error }
evidence-worst = Largest errors
evidence-worst-row = { $phase }, { $metric } on { $system }: measured { $measured }, predicted { $predicted }
evidence-caveat = These studies were known when the model structure was chosen, so no check is fully blind.
evidence-n-of-total = { $n } of { $total }

## Studies
evidence-studies = Studies
evidence-studies-note = Select a study to show only its measurements
evidence-study = Study
evidence-measurements = Measurements
evidence-predicted = Predicted
evidence-measured = Measured
evidence-checks = Independent checks
evidence-left-out = Leave-one-out
evidence-calibrated = Calibrated
evidence-within-tolerance = Within tolerance
evidence-bounds-met = Bounds met
evidence-median-error = Median error
evidence-no-checks = None
evidence-no-left-out = Not possible
evidence-calibration-term = Calibration
evidence-calibration-meaning = An engine parameter was fitted to this value, so close agreement proves little.
evidence-checks-meaning = Not used for calibration. The counts and errors on this page refer to these measurements.
evidence-formula-meaning = Calculated from other published values; does not involve the engine.
evidence-explained-meaning = Set by the study’s authors, published twice, or not predictable.
evidence-left-out-meaning = The study is predicted like a new system, with parameters fitted only to the other studies.
evidence-tolerance-meaning = The allowed prediction error, derived from how much the studies’ instruments differ when measuring the same load.

## Filter
evidence-filter = Filter
evidence-filter-all = All
evidence-filter-clear = Clear filter: { $label }
evidence-filter-count =
    { $total ->
        [one] { $n } of { $total } measurement
       *[other] { $n } of { $total } measurements
    }
evidence-system-measured = Measured system
evidence-phase = Phase
evidence-quantity = Quantity
evidence-role = Role
evidence-tolerance = Tolerance
evidence-within-yes = Within
evidence-within-no = Outside
evidence-within-unsaid = Not assessed
evidence-role-calibrates = Calibration
evidence-role-checks = Check
evidence-role-formula = Formula
evidence-role-explained = Explained
evidence-role-calibrates-hint = A parameter was fitted to this value
evidence-role-checks-hint = Not used for calibration
evidence-role-formula-hint = Calculated from other published values
evidence-role-explained-hint = Set by the study’s authors or unusable as evidence

## Chart
evidence-predictions = Predictions
evidence-measured-predicted = Measured and predicted
evidence-chart-summary =
    { $n ->
        [one] { $n } measurement and its prediction; points on the line are exact predictions.
       *[other] { $n } measurements and their predictions; points on the line are exact predictions.
    }
evidence-point-label = { $phase }: { $metric } ({ $unit })
evidence-measurement = Measurement
evidence-measured-on = Source
evidence-measured-from = Minimum measured
evidence-measured-to = Maximum measured
evidence-tallies = Measured values within tolerance, by phase, without bounds

## Quantities
evidence-quantities = Quantities
evidence-quantities-note = Independent measured values from all studies, without bounds: number within tolerance and overall median error
evidence-median-within = { $n } of { $total } within tolerance
evidence-median-value = median error { $error }
evidence-median-too-few = too few for a median

## Two values for one quantity
evidence-two-values = Two values for one quantity
evidence-two-values-note = Published ranges, and conflicting values within a study. A prediction between the two values is considered exact.
evidence-phase-metric = { $phase }: { $metric }
evidence-system = System
evidence-printed = Published
evidence-error-nearest = Error from nearest value
evidence-explanation = Explanation
evidence-range = Range

## Table
evidence-all = All measurements
evidence-error = Error
evidence-source = Source
evidence-no-match = No measurements match these filters
evidence-left-out-value = { $value } (leave-one-out)
evidence-not-modeled = Not modeled
evidence-not-modeled-repeated = Repeats another published measurement
evidence-not-modeled-formula = Calculated from other published values
evidence-not-modeled-explained = Set by the study’s authors or unusable as evidence
evidence-not-modeled-other = The engine has no matching output, or the test conditions are not published
evidence-page = Page { $page }
evidence-page-first = First page
evidence-page-previous = Previous page
evidence-page-next = Next page
evidence-page-last = Last page

## How often predicted ranges contain the measured values
evidence-reliability = Reliability of ranges
evidence-reliability-note = How often measured values are within the predicted ranges. The width of each range is derived from the other studies only. On the dotted line, ranges contain as many values as they are meant to; below it, they are too narrow.
evidence-reliability-summary = { $inside } of { $rows } checks ({ $share }) are within P10 to P90; leave-one-out, { $left_out_inside } of { $left_out_rows } ({ $left_out_share }). 80% is expected.
evidence-reliability-own = Using other rows of the same study
evidence-reliability-expected = Expected share within the range
evidence-reliability-measured = Measured share
