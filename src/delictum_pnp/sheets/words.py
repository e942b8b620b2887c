"""A verdict in the words that a table uses.

In: a `Verdict`, a language.  Out: text.  Codes and numbers of roles only: names of roles, facts and reactions are the
solution and are told with `spoilers` only.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Language, Words
from ..game.reason import Reason
from ..game.rubric import Proof
from ..game.scoring import PROTECTION, PUBLIC, ClaimScore
from ..model.play import SeedState
from .judge import Verdict

TRUTH = {
    "right": Words("right", "acertada"),
    "partial": Words("partly right", "parcial"),
    "wrong": Words("wrong", "errónea"),
}
RESULT = {
    "full": Words("full success", "éxito pleno"),
    "partial": Words("partial success", "éxito parcial"),
    "failure": Words("failure", "fracaso"),
}
SEED: dict[SeedState, Words] = {
    "strong": Words("strong", "fuerte"),
    "fragile": Words("fragile", "frágil"),
    "absent": Words("absent", "ausente"),
}
SCOPE = {
    "operative": Words("operative thesis", "tesis operativa"),
    "structural": Words("structural thesis", "tesis estructural"),
}
WHY = {
    "one_source": Words("{card} alone is cited twice", "{card} está citada dos veces"),
    "same_group": Words("both sources are of group {group}", "las dos fuentes son del grupo {group}"),
    "role_not_filled": Words("nothing fills role {roles}", "queda sin cubrir el papel {roles}"),
    "contradiction_open": Words(
        "a contradiction is open ({a} against {b})", "queda abierta una contradicción ({a} contra {b})"
    ),
    "not_obtained": Words("{cards} not obtained", "no obtuvieron {cards}"),
}
"""By code of `ClaimScore.reasons`; `answer_wrong` is said with the answer itself."""

LINES = {
    "head": Words("{case} · {title} — {scope}", "{case} · {title} — {scope}"),
    "truth": Words("Truth: {truth} ({right} of {claims})", "Verdad: {truth} ({right} de {claims})"),
    "yes": Words("  {number}. right; demonstrated by {sources}", "  {number}. correcta; demostrada con {sources}"),
    "not_yet": Words(
        "  {number}. right; not demonstrated: {why}", "  {number}. correcta; sin demostrar: {why}"
    ),
    "no": Words("  {number}. wrong", "  {number}. incorrecta"),
    "no_besides": Words("  {number}. wrong; besides: {why}", "  {number}. incorrecta; además: {why}"),
    "role": Words("     role {number}: {name}", "     papel {number}: {name}"),
    "result": Words("Result: {result}", "Resultado: {result}"),
    "limited": Words(
        "Publication limited: two citable groups are lacking for {claims}",
        "Publicación limitada: faltan dos grupos citables en {claims}",
    ),
    "published": Words("Publication: complete", "Publicación: completa"),
    "seed": Words("Seed {card}: {seed}", "Semilla {card}: {seed}"),
    "capped": Words(
        "  (a siege in the last turn leaves it fragile at best)",
        "  (un Asedio en el último turno la deja frágil como mucho)",
    ),
    "protected": Words(
        "{card} is confidential from now on", "{card} queda confidencial desde ahora"
    ),
    "reaction": Words("Read the reaction: {closing}, {result}", "Lean la reacción: {closing}, {result}"),
    "read_seed": Words("and the seed's text: {seed}", "y el texto de la semilla: {seed}"),
}  # fmt: skip


def verdict_text(verdict: Verdict, language: Language, spoilers: bool = False) -> str:
    return "\n".join(_Speaker(verdict, language, spoilers).lines()) + "\n"


class _Speaker:
    def __init__(self, verdict: Verdict, language: Language, spoilers: bool) -> None:
        self.verdict, self.language, self.spoilers = verdict, language, spoilers

    def say(self, key: str, **values: object) -> str:
        return LINES[key].in_language(self.language, values)

    def word(self, words: Words) -> str:
        return words.in_language(self.language, {})

    def lines(self) -> Iterator[str]:
        verdict, made = self.verdict, self.verdict.score
        case, scope = verdict.dossier.case, self.word(SCOPE[verdict.theory.scope])
        yield self.say("head", case=case.code, title=case.title, scope=scope)
        yield ""
        right, truth = sum(verdict.theory.right), self.word(TRUTH[made.truth])
        yield self.say("truth", truth=truth, right=right, claims=len(made.claims))
        for number, claim in enumerate(made.claims, 1):
            yield from self._claim(number, claim)
        yield ""
        yield self.say("result", result=self.word(RESULT[made.result]))
        yield from self._closing()
        yield from self._seed()
        yield ""
        yield from self._reaction()

    def _claim(self, number: int, claim: ClaimScore) -> Iterator[str]:
        verdict = self.verdict
        proof = verdict.rubric.claims[claim.claim]
        why = "; ".join(self._why(reason, proof) for reason in claim.reasons if reason.code != "answer_wrong")
        if claim.demonstrated:
            cited = verdict.theory.decisive[number - 1]
            sources = ", ".join(f"{card} ({verdict.rules.group(card)})" for card in cited)
            yield self.say("yes", number=number, sources=sources)
        elif claim.right:
            yield self.say("not_yet", number=number, why=why)
        else:
            yield self.say("no_besides" if why else "no", number=number, why=why)
        if self.spoilers:
            roles = next(entry.claim.roles for entry in verdict.dossier.claims if entry.name == claim.claim)
            yield from (self.say("role", number=n, name=role.name) for n, role in enumerate(roles.values(), 1))

    def _why(self, reason: Reason, proof: Proof) -> str:
        values = {name: _listed(value) for name, value in reason.values.items()}
        if reason.code == "role_not_filled":
            numbers = {role: str(number) for number, role in enumerate(proof.roles, 1)}
            values["roles"] = ", ".join(numbers[str(role)] for role in _tuple(reason.values["roles"]))
        if reason.code == "contradiction_open":
            dispute = next(one for one in proof.disputes if one.name == reason.values["name"])
            held = self.verdict.score.position.obtained
            values["a"], values["b"] = (_listed(self.verdict.rules.codes(side & held)) for side in dispute[1:3])
        return WHY[reason.code].in_language(self.language, values)

    def _closing(self) -> Iterator[str]:
        made, theory = self.verdict.score, self.verdict.theory
        if theory.closing == PUBLIC:
            claims = ", ".join(name.rpartition(".")[2] for name in made.limited)
            yield self.say("limited", claims=claims) if claims else self.say("published")
        if theory.closing == PROTECTION:
            yield self.say("protected", card=theory.named)

    def _seed(self) -> Iterator[str]:
        made, code = self.verdict.score, self.verdict.rules.case
        if made.seed:
            yield self.say("seed", card=f"S{code[1:]}", seed=self.word(SEED[made.seed]))
            if made.position.capped:
                yield self.say("capped")

    def _reaction(self) -> Iterator[str]:
        verdict, made = self.verdict, self.verdict.score
        closing = verdict.dossier.info.closings[verdict.theory.closing].name
        yield self.say("reaction", closing=closing, result=self.word(RESULT[made.result]))
        if made.seed:
            yield self.say("read_seed", seed=self.word(SEED[made.seed]))
        if self.spoilers and verdict.theory.closing in verdict.dossier.solution.reactions:
            reactions = verdict.dossier.solution.reactions[verdict.theory.closing]
            yield from ("", getattr(reactions, made.result))


def _listed(value: object) -> str:
    return ", ".join(str(one) for one in _tuple(value))


def _tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
