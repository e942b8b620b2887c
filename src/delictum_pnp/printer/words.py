"""What printing says to its user, in English and Spanish."""

from __future__ import annotations

from ..diagnostics import Language, Words

SOLUTION_WORDS = Words("show me the solution", "quiero ver la solución")
"""What must be typed before a solution is printed."""
TABLE: dict[str, Words] = {
    "kit_none": Words(
        "There is no built kit for “{asked}”. Build it first: delictum build.",
        "No hay ningún kit compilado para «{asked}». Compílenlo primero: delictum build.",
    ),
    "kit_none_at_all": Words(
        "There is no built kit in {folder}. Build one first: delictum build.",
        "No hay ningún kit compilado en {folder}. Compilen uno primero: delictum build.",
    ),
    "kit_many": Words(
        "There are several built kits: {known}. Name the folder, or say --paper.",
        "Hay varios kits compilados: {known}. Nombren la carpeta, o digan --paper.",
    ),
    "kit_damaged": Words(
        "{folder}: the manifest cannot be read. Build the kit again.",
        "{folder}: no se puede leer el manifiesto. Compilen el kit de nuevo.",
    ),
    "kit_old": Words(
        "{folder}: built by an older program that did not say how to print. Build the kit again.",
        "{folder}: lo compiló un programa anterior que no decía cómo imprimir. Compilen el kit de nuevo.",
    ),
    "kit_changed": Words(
        "{file} is not the file that was built. Nothing was printed; build the kit again.",
        "{file} no es el archivo que se compiló. No se imprimió nada; compilen el kit de nuevo.",
    ),
    "kit_paper": Words(
        "{folder} is built with --paper {has}. Build for the other paper: delictum build --paper {wanted}.",
        "{folder} está compilado con --paper {has}. Compilen para el otro papel: delictum build --paper {wanted}.",
    ),
    "nothing": Words(
        "No file of the kit fits what was asked. Products: {products}. Cases: {cases}.",
        "Ningún archivo del kit corresponde a lo pedido. Productos: {products}. Casos: {cases}.",
    ),
    "nothing_apart": Words(
        "That is a solution: it is printed only with --solutions.",
        "Eso es una solución: solo se imprime con --solutions.",
    ),
    "sheets_one_file": Words(
        "--sheets goes with one file; {count} were chosen. Add --product and --case.",
        "--sheets va con un solo archivo; se eligieron {count}. Agreguen --product y --case.",
    ),
    "no_such_sheet": Words("{file} ends with sheet {sheets}.", "{file} termina en la hoja {sheets}."),
    "solution_ask": Words(
        "These files give a case away: {files}. To print them, type “{words}”",
        "Estos archivos revelan un caso: {files}. Para imprimirlos, escriban «{words}»",
    ),
    "solution_no": Words("Nothing was printed.", "No se imprimió nada."),
    "no_lp": Words(
        "The command “lp” is not here. Install CUPS (Debian, Ubuntu: cups-client), or print from a reader as "
        "imprimir.pdf says.",
        "No está la orden «lp». Instalen CUPS (Debian, Ubuntu: cups-client), o impriman desde un lector como dice "
        "imprimir.pdf.",
    ),
    "no_printer": Words(
        "No printer is the default one. Name it: --printer NAME. Known: {known}.",
        "No hay impresora predeterminada. Nómbrenla: --printer NOMBRE. Las que hay: {known}.",
    ),
    "no_such_printer": Words(
        "There is no printer “{printer}”. Known: {known}.",
        "No hay ninguna impresora «{printer}». Las que hay: {known}.",
    ),
    "no_duplex": Words(
        "{printer} cannot print both sides by itself ({sides}). Add --manual: fronts first, then you turn the sheets "
        "over.",
        "{printer} no imprime sola las dos caras ({sides}). Agreguen --manual: primero los frentes, y después ustedes "
        "dan vuelta las hojas.",
    ),
    "no_paper": Words(
        "{printer} has no {paper}. Build for the other paper: delictum build --paper {other}.",
        "{printer} no tiene {paper}. Compilen para el otro papel: delictum build --paper {other}.",
    ),
    "no_paper_at_all": Words(
        "{printer} has neither A4 nor Letter: this kit cannot be printed on it.",
        "{printer} no tiene A4 ni carta: este kit no se puede imprimir en ella.",
    ),
    "unknown": Words(
        "{printer} does not say what it can do; look at the first sheet with care.",
        "{printer} no dice qué sabe hacer; miren la primera hoja con atención.",
    ),
    "summary": Words(
        "For {printer}; files: {files}, sheets of {paper}: {sheets}.",
        "Para {printer}; archivos: {files}, hojas {paper}: {sheets}.",
    ),
    "row": Words("  {sheets} × {sides}: {file}", "  {sheets} × {sides}: {file}"),
    "this_printer": Words("the default printer", "la impresora predeterminada"),
    "some_printer": Words("the printer to be named for {stand_in}", "la impresora que pongan en lugar de {stand_in}"),
    "stand_in": Words("PRINTER", "IMPRESORA"),
    "paper_a4": Words("A4", "A4"),
    "paper_letter": Words("Letter", "carta"),
    "by-hand": Words("both sides, two passes by hand", "dos caras, en dos pasadas a mano"),
    "one-sided": Words("one side", "una cara"),
    "two-sided-long-edge": Words("both sides, flipped on the long edge", "dos caras, volteo por el borde largo"),
    "two-sided-short-edge": Words("both sides, flipped on the short edge", "dos caras, volteo por el borde corto"),
    "ask_test": Words(
        "One sheet first, to look at: {file}, sheet {sheet}. Print it? [y/N]",
        "Primero una sola hoja, para mirarla: {file}, hoja {sheet}. ¿La imprimimos? [s/N]",
    ),
    "look_two": Words(
        "Measure the ruler in the margin: it must be 50 mm. Hold the sheet to the light: each back behind its front, "
        "same code. Is it right? [y/N]",
        "Midan la regla del margen: tiene que dar 50 mm. Miren la hoja a contraluz: cada reverso detrás de su frente, "
        "con el mismo código. ¿Está bien? [s/N]",
    ),
    "look_one": Words(
        "Is the sheet whole, with nothing cut off at its edges? [y/N]",
        "¿La hoja salió entera, sin nada cortado en los bordes? [s/N]",
    ),
    "not_right": Words(
        "Stopped. A shorter ruler: the printer's own settings say “fit to page”; set them to 100 %. Backs upside down: "
        "it flips on the other edge. Backs of other cards: try --manual.",
        "Se detuvo. Si la regla da menos: la impresora tiene puesto «ajustar a la página»; pónganla en 100 %. Si los "
        "reversos salen cabeza abajo: voltea por el otro borde. Si son de otras cartas: prueben --manual.",
    ),
    "ask_all": Words("Print? [y/N]", "¿Imprimimos? [s/N]"),
    "stopped": Words("Nothing was printed.", "No se imprimió nada."),
    "sent": Words("  sent: {file} ({answer})", "  enviado: {file} ({answer})"),
    "failed": Words(
        "{file}: the printer did not take it ({answer}). What came before was sent; the rest was not.",
        "{file}: la impresora no lo aceptó ({answer}). Lo anterior se envió; lo que sigue, no.",
    ),
    "done": Words("Done. Sheets: {sheets}.", "Listo. Hojas: {sheets}."),
    "fronts": Words("Fronts of {file}.", "Frentes de {file}."),
    "turn": Words(
        "When all fronts are out, put the pile back in the tray, with the printed side where the printer does not "
        "print:\n{drawing}\nPress Enter to print the backs",
        "Cuando hayan salido todos los frentes, vuelvan a poner la pila en la bandeja, con lo impreso del lado en que "
        "la impresora no imprime:\n{drawing}\nAprieten Enter para imprimir los reversos",
    ),
    "not_turned": Words(
        "{file}: its backs were not printed, because nobody answered.",
        "{file}: no se imprimieron los reversos, porque nadie contestó.",
    ),
    "stopped_at": Words("Stopped after {file}.", "Se detuvo después de {file}."),
    "aside": Words(
        "First lay the last sheet (page {page}) aside: it has no back.",
        "Antes aparten la última hoja (página {page}): no tiene reverso.",
    ),
    "draw_long": Words(
        "   +-------+        +-------+\n"
        "   | FRONT |  --->  |       |   turned like the page of a book:\n"
        "   |   ^   |        |   ^   |   the upper edge stays where it was\n"
        "   +-------+        +-------+",
        "   +--------+        +--------+\n"
        "   | FRENTE |  --->  |        |   como la hoja de un libro:\n"
        "   |   ^    |        |   ^    |   el borde de arriba queda arriba\n"
        "   +--------+        +--------+",
    ),
    "draw_short": Words(
        "   +-------+        +-------+\n"
        "   | FRONT |  --->  |   v   |   turned like the sheet of a notepad:\n"
        "   |   ^   |        |       |   the upper edge goes below\n"
        "   +-------+        +-------+",
        "   +--------+        +--------+\n"
        "   | FRENTE |  --->  |   v    |   como la hoja de un anotador:\n"
        "   |   ^    |        |        |   el borde de arriba pasa abajo\n"
        "   +--------+        +--------+",
    ),
    "open": Words(
        "{file} opens in your reader. Choose these settings, then print:\n"
        "  1. scale: actual size, 100 %\n  2. paper: {paper}\n  3. sides: {sides}{pages}\n"
        "Press Enter when it is printed",
        "{file} se abre en su lector. Elijan estas cosas, y después impriman:\n"
        "  1. escala: tamaño real, 100 %\n  2. papel: {paper}\n  3. caras: {sides}{pages}\n"
        "Aprieten Enter cuando esté impreso",
    ),
    "open_pages": Words("\n  4. pages: {pages}{order}", "\n  4. páginas: {pages}{order}"),
    "open_reverse": Words(
        " (in this order; if your reader cannot, in reverse order)",
        " (en este orden; si su lector no puede, en orden inverso)",
    ),
    "not_opened": Words(
        "{file}: no program here opens PDF files ({detail}). Install a reader, and print from it as imprimir.pdf says.",
        "{file}: ningún programa abre aquí archivos PDF ({detail}). Instalen un lector, e impriman desde él como dice "
        "imprimir.pdf.",
    ),
    "no_sumatra": Words(
        "SumatraPDF is not installed: with it, these files print by themselves (sumatrapdfreader.org).",
        "No está SumatraPDF: con él, estos archivos se imprimen solos (sumatrapdfreader.org).",
    ),
}


def say(key: str, language: Language, **values: object) -> str:
    return TABLE[key].in_language(language, values)
