# SPDX-License-Identifier: Apache-2.0
"""Operators that move elements."""

import numpy
from random_case import F32, F64, Case, int64


def transpose(random):
    shape = random.shape(1, 5, 5)
    attributes = {}
    if random.chance(0.8):
        attributes["perm"] = [int(i) for i in random.numpy.permutation(len(shape))]
    dtype = random.pick([F32, F64, numpy.int64, numpy.uint8, numpy.bool_])
    return Case("Transpose", [random.values(shape, dtype)], attributes, opset=13)


def reshape(random):
    shape = random.shape(1, 4)
    total = int(numpy.prod(shape))
    target = []
    for i, size in enumerate(shape):
        if random.chance(0.3):
            target.append(0)
        elif random.chance(0.3):
            target += [1, size]
            break
        else:
            break
        total //= size
    target = [size for size in target if size != 1 or random.chance()]
    known = [shape[i] if size == 0 else size for i, size in enumerate(target)]
    rest = int(numpy.prod(shape)) // int(numpy.prod(known))
    target.append(-1 if random.chance() else rest)
    return Case("Reshape", [random.floats(shape), int64(target)], {}, frozenset([1]), opset=14)


def squeeze(random):
    shape = random.shape(1, 3)
    if random.chance():
        rank = len(shape) + 2
        axes = [int(axis) - rank * random.chance(0.3)
                for axis in random.numpy.permutation(rank)[:2]]
        return Case("Unsqueeze", [random.floats(shape), int64(axes)], {}, frozenset([1]), opset=13)
    shape.insert(random.integer(0, len(shape)), 1)
    axes = [i for i, size in enumerate(shape) if size == 1]
    return Case("Squeeze", [random.floats(shape), int64(axes)], {}, frozenset([1]), opset=13)


def concat(random):
    shape = random.shape(1, 4)
    axis = random.axis(len(shape))
    dtype = random.pick([F32, numpy.int64, numpy.uint8])
    values = []
    for _ in range(random.integer(1, 4)):
        sizes = list(shape)
        sizes[axis] = random.integer(0, 5)
        values.append(random.values(sizes, dtype))
    return Case("Concat", values, {"axis": axis}, opset=13)


def split(random):
    shape = random.shape(1, 4)
    axis = random.axis(len(shape))
    sizes = [random.integer(0, 4) for _ in range(random.integer(1, 4))]
    if sum(sizes) == 0:
        sizes[0] = 1
    shape[axis] = sum(sizes)
    value = random.floats(shape)
    if random.chance():
        return Case("Split", [value, int64(sizes)], {"axis": axis}, frozenset([1]), len(sizes), 18)
    count = random.integer(1, shape[axis])
    chunk = -(-shape[axis] // count)
    if chunk * (count - 1) >= shape[axis]:
        count = 1
    return Case("Split", [value], {"axis": axis, "num_outputs": count}, results=count, opset=18)


def slice_(random):
    shape = random.shape(1, 4, 8)
    axes = random.axes(len(shape))
    starts, ends, steps = [], [], []
    for axis in axes:
        size = shape[axis]
        starts.append(random.pick([random.integer(-size - 2, size + 2), 0, 2**31]))
        steps.append(random.pick([1, 1, 2, 3, -1, -2]))
        # ONNX Runtime takes the greatest integer as "to the first element" if the step is
        # negative, against the specification.
        far = 2**31 - 1 if steps[-1] > 0 else -(2**31)
        ends.append(random.pick([random.integer(-size - 2, size + 2), far]))
    operands = [random.floats(shape), int64(starts), int64(ends), int64(axes), int64(steps)]
    return Case("Slice", operands, {},
                frozenset([1, 2, 3, 4]) if random.chance(0.8) else frozenset([3, 4]), opset=13)


def expand(random):
    shape = random.shape(0, 4)
    source = random.broadcast(shape)
    return Case("Expand", [random.floats(source), int64(shape)], {},
                frozenset([1]) if random.chance(0.8) else frozenset(), frozenset([1]), opset=13)


def tile(random):
    shape = random.shape(1, 4, 4)
    counts = int64([random.integer(0 if random.chance(0.1) else 1, 3) for _ in shape])
    return Case("Tile", [random.floats(shape), counts], {},
                frozenset([1]) if random.chance(0.8) else frozenset(), opset=13)


def pad(random):
    shape = random.shape(1, 4, 6)
    mode = random.pick(["constant", "reflect", "edge", "wrap"])
    axes = sorted(axis % len(shape) for axis in random.axes(len(shape)))
    limit = {"constant": 3, "edge": 3}
    pads = []
    for _ in range(2):
        for axis in axes:
            most = limit.get(mode, shape[axis] - 1)
            low = -1 if mode == "constant" and shape[axis] > 2 else 0
            pads.append(random.integer(low, most))
    operands = [random.floats(shape), int64(pads), None, int64(axes)]
    if mode == "constant" and random.chance():
        operands[2] = numpy.array(1.5, F32)
    return Case("Pad", operands, {"mode": mode}, frozenset([1, 2, 3]), opset=19)


def blocks(random):
    size = random.integer(1, 3)
    shape = [random.integer(1, 2), random.integer(1, 3), random.integer(1, 4), random.integer(1, 4)]
    if random.chance():
        shape[1] *= size * size
        return Case("DepthToSpace", [random.floats(shape)],
                    {"blocksize": size, "mode": random.pick(["DCR", "CRD"])}, opset=13)
    shape[2] *= size
    shape[3] *= size
    return Case("SpaceToDepth", [random.floats(shape)], {"blocksize": size}, opset=13)


def matrices(random):
    shape = random.shape(2, 4)
    if random.chance():
        diagonal = numpy.array(random.integer(-4, 4), numpy.int64)
        return Case("Trilu", [random.values(shape, random.pick([F32, numpy.int64])), diagonal],
                    {"upper": random.integer(0, 1)}, frozenset([1]), opset=14)
    return Case("EyeLike", [random.floats(shape[:2])], {"k": random.integer(-3, 3)}, opset=9)


def center_crop_pad(random):
    shape = random.shape(1, 4, 7)
    axes = random.axes(len(shape))
    sizes = int64([random.integer(1, 8) for _ in axes])
    return Case("CenterCropPad", [random.floats(shape), sizes], {"axes": axes},
                frozenset([1]) if random.chance() else frozenset(), opset=18)


def reverse_sequence(random):
    batch, time = random.integer(1, 4), random.integer(1, 5)
    batch_axis = random.integer(0, 1)
    shape = ([batch, time] if batch_axis == 0 else [time, batch]) + random.shape(0, 2)
    return Case("ReverseSequence", [random.floats(shape), random.integers([batch], numpy.int64, 1, time)],
                {"batch_axis": batch_axis, "time_axis": 1 - batch_axis}, opset=10)


def shape_of(random):
    shape = random.shape(0, 4)
    if random.chance(0.3):
        return Case("Size", [random.floats(shape)], opset=13)
    attributes = {"start": random.integer(-5, 5)}
    if random.chance():
        attributes["end"] = random.integer(-5, 5)
    return Case("Shape", [random.floats(shape)], attributes, opset=15)


FAMILIES = [
    transpose,
    reshape,
    squeeze,
    concat,
    split,
    slice_,
    expand,
    tile,
    pad,
    blocks,
    matrices,
    center_crop_pad,
    reverse_sequence,
    shape_of,
]
