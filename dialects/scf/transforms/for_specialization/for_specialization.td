// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FOR_SPECIALIZATION_FOR_SPECIALIZATION_TD
#define DIALECTS_SCF_TRANSFORMS_FOR_SPECIALIZATION_FOR_SPECIALIZATION_TD

include "ods/records/pass.td"

def SCFForLoopSpecialization : Pass<"scf-for-loop-specialization"> {
  let summary = "Specialize `for` loops for vectorization";
  let description = [{
    If the upper bound of a loop is an `affine.min` of a constant and other
    operands, adds a version of the loop for the case that the bound is that
    constant.

    ```mlir
    %0 = affine.min affine_map<()[s0] -> (8, s0)>()[%n]
    scf.for %i = %a to %0 step %c { … }
    ```

    becomes

    ```mlir
    %0 = affine.min affine_map<()[s0] -> (8, s0)>()[%n]
    %c8 = arith.constant 8 : index
    %1 = arith.cmpi eq, %0, %c8 : index
    scf.if %1 {
      scf.for %i = %a to %c8 step %c { … }
    } else {
      scf.for %i = %a to %0 step %c { … }
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_FOR_SPECIALIZATION_FOR_SPECIALIZATION_TD
