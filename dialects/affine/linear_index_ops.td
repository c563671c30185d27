// SPDX-License-Identifier: Apache-2.0
//
// Conversion between multidimensional and linear indices: linearize_index,
// delinearize_index.
#ifndef DIALECTS_AFFINE_LINEAR_INDEX_OPS_TD
#define DIALECTS_AFFINE_LINEAR_INDEX_OPS_TD

include "core/interfaces/side_effects.td"
include "dialects/affine/dialect.td"

def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", [Pure]> {
  let summary = "delinearization of an index";
  let description = [{
    Returns the digits of an index in a mixed-radix representation. The last
    digit is the remainder of a floor division by the last basis element; the
    quotient gives the preceding digits. The first digit is the remaining
    quotient. The first basis element may be omitted: it only states that the
    first digit is less. All basis elements and their product are positive.

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

  // A first element that is null counts as missing, with `hasOuterBound` or
  // without.
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
    /// Returns true if there is a basis element for the first index.
    bool hasOuterBound() {
      return getMultiIndex().size() == getStaticBasis().size();
    }
    SmallVector<OpFoldResult> getMixedBasis();
    /// Returns the basis without the element for the first index.
    SmallVector<OpFoldResult> getEffectiveBasis();
    /// Returns a basis element for each index. The first is null if it is
    /// missing.
    SmallVector<OpFoldResult> getPaddedBasis();
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineLinearizeIndexOp
    : Affine_Op<"linearize_index", [Pure, AttrSizedOperandSegments]> {
  let summary = "linearization of indices";
  let description = [{
    Returns the sum of the indices, each multiplied by the basis elements of the
    indices behind it. The first basis element may be omitted: it only states
    that the first index is less.

    `disjoint` asserts that each index is at least 0 and less than its basis
    element, so that the indices are the digits of the result. Only the first
    index may be negative. No basis element is negative then.

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

  // A first element that is null counts as missing.
  let builders = [
    OpBuilder<(ins "ValueRange":$multi_index, "ValueRange":$basis,
                   CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<OpFoldResult>":$basis,
                   CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<int64_t>":$basis,
                   CArg<"bool", "false">:$disjoint)>
  ];

  let extraClassDeclaration = [{
    /// Returns true if there is a basis element for the first index.
    bool hasOuterBound() {
      return getMultiIndex().size() == getStaticBasis().size();
    }
    SmallVector<OpFoldResult> getMixedBasis();
    /// Returns the basis without the element for the first index.
    SmallVector<OpFoldResult> getEffectiveBasis();
    /// Returns a basis element for each index. The first is null if it is
    /// missing.
    SmallVector<OpFoldResult> getPaddedBasis();
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_AFFINE_LINEAR_INDEX_OPS_TD
