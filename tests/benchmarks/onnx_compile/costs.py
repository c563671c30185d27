# SPDX-License-Identifier: Apache-2.0
"""Measures what onnx-mlir needs to compile models, beside the targets.

usage: bazel run --config=opt //tests/benchmarks/onnx_compile:costs -- [OPTION...]

Prints a table: the mean processor time of the models of one operator; processor time,
peak memory and size of the library of large models; and peak memory of models with one
large constant that is computed from another one. Fails if memory or a size is
greater than its limit; times depend on the machine. README.md has details.
"""

import argparse
import multiprocessing
import os
import statistics
import sys
import tempfile
import warnings

import constant_models
import paired

CACHE = os.environ.get("MLIR_CACHE") or "/var/cache/mlir"
MIB = 1 << 20
LARGE_MODELS = ["resnet50", "bert-base", "gpt2-step", "convnext-tiny", "vit-small"]
# MiB of weights that are stored in two orders: rows of the embedding of GPT-2 are looked
# up, and it is a factor of a product.
TWICE = {"gpt2-step": 8192 * 768 * 4 / MIB}


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


def make_models(write, arguments, folder):
    """Returns the paths of the models that `write` writes to the folder."""
    # Another process loads ONNX, which would add to the memory of children.
    writer = multiprocessing.get_context("spawn").Process(
        target=write, args=(*arguments, folder)
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
            for path in make_models(
                write_models, (arguments.list, arguments.every), folder
            )
        ]
    print_row(
        f"one operator: mean of {len(times)} models, seconds of CPU",
        "%.3f (median %.3f, most %.2f)"
        % (statistics.mean(times), statistics.median(times), max(times)),
        "0.05",
    )


def check_memory(name, memory, weights):
    """Prints a row. Returns false if the memory of a model exceeds its limit."""
    most = 1.3 * weights + 80
    print_row(
        f"{name}: peak memory, MiB",
        "%.0f" % memory,
        "%.0f = 1.3 × %.0f of the model + 80" % (most, weights),
    )
    return memory <= most


def measure_model(arguments, name, output):
    """Prints rows. Returns false if a limit is exceeded."""
    path = os.path.join(CACHE, "architectures", name + ".onnx")
    weights = size(path)
    external = path[: -len(".onnx")] + ".weights"
    if os.path.exists(external):
        weights += size(external)
    command = [arguments.tool, path, "-o", output, *arguments.flag]
    runs = [paired.measure(command) for _ in range(arguments.runs)]
    print_row(
        f"{name}: seconds of CPU",
        "%.2f" % statistics.median(run[0] for run in runs),
        "2" if name == "resnet50" else "",
    )
    fits = check_memory(name, statistics.median(run[2] for run in runs), weights)
    library = size(output + ".so")
    stored = weights + TWICE.get(name, 0)
    print_row(
        f"{name}: library, MiB", "%.2f" % library, "%.2f = weights + 0.5" % (stored + 0.5)
    )
    return fits and library <= stored + 0.5


def measure_constants(arguments, output):
    """Prints rows. Returns false if a limit is exceeded."""
    with tempfile.TemporaryDirectory() as folder:
        passed = []
        for path in make_models(
            constant_models.write_models, (arguments.mebibytes,), folder
        ):
            command = [arguments.tool, path, "-o", output, *arguments.flag]
            memory = statistics.median(
                paired.measure(command)[2] for _ in range(arguments.runs)
            )
            name = "a constant, " + os.path.basename(path)[: -len(".onnx")]
            passed.append(check_memory(name, memory, size(path)))
        return all(passed)


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
    parser.add_argument(
        "--mebibytes", type=int, default=128, help="of a large constant (%(default)s)"
    )
    parser.add_argument("--flag", action="append", default=[], help="passed to onnx-mlir")
    parser.add_argument("name", nargs="*", help="large models", default=LARGE_MODELS)
    arguments = parser.parse_args()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    print("| what | seen | target |")
    print("|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "model")
        measure_one_op(arguments, output)
        passed = [measure_model(arguments, name, output) for name in arguments.name]
        passed.append(measure_constants(arguments, output))
    if not all(passed):
        sys.exit("error: a limit of memory or of a size is exceeded")


if __name__ == "__main__":
    main()
