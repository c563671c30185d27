// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @below {{a reduction must be specified for each output}}
  %0:2 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32, f32) {
    %c = arith.constant 1.0 : f32
    affine.yield %c, %c : f32, f32
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{the number of region arguments (1) and the number of map groups for lower (1) and upper bound (2), and the number of steps (1) must all match}}
  affine.parallel (%i) = (0) to (10, 2) {}
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected upper bound map to have at least one result}}
  affine.parallel (%i) = (0) to (min()) {}
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{expected upper bounds map to have 2 results}}
  "affine.parallel"(%a) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{invalid reduction value: "foo"}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("foo") -> (f32) {
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> (i32) {
    %c = arith.constant 1 : i32
    affine.yield %c : i32
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{steps must be constant integers}}
  affine.parallel (%i) = (0) to (3) step (%a) {}
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @below {{affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[0], read, locality<3>, data : memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @below {{rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[0, 0], look, locality<3>, data : memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @below {{cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[0, 0], read, locality<3>, code : memref<4x4xf32>
  return
}
