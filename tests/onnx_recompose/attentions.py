# SPDX-License-Identifier: Apache-2.0
"""Attention as exporters write it. A function adds one form to a graph and returns the
result; the tables at the end tell which forms are computed in blocks of rows."""

import numpy
from onnx import numpy_helper

# Softmax is another operator before version 13.
OPSETS = (11, 18)
HEADS, LENGTH, SIZE = 4, 33, 8


def numbers(graph, *shape, scale=1):
    seed = len(graph.inputs) + len(graph.initializers)
    values = numpy.random.default_rng(seed).standard_normal(shape) * scale
    return values.astype(graph.dtype)


def heads(graph, x, count=HEADS, order=(0, 2, 1, 3)):
    """Splits batch x length x (heads * size), as all exporters do."""
    split = graph("Reshape", x, [0, 0, count, SIZE])
    return graph("Transpose", split, perm=order)


def join(graph, x):
    rows = graph("Transpose", x, perm=[0, 2, 1, 3])
    return graph("Reshape", rows, [0, 0, HEADS * SIZE])


def operands(graph, length=LENGTH, keys=LENGTH, count=HEADS, batch="batch"):
    """Queries, keys and values, batch x length x (heads * size)."""
    query = numbers(graph, 2, length, HEADS * SIZE)
    return (graph.input(query, [batch, *query.shape[1:]]),
            *(graph.input(value, [batch, *value.shape[1:]])
              for value in (numbers(graph, 2, keys, count * SIZE) for _ in range(2))))


def scale_scores(graph, query, key, how):
    """Returns the scores of `query` and `key`, which is transposed."""
    if how == "both":  # scaled_dot_product_attention of PyTorch's exporters.
        root = SIZE ** -0.25
        return graph("MatMul", graph("Mul", query, root), graph("Mul", key, root))
    if how == "query":
        return graph("MatMul", graph("Mul", query, SIZE ** -0.5), key)
    scores = graph("MatMul", query, key)
    if how == "div":
        return graph("Div", scores, SIZE ** 0.5)
    return graph("Mul", scores, SIZE ** -0.5) if how == "mul" else scores


def mask_scores(graph, scores, mask, length=LENGTH, keys=LENGTH):
    """Adds a mask, or replaces hidden scores. Some masks hide all keys of a query."""
    if mask == "padding":  # transformers: (1 - mask) * -10000
        seen = graph.input((numpy.arange(2 * keys) % keys < 20).reshape(2, 1, 1, keys)
                           .astype(graph.dtype), ["batch", 1, 1, keys])
        return graph("Add", scores, graph("Mul", graph("Sub", 1.0, seen), -10000.0))
    if mask == "added":
        return graph("Add", scores, graph.input(numbers(graph, 2, 1, length, keys),
                                                ["batch", 1, length, keys]))
    past = keys - length
    causal = numpy.tri(length, keys, past, dtype=bool)
    if mask == "causal":
        return graph("Where", causal, scores, -numpy.inf)
    if mask == "trilu":  # A matrix of -inf above the diagonal.
        if graph.opset < 14:
            hidden = numpy.where(causal, 0, -numpy.inf).astype(numpy.float32)
            return graph("Add", scores, hidden)
        infinity = numpy_helper.from_array(numpy.array([-numpy.inf], numpy.float32))
        full = graph("ConstantOfShape", [length, keys], value=infinity)
        above = graph("Trilu", full, numpy.array(past + 1, numpy.int64), upper=1)
        return graph("Add", scores, above)
    if mask == "hidden":
        causal[3] = False
        causal[-1] = False
        return graph("Where", causal, scores, -1e9)
    return scores


