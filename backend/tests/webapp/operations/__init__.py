"""What whoever runs the service watches."""
