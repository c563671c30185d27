# SPDX-License-Identifier: Apache-2.0
"""Calls a library that onnx-mlir compiled, and makes the inputs of models."""

import ctypes
import os

import numpy

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

# omTensor's numbers of element types, and numpy's types.
ELEMENT_TYPES = {1: numpy.float32, 7: numpy.int64}


def path_of(name):
    return os.path.join(CACHE, name + ".onnx")


def make_inputs(name, session):
    """Returns the inputs by name: normal floats, and integers that are below 1000."""
    random = numpy.random.default_rng(0)
    inputs = {}
    for declared, shape in zip(session.get_inputs(), MODELS[name]):
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


def declare(library, name, result, arguments):
    function = getattr(library, name)
    function.restype = result
    function.argtypes = arguments
    return function


class Model:
    """A library that onnx-mlir compiled, and the tensors that it is called with."""

    def __init__(self, path, values):
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        library = ctypes.CDLL(path)
        create = declare(
            library, "omTensorCreate", pointer, [pointer, pointer, number, ctypes.c_int]
        )
        create_list = declare(library, "omTensorListCreate", pointer, [pointer, number])
        self.run_graph = declare(library, "run_main_graph", pointer, [pointer])
        self.destroy = declare(library, "omTensorListDestroy", None, [pointer])
        self.at = declare(library, "omTensorListGetOmtByIndex", pointer, [pointer, number])
        self.size = declare(library, "omTensorListGetSize", number, [pointer])
        self.data = declare(library, "omTensorGetDataPtr", pointer, [pointer])
        self.shape = declare(library, "omTensorGetShape", ctypes.POINTER(number), [pointer])
        self.rank = declare(library, "omTensorGetRank", number, [pointer])
        self.type = declare(library, "omTensorGetDataType", ctypes.c_int, [pointer])
        numbers = {numpy.dtype(kind): number for number, kind in ELEMENT_TYPES.items()}
        # The list refers to these.
        self.values = [numpy.asarray(value, order="C") for value in values]
        shapes = [(number * value.ndim)(*value.shape) for value in values]
        tensors = (pointer * len(values))(
            *(
                create(value.ctypes.data, shape, value.ndim, numbers[value.dtype])
                for value, shape in zip(self.values, shapes)
            )
        )
        self.kept = (shapes, tensors)
        self.inputs = create_list(tensors, len(values))

    def call(self):
        outputs = self.run_graph(self.inputs)
        if not outputs:
            raise RuntimeError("the model reports an error")
        return outputs

    def run(self):
        self.destroy(self.call())

    def outputs(self):
        """Runs the model and returns copies of its outputs."""
        outputs = self.call()
        results = []
        for index in range(self.size(outputs)):
            tensor = self.at(outputs, index)
            shape = tuple(self.shape(tensor)[: self.rank(tensor)])
            kind = numpy.ctypeslib.as_ctypes_type(ELEMENT_TYPES[self.type(tensor)])
            data = ctypes.cast(self.data(tensor), ctypes.POINTER(kind))
            results.append(numpy.ctypeslib.as_array(data, shape).copy())
        self.destroy(outputs)
        return results

    def difference(self, expected):
        """Returns the greatest difference relative to the output's greatest magnitude."""
        return max(
            numpy.abs(got - value).max() / (numpy.abs(value).max() or 1)
            if got.shape == value.shape
            else numpy.inf
            for got, value in zip(self.outputs(), expected, strict=True)
        )
