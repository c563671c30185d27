# SPDX-License-Identifier: Apache-2.0
"""Writes ONNX's backend tests into files that C++ programs read (suite.h).

usage: bundle.py SHARD...

A test is in the shard with the number that its name hashes to, so that a new test
does not move others. The same release of ONNX gives the same bytes.
"""

import glob
import os
import pathlib
import struct
import sys
import warnings
import zlib

import numpy
import onnx
from onnx import numpy_helper
from onnx.backend.test.loader import load_model_tests

KINDS = ["node", "simple", "pytorch-operator", "pytorch-converted"]

# The kinds of values, as in suite.cpp.
ABSENT, TENSOR, SEQUENCE, OTHER, OPTIONAL = range(5)


def text(data):
    """Returns bytes with their number before them."""
    return struct.pack("<Q", len(data)) + data


def encode_message(message, type_proto):
    """Returns the value in a message, or in bytes of the message of this type."""
    kind = type_proto.WhichOneof("value")
    if kind == "tensor_type":
        data = message if isinstance(message, bytes) else message.SerializeToString()
        return struct.pack("<B", TENSOR) + text(data)
    return struct.pack("<B", OTHER)


def encode_list(kind, values, type_proto):
    """Returns a sequence, or an optional value with 0 or 1 elements."""
    elements = [encode(value, type_proto) for value in values]
    return struct.pack("<BQ", kind, len(elements)) + b"".join(elements)


def encode(value, type_proto):
    """Returns a value of any form in which ONNX's tests keep it."""
    if type_proto.WhichOneof("value") == "optional_type":
        content = [] if value is None else [value]
        return encode_list(OPTIONAL, content, type_proto.optional_type.elem_type)
    if value is None:
        return struct.pack("<B", ABSENT)
    if isinstance(value, (bytes, onnx.TensorProto)):
        return encode_message(value, type_proto)
    if isinstance(value, list):
        return encode_list(SEQUENCE, value, type_proto.sequence_type.elem_type)
    if isinstance(value, (numpy.ndarray, numpy.generic)):
        tensor = numpy_helper.from_array(numpy.asarray(value))
        return struct.pack("<B", TENSOR) + text(tensor.SerializeToString())
    return struct.pack("<B", OTHER)


def read_data_sets(folder):
    """Returns the inputs and outputs beside a model, as serialized values."""
    data_sets = []
    for data in sorted(glob.glob(os.path.join(folder, "test_data_set_*"))):
        values = []
        for kind in ["input", "output"]:
            count = len(glob.glob(os.path.join(data, kind + "_*.pb")))
            values.append([
                pathlib.Path(data, f"{kind}_{i}.pb").read_bytes()
                for i in range(count)
            ])
        data_sets.append(values)
    return data_sets


def encode_case(kind, case):
    model, data_sets = case.model, case.data_sets
    if model is None:
        model = onnx.load(os.path.join(case.model_dir, "model.onnx"))
        data_sets = read_data_sets(case.model_dir)
    initializers = {initializer.name for initializer in model.graph.initializer}
    inputs = [i for i in model.graph.input if i.name not in initializers]
    parts = [
        text(f"{kind}/{case.name}".encode()),
        struct.pack("<dd", case.rtol, case.atol),
        text(model.SerializeToString(deterministic=True)),
        struct.pack("<Q", len(data_sets)),
    ]
    for data_set in data_sets:
        for values, infos in zip(data_set, [inputs, model.graph.output]):
            parts.append(struct.pack("<Q", len(values)))
            parts += [encode(value, info.type) for value, info in zip(values, infos)]
    return b"".join(parts)


def main():
    paths = sys.argv[1:]
    warnings.simplefilter("ignore")
    shards = [[] for _ in paths]
    for kind in KINDS:
        for case in load_model_tests(kind=kind):
            shard = zlib.crc32(case.name.encode()) % len(shards)
            shards[shard].append(encode_case(kind, case))
    for path, cases in zip(paths, shards):
        cases.sort()
        with open(path, "wb") as file:
            file.write(struct.pack("<Q", len(cases)))
            file.writelines(cases)


if __name__ == "__main__":
    main()
