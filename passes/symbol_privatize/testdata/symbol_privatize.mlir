// RUN: mlir-opt %s --symbol-privatize | FileCheck %s
// RUN: mlir-opt %s --symbol-privatize=exclude=a,c | FileCheck %s --check-prefix=EXCLUDE

// CHECK: func.func private @a()
// EXCLUDE: func.func @a()
func.func @a() { return }
// CHECK: func.func private @b()
// EXCLUDE: func.func private @b()
func.func nested @b() { return }
// Only the symbols directly in the operation are changed.
// CHECK: module @c attributes {sym_visibility = "private"}
// EXCLUDE: module @c {
module @c {
  // CHECK: func.func @d()
  // EXCLUDE: func.func @d()
  func.func @d() { return }
}
// Modules may have no name.
// CHECK: module {
module {}
