// Diagnostics are in the order of the input, with and without threads.

// RUN: not mlir-opt %s 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --mlir-disable-threading 2>&1 | FileCheck %s

// CHECK: found: 'a'
// CHECK: found: 'b'
// CHECK: found: 'c'
// CHECK: found: 'd'
module {
  module attributes {a} {}
  module attributes {b} {}
  module attributes {c} {}
  module attributes {d} {}
}
