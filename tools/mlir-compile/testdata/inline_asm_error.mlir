// RUN: not mlir-compile %s --mtriple=x86_64-linux-gnu 2>&1 | FileCheck %s

// CHECK: inline_asm_error.mlir:[[#@LINE+1]]:1: error: LLVM cannot generate code for x86_64-unknown-linux-gnu: <inline asm>:1:2: invalid instruction mnemonic 'nonsense'
module {
  llvm.func @f() {
    llvm.inline_asm has_side_effects "nonsense", "" : () -> ()
    llvm.return
  }
}
