// SPDX-License-Identifier: Apache-2.0
// The thread pool of parallel loops is linked if it is called.

// RUN: mlir-compile %s --emit=exe -o %t --mtriple=x86_64-linux-gnu
// RUN: env OM_NUM_THREADS=4 emulate %t | FileCheck %s
// RUN: mlir-compile %s --emit=exe -o %t --mtriple=powerpc64le-linux-gnu
// RUN: env OM_NUM_THREADS=4 emulate %t | FileCheck %s
// RUN: mlir-compile %s --emit=exe -o %t --mtriple=s390x-linux-gnu
// RUN: env OM_NUM_THREADS=4 emulate %t | FileCheck %s

// The sum of the numbers below 1000, computed by several threads.
// CHECK: 499500
llvm.mlir.global internal constant @format("%ld\0A\00")
llvm.mlir.global internal @sum(0 : i64) : i64
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @omParallelFor(i64, i64, !llvm.ptr, !llvm.ptr)
llvm.func internal @add(%context: !llvm.ptr, %begin: i64, %end: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%begin : i64)
^loop(%i: i64):
  %0 = llvm.icmp "slt" %i, %end : i64
  llvm.cond_br %0, ^body, ^end
^body:
  %1 = llvm.atomicrmw add %context, %i monotonic : !llvm.ptr, i64
  %2 = llvm.add %i, %one : i64
  llvm.br ^loop(%2 : i64)
^end:
  llvm.return
}
llvm.func @main() -> i32 {
  %count = llvm.mlir.constant(1000 : i64) : i64
  %grain = llvm.mlir.constant(1 : i64) : i64
  %body = llvm.mlir.addressof @add : !llvm.ptr
  %sum = llvm.mlir.addressof @sum : !llvm.ptr
  llvm.call @omParallelFor(%count, %grain, %body, %sum) : (i64, i64, !llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.load %sum : !llvm.ptr -> i64
  %1 = llvm.mlir.addressof @format : !llvm.ptr
  %2 = llvm.call @printf(%1, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  %3 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %3 : i32
}
