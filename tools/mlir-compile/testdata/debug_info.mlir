// SPDX-License-Identifier: Apache-2.0
// Debuggers step through the operations of the file.

// RUN: mlir-opt %s --lower-to-llvm --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo \
// RUN:   | mlir-compile - -O0 --emit=asm --mtriple=x86_64-linux-gnu | FileCheck %s
// RUN: mlir-opt %s --lower-to-llvm --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo \
// RUN:   | mlir-compile - -O0 --emit=asm --mtriple=s390x-linux-gnu | FileCheck %s

// CHECK: square:
// CHECK: .file [[FILE:[0-9]+]] "{{.*}}" "debug_info.mlir"
// CHECK: .loc [[FILE]] [[@LINE+4]] 8
// CHECK: .loc [[FILE]] [[@LINE+5]] 8
// CHECK: .loc [[FILE]] [[@LINE+5]] 3
func.func @square(%x: i64) -> i64 {
  %0 = arith.muli %x, %x : i64
  %c1 = arith.constant 1 : i64
  %1 = arith.addi %0, %c1 : i64
  return %1 : i64
}
