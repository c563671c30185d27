// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-scf-to-cf --verify-diagnostics

// A module has one block.
%c = "test.condition"() : () -> i1
// expected-error@+1 {{failed to legalize operation 'scf.if' that was explicitly marked illegal}}
scf.if %c {
  "test.a"() : () -> ()
}

// -----

// No operation would end the second block.
func.func @last(%c: i1) {
  "test.region"() ({
    // expected-error@+1 {{failed to legalize operation 'scf.while' that was explicitly marked illegal}}
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    }
  }) : () -> ()
  return
}

// -----

// The last operation is no terminator.
func.func @no_terminator(%c: i1, %a: i32) {
  "test.region"() ({
    // expected-error@+1 {{failed to legalize operation 'scf.if' that was explicitly marked illegal}}
    scf.if %c {
      "test.a"() : () -> ()
    }
    %0 = arith.addi %a, %a : i32
  }) : () -> ()
  return
}
