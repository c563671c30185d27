// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_DIALECT_TD
#define DIALECTS_MATH_DIALECT_TD

include "ods/records/op_base.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::mlir::math";
  let summary = "functions of numbers";
  let description = [{
    Functions beyond arithmetic: powers and logarithms, trigonometric functions,
    rounding to integers, bit counts. Operations apply to scalars and, element
    by element, to vectors and tensors.

    Functions of floats are those of C's `<math.h>`. Their accuracy depends on
    the lowering. Constants are folded with correct rounding.
  }];

  // Folds create arith.constant. Operations use flags and attributes of arith.
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

#endif // DIALECTS_MATH_DIALECT_TD
