# SPDX-License-Identifier: Apache-2.0
"""Compares groups of operators with ONNX Runtime, which computes each one apart.

usage: fusion_test.py ONNX-MLIR ONNX-MLIR-RUN

Each model has random graphs: an operator that may lead a group, and element-wise
operators of values of the same shape and of operands that broadcast. Sizes are constants
or those of a run.
"""

import os
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

UNARY = ["Abs", "Elu", "Erf", "HardSigmoid", "HardSwish", "LeakyRelu", "Neg", "Relu", "Sigmoid",
         "Softplus", "Softsign", "Tanh"]
BINARY = ["Add", "Max", "Min", "Mul", "Sub"]


class Graphs:
    """Graphs of one model."""

    def __init__(self, random, size):
        self.random = random
        # The size of the first dimension: a name if only a run determines it.
        self.size = size
        self.nodes, self.inputs, self.initializers, self.outputs = [], [], [], []
        self.values = []

    def node(self, op, operands, **attributes):
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, operands, [name], name=name, **attributes))
        return name

    def operand(self, shape):
        """Adds an input or a constant; None in a shape is the first dimension."""
        value = self.random.standard_normal([3 if d is None else d for d in shape])
        value = value.astype(numpy.float32)
        if None in shape or self.random.random() < 0.5:
            name = f"x{len(self.inputs)}"
            declared = [self.size if d is None else d for d in shape]
            self.inputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, declared))
            self.values.append(value)
        else:
            name = f"c{len(self.initializers)}"
            self.initializers.append(numpy_helper.from_array(value, name))
        return name

    def leader(self):
        """Returns a value and its shape."""
        kind = self.random.integers(8)
        if kind == 0:
            return self.node("MatMul", [self.operand([None, 5, 7]), self.operand([7, 6])]), [None, 5, 6]
        if kind == 1:
            operands = [self.operand([None, 9]), self.operand([4, 9]), self.operand([4])]
            return self.node("Gemm", operands, transB=1, alpha=0.5), [None, 4]
        if kind == 2:
            operands = [self.operand([None, 4, 6, 6]), self.operand([6, 2, 3, 3]), self.operand([6])]
            return self.node("Conv", operands, group=2, pads=[1, 1, 1, 1]), [None, 6, 6, 6]
        if kind == 3:
            return self.node("Softmax", [self.operand([None, 5, 6])], axis=1), [None, 5, 6]
        if kind == 4:
            return self.node("Transpose", [self.operand([5, None, 6])], perm=[1, 0, 2]), [None, 5, 6]
        if kind == 5:
            operands = [self.operand([None, 5, 6]), self.operand([6]), self.operand([6])]
            return self.node("LayerNormalization", operands), [None, 5, 6]
        if kind == 6:
            return self.node("AveragePool", [self.operand([None, 3, 6, 6])], kernel_shape=[2, 2]), [None, 3, 5, 5]
        return self.operand([None, 5, 6]), [None, 5, 6]

    def other(self, shape):
        """Returns an operand that broadcasts to the shape."""
        broadcast = [1 if self.random.random() < 0.4 else d for d in shape]
        return self.operand(broadcast[self.random.integers(len(shape)):])

    def add(self):
        """Adds a graph."""
        value, shape = self.leader()
        known = [value]
        for _ in range(self.random.integers(1, 7)):
            # Most values are used, and not outside of their group.
            operand = known[-1]
            if self.random.random() < 0.5:
                known.append(self.node(UNARY[self.random.integers(len(UNARY))], [operand]))
                continue
            is_known = self.random.random() < 0.4
            other = known[self.random.integers(len(known))] if is_known else self.other(shape)
            operands = [operand, other] if self.random.random() < 0.5 else [other, operand]
            known.append(self.node(BINARY[self.random.integers(len(BINARY))], operands))
        # A graph may have more than one output; what none needs is dropped.
        outputs = [known[-1]] + [v for v in known[:-1] if self.random.random() < 0.1 and v[0] == "v"]
        for name in outputs:
            self.outputs.append(
                helper.make_tensor_value_info(name, TensorProto.FLOAT,
                                              [self.size if d is None else d for d in shape]))

    def model(self):
        graph = helper.make_graph(self.nodes, "graphs", self.inputs, self.outputs, self.initializers)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)])
        model.ir_version = 9
        onnx.checker.check_model(model)
        return model


def check(compiler, runner, graphs, folder):
    model = graphs.model()
    path = os.path.join(folder, "graphs.onnx")
    onnx.save(model, path)
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    feeds = {info.name: value for info, value in zip(graphs.inputs, graphs.values)}
    arguments = []
    for option, arrays in [("--input", graphs.values), ("--compare", session.run(None, feeds))]:
        for i, array in enumerate(arrays):
            file = os.path.join(folder, f"{option[2:]}{i}.npy")
            numpy.save(file, array)
            arguments += [option, file]
    library = os.path.join(folder, "graphs")
    subprocess.run([compiler, "--tag=NONE", path, "-o", library], check=True)
    subprocess.run([runner, library + ".so", *arguments, "--rtol-max=1e-4"], check=True)


def main():
    compiler, runner = sys.argv[1:]
    for seed in range(4):
        graphs = Graphs(numpy.random.Generator(numpy.random.PCG64(seed)), "n" if seed % 2 else 3)
        for _ in range(25):
            graphs.add()
        with tempfile.TemporaryDirectory() as folder:
            check(compiler, runner, graphs, folder)


if __name__ == "__main__":
    main()
