// RUN: mlir-opt %s --convert-to-llvm --verify-diagnostics
// SPDX-License-Identifier: Apache-2.0

// A func.func has no personality to keep.
func.func @no_personality() {
  // expected-error@+1 {{failed to legalize operation 'llvm.landingpad' that was explicitly marked illegal}}
  %0 = llvm.landingpad cleanup : i32
  return
}
