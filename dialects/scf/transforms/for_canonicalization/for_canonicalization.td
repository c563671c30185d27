// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FOR_CANONICALIZATION_FOR_CANONICALIZATION_TD
#define DIALECTS_SCF_TRANSFORMS_FOR_CANONICALIZATION_FOR_CANONICALIZATION_TD

include "ods/records/pass.td"

def SCFForLoopCanonicalization : Pass<"scf-for-loop-canonicalization"> {
  let summary = "Canonicalize operations within scf.for loop bodies";
  let description = [{
    Replaces a dimension of an iteration argument by the dimension of its
    initial value if the loop preserves the shape. Simplifies `affine.min` and
    `affine.max` with the ranges of induction variables.

    ```mlir
    %r = scf.for %i = %a to %b step %c iter_args(%x = %t)
        -> tensor<?xf32> {
      %d = tensor.dim %x, %c0 : tensor<?xf32>
      …
    }
    ```

    The operand of `tensor.dim` becomes `%t`:

    ```mlir
    %r = scf.for %i = %a to %b step %c iter_args(%x = %t)
        -> tensor<?xf32> {
      %d = tensor.dim %t, %c0 : tensor<?xf32>
      …
    }
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // DIALECTS_SCF_TRANSFORMS_FOR_CANONICALIZATION_FOR_CANONICALIZATION_TD
