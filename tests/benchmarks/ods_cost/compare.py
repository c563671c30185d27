# SPDX-License-Identifier: Apache-2.0
"""Measures the cost of the C++ of operations, alternating with upstream's.

usage: bazel run --config=opt //tests/benchmarks/ods_cost:compare [-- OPTION...]

Prints a table: the time to generate and to compile, and the size of the object
file, of both, and the ratio of ours to the peer's. README.md explains the columns.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

import generate
import paired

CACHE = os.environ.get("MLIR_CACHE") or "/var/cache/mlir"
PEER = os.path.join(CACHE, "llvm-22/usr/lib/llvm-22/bin/mlir-tblgen")
PEERS_HEADERS = os.path.join(CACHE, "llvm-22-headers/usr/lib/llvm-22/include")
OUR_LLVM = "/usr/lib/llvm-19/include"
COMPILER = "/usr/bin/clang++-19"
SIZE = "/usr/bin/llvm-size-19"
FLAGS = ["-O2", "-DNDEBUG", "-fno-exceptions", "-fno-rtti", "-c", "cost.cpp", "-o", "cost.o"]

# By name: the number of operations, and of operands and attributes of each.
INPUTS = {
    "attributes": (100, 2, 2),
    "operands": (100, 4, 0),
    "none": (0, 0, 0),
}
OUTPUTS = [
    (f"-gen-{kind}-{part}", f"cost_{kind}.{suffix}.inc")
    for kind in ("dialect", "op")
    for part, suffix in (("decls", "h"), ("defs", "cpp"))
]


class Side:
    """One of the two sides: a folder with the C++, and the commands that build it."""

    def __init__(self, folder, tool, records, cpp, flags):
        self.folder = folder
        os.mkdir(folder)
        with open(os.path.join(folder, "cost.cpp"), "w", encoding="ascii") as file:
            file.write(cpp)
        definitions = os.path.join(os.path.dirname(folder), "cost.td")
        self.generate = [
            [tool, option, *records, definitions, "-o", output] for option, output in OUTPUTS
        ]
        self.compile = [[COMPILER, *flags, "-I.", *FLAGS]]
        self.runs = []

    def run(self, commands):
        """Returns the processor time in seconds."""
        return sum(paired.measure(command, self.folder)[0] for command in commands)

    def measure(self, counted):
        result = self.run(self.generate), self.run(self.compile)
        if counted:
            self.runs.append((*result, sum(result)))

    def sizes(self):
        """Returns the size of text and data of the object file, and the lines
        generated."""
        output = subprocess.check_output([SIZE, os.path.join(self.folder, "cost.o")], text=True)
        text, data = output.splitlines()[1].split()[:2]
        lines = 0
        for _, name in OUTPUTS:
            with open(os.path.join(self.folder, name), "rb") as file:
                lines += sum(1 for _ in file)
        return int(text), int(data), lines


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tool", default="mlir-tblgen", help="ours")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--peer", default=PEER, help="what it is compared with (%(default)s)")
    parser.add_argument("--headers", default=PEERS_HEADERS, help="of the peer (%(default)s)")
    parser.add_argument("--runs", type=int, default=3, help="of each, in turns (%(default)s)")
    parser.add_argument("--keep", help="folder that the files are left in")
    parser.add_argument(
        "name", nargs="*", help="inputs to measure, of: " + ", ".join(INPUTS) + "; all by default"
    )
    arguments = parser.parse_args()
    if unknown := set(arguments.name) - set(INPUTS):
        parser.error("no such input: " + ", ".join(sorted(unknown)))
    return arguments


def sides(arguments, folder, name):
    os.makedirs(folder)
    with open(os.path.join(folder, "cost.td"), "w", encoding="ascii") as file:
        file.write(generate.definitions(*INPUTS[name]))
    # The program runs where the workspace's files are, including generated
    # ones.
    root = os.getcwd()
    ours = Side(
        os.path.join(folder, "ours"),
        os.path.abspath(arguments.tool),
        ["-I" + root, "-I" + os.path.join(root, "ods/records")],
        generate.OUR_CPP,
        ["-std=c++20", "-I" + root, "-isystem", OUR_LLVM],
    )
    peers = Side(
        os.path.join(folder, "peer"),
        arguments.peer,
        ["-I" + arguments.headers],
        generate.PEERS_CPP,
        ["-std=c++17", "-isystem", arguments.headers],
    )
    return ours, peers


def cells(ours, peers, precision, unit):
    """Formats a measurement of both and its ratio."""
    ratio = f"{ours / peers:.3f}" if peers else "-"
    return f"{ours:.{precision}f} {unit} | {peers:.{precision}f} {unit} | {ratio} |"


def print_rows(name, ours, peers):
    for column, what in enumerate(["generate", "compile", "both"]):
        medians = [statistics.median(run[column] for run in side.runs) for side in (ours, peers)]
        print(f"| {name} | {what} | {cells(*medians, 2, 's')}")
    for what, *values in zip(["text", "data"], ours.sizes(), peers.sizes()):
        print(f"| {name} | {what} | {cells(*(value / 1000 for value in values), 1, 'kB')}")
    print(f"| {name} | lines | {cells(ours.sizes()[2], peers.sizes()[2], 0, '')}", flush=True)


def compare(arguments, folder, name):
    both = sides(arguments, folder, name)
    for run in range(arguments.runs + 1):
        for side in both if run % 2 else reversed(both):
            side.measure(counted=run > 0)
    print_rows(name, *both)


def main():
    arguments = parse_arguments()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    for path in (arguments.peer, arguments.headers):
        if not os.path.exists(path):
            sys.exit(f"error: '{path}' is missing: run ./setup.sh --benchmarks")
    print("| input | what | ours | peer | ratio |\n|---|---|--:|--:|--:|", flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        for name in arguments.name or INPUTS:
            compare(arguments, os.path.join(arguments.keep or temporary, name), name)


if __name__ == "__main__":
    main()
