// RUN: mlir-opt %s --expand-realloc --split-input-file | FileCheck %s

// CHECK-LABEL: @static(
func.func @static(%m: memref<4xi8, 1>) -> memref<8xi8, 1> {
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %c8 = arith.constant 8 : index
  // CHECK-NEXT: %0 = arith.cmpi ult, %c4, %c8 : index
  // CHECK-NEXT: %1 = scf.if %0 -> (memref<8xi8, 1>) {
  // CHECK-NEXT: %alloc = memref.alloc() : memref<8xi8, 1>
  // CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<8xi8, 1> to memref<4xi8, strided<[1]>, 1>
  // CHECK-NEXT: memref.copy %arg0, %subview : memref<4xi8, 1> to memref<4xi8, strided<[1]>, 1>
  // CHECK-NEXT: memref.dealloc %arg0 : memref<4xi8, 1>
  // CHECK-NEXT: scf.yield %alloc : memref<8xi8, 1>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8], strides: [1] : memref<4xi8, 1> to memref<8xi8, 1>
  // CHECK-NEXT: scf.yield %reinterpret_cast : memref<8xi8, 1>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %1 : memref<8xi8, 1>
  %0 = memref.realloc %m : memref<4xi8, 1> to memref<8xi8, 1>
  return %0 : memref<8xi8, 1>
}

// -----

// CHECK-LABEL: @again(
func.func @again(%m: memref<?xf32>, %n: index) -> memref<8xf32> {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
  // CHECK-NEXT: %0 = arith.cmpi ult, %dim, %arg1 : index
  // CHECK-NEXT: %1 = scf.if %0 -> (memref<?xf32>) {
  // CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
  // CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
  // CHECK-NEXT: scf.yield %alloc : memref<?xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
  // CHECK-NEXT: scf.yield %reinterpret_cast : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: %c0_0 = arith.constant 0 : index
  // CHECK-NEXT: %dim_1 = memref.dim %1, %c0_0 : memref<?xf32>
  // CHECK-NEXT: %c8 = arith.constant 8 : index
  // CHECK-NEXT: %2 = arith.cmpi ult, %dim_1, %c8 : index
  // CHECK-NEXT: %3 = scf.if %2 -> (memref<8xf32>) {
  // CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
  // CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim_1] [1] : memref<8xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.copy %1, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.dealloc %1 : memref<?xf32>
  // CHECK-NEXT: scf.yield %alloc : memref<8xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %1 to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
  // CHECK-NEXT: scf.yield %reinterpret_cast : memref<8xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %3 : memref<8xf32>
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %0 : memref<?xf32> to memref<8xf32>
  return %1 : memref<8xf32>
}
