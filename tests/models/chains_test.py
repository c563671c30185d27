# SPDX-License-Identifier: Apache-2.0
"""Compares chains of operators that the compiler rewrites with ONNX Runtime.

usage: chains_test.py ONNX-MLIR ONNX-MLIR-RUN

The chains are those that exporters write for functions that are one operator in newer
versions of ONNX, and those that rules shorten. For each chain, the model after the passes on
tensors has the expected operators, and the library computes what ONNX Runtime computes for
the chain as it is, also if floats are strict.
"""

import collections
import os
import re
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

TYPES = {"float32": TensorProto.FLOAT, "float16": TensorProto.FLOAT16, "int64": TensorProto.INT64}


class Graph:
    """A chain that is built operator by operator."""

    def __init__(self, opset=13):
        self.random = numpy.random.Generator(numpy.random.PCG64(0))
        self.opset = opset
        self.nodes, self.inputs, self.values, self.outputs = [], [], [], []

    def node(self, op, *operands, outputs=1, **attributes):
        names = [f"v{len(self.nodes)}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(op, operands, names, name=names[0], **attributes))
        return names[0] if outputs == 1 else names

    def input(self, *shape, kind="float32"):
        name = f"x{len(self.inputs)}"
        value = self.random.standard_normal([3 if isinstance(d, str) else d for d in shape])
        self.values.append((value * (10 if kind == "int64" else 1)).astype(kind))
        self.inputs.append(helper.make_tensor_value_info(name, TYPES[kind], shape))
        return name

    def constant(self, value, kind="float32"):
        array = numpy.array(value, kind)
        return self.node("Constant", value=numpy_helper.from_array(array))

    def number(self, value):
        return self.node("Constant", value_float=value)

    def integers(self, *values):
        return self.node("Constant", value_ints=values)

    def weights(self, *shape, kind="float32"):
        return self.constant(self.random.standard_normal(shape), kind)

    def output(self, name, rank, kind="float32"):
        shape = [f"n{len(self.outputs)}_{i}" for i in range(rank)]
        self.outputs.append(helper.make_tensor_value_info(name, TYPES[kind], shape))

    def model(self):
        graph = helper.make_graph(self.nodes, "chain", self.inputs, self.outputs)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", self.opset)])
        model.ir_version = 8
        onnx.checker.check_model(model)
        return model


# Chains that exporters write. Each function returns the operators that remain, with their
# numbers.


def variance(g, d, by_power):
    square = g.node("Pow", d, g.constant(2.0)) if by_power else g.node("Mul", d, d)
    return g.node("ReduceMean", square, axes=[-1])


def layer_normalization(g, by_power=True, twice=False, kind="float32"):
    """LayerNorm before opset 17."""
    x = g.input("batch", 5, 16, kind=kind)
    d = g.node("Sub", x, g.node("ReduceMean", x, axes=[-1]))
    e = g.node("Sub", x, g.node("ReduceMean", x, axes=[-1])) if twice else d
    two = g.constant(2.0, kind)
    square = g.node("Pow", e, two) if by_power else g.node("Mul", e, e)
    mean = g.node("ReduceMean", square, axes=[-1])
    deviation = g.node("Sqrt", g.node("Add", mean, g.constant(1e-5, kind)))
    y = g.node("Mul", g.node("Div", d, deviation), g.weights(16, kind=kind))
    g.output(g.node("Add", y, g.weights(16, kind=kind)), 3, kind)
    return {"LayerNormalization": 1}


def rms_normalization(g, reciprocal):
    """LlamaRMSNorm."""
    x = g.input("batch", 5, 16)
    deviation = g.node("Sqrt", g.node("Add", variance(g, x, True), g.constant(1e-6)))
    if reciprocal:
        scale = g.node("Reciprocal", deviation)
    else:
        scale = g.node("Div", g.constant(1.0), deviation)
    g.output(g.node("Mul", g.weights(16), g.node("Mul", x, scale)), 3)
    return {"RMSNormalization": 1}


def gelu(g, first, plain=False):
    """GELUActivation by erf; `first`: the factor 0.5 comes first."""
    constant = g.number if plain else g.constant
    x = g.input("batch", 5, 16)
    sum_ = g.node("Add", g.node("Erf", g.node("Div", x, constant(2.0**0.5))), constant(1.0))
    if first:
        y = g.node("Mul", g.node("Mul", x, constant(0.5)), sum_)
    else:
        y = g.node("Mul", g.node("Mul", x, sum_), constant(0.5))
    g.output(y, 3)
    return {"Gelu": 1}


def new_gelu(g):
    """NewGELUActivation by tanh."""
    x = g.input("batch", 5, 16)
    half = g.node("Mul", g.constant(0.5), x)
    cube = g.node("Mul", g.constant(0.044715), g.node("Pow", x, g.constant(3.0)))
    inner = g.node("Mul", g.constant((2 / numpy.pi) ** 0.5), g.node("Add", x, cube))
    g.output(g.node("Mul", half, g.node("Add", g.constant(1.0), g.node("Tanh", inner))), 3)
    return {"Gelu": 1}


def hard_swish(g):
    """Hardswish before opset 14."""
    x = g.input("batch", 16)
    shifted = g.node("Add", x, g.constant(3.0))
    clipped = g.node("Clip", shifted, g.constant(0.0), g.constant(6.0))
    g.output(g.node("Div", g.node("Mul", x, clipped), g.constant(6.0)), 2)
    return {"HardSwish": 1}


def softmax(g):
    """The stable softmax of other frameworks."""
    x = g.input("batch", 16)
    e = g.node("Exp", g.node("Sub", x, g.node("ReduceMax", x, axes=[-1])))
    g.output(g.node("Div", e, g.node("ReduceSum", e, g.constant([-1], "int64"))), 2)
    return {"Softmax": 1}


# Chains that rules shorten.


def movement(g):
    x = g.input(6, 8)
    rows = g.node("Slice", x, g.integers(1), g.integers(-1), g.integers(0))
    columns = g.node("Slice", rows, g.integers(6), g.integers(-9), g.integers(-1), g.integers(-2))
    some = g.node("Slice", columns, g.integers(-3), g.integers(2**63 - 1), g.integers(0))
    g.output(g.node("Slice", some, g.integers(0), g.integers(3), g.integers(0), g.integers(2)), 2)
    y = g.input("batch", 2)
    inner = g.node("Concat", y, g.input("batch", 3), axis=1)
    g.output(g.node("Concat", g.node("Concat", y, inner, axis=1), y, axis=1), 2)
    z = g.input("batch", 3, 4)
    g.output(g.node("Transpose", g.node("Transpose", z, perm=[1, 2, 0]), perm=[0, 2, 1]), 3)
    g.output(g.node("Reshape", g.node("Reshape", z, g.integers(0, 12)), g.integers(-1, 6)), 2)
    return {"Slice": 1, "Concat": 1, "Transpose": 1, "Reshape": 1}


def weights(g):
    x = g.input("batch", 3, 8, 8)
    y = g.node("Conv", x, g.weights(4, 3, 3, 3), pads=[1, 1, 1, 1])
    spread = g.constant(numpy.abs(g.random.standard_normal(4)) + 0.5)
    y = g.node("BatchNormalization", y, g.weights(4), g.weights(4), g.weights(4), spread)
    g.output(g.node("Mul", y, g.weights(4, 1, 1)), 4)
    z = g.node("MatMul", g.input("batch", 5, 6), g.weights(6, 4))
    g.output(g.node("Div", z, g.constant(8.0)), 3)
    return {"Conv": 1, "MatMul": 1}


CASES = [
    ("layer_normalization", layer_normalization, {}),
    ("layer_normalization_by_product", layer_normalization, {"by_power": False}),
    ("layer_normalization_twice", layer_normalization, {"twice": True}),
    ("layer_normalization_half", layer_normalization, {"kind": "float16"}),
    ("rms_normalization", rms_normalization, {"reciprocal": False}),
    ("rms_normalization_by_reciprocal", rms_normalization, {"reciprocal": True}),
    ("gelu", gelu, {"first": False}),
    ("gelu_first", gelu, {"first": True}),
    ("gelu_of_plain_constants", gelu, {"first": False, "plain": True}),
    ("new_gelu", new_gelu, {}),
    ("hard_swish", hard_swish, {}),
    ("softmax", softmax, {}),
    ("movement", movement, {}),
    ("weights", weights, {}),
]


def count_operators(text):
    """Returns the numbers of operators, also those in groups."""
    names = re.findall(r'"onnx\.(\w+)"', text)
    others = {"Constant", "NoValue", "EntryPoint", "Fused"}
    return collections.Counter(name for name in names if name not in others)


def run_reference(path, graph):
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return session.run(None, {i.name: v for i, v in zip(graph.inputs, graph.values)})


def check_operators(compiler, path, expected, options):
    """Returns whether the passes on tensors leave these operators."""
    base = path.removesuffix(".onnx")
    subprocess.run([compiler, path, "--EmitONNXIR", "-o", base, *options], check=True)
    with open(base + ".onnx.mlir", encoding="utf-8") as file:
        text = file.read()
    if count_operators(text) == expected:
        return True
    print(f"{path}: expected {expected}, got {dict(count_operators(text))}:\n{text}")
    return False


def check_values(compiler, runner, path, files, options):
    """Returns whether the library computes what is expected."""
    base = path.removesuffix(".onnx")
    subprocess.run([compiler, "--tag=NONE", path, "-o", base, *options], check=True)
    result = subprocess.run([runner, base + ".so", *files], check=False)
    if result.returncode != 0:
        print(f"{path}: other values with {options}")
    return result.returncode == 0


def save_arrays(base, graph, outputs):
    """Returns the options of the runner."""
    options = []
    for option, arrays in [("--input", graph.values), ("--compare", outputs)]:
        for i, array in enumerate(arrays):
            file = f"{base}_{option[2:]}{i}.npy"
            numpy.save(file, array)
            options += [option, file]
    return options


def check(compiler, runner, case, folder):
    name, build, arguments = case
    graph = Graph()
    expected = build(graph, **arguments)
    path = os.path.join(folder, name + ".onnx")
    onnx.save(graph.model(), path)
    tolerance = "1e-2" if graph.values[0].dtype == numpy.float16 else "1e-5"
    files = save_arrays(os.path.join(folder, name), graph, run_reference(path, graph))
    files.append("--rtol-max=" + tolerance)
    results = [check_operators(compiler, path, expected, [])]
    for options in [[], ["--fp-strict"]]:
        results.append(check_values(compiler, runner, path, files, options))
    return all(results)


def check_strict_sum(compiler, runner, folder):
    """Strict floats are summed in order, which rounds differently from any other one."""
    graph = Graph()
    x = graph.input("batch", 1000)
    graph.output(graph.node("ReduceSum", x, graph.integers(1), keepdims=0), 1)
    path = os.path.join(folder, "sum.onnx")
    onnx.save(graph.model(), path)
    total = numpy.zeros(3, "float32")
    for column in graph.values[0].T:
        total += column
    files = save_arrays(os.path.join(folder, "sum"), graph, [total])
    return check_values(compiler, runner, path, [*files, "--rtol=0", "--atol=0"], ["--fp-strict"])


def main():
    compiler, runner = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        results = [check(compiler, runner, case, folder) for case in CASES]
        results.append(check_strict_sum(compiler, runner, folder))
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
