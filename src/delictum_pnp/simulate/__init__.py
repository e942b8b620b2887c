"""Many games of one case, played by tables that follow simple habits and chance; what came of them, counted.

In: a `Dossier`, policies, a number of games, a seed.  Out: `Report` (run), as text, JSON or an HTML page for editors.
Policies are no players: what they say is which cards are met and how the Heat runs, never how hard a case is.
"""
