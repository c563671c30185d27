// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @results(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: index, %x: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @arguments(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op region expects 1 arguments}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: index):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @variable(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: i32, %x: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @argument_type(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: index, %x: tensor<5xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @result_type(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: index, %x: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @dynamic_lower_bound(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 dynamic lower bound values}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>,
      staticLowerBound = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @dynamic_upper_bound(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected 0 dynamic upper bound values}}
  "scf.forall"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: index):
    scf.forall.in_parallel {
    }
  }) : (index) -> ()
  return
}

// -----

func.func @steps(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 step values, got 2}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1, 2>}> ({
  ^bb0(%v: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @upper_bounds(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%u, %v) in (4) {
  }
  return
}

// -----

func.func @mapping(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%v) in (4) {
  } {mapping = [1]}
  return
}

// -----

func.func @step_twice(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{attribute 'staticStep' occurs more than once in the attribute list}}
  scf.forall (%v) in (4) {
  } {staticStep = array<i64: 1>}
  return
}

// -----

func.func @output_types(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  scf.forall (%v) in (4) shared_outs(%x = %t) -> (tensor<4xf32>, i1) {
  }
  return
}

// -----

func.func @output_kind(%t: vector<4xf32>) {
  // expected-error@+1 {{'scf.forall' op operand #0 must be variadic of ranked tensor of any type values, but got 'vector<4xf32>'}}
  %0 = scf.forall (%v) in (4) shared_outs(%x = %t) -> vector<4xf32> {
  }
  return
}

// -----

func.func @in_parallel_op(%i: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%v) in (4) shared_outs(%x = %t) -> tensor<4xf32> {
    // expected-error@+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      "test.op"() : () -> ()
    }
  }
  return
}

// -----

func.func @in_parallel_empty(%i: index, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>,
      staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>,
      staticStep = array<i64: 1>}> ({
  ^bb0(%v: index):
    // expected-error@+1 {{'scf.forall.in_parallel' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
    "scf.forall.in_parallel"() ({}) : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @in_parallel_parent() {
  // expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {
  }
}
