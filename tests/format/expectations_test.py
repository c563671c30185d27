# SPDX-License-Identifier: Apache-2.0
"""expectations_test: directives that expectations.py must refuse or accept."""
import unittest

import expectations

_REFUSED = (
    "// CHECK: return %0 : i32\n",
    "  // CHECK-NEXT: %12 = arith.addi\n",
    "// CHECK-LABEL: func.func @f(%arg0: i32)\n",
    "// CHECK-NOT: %1#0\n",
    "// CHECK-COUNT-2: use(%arg10)\n",
    "// CHECK: %[[SUM:.*]] = arith.addi %0, %{{.*}}\n",
    "// RUN: a | FileCheck %s --check-prefix=WIDE\n// WIDE: return %0\n",
    "// RUN: a | FileCheck %s --check-prefixes=X,Y\n// Y-NEXT: return %0\n",
    "; CHECK: ret i32 %1\n",
    "RUN: a | FileCheck %s --check-prefix=IR\nIR: return %0\n",
)

_ACCEPTED = (
    "// CHECK: return %[[SUM]] : i32\n",
    "// CHECK: br label %{{[0-9]+}}\n",
    "// CHECK: %[[X:[%0]*]] = f\n",
    "// CHECK: vfmadd %ymm0\n",
    "// CHECK: type { i32, %rec }\n",
    "%0 = arith.constant 1 : i32 // CHECK\n",
    "// WIDE: return %0\n",
    "// RUN: mlir-opt %s | FileCheck %s\n",
    "// Returns %0.\n",
)


class ExpectationsTest(unittest.TestCase):
    def test_refused(self):
        for text in _REFUSED:
            with self.subTest(text=text):
                self.assertEqual(len(expectations.check([("a.mlir", text)])), 1)

    def test_accepted(self):
        for text in _ACCEPTED:
            with self.subTest(text=text):
                self.assertEqual(expectations.check([("a.mlir", text)]), [])

    def test_message(self):
        text = "// CHECK-LABEL: @f\n// CHECK: return %arg0\n"
        self.assertEqual(
            expectations.check([("a/b.mlir", text)]),
            [
                "a/b.mlir:2: error: expectation contains '%arg0', the number of a "
                "value, instead of a capture"
            ],
        )


if __name__ == "__main__":
    unittest.main()
