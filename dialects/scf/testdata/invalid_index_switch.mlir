// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @switch_duplicate(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @switch_regions(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.index_switch' op has 1 case regions but 2 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @switch_terminator(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.index_switch' op expected region to end with scf.yield, but got test.op}}
  scf.index_switch %i
  case 1 {
    "test.op"() : () -> ()
  }
  default {
  }
  return
}

// -----

func.func @switch_number(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.index_switch' op expected each region to return 1 values, but case region #1 returns 0}}
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f : f32
  }
  case 2 {
    // expected-note@+1 {{see yield operation here}}
    scf.yield
  }
  default {
    scf.yield %f : f32
  }
  return
}

// -----

func.func @switch_type(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.index_switch' op expected result #0 of each region to be 'f32'}}
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f : f32
  }
  default {
    // expected-note@+1 {{default region returns 'index' here}}
    scf.yield %i : index
  }
  return
}

// -----

func.func @switch_case(%i: index, %f: f32) {
  // expected-error@+1 {{expected integer value}}
  scf.index_switch %i case "x" {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @switch_cases(%i: index, %f: f32) {
  // expected-error@+1 {{'scf.index_switch' op requires attribute 'cases'}}
  "scf.index_switch"(%i) ({
    scf.yield
  }) : (index) -> ()
  return
}
