// RUN: mlir-opt --inline %s | FileCheck %s
// RUN: mlir-opt --inline='inlining-threshold=0' %s | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt --inline='op-pipelines=func.func(cse)' %s | FileCheck %s --check-prefix=CSE
// RUN: not mlir-opt --inline='default-pipeline=nothing' %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: 'nothing' does not refer to a registered pass or pass pipeline
// UNKNOWN-NOT: func.func
func.func @callee(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %a = arith.addi %x, %x : i32
  %b = arith.addi %x, %x : i32
  return %a, %b : i32, i32
}
// Callables are canonicalized before they are inlined.
// CHECK-LABEL: func.func @caller
// CHECK-NEXT: arith.addi
// CHECK-NEXT: arith.addi
// CHECK-NEXT: return
// NONE-LABEL: func.func @caller
// NONE-NEXT: call @callee
// CSE-LABEL: func.func @caller
// CSE-NEXT: arith.addi
// CSE-NEXT: return
func.func @caller(%x: i32) -> (i32, i32) {
  %r:2 = call @callee(%x) : (i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
