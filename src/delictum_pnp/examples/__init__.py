"""Worked examples of the running pages, executed by the rules of play.

In: a `KitSource` with its example case.  Out: the same pages with every number computed, or diagnostics E001–E002
at the line whose expectation the rules no longer meet.
"""
