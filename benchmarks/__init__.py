"""How fast we are beside other ways to make the same PDF.  See README.md."""
