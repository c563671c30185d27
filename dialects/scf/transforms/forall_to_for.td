// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FORALL_TO_FOR_TD
#define DIALECTS_SCF_TRANSFORMS_FORALL_TO_FOR_TD

include "ods/records/pass.td"

def SCFForallToForLoop : Pass<"scf-forall-to-for"> {
  let summary = "Convert SCF forall loops to SCF for loops";
  let description = [{
    A `forall` without outputs becomes a nest of `for`.
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_FORALL_TO_FOR_TD
