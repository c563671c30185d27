// RUN: mlir-opt %s --test-side-effects --allow-unregistered-dialect -o %t 2>&1 | FileCheck %s

func.func @f(%m: memref<2xf32>, %i: index, %v: f32) {
  %a = memref.alloc() : memref<2xf32>
  memref.store %v, %m[%i] : memref<2xf32>
  %l = memref.load %m[%i] : memref<2xf32>
  %p = arith.addf %l, %l : f32
  "test.side_effect_op"() {effects = [{effect="read"}, {effect="free", test_resource}, {effect="write", on_result}, {effect="allocate", on_reference=@foo}]} : () -> i32
  "test.side_effect_op"() {test_effect} : () -> i32
  "test.unk"() : () -> ()
  memref.dealloc %a : memref<2xf32>
  memref.copy %m, %m : memref<2xf32> to memref<2xf32>
  "test.side_effect_op"() {effect_parameter = affine_map<(i, j) -> (j, i)>} : () -> i32
  return
}

// CHECK: remark: found an instance of 'allocate' on op result 0, on resource '<Default>'
// CHECK: remark: found an instance of 'write' on op operand 1, on resource '<Default>'
// CHECK: remark: found an instance of 'read' on op operand 0, on resource '<Default>'
// CHECK: remark: operation has no memory effects
// CHECK: remark: found an instance of 'read' on resource '<Default>'
// CHECK: remark: found an instance of 'free' on resource '<Test>'
// CHECK: remark: found an instance of 'write' on op result 0, on resource '<Default>'
// CHECK: remark: found an instance of 'allocate' on a symbol '@foo', on resource '<Default>'
// CHECK: remark: operation has no memory effects
// CHECK: remark: found an instance of 'free' on op operand 0, on resource '<Default>'
// CHECK: remark: found an instance of 'read' on op operand 0, on resource '<Default>'
// CHECK: remark: found an instance of 'write' on op operand 1, on resource '<Default>'
// CHECK: remark: operation has no memory effects
// CHECK: remark: found a parametric effect with affine_map<(d0, d1) -> (d1, d0)>
