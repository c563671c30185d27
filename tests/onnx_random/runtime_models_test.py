# SPDX-License-Identifier: Apache-2.0
"""Compiles models that ONNX Runtime's own tools write, and compares with ONNX Runtime.

usage: runtime_models_test.py ONNX-MLIR

A small encoder of text and a small network of convolutions go through the optimizer
and the quantizers of ONNX Runtime. Exits with 1 if a
result differs, or if an operator of com.microsoft that a tool is known to write is missing.
"""

import logging
import os
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper
from onnxruntime import quantization

import model_library
from random_operators_test import run_library

F32 = numpy.float32
BATCH, LENGTH, HEADS, SIZE = 2, 6, 2, 16
HIDDEN = HEADS * SIZE


class Graph:
    """Collects nodes and random weights."""

    def __init__(self):
        self.random = numpy.random.default_rng(0)
        self.nodes, self.initializers = [], []

    def constant(self, value):
        name = f"w{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(numpy.asarray(value), name))
        return name

    def weights(self, *shape):
        fan = numpy.prod(shape[1:]) if len(shape) == 4 else shape[0]
        return self.constant((self.random.standard_normal(shape) / fan**0.5).astype(F32))

    def add(self, op, inputs, **attributes):
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, inputs, [name], name=name, **attributes))
        return name

    def linear(self, x, inner, columns):
        product = self.add("MatMul", [x, self.weights(inner, columns)])
        return self.add("Add", [product, self.weights(columns)])

    def normalize(self, x):
        scale, bias = self.weights(HIDDEN), self.weights(HIDDEN)
        return self.add("LayerNormalization", [x, scale, bias], axis=-1, epsilon=1e-12)

    def model(self, inputs, output):
        outputs = [helper.make_tensor_value_info(output, TensorProto.FLOAT, None)]
        graph = helper.make_graph(self.nodes, "graph", inputs, outputs, self.initializers)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def make_encoder():
    """Returns a layer of BERT as exporters write it, and its inputs."""
    graph = Graph()

    def split(x, order):
        shape = graph.constant(numpy.array([0, 0, HEADS, SIZE], numpy.int64))
        return graph.add("Transpose", [graph.add("Reshape", [x, shape])], perm=order)

    seen = "mask"
    for axis in (1, 2):
        seen = graph.add("Unsqueeze", [seen, graph.constant(numpy.array([axis], numpy.int64))])
    seen = graph.add("Cast", [seen], to=TensorProto.FLOAT)
    hidden = graph.add("Sub", [graph.constant(numpy.array(1, F32)), seen])
    bias = graph.add("Mul", [hidden, graph.constant(numpy.array(-10000, F32))])
    x = graph.normalize(graph.add("Add", [graph.add("Gather", [graph.weights(50, HIDDEN), "ids"]),
                                          graph.weights(LENGTH, HIDDEN)]))
    query = split(graph.linear(x, HIDDEN, HIDDEN), [0, 2, 1, 3])
    key = split(graph.linear(x, HIDDEN, HIDDEN), [0, 2, 3, 1])
    value = split(graph.linear(x, HIDDEN, HIDDEN), [0, 2, 1, 3])
    scores = graph.add("Div", [graph.add("MatMul", [query, key]),
                               graph.constant(numpy.array(SIZE**0.5, F32))])
    weights = graph.add("Softmax", [graph.add("Add", [scores, bias])], axis=-1)
    heads = graph.add("Transpose", [graph.add("MatMul", [weights, value])], perm=[0, 2, 1, 3])
    shape = graph.constant(numpy.array([0, 0, HIDDEN], numpy.int64))
    heads = graph.add("Reshape", [heads, shape])
    x = graph.normalize(graph.add("Add", [graph.linear(heads, HIDDEN, HIDDEN), x]))
    inner = graph.linear(x, HIDDEN, 4 * HIDDEN)
    half = graph.add("Div", [inner, graph.constant(numpy.array(2**0.5, F32))])
    erf = graph.add("Add", [graph.add("Erf", [half]), graph.constant(numpy.array(1, F32))])
    gelu = graph.add("Mul", [graph.add("Mul", [inner, erf]), graph.constant(numpy.array(0.5, F32))])
    x = graph.normalize(graph.add("Add", [graph.linear(gelu, 4 * HIDDEN, HIDDEN), x]))
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "length"])
              for name in ("ids", "mask")]
    mask = numpy.ones([BATCH, LENGTH], numpy.int64)
    mask[1, 4:] = 0
    values = {"ids": graph.random.integers(0, 50, [BATCH, LENGTH]), "mask": mask}
    return graph.model(inputs, x), values


