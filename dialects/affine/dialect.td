// SPDX-License-Identifier: Apache-2.0
//
// The dialect and the base class of its ops.
#ifndef DIALECTS_AFFINE_DIALECT_TD
#define DIALECTS_AFFINE_DIALECT_TD

include "ods/records/op_base.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::mlir::affine";
  let summary = "index arithmetic, loops and accesses that are affine";
  let description = [{
    Ops that apply affine maps and integer sets, which are attributes, to
    values. The operands of a map are dimensions, in parentheses, and symbols,
    in brackets. A symbol is a value that is invariant in the affine scope,
    which is the body of the closest op with the trait AffineScope, such as a
    function:

    - a constant;
    - a value that is defined at the top level of the scope, or above it;
    - a result of a pure op whose operands are all symbols;
    - the size of a dimension of a value that is defined at the top level, or of
    a memref whose size is a symbol.

    A dimension is a symbol, an induction variable of `affine.for`, the result
    of `affine.apply`, `affine.linearize_index` or `affine.delinearize_index` of
    dimensions, or the size of a value that is defined at the top level.
  }];

  let dependentDialects = [
    // Canonicalization creates constants.
    "arith::ArithDialect",
    // Divisions by zero or a negative number fold to poison.
    "ub::UBDialect"
  ];
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

#endif // DIALECTS_AFFINE_DIALECT_TD
