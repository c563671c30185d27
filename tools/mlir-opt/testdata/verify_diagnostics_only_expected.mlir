// RUN: split-file %s %t
// RUN: mlir-opt %t/other --verify-diagnostics=only-expected 2>&1 | count 0
// RUN: not mlir-opt %t/other --verify-diagnostics 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ALL
// RUN: not mlir-opt %t/missing --verify-diagnostics=only-expected 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MISSING --implicit-check-not=unexpected

// Unexpected diagnostics are ignored, unmet expectations are not.

// ALL: error: unexpected note: see existing symbol definition here
// MISSING: missing:1:4: error: expected error "something else" was not produced

//--- other
module @m {
  module @a {}
  module @a {} // expected-error {{redefinition}}
}
//--- missing
// expected-error @below {{something else}}
wrong
