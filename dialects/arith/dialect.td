// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_DIALECT_TD
#define DIALECTS_ARITH_DIALECT_TD

include "ods/records/op_base.td"

def Arith_Dialect : Dialect {
  let name = "arith";
  let cppNamespace = "::mlir::arith";
  let description = [{
    Arithmetic on integers, indices and floats, and element by element on
    vectors and tensors of these: constants, the four operations, shifts and
    bitwise logic, minimum and maximum, comparisons, a choice between two values
    and conversions between types.

    Integers have no sign of their own. They are bit strings in two's
    complement, and an operation whose result depends on the sign says which
    one it assumes (`divsi`, `divui`).

    An operation with a poison operand gives poison unless it says otherwise;
    on vectors and tensors that holds for each element apart.
  }];

  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // DIALECTS_ARITH_DIALECT_TD
