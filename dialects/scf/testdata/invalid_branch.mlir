// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @if_without_else(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %c -> f32 {
    scf.yield %f : f32
  }
  return
}

// -----

func.func @if_yield_type(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #1 'f32' should match successor input type #1 'i1'}}
  %0:2 = scf.if %c -> (f32, i1) {
    // expected-note@+1 {{region branch point}}
    scf.yield %f, %f : f32, f32
  } else {
    scf.yield %f, %c : f32, i1
  }
  return
}

// -----

func.func @if_yield_number(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> f32 {
    // expected-note@+1 {{region branch point}}
    scf.yield
  } else {
    scf.yield %f : f32
  }
  return
}

// -----

func.func @if_argument(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%x: i1):
    scf.yield
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @if_empty(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({}, {}) : (i1) -> ()
  return
}

// -----

func.func @if_blocks(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
  "scf.if"(%c) ({
    scf.yield
  ^bb1:
    scf.yield
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @yield_parent() {
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}
