# SPDX-License-Identifier: Apache-2.0
"""Compares products with constants of odd sizes with ONNX Runtime.

usage: constants_test.py ONNX-MLIR ONNX-MLIR-RUN [TRIPLE EMULATE]

With a triple, the libraries are for its platform, and so is ONNX-MLIR-RUN, which the script
EMULATE runs.

Weights that are large enough are packed when a library is written: columns of products of
matrices, rows of convolutions. Each model has all kinds of products of one element type.
Libraries for several machines have one order of weights, which is that of the machine with
the widest vectors, and run as each of these machines.
"""

import os
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import helper, numpy_helper

TYPES = {numpy.float32: 1e-5, numpy.float64: 1e-13, numpy.float16: 5e-3}
# Machines of one library, by architecture, and the CPU that the emulator is for each.
MACHINES = {
    "x86_64": [{"x86-64-v2": None, "x86-64-v3": None}, {"x86-64-v3": None, "x86-64-v4": None}],
    "powerpc64le": [{"pwr9": "power9", "pwr10": "power10"}],
    "s390x": [{"z14": "max,vxeh2=off", "z16": "max"}],
}


class Products:
    """Products with constants, of one element type."""

    def __init__(self, random, type):
        self.random, self.type = random, type
        self.nodes, self.inputs, self.initializers, self.outputs = [], [], [], []
        self.values = []

    def draw(self, shape):
        return self.random.standard_normal(shape).astype(self.type)

    def input(self, shape, declared=None):
        name = f"x{len(self.inputs)}"
        self.inputs.append(helper.make_tensor_value_info(name, self.element(), declared or shape))
        self.values.append(self.draw(shape))
        return name

    def constant(self, shape):
        name = f"c{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(self.draw(shape), name))
        return name

    def element(self):
        return helper.np_dtype_to_tensor_dtype(numpy.dtype(self.type))

    def add(self, op, operands, **attributes):
        name = f"y{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, operands, [name], name=name, **attributes))
        self.outputs.append(helper.make_tensor_value_info(name, self.element(), None))
        return name

    def add_products(self):
        # Few and many rows, a number that only a run determines, and columns and depths
        # that are no multiples of tiles.
        for rows in [1, 2, 3, 4, 7, 25]:
            weights = self.constant([37, 53])
            self.add("MatMul", [self.input([rows, 37]), weights])
            self.add("MatMul", [self.input([rows, 37], ["n%d" % rows, 37]), weights])
        for rows in [1, 13]:
            self.add("Gemm", [self.input([rows, 71]), self.constant([49, 71]), self.constant([49])],
                     transB=1, alpha=0.5, beta=2.0)
            self.add("MatMul", [self.input([3, rows, 29]), self.constant([3, 29, 31])])
            # Blocks of products.
            self.add("MatMul", [self.input([rows, 1100]), self.constant([1100, 33])])
        # A constant on the left, and one of which each half is a factor.
        self.add("MatMul", [self.constant([45, 30]), self.input([30, 19])])
        # A constant that is read, too.
        table = self.constant([41, 27])
        self.add("Gather", [table, self.index()], axis=0)
        self.add("MatMul", [self.input([5, 41]), table])
        self.add("MatMul", [self.input([2, 41]), table])
        # The second call of the same code has a factor that is no constant.
        for factor in [self.constant([33, 34]), self.input([33, 34])]:
            self.add("MatMul", [self.input([6, 33]), factor])

    def index(self):
        self.initializers.append(numpy_helper.from_array(numpy.array([3, 40, 0]), "index"))
        return "index"

    def add_convolutions(self):
        for shape, group, kernel, pad in [
            ([1, 12, 9, 11], 1, [3, 3], 1),
            ([2, 18, 7, 7], 3, [1, 1], 0),
            ([1, 20, 13, 13], 1, [5, 3], 2),
            ([1, 16, 12, 12], 16, [3, 3], 1),
        ]:
            channels = shape[1] if group == shape[1] else 21
            weights = self.constant([channels, shape[1] // group] + kernel)
            self.add("Conv", [self.input(shape), weights, self.constant([channels])],
                     group=group, pads=[pad] * 4)
        self.add("ConvTranspose", [self.input([1, 10, 6, 6]), self.constant([10, 7, 3, 3])],
                 strides=[2, 2])

    def model(self):
        graph = helper.make_graph(self.nodes, "products", self.inputs, self.outputs,
                                  self.initializers)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)])
        model.ir_version = 9
        return onnx.shape_inference.infer_shapes(model)


def check(compiler, runner, products, folder, lists):
    path = os.path.join(folder, "products.onnx")
    onnx.save(products.model(), path)
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    feeds = {info.name: value for info, value in zip(products.inputs, products.values)}
    arguments = []
    for option, arrays in [("--input", products.values), ("--compare", session.run(None, feeds))]:
        for i, array in enumerate(arrays):
            file = os.path.join(folder, f"{option[2:]}{i}.npy")
            numpy.save(file, array)
            arguments += [option, file]
    library = os.path.join(folder, "products")
    compiler = [*compiler, "--tag=NONE", path, "-o", library]
    runner = [*runner, library + ".so", *arguments, f"--rtol-max={TYPES[products.type]}"]
    subprocess.run(compiler, check=True)
    subprocess.run(runner, check=True)
    for machines in lists:
        subprocess.run([*compiler, "--mcpu=" + ",".join(machines)], check=True)
        for machine, emulated in machines.items():
            run_as(runner, machine, emulated)


def run_as(runner, machine, emulated):
    """Runs on an emulated CPU, or as a machine if this one is as good."""
    name, value = ("MLIR_EMULATED_CPU", emulated) if emulated else ("OM_CPU", machine)
    result = subprocess.run(runner, env={**os.environ, name: value}, stderr=subprocess.PIPE,
                            text=True, check=False)
    if result.returncode and not (machine == "x86-64-v4" and "this CPU lacks" in result.stderr):
        sys.exit(f"as {machine}: {result.stderr}")


def main():
    compiler, runner = [sys.argv[1]], [sys.argv[2]]
    architecture = os.uname().machine
    if len(sys.argv) > 3:
        compiler.append("--mtriple=" + sys.argv[3])
        architecture = sys.argv[3].split("-")[0]
        runner.insert(0, sys.argv[4])
    for seed, type in enumerate(TYPES):
        products = Products(numpy.random.Generator(numpy.random.PCG64(seed)), type)
        products.add_products()
        if type != numpy.float64:  # ONNX Runtime has no convolutions of f64
            products.add_convolutions()
        with tempfile.TemporaryDirectory() as folder:
            check(compiler, runner, products, folder, MACHINES.get(architecture, []))


if __name__ == "__main__":
    main()
