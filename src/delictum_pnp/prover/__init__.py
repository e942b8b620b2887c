"""What a case demands of a table, decided: can each thesis be demonstrated, how soon, and what does it hang on.

In: a `Dossier`.  Out: a `Verdict` (prove) with lines of play that `game` replays (replay), told in words (words).
Two stages: minimal proof sets without Heat and crises (sets), then a guided search on the real engine (search).
"""
