// RUN: mlir-opt --generate-runtime-verification='verbose-level=0' %s | FileCheck %s
// RUN: mlir-opt --generate-runtime-verification %s | FileCheck %s --check-prefix=TEXT

// CHECK-LABEL: func.func @dim
// CHECK-SAME: (%[[M:.*]]: memref<?xf32>, %[[I:.*]]: index)
func.func @dim(%m: memref<?xf32>, %i: index) -> index {
  // CHECK-NEXT: %[[R:.*]] = memref.rank %[[M]]
  // CHECK-NEXT: %[[Z:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[L:.*]] = arith.cmpi sge, %[[I]], %[[Z]]
  // CHECK-NEXT: %[[H:.*]] = arith.cmpi slt, %[[I]], %[[R]]
  // CHECK-NEXT: %[[O:.*]] = arith.andi %[[L]], %[[H]]
  // CHECK-NEXT: cf.assert %[[O]], "ERROR: Runtime op verification failed\0A^ index is out of bounds\0ALocation: loc(\22place\22)"
  // CHECK-NEXT: memref.dim
  // TEXT-LABEL: func.func @dim(
  // TEXT-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index)
  // TEXT: cf.assert {{.*}}, "ERROR: Runtime op verification failed\0A%dim = memref.dim %[[M]], %[[I]] : memref<?xf32>\0A^ index is out of bounds\0A
  %d = memref.dim %m, %i : memref<?xf32> loc("place")
  return %d : index
}

// CHECK-LABEL: func.func @load
func.func @load(%m: memref<?xf32>, %i: index) -> f32 {
  // CHECK: memref.dim
  // CHECK: cf.assert {{.*}}^ out-of-bounds access
  // CHECK-NEXT: memref.load
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
// CHECK-LABEL: func.func @align
func.func @align(%m: memref<?xf32>) -> memref<?xf32> {
  // CHECK-NEXT: %[[P:.*]] = memref.extract_aligned_pointer_as_index
  // CHECK-NEXT: %[[A:.*]] = arith.constant 64 : index
  // CHECK-NEXT: %[[R:.*]] = arith.remui %[[P]], %[[A]]
  // CHECK-NEXT: %[[Z:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[O:.*]] = arith.cmpi eq, %[[R]], %[[Z]]
  // CHECK-NEXT: cf.assert %[[O]], {{.*}}^ memref is not aligned to 64
  %x = memref.assume_alignment %m, 64 : memref<?xf32>
  return %x : memref<?xf32>
}
// CHECK-LABEL: func.func @subview
func.func @subview(%m: memref<?xf32>, %i: index, %n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  // CHECK: memref.extract_strided_metadata
  // CHECK: scf.if
  // CHECK: cf.assert {{.*}}^ offset 0 is out-of-bounds
  // CHECK: scf.if
  // CHECK: cf.assert {{.*}}^ subview runs out-of-bounds along dimension 0
  %x = memref.subview %m[%i] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %x : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @static_subview
func.func @static_subview(%m: memref<8xf32>) -> memref<2xf32, strided<[1], offset: 1>> {
  // CHECK: %[[C0:.*]] = arith.constant 0 : index
  // CHECK: %{{.*}}, %{{.*}}, %[[SIZES:.*]], %{{.*}} = memref.extract_strided_metadata
  // CHECK: scf.if
  // CHECK-NEXT: %[[LOW:.*]] = arith.cmpi sge, %[[OFFSET:[^,]*]], %[[C0]] : index
  // CHECK-NEXT: %[[HIGH:.*]] = arith.cmpi sle, %[[OFFSET]], %[[SIZES]] : index
  // CHECK-NEXT: arith.andi %[[LOW]], %[[HIGH]] : i1
  %x = memref.subview %m[1] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: 1>>
  return %x : memref<2xf32, strided<[1], offset: 1>>
}

// The effects of this region are those of its operations.
// CHECK-LABEL: func.func @loop
func.func @loop(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 {
    // CHECK: cf.assert
    // CHECK-NEXT: memref.dim
    %d = memref.dim %m, %i : memref<?xf32>
  }
  return
}
