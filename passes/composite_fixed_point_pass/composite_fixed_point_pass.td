// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_COMPOSITE_FIXED_POINT_PASS_COMPOSITE_FIXED_POINT_PASS_TD
#define PASSES_COMPOSITE_FIXED_POINT_PASS_COMPOSITE_FIXED_POINT_PASS_TD

include "ods/records/pass.td"

def CompositeFixedPointPass : Pass<"composite-fixed-point-pass"> {
  let summary = "Composite fixed point pass";
  let description = [{
    Runs a pipeline repeatedly, until it changes nothing or the maximum number
    of iterations is reached. With

    ```
    composite-fixed-point-pass{name=cleanup pipeline=any(cse,canonicalize)}
    ```
    the IR

    ```mlir
    %c0 = arith.constant 0 : i32
    %0 = arith.muli %x, %c0 : i32
    "use"(%0) : (i32) -> ()
    ```
    becomes

    ```mlir
    %c0 = arith.constant 0 : i32
    "use"(%c0) : (i32) -> ()
    ```
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
