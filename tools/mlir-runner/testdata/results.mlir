// RUN: mlir-runner %s -e thirty_two -entry-point-result=i32 | FileCheck %s --check-prefix=I32
// RUN: mlir-runner %s -e sixty_four -entry-point-result=i64 | FileCheck %s --check-prefix=I64
// RUN: mlir-runner %s -e single | FileCheck %s --check-prefix=F32
// RUN: mlir-runner %s -e nothing -entry-point-result=void | count 0
// RUN: mlir-runner %s -O0 -e private -entry-point-result=i32 | FileCheck %s --check-prefix=CTOR
// RUN: mlir-runner %s -O3 -e private -entry-point-result=i32 | FileCheck %s --check-prefix=CTOR
// RUN: mlir-runner -host-supports-jit | FileCheck %s --check-prefix=HOST

// I32: {{^}}-42{{$}}
llvm.func @thirty_two() -> i32 {
  %0 = llvm.mlir.constant(-42 : i32) : i32
  llvm.return %0 : i32
}

// I64: {{^}}-4294967296{{$}}
llvm.func @sixty_four() -> i64 {
  %0 = llvm.mlir.constant(-4294967296 : i64) : i64
  llvm.return %0 : i64
}

// F32: {{^}}1.000000e-01{{$}}
llvm.func @single() -> f32 {
  %0 = llvm.mlir.constant(0.1 : f32) : f32
  llvm.return %0 : f32
}

llvm.func @nothing() {
  llvm.return
}

// Constructors run first; private functions can be called.
// CTOR: {{^}}5{{$}}
llvm.mlir.global internal @state(0 : i32) : i32
llvm.mlir.global_ctors ctors = [@construct], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @construct() {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.mlir.constant(5 : i32) : i32
  llvm.store %1, %0 : i32, !llvm.ptr
  llvm.return
}
llvm.func internal @private() -> i32 {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// HOST: {{^}}true{{$}}
