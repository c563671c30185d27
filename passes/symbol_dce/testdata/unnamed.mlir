// RUN: mlir-opt %s --symbol-dce | FileCheck %s

// A module without a name is not a symbol, so it is kept.
// CHECK: module {
// CHECK-NEXT: module attributes {sym_visibility = "private"} {
// CHECK-NEXT: func.func @kept() {
module attributes {sym_visibility = "private"} {
  func.func @kept() {
    return
  }
}

// CHECK-NOT: @unused
module @unused attributes {sym_visibility = "private"} {
}
