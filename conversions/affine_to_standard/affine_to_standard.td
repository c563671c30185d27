// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_TD
#define CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_TD

include "ods/records/pass.td"

def LowerAffinePass : Pass<"lower-affine"> {
  let summary = "Lower Affine operations to a combination of Arith and SCF "
                "operations";
  let description = [{
    Lowers loops and conditionals to `scf`, accesses to `memref`, and maps to
    arithmetic on indices.

    ```mlir
    %r = affine.apply affine_map<(d0, d1)[s0] -> (d0 + 2 * d1 + s0)>(%a, %b)[%s]
    ```

    becomes

    ```mlir
    %0 = arith.constant 2 : index
    %1 = arith.muli %b, %0 : index
    %2 = arith.addi %a, %1 : index
    %r = arith.addi %2, %s : index
    ```
  }];
  let dependentDialects = ["arith::ArithDialect", "memref::MemRefDialect",
                           "scf::SCFDialect"];
}

#endif // CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_TD
