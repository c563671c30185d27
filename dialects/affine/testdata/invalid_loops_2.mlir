// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{'affine.yield' op must be the last operation in the parent block}}
  affine.yield %x : f32
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{'affine.yield' op must be the last operation in the parent block}}
  affine.yield
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  scf.for %j = %i to %i step %i {
  // expected-error @below {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %k = %j to 3 {
  }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  scf.for %k = %i to %i step %i {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%k) : memref<?xf32>
  %n = memref.dim %a, %c0 : memref<?xf32>
  // expected-error @below {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %j = 0 to %n {
  }
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 5 == 0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 5 == 0)>()[%i] {
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  %0:2 = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) -> (f32, index) {
  affine.yield %x, %i : f32, index
  } else {
  // expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
  affine.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%i) ({
  affine.yield
  }, {}) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%i, %i) ({
  affine.yield
  }, {}) {condition = affine_set<(d0) : (d0 - 3 >= 0)>} : (index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  scf.for %j = %i to %i step %i {
  // expected-error @below {{'affine.if' op operand cannot be used as a dimension id}}
  affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%j) {
  }
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  scf.for %j = %i to %i step %i {
  // expected-error @below {{'affine.if' op operand cannot be used as a symbol}}
  affine.if affine_set<()[d0] : (d0 - 3 >= 0)>()[%j] {
  }
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  affine.for %j = 0 to 7 {
  // expected-error @below {{'affine.if' op operand cannot be used as a symbol}}
  affine.if affine_set<()[d0] : (d0 - 3 >= 0)>()[%j] {
  }
  }
  return
}
