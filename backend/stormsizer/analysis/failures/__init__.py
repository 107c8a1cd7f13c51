"""What-if analysis of component failures: the affected hours with and without a failure, by configuration."""
