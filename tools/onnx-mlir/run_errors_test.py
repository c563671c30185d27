# SPDX-License-Identifier: Apache-2.0
"""Runs compiled models on inputs that they must refuse.

A call that fails returns NULL and a message that names the node; the process goes on.
Arguments: the compiler.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
import unittest

import numpy as np

COMPILER = os.path.abspath(sys.argv[1])
# Numbers of element types.
TYPES = {"float32": 1, "int32": 6, "int64": 7, "bool": 9, "float64": 11}
HEADER = '<ir_version: 8, opset_import: ["": 17]> '


def declare(library, name, result, *arguments):
    function = getattr(library, name)
    function.restype, function.argtypes = result, arguments
    return function


class Model:
    """A compiled model."""

    def __init__(self, path):
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        library = ctypes.CDLL(path)
        self.create = declare(
            library, "omTensorCreate", pointer, pointer, pointer, number, ctypes.c_int
        )
        self.list = declare(library, "omTensorListCreate", pointer, pointer, number)
        self.destroy = declare(library, "omTensorListDestroy", None, pointer)
        self.compute = declare(library, "run_main_graph", pointer, pointer)
        self.message = declare(library, "omGetErrorMessage", ctypes.c_char_p)

    def run(self, *inputs):
        """Returns the message of the error, or None if there are outputs."""
        inputs = [np.ascontiguousarray(value) for value in inputs]
        shapes = [(ctypes.c_int64 * value.ndim)(*value.shape) for value in inputs]
        tensors = (ctypes.c_void_p * len(inputs))(
            *[
                self.create(value.ctypes.data, shape, value.ndim, TYPES[value.dtype.name])
                for value, shape in zip(inputs, shapes)
            ]
        )
        tensor_list = self.list(tensors, len(inputs))
        outputs = self.compute(tensor_list)
        self.destroy(tensor_list)
        if not outputs:
            return self.message().decode()
        self.destroy(outputs)
        return None


def floats(*shape):
    return np.ones(shape, np.float32)


def ints(*values):
    return np.array(values, np.int64)


class RunErrorsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.models = 0

    def compile(self, graph):
        # A library is loaded once from a path.
        self.models += 1
        stem = os.path.join(self.folder, f"model{self.models}")
        path = stem + ".onnxtxt"
        with open(path, "w", encoding="utf-8") as file:
            file.write(HEADER + graph)
        subprocess.run([COMPILER, path, "-o", stem], check=True)
        return Model(stem + ".so")

    def check(self, model, inputs, message):
        """Checks that a call fails, and that the next call of it does, too."""
        for _ in range(2):
            self.assertEqual(model.run(*inputs), message)

    def test_inputs(self):
        model = self.compile(
            "g (float[n, 4] x, float[n, m] y) => (float[n, k] z) "
            "{ z = Concat <axis = 1> (x, y) }"
        )
        name = "run_main_graph: input "
        self.assertIsNone(model.run(floats(2, 4), floats(2, 3)))
        self.check(model, [floats(2, 4)], "run_main_graph: got 1 inputs, expected 2")
        self.check(model, [floats(2, 4)] * 3, "run_main_graph: got 3 inputs, expected 2")
        self.check(
            model, [floats(2), floats(2, 3)], name + "0 ('x') has rank 1, expected 2"
        )
        self.check(
            model,
            [floats(2, 4).astype(np.float64), floats(2, 3)],
            name + "0 ('x') has data type double, expected float",
        )
        message = model.run(floats(2, 5), floats(2, 3))
        self.assertRegex(message, r"^run_main_graph: input 0 \('x'\) has shape 2x5, ")
        self.check(
            model,
            [floats(2, 4), floats(3, 3)],
            name + "1 ('y') has dimension 0 ('n') of size 3, "
            "expected 2 as in input 0 ('x')",
        )
        self.assertIsNone(model.run(floats(0, 4), floats(0, 0)))

    def test_sizes_without_a_name_that_must_be_equal(self):
        model = self.compile(
            "g (float[a] x, float[b] y) => (float[c] z) { [sum] z = Add (x, y) }"
        )
        self.assertIsNone(model.run(floats(3), floats(1)))
        self.check(
            model,
            [floats(3), floats(2)],
            "run_main_graph: Add 'sum': a computed shape does not fit",
        )

    def test_indices(self):
        model = self.compile(
            "g (float[n, 2] x, int64[m] i) => (float[m, 2] z) "
            "{ [pick] z = Gather <axis = 0> (x, i) }"
        )
        self.assertIsNone(model.run(floats(3, 2), ints(-3, 2)))
        for index in (3, -4, 2**62, -(2**63)):
            self.check(
                model,
                [floats(3, 2), ints(0, index)],
                "run_main_graph: Gather 'pick': a computed index is out of bounds",
            )

    def test_reshape(self):
        model = self.compile(
            "g (float[n, m] x, int64[2] s) => (float[a, b] z) "
            "{ [view] z = Reshape (x, s) }"
        )
        self.assertIsNone(model.run(floats(3, 2), ints(-1, 3)))
        self.assertIsNone(model.run(floats(3, 2), ints(0, -1)))
        error = "run_main_graph: Reshape 'view': "
        for shape in ((4, 2), (-1, 4), (-1, -1), (-2, -3), (2**32, 2**32)):
            message = model.run(floats(3, 2), ints(*shape))
            self.assertIsNotNone(message, shape)
            self.assertTrue(message.startswith(error), (shape, message))

    def test_reshape_of_nothing(self):
        model = self.compile(
            "g (float[n] x, int64[2] s) => (float[a, b] z) "
            "{ [view] z = Reshape <allowzero = 1> (x, s) }"
        )
        self.assertIsNone(model.run(floats(0), ints(0, 5)))
        # Any size fits in place of -1.
        message = model.run(floats(0), ints(0, -1))
        self.assertTrue(
            message.startswith("run_main_graph: Reshape 'view': "), message
        )

    def test_division_by_zero(self):
        model = self.compile(
            "g (int32[n] x, int32[n] y) => (int32[n] z) { [ratio] z = Div (x, y) }"
        )
        values = np.array([7, -8], np.int32)
        self.assertIsNone(model.run(values, values))
        self.check(
            model,
            [values, np.array([1, 0], np.int32)],
            "run_main_graph: Div 'ratio': an integer is divided by zero",
        )

    def test_sizes_that_overflow(self):
        model = self.compile(
            "g (int64[2] s) => (float[a, b] z) { [fill] z = ConstantOfShape (s) }"
        )
        self.assertIsNone(model.run(ints(2, 3)))
        fill = "run_main_graph: ConstantOfShape 'fill': "
        for shape in ((2**32, 2**32), (2**62, 2)):
            self.check(model, [ints(*shape)], fill + "a size is negative or overflows")
        self.check(model, [ints(-1, 3)], fill + "a computed shape does not fit")
        model = self.compile(
            "g (float[n] x, int64[1] r) => (float[m] z) { [again] z = Tile (x, r) }"
        )
        self.assertIsNone(model.run(floats(2), ints(3)))
        for count in (2**62, 2**63 - 1, -1):
            message = model.run(floats(2), ints(count))
            self.assertIsNotNone(message, count)
            # The operation that the node became finds it.
            self.assertRegex(message, r"^run_main_graph: \w+ 'again': ")

    def test_sequences(self):
        model = self.compile(
            "g (float[n] x, int64[1] i) => (float[m] z) "
            "{ p = Squeeze (i) s = SequenceConstruct (x, x) [take] z = SequenceAt (s, p) }"
        )
        for position in (0, 1, -1, -2):
            self.assertIsNone(model.run(floats(3), ints(position)))
        for position in (2, -3, 2**63 - 1, -(2**63)):
            self.check(
                model,
                [floats(3), ints(position)],
                "run_main_graph: SequenceAt 'take': a computed index is out of bounds",
            )
        model = self.compile(
            "g (float[n] x, int64[k] p) => (float[m] z) "
            "{ [cut] s = SplitToSequence (x, p) [join] z = ConcatFromSequence <axis = 0> (s) }"
        )
        self.assertIsNone(model.run(floats(3), ints(1, 2)))
        for parts in ((1, 1), (-1, 4), (4,)):
            self.check(
                model,
                [floats(3), ints(*parts)],
                "run_main_graph: SplitToSequence 'cut': a computed shape does not fit",
            )
        self.check(
            model,
            [floats(0), ints()],
            "run_main_graph: ConcatFromSequence 'join': "
            "a computed index is out of bounds",
        )

    def test_memory_that_there_is_not(self):
        model = self.compile(
            "g (int64[1] s) => (float[a] z) { [fill] z = ConstantOfShape (s) }"
        )
        message = model.run(ints(2**55))
        self.assertIsNotNone(message)
        self.assertIn("no memory", message)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
