# SPDX-License-Identifier: Apache-2.0
"""Writes models node by node."""

import numpy
import onnx
from onnx import helper, numpy_helper


class Graph:
    """A model that is written: a call adds a node and returns the names of its results.

    Numbers and arrays among the operands become initializers of the type of the inputs,
    lists those of 64-bit integers.
    """

    def __init__(self, opset=17, dtype=numpy.float32):
        self.opset, self.dtype = opset, dtype
        self.nodes, self.initializers, self.inputs, self.values = [], [], [], {}

    def input(self, value, shape=None):
        """Adds an input, whose sizes may be unknown, and its value for a run."""
        name = f"x{len(self.inputs)}"
        value = numpy.asarray(value)
        kind = helper.np_dtype_to_tensor_dtype(value.dtype)
        self.inputs.append(helper.make_tensor_value_info(name, kind, shape or value.shape))
        self.values[name] = value
        return name

    def constant(self, value):
        name = f"c{len(self.initializers)}"
        if isinstance(value, list):
            value = numpy.array(value, numpy.int64)
        elif not isinstance(value, numpy.ndarray):
            value = numpy.array(value, self.dtype)
        self.initializers.append(numpy_helper.from_array(value, name))
        return name

    def __call__(self, op, *operands, results=1, **attributes):
        names = [x if isinstance(x, str) else self.constant(x) for x in operands]
        outputs = [f"t{len(self.nodes)}_{i}" for i in range(results)]
        self.nodes.append(helper.make_node(op, names, outputs, **attributes))
        return outputs[0] if results == 1 else outputs

    def model(self, *results):
        """Returns the model with these results."""
        outputs = [onnx.ValueInfoProto(name=name) for name in results]
        graph = helper.make_graph(self.nodes, "graph", self.inputs, outputs, self.initializers)
        model = helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", self.opset)], ir_version=8
        )
        inferred = onnx.shape_inference.infer_shapes(model)
        types = {output.name: output.type for output in inferred.graph.output}
        for output in model.graph.output:
            output.type.CopyFrom(types[output.name])
        return model
