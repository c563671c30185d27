// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_REALLOC_EXPAND_REALLOC_TD
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_REALLOC_EXPAND_REALLOC_TD

include "ods/records/pass.td"

def ExpandReallocPass : Pass<"expand-realloc"> {
  let summary = "Expand memref.realloc operations into its components";
  let description = [{
    Expands `memref.realloc` to a comparison of the sizes. If the memory grows,
    new memory is allocated, and the elements are copied. Otherwise the result
    is a view of the old memory.

    ```mlir
    %r = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
    ```

    becomes

    ```mlir
    %c0 = arith.constant 0 : index
    %size = memref.dim %a, %c0 : memref<?xf32>
    %grows = arith.cmpi ult, %size, %n : index
    %r = scf.if %grows -> (memref<?xf32>) {
      %new = memref.alloc(%n) : memref<?xf32>
      %front = memref.subview %new[0] [%size] [1]
        : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %a, %front : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %a : memref<?xf32>
      scf.yield %new : memref<?xf32>
    } else {
      %view = memref.reinterpret_cast %a to offset: [0], sizes: [%n],
        strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %view : memref<?xf32>
    }
    ```

    With `emit-deallocs=false` there is no `memref.dealloc`.
  }];
  let options = [
    Option<"emitDeallocs", "emit-deallocs", "bool", "true",
           "Emit deallocation operations for the original MemRef">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect"
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_REALLOC_EXPAND_REALLOC_TD
