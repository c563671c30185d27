// Errors and crashes of LLVM become errors at the module.

// RUN: not mlir-compile %s -o %t --mtriple=s390x-linux-gnu 2>&1 | FileCheck %s --check-prefix=Z
// RUN: not test -e %t

// Z: back_end_errors.mlir:[[#@LINE+1]]:1: error: LLVM cannot generate code for s390x-unknown-linux-gnu: {{.*}}llvm.x86.sse2.pmadd.wd
module {
  llvm.func @f(%a: vector<8xi16>) -> vector<4xi32> {
    %0 = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%a, %a) : (vector<8xi16>, vector<8xi16>) -> vector<4xi32>
    llvm.return %0 : vector<4xi32>
  }
}
