// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_FLATTEN_MEMREF_FLATTEN_MEMREF_TD
#define DIALECTS_MEMREF_TRANSFORMS_FLATTEN_MEMREF_FLATTEN_MEMREF_TD

include "ods/records/pass.td"

def FlattenMemrefsPass : Pass<"flatten-memref"> {
  let summary = "Flatten a multiple dimensional memref to 1-dimensional";
  let description = [{
    Converts loads and stores of strided memrefs of two or more dimensions to
    accesses of memrefs of one dimension. Converts allocations of such memrefs
    if their sizes are static.

    ```mlir
    %0 = memref.load %m[%i, %j]
      : memref<4x8xf32, strided<[8, 1], offset: ?>>
    ```

    becomes

    ```mlir
    %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<4x8xf32, strided<[8, 1], offset: ?>>
      -> memref<f32>, index, index, index, index, index
    %0 = affine.apply affine_map<()[s0, s1] -> (s0 * 8 + s1)>()[%i, %j]
    %1 = memref.reinterpret_cast %m
      to offset: [%offset], sizes: [32], strides: [1]
      : memref<4x8xf32, strided<[8, 1], offset: ?>>
      to memref<32xf32, strided<[1], offset: ?>>
    %2 = memref.load %1[%0] : memref<32xf32, strided<[1], offset: ?>>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect"
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_FLATTEN_MEMREF_FLATTEN_MEMREF_TD
