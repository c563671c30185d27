// SPDX-License-Identifier: Apache-2.0
//
// The dialect itself and the classes of its operations.
#ifndef DIALECTS_VECTOR_DIALECT_TD
#define DIALECTS_VECTOR_DIALECT_TD

include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let cppNamespace = "::mlir::vector";
  let summary = "values that are vectors";
  let description = [{
    Operations on the builtin types `vector<…>` that make sense for every
    element type: they make vectors, take parts out of them and put parts in,
    and change shapes. A vector is a value; of its dimensions the last lies in
    registers, the others are arrays of such.
  }];

  let dependentDialects = [
    // Constants, and poison.
    "arith::ArithDialect", "ub::UBDialect"
  ];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Vector_Op<string mnemonic, list<Trait> traits = []>
    : Op<Vector_Dialect, mnemonic, traits>;

// The element types of an operand and of a result, by number, are the same.
class Vector_SameElementType<string summary, int operand, int result>
    : PredOpTrait<summary, TCresVTEtIsSameAsOpBase<result, operand>>;

#endif // DIALECTS_VECTOR_DIALECT_TD
