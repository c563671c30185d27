// RUN: mlir-opt %s --split-input-file --verify-diagnostics \
// RUN:   --allow-unregistered-dialect \
// RUN:   --pass-pipeline='builtin.module(any(symbol-dce))'

// expected-error @+1 {{'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table}}
func.func @f() { return }

// -----

module @m {
  // expected-error @+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
  "t.unknown"() ({ "t.op"() {f = @f} : () -> () }) : () -> ()
}
// With a second operation, the top-level operation is an implicit module.
module @n {}
