"""What people see and hear of Kingsburg."""
