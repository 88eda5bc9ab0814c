"""How the schema came to be: Alembic revisions, which `python -m tools.migrations` writes as SQL scripts."""
