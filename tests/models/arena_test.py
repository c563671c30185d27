# SPDX-License-Identifier: Apache-2.0
"""Compares the arenas of models with the memory that they need.

usage: arena_test.py ONNX-MLIR ONNX-MLIR-OPT MODEL...

An arena cannot be smaller than the values in use at the same time. It may be a tenth
larger for the sizes that its order is made for, and three tenths for other ones. Weights
that are not there are 0.
"""

import os
import re
import subprocess
import sys
import tempfile

import onnx

# The size that `onnx-place` orders slots for, if it does not know one.
GUESS = 64
SIZES = [1, 16, GUESS, 256, 1024]
REMARK = re.compile(
    r"has an arena of (\d+) bytes, of which (\d+) are in use at the same time, "
    r"if dynamic sizes are (\d+)"
)


def add_weights(path, folder):
    """Returns the path of a copy whose external weights exist."""
    model = onnx.load(path, load_external_data=False)
    ends = {}
    for tensor in model.graph.initializer:
        entries = {entry.key: entry.value for entry in tensor.external_data}
        if "location" in entries:
            end = int(entries.get("offset", 0)) + int(entries["length"])
            name = entries["location"]
            ends[name] = max(ends.get(name, 0), end)
    for name, end in ends.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.truncate(end)
    copy = os.path.join(folder, os.path.basename(path))
    onnx.save(model, copy)
    return copy


def check(compiler, optimizer, path, folder):
    base = os.path.join(folder, "model")
    model = add_weights(path, folder)
    subprocess.run([compiler, "--EmitONNXIR", model, "-o", base], check=True)
    sizes = ",".join(map(str, SIZES))
    result = subprocess.run(
        [optimizer, f"--onnx-place=report={sizes}", base + ".onnx.mlir", "-o", os.devnull],
        check=True,
        stderr=subprocess.PIPE,
        text=True,
    )
    remarks = [tuple(map(int, match)) for match in REMARK.findall(result.stderr)]
    good = len(remarks) >= len(SIZES)
    for arena, used, size in remarks:
        ratio = arena / max(used, 1)
        print(f"{os.path.basename(path)} {size}: {arena} bytes, {ratio:.3f}")
        good = good and (used > 0 or arena == 0)
        good = good and ratio <= (1.1 if size == GUESS else 1.3)
    return good


def main():
    compiler, optimizer, *models = sys.argv[1:]
    results = []
    for model in models:
        with tempfile.TemporaryDirectory() as folder:
            results.append(check(compiler, optimizer, model, folder))
            if not results[-1]:
                print(f"error: {model} needs more memory than it should")
    sys.exit(0 if results and all(results) else 1)


if __name__ == "__main__":
    main()
