# SPDX-License-Identifier: Apache-2.0
"""Operators of com.microsoft, which the optimizer and the quantizer of ONNX Runtime and
Optimum write."""

import numpy
from random_case import F32, Case, int64
from windows import window_attributes

U8, I8, I32 = numpy.uint8, numpy.int8, numpy.int32


def contributed(op, operands, attributes=None, **fields):
    return Case(op, operands, attributes or {}, domain="com.microsoft", **fields)


def bytes_of(random, shape, dtype):
    limits = numpy.iinfo(dtype)
    return random.integers(shape, dtype, limits.min, limits.max)


def scale(random, shape=()):
    return numpy.asarray(0.01 + random.numpy.random(shape) * 0.05, F32)


def zero_point(random, dtype, shape=()):
    middle = 0 if dtype == I8 else 128
    return numpy.asarray(random.integers(shape, dtype, middle - 9, middle + 9))


def optional(random, value, probability=0.5):
    return value if random.chance(probability) else None


def gelu(random):
    op = random.pick(["BiasGelu", "Gelu", "FastGelu", "QuickGelu"])
    shape = random.shape(1, 3)
    operands = [random.floats(shape)]
    if op == "BiasGelu" or (op == "FastGelu" and random.chance()):
        operands.append(random.floats(shape[-1:]))
    attributes = {"alpha": 1.3} if op == "QuickGelu" and random.chance() else {}
    return contributed(op, operands, attributes, constants=frozenset([1]))


def skip_normalization(random):
    batch, length, size = random.integer(1, 3), random.integer(1, 5), random.integer(2, 40)
    shape = [batch, length, size]
    op = random.pick(["SkipLayerNormalization", "SkipSimplifiedLayerNormalization",
                      "SimplifiedLayerNormalization"])
    operands = [random.floats(shape), random.floats(shape), random.floats([size])]
    attributes = {"epsilon": 1e-5} if random.chance() else {}
    constants = frozenset([2, 3, 4])
    if op == "SimplifiedLayerNormalization":
        return Case(op, [operands[0], operands[2]], {**attributes, "axis": -1},
                    frozenset([1]), opset=17)
    if op == "SkipLayerNormalization":
        operands[1] = random.floats(random.pick([shape, [1, length, size], [length, size]]))
        operands.append(optional(random, random.floats([size])))
    operands.append(optional(random, random.floats([size])))
    results = 4 if random.chance() else 1
    return contributed(op, operands, attributes, constants=constants, results=results,
                       omitted=frozenset([1, 2]))


def embedding(random):
    batch, length, size = random.integer(1, 3), random.integer(1, 5), random.integer(2, 20)
    ids = random.integers([batch, length], I32, 0, 9)
    segments = random.integers([batch, length], I32, 0, 1)
    operands = [ids, segments, random.floats([10, size]), random.floats([12, size]),
                random.floats([2, size]), random.floats([size]), random.floats([size])]
    if random.chance(0.3):
        operands[1] = operands[4] = None
    operands.append(optional(random, random.integers([batch, length], I32, 0, 1)))
    operands.append(optional(random, random.integers([batch, length], I32, 0, 11), 0.3))
    return contributed("EmbedLayerNormalization", operands, constants=frozenset([2, 3, 4, 5, 6]),
                       results=random.pick([2, 3]))


def quantized_embedding(random):
    batch, length, size = random.integer(1, 3), random.integer(1, 5), random.integer(2, 20)
    has_segments, count = random.chance(0.7), 5
    operands = [random.integers([batch, length], I32, 0, 9),
                random.integers([batch, length], I32, 0, 1) if has_segments else None]
    operands += [bytes_of(random, shape, U8)
                 for shape in ([10, size], [12, size], [2, size], [size], [size])]
    operands.append(optional(random, random.integers([batch, length], I32, 0, 1)))
    operands += [scale(random) for _ in range(count)]
    operands += [zero_point(random, U8) for _ in range(count)]
    if not has_segments:
        operands[4] = operands[10] = operands[15] = None
    return contributed("QEmbedLayerNormalization", operands,
                       constants=frozenset([2, 3, 4, 5, 6, *range(8, 18)]), results=2)


