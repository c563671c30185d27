# SPDX-License-Identifier: Apache-2.0
"""Passes files of NumPy and ONNX through onnx-mlir-run and compares them.

The model returns its inputs. Arguments: the emulator, the tool, the model.
"""

import io
import os
import subprocess
import sys
import tempfile
import unittest

import numpy as np
import onnx
from onnx import helper, numpy_helper

EMULATOR, TOOL, MODEL = [os.path.abspath(path) for path in sys.argv[1:4]]
TYPES = "? i1 i2 i4 i8 u1 u2 u4 u8 f2 f4 f8 c8 c16".split()

BELOW_A_BYTE = "INT2 UINT2 INT4 UINT4 FLOAT4E2M1 FLOAT6E2M3 FLOAT6E3M2".split()


def make_array(dtype):
    """Returns a 2x3x4 array whose elements differ, as far as the type permits."""
    array = np.arange(24).reshape(2, 3, 4)
    return (array % 2 if dtype == "?" else array).astype(dtype)


class NumpyTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def run_tool(self, *arguments):
        """Runs the tool; returns its exit code and its output to stderr."""
        done = subprocess.run(
            [EMULATOR, TOOL, MODEL, *arguments], capture_output=True, text=True
        )
        return done.returncode, done.stderr

    def check_equal(self, got, expected):
        self.assertEqual(got.dtype, expected.dtype)
        self.assertEqual(got.shape, expected.shape)
        self.assertEqual(got.tobytes(), expected.tobytes())

    def test_every_type_order_and_version(self):
        paths, arrays = [], []
        for dtype in TYPES:
            array = make_array(dtype)
            for number, version in enumerate([(1, 0), (2, 0), (3, 0)]):
                for order in "<>":
                    variant = array.astype(array.dtype.newbyteorder(order))
                    if number == 1:
                        variant = np.asfortranarray(variant)
                    paths.append(self.path(f"{len(paths)}.npy"))
                    arrays.append(array)
                    with open(paths[-1], "wb") as file:
                        np.lib.format.write_array(file, variant, version)
        inputs = [f"--input={path}" for path in paths]
        for extra in [["--npy"], []]:
            done = self.run_tool(*inputs, "--output-dir", self.folder, *extra)
            self.assertEqual(done, (0, ""))
        for i, array in enumerate(arrays):
            self.check_equal(np.load(self.path(f"output_{i}.npy")), array)
            tensor = onnx.load_tensor(self.path(f"output_{i}.pb"))
            self.check_equal(numpy_helper.to_array(tensor), array)

    def test_tensors_as_onnx_makes_them(self):
        arguments, arrays = [], []
        for name, code in onnx.TensorProto.DataType.items():
            if name in ("UNDEFINED", "STRING") or name in BELOW_A_BYTE:
                continue
            dtype = helper.tensor_dtype_to_np_dtype(code)
            array = np.array([1, 0, 1, 1]).astype(dtype)
            typed = helper.make_tensor(name, code, array.shape, array)
            raw = numpy_helper.from_array(array)
            for tensor in [typed, raw]:
                path = self.path(f"{len(arrays)}.pb")
                onnx.save_tensor(tensor, path)
                arguments += ["--input", path, "--compare", path]
                arrays.append(array)
        self.assertGreater(len(arrays), 30)
        done = self.run_tool(*arguments, "--output-dir", self.folder, "--rtol=0")
        self.assertEqual(done, (0, ""))
        for i, array in enumerate(arrays):
            tensor = onnx.load_tensor(self.path(f"output_{i}.pb"))
            self.check_equal(numpy_helper.to_array(tensor), array)

    def test_tolerance_is_allclose(self):
        random = np.random.default_rng(1)
        agreed = set()
        for dtype in ["f4", "f8", "f2", "i4"]:
            for _ in range(8):
                expected = (random.standard_normal(50) * 100).astype(dtype)
                noise = 1 + random.standard_normal(50) * 0.003
                got = (expected * noise).astype(dtype)
                np.save(self.path("got.npy"), got)
                np.save(self.path("expected.npy"), expected)
                close = np.allclose(
                    got.astype("f8"), expected.astype("f8"), rtol=0.007, atol=0.01
                )
                code, message = self.run_tool(
                    "--input", self.path("got.npy"),
                    "--compare", self.path("expected.npy"),
                    "--rtol=0.007", "--atol=0.01",
                )
                self.assertEqual(code, 0 if close else 1, message)
                self.assertEqual(message.count("\n"), 0 if close else 1)
                agreed.add(bool(close))
        self.assertEqual(agreed, {True, False})

    def test_truncated_files(self):
        file = io.BytesIO()
        np.save(file, make_array("f4"))
        for size in range(0, len(file.getvalue()), 5):
            with open(self.path("cut.npy"), "wb") as cut:
                cut.write(file.getvalue()[:size])
            code, message = self.run_tool("--input", self.path("cut.npy"))
            self.assertEqual(code, 1)
            self.assertTrue(message.startswith(f"error: {self.path('cut.npy')}: "))
            self.assertEqual(message.count("\n"), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
