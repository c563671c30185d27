// RUN: mlir-opt %s --convert-index-to-llvm=index-bitwidth=16 | FileCheck %s

// CHECK-LABEL: func.func @cut
// CHECK: llvm.mlir.constant(-2 : i16) : i16
func.func @cut() -> index {
  %0 = index.constant 65534
  return %0 : index
}
