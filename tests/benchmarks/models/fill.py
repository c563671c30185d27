#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates the weights of the graphs in this folder.

usage: fill.py OUT_DIR [NAME...]

Writes OUT_DIR/NAME.weights, the ONNX external data of NAME.onnx, and copies the
graph beside it. Without names, does so for all graphs. NAME.json contains the mean
and the standard deviation of each tensor. The bytes are the same on every machine:
little-endian float32, seeded by the tensor's name.
"""

import json
import os
import shutil
import sys
import zlib

import numpy
import onnx

# A weight is a sum of four integers that are uniform in [-_SPAN, _SPAN). This
# approximates a normal distribution with exact arithmetic, so that all machines
# compute the same bits. _UNIT scales its deviation, _SPAN * sqrt(4 / 3), to
# one.
_SPAN = 1 << 20
_UNIT = numpy.sqrt(3.0) / 2 / _SPAN


def make_values(seed, count, mean, deviation):
    """Returns the bytes of `count` float32 values."""
    generator = numpy.random.Generator(numpy.random.PCG64(seed))
    total = numpy.zeros(count)
    for _ in range(4):
        total += generator.integers(-_SPAN, _SPAN, count)
    return (mean + deviation * (total * _UNIT)).astype("<f4").tobytes()


def offset_of(tensor):
    """Returns the offset of the external data of `tensor` in its file."""
    return int({entry.key: entry.value for entry in tensor.external_data}["offset"])


def fill(folder, name, out):
    """Creates out/NAME.weights and out/NAME.onnx; never leaves a partial file."""
    graph = os.path.join(folder, name + ".onnx")
    with open(os.path.join(folder, name + ".json"), encoding="utf-8") as file:
        moments = json.load(file)
    model = onnx.load(graph, load_external_data=False)
    weights = os.path.join(out, name + ".weights")
    with open(weights + ".part", "wb") as file:
        end = 0
        for tensor in model.graph.initializer:
            if tensor.name not in moments:
                continue
            seed = zlib.crc32(f"{name}/{tensor.name}".encode())
            count = int(numpy.prod(tensor.dims))
            file.seek(offset_of(tensor))
            file.write(make_values(seed, count, *moments[tensor.name]))
            end = max(end, file.tell())
        file.truncate(end)
    os.replace(weights + ".part", weights)
    shutil.copy(graph, out)


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    folder = os.path.dirname(os.path.abspath(__file__))
    out, *names = arguments
    os.makedirs(out, exist_ok=True)
    graphs = [file[:-5] for file in os.listdir(folder) if file.endswith(".onnx")]
    for name in names or sorted(graphs):
        fill(folder, name, out)
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
