"""The table's server: any number of tables of all games on one machine, played by people and bots through one API."""
