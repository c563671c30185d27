# SPDX-License-Identifier: Apache-2.0
"""Operators that compute each element apart."""

import numpy
from random_case import F32, F64, F16, INTEGERS, Case, int64


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
    if op == "HardSigmoid":
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


FAMILIES = [
    unary,
    unary_integer,
    binary,
    variadic,
    logic,
    where,
    clip,
    cast,
    quantization,
]
