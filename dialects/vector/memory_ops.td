// SPDX-License-Identifier: Apache-2.0
//
// Accesses to memory: load, maskedload, maskedstore, store.
#ifndef DIALECTS_VECTOR_MEMORY_OPS_TD
#define DIALECTS_VECTOR_MEMORY_OPS_TD

include "dialects/vector/dialect.td"

def Vector_LoadOp : Vector_Op<"load"> {
  let summary = "reads adjacent elements";
  let description = [{
    Reads as many elements as the vector has, from the indices on, along the
    last dimensions of the memref. The stride of the last dimension is 1. If the
    elements are vectors, one is read. `nontemporal` and `alignment` are as in
    `memref.load`.

    ```mlir
    %v = vector.load %m[%i, %j] : memref<100x100xf32>, vector<8xf32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is read from", [MemRead]>:$base,
                       Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr, "false">
                         :$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyVectorOfAnyRank:$result);

  let builders = [
    OpBuilder<(ins "VectorType":$type, "Value":$base, "ValueRange":$indices)>
  ];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(Value(getBase()).getType());
    }
    VectorType getVectorType() {
      return ::llvm::cast<VectorType>(Value(getResult()).getType());
    }
  }];
  let assemblyFormat = [{
    $base `[` $indices `]` attr-dict `:` type($base) `,` type($result)
  }];
  let hasVerifier = 1;
}

def Vector_StoreOp : Vector_Op<"store"> {
  let summary = "writes adjacent elements";
  let description = [{
    Writes the elements of the vector to the places that `vector.load` reads.

    ```mlir
    vector.store %v, %m[%i, %j] : memref<100x100xf32>, vector<8xf32>
    ```
  }];

  let arguments = (ins AnyVectorOfAnyRank:$valueToStore,
                       Arg<AnyMemRef, "what is written to", [MemWrite]>:$base,
                       Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr, "false">
                         :$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);

  let builders = [
    OpBuilder<(ins "Value":$value, "Value":$base, "ValueRange":$indices)>
  ];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(Value(getBase()).getType());
    }
    VectorType getVectorType() {
      return ::llvm::cast<VectorType>(Value(getValueToStore()).getType());
    }
  }];
  let assemblyFormat = [{
    $valueToStore `,` $base `[` $indices `]` attr-dict
    `:` type($base) `,` type($valueToStore)
  }];
  let hasVerifier = 1;
}

def Vector_MaskedLoadOp : Vector_Op<"maskedload"> {
  let summary = "reads those of adjacent elements whose mask is set";
  let description = [{
    Element i of the result is the element at the last index + i if the mask is
    set there, else element i of `pass_thru`. Memory whose mask is not set is
    not accessed.

    ```mlir
    %v = vector.maskedload %m[%i], %mask, %zero
      : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is read from", [MemRead]>:$base,
                       Variadic<Index>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$pass_thru,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(Value(getBase()).getType());
    }
    VectorType getMaskVectorType() {
      return ::llvm::cast<VectorType>(Value(getMask()).getType());
    }
    VectorType getVectorType() {
      return ::llvm::cast<VectorType>(Value(getResult()).getType());
    }
  }];
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict
    `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let hasVerifier = 1;
}

def Vector_MaskedStoreOp : Vector_Op<"maskedstore"> {
  let summary = "writes those of adjacent elements whose mask is set";
  let description = [{
    Writes element i of the vector to the last index + i if the mask is set
    there.

    ```mlir
    vector.maskedstore %m[%i], %mask, %v
      : memref<?xf32>, vector<8xi1>, vector<8xf32>
    ```
  }];

  let arguments = (ins Arg<AnyMemRef, "what is written to", [MemWrite]>:$base,
                       Variadic<Index>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$valueToStore,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(Value(getBase()).getType());
    }
    VectorType getMaskVectorType() {
      return ::llvm::cast<VectorType>(Value(getMask()).getType());
    }
    VectorType getVectorType() {
      return ::llvm::cast<VectorType>(Value(getValueToStore()).getType());
    }
  }];
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict
    `:` type($base) `,` type($mask) `,` type($valueToStore)
  }];
  let hasVerifier = 1;
}

#endif // DIALECTS_VECTOR_MEMORY_OPS_TD
