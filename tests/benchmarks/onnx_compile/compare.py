# SPDX-License-Identifier: Apache-2.0
"""Measures how long two builds of onnx-mlir take to compile models, alternating.

usage: bazel run --config=opt //tests/benchmarks/onnx_compile:compare -- --peer=ONNX_MLIR
[OPTION...]

Prints a table: processor time, elapsed time and peak memory of both, and the ratio
of ours to the other's. README.md has details.
"""

import argparse
import os
import sys
import tempfile

import paired

CACHE = os.environ.get("MLIR_CACHE") or "/var/cache/mlir"
# Input shapes by model.
MODELS = {
    "models/ch_ppocr_mobile_v2.0_cls_infer": "1x3x48x192",
    "models/ch_PP-OCRv4_rec_infer": "1x3x48x320",
    "architectures/mobilenet-v2": "1x3x224x224",
    "architectures/resnet50": "1x3x224x224",
}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tool", default="onnx-mlir", help="ours")
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--peer", required=True, help="another build")
    parser.add_argument("--runs", type=int, default=3, help="of each, in turns (%(default)s)")
    parser.add_argument("--flag", action="append", default=[], help="passed to both")
    parser.add_argument("name", nargs="*", help="of: " + ", ".join(MODELS))
    arguments = parser.parse_args()
    if arguments.mode not in (None, "opt"):
        sys.exit("error: not optimized: give bazel run the option --config=opt")
    print("| model | | time | other | ratio | elapsed | other | ratio | memory | other | ratio |")
    print("|---|---|" + "--:|" * 9)
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments.name or MODELS:
            options = [
                os.path.join(CACHE, name + ".onnx"),
                "--shapeInformation=0:" + MODELS[name],
                "-o",
                os.path.join(folder, "model"),
                *arguments.flag,
            ]
            pair = [[tool, *options] for tool in (arguments.tool, arguments.peer)]
            results = paired.measure_pair(*pair, arguments.runs)
            print(paired.row(os.path.basename(name), "compile", results), flush=True)


if __name__ == "__main__":
    main()
