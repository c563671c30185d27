# SPDX-License-Identifier: Apache-2.0
"""Runs a model in ONNX Runtime on reproducible random inputs.

usage: reference.py MODEL SHAPE INPUT.pb OUTPUT.pb

SHAPE is the shape of the model's only input (f32), such as 1x3x48x320. Writes the
input and the model's first output as TensorProtos.
"""

import sys

import numpy as np
import onnx
import onnxruntime
from onnx import numpy_helper


def main():
    model, shape, input_path, output_path = sys.argv[1:]
    dimensions = [int(d) for d in shape.split("x")]
    random = np.random.Generator(np.random.PCG64(20))
    # Exact in f32 and in [-1, 1], like the pixels that these models take.
    value = random.integers(-1024, 1025, dimensions).astype(np.float32) / 1024

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(
        model, options, providers=["CPUExecutionProvider"])
    name = session.get_inputs()[0].name
    result = session.run(None, {name: value})[0]
    for path, tensor in [(input_path, value), (output_path, result)]:
        onnx.save_tensor(numpy_helper.from_array(tensor), path)


if __name__ == "__main__":
    main()
