"""The rules of Kingdom Builder with pictures: a file for each chapter, and what their sentences count."""