def attend(graph, scale="div", mask="none", guard=False, softcap=False, past=0, group=1):
    """Attention of heads, with `group` of them for each head of keys and values."""
    keys = LENGTH + past
    query, key, value = operands(graph, keys=keys, count=HEADS // group)
    query = heads(graph, query)
    value = heads(graph, value, HEADS // group)
    if group > 1:  # repeat_kv of transformers
        key = repeat(graph, heads(graph, key, HEADS // group), group, keys)
        value = repeat(graph, value, group, keys)
        key = graph("Transpose", key, perm=[0, 1, 3, 2])
    else:
        key = heads(graph, key, order=(0, 2, 3, 1))
    scores = scale_scores(graph, query, key, scale)
    if softcap:
        scores = graph("Mul", graph("Tanh", graph("Div", scores, 5.0)), 5.0)
    scores = mask_scores(graph, scores, mask, keys=keys)
    weights = graph("Softmax", scores, axis=-1)
    if guard:  # PyTorch, for queries that see no key
        weights = graph("Where", graph("IsNaN", weights), 0.0, weights)
    return join(graph, graph("MatMul", weights, value))


def attend_joined(graph, mask=True, batch="batch", swap=False):
    """Batch and heads are one dimension, as in BART, OPT and Marian of transformers."""
    query, key, value = operands(graph, batch=batch)

    def joined(x, order=(0, 2, 1, 3)):
        split = heads(graph, x, order=order)
        return graph("Reshape", split, [-1, *((SIZE, LENGTH) if order[3] == 1 else (LENGTH, SIZE))])

    scores = graph("MatMul", joined(query), joined(key, (0, 2, 3, 1)))
    if mask:
        scores = graph("Reshape", scores, [-1, HEADS, LENGTH, LENGTH])
        scores = mask_scores(graph, scores, "added")
        scores = graph("Reshape", scores, [-1, LENGTH, LENGTH])
    if swap:  # A Softmax of the same rows in other matrices.
        scores = graph("Reshape", scores, [-1, LENGTH * HEADS, LENGTH])
        scores = graph("Softmax", scores, axis=-1)
        weights = graph("Reshape", scores, [-1, LENGTH, LENGTH])
    else:
        weights = graph("Softmax", scores, axis=-1)
    result = graph("MatMul", weights, joined(value))
    return join(graph, graph("Reshape", result, [-1, HEADS, LENGTH, SIZE]))


def repeat(graph, x, group, keys):
    """Repeats each head."""
    wide = (graph("Unsqueeze", x, axes=[2]) if graph.opset < 13
            else graph("Unsqueeze", x, [2]))
    count = HEADS // group
    wide = graph("Expand", wide, [1, count, group, keys, SIZE])
    return graph("Reshape", wide, [-1, HEADS, keys, SIZE])


def used_scores(graph, what="scores"):
    """A value between the products is used elsewhere, too."""
    query, key, value = operands(graph)
    scores = graph("MatMul", heads(graph, query), heads(graph, key, order=(0, 2, 3, 1)))
    weights = graph("Softmax", scores, axis=-1)
    result = graph("MatMul", weights, heads(graph, value))
    other = graph("ReduceMax", scores if what == "scores" else weights, keepdims=0)
    return graph("Add", result, other)


def other_axis(graph):
    """Softmax of columns."""
    query, key, value = operands(graph)
    scores = graph("MatMul", heads(graph, query), heads(graph, key, order=(0, 2, 3, 1)))
    weights = graph("Softmax", scores, axis=2)
    return graph("MatMul", weights, heads(graph, value))


def second_factor(graph):
    """The weights are the second factor."""
    query, key, value = operands(graph)
    scores = graph("MatMul", heads(graph, query), heads(graph, key, order=(0, 2, 3, 1)))
    weights = graph("Softmax", scores, axis=-1)
    return graph("MatMul", heads(graph, value, order=(0, 2, 3, 1)), weights)


def few_rows(graph):
    """One query, as in a step of a decoder."""
    query, key, value = operands(graph, length=1)
    scores = graph("MatMul", heads(graph, query), heads(graph, key, order=(0, 2, 3, 1)))
    return graph("MatMul", graph("Softmax", scores, axis=-1), heads(graph, value))


# The name of the form in `recompose_test.py`, and the arguments of the form.
FOUND = [
    *[("RowBlocks", attend, {"scale": scale, "mask": mask})
      for scale, mask in [
          ("div", "padding"), ("mul", "added"), ("query", "causal"), ("both", "trilu"),
          ("none", "none"), ("div", "hidden")]],
    ("RowBlocks", attend, {"scale": "both", "mask": "trilu", "guard": True}),
    ("RowBlocks", attend, {"softcap": True, "mask": "causal"}),
    ("RowBlocks", attend, {"mask": "causal", "past": 7}),
    ("RowBlocks", attend, {"mask": "padding", "group": 2}),
    ("RowBlocks", attend, {"scale": "query", "group": 4}),
    ("RowBlocks", attend_joined, {}),
    ("RowBlocks", attend_joined, {"batch": 2}),
    ("RowBlocks", attend_joined, {"mask": False}),
    ("RowBlocks", attend_joined, {"mask": False, "swap": True}),
]

ABSENT = [
    ("RowBlocks", used_scores, {}),
    ("RowBlocks", used_scores, {"what": "weights"}),
    ("RowBlocks", other_axis, {}),
    ("RowBlocks", second_factor, {}),
    ("RowBlocks", few_rows, {}),
]
