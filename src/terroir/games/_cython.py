"""What the rules need of Cython's own module where Cython is not installed."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
