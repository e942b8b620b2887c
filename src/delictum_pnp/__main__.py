"""`python -m delictum_pnp`: the command line."""

from .cli import main

main()
