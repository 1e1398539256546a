"""What people see and hear of It's a Wonderful Kingdom."""
