# SPDX-License-Identifier: Apache-2.0
"""The models that are measured, and their inputs."""

import os

import numpy
import onnxruntime
import quantized

CACHE = os.environ.get("MLIR_CACHE") or "/var/cache/mlir"

IMAGE = (1, 3, 224, 224)
# The shapes of the inputs by model, in the model's order. A pair is a shape and the
# constant that each element is.
MODELS = {
    "models/ch_ppocr_mobile_v2.0_cls_infer": [(1, 3, 48, 192)],
    "models/ch_PP-OCRv4_rec_infer": [(1, 3, 48, 320)],
    "models/ch_PP-OCRv4_det_infer": [(1, 3, 320, 320)],
    "models/silero_vad_op18_ifless": [(1, 576), ((), 16000), (2, 1, 128)],
    "architectures/mobilenet-v2": [IMAGE],
    "architectures/resnet50": [IMAGE],
    "architectures/convnext-tiny": [IMAGE],
    "architectures/vit-small": [IMAGE],
    "architectures/segformer-b0": [(1, 3, 256, 256)],
    "architectures/bert-base": [(1, 64), ((1, 64), 1)],
    "architectures/gpt2-step": [(1, 1), (6, 2, 1, 12, 63, 64)],
    "architectures/whisper-tiny-encoder": [(1, 80, 3000)],
}
# Models in the forms of quantized.py. They are measured if they are named.
QUANTIZED = [
    "dynamic:architectures/bert-base",
    "dynamic:models/ch_ppocr_mobile_v2.0_cls_infer",
    "qdq:architectures/resnet50",
]


def path_of(name, folder):
    """Returns the path of a model. A quantized one is written to the folder."""
    form, _, source = name.rpartition(":")
    path = os.path.join(CACHE, source + ".onnx")
    if not form:
        return path
    return quantized.quantize(
        form, path, folder, lambda: make_inputs(source, onnxruntime.InferenceSession(path)))


def make_inputs(name, session):
    """Returns the inputs by name: normal floats, and integers that are below 1000."""
    random = numpy.random.default_rng(0)
    inputs = {}
    for declared, shape in zip(session.get_inputs(), MODELS[name.rpartition(":")[2]]):
        integers = declared.type == "tensor(int64)"
        if shape and isinstance(shape[0], tuple):
            value = numpy.full(*shape)
        elif integers:
            value = random.integers(1000, size=shape)
        else:
            value = random.standard_normal(shape)
        dtype = numpy.int64 if integers else numpy.float32
        inputs[declared.name] = numpy.asarray(value, dtype)
    return inputs
