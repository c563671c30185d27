# SPDX-License-Identifier: Apache-2.0
"""Compares models that the compiler rewrites, as exporters write them.

usage: recompose_test.py ONNX-MLIR [FORM...]

Each form is in a table of operators that the compiler's IR must have, or must not have. All
results are those of ONNX Runtime. Prints the forms that fail, and exits with 1 if
there are any.
"""

import os
import re
import subprocess
import sys
import tempfile

import activations
import attentions
import contractions
import graph
import model_library
import normalizations
import numpy
import onnx
import onnxruntime
import rotations

MODULES = (activations, attentions, contractions, normalizations, rotations)
# The newest version of ONNX before PyTorch's first exporter ends, and that of its second.
OPSETS = (17, 18)


# Two products of matrices around a Softmax in one group.
ROW_BLOCKS = re.compile(r'\^bb0\((?:(?!onnx\.Yield).)*"onnx\.MatMul"(?:(?!onnx\.Yield).)*'
                        r'"onnx\.Softmax"(?:(?!onnx\.Yield).)*"onnx\.MatMul"', re.DOTALL)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


def has_operator(tool, path, operator):
    """Returns whether the operator is in the compiler's IR; None if it fails."""
    if run(tool, "--EmitONNXIR", path + ".onnx", "-o", path).returncode:
        return None
    with open(path + ".onnx.mlir", encoding="utf-8") as file:
        text = file.read()
    if operator == "RowBlocks":
        return bool(ROW_BLOCKS.search(text))
    return f'"onnx.{operator}"(' in text


def differs(tool, path, values):
    """Returns the largest difference of an element, relative to those beyond 1; None if the
    model does not compile."""
    if run(tool, path + ".onnx", "-o", path).returncode:
        return None
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(path + ".onnx", options)
    expected = session.run(None, values)[0].astype(numpy.float64)
    got = model_library.Model(path + ".so", list(values.values())).outputs()[0]
    return (numpy.abs(got.astype(numpy.float64) - expected)
            / numpy.maximum(numpy.abs(expected), 1)).max()


def check(tool, form, opset, is_expected):
    """Returns what is wrong with a form; None if nothing is."""
    operator, write, arguments = form
    written = graph.Graph(opset)
    model = written.model(write(written, **arguments))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model")
        onnx.save(model, path + ".onnx")
        found = has_operator(tool, path, operator)
        if found is not is_expected:
            return "the compiler fails" if found is None else f"{operator} found: {found}"
        difference = differs(tool, path, written.values)
    limit = 2e-3 if written.dtype == numpy.float16 else 1e-5
    # A NaN is no agreement.
    if difference is None or not difference <= limit:
        return f"the difference is {difference}"
    return None


def main():
    tool, *names = sys.argv[1:]
    count, failed = 0, 0
    for module in MODULES:
        for forms, is_expected in ((module.FOUND, True), (module.ABSENT, False)):
            for form in forms:
                if names and form[1].__name__ not in names:
                    continue
                for opset in getattr(module, "OPSETS", OPSETS):
                    count += 1
                    fault = check(tool, form, opset, is_expected)
                    if fault:
                        failed += 1
                        print(f"{form[1].__name__} {form[2]} opset {opset}: {fault}", flush=True)
    print(f"{count - failed} of {count} agree")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
