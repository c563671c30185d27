# SPDX-License-Identifier: Apache-2.0
"""Measures what onnx-mlir needs to compile models, beside the targets.

usage: bazel run --config=opt //tests/benchmarks/onnx_compile:costs -- [OPTION...]

Prints a table: the mean processor time of the models of one operator, and processor
time, peak memory and size of the library of ResNet-50. README.md has details.
"""

import argparse
import multiprocessing
import os
import statistics
import sys
import tempfile
import warnings

import paired

CACHE = os.environ.get("MLIR_CACHE") or "/var/cache/mlir"
MIB = 1 << 20


def size(path):
    return os.path.getsize(path) / MIB


def write_models(list_file, every, folder):
    """Writes the models of one in `every` listed tests of single nodes."""
    from onnx.backend.test.loader import load_model_tests

    warnings.simplefilter("ignore")
    with open(list_file, encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    names = [line[len("node/") :] for line in lines if line.startswith("node/")]
    wanted = set(names[::every])
    for case in load_model_tests(kind="node"):
        if case.name in wanted:
            with open(os.path.join(folder, case.name + ".onnx"), "wb") as file:
                file.write(case.model.SerializeToString())


def one_op_models(arguments, folder):
    """Returns the paths of the models, in the folder."""
    # Another process loads ONNX, which would add to the memory of children.
    writer = multiprocessing.get_context("spawn").Process(
        target=write_models, args=(arguments.list, arguments.every, folder)
    )
    writer.start()
    writer.join()
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder))]


def print_row(what, seen, target):
    print(f"| {what} | {seen} | {target} |", flush=True)


def measure_one_op(arguments, output):
    with tempfile.TemporaryDirectory() as folder:
        times = [
            paired.measure([arguments.tool, path, "-o", output, *arguments.flag])[0]
            for path in one_op_models(arguments, folder)
        ]
    print_row(
        f"one operator: mean of {len(times)} models, seconds of CPU",
        "%.3f (median %.3f, most %.2f)"
        % (statistics.mean(times), statistics.median(times), max(times)),
        "0.05",
    )


def measure_model(arguments, name, output):
    path = os.path.join(CACHE, "architectures", name + ".onnx")
    weights = size(path)
    external = path[: -len(".onnx")] + ".weights"
    if os.path.exists(external):
        weights += size(external)
    command = [arguments.tool, path, "-o", output, *arguments.flag]
    runs = [paired.measure(command) for _ in range(arguments.runs)]
    print_row(
        f"{name}: seconds of CPU", "%.2f" % statistics.median(run[0] for run in runs), "2"
    )
    print_row(
        f"{name}: peak memory, MiB",
        "%.0f" % statistics.median(run[2] for run in runs),
        "%.0f = 1.3 × %.0f of the model + 80" % (1.3 * weights + 80, weights),
    )
    print_row(
        f"{name}: library, MiB",
        "%.1f" % size(output + ".so"),
        "%.1f = weights + 0.5" % (weights + 0.5),
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tool", default="onnx-mlir", help="ours")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--list", required=True, help="names of ONNX's backend tests")
    parser.add_argument(
        "--every", type=int, default=1, help="measure one of N listed models (%(default)s)"
    )
    parser.add_argument("--runs", type=int, default=3, help="of large models (%(default)s)")
    parser.add_argument("--flag", action="append", default=[], help="passed to onnx-mlir")
    parser.add_argument("name", nargs="*", help="large models", default=["resnet50"])
    arguments = parser.parse_args()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    print("| what | seen | target |")
    print("|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "model")
        measure_one_op(arguments, output)
        for name in arguments.name:
            measure_model(arguments, name, output)


if __name__ == "__main__":
    main()
