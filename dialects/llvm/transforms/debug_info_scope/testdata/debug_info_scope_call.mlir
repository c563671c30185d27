// RUN: mlir-opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// A call without a location gets that of the function.
// CHECK: llvm.func @callee() {
// CHECK: llvm.func @caller() {
// CHECK-NEXT: llvm.call @callee() : () -> () loc(#[[CALLER:.*]])
// CHECK: } loc(#[[CALLER]])
llvm.func @callee() {
  llvm.return loc(unknown)
} loc("x.c":1:1)
llvm.func @caller() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return loc(unknown)
} loc("x.c":5:1)
