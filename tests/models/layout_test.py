# SPDX-License-Identifier: Apache-2.0
"""Compares networks of convolutions, with and without layouts, with ONNX Runtime.

usage: layout_test.py ONNX-MLIR ONNX-MLIR-RUN

Each model is a random graph of convolutions with other operators between them. Sizes of
images are constants or those of a run. Most graphs are large enough for a layout to pay.
"""

import os
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

CASES = 24
UNARY = ["HardSwish", "Relu", "Sigmoid"]


class Network:
    """A random graph; values are kept with their shapes [channels, height, width]."""

    def __init__(self, seed):
        self.random = numpy.random.Generator(numpy.random.PCG64(seed))
        self.is_dynamic = seed % 3 == 2
        self.batch = self.pick(1, 1, 2)
        self.shape = [self.pick(3, 20, 32), self.between(14, 30), self.between(14, 30)]
        self.nodes, self.initializers = [], []
        self.values = [("x", self.shape)]
        while len(self.nodes) < 9:
            self.pick(self.convolve, self.convolve, self.convolve, self.depthwise, self.unary,
                      self.scale, self.add, self.concat, self.pool)()
        mean = self.node("GlobalAveragePool", [self.values[-1][0]])
        self.outputs = [(self.values[-1][0], self.values[-1][1]), (mean, [self.values[-1][1][0], 1, 1])]

    def pick(self, *choices):
        return choices[self.random.integers(len(choices))]

    def between(self, least, greatest):
        return int(self.random.integers(least, greatest + 1))

    def node(self, op, operands, **attributes):
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, operands, [name], name=name, **attributes))
        return name

    def constant(self, shape, deviation=1.0):
        value = (self.random.standard_normal(shape) * deviation).astype(numpy.float32)
        self.initializers.append(numpy_helper.from_array(value, f"c{len(self.initializers)}"))
        return self.initializers[-1].name

    def last(self):
        return self.values[-1]

    def window(self, shape, kernel):
        """Returns attributes of a window that fits, and the size of the result."""
        strides = [self.pick(1, 1, 2), self.pick(1, 1, 2)]
        dilations = [self.pick(1, 1, 2), self.pick(1, 1, 2)]
        pads = [self.between(0, 2) for _ in range(4)]
        sizes = []
        for i in range(2):
            covered = dilations[i] * (kernel[i] - 1) + 1
            room = shape[1 + i] + pads[i] + pads[2 + i] - covered
            if room < 0:
                return None, None
            sizes.append(room // strides[i] + 1)
        attributes = {"kernel_shape": kernel, "strides": strides, "dilations": dilations, "pads": pads}
        return attributes, sizes

    def add_convolution(self, channels, group):
        value, shape = self.last()
        kernel = self.pick([3, 3], [3, 3], [1, 1], [5, 2])
        attributes, sizes = self.window(shape, kernel)
        if not sizes:
            return
        per_group = shape[0] // group
        deviation = (per_group * kernel[0] * kernel[1]) ** -0.5
        operands = [value, self.constant([channels, per_group, *kernel], deviation)]
        if self.random.random() < 0.7:
            operands.append(self.constant([channels]))
        self.values.append((self.node("Conv", operands, group=group, **attributes), [channels, *sizes]))

    def convolve(self):
        self.add_convolution(self.pick(8, 32, 48, 64, 72), 1)

    def depthwise(self):
        channels = self.last()[1][0]
        self.add_convolution(channels, channels)

    def unary(self):
        value, shape = self.last()
        self.values.append((self.node(self.pick(*UNARY), [value]), shape))

    def scale(self):
        value, shape = self.last()
        self.values.append((self.node("Mul", [value, self.constant([1, shape[0], 1, 1])]), shape))

    def add(self):
        value, shape = self.last()
        other = self.pick(*(name for name, known in self.values if known == shape))
        self.values.append((self.node("Add", [value, other]), shape))

    def concat(self):
        value, shape = self.last()
        other, channels = self.pick(*((name, known[0]) for name, known in self.values
                                      if known[1:] == shape[1:]))
        self.values.append((self.node("Concat", [value, other], axis=1), [shape[0] + channels, *shape[1:]]))

    def pool(self):
        value, shape = self.last()
        pad = self.between(0, 1)
        sizes = [(size + 2 * pad - 3) // 2 + 1 for size in shape[1:]]
        if min(sizes) < 1 or min(shape[1:]) < 3:
            return
        op = self.pick("MaxPool", "AveragePool")
        self.values.append((self.node(op, [value], kernel_shape=[3, 3], strides=[2, 2], pads=[pad] * 4),
                            [shape[0], *sizes]))

    def model(self):
        def declare(name, shape, sizes):
            return helper.make_tensor_value_info(name, TensorProto.FLOAT, [self.batch, shape[0], *sizes])

        sizes = ["h", "w"] if self.is_dynamic else self.shape[1:]
        outputs = [declare(name, shape, [None, None] if self.is_dynamic else shape[1:])
                   for name, shape in self.outputs]
        graph = helper.make_graph(self.nodes, "network", [declare("x", self.shape, sizes)], outputs,
                                  self.initializers)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)])
        model.ir_version = 9
        onnx.checker.check_model(model)
        return model


def check(compiler, runner, network, folder):
    """Returns whether the model has layouts."""
    path, library = os.path.join(folder, "network.onnx"), os.path.join(folder, "network")
    onnx.save(network.model(), path)
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    x = network.random.standard_normal([network.batch, *network.shape]).astype(numpy.float32)
    arguments = []
    for option, arrays in [("--input", [x]), ("--compare", session.run(None, {"x": x}))]:
        for i, array in enumerate(arrays):
            file = os.path.join(folder, f"{option[2:]}{i}.npy")
            numpy.save(file, array)
            arguments += [option, file]
    for flags in [[], ["--disable-layout"]]:
        subprocess.run([compiler, "--tag=NONE", *flags, path, "-o", library], check=True)
        subprocess.run([runner, library + ".so", *arguments, "--rtol-max=1e-4"], check=True)
    subprocess.run([compiler, "--EmitONNXIR", path, "-o", library], check=True)
    with open(library + ".onnx.mlir", encoding="utf-8") as text:
        return "onnx.LayoutTransform" in text.read()


def main():
    compiler, runner = sys.argv[1:]
    with_layouts = 0
    for seed in range(CASES):
        with tempfile.TemporaryDirectory() as folder:
            with_layouts += check(compiler, runner, Network(seed), folder)
    if with_layouts < CASES // 6:
        sys.exit(f"error: only {with_layouts} of {CASES} networks have layouts")


if __name__ == "__main__":
    main()
