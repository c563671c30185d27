# SPDX-License-Identifier: Apache-2.0
"""Calls a library that onnx-mlir compiled, through the C interface of its runtime."""

import ctypes

import numpy
from onnx import helper


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
        # The list refers to these.
        self.values = [numpy.asarray(value, order="C") for value in values]
        shapes = [(number * value.ndim)(*value.shape) for value in values]
        tensors = (pointer * len(values))(
            *(
                create(value.ctypes.data, shape, value.ndim, helper.np_dtype_to_tensor_dtype(value.dtype))
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
            dtype = helper.tensor_dtype_to_np_dtype(self.type(tensor))
            size = int(numpy.prod(shape)) * dtype.itemsize
            data = ctypes.string_at(self.data(tensor), size) if size else b""
            results.append(numpy.frombuffer(data, dtype).reshape(shape))
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
