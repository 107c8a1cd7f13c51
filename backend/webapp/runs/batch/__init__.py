"""Many runs with one request."""
