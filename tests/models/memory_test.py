# SPDX-License-Identifier: Apache-2.0
"""Compares random graphs whose values share memory with ONNX Runtime.

usage: memory_test.py ONNX-MLIR ONNX-MLIR-RUN [COUNT [FIRST]]

The graphs compute, normalize and update values, perhaps in place, split, slice, join and
reshape them along the outermost dimension and other ones, use values several times and
return some of them, also in branches and loops. Half of
them have a size that only a run determines. A graph that differs is named by its number.
"""

import os
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

WIDTH = 6


class Drawing:
    """A graph that is drawn operator by operator. Values are `1 x rows x WIDTH`."""

    def __init__(self, seed):
        self.random = numpy.random.Generator(numpy.random.PCG64(seed))
        self.names = 0
        self.width = "n" if self.random.random() < 0.5 else WIDTH

    def name(self):
        self.names += 1
        return f"v{self.names}"

    def pick(self, items):
        return items[self.random.integers(len(items))]


class Block:
    """The nodes of a graph or of a body, and the values that they can use."""

    def __init__(self, drawing, values):
        self.drawing, self.nodes = drawing, []
        self.values = dict(values)  # the number of rows
        self.own = []

    def node(self, op, operands, rows, **attributes):
        names = [self.drawing.name() for _ in rows]
        self.nodes.append(helper.make_node(op, operands, names, **attributes))
        self.values.update(zip(names, rows))
        self.own += names
        return names

    def constant(self, values):
        name = self.drawing.name()
        tensor = numpy_helper.from_array(numpy.array(values))
        self.nodes.append(helper.make_node("Constant", [], [name], value=tensor))
        return name

    def draw(self):
        """Adds an operator with operands that are drawn."""
        self.drawing.pick(STEPS)(self, self.drawing.pick(list(self.values)))

    def type(self, name):
        shape = [1, self.values[name], self.drawing.width]
        return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)


def compute(block, x):
    op = block.drawing.pick(["Relu", "Sigmoid", "Neg", "Tanh"])
    block.node(op, [x], [block.values[x]])


def add(block, x):
    rows = block.values[x]
    other = block.drawing.pick([v for v, n in block.values.items() if n == rows])
    block.node(block.drawing.pick(["Add", "Mul"]), [x, other], [rows])


def mix_rows(block, x):
    """Reads rows that differ from the one that it writes."""
    rows = block.values[x]
    order = block.drawing.random.permutation(rows)
    block.node("Gather", [x, block.constant(order)], [rows], axis=1)


def normalize(block, x):
    """Reads a row or a column before it writes it."""
    axis = block.drawing.pick([1, 2, -1])
    block.node("Softmax", [x], [block.values[x]], axis=axis)


def scatter(block, x):
    """Updates some rows of a copy."""
    rows, random = block.values[x], block.drawing.random
    count = int(random.integers(1, rows + 1))
    sources = [v for v, n in block.values.items() if n >= count]
    source = block.drawing.pick([x, *sources])
    # The updates are other rows of a value, perhaps of the same one.
    operands = [source, *(block.constant([i]) for i in (0, count, 1))]
    updates = block.node("Slice", operands, [count])[0]
    if random.random() < 0.5:
        del block.values[updates]
        block.own.remove(updates)
    order = [[0, int(row)] for row in random.permutation(rows)[:count]]
    if block.drawing.width == WIDTH and random.random() < 0.5:
        table = numpy.broadcast_to(
            numpy.array([row for _, row in order])[None, :, None], (1, count, WIDTH)
        )
        operands = [x, block.constant(table), updates]
        block.node("ScatterElements", operands, [rows], axis=1)
        return
    block.node("ScatterND", [x, block.constant([order]), updates], [rows])


def split(block, x):
    rows = block.values[x]
    if rows < 2:
        return
    first = int(block.drawing.random.integers(1, rows))
    block.node("Split", [x, block.constant([first, rows - first])], [first, rows - first], axis=1)


def cut(block, x):
    rows = block.values[x]
    random = block.drawing.random
    start = int(random.integers(rows))
    end = int(random.integers(start + 1, rows + 1))
    if random.random() < 0.3:
        # The same slice from the end.
        start -= rows
    operands = [x, *(block.constant([i]) for i in (start, end, 1))]
    block.node("Slice", operands, [end - start % rows])


def concat(block, x):
    operands = [x]
    for _ in range(block.drawing.random.integers(1, 4)):
        operands.append(block.drawing.pick(list(block.values)))
    rows = sum(block.values[v] for v in operands)
    if rows <= 40:
        block.node("Concat", operands, [rows], axis=1)


def concat_of_new(block, x):
    """Joins values that are computed for this."""
    operands = []
    for _ in range(block.drawing.random.integers(2, 4)):
        block.node(block.drawing.pick(["Relu", "Sigmoid"]), [x], [block.values[x]])
        if block.drawing.random.random() < 0.5:
            new = block.own.pop()
            reshape(block, new)
            del block.values[new]
        operands.append(block.own[-1])
        others = [v for v in block.values if v not in operands]
        x = block.drawing.pick(others)
    rows = sum(block.values[v] for v in operands)
    if rows <= 40:
        joined = block.node("Concat", operands, [rows], axis=1)[0]
        # No other operator uses the operands.
        for name in operands:
            del block.values[name]
            block.own.remove(name)
        if block.drawing.random.random() < 0.5:
            mix_rows(block, joined)


def reshape(block, x):
    rows = block.values[x]
    flat = block.node("Flatten", [x], [rows], axis=2)[0]
    shape = block.constant([1, rows, -1])
    del block.values[flat]
    block.own.remove(flat)
    block.node("Reshape", [flat, shape], [rows])


