"""A live match: who sits where, what they may ask, whose time runs, what each of them sees. Pure."""
