"""Players made of code, one file per rung of the ladder; they see views, never states."""
