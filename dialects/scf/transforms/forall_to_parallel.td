// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FORALL_TO_PARALLEL_TD
#define DIALECTS_SCF_TRANSFORMS_FORALL_TO_PARALLEL_TD

include "ods/records/pass.td"

def SCFForallToParallelLoop : Pass<"scf-forall-to-parallel"> {
  let summary = "Convert SCF forall loops to SCF parallel loops";
  let description = [{
    A `forall` without outputs becomes a `parallel`, which keeps the mapping.
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_FORALL_TO_PARALLEL_TD
