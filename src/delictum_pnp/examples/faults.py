"""What may be wrong with a worked example.  Out: rules E001–E002 of the catalogue, reported by `work`."""

from __future__ import annotations

from ..diagnostics import Words, declare

UNREADABLE = declare(
    "E001",
    "example_unreadable",
    looks_at="page",
    message=Words(
        "`{text}` says nothing that an example knows: start, do, refuse, cite, close, expect",
        "`{text}` no dice nada que un ejemplo conozca: start, do, refuse, cite, close, expect",
    ),
    variants={
        "stray": Words("`{text}` stands outside an example", "`{text}` está fuera de un ejemplo"),
        "no_case": Words(
            "the kit has no example case to play this on", "el kit no tiene un caso de ejemplo en que jugar esto"
        ),
        "not_started": Words(
            "before `{text}` the example needs a line `= start POSITION`",
            "antes de `{text}` el ejemplo necesita una línea `= start POSICIÓN`",
        ),
        "notation": Words(
            "`{text}` is not in the notation of this case", "`{text}` no está en la notación de este caso"
        ),
        "fact": Words("there is no value `{text}` here", "aquí no hay ningún valor `{text}`"),
    },
    hint=Words(
        "for instance `= do I01 !filtracion`, `= expect heat 3, turn 7`, and in the text `{{=heat}}` or `{{=heat@1}}`",
        "por ejemplo `= do I01 !filtracion`, `= expect heat 3, turn 7`, y en el texto `{{=heat}}` o `{{=heat@1}}`",
    ),
    bad="""\
:::ejemplo CALOR 4
= start T6 C4 R+0 | - | - | -
= ⟦does⟧ I01
Tienen Calor {=heat}.
:::
""",
    good="""\
:::ejemplo CALOR 4
= start T6 C4 R+0 | - | - | -
= do I01
Tienen Calor {=heat}.
:::
""",
    why="""
    A line that is not understood is not executed, and the numbers beside it would be nobody's.

    Una línea que no se entiende no se ejecuta, y los números de al lado no serían de nadie.
    """,
)

DISAGREES = declare(
    "E002",
    "example_disagrees",
    looks_at="page",
    message=Words(
        "the example expects {name} {expected}; by the rules it is {found}",
        "el ejemplo espera {name} {expected}; según las reglas es {found}",
    ),
    variants={
        "refused": Words("the rules do not allow {text}: {reasons}", "las reglas no permiten {text}: {reasons}"),
        "allowed": Words(
            "the example expects {text} to be refused ({expected}); the rules say: {reasons}",
            "el ejemplo espera que {text} no se pueda ({expected}); las reglas dicen: {reasons}",
        ),
    },
    hint=Words(
        "the rules or the example changed: mend the expectation and read the text around it again",
        "cambiaron las reglas o el ejemplo: corrijan lo esperado y relean el texto que lo rodea",
    ),
    bad="""\
:::ejemplo CALOR 4
= start T6 C4 R+0 | - | - | -
= do I01 !filtracion
= expect ⟦heat 2⟧, reputation -1
Ahora el Calor es {=heat@2}.
:::
""",
    good="""\
:::ejemplo CALOR 4
= start T6 C4 R+0 | - | - | -
= do I01
= expect heat 5, crisis yes
El Calor llega a {=heat}.
:::
""",
    why="""
    A rulebook whose example contradicts its rules starts the argument that it should end.

    Un reglamento cuyo ejemplo contradice sus reglas empieza la discusión que debería cerrar.
    """,
)
