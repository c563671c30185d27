# SPDX-License-Identifier: Apache-2.0
"""The interpreter of the venv imports an extension module built here."""

import unittest

from tests.third_party import greeting


class NanobindTest(unittest.TestCase):
    def test_calls_a_function(self):
        self.assertEqual(greeting.greet("world"), "hello, world")

    def test_translates_an_exception(self):
        with self.assertRaisesRegex(ValueError, "name is empty"):
            greeting.greet("")

    def test_checks_types(self):
        with self.assertRaises(TypeError):
            greeting.greet(3)


if __name__ == "__main__":
    unittest.main()
