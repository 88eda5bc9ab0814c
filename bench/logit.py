"""A conditional logit: each seat's part of the victory by its features, fitted to who won."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def shares(x: Floats, weights: Floats) -> Floats:
    """What the weights promise; a seat without features is out of the game."""
    worth = np.where(x.any(axis=2), x @ weights, -np.inf)
    worth = np.exp(worth - worth.max(axis=1, keepdims=True))
    promised: Floats = worth / worth.sum(axis=1, keepdims=True)
    return promised


def fit(x: Floats, won: Floats, keep: float = 2.0, steps: int = 40) -> Floats:
    """The weights of a conditional logit that make the games likeliest, by Newton's method."""
    weights = np.zeros(x.shape[2])
    for _ in range(steps):
        promised = shares(x, weights)
        centred = x - np.einsum("np,npf->nf", promised, x)[:, None, :]
        gradient = np.einsum("np,npf->f", won - promised, x) - keep * weights
        curvature = np.einsum("np,npf,npg->fg", promised, centred, centred) + keep * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return weights
