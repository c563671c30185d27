// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @no_dimension(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () {
  }
  return
}

// -----

func.func @no_variable(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @variable_type(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%v: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @terminator(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%v: index):
    // expected-note@+1 {{terminator here}}
    "test.op"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @reductions(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce
  }
  return
}

// -----

func.func @initial_values(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %0 = "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%v: index):
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @result_type(%i: index, %f: f32) {
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%i : index) {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %x : index
    }
  }
  return
}

// -----

func.func @no_init(%i: index, %f: f32) {
  // expected-error@+1 {{number of operands and types do not match: got 0 operands and 1 types}}
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) -> f32 {
  }
  return
}

// -----

func.func @bounds(%i: index, %f: f32) {
  // expected-error@+1 {{expected 2 operands}}
  scf.parallel (%u, %v) = (%i, %i) to (%i) step (%i) {
  }
  return
}

// -----

func.func @constant_step(%n: index) {
  %zero = arith.constant 0 : index
  // expected-error @below {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%n) to (%n) step (%zero) {
  }
  return
}
