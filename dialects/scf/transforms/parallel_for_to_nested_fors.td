// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_FOR_TO_NESTED_FORS_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_FOR_TO_NESTED_FORS_TD

include "ods/records/pass.td"

def SCFParallelForToNestedFors : Pass<"scf-parallel-for-to-nested-fors"> {
  let summary = "Convert SCF parallel for loops to nested SCF for loops";
  let description = [{
    A `parallel` without results becomes a nest of `for`, one for each dimension,
    the first outermost. Those with results stay as they are.
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_FOR_TO_NESTED_FORS_TD
