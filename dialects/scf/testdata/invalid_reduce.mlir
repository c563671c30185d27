// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @reduce_operands(%i: index, %f: f32) {
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 2}}
    "scf.reduce"(%f, %f) ({
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }) : (f32, f32) -> ()
  }
  return
}

// -----

func.func @reduce_no_operands(%i: index, %f: f32) {
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 0}}
    "scf.reduce"() ({
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }) : () -> ()
  }
  return
}

// -----

func.func @reduce_empty(%i: index, %f: f32) {
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error@+1 {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
    scf.reduce(%f : f32) {
    }
  }
  return
}

// -----

func.func @reduce_arguments(%i: index, %f: f32) {
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: i8):
      scf.reduce.return %x : f32
    }
  }
  return
}

// -----

func.func @reduce_terminator(%i: index, %f: f32) {
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error@+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      "test.op"() : () -> ()
    }
  }
  return
}

// -----

func.func @reduce_return_type(%i: index, %f: f32) {
  %0 = scf.parallel (%v) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      // expected-error@+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %i : index
    }
  }
  return
}

// -----

func.func @reduce_parent() {
  // expected-error@+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
}

// -----

func.func @reduce_return_parent(%f: f32) {
  // expected-error@+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %f : f32
}
