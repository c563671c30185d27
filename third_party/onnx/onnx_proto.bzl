# SPDX-License-Identifier: Apache-2.0
"""Definitions that ONNX's overlay and its users share."""

PROTOS = [
    "onnx-data",
    "onnx-ml",
    "onnx-operators-ml",
]

DEFINES = [
    "ONNX_ML=1",
    "ONNX_NAMESPACE=onnx",
    "__STDC_FORMAT_MACROS",
]
