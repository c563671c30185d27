# SPDX-License-Identifier: Apache-2.0
"""Makes models with one large constant, which is computed from another one."""

import os


def write_models(mebibytes, folder):
    """Writes models whose weights have about this size to the folder."""
    import numpy
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    random = numpy.random.default_rng(0)
    rows = 4096
    columns = mebibytes * (1 << 20) // (4 * rows)
    weights = random.standard_normal((rows, columns), dtype=numpy.float32) * 0.02
    turned = weights.reshape(columns, rows)
    factors = random.random(columns, dtype=numpy.float32) + 0.5

    def tensor(array, name):
        return numpy_helper.from_array(numpy.ascontiguousarray(array), name)

    def integers(*values):
        return numpy.array(values, numpy.int64)

    def typed(field, data_type, values):
        proto = TensorProto(name="w", data_type=data_type, dims=[rows, columns])
        getattr(proto, field).extend(values)
        return proto

    def save(name, nodes, constants, element=TensorProto.FLOAT, x=(1, rows), y=None):
        """The last node has the inputs x and, if there is another node, t."""
        protos = [
            value if isinstance(value, TensorProto) else tensor(value, key)
            for key, value in constants.items()
        ]
        graph = helper.make_graph(
            nodes,
            name,
            [helper.make_tensor_value_info("x", element, x)],
            [helper.make_tensor_value_info("y", element, y or (1, None))],
            protos,
        )
        model = helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10
        )
        onnx.save(model, os.path.join(folder, name + ".onnx"))

    node = helper.make_node
    product = node("MatMul", ["x", "t"], ["y"])
    half = TensorProto.FLOAT16
    save("transpose", [node("Transpose", ["w"], ["t"], perm=[1, 0]), product], {"w": turned})
    save(
        "slice",
        [node("Slice", ["w", "start", "end", "axis"], ["t"]), product],
        {
            "w": weights,
            "start": integers(16),
            "end": integers(columns),
            "axis": integers(1),
        },
    )
    save(
        "concat",
        [node("Concat", ["v", "w"], ["t"], axis=1), product],
        {"v": weights[:, : columns // 2], "w": weights[:, columns // 2 :]},
    )
    save("cast", [node("Cast", ["w"], ["t"], to=half), product], {"w": weights}, half)
    save("scale", [node("Mul", ["w", "f"], ["t"]), product], {"w": weights, "f": factors})
    save(
        "dequantize",
        [node("DequantizeLinear", ["w", "f"], ["t"], axis=1), product],
        {"w": (weights * (1 << 20)).astype(numpy.int32), "f": factors},
    )
    save(
        "chain",
        [
            node("Transpose", ["w"], ["t1"], perm=[1, 0]),
            node("Cast", ["t1"], ["t2"], to=half),
            node("Mul", ["t2", "f"], ["t3"]),
            node("Slice", ["t3", "start", "end", "axis"], ["t"]),
            product,
        ],
        {
            "w": turned,
            "f": factors.astype(numpy.float16),
            "start": integers(16),
            "end": integers(columns),
            "axis": integers(1),
        },
        half,
    )
    channels = int((rows * columns / 9) ** 0.5) // 16 * 16
    kernel = weights.ravel()[: 9 * channels**2].reshape(channels, channels, 3, 3)
    per_channel = random.random(channels, dtype=numpy.float32) + 0.5
    save(
        "batch-normalization",
        [
            node("Conv", ["x", "w"], ["c"], pads=[1, 1, 1, 1]),
            node("BatchNormalization", ["c", "s", "b", "m", "v"], ["y"]),
        ],
        {"w": kernel, **{name: per_channel for name in "sbmv"}},
        x=(1, channels, 7, 7),
        y=(1, channels, 7, 7),
    )
    plain = node("MatMul", ["x", "w"], ["y"])
    save(
        "float_data",
        [plain],
        {"w": typed("float_data", TensorProto.FLOAT, weights.ravel())},
    )
    bits = weights.astype(numpy.float16).ravel().view(numpy.uint16)
    save(
        "int32_data",
        [plain],
        {"w": typed("int32_data", half, bits.astype(numpy.int32).tolist())},
        half,
    )
