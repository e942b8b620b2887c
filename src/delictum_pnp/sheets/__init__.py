"""Filled sheets against the rubric: what `delictum score` does.

In: a sheet that a table filled and the dossier of its case.  Out: truth, proof, result and seed in a table's words, or
diagnostics W001–W009 with their places; the campaign's record.
"""
