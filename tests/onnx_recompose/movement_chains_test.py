# SPDX-License-Identifier: Apache-2.0
"""Compares random chains of operators, most of which move elements.

usage: movement_chains_test.py ONNX-MLIR [--count=N] [--seed=N]

Each chain transposes, reshapes, slices, splits and joins what the operator before yields; the
number of batches is that of the run in half of the chains. All elements must be those of ONNX
Runtime. Prints the chains that differ, and exits with 1 if there are any.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

import graph
import model_library
import numpy
import onnx
import onnxruntime

LARGEST = 4096


def transpose(source, write, x, shape):
    order = list(range(len(shape)))
    source.shuffle(order)
    return write("Transpose", x, perm=order), [shape[i] for i in order]


def join(source, write, x, shape):
    """Joins two dimensions, neither of which is the first."""
    if len(shape) < 3:
        return split_dimension(source, write, x, shape)
    i = source.randrange(1, len(shape) - 1)
    target = shape[:i] + [shape[i] * shape[i + 1]] + shape[i + 2:]
    return write("Reshape", x, infer_first(source, target)), target


def split_dimension(source, write, x, shape):
    i = source.randrange(len(shape))
    factors = [n for n in range(1, shape[i] + 1) if shape[i] % n == 0]
    n = source.choice(factors)
    target = shape[:i] + [n, shape[i] // n] + shape[i + 1:]
    return write("Reshape", x, infer_first(source, target)), target


def infer_first(source, target):
    return [-1] + target[1:] if source.random() < 0.5 else target


def unsqueeze(source, write, x, shape):
    i = source.randrange(len(shape) + 1)
    return write("Unsqueeze", x, [i]), shape[:i] + [1] + shape[i:]


def squeeze(source, write, x, shape):
    ones = [i for i, size in enumerate(shape) if size == 1]
    if not ones or len(shape) == 1:
        return unsqueeze(source, write, x, shape)
    i = source.choice(ones)
    return write("Squeeze", x, [i]), shape[:i] + shape[i + 1:]


def slice_(source, write, x, shape):
    i = source.randrange(len(shape))
    start = source.randrange(shape[i])
    end = source.randrange(start + 1, shape[i] + 1)
    step = source.choice([1, 1, 2])
    y = write("Slice", x, [start], [end], [i], [step])
    return y, shape[:i] + [-(-(end - start) // step)] + shape[i + 1:]


def join_slices(source, write, x, shape):
    i = source.randrange(len(shape))
    at = source.randrange(shape[i] + 1)
    until = source.choice([shape[i], max(at, shape[i] - 1)])
    parts = [write("Slice", x, [0], [at], [i]), write("Slice", x, [at], [until], [i])]
    if source.random() < 0.3:
        parts.reverse()
    return write("Concat", *parts, axis=i), shape[:i] + [until] + shape[i + 1:]


def join_parts(source, write, x, shape):
    i = source.randrange(len(shape))
    at = source.randrange(shape[i] + 1)
    parts = write("Split", x, [at, shape[i] - at], results=2, axis=i)
    if source.random() < 0.3:
        parts.reverse()
    return write("Concat", *parts, axis=i), shape


def repeat(source, write, x, shape):
    """Joins a tensor with itself."""
    i = source.randrange(len(shape))
    if numpy.prod(shape) * 2 > LARGEST:
        return slice_(source, write, x, shape)
    return write("Concat", x, x, axis=i), shape[:i] + [2 * shape[i]] + shape[i + 1:]


def gather(source, write, x, shape):
    if len(shape) < 3:
        return repeat(source, write, x, shape)
    i = source.randrange(len(shape))
    index = numpy.array(source.randrange(-shape[i], shape[i]), numpy.int64)
    return write("Gather", x, index, axis=i), shape[:i] + shape[i + 1:]


def compute(source, write, x, shape):
    """Computes element by element, with no other operand or a constant that broadcasts."""
    if source.random() < 0.5:
        return write(source.choice(["Neg", "Relu", "Abs"]), x), shape
    sizes = [size if source.random() < 0.5 else 1 for size in shape]
    values = numpy.arange(numpy.prod(sizes), dtype=numpy.float32).reshape(sizes)
    operand = values[0] if sizes[0] == 1 else values
    return write(source.choice(["Add", "Sub", "Mul"]), x, operand), shape


def add_transposed(source, write, x, shape):
    """Adds a transpose to the same one of something else."""
    order = list(range(len(shape)))
    source.shuffle(order)
    left = write("Transpose", x, perm=order)
    right = write("Transpose", write("Abs", x), perm=order)
    return write("Add", left, right), [shape[i] for i in order]


STEPS = [
    transpose, transpose, transpose, compute, compute, add_transposed, join, split_dimension,
    unsqueeze, squeeze, slice_, join_slices, join_parts, repeat, gather,
]


def write_chain(seed):
    """Returns a model and the value of its input."""
    source = random.Random(seed)
    write = graph.Graph(18)
    shape = [source.randint(1, 4) for _ in range(source.randint(2, 4))]
    values = numpy.arange(numpy.prod(shape), dtype=numpy.float32).reshape(shape)
    is_dynamic = seed % 2 == 1
    x = write.input(values, ["batch", *shape[1:]] if is_dynamic else None)
    results = []
    for _ in range(source.randint(3, 8)):
        x, shape = source.choice(STEPS)(source, write, x, shape)
        # Some values have other uses.
        if source.random() < 0.1:
            results.append(write("Neg", x))
        if 0 in shape:
            break
    return write.model(*results, write("Neg", x)), values


def check(tool, seed):
    """Returns what is wrong with a chain; None if nothing is."""
    model, values = write_chain(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model")
        onnx.save(model, path + ".onnx")
        compiled = subprocess.run(
            [tool, path + ".onnx", "-o", path], capture_output=True, text=True, check=False)
        if compiled.returncode:
            return compiled.stderr.strip()
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3
        session = onnxruntime.InferenceSession(path + ".onnx", options)
        expected = session.run(None, {model.graph.input[0].name: values})
        got = model_library.Model(path + ".so", [values]).outputs()
    for i, (result, value) in enumerate(zip(got, expected, strict=True)):
        if not numpy.array_equal(result, value):
            return f"result {i} differs"
    return None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--count", type=int, default=80, help="of chains (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    failed = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        if fault := check(arguments.tool, seed):
            failed += 1
            nodes = [node.op_type for node in write_chain(seed)[0].graph.node]
            print(f"chain {seed}: {' '.join(nodes)}\n{fault}", flush=True)
    print(f"{arguments.count - failed} of {arguments.count} agree")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
