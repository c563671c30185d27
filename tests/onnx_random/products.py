# SPDX-License-Identifier: Apache-2.0
"""Products of matrices, and operators that consist of them."""

import numpy
from random_case import F32, F64, Case, int64
from windows import window_attributes


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


def byte_factors(random, left_shape, left, right_shape, right):
    """Returns tensors of bytes. ONNX Runtime adds two products of u8 and i8 in 16 bits on
    some machines, where the products of smaller weights have room."""
    low, high = (-64, 63) if right == numpy.int8 else (0, 255)
    return [random.integers(left_shape, left, numpy.iinfo(left).min, numpy.iinfo(left).max),
            random.integers(right_shape, right, low, high)]


def integer_product(random):
    rows, columns = random.integer(1, 20), random.integer(1, 20)
    inner = random.integer(1, 20) if random.chance() else random.integer(250, 1100)
    left, right = random.pick([numpy.uint8, numpy.int8]), random.pick([numpy.uint8, numpy.int8])
    operands = byte_factors(random, [rows, inner], left, [inner, columns], right)
    if random.chance():
        zeros = random.pick([[], [columns]])
        operands += [random.integers([], left, -3, 3), random.integers(zeros, right, -3, 3)]
    return Case("MatMulInteger", operands, {}, frozenset([1, 2, 3]), opset=10)


def byte_product(random):
    """Draws groups of four products and complete vectors of columns, for which machines have
    instructions."""
    rows, inner, columns = random.integer(1, 20), 4 * random.integer(1, 60), random.integer(16, 110)
    left, right = random.pick([numpy.uint8, numpy.int8]), random.pick([numpy.uint8, numpy.int8])
    shape = random.pick([[], [random.integer(1, 3)]]) + [rows, inner]
    operands = byte_factors(random, shape, left, [inner, columns], right)
    if random.chance(0.7):
        low = 0 if random.chance() else -3
        zeros = random.pick([[], [columns]])
        operands += [random.integers([], left, -3, 3), random.integers(zeros, right, low, -low)]
    return Case("MatMulInteger", operands, {}, frozenset([1, 3] + [2] * random.integer(0, 1)),
                opset=10)


def byte_convolution(random):
    """Like byte_product: groups of four channels, complete vectors of outputs."""
    channels, outputs = 4 * random.integer(1, 12), random.integer(16, 70)
    kernel = [random.integer(1, 3) for _ in range(2)]
    left, right = random.pick([(numpy.uint8, numpy.uint8), (numpy.uint8, numpy.int8)])
    shape = [random.integer(1, 2), channels, random.integer(4, 12), random.integer(4, 20)]
    value, weights = byte_factors(random, shape, left, [outputs, channels] + kernel, right)
    attributes = window_attributes(random, kernel)
    left_zero = numpy.array(random.pick([0, 3]), left)
    right_zero = numpy.array(128 if right == numpy.uint8 and random.chance() else 0, right)
    if random.chance():
        return Case("ConvInteger", [value, weights, left_zero, right_zero], attributes,
                    frozenset([1, 2, 3]), opset=10)
    scales = numpy.asarray(0.01 + 0.05 * random.numpy.random(random.pick([[], [outputs]])), F32)
    right_zero = numpy.full(scales.shape, right_zero, right)
    operands = [value, numpy.array(0.02, F32), left_zero, weights, scales, right_zero,
                numpy.array(channels * 20, F32), numpy.array(20, left)]
    if random.chance():
        operands.append(random.integers([outputs], numpy.int32, -2000, 2000))
    return Case("QLinearConv", operands, attributes, frozenset(range(1, 9)), opset=10)


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
    channels = random.integer(1, 4) if random.chance() else random.integer(50, 130)
    outputs = random.integer(1, 4)
    kernel = [random.integer(1, 3) for _ in range(2)]
    value, weights = byte_factors(
        random, [1, channels, random.integer(4, 7), random.integer(4, 7)], left,
        [outputs, channels] + kernel, right)
    attributes = window_attributes(random, kernel)
    if random.chance():
        return Case("ConvInteger", [value, weights, numpy.array(2, left), numpy.array(1, right)],
                    attributes, frozenset([1, 2, 3]), opset=10)
    scales, zeros = scalar(), numpy.array(1, right)
    if right == numpy.int8 and random.chance():
        scales = numpy.array([scalar() for _ in range(outputs)], F32)
        zeros = numpy.zeros([outputs], right)
    operands = [value, scalar(), numpy.array(3, left), weights, scales, zeros,
                numpy.array(channels * 20, F32), numpy.array(20, left)]
    if random.chance():
        operands.append(random.integers([outputs], numpy.int32, -2000, 2000))
    return Case("QLinearConv", operands, attributes, frozenset(range(1, 9)), opset=10)


def attention(random):
    batch, heads, group = random.integer(1, 2), random.integer(1, 3), random.integer(1, 2)
    rows, columns, size, width = (random.integer(1, 6) for _ in range(4))
    if random.chance():  # Enough rows for several blocks.
        rows, columns = random.integer(8, 90), random.integer(1, 90)
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


FAMILIES = [
    matmul,
    gemm,
    einsum,
    byte_convolution,
    byte_product,
    integer_product,
    quantized_product,
    attention,
    rotary,
    recurrent,
    fourier,
]
