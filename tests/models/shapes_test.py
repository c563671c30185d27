# SPDX-License-Identifier: Apache-2.0
"""Compares inferred shapes with those that ONNX Runtime computes.

usage: shapes_test.py EVALUATE_SHAPES MODEL...

Runs each model at 20 random choices of its symbolic dimensions with all values as
outputs. Each size that EVALUATE_SHAPES finds for a value must be that of the run, and
it must find all but those of UNKNOWN. The weights are zero: only shapes matter.
"""

import os
import random
import subprocess
import sys
import tempfile

import numpy
import onnx
import onnxruntime

NUM_BINDINGS = 20

# The sizes of dimensions that a model restricts: by their names, or by the input and
# the number of the dimension. Other dimensions have sizes from 1 to 4.
SIZES = {
    "ch_PP-OCRv4_det_infer": {("x", 2): range(32, 129, 32), ("x", 3): range(32, 129, 32)},
    "ch_PP-OCRv4_rec_infer": {("x", 2): [48], ("x", 3): range(16, 200)},
    "ch_ppocr_mobile_v2.0_cls_infer": {("x", 2): [48], ("x", 3): range(64, 200)},
    "bert-base": {"sequence": range(1, 24)},
    "gpt2-step": {"new": range(1, 9), "past": range(0, 12)},
    "silero_vad": {("input", 0): [1], ("input", 1): [576], ("state", 1): [1]},
    "silero_vad_16k_op15": {"sequence": [576]},
    "silero_vad_half": {"sequence": [576]},
    "silero_vad_op18_ifless": {"sequence": [576]},
}

# Results of operators that are of unknown shape, with the reason. So are values that
# depend on them.
UNKNOWN = {
    "silero_vad": {
        "If_0_outputs_0": "The branches have other sizes, and the rate selects one.",
        "If_0_outputs_1": "The branches have other sizes, and the rate selects one.",
    },
}


def prepare(path, folder):
    """Writes MODEL.onnx and ALL.onnx, with all values as outputs, to the folder."""
    model = onnx.load(path, load_external_data=False)
    ends = {}
    for tensor in model.graph.initializer:
        entries = {entry.key: entry.value for entry in tensor.external_data}
        if entries:
            end = int(entries.get("offset", 0)) + int(entries["length"])
            location = entries["location"]
            ends[location] = max(end, ends.get(location, 0))
    for location, end in ends.items():
        with open(os.path.join(folder, location), "wb") as file:
            file.truncate(end)
    # The location of an operation is the name of its first output.
    for node in model.graph.node:
        node.name = ""
    onnx.save(model, os.path.join(folder, "model.onnx"))
    outputs = {output.name for output in model.graph.output}
    for node in model.graph.node:
        for name in node.output:
            if name and name not in outputs:
                outputs.add(name)
                model.graph.output.append(onnx.ValueInfoProto(name=name))
    onnx.save(model, os.path.join(folder, "all.onnx"))
    return model.graph


def get_inputs(graph):
    initialized = {tensor.name for tensor in graph.initializer}
    return [value for value in graph.input if value.name not in initialized]


def choose_shapes(model, inputs, generator):
    """Returns random shapes of the inputs."""
    sizes = SIZES.get(model, {})
    symbols = {}
    shapes = []
    for value in inputs:
        shape = []
        for axis, dim in enumerate(value.type.tensor_type.shape.dim):
            name = dim.dim_param
            if dim.dim_value > 0:
                size = dim.dim_value
            elif (value.name, axis) in sizes:
                size = generator.choice(sizes[value.name, axis])
            elif name in ["", "?"]:
                size = generator.randint(1, 4)
            else:
                choice = sizes.get(name, range(1, 5))
                size = symbols.setdefault(name, generator.choice(choice))
            shape.append(size)
        shapes.append(shape)
    return shapes


def make_feeds(inputs, shapes):
    feeds = {}
    for value, shape in zip(inputs, shapes):
        element = value.type.tensor_type.elem_type
        dtype = onnx.helper.tensor_dtype_to_np_dtype(element)
        feeds[value.name] = numpy.zeros(shape, dtype)
        if value.name == "sr":
            feeds[value.name][...] = 16000
    return feeds


def read_shapes(program, folder, bindings):
    """Returns for each binding the sizes of (location, number of the result)."""
    lines = [";".join(",".join(map(str, shape)) for shape in shapes) for shapes in bindings]
    output = subprocess.run(
        [program, os.path.join(folder, "model.onnx")],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    if output.returncode:
        sys.exit(output.stderr)
    for block in output.stdout.split("\n\n")[:-1]:
        shapes = {}
        for line in block.split("\n"):
            name, index, sizes = line.split("\t")
            # An operator may become several operations; the last is the result.
            shapes[name, int(index)] = sizes.split(",") if sizes else []
        yield shapes


class Comparison:
    def __init__(self, model):
        self.model = model
        self.numbers = {"equal": 0, "unknown": 0, "wrong": 0}
        self.unknown = set()

    def add(self, name, inferred, shape):
        """Compares sizes, or * for a rank that is not known."""
        if inferred == ["*"] or len(inferred) == len(shape) and "?" in inferred:
            self.unknown.add(name)
        elif inferred == [str(size) for size in shape]:
            self.numbers["equal"] += 1
            return
        self.numbers["unknown" if name in self.unknown else "wrong"] += 1
        if name not in self.unknown:
            print(f"{self.model}: '{name}' has the shape {shape}, inferred {inferred}")

    def is_good(self, graph):
        """Returns whether only values of UNKNOWN, and what depends on them, are unknown."""
        listed = set(UNKNOWN.get(self.model, {}))
        errors = listed - self.unknown
        for node in graph.node:
            if listed.intersection(node.input):
                listed.update(node.output)
        errors |= self.unknown - listed
        for name in sorted(errors):
            print(f"{self.model}: '{name}' is of unknown shape or listed wrongly")
        return not errors and not self.numbers["wrong"]


def compare(program, path):
    """Returns whether all shapes of a model are right."""
    name = os.path.splitext(os.path.basename(path))[0]
    generator = random.Random(name)
    comparison = Comparison(name)
    with tempfile.TemporaryDirectory() as folder:
        graph = prepare(path, folder)
        inputs = get_inputs(graph)
        bindings = [choose_shapes(name, inputs, generator) for _ in range(NUM_BINDINGS)]
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        options.log_severity_level = 4
        session = onnxruntime.InferenceSession(
            os.path.join(folder, "all.onnx"), options, ["CPUExecutionProvider"]
        )
        names = [output.name for output in session.get_outputs()]
        for shapes, inferred in zip(bindings, read_shapes(program, folder, bindings)):
            results = dict(zip(names, session.run(None, make_feeds(inputs, shapes))))
            for node in graph.node:
                for index, value in enumerate(node.output):
                    if isinstance(results.get(value), numpy.ndarray):
                        sizes = inferred[node.output[0], index]
                        comparison.add(value, sizes, list(results[value].shape))
    print(name, comparison.numbers, flush=True)
    return comparison.is_good(graph)


def main():
    program, *models = sys.argv[1:]
    if not all([compare(program, model) for model in models]):
        sys.exit(1)


if __name__ == "__main__":
    main()
