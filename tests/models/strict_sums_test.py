# SPDX-License-Identifier: Apache-2.0
"""Compares sums under --fp-strict, bit by bit, with sums in the order of ONNX's definitions.

usage: strict_sums_test.py ONNX-MLIR ONNX-MLIR-RUN

Each operator is compiled with sizes that are constants and with sizes that are not.
Products are added by fused multiplications and additions, from the first element of the
dimensions that are summed to the last; a bias is added at the end.
"""

import os
import subprocess
import sys
import tempfile

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

FLOAT = numpy.float32


def multiply_and_add(a, b, total):
    """Returns a * b + total, rounded once. The product is exact as f64. The sum is rounded
    to odd, so that rounding it to f32 is as if it were exact."""
    product = a.astype(numpy.float64) * b.astype(numpy.float64)
    addend = total.astype(numpy.float64)
    result = numpy.asarray(product + addend)
    other = result - product
    error = (product - (result - other)) + (addend - other)
    is_even = result.view(numpy.int64) % 2 == 0
    toward = numpy.where(error > 0, numpy.inf, -numpy.inf)
    odd = numpy.where((error != 0) & is_even, numpy.nextafter(result, toward), result)
    return odd.astype(FLOAT)


def matrix_product(a, b):
    total = numpy.zeros(numpy.broadcast_shapes(a.shape[:-1] + (1,), b.shape[:-2] + (1, b.shape[-1])))
    total = total.astype(FLOAT)
    for k in range(a.shape[-1]):
        total = multiply_and_add(a[..., k : k + 1], b[..., k : k + 1, :], total)
    return total


