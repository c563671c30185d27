// RUN: mlir-opt %s --inline | FileCheck %s

func.func private @callee(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
}

// CHECK-LABEL: @into_scope
// CHECK-SAME: (%[[I:.*]]: index, %{{.*}}: f32)
// CHECK-NEXT: memref.alloca_scope {{.*}}{
// CHECK-NEXT: %[[M:.*]] = memref.alloca
// CHECK-NEXT: memref.load %[[M]][%[[I]]]
// CHECK-NEXT: memref.alloca_scope.return
func.func @into_scope(%i: index, %f: f32) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.alloca(%i) : memref<?xf32>
    %2 = func.call @callee(%1, %i) : (memref<?xf32>, index) -> f32
    memref.alloca_scope.return %2 : f32
  }
  %3 = arith.addf %0, %f : f32
  return %3 : f32
}
