// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_FUSION_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_FUSION_TD

include "ods/records/pass.td"

def SCFParallelLoopFusion : Pass<"scf-parallel-loop-fusion"> {
  let summary = "Fuse adjacent parallel loops";
  let description = [{
    Loops over the same space that follow each other become one, if what the one
    writes the other reads or writes in the same round only.
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_FUSION_TD
