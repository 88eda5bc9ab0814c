"""The command line: everything the project can do, from a terminal."""
