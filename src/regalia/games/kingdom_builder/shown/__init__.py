"""What people see and hear of Kingdom Builder."""
