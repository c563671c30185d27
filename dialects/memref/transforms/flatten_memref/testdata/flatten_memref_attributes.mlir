// RUN: mlir-opt %s --flatten-memref --mlir-print-op-generic | FileCheck %s

func.func @f(%i: index, %m: memref<4x8xf32>) {
  // CHECK: "memref.load"(%{{.*}}) <{nontemporal = false}> {test}
  %0 = memref.load %m[%i, %i] {test} : memref<4x8xf32>
  // CHECK: "memref.store"(%{{.*}}) <{nontemporal = true}>
  memref.store %0, %m[%i, %i] {nontemporal = true} : memref<4x8xf32>
  return
}
