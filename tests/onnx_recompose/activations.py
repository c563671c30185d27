# SPDX-License-Identifier: Apache-2.0
"""Activations as exporters write them. A function adds one form to a graph and returns
the result; the table at the end tells which operator is recognized, or is not."""

import numpy

ROOT = 0.7978845608028654


def extremes(graph):
    """Adds an input whose values include the largest numbers."""
    values = numpy.linspace(-9, 9, 72, dtype=graph.dtype).reshape(3, 24)
    values[0, :4] = [-1000, 1000, -0.0, 0.0]
    return graph.input(values, ["batch", 24])


def gelu(graph, scale="Div", order="last", root=2**0.5, one=1.0):
    x = extremes(graph)
    curve = graph("Erf", graph(scale, x, root))
    return gelu_of(graph, x, curve, order, one)


def gelu_of(graph, x, curve, order, one=1.0):
    total = graph("Add", curve, one)
    if order == "last":  # PyTorch's opsets 9 to 19
        return graph("Mul", graph("Mul", x, total), 0.5)
    if order == "first":  # transformers, torch.onnx's decomposition
        return graph("Mul", graph("Mul", x, 0.5), total)
    if order == "half":
        return graph("Mul", graph("Div", x, 2.0), total)
    return graph("Mul", x, graph("Mul", 0.5, total))  # BERT of TensorFlow


def gelu_tanh(graph, cubic="pow", order="first", factor=0.044715):
    x = extremes(graph)
    if cubic == "pow":  # transformers' NewGELU
        cube = graph("Mul", factor, graph("Pow", x, 3.0))
    elif cubic == "product":  # PyTorch's decomposition
        cube = graph("Mul", factor, graph("Mul", graph("Mul", x, x), x))
    elif cubic == "scaled square":
        cube = graph("Mul", x, graph("Mul", factor, graph("Mul", x, x)))
    else:
        cube = graph("Mul", graph("Mul", graph("Mul", factor, x), x), x)
    inner = graph("Mul", ROOT, graph("Add", x, cube))
    return gelu_of(graph, x, graph("Tanh", inner), order)


def gelu_fast(graph, order="first", scaled=True):
    """That of Bloom and of transformers' FastGELU."""
    x = extremes(graph)
    if scaled:
        square = graph("Mul", graph("Mul", 0.044715, x), x)
    else:
        square = graph("Mul", 0.044715, graph("Mul", x, x))
    inner = graph("Mul", graph("Mul", x, 0.7978845608), graph("Add", 1.0, square))
    return gelu_of(graph, x, graph("Tanh", inner), order)


def gelu_of_other(graph):
    x, y = extremes(graph), extremes(graph)
    return gelu_of(graph, x, graph("Erf", graph("Div", y, 2**0.5)), "last")


def swish(graph, alpha=None):
    x = extremes(graph)
    return graph("Mul", x, graph("Sigmoid", x if alpha is None else graph("Mul", x, alpha)))


def swish_of_exp(graph, one=1.0):
    x = extremes(graph)
    return graph("Div", x, graph("Add", one, graph("Exp", graph("Neg", x))))


def swish_of_quotient(graph):
    x = extremes(graph)
    sigmoid = graph("Div", 1.0, graph("Add", graph("Exp", graph("Neg", x)), 1.0))
    return graph("Mul", sigmoid, x)


def swish_of_other(graph):
    x, y = extremes(graph), extremes(graph)
    return graph("Mul", x, graph("Sigmoid", y))


def swish_of_columns(graph):
    """A factor for each column."""
    x = extremes(graph)
    alpha = numpy.linspace(1, 2, 24, dtype=graph.dtype)
    return graph("Mul", x, graph("Sigmoid", graph("Mul", x, alpha)))


def sigmoid_used_twice(graph):
    x = extremes(graph)
    sigmoid = graph("Sigmoid", x)
    return graph("Add", graph("Mul", x, sigmoid), sigmoid)


