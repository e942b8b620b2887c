"""The rules of play as pure functions over frozen values.

In: a `Dossier` and what earlier cases left.  Out: `Rules` (compile), positions and actions (engine),
reasons (why_not), text (notation), results (scoring).  Words for people come from elsewhere.
"""
