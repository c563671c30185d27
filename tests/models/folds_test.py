# SPDX-License-Identifier: Apache-2.0
"""Compares what the compiler folds with ONNX Runtime.

usage: folds_test.py ONNX-MLIR ONNX-MLIR-RUN

A model has operators of random constants only. After the passes on tensors no operator
remains. Integers, casts, moved elements and exact operations on floats agree with ONNX
Runtime bit by bit, functions of floats with NumPy's in double precision within 2 units in
the last place, and sums with ONNX Runtime within the error of another order.
"""

import os
import re
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float16", "float32", "float64"]
FUNCTIONS = {
    "Exp": numpy.exp,
    "Sigmoid": lambda x: 1 / (1 + numpy.exp(-x)),
    "Sin": numpy.sin,
    "Cos": numpy.cos,
    "Tanh": numpy.tanh,
    "Atan": numpy.arctan,
    "Sinh": numpy.sinh,
    "Softplus": lambda x: numpy.log1p(numpy.exp(x)),
}


def element_type(kind):
    return helper.np_dtype_to_tensor_dtype(numpy.dtype(kind))


class Folds:
    """The operators, each with the constants that it has."""

    def __init__(self, seed):
        self.random = numpy.random.Generator(numpy.random.PCG64(seed))
        # Lists of a node, its constants, the kind of comparison, and the expected value
        # unless it is ONNX Runtime's.
        self.cases = []

    def numbers(self, kind, shape, low=None, high=None):
        """Returns random elements of a type; by default integers may be any."""
        if kind == "bool":
            return self.random.integers(0, 2, shape).astype(bool)
        if kind in INTEGERS:
            info = numpy.iinfo(kind)
            low = info.min if low is None else max(low, info.min)
            high = info.max if high is None else min(high, info.max)
            return self.random.integers(low, high, shape, dtype=kind, endpoint=True)
        return self.random.standard_normal(shape).astype(kind)

    def add(self, op, constants, check="bits", outputs=1, expected=None, **attributes):
        number = len(self.cases)
        initializers = [
            numpy_helper.from_array(numpy.asarray(c), f"c{number}_{i}")
            for i, c in enumerate(constants)
            if c is not None
        ]
        names = [f"c{number}_{i}" if c is not None else "" for i, c in enumerate(constants)]
        results = [f"y{number}_{i}" for i in range(outputs)]
        node = helper.make_node(op, names, results, **attributes)
        self.cases.append((node, initializers, check, expected))

    def add_arithmetic(self):
        for kind in ["int32", "int64"] + FLOATS:
            x, y = self.numbers(kind, (3, 1, 5)), self.numbers(kind, (4, 5))
            for op in ["Add", "Sub", "Mul"]:
                self.add(op, [x, y])
            divisor = self.numbers(kind, (4, 5), 1, 9) if kind in INTEGERS else y
            self.add("Div", [x, divisor])
            for op in ["Less", "LessOrEqual", "Greater", "GreaterOrEqual", "Equal", "Max", "Min"]:
                self.add(op, [x, y])
        for kind in INTEGERS:
            x = self.numbers(kind, (3, 4))
            self.add("Mod", [x, self.numbers(kind, (4,), 1, 7)])
            self.add("Sign", [x])
            self.add("BitwiseNot", [x])
            for op in ["BitwiseAnd", "BitwiseOr", "BitwiseXor"]:
                self.add(op, [x, self.numbers(kind, (4,))])
        for kind in ["uint8", "uint32", "uint64"]:
            for direction in ["LEFT", "RIGHT"]:
                counts = self.numbers(kind, (4,), 0, 7)
                self.add("BitShift", [self.numbers(kind, (3, 4)), counts], direction=direction)
        for kind in ["float32", "float64"]:
            x = self.numbers(kind, (3, 7)) * 3
            for op in ["Abs", "Neg", "Floor", "Ceil", "Round", "Relu", "Sign", "Reciprocal"]:
                self.add(op, [x])
            self.add("Sqrt", [numpy.abs(x)])
            self.add("IsNaN", [numpy.where(x > 1, numpy.nan, x)])
            self.add("IsInf", [numpy.where(x > 1, numpy.inf, x)])
        x, y = self.numbers("bool", (3, 4)), self.numbers("bool", (4,))
        for op in ["And", "Or", "Xor"]:
            self.add(op, [x, y])
        self.add("Not", [x])

    def add_casts(self):
        kinds = INTEGERS + FLOATS + ["bool"]
        for source in kinds:
            for target in kinds:
                if source == target:
                    continue
                # An element outside of the target's range has no defined value.
                if source in FLOATS:
                    x = self.random.uniform(0 if target[0] == "u" else -100, 100, (3, 5))
                    x = x.astype(source)
                elif target in FLOATS and target != "float64":
                    x = self.numbers(source, (3, 5), -2000, 2000)
                else:
                    x = self.numbers(source, (3, 5))
                self.add("Cast", [x], to=element_type(target))

    def add_movement(self):
        for kind in INTEGERS + FLOATS + ["bool"]:
            x = self.numbers(kind, (3, 4, 5))
            self.add("Transpose", [x], perm=[2, 0, 1])
            self.add("Reshape", [x, [5, -1]])
            self.add("Concat", [x, self.numbers(kind, (3, 2, 5))], axis=1)
            self.add("Slice", [x, [4, 0], [-9, 3], [2, 1], [-2, 1]])
            self.add("Gather", [x, [[3, 0], [-1, 2]]], axis=1)
            self.add("Split", [x], outputs=2, axis=1, num_outputs=2)
            self.add("Expand", [x[:, :1], [2, 1, 4, 1]])
            self.add("Squeeze", [x[:, :1], [1]])
            self.add("Unsqueeze", [x, [0, -1]])
            self.add("Tile", [x, [1, 2, 3]])
            self.add("Where", [self.numbers("bool", (4, 1)), x, self.numbers(kind, (5,))])
        for kind in ["int32", "int64", "float32", "float64"]:
            x = self.numbers(kind, (4, 6))
            pads = [1, 0, 2, 1]
            self.add("Pad", [x, pads, self.numbers(kind, ())])
            self.add("Pad", [x, pads], mode="reflect")
            self.add("Pad", [x, pads], mode="edge")
            indices = self.numbers("int64", (2, 6), -4, 3)
            self.add("GatherElements", [x, indices])
            self.add("GatherND", [x, [[0, 5], [3, 1]]])
            rows = numpy.stack([self.random.permutation(4)[:2] for _ in range(6)], 1)
            self.add("ScatterElements", [x, rows, self.numbers(kind, (2, 6))])
            self.add("ScatterND", [x, [[2], [0]], self.numbers(kind, (2, 6))])
            self.add("Trilu", [x, 1], upper=0)
            self.add("CumSum", [self.numbers(kind, (3, 4), -9, 9), 0], check="sum")
            self.add("Range", numpy.array([2, 17, 3]).astype(kind))
        self.add("DepthToSpace", [self.numbers("float32", (1, 8, 2, 3))], blocksize=2, mode="CRD")
        self.add("SpaceToDepth", [self.numbers("float32", (1, 2, 4, 6))], blocksize=2)
        self.add("OneHot", [[1, -1, 2], 4, numpy.array([2.5, 3.5], "float32")])
        self.add("EyeLike", [self.numbers("int64", (3, 4))], k=1)
        self.add("ConstantOfShape", [[2, 3]])
        self.add("Shape", [self.numbers("float32", (2, 3, 4))], start=1)
        self.add("Size", [self.numbers("float32", (2, 3, 4))])

    def add_reductions(self):
        for kind in ["int32", "int64", "float32"]:
            x = self.numbers(kind, (3, 4, 5), -50, 50)
            for op in ["ReduceSum", "ReduceMax", "ReduceMin"]:
                check = "sum" if op == "ReduceSum" else "bits"
                self.add(op, [x, [1, -1]], check, keepdims=0)
            self.add("ArgMax", [x], axis=1)
            self.add("ArgMin", [x], axis=2, keepdims=0)
        x = self.numbers("float32", (3, 4, 5))
        for op in ["ReduceMean", "ReduceL2", "ReduceSumSquare"]:
            self.add(op, [x, [0, 2]], "sum")
        self.add("MatMul", [self.numbers("float32", (2, 3, 4)), self.numbers("float32", (4, 5))],
                 "sum")
        self.add("Gemm", [self.numbers("float32", (3, 4)), self.numbers("float32", (5, 4)),
                          self.numbers("float32", (5,))], "sum", transB=1, alpha=0.5)
        self.add("Softmax", [x], "sum")

    def add_functions(self):
        for op, function in FUNCTIONS.items():
            for kind in ["float32", "float64"]:
                x = self.numbers(kind, (50,)) * 2
                if kind == "float64" and op not in ("Exp", "Sigmoid", "Tanh", "Sin", "Cos"):
                    continue
                expected = function(x.astype("float64")).astype(kind)
                self.add(op, [x.astype(kind)], "ulp", expected=expected)


