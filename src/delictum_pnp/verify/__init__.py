"""A finished kit read back: does it come out right, and does it hide the solution?

In: a kit folder or one PDF, and what it should be (`Expected`).  Out: `Verified`: diagnostics I0xx and K0xx, and what
could not be looked at.  Two readers that share no code, pypdf and PDFium, must say the same.
"""
