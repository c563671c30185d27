// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @execute_region_empty() {
  // expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
  scf.execute_region {
  }
  return
}

// -----

func.func @execute_region_argument() {
  // expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
  scf.execute_region {
  ^bb0(%x: i1):
    scf.yield
  }
  return
}

// -----

func.func @execute_region_type(%c: i1, %f: f32) {
  // expected-error@+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i1'}}
  %0 = scf.execute_region -> i1 {
    // expected-note@+1 {{region branch point}}
    scf.yield %f : f32
  }
  return
}

// -----

func.func @execute_region_no_inline() {
  // expected-error@+1 {{attribute 'no_inline' occurs more than once in the attribute list}}
  scf.execute_region no_inline {
    scf.yield
  } {no_inline}
  return
}
