# SPDX-License-Identifier: Apache-2.0
"""Makes the quantized forms of models, as ONNX Runtime's quantizers write them."""

import os

from onnxruntime import quantization


class Samples(quantization.CalibrationDataReader):
    """The values by which the ranges of a model are found: one set of inputs."""

    def __init__(self, feeds):
        self.left = [feeds]

    def get_next(self):
        return self.left.pop() if self.left else None


def quantize(form, source, folder, make_feeds):
    """Writes the model at `source` in a form to `folder` and returns its path. "dynamic" has
    products of bytes whose scales a run determines, "qdq" tensors between QuantizeLinear and
    DequantizeLinear; `make_feeds` returns inputs by name."""
    target = os.path.join(folder, form + "-" + os.path.basename(source))
    if form == "dynamic":
        quantization.quantize_dynamic(source, target)
    else:
        quantization.quantize_static(
            source, target, Samples(make_feeds()), per_channel=True,
            quant_format=quantization.QuantFormat.QDQ,
            activation_type=quantization.QuantType.QUInt8,
            weight_type=quantization.QuantType.QInt8)
    return target
