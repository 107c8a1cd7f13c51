"""The web service: stores scenarios, runs the engine and shows the results. Contains no formulas."""
