# SPDX-License-Identifier: Apache-2.0
"""Writes the models of ONNX's backend tests as text, beside the expected model.

usage: text_bundle.py PROTOBUF_TEXT JSON ONNX_TEXT

Each file has the number of models and for each its name, its text and the serialized
model that a reader must produce, all with their sizes before them (text_suite.cpp).
ONNX's printer cannot print all models; those that ONNX's own parser refuses are left
out of ONNX_TEXT. Models above a size are left out of all.
"""

import os
import struct
import sys
import warnings

import onnx
import onnx.parser
import onnx.printer
from google.protobuf import json_format, text_format
from onnx.backend.test.loader import load_model_tests

KINDS = ["node", "simple", "pytorch-operator", "pytorch-converted"]
MAX_BYTES = 1 << 18


def print_onnx(model):
    """Returns the text in ONNX's syntax and the model that ONNX reads from it."""
    text = onnx.printer.to_text(model)
    try:
        return text, onnx.parser.parse_model(text)
    except (onnx.parser.ParseError, RuntimeError, ValueError):
        return None


PRINTERS = [
    lambda model: (text_format.MessageToString(model), model),
    lambda model: (json_format.MessageToJson(model), model),
    print_onnx,
]


def load_models():
    for kind in KINDS:
        for case in load_model_tests(kind=kind):
            model = case.model
            if model is None:
                model = onnx.load(os.path.join(case.model_dir, "model.onnx"))
            if model.ByteSize() <= MAX_BYTES:
                yield f"{kind}/{case.name}", model


def main():
    warnings.simplefilter("ignore")
    models = sorted(load_models(), key=lambda named: named[0])
    for path, printer in zip(sys.argv[1:], PRINTERS):
        records = []
        for name, model in models:
            printed = printer(model)
            if printed:
                expected = printed[1].SerializeToString(deterministic=True)
                for part in [name.encode(), printed[0].encode(), expected]:
                    records.append(struct.pack("<Q", len(part)) + part)
        with open(path, "wb") as file:
            file.write(struct.pack("<Q", len(records) // 3))
            file.writelines(records)


if __name__ == "__main__":
    main()
