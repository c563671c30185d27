// SPDX-License-Identifier: Apache-2.0
//
// Memory: global, load, memcpy, memset, prefetch, store.
#ifndef DIALECTS_KRNL_MEMORY_OPS_TD
#define DIALECTS_KRNL_MEMORY_OPS_TD

include "dialects/krnl/dialect.td"

def GlobalOp : Krnl_Op<"global", [Pure]> {
  let summary = "constant data";
  let description = [{
    Returns a memref of constant data. `shape` repeats the shape of the memref.
    `value` has the data; without it, `offset` is the place of the data in the
    section of constants. `alignment` is a number of bytes.

    ```mlir
    %c = "krnl.global"() {name = "constant_0", shape = [2],
                          value = dense<[1.0, 2.0]> : tensor<2xf32>}
      : () -> memref<2xf32>
    ```
  }];

  let arguments = (ins AnyAttr:$shape, StrAttr:$name,
                       OptionalAttr<AnyAttr>:$value,
                       OptionalAttr<I64Attr>:$offset,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyStaticShapeMemRef:$output);
  let hasVerifier = 1;
}

def LoadOp : Krnl_Op<"load", [Krnl_ElementOf<"memref", "result">]> {
  let summary = "reads an element";
  let description = [{
    There is one index for each dimension.

    ```mlir
    %x = krnl.load %m[%i, %j] : memref<10x?xf32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is read from", [MemRead]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(Value(getMemref()).getType());
    }
  }];
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
  let hasVerifier = 1;
}

def StoreOp : Krnl_Op<"store", [Krnl_ElementOf<"memref", "value">]> {
  let summary = "writes an element";
  let description = [{
    There is one index for each dimension.

    ```mlir
    krnl.store %x, %m[%i, %j] : memref<10x?xf32>
    ```
  }];

  let arguments = (ins AnyType:$value,
                       Arg<AnyMemRef, "what is written to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(Value(getMemref()).getType());
    }
  }];
  let assemblyFormat = [{
    $value `,` $memref `[` $indices `]` attr-dict `:` type($memref)
  }];
  let hasVerifier = 1;
}

def MemcpyOp : Krnl_Op<"memcpy", []> {
  let summary = "copies elements that are adjacent";
  let description = [{
    Copies `num_elems` elements, from `src_offset` on in the source to
    `dest_offset` on in the destination. Offsets count elements in row-major
    order. The memory of the two does not overlap, and has identity layouts.

    ```mlir
    "krnl.memcpy"(%to, %from, %n, %c0, %c8)
      : (memref<4x4xf32>, memref<?xf32>, i64, index, index) -> ()
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is written to", [MemWrite]>:$dest,
                       Arg<AnyMemRef, "what is read from", [MemRead]>:$src,
                       I64:$num_elems, Index:$dest_offset, Index:$src_offset);
  let hasVerifier = 1;
}

def MemsetOp : Krnl_Op<"memset", [Krnl_ElementOf<"dest", "value">]> {
  let summary = "sets all elements to one value";
  let description = [{
    `delayed` has no effect; it is onnx-mlir's.

    ```mlir
    krnl.memset %m, %zero : memref<?x4xf32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is written to", [MemWrite]>:$dest,
                       AnyType:$value,
                       DefaultValuedAttr<BoolAttr, "false">:$delayed);
  let assemblyFormat = "$dest `,` $value attr-dict `:` type($dest)";
}

def PrefetchOp : Krnl_Op<"prefetch"> {
  let summary = "hints that an element will be accessed soon";
  let description = [{
    Indices, locality and cache are those of `affine.prefetch`.

    ```mlir
    krnl.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<4x?xf32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is to be cached", [MemWrite]>
                         :$memref,
                       Variadic<Index>:$indices,
                       BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>
                         :$localityHint,
                       BoolAttr:$isDataCache,
                       AffineMapAttr:$map);
  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(Value(getMemref()).getType());
    }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_KRNL_MEMORY_OPS_TD
