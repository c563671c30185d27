// RUN: split-file %s %t
// RUN: not mlir-runner %t/dies.mlir -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=DIES
// RUN: not mlir-runner %t/refused.mlir -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=REFUSED

//--- dies.mlir

// A crash of LLVM ends the run, not the process.
// DIES: {{^}}Error: {{.*}}llvm.aarch64.neon.abs
llvm.func @main() {
  llvm.return
}
llvm.func @dies(%a: i64) -> i64 {
  %0 = llvm.call_intrinsic "llvm.aarch64.neon.abs"(%a) : (i64) -> i64
  llvm.return %0 : i64
}

//--- refused.mlir

// REFUSED: refused.mlir:{{[0-9]+}}:{{[0-9]+}}: error: {{.*}}LLVM cannot generate
// REFUSED: {{^}}Error: could not compile to machine code
llvm.func @main() {
  %0 = llvm.mlir.zero : vector<[4]xi32>
  llvm.return
}
