# SPDX-License-Identifier: Apache-2.0
"""Measures compiling one large function to an object file, alternating with a peer.

usage: bazel run --config=opt //tests/benchmarks/code_generation:compare [-- OPTION...]

Prints a table: elapsed time of the whole pipeline, and the ratio of ours to
upstream's. README.md has details.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

PEERS = os.path.join(
    os.environ.get("MLIR_CACHE") or "/var/cache/mlir", "llvm-22/usr/lib/llvm-22/bin"
)
CPU = "x86-64-v3"


def ours(arguments, source, output):
    return [
        [arguments.opt, source, "--lower-to-llvm"],
        [arguments.compile, "-", "-O2", "--emit=obj", "--mcpu=" + CPU, "-o", output],
    ]


def peers(arguments, source, output):
    tool = lambda name: os.path.join(arguments.peers, name)
    return [
        [tool("mlir-opt"), source, "--test-lower-to-llvm"],
        [tool("mlir-translate"), "--mlir-to-llvmir"],
        [tool("opt"), "-O2", "-mtriple=x86_64-linux-gnu", "-mcpu=" + CPU],
        [tool("llc"), "-O2", "-filetype=obj", "-relocation-model=pic", "-mcpu=" + CPU, "-o", output],
    ]


def run(pipe):
    """Returns the elapsed time in seconds of a pipeline."""
    start = time.perf_counter()
    processes, before = [], subprocess.DEVNULL
    for i, command in enumerate(pipe):
        after = subprocess.PIPE if i + 1 < len(pipe) else subprocess.DEVNULL
        processes.append(subprocess.Popen(command, stdin=before, stdout=after))
        if before is not subprocess.DEVNULL:
            before.close()
        before = processes[-1].stdout
    for process, command in zip(processes, pipe):
        if process.wait():
            sys.exit(f"error: exit status {process.returncode}: {' '.join(command)}")
    return time.perf_counter() - start


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--opt", default="mlir-opt", help="our mlir-opt")
    parser.add_argument("--compile", default="mlir-compile", help="our mlir-compile")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--peers", default=PEERS, help="folder of the peer's tools (%(default)s)")
    parser.add_argument("--runs", type=int, default=5, help="of each, in turns (%(default)s)")
    parser.add_argument("--operations", type=int, default=10000, help="(%(default)s)")
    parser.add_argument("--seeds", type=int, default=3, help="how many functions (%(default)s)")
    arguments = parser.parse_args()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    generator = os.path.join(os.path.dirname(os.path.abspath(__file__)), "generate.py")
    print("| function | time | peer | ratio |\n|---|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.seeds):
            source = os.path.join(folder, f"{seed}.mlir")
            with open(source, "w", encoding="utf-8") as file:
                command = [sys.executable, generator, str(arguments.operations), str(seed)]
                subprocess.run(command, stdout=file, check=True)
            pipes = [
                make(arguments, source, os.path.join(folder, "code.o")) for make in (ours, peers)
            ]
            times = [], []
            for i in range(arguments.runs + 1):
                for side in (0, 1) if i % 2 else (1, 0):
                    elapsed = run(pipes[side])
                    if i:
                        times[side].append(elapsed)
            middle = [statistics.median(side) for side in times]
            print(
                f"| {seed} | {middle[0] * 1000:.0f} ms | {middle[1] * 1000:.0f} ms |"
                f" {middle[0] / middle[1]:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
