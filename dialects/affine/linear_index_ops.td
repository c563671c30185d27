// SPDX-License-Identifier: Apache-2.0
//
// One index from many, and many from one: linearize_index, delinearize_index.
#ifndef DIALECTS_AFFINE_LINEAR_INDEX_OPS_TD
#define DIALECTS_AFFINE_LINEAR_INDEX_OPS_TD

include "core/interfaces/side_effects.td"
include "dialects/affine/dialect.td"

def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", [Pure]> {
  let summary = "the digits of an index";
  let description = [{
    Gives the digits of an index, the last one first divided off: each is the
    remainder of a division (rounding down) by its basis element, and the first
    one is what is left. The first basis element may be missing, and does
    nothing if it is there but tell that the first digit is less. All are
    positive, as is their product.

    ```mlir
    // 1 = 1000 floordiv 600, 6 = 1000 mod 600 floordiv 60, 40 = 1000 mod 60
    %d:3 = affine.delinearize_index %c1000 into (2, 10, 60)
      : index, index, index
    ```
  }];

  let arguments = (ins Index:$linear_index,
                       Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis);
  let results = (outs Variadic<Index>:$multi_index);

  let assemblyFormat = [{
    $linear_index `into`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}",
                             "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($multi_index)
  }];

  // A first element that is null is none, with `hasOuterBound` or without.
  let builders = [
    OpBuilder<(ins "Value":$linear_index, "ValueRange":$dynamic_basis,
                   "ArrayRef<int64_t>":$static_basis,
                   CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ValueRange":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ArrayRef<OpFoldResult>":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ArrayRef<int64_t>":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>
  ];

  let extraClassDeclaration = [{
    /// Whether there is a basis element for the first index.
    bool hasOuterBound() {
      return getMultiIndex().size() == getStaticBasis().size();
    }
    SmallVector<OpFoldResult> getMixedBasis();
    /// Without the element for the first index.
    SmallVector<OpFoldResult> getEffectiveBasis();
    /// With an element for each index; null if the first has none.
    SmallVector<OpFoldResult> getPaddedBasis();
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineLinearizeIndexOp
    : Affine_Op<"linearize_index", [Pure, AttrSizedOperandSegments]> {
  let summary = "an index from its digits";
  let description = [{
    Multiplies each index by the basis elements of those behind it, and adds up.
    The first basis element may be missing, and does nothing if it is there but
    tell that the first index is less.

    `disjoint` promises that each index is not negative, and less than its basis
    element, so that the indices are the digits of the result; only the first
    one may be negative. No basis element is negative then.

    ```mlir
    // 600 * %a + 60 * %b + %c
    %i = affine.linearize_index disjoint [%a, %b, %c] by (2, 10, 60) : index
    ```
  }];

  let arguments = (ins Variadic<Index>:$multi_index,
                       Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis,
                       UnitProp:$disjoint);
  let results = (outs Index:$linear_index);

  let assemblyFormat = [{
    (`disjoint` $disjoint^)? ` `
    `[` $multi_index `]` `by`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}",
                             "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($linear_index)
  }];

  // A first element that is null is none.
  let builders = [
    OpBuilder<(ins "ValueRange":$multi_index, "ValueRange":$basis,
                   CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<OpFoldResult>":$basis,
                   CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<int64_t>":$basis,
                   CArg<"bool", "false">:$disjoint)>
  ];

  let extraClassDeclaration = [{
    /// Whether there is a basis element for the first index.
    bool hasOuterBound() {
      return getMultiIndex().size() == getStaticBasis().size();
    }
    SmallVector<OpFoldResult> getMixedBasis();
    /// Without the element for the first index.
    SmallVector<OpFoldResult> getEffectiveBasis();
    /// With an element for each index; null if the first has none.
    SmallVector<OpFoldResult> getPaddedBasis();
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_AFFINE_LINEAR_INDEX_OPS_TD
