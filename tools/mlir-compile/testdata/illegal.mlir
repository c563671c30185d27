// Operations that LLVM cannot compile are rejected with locations; no file is written.

// RUN: rm -f %t.o
// RUN: not mlir-compile %s -o %t.o --mtriple=s390x-linux-gnu 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not mlir-compile %s -o %t.o --mtriple=powerpc64le-linux-gnu 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not test -e %t.o

// CHECK: illegal.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'llvm.func' op uses 'vector<[4]xf32>', which LLVM cannot generate code for on
llvm.func @scalable(%a: vector<[4]xf32>) {
  llvm.return
}
llvm.func @wide(%a: i256, %b: f64) -> f64 {
  // CHECK: illegal.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'llvm.sitofp' op converts 'i256': LLVM converts floats from and to at most 128 bits on
  %0 = llvm.sitofp %a : i256 to f64
  // No error: LLVM can compile it.
  %1 = llvm.sdiv %a, %a : i256
  llvm.return %0 : f64
}
llvm.func @foreign(%p: !llvm.ptr) {
  // CHECK: illegal.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'llvm.load' op uses 'f80', which LLVM cannot generate code for on
  %0 = llvm.load %p : !llvm.ptr -> f80
  llvm.return
}
llvm.func @allocated(%n: i64) {
  // CHECK: illegal.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'llvm.alloca' op uses 'f80', which LLVM cannot generate code for on
  %0 = llvm.alloca %n x f80 : (i64) -> !llvm.ptr
  llvm.return
}
llvm.func @vscale() -> i64 {
  // CHECK: illegal.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'llvm.intr.vscale' op needs scalable vectors, which
  %0 = "llvm.intr.vscale"() : () -> i64
  llvm.return %0 : i64
}
