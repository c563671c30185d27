# SPDX-License-Identifier: Apache-2.0
"""Compares operators with ONNX Runtime for random shapes, attributes and values.

usage: operators_test.py ONNX-MLIR ONNX-MLIR-RUN

These are operators whose elements determine the shape of the result, or that store small
numbers. All operands are inputs, whose sizes are constants or those of a run.
"""

import os
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper

SMALL_FLOATS = [TensorProto.FLOAT8E4M3FN, TensorProto.FLOAT8E4M3FNUZ, TensorProto.FLOAT8E5M2,
                TensorProto.FLOAT8E5M2FNUZ]
SMALL_INTEGERS = [TensorProto.INT4, TensorProto.UINT4]
REDUCTIONS = ["ReduceL1", "ReduceL2", "ReduceLogSumExp", "ReduceMax", "ReduceMean", "ReduceMin",
              "ReduceProd", "ReduceSum", "ReduceSumSquare"]


class Graph:
    """Nodes that do not depend on each other."""

    def __init__(self, random):
        self.random = random
        self.nodes, self.values, self.outputs, self.initializers = [], [], [], []
        # The inputs whose sizes are always constants.
        self.fixed = set()

    def input(self, value, is_fixed=False):
        name = f"x{len(self.values)}"
        self.values.append(numpy.asarray(value))
        if is_fixed:
            self.fixed.add(name)
        return name

    def constant(self, element_type, shape, elements):
        name = f"c{len(self.initializers)}"
        self.initializers.append(helper.make_tensor(name, element_type, shape, elements))
        return name

    def node(self, op, operands, ranks=(), **attributes):
        """Adds a node; its results with these ranks, of f32 or (rank, type), are outputs."""
        names = [f"v{len(self.nodes)}_{i}" for i in range(max(len(ranks), 1))]
        self.nodes.append(helper.make_node(op, operands, names, **attributes))
        for name, rank in zip(names, ranks):
            rank, kind = rank if isinstance(rank, tuple) else (rank, TensorProto.FLOAT)
            self.outputs.append(helper.make_tensor_value_info(name, kind, [None] * rank))
        return names[0]

    def choose(self, *values):
        return values[self.random.integers(len(values))]

    def shape(self, least, most):
        """Returns at least one size."""
        return [int(size) for size in self.random.integers(1, 5, self.random.integers(least, most + 1))]

    def floats(self, shape):
        return self.random.standard_normal(shape).astype(numpy.float32)

    def axes(self, rank, count):
        axes = self.random.permutation(rank)[:count]
        return numpy.where(self.random.random(count) < 0.4, axes - rank, axes)

    def reduction(self):
        shape = self.shape(1, 4)
        axes = self.axes(len(shape), self.random.integers(len(shape) + 1))
        keepdims, noop = self.random.integers(2, size=2)
        rank = len(shape)
        if not keepdims and not (noop and not len(axes)):
            rank = rank - len(axes) if len(axes) else 0
        self.node(self.choose(*REDUCTIONS), [self.input(self.floats(shape)), self.input(axes)], [rank],
                  keepdims=int(keepdims), noop_with_empty_axes=int(noop))

    def squeeze(self):
        shape = self.shape(1, 3)
        count = int(self.random.integers(1, 3))
        axes = self.axes(len(shape) + count, count)
        wider = self.node("Unsqueeze", [self.input(self.floats(shape)), self.input(axes)],
                          [len(shape) + count])
        self.node("Squeeze", [wider, self.input(axes)], [len(shape)])

    def slice(self):
        shape = self.shape(1, 3)
        count = int(self.random.integers(1, len(shape) + 1))
        bounds = self.random.integers(-6, 7, (2, count))
        steps = self.random.choice([1, 2, -1, -3, 9], count)
        self.node("Slice", [self.input(self.floats(shape))] +
                  [self.input(list) for list in [*bounds, self.axes(len(shape), count), steps]],
                  [len(shape)])

    def pad(self):
        shape = [size + 1 for size in self.shape(1, 3)]
        mode = self.choose("constant", "edge", "reflect", "wrap")
        pads = self.random.integers(-1 if mode == "constant" else 0, 2, 2 * len(shape))
        self.node("Pad", [self.input(self.floats(shape)), self.input(pads)], [len(shape)], mode=mode)

    def top(self):
        shape = self.shape(1, 3)
        axis = int(self.random.integers(-len(shape), len(shape)))
        count = self.random.integers(0, shape[axis] + 1, 1)
        self.node("TopK", [self.input(self.floats(shape)), self.input(count)],
                  [len(shape), (len(shape), TensorProto.INT64)], axis=axis,
                  largest=int(self.random.integers(2)))

    def one_hot(self):
        shape = self.shape(1, 2)
        indices = self.random.integers(-3, 5, shape)
        depth = self.choose(numpy.array(4), numpy.array([4]))
        self.node("OneHot", [self.input(indices), self.input(depth), self.input(self.floats([2]))],
                  [len(shape) + 1], axis=int(self.random.integers(-len(shape) - 1, len(shape) + 1)))

    def gather(self):
        shape = self.shape(1, 4)
        depth = int(self.random.integers(1, len(shape) + 1))
        outer = self.shape(0, 2)
        indices = numpy.stack(
            [self.random.integers(-size, size, outer) for size in shape[:depth]], -1)
        rank = len(outer) + len(shape) - depth
        gathered = self.node("GatherND", [self.input(self.floats(shape)), self.input(indices)], [rank])
        self.node("ScatterND", [self.input(self.floats(shape)), self.input(indices), gathered],
                  [len(shape)], reduction="add")

    def resize(self):
        x = self.input(self.floats([1, 2, *self.random.integers(4, 7, 2)]))
        mode = self.choose("nearest", "linear", "cubic")
        coordinates = self.choose("half_pixel", "asymmetric", "pytorch_half_pixel")
        if self.random.random() < 0.5:
            scales = numpy.array([1, 1, *self.random.choice([0.3, 0.5, 1.1, 3], 2)], numpy.float32)
            operands = [x, "", self.input(scales)]
        else:
            # ONNX Runtime needs to know how many sizes there are.
            sizes = numpy.array([1, 2, *self.random.integers(1, 9, 2)])
            operands = [x, "", "", self.input(sizes, is_fixed=True)]
        self.node("Resize", operands, [4], mode=mode, coordinate_transformation_mode=coordinates)

    def boxes(self):
        batches, classes = self.random.integers(1, 3, 2)
        count = self.choose(0, 1, 20)
        # Some scores are equal.
        scores = self.random.integers(0, 8, (batches, classes, count)) / numpy.float32(8)
        self.node("NonMaxSuppression",
                  [self.input(self.random.random((batches, count, 4), dtype=numpy.float32)),
                   self.input(scores.astype(numpy.float32)), self.input(self.random.integers(0, 6, 1)),
                   self.input(self.random.random(1, dtype=numpy.float32)),
                   self.input(self.random.random(1, dtype=numpy.float32) / 2)],
                  [(2, TensorProto.INT64)], center_point_box=int(self.random.integers(2)))

    def unique(self):
        shape = self.shape(1, 3)
        x = self.random.integers(-2, 3, shape).astype(numpy.float32)
        axis = {}
        if self.random.random() < 0.6:
            axis = {"axis": int(self.random.integers(-len(shape), len(shape)))}
        self.node("Unique", [self.input(x)],
                  [len(shape) if axis else 1] + [(1, TensorProto.INT64)] * 3,
                  sorted=int(self.random.integers(2)), **axis)

    def small_floats(self):
        x = self.floats([500]) * numpy.float32(10) ** self.random.integers(-6, 7, 500)
        x[:6] = [numpy.nan, numpy.inf, -numpy.inf, 0, -0.0, 464]
        small = self.node("Cast", [self.input(x.astype(numpy.float32))], to=self.choose(*SMALL_FLOATS),
                          saturate=int(self.random.integers(2)))
        self.node("Cast", [small], [1], to=TensorProto.FLOAT)

    def small_integers(self):
        kind = self.choose(*SMALL_INTEGERS)
        zero = self.constant(kind, [], [int(self.random.integers(0, 8))])
        scale = self.input(numpy.float32(0.7))
        small = self.node("QuantizeLinear", [self.input(self.floats([60]) * 5), scale, zero])
        self.node("DequantizeLinear", [small, scale, zero], [1])

    def model(self, is_dynamic):
        inputs = []
        for i, value in enumerate(self.values):
            is_known = not is_dynamic or f"x{i}" in self.fixed
            inputs.append(helper.make_tensor_value_info(
                f"x{i}", helper.np_dtype_to_tensor_dtype(value.dtype),
                value.shape if is_known else [None] * value.ndim))
        graph = helper.make_graph(self.nodes, "g", inputs, self.outputs, self.initializers)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)])
        model.ir_version = 10
        return model


