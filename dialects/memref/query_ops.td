// SPDX-License-Identifier: Apache-2.0
//
// Queries and assumptions: dim, rank, the components of a memref as values,
// assume_alignment, distinct_objects.
#ifndef DIALECTS_MEMREF_QUERY_OPS_TD
#define DIALECTS_MEMREF_QUERY_OPS_TD

include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/shaped_op.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/view_like.td"
include "dialects/memref/dialect.td"

def MemRef_DimOp : MemRef_Op<"dim", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    MemRefsNormalizable,
    ConditionallySpeculatable, NoMemoryEffect,
    ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>]> {
  let summary = "size of a dimension";
  let description = [{
    Dimensions are numbered from 0. If the memref has no dimension of that
    number, the behavior is undefined. The memref may be unranked, but must not
    have rank 0.

    ```mlir
    %rows = memref.dim %image, %zero : memref<?x640xi8>
    ```
  }];

  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);

  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];

  let extraClassDeclaration = [{
    /// Returns the dimension if it is constant.
    std::optional<int64_t> getConstantIndex();

    /// ShapedDimOpInterface.
    Value getShapedValue() { return getSource(); }
    OpFoldResult getDimension() { return getIndex(); }

    /// The op is speculatable if the dimension is known to exist.
    Speculation::Speculatability getSpeculatability();
  }];

  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";

  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "number of dimensions";
  let description = [{
    The result is known statically unless the memref is unranked.

    ```mlir
    %dims = memref.rank %any : memref<*xf32>
    ```
  }];

  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);

  let assemblyFormat = "$memref attr-dict `:` type($memref)";

  let hasFolder = 1;
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index", [
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          Pure, SameVariadicResultSize]> {
  let summary = "address of a memref as an integer";
  let description = [{
    Returns the aligned pointer. The offset is not added. Lowerings use the op
    to call code that takes pointers. An integer cannot be converted back to a
    memref, and passes do not see uses of the memory through the integer.

    ```mlir
    %address = memref.extract_aligned_pointer_as_index %m
      : memref<?xi8> -> index
    ```
  }];

  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);

  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def MemRef_ExtractStridedMetadataOp : MemRef_Op<"extract_strided_metadata", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure, SameVariadicResultSize, ViewLikeOpInterface, InferTypeOpAdaptor]> {
  let summary = "components of a strided memref as values";
  let description = [{
    Returns the memory as a memref of rank 0 with offset 0, then the offset, the
    sizes and the strides, in elements, one for each dimension. The source must
    have a strided layout. `memref.reinterpret_cast` creates a memref from these
    components.

    ```mlir
    %base, %offset, %sizes:2, %strides:2 =
      memref.extract_strided_metadata %m : memref<?x8xf32, strided<[?, 1]>>
      -> memref<f32>, index, index, index, index, index
    ```
  }];

  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer,
                      Index:$offset,
                      Variadic<Index>:$sizes,
                      Variadic<Index>:$strides);

  let extraClassDeclaration = [{
    /// Return the results, as attributes if the source's type is static or the
    /// value is constant. For example, the sizes of the source
    /// `memref<?x8xf32>` are {%sizes#0, 8}.
    SmallVector<OpFoldResult> getConstifiedMixedSizes();
    SmallVector<OpFoldResult> getConstifiedMixedStrides();
    OpFoldResult getConstifiedMixedOffset();

    ::mlir::Value getViewSource() { return getSource(); }
  }];

  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";

  let hasFolder = 1;
}

def AssumeAlignmentOp : MemRef_Op<"assume_alignment", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure, ViewLikeOpInterface, SameOperandsAndResultType,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyDimOfResult"]>]> {
  let summary = "asserts the alignment of a memref";
  let description = [{
    Returns the operand if the address of its memory is a multiple of that
    number of bytes, a power of two, and poison otherwise. Users of the result
    may rely on the alignment.

    ```mlir
    %aligned = memref.assume_alignment %m, 128 : memref<?xf32>
    ```
  }];

  let arguments = (ins AnyMemRef:$memref,
                       ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);

  let extraClassDeclaration = [{
    MemRefType getType() {
      return ::llvm::cast<MemRefType>(getResult().getType());
    }
    Value getViewSource() { return getMemref(); }
  }];

  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";

  let hasFolder = 1;
  let hasVerifier = 1;
}

// ViewLikeOpInterface would be more precise, but supports one source only.
def DistinctObjectsOp : MemRef_Op<"distinct_objects", [
    Pure, DistinctObjectsTrait,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "asserts that memrefs do not overlap";
  let description = [{
    Returns each operand. An access through one result must not touch memory
    that an access through another result touches; otherwise the behavior is
    undefined. Therefore such accesses may be reordered.

    ```mlir
    %x, %y = memref.distinct_objects %a, %b : memref<?xf32>, memref<16xi8>
    ```
  }];

  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);

  let assemblyFormat = "$operands attr-dict `:` type($operands)";

  let hasVerifier = 1;
}

#endif // DIALECTS_MEMREF_QUERY_OPS_TD
