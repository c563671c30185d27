// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%i: index) {
  affine.for %j = 0 to 4 {
  // expected-error @below {{dimensional operand cannot be used as a symbol}}
  %0 = affine.apply affine_map<()[s0] -> (s0)>()[%j]
  }
  return
}

// -----

func.func @f(%i: index) {
  affine.for %j = 0 to 4 {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%j)
  // expected-error @below {{dimensional operand cannot be used as a symbol}}
  %1 = affine.apply affine_map<()[s0] -> (s0)>()[%0]
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %j = 0 to 4 step -1 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %j = %i to %i, %i {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %j = affine_map<(d0) -> (d0, 0)>(%i) to 5 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %j = 0 to affine_map<(d0) -> (d0, 0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %j = 0 to affine_map<(d0) -> (d0)>() {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%i, %i] {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %j = 0 to "a" {
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x) -> (f32) {
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x) -> (f32, f32) {
  affine.yield %a : f32
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x) -> (f32) {
  // expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
  affine.yield %i : index
  }
  return
}
