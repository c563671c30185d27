# SPDX-License-Identifier: Apache-2.0
"""Compares random operators with ONNX Runtime.

usage: random_operators_test.py ONNX-MLIR [--count=N] [--seed=N] [--mcpu=CPU] [FAMILY...]

Draws `count` operators of each family of operators, half of them with sizes that only
a run determines, and compares all results: integers exactly, floats within the rounding of
sums. Prints the operators that differ and the commands' errors, and exits with 1 if there
are any. Operators that ONNX Runtime does not run are left out.
"""

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
import zlib

import numpy
import onnx
import onnxruntime
from onnx import helper, numpy_helper

import model_library
import operators
import random_case

# Failures that are no differences of values.
LEFT_OUT = "left out"


def make_model(case, is_dynamic):
    """Returns a model of one operator, and the values of its inputs by name."""
    inputs, initializers, names, values = [], [], [], {}
    for index, operand in enumerate(case.operands):
        if operand is None:
            names.append("")
            continue
        name = f"x{index}"
        names.append(name)
        operand = numpy.asarray(operand)
        if index in case.constants:
            initializers.append(numpy_helper.from_array(operand, name))
            continue
        kind = helper.np_dtype_to_tensor_dtype(operand.dtype)
        is_unknown = is_dynamic and index not in case.known
        shape = [f"{name}_{i}" for i in range(operand.ndim)] if is_unknown else operand.shape
        inputs.append(helper.make_tensor_value_info(name, kind, shape))
        values[name] = operand
    results = ["" if i in case.omitted else f"y{i}" for i in range(case.results)]
    node = helper.make_node(case.op, names, results, name="node", domain=case.domain,
                            **case.attributes)
    outputs = [onnx.ValueInfoProto(name=name) for name in results if name]
    graph = helper.make_graph([node], "graph", inputs, outputs, initializers)
    opsets = [helper.make_opsetid("", case.opset), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=8), values


def declare_types(model, results):
    """Sets the types of the outputs, which a model has."""
    for output, value in zip(model.graph.output, results):
        kind = helper.np_dtype_to_tensor_dtype(numpy.asarray(value).dtype)
        output.type.tensor_type.elem_type = kind


def run_reference(model, values):
    """Returns the outputs, or None if ONNX Runtime does not run the model."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    try:
        session = onnxruntime.InferenceSession(model.SerializeToString(), options)
        return session.run(None, values)
    except Exception:  # ONNX Runtime's exceptions have no common class.
        return None


def agree(got, expected, case):
    if got.shape != expected.shape or got.dtype != expected.dtype:
        return False
    if not numpy.issubdtype(expected.dtype, numpy.floating):
        if not case.units:
            return numpy.array_equal(got, expected)
        return (numpy.abs(got.astype(int) - expected.astype(int)) <= case.units).all()
    epsilon = max(case.epsilon, 2e-3 if expected.dtype == numpy.float16 else 2e-5)
    finite = expected[numpy.isfinite(expected)].astype(numpy.float64)
    scale = numpy.abs(finite).max() if finite.size else 1.0
    return numpy.allclose(
        got.astype(numpy.float64), expected.astype(numpy.float64), rtol=epsilon,
        atol=epsilon * max(scale, 1e-3), equal_nan=True,
    )


def describe(case, is_dynamic):
    shapes = [
        "-" if value is None
        else f"{numpy.asarray(value).dtype}{list(numpy.shape(value))}"
        + ("=constant" if index in case.constants else "")
        for index, value in enumerate(case.operands)
    ]
    sizes = "unknown sizes" if is_dynamic else "known sizes"
    return f"{case.op} {', '.join(shapes)} {case.attributes} {sizes}"


def call_library(connection, path, values):
    connection.send(model_library.Model(path, values).outputs())


def run_library(path, values):
    """Returns the outputs, or None if the process ends without them."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=call_library, args=(sender, path, values))
    process.start()
    sender.close()
    try:
        outputs = receiver.recv()
    except EOFError:
        outputs = None
    process.join()
    return outputs


def check(tool, case, is_dynamic, folder, options=()):
    """Returns what is wrong; None if nothing is."""
    try:
        model, values = make_model(case, is_dynamic)
    except Exception:
        return LEFT_OUT
    expected = run_reference(model, values)
    if expected is None:
        return LEFT_OUT
    declare_types(model, expected)
    path = os.path.join(folder, "model")
    onnx.save(model, path + ".onnx")
    compiled = subprocess.run(
        [tool, path + ".onnx", "-o", path, *options],
        capture_output=True, text=True, check=False
    )
    if compiled.returncode:
        return f"exit code {compiled.returncode}: {compiled.stderr.strip()}"
    outputs = run_library(path + ".so", list(values.values()))
    if outputs is None:
        return "the call fails"
    for index, (got, value) in enumerate(zip(outputs, expected)):
        if not agree(got, numpy.asarray(value), case):
            return f"result {index} is\n{got}\nand not\n{value}"
    return None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tool")
    parser.add_argument("--count", type=int, default=2, help="of each family (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mcpu", help="passed to onnx-mlir")
    parser.add_argument("family", nargs="*")
    arguments = parser.parse_args()
    options = ["--mcpu=" + arguments.mcpu] if arguments.mcpu else []
    passed, left_out, failed = 0, 0, 0
    for family in arguments.family or operators.FAMILIES:
        for number in range(arguments.seed, arguments.seed + arguments.count):
            random = random_case.Random([zlib.crc32(family.encode()), number])
            case = operators.FAMILIES[family](random)
            is_dynamic = number % 2 == 1
            with tempfile.TemporaryDirectory() as folder:
                fault = check(arguments.tool, case, is_dynamic, folder, options)
            if fault is None:
                passed += 1
            elif fault == LEFT_OUT:
                left_out += 1
            else:
                failed += 1
                print(f"{family} {number}: {describe(case, is_dynamic)}\n{fault}", flush=True)
    print(f"{passed} agree, {failed} do not, {left_out} left out")
    return 1 if failed or passed < left_out else 0


if __name__ == "__main__":
    sys.exit(main())
