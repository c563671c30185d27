// The IR before and after passes is independent of the number of threads.

// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,strip-debuginfo))' \
// RUN:   --mlir-print-ir-before=strip-debuginfo --mlir-print-ir-after=cse \
// RUN:   --mlir-num-threads=1 -o /dev/null 2> %t.1
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,strip-debuginfo))' \
// RUN:   --mlir-print-ir-before=strip-debuginfo --mlir-print-ir-after=cse \
// RUN:   --mlir-num-threads=2 -o /dev/null 2> %t.2
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,strip-debuginfo))' \
// RUN:   --mlir-print-ir-before=strip-debuginfo --mlir-print-ir-after=cse \
// RUN:   --mlir-num-threads=8 -o /dev/null 2> %t.8
// RUN: cmp %t.1 %t.2
// RUN: cmp %t.1 %t.8
// RUN: FileCheck %s < %t.1
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,cse))' -o /dev/null \
// RUN:   --mlir-print-ir-after-all --mlir-print-ir-after-change 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CHANGE
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse))' -o /dev/null \
// RUN:   --mlir-print-ir-before-all --mlir-print-ir-module-scope \
// RUN:   --mlir-disable-threading 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,cse),cse)' \
// RUN:   -o /dev/null --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t
// RUN: FileCheck %s --check-prefix=TREE \
// RUN:   < %t/builtin_module_no-symbol-name/func_func_a/0_1_cse.mlir
// RUN: FileCheck %s --check-prefix=TOP < %t/builtin_module_no-symbol-name/1_cse.mlir

// CHECK: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: func.func @a(
// CHECK-NEXT: arith.addi
// CHECK-NEXT: return
// CHECK: // -----// IR Dump Before StripDebugInfo (strip-debuginfo) //----- //
// CHECK-NEXT: func.func @a(
// CHECK: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: func.func @b(

// CHANGE: IR Dump After CSE
// CHANGE-NEXT: func.func @a(
// CHANGE-NOT: IR Dump

// SCOPE: // -----// IR Dump Before CSE (cse) ('func.func' operation: @a) //----- //
// SCOPE-NEXT: module {
// SCOPE: // -----// IR Dump Before CSE (cse) ('func.func' operation: @b) //----- //
// SCOPE-NEXT: module {

// TREE: // -----// IR Dump After CSE (cse) //----- //
// TREE-NEXT: func.func @a
// TOP: // -----// IR Dump After CSE (cse) //----- //
// TOP-NEXT: module {
func.func @a(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
func.func @b() { return }
