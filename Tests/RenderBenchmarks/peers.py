"""Draws what `make bench-render` draws by other programs, and tells what it costs them.

Needs a Python with plotext and rich, which the variable PEERS names; YouPlot is a program of its own
(`gem install youplot`) and is left out where it is not installed:

    python3 -m venv peers && peers/bin/pip install 'plotext<6' rich
    PEERS=$PWD/peers/bin/python make bench-render

usage: peers.py ROUNDS MILLISECONDS NAME=NUMBER...

The second number is what report-host took, which the others are compared with. Only the drawing is
timed, not the start of Python; of YouPlot, which runs as a program, the whole run.
"""

import io
import shutil
import statistics
import subprocess
import sys
import time

COLUMNS, ROWS = 60, 12


def main():
    rounds, ours = int(sys.argv[1]), float(sys.argv[2])
    data = [word.rsplit("=", 1) for word in sys.argv[3:]]
    names, numbers = [name for name, _ in data], [float(number) for _, number in data]
    for name, draw in (("plotext", by_plotext), ("rich", by_rich), ("YouPlot", by_youplot)):
        try:
            text, milliseconds = measured(draw, names, numbers, rounds)
        except (ImportError, FileNotFoundError) as error:
            print(f"{name}: not here ({error})\n")
            continue
        print(f"The same by {name}: {milliseconds:.3f}, {milliseconds / ours:.1f} times as long\n")
        print(text)


def measured(draw, names, numbers, rounds):
    text = draw(names, numbers)
    if draw is by_youplot:
        rounds = 3
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        draw(names, numbers)
        times.append((time.perf_counter() - start) * 1e3)
    return text, statistics.median(times)


def by_plotext(names, numbers):
    import plotext

    plotext.clear_figure()
    plotext.plotsize(COLUMNS, ROWS)
    plotext.theme("clear")
    plotext.bar(names, numbers)
    return plotext.uncolorize(plotext.build())


def by_rich(names, numbers):
    """Rich has no charts; a table with its bars is how its users draw them."""
    from rich.bar import Bar
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, show_header=False, expand=True)
    table.add_column()
    table.add_column(ratio=1)
    table.add_column(justify="right")
    for name, number in zip(names, numbers):
        table.add_row(name, Bar(max(numbers), 0, number), f"{number:g}")
    output = io.StringIO()
    Console(file=output, width=COLUMNS, color_system=None).print(table)
    return output.getvalue()


def by_youplot(names, numbers):
    program = shutil.which("youplot") or shutil.which("uplot")
    if not program:
        raise FileNotFoundError("no program youplot")
    lines = "".join(f"{name}\t{number}\n" for name, number in zip(names, numbers))
    done = subprocess.run(
        [program, "bar", "-w", str(COLUMNS - 15), "-o", "-"],
        input=lines, capture_output=True, text=True, check=True,
    )
    return done.stdout + done.stderr


main()
