"""Terroir: tabletop games as engine, server and client."""

__version__ = "0.1.0"