def make_network():
    """Returns a network of convolutions, and its input."""
    graph = Graph()

    def conv(x, inner, outer, size, **attributes):
        return graph.add("Conv", [x, graph.weights(outer, inner, size, size),
                                  graph.weights(outer)], pads=[size // 2] * 4, **attributes)

    x = graph.add("Relu", [conv("x", 3, 8, 3)])
    y = graph.add("LeakyRelu", [conv(x, 8, 8, 3)], alpha=0.1)
    x = graph.add("Add", [x, y])
    x = graph.add("Concat", [x, graph.add("Sigmoid", [conv(x, 8, 4, 1)])], axis=1)
    x = graph.add("AveragePool", [x], kernel_shape=[2, 2], strides=[2, 2])
    x = graph.add("MaxPool", [conv(x, 12, 12, 3)], kernel_shape=[2, 2], strides=[2, 2])
    x = graph.add("Mul", [x, graph.add("Sigmoid", [conv(x, 12, 12, 1)])])
    x = graph.add("Flatten", [graph.add("GlobalAveragePool", [x])])
    x = graph.add("Relu", [graph.add("Gemm", [x, graph.weights(12, 10), graph.weights(10)])])
    x = graph.add("Softmax", [x], axis=-1)
    inputs = [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 3, 16, 16])]
    return graph.model(inputs, x), {"x": graph.random.standard_normal([1, 3, 16, 16]).astype(F32)}


def optimize(source, target):
    """Writes what ONNX Runtime runs."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    options.optimized_model_filepath = target
    options.log_severity_level = 4
    onnxruntime.InferenceSession(source, options, providers=["CPUExecutionProvider"])


def quantize_weights(source, target):
    quantization.quantize_dynamic(source, target, weight_type=quantization.QuantType.QInt8,
                                  extra_options={"DefaultTensorType": TensorProto.FLOAT})


def quantize(form):
    """Returns a function that quantizes weights and values of a model with input x."""

    class Samples(quantization.CalibrationDataReader):
        def __init__(self):
            random = numpy.random.default_rng(1)
            self.left = [random.standard_normal([1, 3, 16, 16]).astype(F32) for _ in range(4)]

        def get_next(self):
            return {"x": self.left.pop()} if self.left else None

    def apply(source, target):
        quantization.quantize_static(source, target, Samples(), quant_format=form,
                                     weight_type=quantization.QuantType.QInt8)

    return apply


# A model, the tools that are applied in turn, and operators that the result must have. The
# quantized results differ by rounding.
CASES = [
    (make_encoder, [optimize], 1e-4, ["SkipLayerNormalization", "BiasGelu"]),
    (make_encoder, [quantize_weights], 0.05, []),
    (make_encoder, [quantize_weights, optimize], 0.05, ["DynamicQuantizeMatMul"]),
    (make_encoder, [optimize, quantize_weights], 0.05, ["SkipLayerNormalization"]),
    (make_network, [optimize], 1e-4, ["FusedConv", "FusedGemm"]),
    (make_network, [quantize(quantization.QuantFormat.QOperator)], 0.05,
     ["QLinearAdd", "QLinearAveragePool", "QLinearConcat", "QLinearGlobalAveragePool",
      "QLinearLeakyRelu", "QLinearMul", "QLinearSigmoid", "QLinearSoftmax", "QGemm"]),
    (make_network, [quantize(quantization.QuantFormat.QOperator), optimize], 0.05, []),
    (make_network, [quantize(quantization.QuantFormat.QDQ)], 0.05, []),
    (make_network, [quantize(quantization.QuantFormat.QDQ), optimize], 0.05,
     ["QLinearSigmoid", "QLinearAveragePool"]),
]


def contributed_operators(path):
    return {node.op_type for node in onnx.load(path).graph.node if node.domain == "com.microsoft"}


def check(tool, folder, make, tools, tolerance, expected):
    """Returns what is wrong with a case; None if nothing is."""
    model, values = make()
    path = os.path.join(folder, "model0.onnx")
    onnx.save(model, path)
    for number, apply in enumerate(tools):
        source, path = path, os.path.join(folder, f"model{number + 1}.onnx")
        apply(source, path)
    names = contributed_operators(path)
    if not names.issuperset(expected):
        return f"the tools do not write {sorted(set(expected) - names)}, but {sorted(names)}"
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    wanted = session.run(None, values)[0]
    library = os.path.join(folder, "model")
    compiled = subprocess.run([tool, path, "-o", library], capture_output=True, text=True,
                              check=False)
    if compiled.returncode:
        return compiled.stderr.strip()
    outputs = run_library(library + ".so", [values[value.name] for value in session.get_inputs()])
    if outputs is None:
        return "the call fails"
    difference = numpy.abs(outputs[0] - wanted).max() / numpy.abs(wanted).max()
    return None if difference <= tolerance else f"the greatest difference is {difference}"


def main():
    tool = sys.argv[1]
    logging.disable(logging.WARNING)
    failed = 0
    for case in CASES:
        with tempfile.TemporaryDirectory() as folder:
            fault = check(tool, folder, *case)
        if fault:
            failed += 1
            names = [apply.__name__ for apply in case[1]]
            print(f"{case[0].__name__} {names}: {fault}", flush=True)
    print(f"{len(CASES) - failed} of {len(CASES)} models agree")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
