// An executable runs constructors, then main, and exits with its result. The output
// is flushed. Compiled for each platform on each platform.

// RUN: mlir-compile %s --emit=exe -o %t --mtriple=x86_64-linux-gnu
// RUN: not emulate %t one two | FileCheck %s
// RUN: mlir-compile %s --emit=exe -o %t --mtriple=powerpc64le-linux-gnu
// RUN: not emulate %t one two | FileCheck %s
// RUN: mlir-compile %s --emit=exe -o %t --mtriple=s390x-linux-gnu
// RUN: not emulate %t one two | FileCheck %s
// RUN: mlir-compile %s --emit=exe -O0 -o %t --mtriple=s390x-linux-gnu
// RUN: not emulate %t one two | FileCheck %s

// CHECK: constructed
// CHECK-NEXT: arguments: 3
// CHECK-NEXT: last: two
// CHECK-NEXT: root: 1.5
llvm.mlir.global internal constant @constructed("constructed\00")
llvm.mlir.global internal constant @arguments("arguments: %d\0A\00")
llvm.mlir.global internal constant @last("last: %s\0A\00")
llvm.mlir.global internal constant @root("root: %.1f\0A\00")
llvm.mlir.global internal @input(2.25 : f64) : f64
llvm.mlir.global_ctors ctors = [@construct], priorities = [65535 : i32], data = [#llvm.zero]
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @pow(f64, f64) -> f64
llvm.func internal @construct() {
  %0 = llvm.mlir.addressof @constructed : !llvm.ptr
  %1 = llvm.call @puts(%0) : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @main(%argc: i32, %argv: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.addressof @arguments : !llvm.ptr
  %1 = llvm.call @printf(%0, %argc) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %2 = llvm.getelementptr %argv[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
  %4 = llvm.mlir.addressof @last : !llvm.ptr
  %5 = llvm.call @printf(%4, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  %6 = llvm.mlir.addressof @input : !llvm.ptr
  %7 = llvm.load volatile %6 : !llvm.ptr -> f64
  %8 = llvm.mlir.constant(0.5 : f64) : f64
  %9 = llvm.call @pow(%7, %8) : (f64, f64) -> f64
  %10 = llvm.mlir.addressof @root : !llvm.ptr
  %11 = llvm.call @printf(%10, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return %argc : i32
}
