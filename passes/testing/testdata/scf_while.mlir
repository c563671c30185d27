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
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     %0 = scf.while (%arg4 = %arg3) : (f32) -> f32 {
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %arg4 : f32 to f32
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       scf.condition(%true) %2 : f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: f32):
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %arg4 : f32 to f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.while (%arg4 = %arg3) : (f32) -> f32 {
// CHECK-NEXT:       %2 = "test.cond"(%arg4) : (f32) -> i1
// CHECK-NEXT:       scf.condition(%2) %arg4 : f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: f32):
// CHECK-NEXT:       %2 = arith.addf %arg4, %arg4 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
