# SPDX-License-Identifier: Apache-2.0
"""Operators before and after products of matrices and convolutions. A function adds one form
to a graph and returns the result; the tables at the end tell whether an operator is found in
the compiler's IR, or is part of the weights."""

import numpy


def floats(graph, shape, seed):
    values = numpy.random.default_rng(seed).standard_normal(shape)
    return values.astype(graph.dtype)


def image(graph, channels=4):
    return graph.input(floats(graph, (2, channels, 7, 6), 0), ["batch", channels, 7, 6])


def of_channels(graph, low, high, channels=4):
    return numpy.linspace(low, high, channels, dtype=graph.dtype).reshape(channels, 1, 1)


def convolve(graph, x, channels=4, group=1, bias=True, **attributes):
    weights = floats(graph, (8, channels // group, 3, 3), 1)
    operands = [x, weights] + ([floats(graph, 8, 2)] if bias else [])
    return graph("Conv", *operands, group=group, **attributes)


def normalize(graph, x, channels=4):
    return graph("BatchNormalization", x, numpy.linspace(0.5, 2, channels, dtype=graph.dtype),
                 *(floats(graph, channels, seed) for seed in (3, 4)),
                 numpy.linspace(0.5, 3, channels, dtype=graph.dtype))


def factor_before(graph, op="Mul", group=1, **attributes):
    x = graph(op, image(graph), of_channels(graph, 0.5, 2))
    return convolve(graph, x, group=group, **attributes)


def offset_before(graph, op="Add", group=1, bias=True, **attributes):
    x = graph(op, image(graph), of_channels(graph, -1, 2))
    return convolve(graph, x, group=group, bias=bias, **attributes)


def normalization_before(graph, group=1, **attributes):
    return convolve(graph, normalize(graph, image(graph)), group=group, **attributes)


def normalization_after(graph, group=1):
    return normalize(graph, convolve(graph, image(graph), group=group, pads=[1, 1, 1, 1]), 8)


def factor_of_two_uses(graph):
    x = graph("Mul", image(graph), of_channels(graph, 0.5, 2))
    return graph("Add", convolve(graph, x, pads=[1, 1, 1, 1]), graph("ReduceMax", x, keepdims=1))


def padding_before(graph, pads=(0, 0, 1, 0, 0, 0, 2, 1), value=None, mode="constant",
                   **attributes):
    """TensorFlow pads before convolutions with strides."""
    operands = [list(pads)] + ([] if value is None else [value])
    x = graph("Pad", image(graph), *operands, mode=mode)
    return convolve(graph, x, strides=[2, 2], **attributes)


def columns(graph):
    return graph.input(floats(graph, (2, 5, 6), 0), ["batch", 5, 6])


def factor_before_product(graph, factor=0.25, op="Mul"):
    return graph("MatMul", graph(op, columns(graph), factor), floats(graph, (6, 3), 1))


def factor_of_rows(graph):
    return factor_before_product(graph, floats(graph, (5, 1), 5))


def factor_before_gemm(graph, transposed=0):
    x = graph.input(floats(graph, (5, 6), 0))
    shape = (3, 6) if transposed else (6, 3)
    return graph("Gemm", graph("Div", x, 1.0 + floats(graph, 6, 1) ** 2), floats(graph, shape, 2),
                 floats(graph, 3, 3), transB=transposed)


def factors_of_both(graph, second=0.125):
    """The scale of attention, which PyTorch splits between queries and keys."""
    x, y = columns(graph), columns(graph)
    left = graph("Mul", x, 0.5)
    right = graph("Mul", graph("Transpose", y, perm=[0, 2, 1]), second)
    return graph("Softmax", graph("MatMul", left, right), axis=-1)


def scaled_heads(graph, bias=True, shared=False):
    """Queries of heads, which are scaled after they are split and transposed."""
    x = columns(graph)
    product = graph("MatMul", x, floats(graph, (6, 8), 1))
    if bias:
        product = graph("Add", product, floats(graph, 8, 2))
    heads = graph("Transpose", graph("Reshape", product, [0, 5, 2, 4]), perm=[0, 2, 1, 3])
    scaled = graph("Mul", heads, 0.5)
    return graph("Add", scaled, heads) if shared else scaled


# The operator, its form, and the arguments of the form.
FOUND = [
    # The padding is 0, to which no offset is added.
    ("Add", offset_before, {"pads": [1, 1, 1, 1]}),
    ("Add", normalization_before, {"auto_pad": "SAME_UPPER"}),
    ("Mul", factor_of_two_uses, {}),
    ("Mul", factor_before, {"group": 2}),
    ("Pad", padding_before, {"mode": "edge"}),
    ("Pad", padding_before, {"value": 1.0}),
    ("Pad", padding_before, {"pads": (0, 0, -1, 0, 0, 0, 0, 0)}),
    ("Pad", padding_before, {"pads": (0, 0, 1, 0, 1, 0, 0, 0)}),
    ("Pad", padding_before, {"auto_pad": "SAME_LOWER"}),
    ("Mul", factor_of_rows, {}),
    ("Mul", scaled_heads, {"shared": True}),
]

# The same for operators that are part of the weights.
ABSENT = [
    *[("Mul", factor_before, {"group": group, "pads": [1, 0, 2, 1]}) for group in [1, 4]],
    ("Div", factor_before, {"op": "Div"}),
    *[(op, offset_before, {"op": op, "group": group, "bias": bias})
      for op in ["Add", "Sub"] for group, bias in [(1, True), (4, False)]],
    *[(op, normalization_before, {"group": group}) for op in ["Mul", "Add"] for group in [1, 4]],
    *[("Mul", normalization_after, {"group": group}) for group in [1, 2]],
    ("Pad", padding_before, {}),
    ("Pad", padding_before, {"value": 0.0, "pads": (0, 0, 4, 0, 0, 0, 0, 5)}),
    ("Pad", padding_before, {"pads": (0, 0, 1, 1, 0, 0, 1, 1)}),
    ("Mul", factor_before_product, {}),
    ("Mul", factor_before_product, {"factor": numpy.linspace(1, 2, 6, dtype=numpy.float32)}),
    ("Div", factor_before_product, {"op": "Div"}),
    *[("Mul", scaled_heads, {"bias": bias}) for bias in [True, False]],
    *[("Div", factor_before_gemm, {"transposed": transposed}) for transposed in [0, 1]],
]
