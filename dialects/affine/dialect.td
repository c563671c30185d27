// SPDX-License-Identifier: Apache-2.0
//
// The dialect itself and the class of its ops.
#ifndef DIALECTS_AFFINE_DIALECT_TD
#define DIALECTS_AFFINE_DIALECT_TD

include "ods/records/op_base.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::mlir::affine";
  let summary = "index arithmetic, loops and accesses that are affine";
  let description = [{
    Ops that apply affine maps and integer sets, which are attributes, to
    values. The operands of a map are dimensions and symbols: dimensions in
    parentheses, symbols in brackets. A symbol is a value that does not change
    within the affine scope, which is the body of the closest op with the trait
    AffineScope, for example of a function:

    - a constant;
    - a value of the scope's top level, or of above it;
    - a result of a pure op whose operands are all symbols;
    - the size of a dimension of a value that is of the top level, or of a
      memref whose size there is a symbol.

    A dimension may be, besides a symbol, an induction variable of `affine.for`,
    an `affine.apply`, `affine.linearize_index` or `affine.delinearize_index` of
    dimensions, or the size of a value of a top level.
  }];

  let dependentDialects = [
    // Constants.
    "arith::ArithDialect",
    // Folding by zero, or by a negative number, gives poison.
    "ub::UBDialect"
  ];
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

#endif // DIALECTS_AFFINE_DIALECT_TD
