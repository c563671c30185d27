# SPDX-License-Identifier: Apache-2.0
"""Checks that operators of constants are computed at compile time.

usage: constant_operators_test.py ONNX-MLIR [--count=N] [--seed=N] [FAMILY...]

Draws `count` operators of each family. With operands that are constants, no operator remains,
but for those that `EXCEPTIONS` lists, and all results are those of the compiled operator,
whose operands are inputs: integers and moved elements exactly, floats within the rounding
of sums. Prints the operators that differ, and exits with 1 if there are any.
"""

import argparse
import dataclasses
import os
import re
import subprocess
import sys
import tempfile
import zlib

import onnx

import operators
import random_case
from random_operators_test import agree, describe, make_model, run_library

# The largest result that constprop-onnx computes, in bytes.
MAX_BYTES = 65536

# Families whose operators may remain, and the reason.
EXCEPTIONS = {
    "non_max_suppression": "the number of boxes is known when all are compared, as a sort",
    "quantized_lstm": "loops with bodies are run by compiled code only",
    "recurrent": "loops with bodies are run by compiled code only",
    "unique": "the number of elements is known when all are sorted",
}


def find_operators(path):
    """Returns the names of the operators in the compiler's IR."""
    with open(path, encoding="utf-8") as file:
        names = re.findall(r'"onnx\.(\w+)"\(', file.read())
    return [name for name in names if name not in ("EntryPoint", "NoValue")]


def compile_model(tool, model, path, *options):
    """Returns what the compiler prints if it fails; None if it does not."""
    onnx.save(model, path + ".onnx")
    compiled = subprocess.run(
        [tool, path + ".onnx", *options, "-o", path], capture_output=True, text=True, check=False
    )
    return compiled.stderr.strip() if compiled.returncode else None


def check(tool, case, folder, may_remain):
    """Returns what is wrong; None if nothing is."""
    every = frozenset(range(len(case.operands)))
    folded, _ = make_model(dataclasses.replace(case, constants=every), False)
    computed, values = make_model(dataclasses.replace(case, constants=frozenset()), False)
    constant, variable = (os.path.join(folder, name) for name in ("constant", "variable"))
    # Operators that do not compile are the other test's business.
    if compile_model(tool, computed, variable) is not None:
        return None
    fault = compile_model(tool, folded, constant, "--EmitONNXIR") or compile_model(
        tool, folded, constant)
    if fault:
        return fault
    remaining = find_operators(constant + ".onnx.mlir")
    expected = run_library(variable + ".so", list(values.values()))
    got = run_library(constant + ".so", [])
    if expected is None or got is None:
        return None if expected is got else "one of the calls fails"
    is_small = all(value.nbytes <= MAX_BYTES for value in expected)
    if remaining and is_small and not may_remain:
        return f"remaining: {' '.join(remaining)}"
    for index, (result, value) in enumerate(zip(got, expected)):
        if not agree(result, value, case):
            return f"result {index} is\n{result}\nand not\n{value}"
    return None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tool")
    parser.add_argument("--count", type=int, default=2, help="of each family (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("family", nargs="*")
    arguments = parser.parse_args()
    failed, count = 0, 0
    for family in arguments.family or operators.FAMILIES:
        for number in range(arguments.seed, arguments.seed + arguments.count):
            case = operators.FAMILIES[family](
                random_case.Random([zlib.crc32(family.encode()), number]))
            with tempfile.TemporaryDirectory() as folder:
                fault = check(arguments.tool, case, folder, family in EXCEPTIONS)
            count += 1
            if fault:
                failed += 1
                print(f"{family} {number}: {describe(case, False)}\n{fault}", flush=True)
    print(f"{count - failed} of {count} agree")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
