// RUN: mlir-opt --inline --mlir-print-debuginfo --mlir-print-local-scope %s \
// RUN:   | FileCheck %s

// Where something was called from is called from where it is inlined.
// CHECK-LABEL: func.func @caller
// CHECK: {t = 1 : i64} {{.*}}loc(callsite("a":1:2 at "c":5:6))
// CHECK: {t = 2 : i64} {{.*}}loc(callsite("a":1:2 at callsite("b":3:4 at "c":5:6)))
// CHECK: {t = 3 : i64} {{.*}}loc(callsite(fused["z":1:1, callsite("a":1:2 at "b":3:4)] at "c":5:6))
func.func @caller() {
  call @callee() : () -> () loc("c":5:6)
  return
}
func.func private @callee() {
  "test.op_with_memwrite"() {t = 1 : i64} : () -> () loc("a":1:2)
  "test.op_with_memwrite"() {t = 2 : i64} : () -> ()
    loc(callsite("a":1:2 at "b":3:4))
  "test.op_with_memwrite"() {t = 3 : i64} : () -> ()
    loc(fused["z":1:1, callsite("a":1:2 at "b":3:4)])
  return
}
