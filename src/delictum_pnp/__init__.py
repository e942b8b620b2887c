"""delictum: a compiler for print-and-play tabletop kits.  Start reading at `pipeline`."""

__version__ = "0.1.0"
