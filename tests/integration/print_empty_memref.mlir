// RUN: mlir-opt %s -expand-strided-metadata -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_runner_utils,%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// PEER: no, it prints what stands behind the memref.

func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

memref.global "private" constant @none : memref<0x2xi64> = dense<>

func.func @main() {
  // CHECK: sizes = [0, 2] strides = [2, 1] data =
  // CHECK-NEXT: {{^\[\[\]\]$}}
  %0 = memref.get_global @none : memref<0x2xi64>
  %1 = memref.cast %0 : memref<0x2xi64> to memref<*xi64>
  call @printMemrefI64(%1) : (memref<*xi64>) -> ()
  return
}
