"""Names for kinds of numbers that the compiler tells apart: in plain Python they are all int."""

Short = int
"""16 bits."""
Code = int
"""64 bits; a `Word` has no sign."""
Word = int
Ints = list[int]
"""A C array of numbers."""
