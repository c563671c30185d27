// RUN: mlir-opt --inline --mlir-print-debuginfo --mlir-print-local-scope %s \
// RUN:   | FileCheck %s

// Inlined operations get call site locations with the location of the call.
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

// So do block arguments.
// CHECK-LABEL: func.func @calls_blocks
// CHECK: ^bb1(%{{.*}}: i32 loc(callsite("a":1:2 at "c":7:8))):
func.func @calls_blocks(%x: i32, %c: i1) -> i32 {
  %0 = call @blocks(%x, %c) : (i32, i1) -> i32 loc("c":7:8)
  return %0 : i32
}
func.func private @blocks(%x: i32, %c: i1) -> i32 {
  cf.br ^a(%x : i32)
^a(%y: i32 loc("a":1:2)):
  %z = arith.addi %y, %x : i32
  cf.cond_br %c, ^a(%z : i32), ^b
^b:
  return %y : i32
}
