# SPDX-License-Identifier: Apache-2.0
"""Tests the distributions of operators with random results.

usage: random_numbers_test.py ONNX-MLIR

Statistics of 200,000 numbers lie within five standard errors. The numbers do not depend
on the machine, so the tests fail always or never.
"""

import os
import subprocess
import sys
import tempfile
import unittest

import model_library
import numpy
import onnx
from onnx import TensorProto, helper

COMPILER = sys.argv.pop(1)
SHAPE = [400, 500]
COUNT = 200000
FLOATS = {"float16": 2**-11, "float32": 2**-24, "float64": 2**-53}


def element_type(kind):
    return helper.np_dtype_to_tensor_dtype(numpy.dtype(kind))


def declare(name, kind, shape):
    return helper.make_tensor_value_info(name, element_type(kind), shape)


class RandomNumbers(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def compile(self, nodes, inputs, outputs, values=()):
        """Returns a model of nodes with these inputs and outputs and its input values."""
        graph = helper.make_graph(nodes, "graph", inputs, outputs)
        model = helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", 22)], ir_version=9
        )
        path = os.path.join(self.folder.name, "model")
        onnx.save(model, path + ".onnx")
        output = tempfile.mktemp(dir=self.folder.name)
        subprocess.run([COMPILER, path + ".onnx", "-o", output], check=True)
        return model_library.Model(output + ".so", list(values))

    def draw(self, op, kind="float32", **attributes):
        """Returns numbers of two calls of an operator without inputs."""
        node = helper.make_node(
            op, [], ["y"], shape=SHAPE, dtype=element_type(kind), **attributes
        )
        model = self.compile([node], [], [declare("y", kind, SHAPE)])
        return [model.outputs()[0] for _ in range(2)]

    def assert_mean(self, numbers, mean, deviation):
        self.assertLess(abs(numbers.mean() - mean), 5 * deviation / COUNT**0.5)

    def test_uniform_numbers_fill_the_range(self):
        for kind, step in FLOATS.items():
            with self.subTest(kind):
                y, _ = self.draw("RandomUniform", kind, low=-1.0, high=3.0)
                self.assertEqual((y.dtype, list(y.shape)), (numpy.dtype(kind), SHAPE))
                y = y.astype("float64").ravel()
                self.assertTrue(numpy.all((-1 <= y) & (y < 3 + 4 * step)))
                self.assert_mean(y, 1, 4 / 12**0.5)
                counts, _ = numpy.histogram(y, 16, (-1, 3 + 1e-9))
                self.assertLess(abs(counts / (COUNT / 16) - 1).max(), 0.05)

    def test_normal_numbers_have_the_moments(self):
        for kind in FLOATS:
            with self.subTest(kind):
                y, _ = self.draw("RandomNormal", kind, mean=1.0, scale=2.0)
                self.assertEqual(y.dtype, numpy.dtype(kind))
                z = (y.astype("float64").ravel() - 1) / 2
                self.assertTrue(numpy.isfinite(z).all())
                for power, moment, deviation in [
                    (1, 0, 1), (2, 1, 2**0.5), (3, 0, 15**0.5), (4, 3, 96**0.5)
                ]:
                    self.assert_mean(z**power, moment, deviation)
                self.assert_mean(z[1:] * z[:-1], 0, 1)

    def test_numbers_of_a_seed_are_equal_in_each_call(self):
        first, second = self.draw("RandomNormal", seed=3.5)
        numpy.testing.assert_array_equal(first, second)

    def test_numbers_of_different_seeds_differ(self):
        first, second = (self.draw("RandomNormal", seed=seed)[0] for seed in [1.0, 2.0])
        self.assert_mean(first * second, 0, 1)

    def test_numbers_without_a_seed_differ_in_each_call(self):
        first, second = self.draw("RandomNormal")
        self.assert_mean(first * second, 0, 1)

    def test_numbers_of_two_nodes_differ(self):
        nodes = [
            helper.make_node("RandomNormalLike", ["x"], [name]) for name in ["y", "z"]
        ]
        x = numpy.zeros(SHAPE, "float32")
        model = self.compile(
            nodes,
            [declare("x", "float32", ["m", "n"])],
            [declare(name, "float32", ["m", "n"]) for name in ["y", "z"]],
            [x],
        )
        y, z = model.outputs()
        self.assertEqual(y.shape, x.shape)
        self.assert_mean(y * z, 0, 1)

    def test_numbers_of_a_loop_differ_in_each_iteration(self):
        body = helper.make_graph(
            [
                helper.make_node("Identity", ["c"], ["d"]),
                helper.make_node("RandomUniform", [], ["y"], shape=[4]),
            ],
            "body",
            [declare("i", "int64", []), declare("c", "bool", [])],
            [declare("d", "bool", []), declare("y", "float32", [4])],
        )
        node = helper.make_node("Loop", ["n", ""], ["ys"], body=body)
        model = self.compile(
            [node],
            [declare("n", "int64", [])],
            [declare("ys", "float32", ["n", 4])],
            [numpy.int64(50)],
        )
        (numbers,) = model.outputs()
        self.assertEqual(len(numpy.unique(numbers)), 200)

    def test_a_bernoulli_trial_succeeds_with_its_probability(self):
        for kind in FLOATS:
            for result in ["float32", "int32", "bool"]:
                with self.subTest(kind=kind, result=result):
                    p = numpy.linspace(0, 1, 5).astype(kind)
                    x = numpy.repeat(p[:, None], COUNT // 5, axis=1)
                    node = helper.make_node(
                        "Bernoulli", ["x"], ["y"], dtype=element_type(result)
                    )
                    model = self.compile(
                        [node],
                        [declare("x", kind, [5, "n"])],
                        [declare("y", result, [5, "n"])],
                        [x],
                    )
                    (y,) = model.outputs()
                    self.assertEqual(y.dtype, numpy.dtype(result))
                    error = abs(y.astype("float64").mean(axis=1) - p)
                    bound = 5 * (p * (1 - p) / (COUNT / 5)) ** 0.5
                    self.assertTrue(numpy.all(error <= bound))

    def test_samples_have_the_probabilities_of_their_classes(self):
        p = numpy.array([[0.1, 0.2, 0.3, 0.4], [0.5, 0, 0.25, 0.25]])
        with numpy.errstate(divide="ignore"):
            x = (numpy.log(p) + 7).astype("float32")
        node = helper.make_node(
            "Multinomial", ["x"], ["y"], sample_size=COUNT, dtype=TensorProto.INT64
        )
        model = self.compile(
            [node],
            [declare("x", "float32", ["n", "classes"])],
            [declare("y", "int64", ["n", COUNT])],
            [x],
        )
        (y,) = model.outputs()
        for row, expected in zip(y, p):
            counts = numpy.bincount(row, minlength=4)
            bound = 5 * (COUNT * expected * (1 - expected)) ** 0.5
            self.assertTrue(numpy.all(abs(counts - COUNT * expected) <= bound))

    def test_dropout_scales_the_elements_that_it_keeps(self):
        node = helper.make_node("Dropout", ["x", "ratio", "mode"], ["y", "mask"])
        x = numpy.random.default_rng(1).normal(size=SHAPE).astype("float32")
        for is_training in [False, True]:
            with self.subTest(is_training):
                model = self.compile(
                    [node],
                    [
                        declare("x", "float32", SHAPE),
                        declare("ratio", "float32", []),
                        declare("mode", "bool", []),
                    ],
                    [declare("y", "float32", SHAPE), declare("mask", "bool", SHAPE)],
                    [x, numpy.float32(0.25), numpy.bool_(is_training)],
                )
                y, mask = model.outputs()
                if not is_training:
                    numpy.testing.assert_array_equal(y, x)
                    self.assertTrue(mask.all())
                    continue
                self.assert_mean(mask, 0.75, 0.1875**0.5)
                numpy.testing.assert_allclose(y, x * mask / 0.75, rtol=1e-6)


if __name__ == "__main__":
    unittest.main()
