// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_CANONICALIZE_CANONICALIZE_TD
#define PASSES_CANONICALIZE_CANONICALIZE_TD

include "ods/records/pass.td"

def Canonicalizer : Pass<"canonicalize"> {
  let summary = "Canonicalize operations";
  let description = [{
    Folds operations and applies the canonicalization patterns of all loaded
    dialects, until nothing changes or a limit is reached. Erases dead
    operations and unreachable blocks, and hoists constants to the start of the
    region.

    ```mlir
    %c1 = arith.constant 1 : i32
    %0 = arith.addi %c1, %a : i32
    %1 = arith.addi %0, %c1 : i32
    ```

    becomes

    ```mlir
    %c2 = arith.constant 2 : i32
    %0 = arith.addi %a, %c2 : i32
    ```
  }];
  let options = [
    Option<"topDownProcessingEnabled", "top-down", "bool", "true",
           "Seed the worklist in general top-down order">,
    Option<"regionSimplifyLevel", "region-simplify",
           "::mlir::GreedySimplifyRegionLevel",
           "::mlir::GreedySimplifyRegionLevel::Normal",
           "Perform control flow optimizations to the region tree",
           [{::llvm::cl::values(
               clEnumValN(::mlir::GreedySimplifyRegionLevel::Disabled,
                          "disabled",
                          "Don't run any control-flow simplification."),
               clEnumValN(::mlir::GreedySimplifyRegionLevel::Normal, "normal",
                          "Perform simple control-flow simplifications "
                          "(e.g. dead args elimination)."),
               clEnumValN(::mlir::GreedySimplifyRegionLevel::Aggressive,
                          "aggressive",
                          "Perform aggressive control-flow simplification "
                          "(e.g. block merging)."))}]>,
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "Max. iterations between applying patterns / simplifying regions">,
    Option<"maxNumRewrites", "max-num-rewrites", "int64_t", "-1",
           "Max. number of pattern rewrites within an iteration">,
    Option<"testConvergence", "test-convergence", "bool", "false",
           "Test only: Fail pass on non-convergence to detect cyclic pattern">,
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "Labels of patterns that should be filtered out during "
               "application">,
    ListOption<"enabledPatterns", "enable-patterns", "std::string",
               "Labels of patterns that should be used during application, all "
               "other patterns are filtered out">
  ];
}

#endif // PASSES_CANONICALIZE_CANONICALIZE_TD