def convolution(x, weights, bias, groups, pad):
    batch, channels, height, width = x.shape
    count, depth, rows, columns = weights.shape
    padded = numpy.pad(x, [(0, 0), (0, 0), (pad, pad), (pad, pad)])
    shape = (batch, count, height + 2 * pad - rows + 1, width + 2 * pad - columns + 1)
    total = numpy.zeros(shape, FLOAT)
    group = numpy.arange(count) // (count // groups)
    for c in range(depth):
        for i in range(rows):
            for j in range(columns):
                window = padded[:, :, i : i + shape[2], j : j + shape[3]]
                window = window[:, group * (channels // groups) + c]
                factor = weights[None, :, c, i, j, None, None]
                total = multiply_and_add(window, factor, total)
    return total + bias[None, :, None, None]


def sequential_sum(x, axes):
    """Sums up in the row-major order of the axes. They remain with size 1."""
    others = [axis for axis in range(x.ndim) if axis not in axes]
    lines = x.transpose(others + list(axes)).reshape([x.shape[a] for a in others] + [-1])
    total = numpy.zeros(lines.shape[:-1], FLOAT)
    for k in range(lines.shape[-1]):
        total = total + lines[..., k]
    return total.reshape([1 if a in axes else x.shape[a] for a in range(x.ndim)])


class Case:
    """A model of one operator: arrays that are inputs, and those that are constants."""

    def __init__(self, name, op, inputs, constants, expected, **attributes):
        self.name, self.op = name, op
        self.inputs, self.constants = inputs, constants
        self.expected, self.attributes = expected, attributes

    def model(self, is_dynamic):
        def declare(name, array):
            shape = [f"{name}_{i}" if is_dynamic else d for i, d in enumerate(array.shape)]
            return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)

        inputs = [declare(f"x{i}", array) for i, array in enumerate(self.inputs)]
        constants = [numpy_helper.from_array(a, f"w{i}") for i, a in enumerate(self.constants)]
        names = [value.name for value in inputs + constants]
        node = helper.make_node(self.op, names, ["y"], **self.attributes)
        output = declare("y", self.expected)
        graph = helper.make_graph([node], self.name, inputs, [output], constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
        model.ir_version = 8
        onnx.checker.check_model(model)
        return model


def make_cases(random):
    def draw(*shape):
        return random.standard_normal(shape).astype(FLOAT)

    cases = []
    # The products of a sum are those of several blocks.
    for rows in [1, 3, 29]:
        a, b = draw(rows, 1300), draw(1300, 37)
        product = matrix_product(a, b)
        cases.append(Case(f"matmul_{rows}", "MatMul", [a, b], [], product))
        cases.append(Case(f"matmul_weights_{rows}", "MatMul", [a], [b], product))
        bias = draw(37)
        cases.append(Case(f"gemm_{rows}", "Gemm", [a], [b, bias], product + bias))
        cases.append(
            Case(
                f"gemm_transposed_{rows}",
                "Gemm",
                [a, numpy.ascontiguousarray(b.T)],
                [bias],
                product + bias,
                transB=1,
            )
        )
    a, b = draw(2, 3, 13, 600), draw(3, 600, 50)
    cases.append(Case("matmul_batches", "MatMul", [a, b], [], matrix_product(a, b)))
    for channels, count, size, groups in [
        (150, 14, 3, 1),
        (700, 20, 1, 1),
        (3, 17, 5, 1),
        (12, 12, 3, 12),
        (80, 30, 3, 2),
    ]:
        x, weights = draw(2, channels, 9, 11), draw(count, channels // groups, size, size)
        bias, pad = draw(count), size // 2
        expected = convolution(x, weights, bias, groups, pad)
        for is_constant in [True, False]:
            operands = [weights, bias]
            cases.append(
                Case(
                    f"conv_{channels}_{count}_{size}_{groups}_{is_constant}",
                    "Conv",
                    [x] if is_constant else [x, *operands],
                    operands if is_constant else [],
                    expected,
                    group=groups,
                    pads=[pad] * 4,
                    kernel_shape=[size, size],
                )
            )
    x = draw(5, 7, 11, 13)
    for axes in [[0], [3], [1, 2], [2, 3], [0, 1, 2, 3]]:
        name = "_".join(map(str, axes))
        total = sequential_sum(x, axes)
        numbers = numpy.array(axes, numpy.int64)
        cases.append(Case(f"sum_{name}", "ReduceSum", [x], [numbers], total))
        mean = total / FLOAT(numpy.prod([x.shape[a] for a in axes]))
        cases.append(Case(f"mean_{name}", "ReduceMean", [x], [], mean, axes=axes))
    mean = sequential_sum(x, [2, 3]) / FLOAT(11 * 13)
    cases.append(Case("global_mean", "GlobalAveragePool", [x], [], mean))
    return cases


class Runner:
    def __init__(self, compiler, runner, folder):
        self.compiler, self.runner, self.folder = compiler, runner, folder

    def run(self, name, model, inputs):
        """Returns the first output of the model."""
        base = os.path.join(self.folder, name)
        onnx.save(model, base + ".onnx")
        command = [self.compiler, "--tag=NONE", "--fp-strict", base + ".onnx", "-o", base]
        subprocess.run(command, check=True)
        command = [self.runner, base + ".so", "--npy", "--output-dir=" + self.folder]
        for i, array in enumerate(inputs):
            file = f"{base}_{i}.npy"
            numpy.save(file, array)
            command.append("--input=" + file)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return numpy.load(os.path.join(self.folder, "output_0.npy"))

    def check(self, name, model, inputs, expected):
        got = self.run(name, model, inputs)
        count = numpy.count_nonzero(got.view(numpy.int32) != expected.view(numpy.int32))
        if got.shape != expected.shape or count:
            print(f"{name}: {count} of {expected.size} elements differ")
            return False
        return True


def check_softmax(runner, random, is_dynamic):
    """The exponentials are those that the compiler makes of Exp."""
    x = random.standard_normal((6, 401)).astype(FLOAT)
    powers = Case("exp", "Exp", [x - x.max(1, keepdims=True)], [], x)
    powers = runner.run("exp", powers.model(is_dynamic), powers.inputs)
    softmax = Case("softmax", "Softmax", [x], [], powers / sequential_sum(powers, [1]), axis=1)
    name = f"softmax_{is_dynamic}"
    return runner.check(name, softmax.model(is_dynamic), [x], softmax.expected)


def main():
    random = numpy.random.Generator(numpy.random.PCG64(0))
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(*sys.argv[1:3], folder)
        results = []
        for is_dynamic in [False, True]:
            for case in make_cases(random):
                name = f"{case.name}_{'dynamic' if is_dynamic else 'static'}"
                model = case.model(is_dynamic)
                results.append(runner.check(name, model, case.inputs, case.expected))
            results.append(check_softmax(runner, random, is_dynamic))
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
