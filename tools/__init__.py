"""What `./run` is made of. The standard library only: it runs before anything is installed."""
