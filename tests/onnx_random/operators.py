# SPDX-License-Identifier: Apache-2.0
"""Draws operators of ONNX with random attributes, shapes and element types.

Each family is a function of a random generator that returns a Case. `FAMILIES` has them
by name. Values are such that ONNX defines the result: no index is out of range, and no
integer is divided by zero.
"""

import dataclasses

import numpy

F32, F64, F16 = numpy.float32, numpy.float64, numpy.float16
INTEGERS = [numpy.int8, numpy.int16, numpy.int32, numpy.int64,
            numpy.uint8, numpy.uint16, numpy.uint32, numpy.uint64]


@dataclasses.dataclass
class Case:
    """An operator: its operands (None is omitted), which of them are constants, and
    which have known sizes even if those of others are unknown."""

    op: str
    operands: list
    attributes: dict = dataclasses.field(default_factory=dict)
    constants: frozenset = frozenset()
    known: frozenset = frozenset()
    results: int = 1
    opset: int = 21


class Random:
    """Draws what cases consist of."""

    def __init__(self, seed):
        self.numpy = numpy.random.default_rng(seed)

    def chance(self, probability=0.5):
        return self.numpy.random() < probability

    def integer(self, low, high):
        """Returns an integer of [low, high]."""
        return int(self.numpy.integers(low, high + 1))

    def pick(self, values):
        return values[self.integer(0, len(values) - 1)]

    def shape(self, low=0, high=4, largest=6):
        return [self.integer(1, largest) for _ in range(self.integer(low, high))]

    def axis(self, rank):
        return self.integer(-rank, rank - 1)

    def axes(self, rank):
        count = self.integer(1, rank)
        axes = self.numpy.permutation(rank)[:count]
        return [int(axis) - rank * self.chance(0.3) for axis in axes]

    def floats(self, shape, dtype=F32):
        return self.numpy.standard_normal(shape).astype(dtype)

    def integers(self, shape, dtype=numpy.int64, low=-20, high=20):
        low = max(low, int(numpy.iinfo(dtype).min))
        return self.numpy.integers(low, high, shape, endpoint=True).astype(dtype)

    def bools(self, shape):
        return self.numpy.random(shape) < 0.5

    def values(self, shape, dtype):
        if dtype == numpy.bool_:
            return self.bools(shape)
        if numpy.issubdtype(dtype, numpy.integer):
            return self.integers(shape, dtype)
        return self.floats(shape, dtype)

    def broadcast(self, shape):
        """Returns a shape that broadcasts to `shape`."""
        kept = shape[self.integer(0, len(shape)):] if self.chance(0.4) else shape
        return [1 if self.chance(0.25) else size for size in kept]


def int64(values):
    return numpy.array(values, numpy.int64)


UNARY = ["Abs", "Acosh", "Asinh", "Atan", "Ceil", "Cos", "Elu", "Erf", "Exp", "Floor", "Gelu",
         "HardSigmoid", "HardSwish", "Identity", "IsNaN", "LeakyRelu", "Mish", "Neg",
         "Reciprocal", "Relu", "Round", "Selu", "Sigmoid", "Sign", "Sin", "Sinh", "Softplus",
         "Softsign", "Tan", "Tanh", "ThresholdedRelu", "Celu", "Shrink", "Sqrt", "Log"]


def unary(random):
    op = random.pick(UNARY)
    value = random.floats(random.shape())
    if op in ("Sqrt", "Log", "Acosh"):
        value = numpy.abs(value) + F32(1.0)
    attributes = {}
    if op in ("Elu", "LeakyRelu", "ThresholdedRelu", "Celu", "HardSigmoid", "Selu"):
        attributes["alpha"] = float(abs(random.numpy.standard_normal()) + 0.1)
    if op in ("HardSigmoid", "Selu") and op == "HardSigmoid":
        attributes["beta"] = random.pick([0.5, 0.3])
    if op == "Shrink":
        attributes = {"lambd": 0.4, "bias": random.pick([0.0, 0.2])}
    if op == "Gelu" and random.chance():
        attributes["approximate"] = "tanh"
    return Case(op, [value], attributes)


def unary_integer(random):
    op = random.pick(["Abs", "Neg", "Sign", "BitwiseNot", "Relu"])
    dtype = random.pick(INTEGERS[:4] if op in ("Neg", "Relu", "Abs") else INTEGERS)
    return Case(op, [random.integers(random.shape(), dtype)])


