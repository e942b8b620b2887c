"""A case walked through in the terminal: what `delictum play` does.

In: commands of an editor, or a line of play.  Out: what a table would see, and nothing that it would not.
"""
