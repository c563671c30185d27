// RUN: mlir-opt %s --test-scf-while-op-builder | FileCheck %s

func.func @f(%lb: index, %ub: index, %s: index, %a: f32) -> f32 {
  %r = scf.while (%x = %a) : (f32) -> f32 {
    %c = "test.cond"(%x) : (f32) -> i1
    scf.condition(%c) %x : f32
  } do {
   ^bb0(%y: f32):
    %z = arith.addf %y, %y : f32
    scf.yield %z : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %[[A:.*]]: f32) -> f32 {
// CHECK-NEXT: scf.while (%[[ITER:.*]] = %[[A]]) : (f32) -> f32 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[ITER]] : f32 to f32
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: scf.condition(%[[TRUE]]) %[[CAST]] : f32
// CHECK-NEXT:     } do {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: f32):
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[BLOCK_ARG]] : f32 to f32
// CHECK-NEXT: scf.yield %[[CAST_1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT: %[[LOOP:.*]] = scf.while (%[[ITER_1:.*]] = %[[A]]) : (f32) -> f32 {
// CHECK-NEXT: %[[COND:.*]] = "test.cond"(%[[ITER_1]]) : (f32) -> i1
// CHECK-NEXT: scf.condition(%[[COND]]) %[[ITER_1]] : f32
// CHECK-NEXT:     } do {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG_1:.*]]: f32):
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[BLOCK_ARG_1]], %[[BLOCK_ARG_1]] : f32
// CHECK-NEXT: scf.yield %[[SUM]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT: return %[[LOOP]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