def fused_matmul(random):
    rows, inner, columns = (random.integer(1, 20) for _ in range(3))
    batch = random.shape(0, 2, 3)
    attributes = {"transA": random.integer(0, 1), "transB": random.integer(0, 1)}
    left = [inner, rows] if attributes["transA"] else [rows, inner]
    right = [columns, inner] if attributes["transB"] else [inner, columns]
    left, right = batch + left, batch + right
    for name, shape in (("transBatchA", left), ("transBatchB", right)):
        if batch and random.chance(0.4):
            attributes[name] = 1
            shape[:-1] = [shape[-2]] + shape[:-2]
    if random.chance():
        attributes["alpha"] = 0.25
    return contributed("FusedMatMul", [random.floats(left), random.floats(right)], attributes,
                       constants=frozenset([1]) if random.chance() else frozenset())


def fused_gemm(random):
    rows, inner, columns = (random.integer(1, 20) for _ in range(3))
    attributes = {"transA": random.integer(0, 1), "transB": random.integer(0, 1), "alpha": 0.5}
    activation = random.pick(["Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid"])
    attributes["activation"] = activation
    if activation in ("LeakyRelu", "HardSigmoid"):
        attributes["activation_alpha"] = 0.3
    if activation == "HardSigmoid":
        attributes["activation_beta"] = 0.4
    left = [inner, rows] if attributes["transA"] else [rows, inner]
    right = [columns, inner] if attributes["transB"] else [inner, columns]
    return contributed("FusedGemm", [random.floats(left), random.floats(right),
                                     random.floats([columns])], attributes,
                       constants=frozenset([1, 2]))


def fused_conv(random):
    channels, outputs = random.integer(1, 4), random.integer(1, 4)
    kernel = [random.integer(1, 3) for _ in range(2)]
    attributes = window_attributes(random, kernel)
    attributes["activation"], parameters = random.pick([
        ("Relu", None), ("Tanh", None), ("Sigmoid", None), ("LeakyRelu", [0.2]),
        ("Clip", [-0.5, 0.75]), ("HardSigmoid", [0.3, 0.4])])
    if parameters:
        attributes["activation_params"] = parameters
    return contributed("FusedConv", [random.floats([2, channels, 8, 9]),
                                     random.floats([outputs, channels] + kernel),
                                     random.floats([outputs])], attributes,
                       constants=frozenset([1, 2]))


def attention_mask(random, batch, length, total):
    """Returns a mask that shows each query a key, or None."""
    kind = random.integer(0, 4)
    if kind == 0:
        return random.integers([batch], I32, 1, total)
    if kind == 1:
        mask = random.integers([batch, total], I32, 0, 1)
        mask[:, 0] = 1
        return mask
    if kind == 2:
        mask = random.integers([batch, length, total], I32, 0, 1)
        mask[:, :, 0] = 1
        return mask
    return None


def microsoft_attention(random):
    batch, length, heads = (random.integer(1, 3) for _ in range(3))
    size, hidden, past = random.integer(1, 5), random.integer(1, 8), 0
    operands = [random.floats([batch, length, hidden]), random.floats([hidden, 3 * heads * size]),
                random.floats([3 * heads * size]), None, None, None]
    if random.chance(0.4):
        past = random.integer(1, 4)
        operands[4] = random.floats([2, batch, heads, past, size])
    operands[3] = attention_mask(random, batch, length, length + past)
    if operands[3] is None and past == 0 and random.chance(0.3):
        ends = random.integers([batch], I32, 1, length)
        operands[3] = numpy.concatenate([ends, numpy.minimum(ends - 1, 1)]).astype(I32)
    if past == 0 and random.chance(0.3):
        operands[5] = random.floats([batch, heads, length, length])
    attributes = {"num_heads": heads, "unidirectional": random.integer(0, 1)}
    if random.chance(0.3):
        attributes["scale"] = 0.7
    return contributed("Attention", operands, attributes, constants=frozenset([1, 2]),
                       known=frozenset([3]), results=2 if past else 1)


