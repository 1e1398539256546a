"""The access law: what it needs to try everything that people do around a table, in any order, and to know better."""
