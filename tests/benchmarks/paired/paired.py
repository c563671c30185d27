# SPDX-License-Identifier: Apache-2.0
"""Measures mlir-opt and a peer on the same inputs, alternating.

Prints a table: processor time (user and system), elapsed time and peak memory
of both, and the ratio of ours to the peer's. README.md explains the columns.
"""

import argparse
import hashlib
import os
import statistics
import subprocess
import sys
import tempfile
import time

PEER = os.path.join(
    os.environ.get("MLIR_CACHE") or "/var/cache/mlir",
    "llvm-22/usr/lib/llvm-22/bin/mlir-opt",
)
THREADING = ["--mlir-disable-threading"]
# The flags of each phase. All phases read and verify; only one of them prints
# everything.
PHASES = {
    "print": [],
    "read": [
        "--mlir-print-skip-regions",
        "--mlir-elide-elementsattrs-if-larger=0",
        "--mlir-elide-resource-strings-if-larger=0",
    ],
}
# More runs for inputs that take a few milliseconds.
REPEAT_SHORT = 5


def parse_arguments(inputs):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tool", default="mlir-opt", help="ours")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--peer", default=PEER, help="what it is compared with (%(default)s)")
    parser.add_argument("--runs", type=int, default=7, help="of each, in turns (%(default)s)")
    parser.add_argument("--inputs", help="folder of the inputs, made where missing")
    parser.add_argument("--threads", action="store_true", help="let both use threads")
    parser.add_argument("--flag", action="append", default=[], help="passed to both")
    parser.add_argument("name", nargs="*", help="inputs to measure, of: " + ", ".join(inputs))
    arguments = parser.parse_args()
    if unknown := set(arguments.name) - set(inputs):
        parser.error("no such input: " + ", ".join(sorted(unknown)))
    return arguments


def measure(command, folder=None):
    """Runs a command without output in the folder.

    Returns its processor time and elapsed time in seconds, and its peak memory in MiB.
    Linux includes the process before it became the command, so the memory is at least
    that of this script.
    """
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, cwd=folder)
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"error: exit status {process.returncode}: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime, elapsed, usage.ru_maxrss / 1024


def digest(command):
    """Returns the hash of the output of a command."""
    done = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    result = hashlib.sha256()
    while part := done.stdout.read(1 << 20):
        result.update(part)
    return result.digest() if done.wait() == 0 else None


def measure_pair(ours, peers, runs):
    """Runs both commands alternately, with an alternating order.

    Returns two lists of results of `measure`, without the first run of each.
    """
    results = [], []
    for run in range(runs + 1):
        for i in (0, 1) if run % 2 else (1, 0):
            result = measure((ours, peers)[i])
            if run:
                results[i].append(result)
    return results


def row(name, phase, results):
    """Returns a line of the table: medians, and minima in parentheses."""
    cells = [name, phase]
    for column, scale, unit in [(0, 1000, "ms"), (1, 1000, "ms"), (2, 1, "MiB")]:
        ours, peers = ([run[column] * scale for run in side] for side in results)
        for side in (ours, peers):
            cells.append(f"{statistics.median(side):.0f} ({min(side):.0f}) {unit}")
        cells.append(f"{statistics.median(ours) / statistics.median(peers):.2f}")
    return "| " + " | ".join(cells) + " |"


def print_table(arguments, flags, folder, names):
    flags = flags + ([] if arguments.threads else THREADING) + arguments.flag
    print("| input | phase | time | peer | ratio | elapsed | peer | ratio | memory | peer | ratio |")
    print("|---|---|" + "--:|" * 9)
    different = []
    for name in names:
        path = os.path.join(folder, name + ".mlir")
        commands = [[tool, *flags, path] for tool in (arguments.tool, arguments.peer)]
        if digest(commands[0]) != digest(commands[1]):
            different.append(name)
        runs = arguments.runs * (REPEAT_SHORT if name == "empty" else 1)
        for phase, more in PHASES.items():
            pair = [command + more + ["-o", os.devnull] for command in commands]
            print(row(name, phase, measure_pair(*pair, runs)), flush=True)
    if different:
        print("\nThe two do not print the same: " + ", ".join(different))


def make_inputs(script, folder, names):
    """Generates missing inputs in another process; see `measure`."""
    missing = [n for n in names if not os.path.exists(os.path.join(folder, n + ".mlir"))]
    if missing:
        subprocess.run([sys.executable, os.path.abspath(script), folder, *missing], check=True)


def main(generate, flags):
    """Runs a benchmark.

    `generate` is a module with INPUTS, whose keys are the names of inputs, and a command
    FOLDER NAME... that generates them. Both tools get the flags.
    """
    arguments = parse_arguments(generate.INPUTS)
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    if not os.access(arguments.peer, os.X_OK):
        sys.exit(f"error: '{arguments.peer}' is missing: run ./setup.sh --benchmarks")
    names = arguments.name or list(generate.INPUTS)
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.inputs or temporary
        make_inputs(generate.__file__, folder, names)
        print_table(arguments, flags, folder, names)