def quantized_attention(random):
    batch, length, heads, size = (random.integer(1, 3) for _ in range(4))
    hidden = heads * size
    weights = random.integers([hidden, 3 * hidden], I8, -64, 63)
    operands = [bytes_of(random, [batch, length, hidden], U8), weights,
                random.floats([3 * hidden]), scale(random), scale(random), None,
                zero_point(random, U8), numpy.array(0, I8)]
    operands[5] = optional(random, random.integers([batch], I32, 1, length))
    return contributed("QAttention", operands,
                       {"num_heads": heads, "unidirectional": random.integer(0, 1)},
                       constants=frozenset([1, 2, 3, 4, 6, 7]), known=frozenset([5]))


def multi_head_attention(random):
    batch, length, keys, heads = (random.integer(1, 4) for _ in range(4))
    size, width, past = random.integer(1, 5), random.integer(1, 5), 0
    has_past, is_cross = random.chance(0.3), random.chance(0.2)
    if has_past:
        width, keys, past = size, length, random.integer(1, 4)
    if is_cross and not has_past:
        width = size
        operands = [random.floats([batch, length, heads * size]),
                    random.floats([batch, heads, keys, size]),
                    random.floats([batch, heads, keys, size])]
    else:
        operands = [random.floats([batch, length, heads * size]),
                    random.floats([batch, keys, heads * size]),
                    random.floats([batch, keys, heads * width])]
    operands += [None] * 5
    operands[3] = optional(random, random.floats([heads * (2 * size + width)]), 0.4)
    operands[4] = attention_mask(random, batch, length, keys + past)
    if random.chance(0.3):
        operands[5] = random.floats([random.pick([1, batch]), random.pick([1, heads]), length,
                                     keys + past])
    if has_past:
        operands[6:8] = [random.floats([batch, heads, past, size]) for _ in range(2)]
    attributes = {"num_heads": heads}
    if keys == length and random.chance(0.4):
        attributes["unidirectional"] = 1
    if random.chance(0.3):
        attributes["scale"] = 0.7
    known = frozenset([0, 2, 4, 5]) if operands[3] is not None else frozenset([4, 5])
    return contributed("MultiHeadAttention", operands, attributes, constants=frozenset([3]),
                       known=known, results=3 if has_past else 1)


