// RUN: mlir-opt %s --allow-unregistered-dialect -o %t --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(func.func(test-diagnostic-metadata))' 2>&1 | FileCheck %s

// CHECK: Test 'f'
func.func @f() {
  // expected-error @below {{test diagnostic metadata}}
  "test.x"() {attr = "emit_error"} : () -> ()
  "test.x"() {attr = "other"} : () -> ()
  "test.x"() {attr} : () -> ()
  return
}
