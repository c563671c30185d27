# SPDX-License-Identifier: Apache-2.0
"""Compares attention of random sizes, with random operators between its products.

usage: random_attention_test.py ONNX-MLIR [--count=N] [--seed=N]

Sizes are no multiples of blocks, and those of the run in half of the models; some are 0. All
elements must be those of ONNX Runtime. Prints the models that differ, and exits with 1 if there
are any.
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


def draw_sizes(source):
    """Returns batch, heads, queries, keys, and the sizes of keys and of values."""
    lengths = [0, 1, 3, 8, 17, 71, 72, 73, 145, 250, 300]
    return (source.randint(1, 2), source.randint(1, 3), source.choice(lengths),
            source.choice(lengths[1:]), source.choice([1, 5, 16, 40]),
            source.choice([1, 7, 16, 48]))


class Writer:
    """Writes the operators between the products; `names` are the sizes of inputs."""

    def __init__(self, source, write, sizes, names):
        self.source, self.write = source, write
        self.sizes, self.names = sizes, names
        self.numbers = numpy.random.default_rng(source.randrange(1 << 30))

    def input(self, *which, boolean=False):
        """An input with these of the sizes, of which numbers stand for themselves."""
        sizes = [size if isinstance(size, int) else self.sizes[size] for size in which]
        names = [size if isinstance(size, int) else self.names[size] for size in which]
        value = self.numbers.standard_normal(sizes).astype(numpy.float32)
        return self.write.input(value > -0.5 if boolean else value, names)

    def mask(self, boolean=False):
        shape = self.source.choice(
            [("b", "h", "m", "n"), ("b", 1, "m", "n"), (1, 1, "m", "n"), ("b", 1, 1, "n"),
             ("m", "n"), ("n",), ("h", 1, "n"), ("h", "m", 1)])
        return self.input(*shape, boolean=boolean)

    def change(self, scores):
        """Adds one operator to the scores."""
        kind = self.source.randrange(8)
        if kind == 0:
            return self.write("Mul", scores, 0.25)
        if kind == 1:
            return self.write("Div", scores, 3.0)
        if kind == 2:
            return self.write("Add", self.mask(), scores)
        if kind == 3:  # Some rows may be hidden as a whole.
            return self.write("Where", self.mask(boolean=True), scores, -1e4)
        if kind == 4:
            return self.write("Tanh", scores)
        if kind == 5:
            return self.write("Clip", scores, -2.0, 2.0)
        if kind == 6:
            return self.write("Where", self.mask(boolean=True), scores,
                              self.write("Mul", self.mask(), 2.0))
        return self.write("Sub", scores, self.input("b", "h", "m", 1))

    def attention(self):
        write = self.write
        x = write("MatMul", self.input("b", "h", "m", "k"), self.input("b", "h", "k", "n"))
        for _ in range(self.source.randrange(4)):
            x = self.change(x)
        x = write("Softmax", x, axis=self.source.choice([-1, 3]))
        if self.source.random() < 0.3:
            x = write("Where", write("IsNaN", x), 0.0, x)
        for _ in range(self.source.randrange(2)):
            x = self.change(x)
        batch = self.source.choice([("b", "h"), (1, "h"), (1, 1)])
        x = write("MatMul", x, self.input(*batch, "n", "v"))
        return self.change_result(x)

    def change_result(self, x):
        kind = self.source.randrange(4)
        if kind == 0:
            return self.write("Add", x, self.input("b", "h", "m", "v"))
        if kind == 1:
            return self.write("Transpose", x, perm=[0, 2, 1, 3])
        return x


def write_model(source):
    sizes = dict(zip("bhmnkv", draw_sizes(source)))
    names = dict(sizes)
    if source.random() < 0.5:
        for name in source.sample("bhmnkv", source.randint(1, 6)):
            names[name] = name
    write = graph.Graph(opset=18)
    result = Writer(source, write, sizes, names).attention()
    return write.model(result), write.values, sizes


def find_fault(tool, model, values, folder):
    """Returns what is wrong with a model; None if nothing is."""
    path = os.path.join(folder, "model")
    onnx.save(model, path + ".onnx")
    compiled = subprocess.run([tool, path + ".onnx", "-o", path], capture_output=True,
                              text=True, check=False)
    if compiled.returncode:
        return compiled.stderr
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(path + ".onnx", options)
    expected = session.run(None, values)[0]
    got = model_library.Model(path + ".so", list(values.values())).outputs()[0]
    if got.shape != expected.shape:
        return f"the shapes are {got.shape} and {expected.shape}"
    if not numpy.allclose(got, expected, rtol=1e-4, atol=1e-5, equal_nan=True):
        return f"the difference is {numpy.abs(got - expected).max()}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    failed = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        model, values, sizes = write_model(random.Random(seed))
        with tempfile.TemporaryDirectory() as folder:
            fault = find_fault(arguments.tool, model, values, folder)
        if fault:
            failed += 1
            print(f"seed {seed}, sizes {sizes}: {fault}", flush=True)
    print(f"{arguments.count - failed} of {arguments.count} agree")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
