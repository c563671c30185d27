# SPDX-License-Identifier: Apache-2.0
"""Compares real networks with expected outputs.

usage: networks_test.py ONNX-MLIR NETWORK...

`light_X` is a network of ONNX's package, with the output beside it. Another argument is
the path of an export of Silero, a detector of voice; ONNX Runtime computes what is
expected, at both sampling rates if the model has the choice.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import model_library
import numpy
import onnx
import onnxruntime
from onnx import numpy_helper

LIGHT = os.path.join(os.path.dirname(onnx.__file__), "backend/test/data/light")
# Samples of a call, with those before, by the rate.
SAMPLES = {16000: 576, 8000: 288}


def light_case(name):
    """Returns the path of a network, and pairs of its inputs and expected outputs."""
    path = os.path.join(LIGHT, name + ".onnx")
    model = onnx.load(path)
    constants = {tensor.name for tensor in model.graph.initializer}
    (image,) = [value for value in model.graph.input if value.name not in constants]
    shape = [size.dim_value or 1 for size in image.type.tensor_type.shape.dim]
    count = int(numpy.prod(shape))
    value = (numpy.arange(count).reshape(shape) / count).astype(numpy.float32)
    with open(os.path.join(LIGHT, name + "_output_0.pb"), "rb") as file:
        expected = numpy_helper.to_array(onnx.TensorProto.FromString(file.read()))
    return path, [([value], [expected])]


def silero_case(path):
    """Returns the path, and pairs of the inputs and expected outputs for each rate."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(path, options)
    random = numpy.random.default_rng(0)
    calls = []
    for rate, samples in SAMPLES.items():
        values = {}
        for declared in session.get_inputs():
            if declared.name == "sr":
                values["sr"] = numpy.array(rate, numpy.int64)
                continue
            shape = {"input": (1, samples), "state": (2, 1, 128)}[declared.name]
            values[declared.name] = random.standard_normal(shape).astype(numpy.float32)
        calls.append((list(values.values()), session.run(None, values)))
        # The other exports accept one rate only.
        if os.path.basename(path) != "silero_vad.onnx":
            break
    return path, calls


def is_close(got, expected):
    return got.shape == expected.shape and numpy.allclose(
        got, expected, rtol=1e-3, atol=1e-3 * numpy.abs(expected).max()
    )


def check(tool, network, folder):
    """Returns whether a network agrees, and prints where it does not."""
    is_light = network.startswith("light_")
    path, calls = light_case(network) if is_light else silero_case(network)
    name = os.path.splitext(os.path.basename(path))[0]
    output = os.path.join(folder, name)
    if subprocess.run([tool, path, "-o", output], check=False).returncode:
        print(f"{name}: does not compile")
        return False
    for values, expected in calls:
        outputs = model_library.Model(output + ".so", values).outputs()
        for index, (got, value) in enumerate(zip(outputs, expected, strict=True)):
            if not is_close(got, value):
                print(f"{name}: output {index} differs")
                return False
    return True


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tool")
    parser.add_argument("network", nargs="+")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        agree = [check(arguments.tool, network, folder) for network in arguments.network]
    return 0 if all(agree) else 1


if __name__ == "__main__":
    sys.exit(main())
