# SPDX-License-Identifier: Apache-2.0
"""Measures single passes of mlir-opt and of a peer on the same inputs, alternating.

usage: bazel run --config=opt //tests/benchmarks/passes:compare [-- OPTION...]

Prints a table: the pass's own wall time by --mlir-timing, and elapsed time of the
whole process, of both, and the ratio of ours to the peer's. README.md has details.
"""

import argparse
import concurrent.futures
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

import generate
import paired

# Maps arguments of passes to their names in reports.
PASSES = {"canonicalize": "Canonicalizer", "cse": "CSE"}
NESTED = "'func.func' Pipeline"
# Otherwise a pass's time would include the verifier after it.
FLAGS = ["--verify-each=false"]


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tool", default="mlir-opt", help="ours")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--peer", default=paired.PEER, help="compared with (%(default)s)")
    parser.add_argument("--runs", type=int, default=5, help="of each, in turns (%(default)s)")
    parser.add_argument("--inputs", help="folder of the inputs, made where missing")
    parser.add_argument("name", nargs="*", help="of: " + ", ".join(generate.INPUTS))
    return parser.parse_args()


def find(report, name):
    """Returns the wall time of the entry `name` in a report or below it."""
    for entry in report:
        if entry.get("name") == name:
            return entry["wall"]["duration"]
        found = find(entry.get("passes", []), name)
        if found is not None:
            return found
    return None


def measure(command, name):
    """Returns wall time of the entry `name` and elapsed time of a command, in seconds."""
    start = time.perf_counter()
    done = subprocess.run(
        command + ["--mlir-timing", "--mlir-output-format=json", "-o", os.devnull],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    elapsed = time.perf_counter() - start
    if done.returncode:
        sys.exit(f"error: exit status {done.returncode}: {' '.join(command)}")
    return find(json.loads(done.stderr), name), elapsed


def measure_in_turns(commands, name, runs):
    """Returns the medians of both times per command, without the first run."""
    results = [[] for _ in commands]
    for run in range(runs + 1):
        order = list(range(len(commands)))
        for i in reversed(order) if run % 2 else order:
            result = measure(commands[i], name)
            if run:
                results[i].append(result)
    return [[statistics.median(column) for column in zip(*side)] for side in results]


def compare_passes(arguments, folder, names):
    print("| input | pass | wall | peer | ratio | process | peer | ratio |")
    print("|---|---|" + "--:|" * 6)
    for name in names:
        path = os.path.join(folder, name + ".mlir")
        for argument, entry in PASSES.items():
            flags = ["--" + argument, "--mlir-disable-threading", *FLAGS, path]
            commands = [[tool, *flags] for tool in (arguments.tool, arguments.peer)]
            if paired.digest(commands[0]) != paired.digest(commands[1]):
                print(f"error: --{argument} gives not the same for {name}", file=sys.stderr)
            ours, peers = measure_in_turns(commands, entry, arguments.runs)
            cells = [name, argument]
            for mine, other in zip(ours, peers):
                cells += [f"{mine * 1000:.0f} ms", f"{other * 1000:.0f} ms", f"{mine / other:.2f}"]
            print("| " + " | ".join(cells) + " |", flush=True)


def measure_together(command, name, runs):
    """Returns the median of the wall time with two concurrent processes."""
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        pairs = [list(pool.map(measure, [command] * 2, [name] * 2)) for _ in range(runs)]
    return statistics.median(wall for pair in pairs for wall, _ in pair)


def compare_threads(arguments, folder):
    """Measures the passes nested under functions, with one thread and with two."""
    path = os.path.join(folder, "functions.mlir")
    print("\n| nested | one thread | two | times shorter | peer | two processes |")
    print("|---|" + "--:|" * 5)
    for argument in PASSES:
        flags = [f"--pass-pipeline=builtin.module(func.func({argument}))", *FLAGS, path]
        single = [arguments.tool, *flags, "--mlir-num-threads=1"]
        commands = [
            single,
            [arguments.tool, *flags, "--mlir-num-threads=2"],
            [arguments.peer, *flags, "--mlir-disable-threading"],
            [arguments.peer, *flags],
        ]
        (one, _), (two, _), (peer, _), (peers, _) = measure_in_turns(
            commands, NESTED, arguments.runs
        )
        together = measure_together(single, NESTED, arguments.runs)
        cells = [argument, f"{one * 1000:.0f} ms", f"{two * 1000:.0f} ms"]
        cells += [f"{ratio:.2f}" for ratio in (one / two, peer / peers, 2 * one / together)]
        print("| " + " | ".join(cells) + " |", flush=True)


def main():
    arguments = parse_arguments()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    if not os.access(arguments.peer, os.X_OK):
        sys.exit(f"error: '{arguments.peer}' is missing: run ./setup.sh --benchmarks")
    names = arguments.name or [name for name in generate.INPUTS if name != "empty"]
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.inputs or temporary
        paired.make_inputs(generate.__file__, folder, set(names) | {"functions"})
        compare_passes(arguments, folder, names)
        compare_threads(arguments, folder)


if __name__ == "__main__":
    main()
