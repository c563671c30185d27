# SPDX-License-Identifier: Apache-2.0
"""Measures how long compiled models run, alternating with ONNX Runtime.

usage: bazel run --config=opt //tests/benchmarks/onnx_run:compare -- [OPTION...] [NAME...]

Prints a table: milliseconds of processor time of ONNX Runtime on one thread and of our
libraries for each CPU, the ratios to it, and the greatest difference from its outputs
relative to their greatest magnitude; at the end the geometric means. README.md has
details.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

import model
import model_library
import onnxruntime

CPUS = ("native", "x86-64-v3")


def measure(functions, runs):
    """Returns the median time of each function in milliseconds; the first call is free."""
    times = [[] for _ in functions]
    for _ in range(runs + 1):
        for function, list_of_times in zip(functions, times):
            start = time.process_time()
            function()
            list_of_times.append((time.process_time() - start) * 1000)
    return [statistics.median(list_of_times[1:]) for list_of_times in times]


def compile_model(arguments, path, cpu, folder, flags=()):
    output = os.path.join(folder, cpu)
    options = ["--mcpu=" + cpu, "--tag=NONE", "-o", output, *flags, *arguments.flag]
    result = subprocess.run([arguments.tool, path, *options], check=False)
    return output + ".so" if result.returncode == 0 else None


def static_shapes(inputs):
    """Returns the option that gives the inputs the shapes that they have here."""
    shapes = ("x".join(map(str, value.shape)) for value in inputs)
    numbered = (f"{index}:{shape}" for index, shape in enumerate(shapes) if shape)
    return "--shapeInformation=" + ",".join(numbered)


def compare(arguments, name, folder):
    """Prints a row and returns the ratio for each CPU, or None if there is no code."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 3
    path = model.path_of(name, folder)
    session = onnxruntime.InferenceSession(path, options)
    feeds = model.make_inputs(name, session)
    expected = session.run(None, feeds)
    values = list(feeds.values())
    flags = [static_shapes(values)] if arguments.static else []
    libraries = [
        compile_model(arguments, path, cpu, folder, flags) for cpu in CPUS
    ]
    models = [model_library.Model(library, values) if library else None for library in libraries]
    functions = [lambda: session.run(None, feeds)]
    functions += [own.run for own in models if own]
    theirs, *ours = measure(functions, arguments.runs)
    row, ratios = [os.path.basename(path)[: -len(".onnx")], "%.2f" % theirs], []
    for own in models:
        time_of_own = ours.pop(0) if own else None
        ratios.append(time_of_own / theirs if own else None)
        row += (
            ["%.2f" % time_of_own, "%.2f" % ratios[-1], "%.0e" % own.difference(expected)]
            if own
            else ["-"] * 3
        )
    print("| " + " | ".join(row) + " |", flush=True)
    return ratios


def print_means(rows):
    """Prints the geometric mean of the ratios for each CPU, and the targets."""
    means = []
    for ratios in zip(*rows):
        seen = [ratio for ratio in ratios if ratio]
        means.append("%.2f" % statistics.geometric_mean(seen) if seen else "-")
    print("| geometric mean | | " + " | ".join(f"| {mean} |" for mean in means) + " |")
    print("| target | | | " + " | | | ".join(["2.0, each 4"] * len(CPUS)) + " | |")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tool", default="onnx-mlir", help="ours")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--runs", type=int, default=10, help="of each, in turns (%(default)s)")
    parser.add_argument("--flag", action="append", default=[], help="passed to onnx-mlir")
    parser.add_argument("--static", action="store_true", help="compile for known shapes")
    names = ", ".join([*model.MODELS, *model.QUANTIZED])
    parser.add_argument("name", nargs="*", help="of: " + names)
    arguments = parser.parse_args()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    print("| model | ONNX Runtime | " + "".join(f"{cpu} | ratio | error | " for cpu in CPUS))
    print("|---|--:|" + "--:|" * 3 * len(CPUS))
    rows = []
    for name in arguments.name or model.MODELS:
        with tempfile.TemporaryDirectory() as folder:
            rows.append(compare(arguments, name, folder))
    print_means(rows)


if __name__ == "__main__":
    main()
