# SPDX-License-Identifier: Apache-2.0
"""Tests that fill.py writes the same bytes everywhere, and a model that runs."""

import hashlib
import os
import subprocess
import sys
import unittest

import numpy
import onnxruntime

FOLDER = "tests/benchmarks/models"
SHA256 = "b78223dd4c06ab8bbf0851d0917e10c3c8b381c02944bb2f1facb280acce7866"


class FillTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.out = os.environ["TEST_TMPDIR"]
        fill = os.path.join(FOLDER, "fill.py")
        subprocess.run([sys.executable, fill, cls.out, "mobilenet-v2"], check=True)

    def test_same_bytes(self):
        with open(os.path.join(self.out, "mobilenet-v2.weights"), "rb") as file:
            self.assertEqual(hashlib.sha256(file.read()).hexdigest(), SHA256)

    def test_runs(self):
        model = os.path.join(self.out, "mobilenet-v2.onnx")
        session = onnxruntime.InferenceSession(model)
        feed = {
            value.name: numpy.ones([d if isinstance(d, int) else 1 for d in value.shape], "f4")
            for value in session.get_inputs()
        }
        (result,) = session.run(None, feed)
        self.assertTrue(numpy.isfinite(result).all())
        self.assertGreater(numpy.ptp(result), 0)


if __name__ == "__main__":
    unittest.main()
