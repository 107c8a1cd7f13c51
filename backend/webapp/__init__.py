"""The service: stores scenarios, runs the engine, shows the outputs. Holds no formula."""
