outdated-of-version = Analyses for version { $version }; the scenario has changed
outdated-of-versions = Analyses for earlier versions; the scenario has changed
outdated-left-out = { $analyses }. A report for the current version does not include them.
outdated-included = { $analyses }. A report for the current version includes these results, with their version.
outdated-left-out-but-advice = { $analyses }. Of these, a report for the current version includes only the schedule and configuration changes, with their version.
outdated-again = Run analyses again
outdated-download = Download anyway
