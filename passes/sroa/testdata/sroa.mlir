// RUN: mlir-opt --allow-unregistered-dialect --sroa --split-input-file %s | FileCheck %s

// Used elements get their own allocations, in the order of the use list.
// CHECK-LABEL: func.func @parts
// CHECK-SAME: (%[[X:.*]]: i32)
func.func @parts(%x: i32) -> i32 {
  // CHECK-NEXT: %[[A:.*]] = memref.alloca() : memref<i32>
  // CHECK-NEXT: %[[B:.*]] = memref.alloca() : memref<i32>
  // CHECK: memref.store %[[X]], %[[B]][] : memref<i32>
  // CHECK-NEXT: memref.load %[[A]][] : memref<i32>
  %m = memref.alloca() : memref<2x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c0, %c1] : memref<2x2xi32>
  %l = memref.load %m[%c1, %c1] : memref<2x2xi32>
  return %l : i32
}

// -----

// Not destructured: too many elements, one element, an index that is out of
// bounds or not constant, and a pointer that escapes.
// CHECK-LABEL: func.func @stay
func.func @stay(%x: i32, %i: index) {
  // CHECK: memref<17xi32>
  // CHECK: memref<1xi32>
  // CHECK: memref<4xi32>
  // CHECK: memref<5xi32>
  // CHECK: memref<6xi32>
  // CHECK-NOT: memref<i32>
  %a = memref.alloca() : memref<17xi32>
  %b = memref.alloca() : memref<1xi32>
  %c = memref.alloca() : memref<4xi32>
  %d = memref.alloca() : memref<5xi32>
  %e = memref.alloca() : memref<6xi32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  memref.store %x, %a[%c0] : memref<17xi32>
  memref.store %x, %b[%c0] : memref<1xi32>
  memref.store %x, %c[%c4] : memref<4xi32>
  memref.store %x, %d[%i] : memref<5xi32>
  "unknown.use"(%e) : (memref<6xi32>) -> ()
  return
}
