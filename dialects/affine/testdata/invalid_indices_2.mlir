// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<3xf32>, %i: index, %x: f32) {
  // expected-error @below {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) {map = affine_map<(d0) -> (d0)>} : (memref<3xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<3xf32>, %i: index, %x: f32) {
  // expected-error @below {{'affine.load' op requires attribute 'map'}}
  %0 = "affine.load"(%m, %i) : (memref<3xf32>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = affine.load %m[%i] : memref<*xf32>
  return
}
