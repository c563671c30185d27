# SPDX-License-Identifier: Apache-2.0
"""Operators with windows or positions in images."""

import numpy
from random_case import F32, Case, int64


def window_attributes(random, kernel, dilated=True):
    """Returns random strides, dilations and padding for a kernel of this shape."""
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
    mode = random.pick(["linear", "nearest", "cubic"])
    # ONNX's reference evaluator moves a point outside to the border, and then interpolates.
    # ONNX Runtime moves the elements that a cubic interpolation reads.
    padding = random.pick(["zeros", "reflection"] + ["border"] * (mode != "cubic"))
    return Case("GridSample", [random.floats(shape), grid.astype(F32)],
                {"mode": mode, "padding_mode": padding,
                 "align_corners": random.integer(0, 1)}, opset=20)


def affine_grid(random):
    count = random.integer(1, 2)
    # ONNX Runtime and the specification differ for a single aligned point.
    size = int64([count, 1] + [random.integer(2, 4) for _ in range(random.pick([2, 3]))])
    rank = len(size) - 2
    return Case("AffineGrid", [random.floats([count, rank, rank + 1]), size],
                {"align_corners": random.integer(0, 1)}, frozenset([1]), opset=20)


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


FAMILIES = [
    conv,
    conv_transpose,
    pool,
    global_pool,
    resize,
    grid_sample,
    affine_grid,
    roi_align,
    col2im,
]
