// The pass prints the IR at its position in the pipeline. In a pipeline on
// functions, the output is in their order for any number of threads.

// RUN: mlir-opt %s --pass-pipeline='builtin.module(print-ir,cse,print-ir{label=after})' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(print-ir))' \
// RUN:   --mlir-num-threads=8 -o /dev/null 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(print-ir))' \
// RUN:   --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s --check-prefix=NESTED

// CHECK: // -----// IR Dump //----- //
// CHECK-NEXT: module {
// CHECK-COUNT-2: arith.muli
// CHECK: // -----// IR Dump after //----- //
// CHECK: arith.muli
// CHECK-NOT: arith.muli

// NESTED: // -----// IR Dump //----- //
// NESTED-NEXT: func.func @a(
// NESTED: // -----// IR Dump //----- //
// NESTED-NEXT: func.func @b(
// NESTED: // -----// IR Dump //----- //
// NESTED-NEXT: func.func @c(
func.func @a(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.muli %a, %b : i32
  %1 = arith.muli %a, %b : i32
  return %0, %1 : i32, i32
}
func.func @b() { return }
func.func @c() { return }
