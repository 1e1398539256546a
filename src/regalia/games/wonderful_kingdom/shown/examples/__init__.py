"""The worked examples of It's a Wonderful Kingdom."""
