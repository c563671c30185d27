// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @number_of_results(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%v: index, %x: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> ()
  return
}

// -----

func.func @result_type(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'i32'}}
  %0 = "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%v: index, %x: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> i32
  return
}

// -----

func.func @induction_variable(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%v: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @number_of_arguments(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%v: index):
    scf.yield %f : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @argument_type(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %0 = "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%v: index, %x: i32):
    scf.yield %f : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @yielded_type(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %0 = scf.for %v = %i to %i step %i iter_args(%x = %f) -> (f32) {
    scf.yield %i : index
  }
  return
}

// -----

func.func @yielded_number(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.for %v = %i to %i step %i iter_args(%x = %f) -> (f32) {
    // expected-note@+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @terminator(%i: index, %f: f32) {
  // expected-error@+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'test.op'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%v: index):
    "test.op"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @bounds(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  scf.for %v = %f to %f step %f : f32 {
  }
  return
}

// -----

func.func @bound_types(%i: index, %n: i32) {
  // expected-error@+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%i, %i, %n) ({
  ^bb0(%v: index):
    scf.yield
  }) : (index, index, i32) -> ()
  return
}

// -----

func.func @iter_arg_types(%i: index, %f: f32) {
  // expected-error@+1 {{mismatch in number of loop-carried values and defined values}}
  scf.for %v = %i to %i step %i iter_args(%x = %f) -> (f32, f32) {
  }
  return
}

// -----

func.func @unsigned_twice(%i: index, %f: f32) {
  // expected-error@+1 {{attribute 'unsignedCmp' occurs more than once in the attribute list}}
  scf.for unsigned %v = %i to %i step %i {
  } {unsignedCmp}
  return
}

// -----

func.func @to(%i: index, %f: f32) {
  // expected-error@+1 {{expected 'to'}}
  scf.for %v = %i upto %i step %i {
  }
  return
}

// -----

func.func @step(%i: index, %f: f32) {
  // expected-error@+1 {{expected 'step'}}
  scf.for %v = %i to %i by %i {
  }
  return
}
