"""A built kit sent to a real printer: at 100 %, on its paper, both sides as declared.

In: a kit folder with its manifest.  Out: jobs, as argument lists of the system's own printing commands.
"""
