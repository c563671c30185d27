// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @before(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  %0 = scf.while (%x = %f) : (f32) -> f32 {
    // expected-note@+1 {{terminator here}}
    "test.op"() : () -> ()
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  return
}

// -----

func.func @after(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  %0 = scf.while (%x = %f) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: f32):
    // expected-note@+1 {{terminator here}}
    "test.op"() : () -> ()
  }
  return
}

// -----

func.func @empty(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.while' op expects a non-empty block}}
  %0 = scf.while (%x = %f) : (f32) -> f32 {
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  return
}

// -----

func.func @input_types(%c: i1, %f: f32) {
  // expected-error@+1 {{expected as many input types as operands (expected 1 got 2)}}
  %0 = scf.while (%x = %f) : (f32, f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  return
}

// -----

func.func @function_type(%c: i1, %f: f32) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = scf.while (%x = %f) : f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  return
}

// -----

func.func @after_argument(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.while (%x = %f) : (f32) -> f32 {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: i32):
    scf.yield %f : f32
  }
  return
}

// -----

func.func @condition_operands(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.while (%x = %f) : (f32) -> f32 {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c)
  } do {
  ^bb0(%y: f32):
    scf.yield %f : f32
  }
  return
}

// -----

func.func @yield_operands(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.while (%x = %f) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: f32):
    // expected-note@+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @before_argument(%c: i1, %f: f32) {
  // expected-error@+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'f32' should match successor input type #0 'i1'}}
  // expected-note@+1 {{region branch point}}
  %0 = "scf.while"(%f) ({
  ^bb0(%x: i1):
    scf.condition(%c) %f : f32
  }, {
  ^bb0(%y: f32):
    scf.yield %f : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @do(%c: i1, %f: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  // expected-error@+1 {{expected 'do'}}
  } {
    scf.yield
  }
  return
}

// -----

func.func @condition_parent(%c: i1) {
  // expected-error@+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}
