// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_DIALECT_TD
#define DIALECTS_ARITH_DIALECT_TD

include "ods/records/op_base.td"

def Arith_Dialect : Dialect {
  let name = "arith";
  let cppNamespace = "::mlir::arith";
  let description = [{
    Arithmetic on integers, indices and floats and, element by element, on
    vectors and tensors: constants, the four operations, shifts and bitwise
    logic, minimum and maximum, comparisons, select and casts.

    Integers are signless bit strings. Signed operations use two's complement.
    If the result depends on the sign, there is an operation for each (`divsi`,
    `divui`).

    A poison operand yields poison unless an operation says otherwise. For
    vectors and tensors this holds for each element.
  }];

  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // DIALECTS_ARITH_DIALECT_TD
