"""Reading worked examples, trying them, their odds, and the law that plays every answer."""