def binary(random):
    op = random.pick(["Add", "Sub", "Mul", "Div", "Max", "Min", "Pow", "PRelu", "Mod", "Equal",
                      "Greater", "Less", "GreaterOrEqual", "LessOrEqual"])
    shape = random.shape()
    dtype = random.pick([F32, F32, F64, numpy.int32, numpy.int64])
    if op in ("PRelu", "Pow"):
        dtype = F32
    left, right = random.values(shape, dtype), random.values(random.broadcast(shape), dtype)
    if random.chance(0.3) and op != "PRelu":
        left, right = right, left
    attributes = {}
    if op in ("Div", "Mod") and numpy.issubdtype(dtype, numpy.integer):
        right = numpy.where(right == 0, right.dtype.type(3), right)
        if op == "Div":
            # ONNX Runtime and ONNX truncate alike.
            left = numpy.asarray(left)
    if op == "Mod":
        attributes["fmod"] = 1 if dtype in (F32, F64) else random.integer(0, 1)
    if op == "Pow":
        left = numpy.abs(left) + F32(0.1)
    return Case(op, [left, right], attributes)


def variadic(random):
    shape = random.shape()
    count = random.integer(1, 4)
    values = [random.floats(random.broadcast(shape)) for _ in range(count)]
    return Case(random.pick(["Max", "Min", "Sum", "Mean"]), values)


def logic(random):
    shape = random.shape()
    other = random.broadcast(shape)
    op = random.pick(["And", "Or", "Xor", "Not", "BitwiseAnd", "BitwiseOr", "BitwiseXor",
                      "BitShift"])
    if op == "Not":
        return Case(op, [random.bools(shape)])
    if op in ("And", "Or", "Xor"):
        return Case(op, [random.bools(shape), random.bools(other)])
    if op == "BitShift":
        dtype = random.pick([numpy.uint8, numpy.uint32, numpy.uint64])
        return Case(op, [random.integers(shape, dtype, 0, 100), random.integers(other, dtype, 0, 7)],
                    {"direction": random.pick(["LEFT", "RIGHT"])})
    dtype = random.pick(INTEGERS)
    return Case(op, [random.integers(shape, dtype), random.integers(other, dtype)])


def where(random):
    shape = random.shape()
    dtype = random.pick([F32, numpy.int64, numpy.int32, numpy.uint8])
    return Case("Where", [random.bools(random.broadcast(shape)), random.values(shape, dtype),
                          random.values(random.broadcast(shape), dtype)])


def clip(random):
    dtype = random.pick([F32, F64, numpy.int32, numpy.int64])
    low = random.values([], dtype) if random.chance(0.7) else None
    high = random.values([], dtype) if random.chance(0.7) else None
    if low is not None and high is not None and low > high:
        low, high = high, low
    return Case("Clip", [random.values(random.shape(), dtype), low, high],
                constants=frozenset([1, 2]) if random.chance() else frozenset())


def cast(random):
    types = [F32, F64, F16, *INTEGERS, numpy.bool_]
    source, target = random.pick(types), random.pick(types)
    value = random.values(random.shape(), source)
    # A float outside the integer's range has no defined result.
    if numpy.issubdtype(source, numpy.floating) and numpy.issubdtype(target, numpy.unsignedinteger):
        value = numpy.abs(value)
    numbers = {F32: 1, numpy.uint8: 2, numpy.int8: 3, numpy.uint16: 4, numpy.int16: 5,
               numpy.int32: 6, numpy.int64: 7, numpy.bool_: 9, F16: 10, F64: 11,
               numpy.uint32: 12, numpy.uint64: 13}
    return Case("Cast", [value], {"to": numbers[target]})


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


def window_attributes(random, kernel, dilated=True):
    rank = len(kernel)
    attributes = {"kernel_shape": kernel}
    if random.chance(0.7):
        attributes["strides"] = [random.integer(1, 3) for _ in kernel]
    if dilated and random.chance(0.4):
        attributes["dilations"] = [random.integer(1, 2) for _ in kernel]
    padding = random.integer(0, 3)
    if padding == 0:
        attributes["auto_pad"] = random.pick(["SAME_UPPER", "SAME_LOWER", "VALID"])
        if attributes["auto_pad"] != "VALID":
            attributes.pop("dilations", None)
    elif padding > 1:
        attributes["pads"] = [random.integer(0, size - 1) for size in kernel * 2]
    assert rank == len(kernel)
    return attributes


