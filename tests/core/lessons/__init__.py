"""Reading lessons, the coach, what is measured, and the law that plays every lesson."""
