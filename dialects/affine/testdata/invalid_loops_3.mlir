// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{custom op 'affine.if' invalid kind of attribute specified}}
  affine.if 3 {
  }
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"(%x) ({
  ^bb0(%a: i32):
  affine.yield
  }) {lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<() -> (3)>, step = 1 : index, operandSegmentSizes = array<i32: 1, 0, 0>} : (index) -> ()
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"(%x) ({
  affine.yield
  }) {lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<() -> (3)>, step = 1 : index, operandSegmentSizes = array<i32: 1, 0, 0>} : (index) -> ()
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  "affine.for"(%x, %x) ({
  ^bb0(%a: index):
  affine.yield
  }) {lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<() -> (3)>, step = 1 : index, operandSegmentSizes = array<i32: 1, 0, 1>} : (index, index) -> ()
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "affine.for"(%x, %x) ({
  ^bb0(%a: index):
  affine.yield %a : index
  }) {lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<() -> (3)>, step = 1 : index, operandSegmentSizes = array<i32: 1, 0, 1>} : (index, index) -> index
  return
}

// -----

func.func @f(%x: index) {
  affine.for %i = 0 to 3 {
  %c = arith.constant 4 : index
  %1 = arith.muli %i, %c : index
  // expected-error @below {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %j = 0 to %1 {
  }
  }
  return
}
