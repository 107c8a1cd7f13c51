"""What whoever runs the service watches: lines about requests, figures for Prometheus, and whether all is well."""
