# SPDX-License-Identifier: Apache-2.0
"""Operators that select elements by indices or by value."""

import numpy
from random_case import F32, Case, int64


def gather(random):
    shape = random.shape(1, 4)
    axis = random.axis(len(shape))
    op = random.pick(["Gather", "GatherElements"])
    if op == "Gather":
        indices = random.shape(0, 2)
    else:
        indices = [random.integer(1, size) for size in shape]
        indices[axis] = random.integer(1, 5)
    size = shape[axis]
    dtype = random.pick([numpy.int32, numpy.int64])
    return Case(op, [random.floats(shape), random.integers(indices, dtype, -size, size - 1)],
                {"axis": axis}, opset=13)


def gather_nd(random):
    shape = random.shape(2, 4)
    batch = random.integer(0, 1)
    depth = random.integer(1, len(shape) - batch)
    outer = shape[:batch] + random.shape(1, 2)
    parts = [random.integers(outer + [1], numpy.int64, -size, size - 1)
             for size in shape[batch:batch + depth]]
    return Case("GatherND", [random.floats(shape), numpy.concatenate(parts, -1)],
                {"batch_dims": batch}, known=frozenset([1]), opset=13)


def scatter(random):
    shape = random.shape(1, 3)
    axis = random.axis(len(shape))
    count = random.integer(1, shape[axis])
    indices = [random.integer(1, size) for size in shape]
    indices[axis] = count
    chosen = random.numpy.permutation(shape[axis])[:count]
    view = [1] * len(shape)
    view[axis] = count
    index = numpy.broadcast_to(chosen.reshape(view), indices).astype(numpy.int64)
    attributes = {"axis": axis}
    if random.chance(0.6):
        attributes["reduction"] = random.pick(["add", "mul", "max", "min", "none"])
    return Case("ScatterElements", [random.floats(shape), index.copy(), random.floats(indices)],
                attributes, opset=18)


def scatter_nd(random):
    shape = random.shape(1, 3)
    depth = random.integer(1, len(shape))
    total = int(numpy.prod(shape[:depth]))
    count = random.integer(1, total)
    flat = random.numpy.permutation(total)[:count]
    index = numpy.stack(numpy.unravel_index(flat, shape[:depth]), -1).astype(numpy.int64)
    return Case("ScatterND", [random.floats(shape), index, random.floats([count] + shape[depth:])],
                {"reduction": random.pick(["none", "add", "mul", "max"])}, known=frozenset([1]),
                opset=18)


def one_hot(random):
    shape = random.shape(1, 3)
    depth = random.integer(1, 6)
    dtype = random.pick([F32, numpy.int64])
    return Case("OneHot", [random.integers(shape, numpy.int64, -depth - 1, depth + 1),
                           numpy.array(depth, numpy.int64), random.values([2], dtype)],
                {"axis": random.integer(-len(shape) - 1, len(shape))},
                frozenset([1, 2]) if random.chance(0.8) else frozenset(), opset=11)


def data_dependent(random):
    shape = random.shape(1, 3)
    op = random.pick(["NonZero", "Compress", "Range"])
    if op == "NonZero":
        return Case(op, [random.integers(shape, numpy.int64, -1, 1)], opset=13)
    if op == "Compress":
        axis = random.axis(len(shape))
        return Case(op, [random.floats(shape), random.bools([random.integer(1, shape[axis])])],
                    {"axis": axis}, opset=11)
    start, delta = random.integer(-5, 5), random.pick([1, 2, -1, -3])
    limits = [numpy.array(v, numpy.int64) for v in (start, random.integer(-8, 8), delta)]
    return Case("Range", limits, {}, frozenset([0, 1, 2]) if random.chance() else frozenset(), opset=11)


def non_max_suppression(random):
    batches, classes, count = (random.integer(1, 3) for _ in range(3))
    count += random.integer(1, 12)
    corners = random.numpy.random((batches, count, 2)) * 10
    sizes = random.numpy.random((batches, count, 2)) * 6 + 0.1
    boxes = numpy.concatenate([corners, corners + sizes], -1).astype(F32)
    scores = random.numpy.random((batches, classes, count)).astype(F32)
    limits = [numpy.array(random.integer(0, 6), numpy.int64), numpy.array(0.4, F32),
              numpy.array(random.pick([0.0, 0.5]), F32)]
    return Case("NonMaxSuppression", [boxes, scores, *limits[:random.integer(1, 3)]],
                {"center_point_box": random.integer(0, 1)}, frozenset([2, 3, 4]), opset=11)


def unique(random):
    shape = random.shape(1, 3)
    attributes = {"sorted": random.integer(0, 1)}
    if random.chance():
        attributes["axis"] = random.axis(len(shape))
    return Case("Unique", [random.integers(shape, numpy.int64, -2, 2)], attributes, results=4,
                opset=11)


FAMILIES = [
    gather,
    gather_nd,
    scatter,
    scatter_nd,
    one_hot,
    data_dependent,
    non_max_suppression,
    unique,
]
