// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_SPECIALIZATION_PARALLEL_SPECIALIZATION_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_SPECIALIZATION_PARALLEL_SPECIALIZATION_TD

include "ods/records/pass.td"

def SCFParallelLoopSpecialization : Pass<"scf-parallel-loop-specialization"> {
  let summary = "Specialize parallel loops for vectorization";
  let description = [{
    If each upper bound of a loop is an `affine.min` of a constant and other
    operands, adds a version of the loop for the case that the bounds are those
    constants.

    ```mlir
    %0 = affine.min affine_map<()[s0] -> (8, s0)>()[%n]
    scf.parallel (%i) = (%a) to (%0) step (%c) { … }
    ```

    becomes

    ```mlir
    %0 = affine.min affine_map<()[s0] -> (8, s0)>()[%n]
    %c8 = arith.constant 8 : index
    %1 = arith.cmpi eq, %0, %c8 : index
    scf.if %1 {
      scf.parallel (%i) = (%a) to (%c8) step (%c) { … }
    } else {
      scf.parallel (%i) = (%a) to (%0) step (%c) { … }
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_SPECIALIZATION_PARALLEL_SPECIALIZATION_TD
