"""The command line in Spanish, as data: what `click` says by itself, what the commands say of themselves.

English text, as it stands in the source of either → Spanish.  `cli_language` puts it in place.  Of `click`'s sentences
those are here that these commands can come to say, also as its older versions word them; the rest stays English.
"""

from __future__ import annotations

from collections.abc import Mapping

CLICK: Mapping[str, str] = {
    "Usage:": "Uso:",
    "Options": "Opciones",
    "Commands": "Órdenes",
    "Error: {message}": "Error: {message}",
    "Try '{command} {option}' for help.": "Ayuda: {command} {option}",
    "Show this message and exit.": "Muestra esta ayuda y termina.",
    "default: {default}": "por omisión: {default}",
    "required": "obligatorio",
    "%(prog)s, version %(version)s": "%(prog)s, versión %(version)s",
    "Aborted!": "Interrumpido.",
    "Missing command.": "Falta la orden.",
    "Missing argument": "Falta",
    "Missing option": "Falta la opción",
    "Missing parameter": "Falta el parámetro",
    "Missing parameter: {param_name}": "Falta el parámetro {param_name}",
    "Choose from:\n\t{choices}": "Puede ser:\n\t{choices}",
    "No such option {name!r}.": "No hay ninguna opción {name!r}.",
    "No such option: {name}": "No hay ninguna opción {name}.",
    "No such command {name!r}.": "No hay ninguna orden {name!r}.",
    "Did you mean {possibility}?": "¿Será {possibility}?",
    "(Did you mean one of: {possibilities}?)": "¿Será una de estas? {possibilities}",
    "(Possible options: {possibilities})": "¿Será una de estas? {possibilities}",
    "Invalid value: {message}": "Valor no válido: {message}",
    "Invalid value for {param_hint}: {message}": "Valor no válido para {param_hint}: {message}",
    "{value!r} is not {choice}.": "{value!r} no es {choice}.",
    "{value!r} is not one of {choices}.": "{value!r} no es ninguno de estos: {choices}.",
    "{value!r} is not a valid {number_type}.": "{value!r} no es un número que sirva aquí.",
    "{value} is not in the range {range}.": "{value} no cumple {range}.",
    "{name} {filename!r} does not exist.": "No existe {filename!r}.",
    "{name} {filename!r} is a file.": "{filename!r} es un archivo, no una carpeta.",
    "{name} {filename!r} is a directory.": "{filename!r} es una carpeta, no un archivo.",
    "{name} {filename!r} is not readable.": "{filename!r} no se puede leer.",
    "{name} {filename!r} is not writable.": "En {filename!r} no se puede escribir.",
    "Argument {name!r} takes {nargs} values.": "{name!r} lleva {nargs} valores.",
    "Option {name!r} does not take a value.": "La opción {name!r} no lleva ningún valor.",
    "Option {name!r} requires an argument.": "A la opción {name!r} le falta su valor.",
    "Option {name!r} requires {nargs} arguments.": "A la opción {name!r} le faltan valores: son {nargs}.",
    "Got unexpected extra argument ({args})": "Esto sobra: {args}",
    "Got unexpected extra arguments ({args})": "Esto sobra: {args}",
    "Got unexpected extra argument ({extra}).": "Esto sobra: {extra}.",
    "Got unexpected extra arguments ({extra}).": "Esto sobra: {extra}.",
}
NAMES: Mapping[str, str] = {
    "OPTIONS": "OPCIONES",
    "COMMAND": "ORDEN",
    "ARGS": "ARGUMENTOS",
    "CASE": "CASO",
    "CODE": "CÓDIGO",
    "DIR": "CARPETA",
    "DIRECTORY": "CARPETA",
    "FILE": "ARCHIVO",
    "FLOAT": "NÚMERO",
    "INTEGER RANGE": "ENTERO",
    "LINE": "LÍNEA",
    "NAME": "NOMBRE",
    "NEW": "NUEVO",
    "OLD": "VIEJO",
    "PRINTER": "IMPRESORA",
    "SHEET": "HOJA",
    "TEXT": "TEXTO",
}
"""What stands for a value in lines of usage."""
COMMANDS: Mapping[str, str] = {
    "Compile print-and-play kits: check their sources, lay out and impose cards, sheets and booklets.": (
        "Compila kits para imprimir y jugar: revisa sus fuentes, compone e impone cartas, hojas y cuadernillos."
    ),
    "Build a kit (the flagship without KIT) into a folder of PDFs, or of plain text to be read aloud.": (
        "Compila un kit (sin KIT, el principal) en una carpeta de PDF, o de texto para leer en voz alta."
    ),
    "Write a sheet that shows how a printer scales, flips and places backs; `calibrate set` keeps what it says.": (
        "Escribe una hoja que muestra cómo una impresora escala, voltea y ubica los reversos; `calibrate set` guarda "
        "lo que dice."
    ),
    "Keep what the calibration sheet says of PRINTER, for `delictum build --printer PRINTER`.": (
        "Guarda lo que la hoja de calibración dice de IMPRESORA, para `delictum build --printer IMPRESORA`."
    ),
    "Check a kit (the flagship without KIT): report every fault with its place.": (
        "Revisa un kit (sin KIT, el principal): informa cada falla con su lugar."
    ),
    "Say which cards changed from OLD to NEW (kit folders, ZIPs or manifests) and which sheets to print again.": (
        "Dice qué cartas cambiaron de VIEJO a NUEVO (carpetas de kits, sus ZIP o sus manifiestos) y qué hojas hay que "
        "reimprimir."
    ),
    "Write the editor's dossier of a case, or of all: graph, proof, weak points, exposure.  It tells the solution.": (
        "Escribe el legajo de un caso, o de todos, para quien los edita: grafo, prueba, puntos débiles, exposición.  "
        "Cuenta la solución."
    ),
    "Say what a diagnostic means: why it matters at the table, a bad and a good source.": (
        "Explica un hallazgo: por qué importa en la mesa, una fuente mala y una buena."
    ),
    "Draw what opens what in CASE as SVG, for its editor.  It tells the solution.": (
        "Dibuja qué abre qué en CASO, en SVG, para quien lo edita.  Cuenta la solución."
    ),
    "Walk through CASE as a table would, seeing what a table sees; `?` lists the commands.": (
        "Recorre CASO como una mesa, viendo lo que una mesa ve; `?` muestra las órdenes."
    ),
    "Print the players' files of a built kit at 100 %, both sides as declared; one sheet first, to look at.": (
        "Imprime los archivos de jugadores de un kit compilado, al 100 % y con las caras que corresponden; primero una "
        "sola hoja, para mirarla."
    ),
    "Prove a kit (the flagship without KIT) or a case: is each thesis demonstrable, how soon, on what does it hang.": (
        "Prueba un kit (sin KIT, el principal) o un caso: si cada tesis se puede demostrar, qué tan pronto, "
        "de qué depende."
    ),
    "Judge a filled SHEET of CASE by the rubric: truth, proof, result, seed, which reaction to read.": (
        "Juzga una HOJA completa de CASO con la pauta: verdad, prueba, resultado, semilla, qué reacción leer."
    ),
    "Play CASE many times by habit and chance, for its editor.  It tells the solution.": (
        "Juega CASO muchas veces, por costumbre y por azar, para quien lo edita.  Cuenta la solución."
    ),
    "Read a finished kit or PDF back: do backs lie behind fronts, is nothing lost, is the solution well hidden?": (
        "Relee un kit o PDF terminado: ¿están los reversos detrás de sus frentes, no falta nada, está bien oculta la "
        "solución?"
    ),
}
"""What each command is for."""
OPTIONS: Mapping[str, str] = {
    "Show the version and exit.": "Muestra la versión y termina.",
    "Paper to print on.": "Papel en que se imprime.",
    "Paper to lay out on.": "Papel en que se compone.",
    "Paper to pin on the wall.": "Papel para colgar en la pared.",
    "Output folder.": "Carpeta de salida.",
    "Folder.": "Carpeta.",
    "To print or read.": "Para imprimir o para leer.",
    "Order cards so that cut piles, laid one on another, are in code order.": (
        "Ordena las cartas para que las pilas cortadas, una sobre otra, salgan por código."
    ),
    "How it is printed; may be repeated.": "Modo de imprimir; se puede repetir.",
    "Print for this printer, as `calibrate set` has stored it.": (
        "Para esta impresora, como la guardó `calibrate set`."
    ),
    "Shift the backs: millimetres to the right and down.": (
        "Corre los reversos: milímetros a la derecha y hacia abajo."
    ),
    "Write it only if nothing is found open and the files verify.": (
        "Lo escribe solo si no queda ningún hallazgo abierto y los archivos se verifican."
    ),
    "Say only what is wrong.": "Dice solo lo que está mal.",
    "How to print what was found.": "Cómo se muestra lo hallado.",
    "How to print what changed.": "Cómo se muestra lo que cambió.",
    "Quote the solution in messages.": "Cita la solución en los mensajes.",
    "Also prove every case: theses, weak points, dead ends.": (
        "Prueba también cada caso: tesis, puntos débiles, callejones sin salida."
    ),
    "Prove this case of the kit alone.": "Prueba solo este caso del kit.",
    "Print the verdicts as JSON.": "Muestra los veredictos en JSON.",
    "Tell a line of play for each thesis, and quote the solution.": (
        "Cuenta una línea de juego para cada tesis, y cita la solución."
    ),
    "Positions that the proof of a case may cost.": "Posiciones que puede costar la prueba de un caso.",
    "Kit of the case; the flagship when not given.": "Kit del caso; si falta, el principal.",
    "File to write  [default: build/editor/CASE-grafo.svg]": (
        "Archivo que se escribe  [por omisión: build/editor/CASO-grafo.svg]"
    ),
    "File to write  [default: calibracion-PAPER.pdf]": "Archivo que se escribe  [por omisión: calibracion-PAPEL.pdf]",
    "Games of each policy.": "Partidas de cada manera de jugar.",
    "Same seed, same games.": "Misma semilla, mismas partidas.",
    "Play with this policy alone.": "Juega solo de esta manera.",
    "Print the figures as JSON.": "Muestra las cifras en JSON.",
    "Write a page with plots to this file.": "Escribe en este archivo una página con gráficos.",
    "Play in so many at once.": "Cuántos procesos juegan a la vez.",
    "Print an empty sheet of CASE, to be filled.": "Muestra una hoja de CASO en blanco, para completar.",
    "What earlier cases left, recorded.": "Lo que dejaron los casos anteriores, registrado.",
    "Campaign file that CASE is entered in.": "Archivo de la campaña en que se anota CASO.",
    "Name the roles and print the reaction.": "Nombra los roles y muestra la reacción.",
    "Specialists, with blanks or commas between them; `-` for nobody.": (
        "Especialistas, con espacios o comas entre sí; `-` para nadie."
    ),
    "Print the whole walk of a line of play.": "Muestra el recorrido completo de una línea de juego.",
    "The kit's source, against which spoilers are looked for; else found by its box code.": (
        "La fuente del kit, para buscar si se cuenta la solución; si falta, se la busca por el código de la caja."
    ),
    "The printer; the default one when not given.": "La impresora; si falta, la predeterminada.",
    "Only this product (may be repeated).": "Solo este producto (se puede repetir).",
    "Only the files of this case (may be repeated).": "Solo los archivos de este caso (se puede repetir).",
    "Only these sheets of one file.": "Solo estas hojas de un archivo.",
    "Of the built kits, the one for this paper.": "De los kits compilados, el de este papel.",
    "Where kits are.": "Dónde están los kits.",
    "Both sides on a printer that prints one: fronts, then backs.": (
        "Las dos caras en una impresora que imprime una: frentes y después reversos."
    ),
    "How printed sheets lie in the output tray, for --manual; as calibrated, else face-down.": (
        "Cómo quedan las hojas impresas en la bandeja de salida, para --manual; si falta, como se calibró, o boca "
        "abajo (face-down)."
    ),
    "How printed sheets lie in the output tray: for printing both sides by hand.": (
        "Cómo quedan las hojas impresas en la bandeja de salida, para imprimir a mano las dos caras: boca abajo "
        "(face-down) o boca arriba (face-up)."
    ),
    "Also solutions; they ask again, in words.": "También las soluciones; se piden otra vez, con palabras.",
    "Show the orders to the printer; print nothing.": "Muestra las órdenes a la impresora; no imprime nada.",
    "No test sheet and no questions, but for solutions.": (
        "Sin hoja de prueba y sin preguntas, salvo por las soluciones."
    ),
    "Where backs have to go: mm to the right and down, as in +1.5/-0.5.": (
        "Hacia dónde tienen que ir los reversos: mm a la derecha y hacia abajo, como en +1,5/-0,5."
    ),
    "Edge it flips on.": "Borde por el que voltea: largo (long) o corto (short).",
    "Measured length of the ruler / 100 mm.": "Largo medido de la regla / 100 mm.",
}
"""What each option is for."""
