// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%i) {map = affine_map<(d0)[s0] -> (d0)>} : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%i) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.apply' invalid kind of attribute specified}}
  %0 = affine.apply 3(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'affine.min' op affine map expect at least one result}}
  %0 = affine.min affine_map<() -> ()>()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.min"(%i) {map = affine_map<() -> ()>} : (index) -> index
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  scf.for %j = %i to %i step %i {
  // expected-error @below {{'affine.load' op operand cannot be used as a dimension id}}
  %0 = affine.load %m[%j] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index) {
  // expected-error @below {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%i] : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<3xf32>, %i: index, %x: f32) {
  // expected-error @below {{'affine.store' op expects as many subscripts as affine map inputs}}
  "affine.store"(%x, %m, %i) {map = affine_map<(d0, d1) -> (d0)>} : (f32, memref<3xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<3xf32>, %i: index, %x: f32) {
  // expected-error @below {{'affine.store' op affine map num results must equal memref rank}}
  "affine.store"(%x, %m, %i) {map = affine_map<(d0) -> (d0, d0)>} : (f32, memref<3xf32>, index) -> ()
  return
}