def join_widths(block, x):
    """Joins and splits along a dimension whose parts are not contiguous."""
    rows = block.values[x]
    wide = block.node("Concat", [x, x], [rows], axis=2)[0]
    del block.values[wide]
    block.own.remove(wide)
    block.node("Split", [wide], [rows, rows], axis=2)


def body(block):
    inner = Block(block.drawing, block.values)
    for _ in range(block.drawing.random.integers(1, 5)):
        inner.drawing.pick(STRAIGHT)(inner, inner.drawing.pick(list(inner.values)))
    return inner


def branch(block, x):
    """Both branches return a value with as many rows."""
    graphs = []
    for _ in range(2):
        inner = body(block)
        result = inner.drawing.pick(
            [v for v in inner.own if inner.values[v] == block.values[x]] or [x]
        )
        end = inner.drawing.name()
        inner.nodes.append(helper.make_node("Identity", [result], [end]))
        inner.values[end] = block.values[x]
        graphs.append(helper.make_graph(inner.nodes, "branch", [], [inner.type(end)]))
    block.node(
        "If", ["flag"], [block.values[x]], then_branch=graphs[0], else_branch=graphs[1]
    )


def loop(block, x):
    """Carries two values, which the body may exchange, and collects one."""
    drawing, rows = block.drawing, block.values[x]
    same = [v for v, n in block.values.items() if n == rows]
    inner = Block(drawing, block.values)
    index, condition, *carried = (drawing.name() for _ in range(4))
    for name in carried:
        inner.values[name] = rows
    for _ in range(drawing.random.integers(1, 5)):
        drawing.pick(NESTED)(inner, drawing.pick([*carried, *inner.values]))
    results = []
    for _ in [*carried, "scan"]:
        end = drawing.name()
        found = [v for v in [*inner.own, *carried] if inner.values[v] == rows]
        inner.nodes.append(helper.make_node("Identity", [drawing.pick(found)], [end]))
        inner.values[end] = rows
        results.append(end)
    more = drawing.name()
    inner.nodes.append(helper.make_node("Identity", [condition], [more]))
    scalars = [
        helper.make_tensor_value_info(index, TensorProto.INT64, []),
        helper.make_tensor_value_info(condition, TensorProto.BOOL, []),
    ]
    graph = helper.make_graph(
        inner.nodes,
        "body",
        [*scalars, *(inner.type(v) for v in carried)],
        [
            helper.make_tensor_value_info(more, TensorProto.BOOL, []),
            *(inner.type(v) for v in results),
        ],
    )
    count = 3
    operands = [block.constant(count), "", x, drawing.pick(same)]
    *_, scan = block.node("Loop", operands, [rows, rows, rows], body=graph)
    # All rows of the scan in one dimension.
    del block.values[scan]
    block.own.remove(scan)
    if count * rows <= 40:
        shape = block.constant([1, count * rows, -1])
        block.node("Reshape", [scan, shape], [count * rows])


STRAIGHT = [
    compute,
    add,
    mix_rows,
    normalize,
    scatter,
    split,
    cut,
    concat,
    concat_of_new,
    reshape,
    join_widths,
]
NESTED = [*STRAIGHT, *STRAIGHT, branch]
STEPS = [*NESTED, loop]


def draw(seed):
    """Returns a model and its inputs."""
    drawing = Drawing(seed)
    inputs = {"x": 4, "y": 6}
    block = Block(drawing, inputs)
    # A value that is computed is in a slot, and can be shared.
    compute(block, "x")
    compute(block, "y")
    for _ in range(drawing.random.integers(4, 16)):
        block.draw()
    outputs = {block.own[-1], *(drawing.pick(block.own) for _ in range(3))}
    # The last value uses those that nothing else does, as many as fit.
    used = {name for node in block.nodes for name in node.input}
    last, rows = [], 0
    for name in block.own:
        if name not in outputs | used and rows + block.values[name] <= 60:
            last.append(name)
            rows += block.values[name]
    if len(last) > 1:
        mix_rows(block, block.node("Concat", last, [rows], axis=1)[0])
        outputs.add(block.own[-1])
    flag = helper.make_tensor_value_info("flag", TensorProto.BOOL, [])
    graph = helper.make_graph(
        block.nodes,
        "memory",
        [*(block.type(v) for v in inputs), flag],
        [block.type(v) for v in sorted(outputs)],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    values = {
        name: drawing.random.standard_normal([1, rows, WIDTH]).astype("float32")
        for name, rows in inputs.items()
    }
    values["flag"] = numpy.array(drawing.random.random() < 0.5)
    return model, values


def run_reference(path, values):
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = 1
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return session.run(None, values)


def check(compiler, runner, seed, folder):
    model, values = draw(seed)
    base = os.path.join(folder, str(seed))
    onnx.save(model, base + ".onnx")
    files = []
    outputs = run_reference(base + ".onnx", values)
    for option, arrays in [("--input", values.values()), ("--compare", outputs)]:
        for i, array in enumerate(arrays):
            file = f"{base}_{option[2:]}{i}.npy"
            numpy.save(file, array)
            files += [option, file]
    subprocess.run([compiler, "-O1", "--tag=NONE", base + ".onnx", "-o", base], check=True)
    result = subprocess.run([runner, base + ".so", *files, "--rtol-max=1e-5"], check=False)
    if result.returncode != 0:
        print(f"graph {seed}: other values")
    return result.returncode == 0


def main():
    compiler, runner, *numbers = sys.argv[1:]
    count, first = map(int, [*numbers, *[24, 0][len(numbers) :]])
    with tempfile.TemporaryDirectory() as folder:
        results = [check(compiler, runner, first + i, folder) for i in range(count)]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
