// RUN: mlir-opt %s --allow-unregistered-dialect --inline --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %[[N:.*]]: index)
// CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 8 {
// CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[IV]]] : memref<8xf32>
// CHECK-NEXT: "x.u"(%[[LOAD]]) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.if #set()[%[[N]]] {
// CHECK-NEXT: %[[LOAD_1:.*]] = affine.load %[[M]][symbol(%[[N]])] : memref<8xf32>
// CHECK-NEXT: "x.u"(%[[LOAD_1]]) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func private @g(%m: memref<8xf32>, %i: index) -> f32 {
  %x = affine.load %m[%i] : memref<8xf32>
  return %x : f32
}
func.func @f(%m: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %0 = func.call @g(%m, %i) : (memref<8xf32>, index) -> f32
    "x.u"(%0) : (f32) -> ()
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    %0 = func.call @g(%m, %n) : (memref<8xf32>, index) -> f32
    "x.u"(%0) : (f32) -> ()
  }
  scf.for %i = %n to %n step %n {
    %0 = func.call @g(%m, %i) : (memref<8xf32>, index) -> f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %[[N:.*]]: index, %[[V:.*]]: f32)
// CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 8 {
// CHECK-NEXT: %[[G:.*]] = func.call @g(%[[M]], %[[IV]]) : (memref<8xf32>, index) -> f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[IV]], %[[IV]] : index
// CHECK-NEXT: func.call @k(%[[M]], %[[IV]], %[[V]]) : (memref<8xf32>, index, f32) -> ()
// CHECK-NEXT: affine.store %[[V]], %[[M]][%[[IV]] + 3] : memref<8xf32>
// CHECK-NEXT: affine.store %[[V]], %[[M]][symbol(%[[N]]) + 3] : memref<8xf32>
// CHECK-NEXT: "x.u"(%[[G]], %[[SUM]]) : (f32, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func private @g(%m: memref<8xf32>, %i: index) -> f32 {
  %j = memref.load %m[%i] : memref<8xf32>
  return %j : f32
}
func.func private @h(%m: memref<8xf32>, %i: index) -> index {
  %j = arith.addi %i, %i : index
  %c = arith.constant 3 : index
  return %j : index
}
func.func private @k(%m: memref<8xf32>, %i: index, %v: f32) {
  %j = arith.addi %i, %i : index
  affine.store %v, %m[%j] : memref<8xf32>
  return
}
func.func private @k2(%m: memref<8xf32>, %i: index, %v: f32) {
  %j = arith.constant 3 : index
  affine.store %v, %m[%j + symbol(%i)] : memref<8xf32>
  return
}
func.func @f(%m: memref<8xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 8 {
    %0 = func.call @g(%m, %i) : (memref<8xf32>, index) -> f32
    %1 = func.call @h(%m, %i) : (memref<8xf32>, index) -> index
    func.call @k(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @k2(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @k2(%m, %n, %v) : (memref<8xf32>, index, f32) -> ()
    "x.u"(%0, %1) : (f32, index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %{{.*}}: index)
// CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 8 {
// CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[IV]]] : memref<8xf32>
// CHECK-NEXT: affine.store %[[LOAD]], %[[M]][%[[IV]]] : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: func.call @g(%[[M]]) : (memref<8xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func private @g(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.store %0, %m[%i] : memref<8xf32>
  }
  return
}
func.func @f(%m: memref<8xf32>, %n: index) {
  call @g(%m) : (memref<8xf32>) -> ()
  scf.for %i = %n to %n step %n {
    func.call @g(%m) : (memref<8xf32>) -> ()
  }
  affine.for %i = 0 to 8 {
    func.call @g(%m) : (memref<8xf32>) -> ()
  }
  return
}
