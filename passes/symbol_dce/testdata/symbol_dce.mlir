// RUN: mlir-opt %s --symbol-dce --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --symbol-dce --allow-unregistered-dialect -o /dev/null \
// RUN:   --mlir-pass-statistics 2>&1 | FileCheck %s --check-prefix=COUNT

// COUNT: SymbolDCE
// COUNT-NEXT: (S) 4 num-dce'd - Number of symbols DCE'd

// A public symbol is live.
// CHECK: func.func @public
// CHECK: "t.use"() {f = @chain}
func.func @public() {
  "t.use"() {f = @chain} : () -> ()
  return
}
// A symbol is live if a live symbol refers to it.
// CHECK: func.func private @chain
func.func private @chain() {
  "t.use"() {f = @end} : () -> ()
  return
}
// CHECK: func.func private @end
func.func private @end()
// CHECK-NOT: @dead
func.func private @dead() {
  "t.use"() {f = @dead_too} : () -> ()
  return
}
func.func private @dead_too()

// In a symbol table that is not visible outside, nested symbols are live if
// there is a reference to them. Public symbols are live.
// CHECK: module {
module {
  // CHECK-NOT: @hidden
  func.func nested @hidden() { return }
  // CHECK: func.func nested @used
  func.func nested @used() { return }
  // CHECK: func.func @open
  func.func @open() { return }
  "t.use"() {f = @used} : () -> ()
}
// With a nested reference, each symbol on its path is live.
// CHECK: module @outer
module @outer {
  // CHECK: module @inner
  module @inner {
    // CHECK: func.func private @leaf
    func.func private @leaf()
    // CHECK-NOT: @other
    func.func private @other()
  }
}
"t.use"() {f = @outer::@inner::@leaf} : () -> ()
