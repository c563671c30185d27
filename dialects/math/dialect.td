// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_DIALECT_TD
#define DIALECTS_MATH_DIALECT_TD

include "ods/records/op_base.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::mlir::math";
  let summary = "functions of numbers";
  let description = [{
    What is more than arithmetic: powers and logarithms, trigonometric functions,
    rounding to integers, counts of bits. Each operation takes numbers, or vectors
    or tensors of them, element by element.

    Functions of floats are those of C's `<math.h>`; how near a result is to the
    exact one is left to what they are lowered to. Constants are folded with
    correct rounding.
  }];

  // Folds give its constants; its flags and attributes are used.
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

#endif // DIALECTS_MATH_DIALECT_TD
