// SPDX-License-Identifier: Apache-2.0
//
// What is known of a memref: dim, rank, its parts as values, and what may be
// assumed of it.
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
  let summary = "the size of a dimension";
  let description = [{
    Dimensions are counted from 0; if there is none of that number, the
    behaviour is undefined. The memref may be unranked, but is not of rank 0.

    ```mlir
    %rows = memref.dim %image, %zero : memref<?x640xi8>
    ```
  }];

  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);

  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];

  let extraClassDeclaration = [{
    /// The dimension, if it is constant.
    std::optional<int64_t> getConstantIndex();

    /// ShapedDimOpInterface.
    Value getShapedValue() { return getSource(); }
    OpFoldResult getDimension() { return getIndex(); }

    /// Whether the dimension is known to exist.
    Speculation::Speculatability getSpeculatability();
  }];

  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";

  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "the number of dimensions";
  let description = [{
    Known beforehand unless the memref is unranked.

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
  let summary = "the address of a memref as a number";
  let description = [{
    The aligned pointer, to which the offset is not added. A step of lowerings,
    for calls of code that takes pointers; there is no way back from a number to
    a memref, and passes do not see uses of the memory through the number.

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
  let summary = "the parts of a strided memref as values";
  let description = [{
    Gives the memory as a memref of rank 0 with offset 0, then the offset, the
    sizes and the strides, in elements, as many as there are dimensions. The
    source must have a strided layout. `memref.reinterpret_cast` puts the parts
    together again.

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
    /// Results, but as attributes where the source's type, or a constant, tells
    /// the value: of the source `memref<?x8xf32>`, the sizes are {%sizes#0, 8}.
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
  let summary = "the same memref, with a promise about its address";
  let description = [{
    The result is the operand if its memory begins at a multiple of so many
    bytes, a power of two, and poison otherwise. Whoever uses the result may
    rely on that, and need not.

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

// ViewLikeOpInterface would say more, but knows one source only.
def DistinctObjectsOp : MemRef_Op<"distinct_objects", [
    Pure, DistinctObjectsTrait,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the same memrefs, with a promise that they do not overlap";
  let description = [{
    Gives each operand back. An access through one result touches no memory that
    an access through another touches, so that the two can change places; if it
    does, the behaviour is undefined.

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
