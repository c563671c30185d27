// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_COMPOSITE_FIXED_POINT_PASS_COMPOSITE_FIXED_POINT_PASS_TD
#define PASSES_COMPOSITE_FIXED_POINT_PASS_COMPOSITE_FIXED_POINT_PASS_TD

include "ods/records/pass.td"

def CompositeFixedPointPass : Pass<"composite-fixed-point-pass"> {
  let summary = "Composite fixed point pass";
  let description = [{
    Runs a pipeline again and again, until it changes nothing or has run as often
    as is allowed.

        composite-fixed-point-pass{name=cleanup pipeline=any(cse,canonicalize)}
  }];
  let options = [
    Option<"displayName", "name", "std::string", "\"CompositeFixedPointPass\"",
           "Composite pass display name">,
    Option<"pipelineStr", "pipeline", "std::string", "",
           "Composite pass inner pipeline">,
    Option<"maxIter", "max-iterations", "int", "10",
           "Maximum number of iterations if inner pipeline">
  ];
}

#endif // PASSES_COMPOSITE_FIXED_POINT_PASS_COMPOSITE_FIXED_POINT_PASS_TD
