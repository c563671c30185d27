// RUN: mlir-opt %s --test-alias-analysis -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --test-alias-analysis-modref -o %t 2>&1 | FileCheck %s --check-prefix=EFFECT

// CHECK: Testing : <<NULL ATTRIBUTE>>
// CHECK-DAG: alloca#0 <-> alloc#0: NoAlias
// CHECK-DAG: alloca#0 <-> view#0: MustAlias
// CHECK-DAG: alloc#0 <-> view#0: NoAlias
// CHECK-DAG: alloc#0 <-> func.region0#0: NoAlias
// CHECK-DAG: func.region0#0 <-> func.region0#1: MayAlias

// EFFECT-DAG: load -> alloc#0: Ref
// EFFECT-DAG: store -> alloc#0: NoModRef
// EFFECT-DAG: store -> func.region0#0: Mod
// EFFECT-DAG: if -> view#0: ModRef
func.func @f(%a: memref<2xf32>, %c: i1) attributes {test.ptr = "func"} {
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<8x64xf32>
  %1 = memref.alloc() {test.ptr = "alloc"} : memref<2xf32>
  scf.if %c {
    memref.dealloc %1 {test.ptr = "dealloc"} : memref<2xf32>
  } {test.ptr = "if"}
  %i = arith.constant 0 : index
  %s = memref.subview %0[0, 0][2, 2][1, 1] {test.ptr = "view"}
      : memref<8x64xf32> to memref<2x2xf32, strided<[64, 1]>>
  %v = memref.load %1[%i] {test.ptr = "load"} : memref<2xf32>
  memref.store %v, %a[%i] {test.ptr = "store"} : memref<2xf32>
  return
}
