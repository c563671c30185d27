// The pipeline runs until it changes nothing.

// RUN: mlir-opt %s --composite-fixed-point-pass='name=cleanup pipeline=any(cse)' \
// RUN:   --mlir-print-ir-after-all -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --composite-fixed-point-pass='name=cleanup pipeline=cse' \
// RUN:   --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: mlir-opt %s --composite-fixed-point-pass='name=never max-iterations=1 \
// RUN:   pipeline=cse' 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: mlir-opt %s --composite-fixed-point-pass -o /dev/null
// RUN: not mlir-opt %s --composite-fixed-point-pass=pipeline=csee 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-opt %s --composite-fixed-point-pass=max-iterations=0 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ITERATIONS

// CHECK-COUNT-2: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NOT: After CSE
// CHECK: // -----// IR Dump After cleanup (composite-fixed-point-pass) //----- //
// PIPELINE: composite-fixed-point-pass{max-iterations=10 name=cleanup pipeline=cse}
// NEVER: warning: Composite pass "never"+ didn't converge in 1 iterations
// UNKNOWN: error: failed to add `composite-fixed-point-pass`
// UNKNOWN-SAME: Failed to parse composite pass pipeline
// UNKNOWN: 'csee' does not refer to a registered pass or pass pipeline; did you mean 'cse'?
// ITERATIONS: Invalid maxIterations value: 0
func.func @f(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