def sigmoid(graph, one=1.0):
    x = extremes(graph)
    return graph("Reciprocal", graph("Add", graph("Exp", graph("Neg", x)), one))


def mish(graph):
    x = extremes(graph)
    return graph("Mul", x, graph("Tanh", graph("Softplus", x)))


def mish_of_log(graph, one=1.0):
    """TensorFlow's softplus, whose exponential is infinite for large numbers."""
    x = extremes(graph)
    softplus = graph("Log", graph("Add", graph("Exp", x), one))
    return graph("Mul", graph("Tanh", softplus), x)


def relu6(graph, x, three=3.0, six=6.0):
    return graph("Clip", graph("Add", x, three), 0.0, six)


def hard_swish(graph, order="last", three=3.0, six=6.0):
    x = extremes(graph)
    clipped = relu6(graph, x, three, six)
    if order == "last":
        return graph("Div", graph("Mul", x, clipped), 6.0)
    if order == "factor":  # TensorFlow multiplies by a sixth
        return graph("Mul", x, graph("Mul", clipped, 1 / 6))
    return graph("Mul", x, graph("HardSigmoid", x, alpha=1 / 6, beta=0.5))  # PyTorch


def hard_sigmoid(graph, three=3.0, six=6.0):
    return graph("Div", relu6(graph, extremes(graph), three, six), 6.0)


def hard_sigmoid_of_line(graph, most=1.0, alpha=0.2):
    """That of Keras."""
    line = graph("Add", graph("Mul", extremes(graph), alpha), 0.5)
    return graph("Clip", line, 0.0, most)


def hard_sigmoid_of_columns(graph):
    return hard_sigmoid_of_line(graph, alpha=numpy.linspace(0.1, 1, 24, dtype=graph.dtype))


# The operator, its form, and the arguments of the form.
FOUND = [
    *[("Gelu", gelu, {"scale": scale, "root": root, "order": order})
      for scale, root in [("Div", 2**0.5), ("Mul", 0.5**0.5)]
      for order in ["last", "first", "half", "inner"]],
    *[("Gelu", gelu_tanh, {"cubic": cubic, "order": order})
      for cubic in ["pow", "product", "scaled square", "scaled"]
      for order in ["first", "inner"]],
    *[("Gelu", gelu_fast, {"scaled": scaled, "order": order})
      for scaled in [True, False] for order in ["first", "inner"]],
    ("Swish", swish, {}),
    ("Swish", swish, {"alpha": 1.702}),
    ("Swish", swish_of_exp, {}),
    ("Swish", swish_of_quotient, {}),
    ("Sigmoid", sigmoid, {}),
    ("Mish", mish, {}),
    ("Mish", mish_of_log, {}),
    *[("HardSwish", hard_swish, {"order": order}) for order in ["last", "factor", "sigmoid"]],
    ("HardSigmoid", hard_sigmoid, {}),
    ("HardSigmoid", hard_sigmoid_of_line, {}),
]

# The same for operators that are not recognized.
ABSENT = [
    ("Gelu", gelu, {"root": 1.4}),
    ("Gelu", gelu, {"one": 1.5}),
    ("Gelu", gelu_tanh, {"factor": 0.05}),
    ("Gelu", gelu_of_other, {}),
    ("Swish", swish_of_other, {}),
    ("Swish", swish_of_columns, {}),
    ("Swish", swish_of_exp, {"one": 2.0}),
    ("Swish", sigmoid_used_twice, {}),
    ("Sigmoid", sigmoid, {"one": 2.0}),
    ("Mish", mish_of_log, {"one": 2.0}),
    ("HardSwish", hard_swish, {"three": 2.0}),
    ("HardSwish", hard_swish, {"six": 5.0}),
    ("HardSigmoid", hard_sigmoid, {"three": 2.0}),
    ("HardSigmoid", hard_sigmoid_of_line, {"most": 2.0}),
    ("HardSigmoid", hard_sigmoid_of_columns, {}),
]
