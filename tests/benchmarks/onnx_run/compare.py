# SPDX-License-Identifier: Apache-2.0
"""Measures how long compiled models run, alternating with ONNX Runtime.

usage: bazel run --config=opt //tests/benchmarks/onnx_run:compare -- [OPTION...] [NAME...]

Prints a table: milliseconds of processor time of ONNX Runtime on one thread and of our
libraries for each CPU, the ratios to it, and the greatest difference from its outputs
relative to their greatest magnitude; at the end the geometric means. README.md has
details.
"""

import argparse
import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numpy
import onnxruntime

CACHE = os.environ.get("MLIR_CACHE") or "/var/cache/mlir"
# The shape of the only input by model.
MODELS = {
    "models/ch_ppocr_mobile_v2.0_cls_infer": (1, 3, 48, 192),
    "models/ch_PP-OCRv4_rec_infer": (1, 3, 48, 320),
    "architectures/mobilenet-v2": (1, 3, 224, 224),
    "architectures/resnet50": (1, 3, 224, 224),
    "architectures/convnext-tiny": (1, 3, 224, 224),
}
CPUS = ("native", "x86-64-v3")
# omTensor's number of the element type f32.
FLOAT = 1


def declare(library, name, result, arguments):
    function = getattr(library, name)
    function.restype = result
    function.argtypes = arguments
    return function


class Model:
    """A library that onnx-mlir compiled, with one input."""

    def __init__(self, path, value):
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        library = ctypes.CDLL(path)
        create = declare(
            library, "omTensorCreate", pointer, [pointer, pointer, number, ctypes.c_int]
        )
        create_list = declare(library, "omTensorListCreate", pointer, [pointer, number])
        self.run_graph = declare(library, "run_main_graph", pointer, [pointer])
        self.destroy = declare(library, "omTensorListDestroy", None, [pointer])
        self.at = declare(library, "omTensorListGetOmtByIndex", pointer, [pointer, number])
        self.data = declare(library, "omTensorGetDataPtr", pointer, [pointer])
        shape = (number * value.ndim)(*value.shape)
        tensors = (pointer * 1)(create(value.ctypes.data, shape, value.ndim, FLOAT))
        self.inputs = create_list(tensors, 1)
        # The tensor refers to these.
        self.kept = (value, shape, tensors)

    def run(self):
        outputs = self.run_graph(self.inputs)
        if not outputs:
            raise RuntimeError("the model reports an error")
        self.destroy(outputs)

    def difference(self, expected):
        """Returns the difference of output 0 relative to the greatest magnitude."""
        outputs = self.run_graph(self.inputs)
        data = ctypes.cast(self.data(self.at(outputs, 0)), ctypes.POINTER(ctypes.c_float))
        got = numpy.ctypeslib.as_array(data, (expected.size,)).reshape(expected.shape)
        result = numpy.abs(got - expected).max() / numpy.abs(expected).max()
        self.destroy(outputs)
        return result


def measure(functions, runs):
    """Returns the median time of each function in milliseconds; the first call is free."""
    times = [[] for _ in functions]
    for _ in range(runs + 1):
        for function, list_of_times in zip(functions, times):
            start = time.process_time()
            function()
            list_of_times.append((time.process_time() - start) * 1000)
    return [statistics.median(list_of_times[1:]) for list_of_times in times]


def compile_model(arguments, path, cpu, folder):
    output = os.path.join(folder, cpu)
    options = ["--mcpu=" + cpu, "--tag=NONE", "-o", output, *arguments.flag]
    result = subprocess.run([arguments.tool, path, *options], check=False)
    return output + ".so" if result.returncode == 0 else None


def compare(arguments, name, shape, folder):
    """Prints a row and returns the ratio for each CPU, or None if there is no code."""
    path = os.path.join(CACHE, name + ".onnx")
    value = numpy.random.default_rng(0).standard_normal(shape).astype(numpy.float32)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(path, options)
    feeds = {session.get_inputs()[0].name: value}
    expected = session.run(None, feeds)[0]
    libraries = [compile_model(arguments, path, cpu, folder) for cpu in CPUS]
    models = [Model(library, value) if library else None for library in libraries]
    functions = [lambda: session.run(None, feeds)]
    functions += [model.run for model in models if model]
    theirs, *ours = measure(functions, arguments.runs)
    row, ratios = [os.path.basename(name), "%.2f" % theirs], []
    for model in models:
        own = ours.pop(0) if model else None
        ratios.append(own / theirs if model else None)
        row += (
            ["%.2f" % own, "%.2f" % ratios[-1], "%.0e" % model.difference(expected)]
            if model
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
    parser.add_argument("name", nargs="*", help="of: " + ", ".join(MODELS))
    arguments = parser.parse_args()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    print("| model | ONNX Runtime | " + "".join(f"{cpu} | ratio | error | " for cpu in CPUS))
    print("|---|--:|" + "--:|" * 3 * len(CPUS))
    rows = []
    for name in arguments.name or MODELS:
        with tempfile.TemporaryDirectory() as folder:
            rows.append(compare(arguments, name, MODELS[name], folder))
    print_means(rows)


if __name__ == "__main__":
    main()
