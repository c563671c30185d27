// RUN: mlir-runner %s -entry-point-result=void -dump-object-file -object-filename=%t.o
// RUN: od -An -tc -N4 %t.o | FileCheck %s
// RUN: cp %s %t.mlir
// RUN: mlir-runner %t.mlir -entry-point-result=void -dump-object-file
// RUN: cmp %t.o %t.mlir.o

// CHECK: 177   E   L   F
llvm.func @main() {
  llvm.return
}
