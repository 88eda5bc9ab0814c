"""Measurements: speeds as ratios against peers in the same run, and the data behind the docs."""
