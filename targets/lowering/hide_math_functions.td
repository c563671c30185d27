// SPDX-License-Identifier: Apache-2.0
#ifndef TARGETS_LOWERING_HIDE_MATH_FUNCTIONS_TD
#define TARGETS_LOWERING_HIDE_MATH_FUNCTIONS_TD

include "ods/records/pass.td"

def HideMathFunctionsPass : Pass<"hide-math-functions", "ModuleOp"> {
  let summary = "Mark functions of libm as unknown to LLVM";
  let description = [{
    LLVM folds calls of functions that it knows, with the libm of the compiling
    machine. The results would depend on that machine. The pass marks declarations
    that have memory effects, as functions of libm do, so that LLVM treats them
    as unknown functions.

    ```mlir
    llvm.func @expf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>}
    ```
    becomes
    ```mlir
    llvm.func @expf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, passthrough = ["nobuiltin", "nounwind", "willreturn"]}
    ```
  }];
}

#endif // TARGETS_LOWERING_HIDE_MATH_FUNCTIONS_TD
