# SPDX-License-Identifier: Apache-2.0
"""Measures whether a call with a new shape costs more than one with the old shape.

usage: bazel run --config=opt //tests/benchmarks/onnx_run:new_shape -- [OPTION...]

Prints the times of the second call, with the first one's shape, and of the third call,
with another shape, each divided by the time of later calls with its shape. Their ratio is
what a new shape costs. README.md has details.
"""

import argparse
import multiprocessing
import statistics
import sys
import tempfile
import time

import compare
import model
import model_library
import numpy

NAME = "models/ch_PP-OCRv4_rec_infer"
OLD, NEW = (1, 3, 48, 320), (1, 3, 48, 480)
LATER = 5


def time_call(own):
    start = time.process_time()
    own.run()
    return (time.process_time() - start) * 1000


def run_calls(library, connection):
    """Sends the times of the second and third call, and the medians of later ones."""
    random = numpy.random.default_rng(0)
    old, new = [
        model_library.Model(library, [random.standard_normal(shape).astype(numpy.float32)])
        for shape in (OLD, NEW)
    ]
    time_call(old)
    second, third = time_call(old), time_call(new)
    later = [[], []]
    for _ in range(LATER):
        later[0].append(time_call(old))
        later[1].append(time_call(new))
    connection.send((second, third, *map(statistics.median, later)))


def run_once(library):
    """Returns the times that a new process measures."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=run_calls, args=(library, sender))
    process.start()
    times = receiver.recv()
    process.join()
    return times


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tool", default="onnx-mlir", help="ours")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--runs", type=int, default=15, help="processes (%(default)s)")
    parser.add_argument("--flag", action="append", default=[], help="passed to onnx-mlir")
    arguments = parser.parse_args()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    with tempfile.TemporaryDirectory() as folder:
        path = model.path_of(NAME, folder)
        library = compare.compile_model(arguments, path, "native", folder)
        if not library:
            sys.exit("error: there is no code for the model")
        runs = [run_once(library) for _ in range(arguments.runs)]
    second = statistics.median(run[0] / run[2] for run in runs)
    third = statistics.median(run[1] / run[3] for run in runs)
    print("| second call / later ones | third, new shape / later ones | ratio | target |")
    print("|--:|--:|--:|--:|")
    print("| %.3f | %.3f | %.3f | 1.05 |" % (second, third, third / second))


if __name__ == "__main__":
    main()
