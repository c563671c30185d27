// Locations of operations and arguments become unknown.

// RUN: mlir-opt %s --strip-debuginfo --mlir-print-debuginfo \
// RUN:   --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %{{.*}}: i32 loc(unknown))
func.func @f(%a: i32 loc("f.c":1:2)) -> i32 {
  // CHECK: arith.addi {{.*}} : i32 loc(unknown)
  %0 = arith.addi %a, %a : i32 loc(fused["f.c":1:3, "g.c":4:5])
  // CHECK: cf.br ^bb1(%{{.*}} : i32) loc(unknown)
  cf.br ^bb1(%0 : i32) loc(callsite("f" at "g"))
// CHECK: ^bb1(%{{.*}}: i32 loc(unknown)):
^bb1(%b: i32 loc("b")):
  // CHECK: return {{.*}} loc(unknown)
  return %b : i32 loc("f.c":3:1)
// CHECK: } loc(unknown)
} loc("f.c":1:1)
