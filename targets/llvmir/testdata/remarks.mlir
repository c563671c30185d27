// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-translate --mlir-to-llvmir %s 2>&1 | FileCheck %s

// Parameter attributes of a later LLVM.
// CHECK: remarks.mlir:[[@LINE+2]]:1: remark: parameter attribute 'llvm.captures' is left out: LLVM 19 or the dialect does not have it
// CHECK: define void @f(ptr noalias %{{[0-9]+}})
llvm.func @f(%p: !llvm.ptr {llvm.captures, llvm.noalias}) {
  llvm.return
}
