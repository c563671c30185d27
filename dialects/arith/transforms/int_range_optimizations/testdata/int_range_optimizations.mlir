// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// CHECK-LABEL: func @constants
// CHECK: %[[true:.*]] = arith.constant true
// CHECK: %[[x:.*]] = arith.andi
// CHECK: return %[[x]], %[[true]]
func.func @constants(%a: i32) -> (i32, i1) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %x = arith.andi %a, %c7 : i32
  %y = arith.remui %x, %c8 : i32
  %z = arith.cmpi ult, %y, %c8 : i32
  return %y, %z : i32, i1
}

// CHECK-LABEL: func @loop
// CHECK: umax = 9 : index, umin = 0 : index
func.func @loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %j = test.reflect_bounds %i : index
  }
  return
}

// CHECK-LABEL: func @index
// CHECK: smax = 5 : index, smin = 3 : index, umax = 5 : index, umin = 3 : index
func.func @index() -> index {
  %0 = test.with_bounds {umin = 1 : index, umax = 2 : index, smin = 1 : index,
                         smax = 2 : index} : index
  %1 = test.with_bounds {umin = 2 : index, umax = 3 : index, smin = 2 : index,
                         smax = 3 : index} : index
  %2 = index.add %0, %1
  %3 = test.reflect_bounds %2 : index
  return %3 : index
}

// CHECK-LABEL: func @dim
// CHECK: smax = 8 : index, smin = 4 : index
func.func @dim(%m: memref<4x8xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<4x8xf32>
  %1 = test.reflect_bounds %0 : index
  return %1 : index
}

// The operation gives the bounds of its region's argument.
// CHECK-LABEL: func @region
// CHECK: %[[c:.*]] = {{.*}}constant{{.*}}3 : index
// CHECK: test.reflect_bounds {{.*}} %[[c]]
func.func @region() {
  test.with_bounds_region {umin = 3 : index, umax = 3 : index,
                           smin = 3 : index, smax = 3 : index} %arg : index {
    %0 = test.reflect_bounds %arg : index
  }
  return
}

// Each induction variable has its own bounds.
// CHECK-LABEL: func @several_variables
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: umax = 9 : index, umin = 0 : index
// CHECK: umax = 5 : index, umin = 2 : index
// CHECK: memref.store %{{[^,]*}}, %{{.*}}[%[[C0]], %{{.*}}]
func.func @several_variables(%m: memref<?x?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c2) to (%c10, %c6) step (%c1, %c1) {
    %0 = test.reflect_bounds %i : index
    %1 = test.reflect_bounds %j : index
    scf.reduce
  }
  scf.forall (%i, %j) in (1, %n) {
    memref.store %n, %m[%i, %j] : memref<?x?xindex>
  }
  return
}
