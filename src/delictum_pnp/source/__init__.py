"""YAML text becomes a `Tree`: data, and a `Span` for every key and value, or diagnostics that say what is wrong."""
