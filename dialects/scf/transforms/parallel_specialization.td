// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_SPECIALIZATION_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_SPECIALIZATION_TD

include "ods/records/pass.td"

def SCFParallelLoopSpecialization : Pass<"scf-parallel-loop-specialization"> {
  let summary = "Specialize parallel loops for vectorization";
  let description = [{
    A loop of which each upper bound is an `affine.min` of a constant and other
    things gets a version for the case that the bounds are those constants, as
    `scf-for-loop-specialization` does it.
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_SPECIALIZATION_TD
