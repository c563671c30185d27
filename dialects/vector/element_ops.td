// SPDX-License-Identifier: Apache-2.0
//
// Conversion between vectors and their elements or subvectors: extract, insert,
// from_elements, to_elements.
#ifndef DIALECTS_VECTOR_ELEMENT_OPS_TD
#define DIALECTS_VECTOR_ELEMENT_OPS_TD

include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "dialects/vector/dialect.td"

// Declarations that operations with a position share.
defvar Vector_PositionDeclarations = [{
  /// The index that makes the result poison.
  static constexpr int64_t kPoisonIndex = -1;

  /// Returns static indices as attributes and dynamic ones as values.
  SmallVector<OpFoldResult> getMixedPosition() {
    Builder builder(getContext());
    return getMixedValues(getStaticPosition(), getDynamicPosition(), builder);
  }
  unsigned getNumIndices() { return getStaticPosition().size(); }
  bool hasDynamicPosition() { return !getDynamicPosition().empty(); }
}];

def Vector_ExtractOp : Vector_Op<"extract", [
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    InferTypeOpAdaptorWithIsCompatible, Pure,
    Vector_SameElementType<"operand and result have same element type", 0, 0>]> {
  let summary = "takes an element or a vector of fewer dimensions out of a vector";
  let description = [{
    The position has an index for each of the leading dimensions, or for all. An
    index that is out of bounds makes the result undefined. A static index of -1
    makes it poison.

    ```mlir
    %r = vector.extract %v[3] : vector<8x16xf32> from vector<4x8x16xf32>
    %x = vector.extract %v[2, %i, 1] : f32 from vector<4x8x16xf32>
    ```
  }];

  let arguments = (ins AnyVectorOfAnyRank:$source,
                       Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyType:$result);

  let builders = [
    // Extracts the element of a vector of rank 0.
    OpBuilder<(ins "Value":$source)>,
    OpBuilder<(ins "Value":$source, "int64_t":$position)>,
    OpBuilder<(ins "Value":$source, "OpFoldResult":$position)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$position)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$position)>
  ];

  let extraClassDeclaration = Vector_PositionDeclarations # [{
    VectorType getSourceVectorType() {
      return ::llvm::cast<VectorType>(Value(getSource()).getType());
    }
  }];

  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($result) `from` type($source)
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_InsertOp : Vector_Op<"insert", [
    AllTypesMatch<["dest", "result"]>,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    Pure,
    Vector_SameElementType<"source operand and result have same element type",
                           0, 0>]> {
  let summary = "a vector with another element or vector in one place";
  let description = [{
    Returns the destination with the part at the position replaced. The position
    is as in `vector.extract`.

    ```mlir
    %w = vector.insert %r, %v[3] : vector<8x16xf32> into vector<4x8x16xf32>
    %u = vector.insert %x, %v[2, %i, 1] : f32 into vector<4x8x16xf32>
    ```
  }];

  let arguments = (ins AnyType:$valueToStore, AnyVectorOfAnyRank:$dest,
                       Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyVectorOfAnyRank:$result);

  let builders = [
    // Inserts the element of a vector of rank 0.
    OpBuilder<(ins "Value":$valueToStore, "Value":$dest)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$dest, "int64_t":$position)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$dest,
                   "OpFoldResult":$position)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$dest,
                   "ArrayRef<int64_t>":$position)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$dest,
                   "ArrayRef<OpFoldResult>":$position)>
  ];

  let extraClassDeclaration = Vector_PositionDeclarations # [{
    Type getValueToStoreType() { return Value(getValueToStore()).getType(); }
    VectorType getDestVectorType() {
      return ::llvm::cast<VectorType>(Value(getDest()).getType());
    }
  }];

  let assemblyFormat = [{
    $valueToStore `,` $dest
    custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($valueToStore) `into` type($dest)
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_FromElementsOp : Vector_Op<"from_elements", [
    Pure, ShapedTypeMatchesElementCountAndTypes<"dest", "elements">]> {
  let summary = "a vector of elements";
  let description = [{
    The elements are in row-major order, as many as the vector has.

    ```mlir
    %v = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyFixedVectorOfAnyRank:$dest);
  let assemblyFormat = "$elements attr-dict `:` type($dest)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Vector_ToElementsOp : Vector_Op<"to_elements", [
    InferTypeOpAdaptor, Pure,
    ShapedTypeMatchesElementCountAndTypes<"source", "elements">]> {
  let summary = "all elements of a vector";
  let description = [{
    Returns the elements in row-major order, one result for each.

    ```mlir
    %x:4 = vector.to_elements %v : vector<2x2xf32>
    ```
  }];

  let arguments = (ins AnyFixedVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_VECTOR_ELEMENT_OPS_TD
