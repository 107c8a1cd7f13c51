"""Operations: request logs, Prometheus metrics, and health checks."""
