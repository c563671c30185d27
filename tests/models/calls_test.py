# SPDX-License-Identifier: Apache-2.0
"""Calls compiled models through the part of the C API that onnx-mlir does not have.

usage: calls_test.py ONNX-MLIR
"""

import ctypes
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import numpy as np

COMPILER = os.path.abspath(sys.argv[1])
HEADER = '<ir_version: 8, opset_import: ["": 17]> '
# Numbers of element types.
TYPES = {"float32": 1, "int32": 6, "int64": 7, "bool": 9, "float64": 11}
POINTER, NUMBER = ctypes.c_void_p, ctypes.c_int64


class Model:
    """The functions of a compiled model."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.create = self.declare(
            "omTensorCreate", POINTER, POINTER, POINTER, NUMBER, ctypes.c_int
        )
        self.make_list = self.declare("omTensorListCreate", POINTER, POINTER, NUMBER)
        self.destroy = self.declare("omTensorListDestroy", None, POINTER)
        self.get = self.declare("omTensorListGetOmtByIndex", POINTER, POINTER, NUMBER)
        self.data = self.declare("omTensorGetDataPtr", POINTER, POINTER)
        self.shape = self.declare(
            "omTensorGetShape", ctypes.POINTER(ctypes.c_int64), POINTER
        )
        self.rank = self.declare("omTensorGetRank", NUMBER, POINTER)
        self.run_into = self.declare("omRunInto", POINTER, POINTER, POINTER)
        self.message = self.declare("omGetErrorMessage", ctypes.c_char_p)

    def declare(self, name, result, *arguments):
        function = getattr(self.library, name)
        function.restype, function.argtypes = result, arguments
        return function

    def list_of(self, arrays):
        """Returns a list of tensors in the memory of arrays. None is NULL."""
        tensors = [
            None
            if array is None
            else self.create(
                array.ctypes.data,
                (ctypes.c_int64 * array.ndim)(*array.shape),
                array.ndim,
                TYPES[array.dtype.name],
            )
            for array in arrays
        ]
        return self.make_list((ctypes.c_void_p * len(tensors))(*tensors), len(tensors))

    def shape_of(self, tensors, index):
        tensor = self.get(tensors, index)
        return tuple(self.shape(tensor)[: self.rank(tensor)])

    def into(self, inputs, outputs):
        """Runs with outputs in these arrays. Returns their shapes.

        Errors: RuntimeError with the message.
        """
        inputs, outputs = self.list_of(inputs), self.list_of(outputs)
        try:
            if self.run_into(inputs, outputs) != outputs:
                raise RuntimeError(self.message().decode())
            count = self.declare("omTensorListGetSize", NUMBER, POINTER)(outputs)
            return [self.shape_of(outputs, i) for i in range(count)]
        finally:
            self.destroy(inputs)
            self.destroy(outputs)


class CallsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.models = 0

    def write(self, graph, header=HEADER):
        """Writes a model as text and returns its path without the extension."""
        # A library is loaded once from a path.
        self.models += 1
        stem = os.path.join(self.folder, f"model{self.models}")
        with open(stem + ".onnxtxt", "w", encoding="utf-8") as file:
            file.write(header + graph)
        return stem

    def compile(self, graph, header=HEADER):
        stem = self.write(graph, header)
        subprocess.run([COMPILER, stem + ".onnxtxt", "-o", stem], check=True)
        return Model(stem + ".so")


class MetadataTest(CallsTest):
    def get(self, header):
        model = self.compile("g (float[n] x) => (float[n] y) { y = Relu (x) }", header)
        get = model.declare("omModelMetadata", ctypes.c_char_p, ctypes.c_char_p)
        return lambda key: get(key.encode())

    def test_keys(self):
        get = self.get(
            '<ir_version: 8, opset_import: ["": 17, "other": 3], '
            'producer_name: "someone", model_version: 7, '
            'metadata_props: ["names": "cat,dog", "": "no key", '
            '"ModelProto.model_version": "not this"]> '
        )
        self.assertEqual(get("ModelProto.producer_name"), b"someone")
        self.assertEqual(get("ModelProto.model_version"), b"7")
        self.assertEqual(get("ModelProto.ir_version"), b"8")
        self.assertEqual(get("ModelProto.graph.name"), b"g")
        self.assertEqual(get("ModelProto.opset_import.ai.onnx"), b"17")
        self.assertEqual(get("ModelProto.opset_import.other"), b"3")
        self.assertEqual(get("names"), b"cat,dog")
        self.assertEqual(get(""), b"no key")
        self.assertIsNone(get("name"))
        self.assertIsNone(get("ModelProto.producer_version"))

    def test_a_model_that_says_little(self):
        get = self.get(HEADER)
        self.assertEqual(get("ModelProto.opset_import.ai.onnx"), b"17")
        self.assertIsNone(get("ModelProto.model_version"))


class CancelTest(CallsTest):
    def bind(self, model):
        self.make = model.declare("omCallCreate", POINTER)
        self.free = model.declare("omCallDestroy", None, POINTER)
        self.run_call = model.declare("omCallRun", POINTER, POINTER, POINTER, POINTER)
        self.cancel = model.declare("omCancel", None, POINTER)

    def check_cancel(self, model, *inputs):
        """Checks that a run that takes long ends soon after it is cancelled."""
        self.bind(model)
        call, inputs = self.make(), model.list_of(inputs)
        self.addCleanup(self.free, call)
        self.addCleanup(model.destroy, inputs)
        results = []

        def run():
            result = self.run_call(call, inputs, None)
            # The message is the thread's.
            results.append((result, model.message()))

        thread = threading.Thread(target=run)
        thread.start()
        time.sleep(0.2)
        self.assertEqual(results, [])
        self.cancel(call)
        thread.join(timeout=60)
        message = b"run_main_graph: the call is cancelled"
        self.assertEqual(results, [(None, message)])
        # It is cancelled for good.
        run()
        self.assertEqual(results[1], (None, message))

    def test_loops(self):
        for body in ("t = Sin (s)", "t = Identity (s)", "t = Concat <axis = 0> (s, e)"):
            model = self.compile(
                "g (float[n] x, int64 count) => (float[m] y) "
                "<float[0] e = {}> { c = Constant <value = bool {1}> () "
                "y = Loop (count, c, x) <body = b (int64 i, bool cin, float[k] s) "
                f"=> (bool cout, float[l] t) {{ cout = Identity (cin) {body} }}> }}"
            )
            x = np.ones(4, np.float32)
            self.check_cancel(model, x, np.array(2**62, np.int64))
            inputs, call = model.list_of([x, np.array(3, np.int64)]), self.make()
            outputs = self.run_call(call, inputs, None)
            self.assertIsNotNone(outputs)
            model.destroy(inputs)
            model.destroy(outputs)
            self.free(call)

    def test_kernels(self):
        # One product takes milliseconds, and all of them seconds.
        size, count = 700, 400
        products = " ".join(f"y{i + 1} = MatMul (y{i}, x)" for i in range(count))
        model = self.compile(
            f"g (float[{size}, {size}] y0) => (float[{size}, {size}] y{count}) "
            f"{{ x = Neg (y0) {products} }}"
        )
        self.check_cancel(model, np.zeros((size, size), np.float32))


class ParallelTest(CallsTest):
    def test_the_program_executes_loops(self):
        stem = self.write("g (float[n, 1000] x) => (float[n, 1000] y) { y = Exp (x) }")
        subprocess.run([COMPILER, stem + ".onnxtxt", "--EmitMLIR", "-o", stem], check=True)
        with open(stem + ".onnx.mlir", encoding="utf-8") as file:
            text = file.read()
        # The rows of a loop nest are independent.
        text, count = re.subn(
            r"scf.for (%\w+) = (%\w+) to (%\w+) step (%\w+) \{",
            r"scf.parallel (\1) = (\2) to (\3) step (\4) {",
            text,
        )
        self.assertGreater(count, 0)
        with open(stem + ".mlir", "w", encoding="utf-8") as file:
            file.write(text)
        subprocess.run([COMPILER, stem + ".mlir", "-o", stem], check=True)
        model = Model(stem + ".so")
        body_type = ctypes.CFUNCTYPE(None, POINTER, NUMBER, NUMBER)
        loops = []

        @ctypes.CFUNCTYPE(None, POINTER, NUMBER, NUMBER, body_type, POINTER)
        def execute(context, count, grain, body, data):
            loops.append((context, count))
            for begin in reversed(range(0, count, 300)):
                body(data, begin, min(begin + 300, count))

        replace = model.declare("omSetParallelFor", None, POINTER, POINTER)
        x = np.linspace(-1, 1, 3000, dtype=np.float32).reshape(3, 1000)
        for function, expected in ((execute, [(7, 3000)]), (None, [(7, 3000)])):
            replace(ctypes.cast(function, POINTER) if function else None, 7)
            y = np.zeros_like(x)
            model.into([x], [y])
            np.testing.assert_allclose(y, np.exp(x), rtol=1e-5)
            self.assertEqual(loops, expected)

    def test_libraries_without_loops_have_the_function(self):
        model = self.compile("g (float[n] x) => (float[n] y) { y = Relu (x) }")
        model.declare("omSetParallelFor", None, POINTER, POINTER)(None, None)
        self.assertFalse(hasattr(model.library, "omParallelFor"))


class RunIntoTest(CallsTest):
    def test_sizes_of_inputs(self):
        model = self.compile(
            "g (float[n, 3] x) => (float[n, 3] y, float[m] z) "
            "{ y = Exp (x) s = Constant <value_ints = [-1]> () "
            "r = Reshape (y, s) z = Concat <axis = 0> (r, r) }"
        )
        # No alignment but that of an element.
        memory = np.full(100, 77, np.float32)
        for rows in (1, 4, 0):
            x = np.linspace(-1, 1, 3 * rows, dtype=np.float32).reshape(rows, 3)
            y, z = memory[1 : 1 + 3 * rows].reshape(rows, 3), memory[20:50]
            shapes = model.into([x], [y if rows else None, z])
            self.assertEqual(shapes, [(rows, 3), (6 * rows,)])
            np.testing.assert_allclose(y, np.exp(x), rtol=1e-5)
            np.testing.assert_allclose(
                z[: 6 * rows], np.tile(np.exp(x).ravel(), 2), rtol=1e-5
            )
            self.assertTrue((memory[50:] == 77).all())

    def test_sizes_that_are_computed(self):
        model = self.compile(
            "g (float[n] x) => (float[m] y, int64[1, m] i, float[n] z) "
            "{ b = Cast <to = 9> (x) y = Compress <axis = 0> (x, b) i = NonZero (x) "
            "z = Neg (x) }"
        )
        x = np.array([0, 1, 0, 2, 3], np.float32)
        y, i, z = (np.full(9, 77, type) for type in (np.float32, np.int64, np.float32))
        shapes = model.into([x], [y, i.reshape(1, 9), z])
        self.assertEqual(shapes, [(3,), (1, 3), (5,)])
        np.testing.assert_array_equal(y[:4], [1, 2, 3, 77])
        np.testing.assert_array_equal(i[:4], [1, 3, 4, 77])
        np.testing.assert_array_equal(z[:5], -x)
        with self.assertRaisesRegex(
            RuntimeError,
            r"^run_main_graph: output 1 \('i'\) has room for 16 bytes, expected at "
            "least 24$",
        ):
            model.into([x], [y, i[:2].reshape(1, 2), z])

    def test_a_size_of_inputs_that_is_too_large(self):
        model = self.compile(
            "g (float[n] x, float[m] y) => (float[k] z, float[n] w) "
            "{ z = Concat <axis = 0> (x, y) w = Neg (x) }"
        )
        x, y = np.ones(3, np.float32), np.ones(2, np.float32)
        z, w = np.full(5, 77, np.float32), np.full(3, 77, np.float32)
        for outputs, index in (([z[:4], w], 0), ([z, w[:2]], 1)):
            with self.assertRaisesRegex(RuntimeError, f"output {index} .* has room"):
                model.into([x, y], outputs)
            self.assertTrue((z == 77).all() and (w == 77).all())
        model.into([x, y], [z, w])
        self.assertTrue((z == 1).all() and (w == -1).all())

    def test_products_in_memory_that_is_hardly_aligned(self):
        model = self.compile(
            "g (float[m, 64] x, float[64, 50] w) => (float[m, 50] y) "
            "{ p = MatMul (x, w) y = Relu (p) }"
        )
        random = np.random.default_rng(0)
        w = random.standard_normal((64, 50), np.float32)
        memory = np.full(2000, 77, np.float32)
        for rows in (1, 7, 33):
            x = random.standard_normal((rows, 64), np.float32)
            y = memory[3 : 3 + 50 * rows].reshape(rows, 50)
            model.into([x, w], [y])
            np.testing.assert_allclose(y, np.maximum(x @ w, 0), rtol=1e-3, atol=1e-4)
        self.assertTrue((memory[:3] == 77).all())
        self.assertTrue((memory[3 + 50 * 33 :] == 77).all())

    def test_memory_of_an_input(self):
        model = self.compile("g (float[n] x) => (float[n] y) { y = Softmax (x) }")
        x = np.ones(4, np.float32)
        with self.assertRaisesRegex(RuntimeError, r"output 0 \('y'\) overlaps input 0"):
            model.into([x], [x])
        self.assertTrue((x == 1).all())

    def test_sequences_are_allocated(self):
        model = self.compile(
            "g (float[n] x) => (seq(float[n]) s) { s = SequenceConstruct (x, x) }"
        )
        x = np.ones(4, np.float32)
        self.assertEqual(model.into([x], [None]), [(2,)])


class SharedInputsTest(CallsTest):
    def shared(self, model, *outputs):
        get = model.declare("omSharedInput", NUMBER, ctypes.c_char_p, NUMBER)
        return [get(b"run_main_graph", output) for output in outputs]

    def test_a_cache_that_is_updated(self):
        model = self.compile(
            "g (float[b, 8, 4] past, int64[m, 2] at, float[m, 4] new) "
            "=> (float[b, 8, 4] present, float[b, 8] sums) "
            "{ present = ScatterND (past, at, new) a = Constant <value_ints = [2]> () "
            "sums = ReduceSum <keepdims = 0> (present, a) }"
        )
        self.assertEqual(self.shared(model, 0, 1), [0, -1])
        random = np.random.default_rng(1)
        past = random.standard_normal((2, 8, 4), np.float32)
        new = random.standard_normal((2, 4), np.float32)
        at = np.array([[0, 3], [1, 7]], np.int64)
        expected = past.copy()
        expected[0, 3], expected[1, 7] = new
        sums = np.zeros((2, 8), np.float32)
        # In memory of its own.
        present, before = np.zeros_like(past), past.copy()
        model.into([past, at, new], [present, sums])
        np.testing.assert_array_equal(present, expected)
        np.testing.assert_array_equal(past, before)
        # In the memory of the input.
        sums[:] = 0
        model.into([past, at, new], [past, sums])
        np.testing.assert_array_equal(past, expected)
        np.testing.assert_allclose(sums, expected.sum(2), rtol=1e-4, atol=1e-5)
        # The other output has none, and neither begins elsewhere.
        memory = np.zeros(100, np.float32)
        late, early = memory[4:68].reshape(2, 8, 4), memory[:64].reshape(2, 8, 4)
        for outputs in ([early, sums], [None, late.ravel()[:16].reshape(2, 8)]):
            with self.assertRaisesRegex(RuntimeError, "overlaps input 0"):
                model.into([late, at, new], outputs)

    def test_indices_that_are_wrong(self):
        model = self.compile(
            "g (float[8, 4] past, int64[m, 1] at, float[m, 4] new) "
            "=> (float[8, 4] present) { present = ScatterND (past, at, new) }"
        )
        past, new = np.ones((8, 4), np.float32), np.zeros((1, 4), np.float32)
        with self.assertRaisesRegex(RuntimeError, "index is out of bounds"):
            model.into([past, np.array([[9]], np.int64), new], [past])

    def test_a_state_that_is_read_before(self):
        # The gate is computed from the state, which nothing reads afterwards.
        model = self.compile(
            "g (float[n, 4] h, float[4, 4] w) => (float[n, 4] next) "
            "{ a = MatMul (h, w) b = MatMul (a, w) next = Tanh (b) }"
        )
        self.assertEqual(self.shared(model, 0), [0])
        h = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)
        w = np.linspace(-1, 1, 16, dtype=np.float32).reshape(4, 4)
        expected = np.tanh(h @ w @ w)
        model.into([h, w], [h])
        np.testing.assert_allclose(h, expected, rtol=1e-4, atol=1e-5)

    def test_what_is_not_safe(self):
        for graph in (
            # Reads all rows for each row.
            "(float[n, 4] x, float[4, 4] w) => (float[n, 4] y) { y = MatMul (x, w) }",
            # The input is read later, and by the caller.
            "(float[n] x, int64[m, 1] i, float[m] u) => (float[n] y, float[n] z) "
            "{ y = ScatterND (x, i, u) z = Add (x, y) }",
            "(float[n] x, int64[m, 1] i, float[m] u) => (float[n] y, float[n] z) "
            "{ y = ScatterND (x, i, u) z = Identity (x) }",
            # The input has both roles.
            "(float[n] x, int64[n, 1] i) => (float[n] y) { y = ScatterND (x, i, x) }",
            # The other input is larger.
            "(float[n] x, float[m] e) => (float[k] y) { y = Concat <axis = 0> (x, e) }",
            # Its elements are sizes.
            "(int64[2] x) => (int64[2] y, float[a, b] z) "
            "{ t = Neg (x) y = Neg (t) z = ConstantOfShape (x) }",
        ):
            model = self.compile("g " + graph)
            self.assertEqual(self.shared(model, 0), [-1], graph)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
