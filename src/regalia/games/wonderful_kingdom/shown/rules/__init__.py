"""The rules of It's a Wonderful Kingdom with pictures: a file for each chapter, and what their sentences count."""
