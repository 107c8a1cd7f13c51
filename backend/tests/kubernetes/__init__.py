"""The Helm chart: rendered, checked, and installed on a real API server."""