def make_model(cases):
    nodes = [node for node, _, _, _ in cases]
    initializers = [tensor for _, tensors, _, _ in cases for tensor in tensors]
    outputs = [onnx.ValueInfoProto(name=name) for node in nodes for name in node.output]
    graph = helper.make_graph(nodes, "folds", [], outputs, initializers)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 19)])
    model.ir_version = 9
    # The types of the outputs are those that ONNX infers.
    inferred = onnx.shape_inference.infer_shapes(model, strict_mode=True, data_prop=True)
    types = {info.name: info for info in [*inferred.graph.value_info, *inferred.graph.output]}
    del model.graph.output[:]
    model.graph.output.extend(types[info.name] for info in outputs)
    return model


def run_reference(model):
    """Returns the values of all outputs, or None if ONNX Runtime has no code."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    try:
        session = onnxruntime.InferenceSession(
            model.SerializeToString(), options, providers=["CPUExecutionProvider"]
        )
    except Exception as error:  # pylint: disable=broad-except
        if "NOT_IMPLEMENTED" in str(error):
            return None
        raise
    return session.run(None, {})


def find_difference(got, wanted, check):
    """Returns a text if the values differ, or None."""
    if got.dtype != wanted.dtype or got.shape != wanted.shape:
        return f"{got.dtype}{got.shape} instead of {wanted.dtype}{wanted.shape}"
    is_float = numpy.issubdtype(wanted.dtype, numpy.floating)
    if check == "bits" or not is_float:
        # The bits of NaN do not count.
        got, wanted = numpy.ascontiguousarray(got), numpy.ascontiguousarray(wanted)
        same = got.tobytes() == wanted.tobytes() or (
            is_float
            and numpy.array_equal(got, wanted, equal_nan=True)
            and numpy.array_equal(numpy.signbit(got), numpy.signbit(wanted))
        )
        return None if same else f"{got} instead of {wanted}"
    if check == "ulp":
        error = numpy.abs(got - wanted) / numpy.spacing(numpy.abs(wanted))
        return None if error.max() <= 2 else f"an error of {error.max()} units"
    error = numpy.abs(got - wanted).max() / max(numpy.abs(wanted).max(), 1e-30)
    return None if error < 1e-5 else f"a relative error of {error}"


def check_folds(compiler, runner, cases, folder):
    path = os.path.join(folder, "folds")
    onnx.save(make_model(cases), path + ".onnx")
    subprocess.run([compiler, path + ".onnx", "--EmitONNXIR", "-o", path], check=True)
    with open(path + ".onnx.mlir", encoding="utf-8") as file:
        names = set(re.findall(r'"onnx\.(\w+)"', file.read()))
    remaining = names - {"EntryPoint", "NoValue"}
    errors = [f"not folded: {name}" for name in sorted(remaining)]
    subprocess.run([compiler, "--tag=NONE", path + ".onnx", "-o", path], check=True)
    subprocess.run([runner, path + ".so", "--output-dir", folder, "--npy"], check=True)
    number = 0
    for case in cases:
        node, tensors, check, expected = case
        wanted = run_reference(make_model([case])) if expected is None else [expected]
        for value in wanted:
            got = numpy.load(os.path.join(folder, f"output_{number}.npy"))
            number += 1
            difference = find_difference(got, value, check)
            if difference:
                kinds = [TensorProto.DataType.Name(tensor.data_type) for tensor in tensors]
                errors.append(f"{node.op_type} of {', '.join(kinds)}: {difference}")
    return errors


def main():
    compiler, runner = sys.argv[1:]
    errors = []
    for seed in range(2):
        folds = Folds(seed)
        folds.add_arithmetic()
        folds.add_casts()
        folds.add_movement()
        folds.add_reductions()
        folds.add_functions()
        # An operator for which ONNX Runtime has no code has no expected value.
        cases = [
            case for case in folds.cases
            if case[3] is not None or run_reference(make_model([case])) is not None
        ]
        print(f"seed {seed}: {len(cases)} operators of {len(folds.cases)}")
        with tempfile.TemporaryDirectory() as folder:
            errors += check_folds(compiler, runner, cases, folder)
    print("\n".join(errors))
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
