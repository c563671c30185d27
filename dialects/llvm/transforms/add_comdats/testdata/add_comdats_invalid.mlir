// RUN: mlir-opt %s --llvm-add-comdats --verify-diagnostics

// expected-note@+1 {{see existing symbol definition here}}
llvm.comdat @__llvm_comdat {
  // expected-error@+1 {{redefinition of symbol named 'f'}}
  llvm.comdat_selector @f any
}
llvm.func linkonce_odr @f() { llvm.return }
