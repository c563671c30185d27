// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD
#define DIALECTS_MEMREF_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD

include "ods/records/pass.td"

def ExpandOpsPass : Pass<"memref-expand"> {
  let summary = "Legalize memref operations to be convertible to LLVM.";
  let description = [{
    Expands `memref.reshape` to a shape with a static rank to
    `memref.reinterpret_cast`. Loads the sizes that are dynamic in the type.

    ```mlir
    %b = memref.reshape %a(%sizes)
      : (memref<?xf32>, memref<2xindex>) -> memref<?x4xf32>
    ```

    becomes

    ```mlir
    %0 = memref.load %sizes[%c0] : memref<2xindex>
    %b = memref.reinterpret_cast %a to offset: [0], sizes: [%0, 4],
      strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD
