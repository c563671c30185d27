// RUN: mlir-opt %s -arith-emulate-wide-int -split-input-file -verify-diagnostics

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @too_wide(%a: i128) {
  return
}

// -----

func.func @division(%a: i64) -> i64 {
  // expected-error @+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %a : i64
  return %0 : i64
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @no_dimensions(%a: vector<i64>) {
  return
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @scalable(%a: vector<[4]xi64>) {
  return
}

// -----

func.func @extend_no_dimensions(%a: vector<i32>) {
  // expected-error @+1 {{failed to legalize operation 'arith.extui' that was explicitly marked illegal}}
  %0 = arith.extui %a : vector<i32> to vector<i64>
  return
}

// -----

func.func @extend_scalable(%a: vector<[4]xi32>) {
  // expected-error @+1 {{failed to legalize operation 'arith.extsi' that was explicitly marked illegal}}
  %0 = arith.extsi %a : vector<[4]xi32> to vector<[4]xi64>
  return
}
