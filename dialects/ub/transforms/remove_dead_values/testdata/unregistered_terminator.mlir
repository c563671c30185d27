// RUN: mlir-opt %s --allow-unregistered-dialect --remove-dead-values | FileCheck %s

// An unregistered operation may be the terminator of its block. It stays.
// CHECK-LABEL: func @end_of_dead_block
func.func @end_of_dead_block(%a: i32) {
  %false = arith.constant false
  cf.cond_br %false, ^dead, ^live
^dead:
  %x = arith.addi %a, %a : i32
  // CHECK: "test.end"(%{{.*}}) : (i32) -> ()
  "test.end"(%x) : (i32) -> ()
^live:
  // CHECK: return
  return
}
