// RUN: mlir-opt %s -expand-strided-metadata -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_runner_utils,%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// The numbers are the same on every machine.

func.func private @rtsrand(i64) -> !llvm.ptr
func.func private @rtrand(!llvm.ptr, i64) -> i64
func.func private @rtdrand(!llvm.ptr)
func.func private @shuffle(memref<?xi64>, !llvm.ptr) attributes {llvm.emit_c_interface}
func.func private @stdSortI64(i64, memref<?xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %seed = arith.constant 42 : i64
  %maximum = arith.constant 1000 : i64
  %size = arith.constant 8 : index
  // CHECK: {{^}}374{{$}}
  %generator = call @rtsrand(%seed) : (i64) -> !llvm.ptr
  %number = call @rtrand(%generator, %maximum) : (!llvm.ptr, i64) -> i64
  call @printI64(%number) : (i64) -> ()
  call @printNewline() : () -> ()
  // CHECK: {{^}}[7,  1,  2,  3,  0,  6,  5,  4]{{$}}
  %values = memref.alloc(%size) : memref<?xi64>
  call @shuffle(%values, %generator) : (memref<?xi64>, !llvm.ptr) -> ()
  %any = memref.cast %values : memref<?xi64> to memref<*xi64>
  call @printMemrefI64(%any) : (memref<*xi64>) -> ()
  // CHECK: {{^}}[0,  1,  2,  3,  7,  6,  5,  4]{{$}}
  %count = arith.constant 5 : i64
  call @stdSortI64(%count, %values) : (i64, memref<?xi64>) -> ()
  call @printMemrefI64(%any) : (memref<*xi64>) -> ()
  call @rtdrand(%generator) : (!llvm.ptr) -> ()
  memref.dealloc %values : memref<?xi64>
  return
}
