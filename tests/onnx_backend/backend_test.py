# SPDX-License-Identifier: Apache-2.0
"""Runs ONNX's own backend tests of nodes and small models with the tools.

usage: backend_test.py ONNX-MLIR ONNX-MLIR-RUN

Compiles each test's model and runs it on its inputs. The compiler may reject a model
with one line and exit status 1. A compiled model must compute the expected outputs.
"""

import collections
import concurrent.futures
import glob
import os
import pathlib
import subprocess
import sys
import tempfile

import onnx
from onnx import numpy_helper
from onnx.backend.test.loader import load_model_tests

KINDS = ["node", "simple", "pytorch-operator", "pytorch-converted"]

# The number of passing tests. Changes may only increase it.
PASSING = 303


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


def load(case):
    """Returns the model of a test and its data sets, which may be in memory."""
    if case.model is not None:
        return case.model, case.data_sets
    return (onnx.load(os.path.join(case.model_dir, "model.onnx")),
            read_data_sets(case.model_dir))


def write_value(value, info, path):
    """Writes a tensor to a file; returns False for other values, such as sequences."""
    if info.type.WhichOneof("value") != "tensor_type":
        return False
    if not isinstance(value, (bytes, onnx.TensorProto)):
        value = numpy_helper.from_array(value)
    if not isinstance(value, bytes):
        value = value.SerializeToString()
    pathlib.Path(path).write_bytes(value)
    return True


def run(command):
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def is_refusal(result):
    """Returns whether a tool rejected its input: exit status 1 and one error line."""
    return (result.returncode == 1 and result.stderr.startswith("error: ") and
            result.stderr.count("\n") == 1)


def run_data_set(case, graph, data_set, folder, library, runner):
    """Returns 'passed', 'refused' or a description of the failure."""
    initializers = {initializer.name for initializer in graph.initializer}
    graph_inputs = [i for i in graph.input if i.name not in initializers]
    command = [runner, library, "--rtol", str(case.rtol), "--atol", str(case.atol)]
    for flag, values, infos in [("--input", data_set[0], graph_inputs),
                                ("--compare", data_set[1], graph.output)]:
        for i, (value, info) in enumerate(zip(values, infos)):
            path = os.path.join(folder, f"{flag[2:]}_{i}.pb")
            if not write_value(value, info, path):
                return "refused"
            command += [flag, path]
    result = run(command)
    return "passed" if result.returncode == 0 else f"ran wrongly: {result.stderr}"


def run_case(case, compiler, runner):
    """Returns 'passed', 'refused' or a description of the failure."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model.onnx")
        library = os.path.join(folder, "model.so")
        model, data_sets = load(case)
        onnx.save(model, path)
        result = run([compiler, path, "-o", library])
        if is_refusal(result):
            return "refused"
        if result.returncode != 0:
            return f"compiler ended with {result.returncode}: {result.stderr}"
        for data_set in data_sets:
            outcome = run_data_set(case, model.graph, data_set, folder, library,
                                   runner)
            if outcome != "passed":
                return outcome
    return "passed"


def main():
    compiler, runner = map(os.path.abspath, sys.argv[1:])
    cases = [case for kind in KINDS for case in load_model_tests(kind=kind)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        outcomes = list(
            pool.map(lambda case: run_case(case, compiler, runner), cases))
    counts = collections.Counter()
    for case, outcome in zip(cases, outcomes):
        if outcome in ("passed", "refused"):
            counts[outcome] += 1
        else:
            counts["wrong"] += 1
            print(f"{case.name}: {outcome}")
    print(dict(counts))
    if counts["wrong"]:
        sys.exit("some tests went wrong")
    if counts["passed"] < PASSING:
        sys.exit(f"expected at least {PASSING} tests to pass")


if __name__ == "__main__":
    main()
