"""OpenTelemetry traces: spans of requests, background work and engine stages. Off unless a collector is configured.

While tracing is off, the OpenTelemetry SDK is not imported, and all functions return at once.
"""
