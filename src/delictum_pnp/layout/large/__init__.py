"""Large print: what is laid out anew for it, on paper that is enlarged (`Paper.reduced`)."""