def group_query_attention(random):
    batch, group, keys = random.integer(1, 3), random.integer(1, 3), random.integer(1, 2)
    size = 16 * random.integer(1, 2)
    is_prompt = random.chance()
    length = random.integer(1, 5) if is_prompt else 1
    past = 0 if is_prompt else random.integer(1, 6)
    heads, total = group * keys, past + length
    # The numbers of keys of each batch, and caches with room for more.
    counts = [total if is_prompt else random.integer(1, total) for _ in range(batch)]
    counts[0] = total
    capacity = past + (random.integer(0, 3) if past else 0)
    caches = [random.floats([batch, keys, capacity, size]) for _ in range(2)]
    for cache in caches:
        for number, count in enumerate(counts):
            cache[number, :, count - length:] = 0
    operands = [random.floats([batch, length, heads * size]),
                random.floats([batch, length, keys * size]),
                random.floats([batch, length, keys * size]), *caches,
                numpy.array(counts, I32) - I32(1), numpy.array(total, I32)]
    if random.chance(0.3):
        operands[0] = numpy.concatenate(operands[:3], -1)
        operands[1] = operands[2] = None
    attributes = {"num_heads": heads, "kv_num_heads": keys}
    if random.chance():
        attributes.update(do_rotary=1, rotary_interleaved=random.integer(0, 1))
        # Some models rotate the first elements of a head only.
        angles = random.floats([16, random.pick([size // 2, 8])])
        operands += [numpy.cos(angles), numpy.sin(angles)]
    else:
        operands += [None, None]
    if random.chance(0.3):
        attributes["local_window_size"] = random.integer(1, 4)
    if random.chance(0.3):
        attributes["softcap"] = 3.0
    if random.chance(0.3):
        attributes["scale"] = 0.2
    operands += [None, optional(random, random.floats([1, heads, length, total]), 0.3)]
    return contributed("GroupQueryAttention", operands, attributes,
                       constants=frozenset([7, 8] + [6] * random.integer(0, 1)),
                       known=frozenset([0, 6, 10]), results=3)


def microsoft_rotary(random):
    batch, heads, length, half = (random.integer(1, 4) for _ in range(4))
    half *= 2
    size = 2 * half
    attributes = {"interleaved": random.integer(0, 1)}
    if random.chance():
        value = random.floats([batch, length, heads * size])
    else:
        value = random.floats([batch, heads, length, size])
    if random.chance(0.3):
        half //= 2
        attributes.update(num_heads=heads, rotary_embedding_dim=2 * half)
    angles = random.floats([12, half])
    positions = (int64([random.integer(0, 8)]) if random.chance()
                 else random.integers([batch, length], numpy.int64, 0, 11))
    return contributed("RotaryEmbedding", [value, positions, numpy.cos(angles), numpy.sin(angles)],
                       attributes, constants=frozenset([2, 3]),
                       known=frozenset([0]) if value.ndim == 3 else frozenset())


def matmul_n_bits(random):
    bits, block = random.pick([4, 4, 8]), random.pick([16, 32])
    rows, inner, columns = random.integer(1, 5), random.integer(1, 80), random.integer(1, 20)
    blocks = -(-inner // block)
    operands = [random.floats([random.integer(1, 2), rows, inner]),
                bytes_of(random, [columns, blocks, block * bits // 8], U8),
                scale(random, [columns, blocks]), None, None, None]
    zeros = random.integer(0, 2)
    if zeros == 1:
        operands[3] = bytes_of(random, [columns, -(-blocks * bits // 8)], U8)
    elif zeros == 2 and bits == 4:
        operands[3] = random.floats([columns, blocks]) * F32(3) + F32(8)
    operands[5] = optional(random, random.floats([columns]), 0.4)
    return contributed("MatMulNBits", operands,
                       {"K": inner, "N": columns, "bits": bits, "block_size": block},
                       constants=frozenset([1, 2, 3, 5]) if random.chance(0.8) else frozenset([5]),
                       known=frozenset([1, 2, 3]))


def float_of_bytes(random):
    rows, inner, columns = random.integer(1, 12), random.integer(1, 40), random.integer(1, 12)
    if random.chance():  # as an instruction for bytes has them
        inner, columns = 4 * inner, columns + 15
    right = random.pick([U8, I8])
    low, high = (-64, 63) if right == I8 else (0, 127)
    weights = random.integers([inner, columns], right, low, high)
    scales = scale(random, random.pick([(), (columns,)]))
    zeros = optional(random, numpy.full(scales.shape, 3, right))
    bias = optional(random, random.floats([columns]))
    if random.chance():
        return contributed("DynamicQuantizeMatMul",
                           [random.floats([2, rows, inner]), weights, scales, zeros, bias],
                           constants=frozenset([1, 2, 3, 4]))
    return contributed("MatMulIntegerToFloat",
                       [bytes_of(random, [rows, inner], U8), weights, scale(random), scales,
                        optional(random, zero_point(random, U8)), zeros, bias],
                       constants=frozenset(range(1, 7)))


def q_gemm(random):
    rows, inner, columns = random.integer(1, 12), random.integer(1, 30), random.integer(1, 12)
    attributes = {"transA": random.integer(0, 1), "transB": random.integer(0, 1)}
    if random.chance():
        attributes["alpha"] = 0.5
    left = [inner, rows] if attributes["transA"] else [rows, inner]
    right = [columns, inner] if attributes["transB"] else [inner, columns]
    scales = scale(random, random.pick([(), (columns,)]))
    operands = [bytes_of(random, left, U8), scale(random), zero_point(random, U8),
                random.integers(right, I8, -64, 63), scales, numpy.full(scales.shape, 2, I8),
                optional(random, random.integers([columns], I32, -900, 900))]
    if random.chance():
        operands += [numpy.array(inner * 0.05, F32), zero_point(random, U8)]
    return contributed("QGemm", operands, attributes, constants=frozenset(range(1, 9)), units=1)


def quantized_elements(random):
    op = random.pick(["QLinearAdd", "QLinearMul", "QLinearSigmoid", "QLinearLeakyRelu",
                      "QLinearSoftmax", "QLinearWhere"])
    dtype = random.pick([U8, I8])
    shape = random.shape(2, 4)

    def quantized(sizes):
        return [bytes_of(random, sizes, dtype), scale(random), zero_point(random, dtype)]

    result = [scale(random), zero_point(random, dtype)]
    constants = {1, 2, 3, 4, 5, 6, 7}
    attributes = {}
    if op in ("QLinearAdd", "QLinearMul"):
        operands = quantized(shape) + quantized(random.broadcast(shape)) + result
        constants.remove(3)
    elif op == "QLinearWhere":
        operands = [random.bools(shape), *quantized(shape), *quantized(shape), *result]
        constants = {2, 3, 5, 6, 7, 8}
    else:
        operands = quantized(shape) + result
    if op == "QLinearLeakyRelu":
        attributes["alpha"] = 0.2
    if op == "QLinearSoftmax":
        # ONNX Runtime does not saturate a sum that is rounded up.
        operands[3] = numpy.array(1 / 255, F32)
        operands[4] = numpy.array(0 if dtype == U8 else -128, dtype)
        attributes = {"axis": -1 if random.chance() else random.integer(0, len(shape) - 1),
                      "opset": random.pick([9, 13])}
    return contributed(op, operands, attributes, constants=frozenset(constants), units=1)


def quantized_concat(random):
    shape = random.shape(2, 4)
    axis = random.integer(0, len(shape) - 1)
    dtype = random.pick([U8, I8])
    operands = [scale(random), zero_point(random, dtype)]
    constants = [0, 1]
    for i in range(random.integer(1, 3)):
        sizes = list(shape)
        sizes[axis] = random.integer(1, 5)
        operands += [bytes_of(random, sizes, dtype), scale(random), zero_point(random, dtype)]
        constants += [3 + 3 * i, 4 + 3 * i]
    return contributed("QLinearConcat", operands, {"axis": axis}, constants=frozenset(constants),
                       units=1)


def quantized_window(random):
    op = random.pick(["QLinearAveragePool", "QLinearGlobalAveragePool", "QLinearConv",
                      "NhwcMaxPool"])
    dtype = U8 if op == "QLinearConv" else random.pick([U8, I8])
    channels, is_last = random.integer(1, 5), random.integer(0, 1)
    if op == "NhwcMaxPool":
        is_last = 1
    kernel = [random.integer(1, 3) for _ in range(2)]
    shape = [2, 7, 8, channels] if is_last else [2, channels, 7, 8]
    operands = [bytes_of(random, shape, dtype), scale(random), zero_point(random, dtype),
                scale(random), zero_point(random, dtype)]
    attributes = {"channels_last": is_last}
    if op == "NhwcMaxPool":
        attributes, operands = window_attributes(random, kernel), operands[:1]
    elif op == "QLinearAveragePool":
        attributes.update(window_attributes(random, kernel, dilated=False))
        attributes["count_include_pad"] = random.integer(0, 1)
    elif op == "QLinearConv":
        outputs = random.integer(1, 4)
        attributes.update(window_attributes(random, kernel))
        operands = operands[:3] + [
            random.integers([outputs, channels] + kernel, I8, -64, 63), scale(random),
            numpy.array(0, I8), numpy.array(channels, F32), zero_point(random, U8)]
    return contributed(op, operands, attributes, constants=frozenset(range(1, 8)), units=1)


def linear_quantization(random):
    op = random.pick(["QuantizeLinear", "DequantizeLinear"])
    shape = random.shape(1, 4)
    dtype = random.pick([U8, I8, numpy.uint16, numpy.int16])
    axis = random.axis(len(shape))
    sizes = [shape[axis]] if random.chance() else []
    scales = (numpy.abs(random.floats(sizes)) + F32(0.05)).astype(F32)
    zeros = numpy.asarray(random.integers(sizes, dtype, 0, 5))
    value = random.floats(shape) * F32(3) if op == "QuantizeLinear" else random.integers(shape, dtype)
    return contributed(op, [value, scales, zeros], {"axis": axis} if sizes else {},
                       constants=frozenset([1, 2]))


def quantized_lstm(random):
    direction = random.pick(["forward", "bidirectional"])
    count = 2 if direction == "bidirectional" else 1
    length, batch, size, hidden = (random.integer(1, 4) for _ in range(4))
    shapes = [[count, size, 4 * hidden], [count, hidden, 4 * hidden]]
    scales = [count, 4 * hidden] if random.chance() else [count]
    operands = [random.floats([length, batch, size])]
    operands += [random.integers(shape, I8, -64, 63) for shape in shapes]
    operands += [random.floats([count, 8 * hidden]), None, None, None, None]
    for _ in shapes:
        operands += [scale(random, scales) * F32(0.3), numpy.zeros(scales, I8)]
    return contributed("DynamicQuantizeLSTM", operands,
                       {"hidden_size": hidden, "direction": direction},
                       constants=frozenset([1, 2, 3, 8, 9, 10, 11]), results=3, epsilon=0.03)


def same_operator(random):
    """Operators that ONNX has, too."""
    op = random.pick(["Trilu", "GatherND", "Pad", "Range", "Unique", "ExpandDims"])
    shape = random.shape(2, 3)
    if op == "Trilu":
        return contributed(op, [random.floats(shape), numpy.array(random.integer(-2, 2), numpy.int64)],
                           {"upper": random.integer(0, 1)}, constants=frozenset([1]))
    if op == "GatherND":
        indices = [random.integers([3, 1], random.pick([I32, numpy.int64]), -size, size - 1)
                   for size in shape[:random.integer(1, len(shape))]]
        return contributed(op, [random.floats(shape),
                                numpy.concatenate(indices, -1).astype(indices[0].dtype)],
                           known=frozenset([1]))
    if op == "Pad":
        pads = int64([random.integer(0, 2) for _ in shape * 2])
        return contributed(op, [random.floats(shape), pads, numpy.array([1.5], F32)],
                           {"mode": "constant"}, constants=frozenset([1, 2]))
    if op == "Range":
        dtype = random.pick([F32, numpy.int64, I32])
        values = [numpy.array(random.pick([v, [v]]), dtype)
                  for v in (random.integer(-5, 5), random.integer(-8, 8), random.pick([1, 2, -1]))]
        return contributed(op, values[:random.integer(2, 3)], constants=frozenset([0, 1, 2]))
    if op == "ExpandDims":
        return contributed(op, [random.floats(shape), numpy.array(random.axis(len(shape)), I32)],
                           constants=frozenset([1]))
    return contributed(op, [random.integers([9], numpy.int64, -3, 3).astype(F32)], results=3)


FAMILIES = [
    gelu,
    skip_normalization,
    embedding,
    quantized_embedding,
    fused_matmul,
    fused_gemm,
    fused_conv,
    microsoft_attention,
    quantized_attention,
    multi_head_attention,
    group_query_attention,
    microsoft_rotary,
    matmul_n_bits,
    float_of_bytes,
    q_gemm,
    quantized_elements,
    quantized_concat,
    quantized_window,
    linear_quantization,
    quantized_lstm,
    same_operator,
]
