# SPDX-License-Identifier: Apache-2.0
"""What ONNX's overlay and its users must agree on."""

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
