"""The store: the logs of all tables, and the people who sit at them, in SQLite or PostgreSQL."""
