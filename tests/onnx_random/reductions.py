# SPDX-License-Identifier: Apache-2.0
"""Operators that reduce or normalize along axes."""

import numpy
from random_case import F16, F32, F64, Case, int64


def reduction(random):
    kind = random.pick(["L1", "L2", "LogSum", "LogSumExp", "Max", "Mean", "Min", "Prod", "Sum",
                        "SumSquare"])
    shape = random.shape(1, 4)
    dtype = random.pick([F32, F32, F64, numpy.int32, numpy.int64])
    if kind.startswith("Log") or kind in ("L1", "L2", "Mean"):
        dtype = random.pick([F32, F64])
    value = random.values(shape, dtype)
    if dtype in (numpy.int32, numpy.int64):
        value = value % 5
    if kind == "LogSum":
        value = numpy.abs(value) + dtype(0.1)
    attributes = {"keepdims": random.integer(0, 1)}
    operands = [value]
    if random.chance(0.8):
        operands.append(int64(random.axes(len(shape))))
    elif random.chance():
        attributes["noop_with_empty_axes"] = 1
    return Case("Reduce" + kind, operands, attributes, frozenset([1]), opset=18)


def reduction_attribute(random):
    shape = random.shape(1, 4)
    return Case(random.pick(["ReduceMax", "ReduceMean", "ReduceSumSquare", "ReduceProd"]),
                [random.floats(shape)],
                {"axes": random.axes(len(shape)), "keepdims": random.integer(0, 1)}, opset=12)


def arg(random):
    shape = random.shape(1, 4)
    return Case(random.pick(["ArgMax", "ArgMin"]),
                [random.pick([random.floats(shape), random.integers(shape, numpy.int32, -2, 2)])],
                {"axis": random.axis(len(shape)), "keepdims": random.integer(0, 1),
                 "select_last_index": random.integer(0, 1)}, opset=13)


def top_k(random):
    shape = random.shape(1, 3)
    axis = random.axis(len(shape))
    value = random.numpy.permutation(numpy.arange(numpy.prod(shape))).reshape(shape)
    count = int64([random.integer(1, shape[axis])])
    return Case("TopK", [value.astype(random.pick([F32, numpy.int64])), count],
                {"axis": axis, "largest": random.integer(0, 1), "sorted": 1},
                frozenset([1]), results=2, opset=11)


def cumulative(random):
    shape = random.shape(1, 4)
    return Case("CumSum", [random.values(shape, random.pick([F32, F64, numpy.int32, numpy.int64])),
                           numpy.array(random.axis(len(shape)), numpy.int64)],
                {"exclusive": random.integer(0, 1), "reverse": random.integer(0, 1)},
                frozenset([1]), opset=14)


def softmax(random):
    shape = random.shape(1, 4, 9)
    return Case(random.pick(["Softmax", "LogSoftmax", "Hardmax"]),
                [random.floats(shape)],
                {"axis": random.axis(len(shape))}, opset=13)


def softmax_flat(random):
    shape = random.shape(2, 4)
    return Case(random.pick(["Softmax", "LogSoftmax"]), [random.floats(shape)],
                {"axis": random.integer(1, len(shape) - 1)}, opset=11)


def normalization(random):
    op = random.pick(["BatchNormalization", "InstanceNormalization", "LayerNormalization",
                      "GroupNormalization", "LpNormalization", "LRN",
                      "MeanVarianceNormalization"])
    shape = [random.integer(1, 3), random.integer(2, 6), *random.shape(1, 3)]
    value = random.floats(shape)
    channels = [random.floats([shape[1]]) for _ in range(3)]
    positive = numpy.abs(random.floats([shape[1]])) + F32(0.1)
    constants = frozenset(range(1, 5)) if random.chance(0.8) else frozenset()
    if op == "BatchNormalization":
        return Case(op, [value, *channels, positive], {"epsilon": 1e-3}, constants, opset=15)
    if op == "InstanceNormalization":
        return Case(op, [value, *channels[:2]], {"epsilon": 1e-3}, constants, opset=6)
    if op == "LayerNormalization":
        axis = random.axis(len(shape))
        sizes = shape[axis % len(shape):]
        operands = [value, random.floats(sizes)]
        if random.chance():
            operands.append(random.floats(sizes))
        return Case(op, operands, {"axis": axis}, constants, opset=17)
    if op == "GroupNormalization":
        group = random.pick([g for g in range(1, shape[1] + 1) if shape[1] % g == 0])
        return Case(op, [value, *channels[:2]], {"num_groups": group, "epsilon": 1e-3},
                    constants, opset=21)
    if op == "LpNormalization":
        return Case(op, [value], {"axis": random.axis(len(shape)), "p": random.integer(1, 2)},
                    opset=1)
    if op == "LRN":
        return Case(op, [random.floats(random.shape(4, 4))], {"size": random.pick([1, 3, 5])}, opset=13)
    return Case(op, [random.floats(random.shape(4, 4))], opset=13)


def newer_normalization(random):
    shape = random.shape(1, 4)
    if random.chance(0.3):
        return Case("Swish", [random.floats(shape)], {"alpha": random.pick([1.0, 0.5])}, opset=24)
    axis = random.axis(len(shape))
    scale = random.floats(shape[axis % len(shape):])
    return Case("RMSNormalization", [random.floats(shape), scale], {"axis": axis},
                frozenset([1]), opset=23)


def columns(random):
    """Combines elements that are far apart; neighboring results are computed together."""
    shape = random.shape(1, 3) + [random.integer(60, 200)]
    axis = random.integer(0, len(shape) - 2)
    kind = random.pick(["ReduceLogSumExp", "ReduceMax", "ReduceMean", "ReduceSum", "Softmax",
                        "LogSoftmax", "CumSum"])
    dtype = random.pick([F32, F32, F64, F16])
    if kind.endswith("oftmax"):
        return Case(kind, [random.floats(shape, dtype)], {"axis": axis}, opset=13)
    if kind == "CumSum":
        value = random.values(shape, random.pick([F32, numpy.int32, numpy.int64]))
        return Case(kind, [value, numpy.array(axis, numpy.int64)],
                    {"exclusive": random.integer(0, 1), "reverse": random.integer(0, 1)},
                    frozenset([1]), opset=14)
    return Case(kind, [random.floats(shape, dtype), int64([axis])],
                {"keepdims": random.integer(0, 1)}, frozenset([1]), opset=18)


FAMILIES = [
    reduction,
    reduction_attribute,
    columns,
    arg,
    top_k,
    cumulative,
    softmax,
    softmax_flat,
    normalization,
    newer_normalization,
]
