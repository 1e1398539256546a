"""What developers run besides the tests: the API reference and releases."""
