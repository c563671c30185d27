// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_EXPAND_STRIDED_METADATA_TD
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_EXPAND_STRIDED_METADATA_TD

include "ods/records/pass.td"

def ExpandStridedMetadataPass : Pass<"expand-strided-metadata"> {
  let summary = "Expand memref operations into easier to analyze constructs";
  let description = [{
    Computes the offset, the sizes and the strides of subviews and reshapes with
    `affine.apply`, and replaces the view by a `memref.reinterpret_cast` with
    them. Computes the results of `memref.extract_strided_metadata` and
    `memref.extract_aligned_pointer_as_index` of a view, an allocation or a
    global from its source or its type.

    ```mlir
    %0 = memref.subview %m[%i, 0] [2, 8] [1, 1]
      : memref<16x8xf32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
    ```

    becomes

    ```mlir
    %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<16x8xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%i]
    %1 = memref.reinterpret_cast %base
      to offset: [%0], sizes: [2, 8], strides: [8, 1]
      : memref<f32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect"
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_STRIDED_METADATA_EXPAND_STRIDED_METADATA_TD
