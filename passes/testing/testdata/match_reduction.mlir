// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-match-reduction))' --mlir-disable-threading -o %t 2>&1 \
// RUN:   | FileCheck %s

func.func @r(%lb: index, %s: f32, %m: memref<4xf32>) -> f32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%a = %s) -> f32 {
    %l = memref.load %m[%i] : memref<4xf32>
    %q = arith.addf %a, %l : f32
    scf.yield %q : f32
  }
  %r2 = affine.for %i = 0 to 4 iter_args(%a = %s) -> f32 {
    %l = memref.load %m[%i] : memref<4xf32>
    %q = arith.mulf %a, %l : f32
    affine.yield %q : f32
  }
  %x = arith.addf %r, %r2 : f32
  return %x : f32
}

// CHECK: remark: Testing function
// CHECK: remark: Reduction found in output #0!
// CHECK: remark: Reduced Value: %[[LOAD:.*]] = memref.load %{{.*}}[%{{.*}}] : memref<4xf32>
// CHECK: remark: Combiner Op: %{{.*}} = arith.addf %{{.*}}, %[[LOAD]] : f32
// CHECK: remark: Reduction found in output #0!
// CHECK: remark: Reduced Value: %[[LOAD:.*]] = memref.load %{{.*}}[%{{.*}}] : memref<4xf32>
// CHECK: remark: Combiner Op: %{{.*}} = arith.mulf %{{.*}}, %[[LOAD]] : f32
