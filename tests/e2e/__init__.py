"""One browser for all these tests: as a package they share what is made for it."""
