// SPDX-License-Identifier: Apache-2.0
//
// Element access: load, store, prefetch, copy.
#ifndef DIALECTS_MEMREF_ACCESS_OPS_TD
#define DIALECTS_MEMREF_ACCESS_OPS_TD

include "core/interfaces/memory_slot.td"
include "core/interfaces/side_effects.td"
include "dialects/memref/dialect.td"

def LoadOp : MemRef_Op<"load", [
    MemRef_ElementOf<"result type matches element type of 'memref'",
                     "memref", "result">,
    MemRefsNormalizable,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let summary = "reads an element";
  let description = [{
    There is one index for each dimension. It must be at least 0 and less than
    the size of the dimension; otherwise, or if the position of the element
    overflows an index, the behavior is undefined. `nontemporal` is a hint that
    caching the element does not pay off. `alignment`, a power of two, asserts
    that the address of the element is a multiple of that number of bytes.

    ```mlir
    %x = memref.load %image[%row, %column] {alignment = 4} : memref<9x?xf32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is read from", [MemRead]>:$memref,
                       Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr, "false">
                         :$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyType:$result);

  let builders = [
    OpBuilder<(ins "Value":$memref, "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment),
    [{
      IntegerAttr bytes;
      if (alignment)
        bytes = $_builder.getI64IntegerAttr(alignment->value());
      build($_builder, $_state, memref, indices, nontemporal, bytes);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$memref, "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment),
    [{
      IntegerAttr bytes;
      if (alignment)
        bytes = $_builder.getI64IntegerAttr(alignment->value());
      build($_builder, $_state, resultType, memref, indices, nontemporal,
            bytes);
    }]>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$memref,
                   "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment),
    [{
      IntegerAttr bytes;
      if (alignment)
        bytes = $_builder.getI64IntegerAttr(alignment->value());
      build($_builder, $_state, resultTypes, memref, indices, nontemporal,
            bytes);
    }]>
  ];

  let extraClassDeclaration = [{
    Value getMemRef() { return getOperand(0); }
    void setMemRef(Value value) { setOperand(0, value); }
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(getMemRef().getType());
    }
  }];

  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";

  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_StoreOp : MemRef_Op<"store", [
    MemRef_ElementOf<"type of 'value' matches element type of 'memref'",
                     "memref", "value">,
    MemRefsNormalizable,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let summary = "writes an element";
  let description = [{
    Indices, `nontemporal` and `alignment` are as in `memref.load`.

    ```mlir
    memref.store %x, %image[%row, %column] : memref<9x?xf32>
    ```
  }];

  let arguments = (ins AnyType:$value,
                       Arg<AnyMemRef, "what is written to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr, "false">
                         :$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);

  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref,
                   "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment),
    [{
      IntegerAttr bytes;
      if (alignment)
        bytes = $_builder.getI64IntegerAttr(alignment->value());
      build($_builder, $_state, valueToStore, memref, indices, nontemporal,
            bytes);
    }]>,
    // Stores to a memref of rank 0.
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref), [{
      $_state.addOperands({valueToStore, memref});
    }]>
  ];

  let extraClassDeclaration = [{
    Value getValueToStore() { return getOperand(0); }
    Value getMemRef() { return getOperand(1); }
    void setMemRef(Value value) { setOperand(1, value); }
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(getMemRef().getType());
    }
  }];

  let assemblyFormat = [{
    $value `,` $memref `[` $indices `]` attr-dict `:` type($memref)
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

// The effect is a write, so that passes neither remove the op, which has no
// results, nor reorder it with accesses to the same memory.
def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "hints that an element will be accessed soon";
  let description = [{
    A hint that the element at the indices, one for each dimension, will be read
    or written soon. The locality ranges from 0 (not reused) to 3 (keep in the
    cache). `data` or `instr` selects the cache.

    ```mlir
    memref.prefetch %list[%next], write, locality<1>, data : memref<?xi32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is to be cached", [MemWrite]>
                         :$memref,
                       Variadic<Index>:$indices,
                       BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>
                         :$localityHint,
                       BoolAttr:$isDataCache);

  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(getMemref().getType());
    }
    static StringRef getLocalityHintAttrStrName() { return "localityHint"; }
    static StringRef getIsWriteAttrStrName() { return "isWrite"; }
    static StringRef getIsDataCacheAttrStrName() { return "isDataCache"; }
  }];

  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "copies all elements";
  let description = [{
    Source and target have the same element type and the same shape. If the
    shapes differ at run time, the behavior is undefined. Layouts and memory
    spaces may differ.

    ```mlir
    memref.copy %from, %to : memref<?x4xf32> to memref<2x4xf32, strided<[8, 1]>>
    ```
  }];

  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "what is read",
                           [MemReadAt<0, FullEffect>]>:$source,
                       Arg<AnyRankedOrUnrankedMemRef, "what is overwritten",
                           [MemWriteAt<0, FullEffect>]>:$target);

  let assemblyFormat = [{
    $source `,` $target attr-dict `:` type($source) `to` type($target)
  }];

  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // DIALECTS_MEMREF_ACCESS_OPS_TD
