# SPDX-License-Identifier: Apache-2.0
"""Rotary embeddings as exporters write them. A function adds one form to a graph and returns
the result; the table at the end tells which forms are recognized, or are not."""

import numpy

HEADS, LENGTH, SIZE = 3, 5, 8


def numbers(*shape):
    count = numpy.prod(shape, dtype=int)
    return numpy.sin(numpy.arange(count) * 1.7).reshape(shape).astype(numpy.float32)


def rotate_half(graph, x, how, flipped=False, sign=True, first=SIZE // 2):
    """Llama, Mistral and NeoX of transformers: the halves trade places."""
    if how == "split":
        left, right = graph("Split", x, [first, SIZE - first], results=2, axis=-1)
    else:
        left = graph("Slice", x, [0], [first], [3], [1])
        right = graph("Slice", x, [first], [2**63 - 1], [3], [1])
    if flipped:
        left, right = right, left
    return graph("Concat", graph("Neg", right) if sign else right, left, axis=-1)


def angles(graph, batch="batch"):
    """cos and sin, batch x 1 x length x size, of frequencies that are joined with
    themselves."""
    positions = numpy.arange(LENGTH, dtype=numpy.float32).reshape(1, LENGTH, 1)
    if batch != 1:
        positions = numpy.concatenate([positions, positions + 3])
    frequencies = graph("MatMul", graph.input(positions, [batch, "length", 1]),
                        numbers(1, SIZE // 2))
    both = graph("Concat", frequencies, frequencies, axis=-1)
    return [graph("Unsqueeze", graph("Mul", graph(name, both), 0.9), [1])
            for name in ("Cos", "Sin")]


def table(graph, equal=True, cached=False):
    """A constant for all positions, of which some are taken. `cached`: that of
    transformers 4.30, which has dimensions of one element."""
    half = numbers(40, SIZE // 2)
    other = half if equal else half + 1
    rows = graph.input(numpy.array([[0, 3, 4, 9, 11], [5, 6, 7, 8, 29]], numpy.int64),
                       ["batch", LENGTH])

    def take(values):
        if cached:
            values = graph("Slice", values.reshape(1, 1, 40, SIZE), [0], [30], [2])
            values = graph("Squeeze", graph("Squeeze", values, [1]), [0])
        return graph("Unsqueeze", graph("Gather", values, rows, axis=0), [1])

    return [take(numpy.concatenate([f(half), f(other)], -1)) for f in (numpy.cos, numpy.sin)]


def rotate(graph, source="computed", how="slice", order=0, batch="batch", **changes):
    x = graph.input(numbers(2, HEADS, LENGTH, SIZE), ["batch", HEADS, "length", SIZE])
    if source == "computed":
        cosine, sine = angles(graph, batch)
    else:
        cosine, sine = table(graph, source != "other table", source == "cached table")
        x = graph.input(numbers(2, HEADS, LENGTH, SIZE), ["batch", HEADS, LENGTH, SIZE])
    products = [graph("Mul", x, cosine), graph("Mul", rotate_half(graph, x, how, **changes), sine)]
    if order:
        products.reverse()
    return graph("Add", *products)


def of_other(graph):
    """The product with cos is that of another tensor."""
    x, y = (graph.input(numbers(2, HEADS, LENGTH, SIZE), ["batch", HEADS, "length", SIZE])
            for _ in range(2))
    cosine, sine = angles(graph)
    return graph("Add", graph("Mul", y, cosine),
                 graph("Mul", rotate_half(graph, x, "slice"), sine))


# The operator, its form, and the arguments of the form.
FOUND = [
    ("RotaryEmbedding", rotate, {}),
    ("RotaryEmbedding", rotate, {"how": "split", "order": 1}),
    ("RotaryEmbedding", rotate, {"batch": 1}),
    ("RotaryEmbedding", rotate, {"source": "table"}),
    ("RotaryEmbedding", rotate, {"source": "cached table"}),
]

# The same for chains that are no RotaryEmbedding.
ABSENT = [
    ("RotaryEmbedding", rotate, {"flipped": True}),
    ("RotaryEmbedding", rotate, {"sign": False}),
    ("RotaryEmbedding", rotate, {"source": "other table"}),
    ("RotaryEmbedding", of_other, {}),
]