def conv(random):
    rank = random.pick([1, 2, 2, 3])
    group = random.pick([1, 1, 2, 4])
    per_group = random.integer(1, 5)
    channels, outputs = group * per_group, group * random.integer(1, 6)
    if random.chance(0.2):
        group, per_group, outputs = channels, 1, channels * random.integer(1, 2)
    kernel = [random.integer(1, 4) for _ in range(rank)]
    value = random.floats([random.integer(1, 2), channels]
                          + [random.integer(8, 8 + 16 // rank) for _ in range(rank)])
    operands = [value, random.floats([outputs, per_group] + kernel)]
    if random.chance():
        operands.append(random.floats([outputs]))
    attributes = window_attributes(random, kernel)
    attributes["group"] = group
    return Case("Conv", operands, attributes,
                frozenset([1, 2]) if random.chance(0.8) else frozenset(), opset=11)


def conv_transpose(random):
    rank = random.pick([1, 2, 2, 3])
    group = random.pick([1, 1, 1, 2])
    channels, outputs = group * random.integer(1, 5), random.integer(1, 5)
    kernel = [random.integer(1, 5) for _ in range(rank)]
    strides = [random.integer(1, 3) for _ in range(rank)]
    value = random.floats([random.integer(1, 2), channels]
                          + [random.integer(4, 9) for _ in range(rank)])
    operands = [value, random.floats([channels, outputs] + kernel)]
    if random.chance():
        operands.append(random.floats([outputs * group]))
    attributes = {"strides": strides, "group": group}
    if random.chance(0.3):
        attributes["dilations"] = [random.integer(1, 2) for _ in range(rank)]
    if random.chance(0.6):
        attributes["pads"] = [random.integer(0, (size - 1) // 2) for size in kernel * 2]
    if random.chance(0.4):
        attributes["output_padding"] = [random.integer(0, stride - 1) for stride in strides]
    return Case("ConvTranspose", operands, attributes,
                frozenset([1, 2]) if random.chance(0.8) else frozenset(), opset=11)


def pool(random):
    rank = random.pick([1, 2, 2, 3])
    op = random.pick(["MaxPool", "AveragePool", "LpPool"])
    kernel = [random.integer(1, 4) for _ in range(rank)]
    value = random.floats([random.integer(1, 2), random.integer(1, 4)]
                          + [random.integer(8, 12) for _ in range(rank)])
    attributes = window_attributes(random, kernel, dilated=op == "MaxPool")
    if op != "LpPool" and "auto_pad" not in attributes:
        attributes["ceil_mode"] = random.integer(0, 1)
    if op == "AveragePool":
        attributes["count_include_pad"] = random.integer(0, 1)
    if op == "LpPool":
        attributes["p"] = random.integer(1, 3)
    return Case(op, [value], attributes, opset=19 if op == "AveragePool" else 12,
                results=2 if op == "MaxPool" and random.chance(0.3) else 1)


def global_pool(random):
    shape = random.shape(3, 5)
    return Case(random.pick(["GlobalAveragePool", "GlobalMaxPool"]), [random.floats(shape)])


def matmul(random):
    rows, inner, columns = (random.integer(1, 40) for _ in range(3))
    batch = random.shape(0, 2, 3)
    left = ([] if random.chance(0.15) else random.broadcast(batch) + [rows]) + [inner]
    right = random.broadcast(batch) + [inner] + [columns]
    if random.chance(0.15):
        right = [inner]
    dtype = random.pick([F32, F32, F32, F64, numpy.int32])
    return Case("MatMul", [random.values(left, dtype), random.values(right, dtype)], {},
                frozenset([1]) if random.chance(0.6) else frozenset(), opset=13)


def gemm(random):
    rows, inner, columns = (random.integer(1, 40) for _ in range(3))
    flip_a, flip_b = random.integer(0, 1), random.integer(0, 1)
    left = [inner, rows] if flip_a else [rows, inner]
    right = [columns, inner] if flip_b else [inner, columns]
    operands = [random.floats(left), random.floats(right)]
    if random.chance(0.7):
        operands.append(random.floats(random.pick(
            [[columns], [1, columns], [rows, 1], [rows, columns], [1], []])))
    attributes = {"transA": flip_a, "transB": flip_b}
    if random.chance(0.3):
        attributes["alpha"] = 0.5
    if random.chance(0.3):
        attributes["beta"] = random.pick([2.0, 0.25])
    return Case("Gemm", operands, attributes,
                frozenset([1, 2]) if random.chance(0.7) else frozenset(), opset=13)


def einsum(random):
    sizes = {letter: random.integer(1, 5) for letter in "abcijk"}
    equation = random.pick(["ij,jk->ik", "bij,bjk->bik", "abij,abkj->abik", "ij->ji", "ii->i",
                            "ij->i", "i,j->ij", "ij,ij->", "...ij,...jk->...ik", "abc,c->ab"])
    operands = []
    for term in equation.split("->")[0].split(","):
        letters = term.replace("...", "ab")
        operands.append(random.floats([sizes[letter] for letter in letters]))
    return Case("Einsum", operands, {"equation": equation}, opset=12)


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


def one_hot(random):
    shape = random.shape(1, 3)
    depth = random.integer(1, 6)
    dtype = random.pick([F32, numpy.int64])
    return Case("OneHot", [random.integers(shape, numpy.int64, -depth - 1, depth + 1),
                           numpy.array(depth, numpy.int64), random.values([2], dtype)],
                {"axis": random.integer(-len(shape) - 1, len(shape))},
                frozenset([1, 2]) if random.chance(0.8) else frozenset(), opset=11)


def shape_of(random):
    shape = random.shape(0, 4)
    if random.chance(0.3):
        return Case("Size", [random.floats(shape)], opset=13)
    attributes = {"start": random.integer(-5, 5)}
    if random.chance():
        attributes["end"] = random.integer(-5, 5)
    return Case("Shape", [random.floats(shape)], attributes, opset=15)


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


def reverse_sequence(random):
    batch, time = random.integer(1, 4), random.integer(1, 5)
    batch_axis = random.integer(0, 1)
    shape = ([batch, time] if batch_axis == 0 else [time, batch]) + random.shape(0, 2)
    return Case("ReverseSequence", [random.floats(shape), random.integers([batch], numpy.int64, 1, time)],
                {"batch_axis": batch_axis, "time_axis": 1 - batch_axis}, opset=10)


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


def resize(random):
    rank = random.pick([1, 2, 2])
    shape = [random.integer(1, 2), random.integer(1, 3)] + [random.integer(2, 7) for _ in range(rank)]
    mode = random.pick(["nearest", "linear", "cubic"])
    if mode == "cubic":
        shape = shape[:2] + [random.integer(4, 7), random.integer(4, 7)]
    attributes = {"mode": mode, "coordinate_transformation_mode": random.pick(
        ["half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"])}
    if mode == "nearest":
        attributes["nearest_mode"] = random.pick(
            ["round_prefer_floor", "round_prefer_ceil", "floor", "ceil"])
    if mode == "cubic" and random.chance():
        attributes["cubic_coeff_a"] = -0.5
    spatial = [random.integer(1, 12) for _ in shape[2:]]
    if random.chance():
        return Case("Resize", [random.floats(shape), None, None, int64(shape[:2] + spatial)],
                    attributes, frozenset([3]), opset=13)
    scales = numpy.array([1, 1] + [random.pick([0.5, 1.5, 2, 3]) for _ in spatial], F32)
    return Case("Resize", [random.floats(shape), None, scales], attributes, frozenset([2]), opset=13)


def grid_sample(random):
    shape = [random.integer(1, 2), random.integer(1, 3), random.integer(2, 6), random.integer(2, 6)]
    grid = random.numpy.uniform(-1.4, 1.4, [shape[0], random.integer(1, 5), random.integer(1, 5), 2])
    return Case("GridSample", [random.floats(shape), grid.astype(F32)],
                {"mode": random.pick(["linear", "nearest", "cubic"]),
                 "padding_mode": random.pick(["zeros", "border", "reflection"]),
                 "align_corners": random.integer(0, 1)}, opset=20)


def recurrent(random):
    op = random.pick(["RNN", "GRU", "LSTM"])
    gates = {"RNN": 1, "GRU": 3, "LSTM": 4}[op]
    direction = random.pick(["forward", "reverse", "bidirectional"])
    count = 2 if direction == "bidirectional" else 1
    length, batch, size, hidden = (random.integer(1, 4) for _ in range(4))
    operands = [random.floats([length, batch, size]),
                random.floats([count, gates * hidden, size]),
                random.floats([count, gates * hidden, hidden]),
                random.floats([count, 2 * gates * hidden]) if random.chance() else None]
    operands.append(random.integers([batch], numpy.int32, 1, length) if random.chance(0.3) else None)
    if random.chance():
        operands.append(random.floats([count, batch, hidden]))
        if op == "LSTM":
            operands.append(random.floats([count, batch, hidden]))
    attributes = {"hidden_size": hidden, "direction": direction}
    if op == "GRU":
        attributes["linear_before_reset"] = random.integer(0, 1)
    return Case(op, operands, attributes, frozenset([1, 2, 3]) if random.chance(0.8) else frozenset(),
                results=3 if op == "LSTM" else 2, opset=14)


def quantization(random):
    op = random.pick(["QuantizeLinear", "DequantizeLinear", "DynamicQuantizeLinear"])
    shape = random.shape(1, 4)
    dtype = random.pick([numpy.uint8, numpy.int8])
    if op == "DynamicQuantizeLinear":
        return Case(op, [random.floats(shape)], results=3, opset=11)
    axis = random.axis(len(shape))
    sizes = [shape[axis]] if random.chance() else []
    scale = (numpy.abs(random.floats(sizes)) + F32(0.05)).astype(F32)
    zero = random.integers(sizes, dtype, -5, 5)
    value = random.floats(shape) * F32(3) if op == "QuantizeLinear" else random.integers(shape, dtype)
    return Case(op, [value, scale, zero], {"axis": axis} if sizes else {},
                frozenset([1, 2]) if random.chance(0.7) else frozenset(), opset=13)


def integer_product(random):
    rows, inner, columns = (random.integer(1, 20) for _ in range(3))
    left, right = random.pick([numpy.uint8, numpy.int8]), random.pick([numpy.uint8, numpy.int8])
    operands = [random.integers([rows, inner], left), random.integers([inner, columns], right)]
    if random.chance():
        operands += [random.integers([], left, -3, 3), random.integers([], right, -3, 3)]
    return Case("MatMulInteger", operands, {}, frozenset([1, 2, 3]), opset=10)


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


def center_crop_pad(random):
    shape = random.shape(1, 4, 7)
    axes = random.axes(len(shape))
    sizes = int64([random.integer(1, 8) for _ in axes])
    return Case("CenterCropPad", [random.floats(shape), sizes], {"axes": axes},
                frozenset([1]) if random.chance() else frozenset(), opset=18)


def col2im(random):
    block = [random.integer(1, 3) for _ in range(2)]
    strides = [random.integer(1, 2) for _ in block]
    image = [size + random.integer(0, 5) for size in block]
    places = [(image[i] - block[i]) // strides[i] + 1 for i in range(2)]
    channels = random.integer(1, 3)
    value = random.floats([random.integer(1, 2), channels * block[0] * block[1],
                           places[0] * places[1]])
    return Case("Col2Im", [value, int64(image), int64(block)], {"strides": strides},
                frozenset([1, 2]), opset=18)


def attention(random):
    batch, heads, group = random.integer(1, 2), random.integer(1, 3), random.integer(1, 2)
    rows, columns, size, width = (random.integer(1, 6) for _ in range(4))
    query = random.floats([batch, heads * group, rows, size])
    key = random.floats([batch, heads, columns, size])
    value = random.floats([batch, heads, columns, width])
    attributes = {}
    if random.chance():
        def pack(tensor):
            return tensor.transpose(0, 2, 1, 3).reshape(batch, tensor.shape[2], -1).copy()
        query, key, value = pack(query), pack(key), pack(value)
        attributes = {"q_num_heads": heads * group, "kv_num_heads": heads}
    operands = [query, key, value]
    if random.chance():
        mask = [rows, columns]
        operands.append(random.floats(mask) if random.chance() else random.numpy.random(mask) < 0.8)
        if operands[3].dtype == numpy.bool_:
            operands[3][:, 0] = True
    elif random.chance(0.3):
        attributes["is_causal"] = 1
    if random.chance(0.3):
        attributes["softcap"] = 2.0
    if random.chance(0.3):
        attributes["scale"] = 0.3
    return Case("Attention", operands, attributes, opset=23)


def newer_normalization(random):
    shape = random.shape(1, 4)
    if random.chance(0.3):
        return Case("Swish", [random.floats(shape)], {"alpha": random.pick([1.0, 0.5])}, opset=24)
    axis = random.axis(len(shape))
    scale = random.floats(shape[axis % len(shape):])
    return Case("RMSNormalization", [random.floats(shape), scale], {"axis": axis},
                frozenset([1]), opset=23)


def rotary(random):
    batch, heads, length, half = (random.integer(1, 3) for _ in range(4))
    value = random.floats([batch, heads, length, 2 * half])
    if random.chance():
        caches = [random.floats([batch, length, half]) for _ in range(2)]
        operands = [value, *caches]
    else:
        caches = [random.floats([8, half]) for _ in range(2)]
        operands = [value, *caches, random.integers([batch, length], numpy.int64, 0, 7)]
    return Case("RotaryEmbedding", operands, {"interleaved": random.integer(0, 1)}, opset=23)


def fourier(random):
    if random.chance(0.3):
        count = numpy.array(random.integer(2, 9), numpy.int64)
        return Case(random.pick(["HannWindow", "HammingWindow", "BlackmanWindow"]), [count],
                    {"periodic": random.integer(0, 1)}, frozenset([0]), opset=17)
    shape = random.shape(2, 3) + [random.pick([1, 1, 2])]
    inverse = random.integer(0, 1)
    onesided = 0 if inverse or shape[-1] == 2 else random.integer(0, 1)
    axis = numpy.array(random.integer(1, len(shape) - 2), numpy.int64)
    if inverse:
        shape[-1] = 2
    return Case("DFT", [random.floats(shape), None, axis],
                {"inverse": inverse, "onesided": onesided}, frozenset([2]), opset=20)


def quantized_product(random):
    rows, inner, columns = (random.integer(1, 12) for _ in range(3))
    left, right = random.pick([(numpy.uint8, numpy.uint8), (numpy.uint8, numpy.int8)])

    def scalar():
        return numpy.array(0.01 + random.numpy.random() * 0.05, F32)

    if random.chance():
        return Case("QLinearMatMul",
                    [random.integers([rows, inner], left), scalar(), numpy.array(3, left),
                     random.integers([inner, columns], right), scalar(), numpy.array(1, right),
                     scalar(), numpy.array(20, left)], {}, frozenset(range(1, 8)), opset=10)
    channels, outputs = random.integer(1, 4), random.integer(1, 4)
    kernel = [random.integer(1, 3) for _ in range(2)]
    value = random.integers([1, channels, random.integer(4, 7), random.integer(4, 7)], left)
    weights = random.integers([outputs, channels] + kernel, right)
    attributes = window_attributes(random, kernel)
    if random.chance():
        return Case("ConvInteger", [value, weights, numpy.array(2, left), numpy.array(1, right)],
                    attributes, frozenset([1, 2, 3]), opset=10)
    return Case("QLinearConv",
                [value, scalar(), numpy.array(3, left), weights, scalar(), numpy.array(1, right),
                 scalar(), numpy.array(20, left)], attributes, frozenset(range(1, 8)), opset=10)


def roi_align(random):
    shape = [random.integer(1, 2), random.integer(1, 3), random.integer(3, 8), random.integer(3, 8)]
    count = random.integer(1, 4)
    corners = random.numpy.random((count, 2)) * 3
    boxes = numpy.concatenate([corners, corners + random.numpy.random((count, 2)) * 4 + 0.5], -1)
    return Case("RoiAlign", [random.floats(shape), boxes.astype(F32),
                             random.integers([count], numpy.int64, 0, shape[0] - 1)],
                {"output_height": random.integer(1, 3), "output_width": random.integer(1, 3),
                 "sampling_ratio": random.integer(0, 2), "spatial_scale": 1.0,
                 "mode": random.pick(["avg", "max"]),
                 "coordinate_transformation_mode": random.pick(["half_pixel",
                                                                "output_half_pixel"])}, opset=16)


def affine_grid(random):
    count = random.integer(1, 2)
    # ONNX Runtime and the specification differ for a single aligned point.
    size = int64([count, 1] + [random.integer(2, 4) for _ in range(random.pick([2, 3]))])
    rank = len(size) - 2
    return Case("AffineGrid", [random.floats([count, rank, rank + 1]), size],
                {"align_corners": random.integer(0, 1)}, frozenset([1]), opset=20)


FAMILIES = {
    function.__name__.strip("_"): function
    for function in (
        unary, unary_integer, binary, variadic, logic, where, clip, cast, reduction,
        reduction_attribute, arg, top_k, cumulative, conv, conv_transpose, pool, global_pool,
        matmul, gemm, einsum, transpose, reshape, squeeze, concat, split, slice_, gather,
        gather_nd, scatter, scatter_nd, expand, tile, pad, blocks, matrices, one_hot, shape_of,
        data_dependent, reverse_sequence, softmax, softmax_flat, normalization, resize,
        grid_sample, recurrent, quantization, integer_product, non_max_suppression, unique,
        center_crop_pad, col2im, attention, newer_normalization, rotary, fourier,
        quantized_product, roi_align, affine_grid,
    )
}
