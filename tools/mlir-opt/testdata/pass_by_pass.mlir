// A pipeline gives the same bytes as its passes one by one, each on the text of the
// previous result.

// RUN: mlir-opt %s -o %t.whole \
// RUN:   --pass-pipeline='builtin.module(func.func(canonicalize,cse),inline,sccp,symbol-dce)'
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(canonicalize))' \
// RUN:   | mlir-opt --pass-pipeline='builtin.module(func.func(cse))' \
// RUN:   | mlir-opt --inline | mlir-opt --sccp | mlir-opt --symbol-dce -o %t.steps
// RUN: cmp %t.whole %t.steps
// RUN: FileCheck %s < %t.whole

// CHECK-NOT: @twice
// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[sum:.*]] = arith.addi
// CHECK-NEXT:    %[[product:.*]] = arith.muli %[[sum]], %[[sum]]
// CHECK-NEXT:    return %[[product]] : i32
func.func private @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @main(%a: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  %0 = call @twice(%a) : (i32) -> i32
  return %0 : i32
^bb2:
  return %a : i32
}
