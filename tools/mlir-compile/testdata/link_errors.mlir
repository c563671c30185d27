// RUN: not mlir-compile %s --emit=exe -o %t --mtriple=s390x-linux-gnu 2>&1 | FileCheck %s --check-prefix=MAIN
// RUN: not mlir-compile %s --emit=lib -o %t 2>&1 | FileCheck %s --check-prefix=LIB
// RUN: not test -e %t
// RUN: mlir-compile %s --emit=lib --allow-undefined -o %t
// RUN: test -e %t

// MAIN: error: cannot link: undefined symbol: {{main|nowhere}}
// LIB: error: cannot link: undefined symbol: nowhere
llvm.func @nowhere()
llvm.func @f() {
  llvm.call @nowhere() : () -> ()
  llvm.return
}
