"""The house: protocol, options, words, box files, records and laws. Knows no game."""