FAMILIES = [Graph.reduction, Graph.squeeze, Graph.slice, Graph.pad, Graph.top, Graph.one_hot,
            Graph.gather, Graph.resize, Graph.boxes, Graph.unique, Graph.small_floats,
            Graph.small_integers]


def compare(model, values, tools, folder):
    """Fails unless both compute the same outputs."""
    options = onnxruntime.SessionOptions()
    # Rewritten graphs compute products of small integers less precisely.
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(model.SerializeToString(), options,
                                           providers=["CPUExecutionProvider"])
    expected = session.run(None, {f"x{i}": value for i, value in enumerate(values)})
    path = os.path.join(folder, "model")
    onnx.save(model, path + ".onnx")
    subprocess.run([tools[0], path + ".onnx", "-o", path], check=True)
    command = [tools[1], path + ".so", "--rtol-max=1e-4"]
    for kind, tensors in [("input", values), ("compare", expected)]:
        for i, tensor in enumerate(tensors):
            numpy.save(f"{path}_{kind}_{i}.npy", tensor)
            command += [f"--{kind}", f"{path}_{kind}_{i}.npy"]
    if subprocess.run(command).returncode != 0:
        print(onnx.printer.to_text(model))
        sys.exit(1)


def main():
    tools = [os.path.abspath(tool) for tool in sys.argv[1:3]]
    for seed, family in enumerate(FAMILIES):
        graph = Graph(numpy.random.default_rng(seed))
        for _ in range(8):
            family(graph)
        with tempfile.TemporaryDirectory() as folder:
            for is_dynamic in [False, True]:
                compare(graph.model(is_dynamic), graph.values, tools, folder)


if __name__ == "__main__":
    main()
