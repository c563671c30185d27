// SPDX-License-Identifier: Apache-2.0
//
// The dialect and the base classes of its operations.
#ifndef DIALECTS_VECTOR_DIALECT_TD
#define DIALECTS_VECTOR_DIALECT_TD

include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let cppNamespace = "::mlir::vector";
  let summary = "values that are vectors";
  let description = [{
    Operations on the builtin `vector` types that apply to every element type:
    they create vectors, extract and insert parts, and change shapes. A vector
    is a value. Its last dimension lies in registers; the other dimensions are
    arrays of these.
  }];

  let dependentDialects = [
    // Folds and canonicalization create constants and poison.
    "arith::ArithDialect", "ub::UBDialect"
  ];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Vector_Op<string mnemonic, list<Trait> traits = []>
    : Op<Vector_Dialect, mnemonic, traits>;

// The element types of an operand and a result, given by index, are equal.
class Vector_SameElementType<string summary, int operand, int result>
    : PredOpTrait<summary, TCresVTEtIsSameAsOpBase<result, operand>>;

#endif // DIALECTS_VECTOR_DIALECT_TD
