// SPDX-License-Identifier: Apache-2.0
//
// Reading and writing: load, store, prefetch, copy.
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
    There is an index for each dimension, at least 0 and less than its size;
    otherwise, or if the element's place overflows an index, the behaviour is
    undefined. `nontemporal` says that the element is not worth a place in the
    cache, `alignment`, a power of two, that its address is a multiple of so
    many bytes, which must be true.

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
    // Into a memref of rank 0.
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

// The effect is a write so that the op, which has no result, is not removed and
// stays in order with what touches the same memory.
def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "asks for an element to be brought into a cache";
  let description = [{
    A hint without a result: the element at the indices, of which there is one
    for each dimension, will be read or written soon. The locality goes from 0,
    not needed again, to 3, to be kept; `data` or `instr` names the cache.

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
    Source and target have the same element type and the same shape, at run time
    too (otherwise the behaviour is undefined); layouts and memory spaces may
    differ.

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
