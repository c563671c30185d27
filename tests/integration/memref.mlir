// RUN: mlir-opt %s -expand-strided-metadata -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_runner_utils,%mlir_c_runner_utils \
// RUN:   | FileCheck %s
// RUN: mlir-opt %s -expand-strided-metadata -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -O3 -e main -entry-point-result=void -shared-libs=%mlir_runner_utils -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}

memref.global "private" constant @table : memref<2x2x2xi32> =
  dense<[[[1, -2], [3, 4]], [[5, 6], [7, 2147483647]]]>

// Fills a matrix with 10 * row + column.
func.func @fill(%m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf32>
  %columns = memref.dim %m, %c1 : memref<?x?xf32>
  cf.br ^row(%c0 : index)
^row(%i: index):
  %more_rows = arith.cmpi slt, %i, %rows : index
  cf.cond_br %more_rows, ^column(%c0 : index), ^end
^column(%j: index):
  %more_columns = arith.cmpi slt, %j, %columns : index
  cf.cond_br %more_columns, ^element, ^next_row
^element:
  %0 = arith.muli %i, %c10 : index
  %1 = arith.addi %0, %j : index
  %2 = arith.index_cast %1 : index to i64
  %3 = arith.sitofp %2 : i64 to f32
  memref.store %3, %m[%i, %j] : memref<?x?xf32>
  %next_j = arith.addi %j, %c1 : index
  cf.br ^column(%next_j : index)
^next_row:
  %next_i = arith.addi %i, %c1 : index
  cf.br ^row(%next_i : index)
^end:
  return
}

func.func @main() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  // CHECK: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 3 offset = 0 sizes = [2, 2, 2] strides = [4, 2, 1] data ={{ $}}
  // CHECK-NEXT: {{^\[\[\[}}1,    -2],{{ $}}
  // CHECK-NEXT: {{^  }}[3,    4]],{{ $}}
  // CHECK-NEXT: {{^ \[\[}}5,    6],{{ $}}
  // CHECK-NEXT: {{^  }}[7,    2147483647]]]{{$}}
  %table = memref.get_global @table : memref<2x2x2xi32>
  %any_table = memref.cast %table : memref<2x2x2xi32> to memref<*xi32>
  call @printMemrefI32(%any_table) : (memref<*xi32>) -> ()

  // CHECK-NEXT: rank = 2 offset = 0 sizes = [3, 2] strides = [2, 1] data =
  // CHECK-NEXT: {{^\[\[}}0,   1],{{ $}}
  // CHECK-NEXT: {{^ }}[10,   11],{{ $}}
  // CHECK-NEXT: {{^ }}[20,   21]]{{$}}
  %m = memref.alloc(%c3, %c2) {alignment = 64} : memref<?x?xf32>
  call @fill(%m) : (memref<?x?xf32>) -> ()
  %any = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  call @printMemrefF32(%any) : (memref<*xf32>) -> ()

  // A column of the matrix, copied to contiguous memory.
  // CHECK-NEXT: rank = 1 offset = 1 sizes = [3] strides = [2]{{$}}
  // CHECK-NEXT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
  // CHECK-NEXT: {{^}}[1,  11,  21]{{$}}
  %c1 = arith.constant 1 : index
  %column = memref.subview %m[0, %c1] [3, 1] [1, 1]
    : memref<?x?xf32> to memref<3xf32, strided<[?], offset: ?>>
  %any_column = memref.cast %column : memref<3xf32, strided<[?], offset: ?>> to memref<*xf32>
  call @printMemrefShapeF32(%any_column) : (memref<*xf32>) -> ()
  %copy = memref.alloca() : memref<3xf32>
  memref.copy %column, %copy : memref<3xf32, strided<[?], offset: ?>> to memref<3xf32>
  %any_copy = memref.cast %copy : memref<3xf32> to memref<*xf32>
  call @printMemrefF32(%any_copy) : (memref<*xf32>) -> ()

  // CHECK-NEXT: rank = 0 offset = 0 sizes = [] strides = [] data =
  // CHECK-NEXT: {{^}}[21]{{$}}
  %scalar = memref.alloc() : memref<f32>
  %last = memref.load %copy[%c2] : memref<3xf32>
  memref.store %last, %scalar[] : memref<f32>
  %any_scalar = memref.cast %scalar : memref<f32> to memref<*xf32>
  call @printMemrefF32(%any_scalar) : (memref<*xf32>) -> ()
  memref.dealloc %scalar : memref<f32>
  memref.dealloc %m : memref<?x?xf32>
  return
}
