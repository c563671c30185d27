# SPDX-License-Identifier: Apache-2.0
"""Normalizations as exporters write them. A function adds one form to a graph and returns
the result; the table at the end tells which operator is recognized, or is not."""

import numpy
from onnx import TensorProto

SIZE = 24


def rows(graph):
    values = numpy.linspace(-3, 5, 6 * SIZE).reshape(2, 3, SIZE) ** 2
    return graph.input(values.astype(graph.dtype), ["batch", 3, SIZE])


def numbers(graph, low, high, size=SIZE):
    return numpy.linspace(low, high, size).astype(graph.dtype)


def reduce_mean(graph, x, axes):
    """Axes are attributes before opset 18, and operands since."""
    if graph.opset < 18:
        return graph("ReduceMean", x, axes=axes)
    return graph("ReduceMean", x, axes)


def inverse(graph, sum_, how):
    if how == "power":
        return graph("Pow", sum_, -0.5)
    root = graph("Sqrt", sum_)
    return graph("Div", 1.0, root) if how == "quotient" else graph("Reciprocal", root)


def layer(graph, axes=(-1,), square="Pow", how="div", epsilon=1e-5, other_axes=None,
          outside=False, shared=True):
    """That of PyTorch before opset 17, and of transformers."""
    x = rows(graph)
    mean = reduce_mean(graph, x, list(axes))
    distance = graph("Sub", x, mean)
    squared = distance if shared else graph("Sub", x, mean)
    squares = (graph("Pow", squared, 2.0) if square == "Pow"
               else graph("Mul", squared, squared))
    variance = reduce_mean(graph, squares, list(other_axes or axes))
    if outside:  # The epsilon is added to the deviation.
        normal = graph("Div", distance, graph("Add", graph("Sqrt", variance), epsilon))
    elif how == "div":
        normal = graph("Div", distance, graph("Sqrt", graph("Add", variance, epsilon)))
    else:
        sum_ = graph("Add", variance, epsilon)
        normal = graph("Mul", distance, inverse(graph, sum_, how))
    if len(axes) > 1:
        return normal
    scaled = graph("Mul", normal, numbers(graph, 0.5, 2))
    return graph("Add", scaled, numbers(graph, -1, 1))


def layer_of_tensorflow(graph, with_scale=True, other=False, columns=SIZE):
    """batch_normalization with the moments of each row, which Keras uses."""
    x = rows(graph)
    mean = reduce_mean(graph, x, [2])
    distance = graph("Sub", x, mean)
    variance = reduce_mean(graph, graph("Mul", distance, distance), [2])
    factor = graph("Reciprocal", graph("Sqrt", graph("Add", variance, 1e-3)))
    if with_scale:
        factor = graph("Mul", factor, numbers(graph, 0.5, 2))
    shift = reduce_mean(graph, x, [1]) if other else mean
    offset = graph("Sub", numbers(graph, -1, 1, columns), graph("Mul", shift, factor))
    return graph("Add", graph("Mul", x, factor), offset)


def rms(graph, square="Pow", how="reciprocal", scale="left", axes=(-1,), outside=False):
    """Those of T5, Llama and Mixtral."""
    x = rows(graph)
    squares = graph("Pow", x, 2.0) if square == "Pow" else graph("Mul", x, x)
    mean = reduce_mean(graph, squares, list(axes))
    if outside:
        normal = graph("Div", x, graph("Add", graph("Sqrt", mean), 1e-6))
    else:
        normal = graph("Mul", x, inverse(graph, graph("Add", mean, 1e-6), how))
    weights = numbers(graph, 0.5, 2)
    return graph("Mul", weights, normal) if scale == "left" else graph("Mul", normal, weights)


def narrow_rms(graph):
    """Halves that are normalized as 32-bit floats."""
    graph.dtype = numpy.float16
    x = rows(graph)
    graph.dtype = numpy.float32
    wide = graph("Cast", x, to=TensorProto.FLOAT)
    mean = reduce_mean(graph, graph("Pow", wide, 2.0), [-1])
    normal = graph("Mul", wide, inverse(graph, graph("Add", mean, 1e-6), "reciprocal"))
    graph.dtype = numpy.float16
    narrow = graph("Cast", normal, to=TensorProto.FLOAT16)
    return graph("Mul", numbers(graph, 0.5, 2), narrow)


def rms_of_other(graph):
    x, y = rows(graph), rows(graph)
    mean = reduce_mean(graph, graph("Mul", y, y), [-1])
    return graph("Div", x, graph("Sqrt", graph("Add", mean, 1e-6)))


# The operator, its form, and the arguments of the form.
FOUND = [
    *[("LayerNormalization", layer, {"square": square, "how": how})
      for square in ["Pow", "Mul"] for how in ["div", "reciprocal", "quotient", "power"]],
    ("LayerNormalization", layer, {"shared": False}),
    ("LayerNormalization", layer, {"axes": [-2, -1]}),
    ("LayerNormalization", layer_of_tensorflow, {}),
    ("LayerNormalization", layer_of_tensorflow, {"with_scale": False}),
    *[("RMSNormalization", rms, {"square": square, "how": how, "scale": scale})
      for square, how, scale in [
          ("Pow", "reciprocal", "left"), ("Mul", "reciprocal", "right"),
          ("Pow", "quotient", "right"), ("Pow", "power", "left")]],
    ("RMSNormalization", narrow_rms, {}),
]

# The same for operators that are not recognized.
ABSENT = [
    ("LayerNormalization", layer, {"outside": True}),
    ("LayerNormalization", layer, {"axes": [1, 2], "other_axes": [2]}),
    ("LayerNormalization", layer_of_tensorflow, {"other": True}),
    ("RMSNormalization", rms, {"outside": True}),
    ("RMSNormalization", rms, {"axes": [1]}),
    ("RMSNormalization", rms_of_other, {}),
]
