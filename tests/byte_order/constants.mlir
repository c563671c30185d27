// SPDX-License-Identifier: Apache-2.0
//
// Constants, globals and blobs have the same values on all platforms, regardless of
// the platform that the compiler runs on.
//
// RUN: mlir-opt %s --lower-to-llvm -o %t.mlir
// RUN: mlir-compile %t.mlir --emit=exe -o %t --mtriple=x86_64-linux-gnu
// RUN: emulate %t | FileCheck %s
// RUN: mlir-compile %t.mlir --emit=exe -o %t --mtriple=powerpc64le-linux-gnu
// RUN: emulate %t | FileCheck %s
// RUN: mlir-compile %t.mlir --emit=exe -o %t --mtriple=s390x-linux-gnu
// RUN: emulate %t | FileCheck %s
// RUN: mlir-compile %t.mlir --emit=exe -O0 -o %t --mtriple=s390x-linux-gnu
// RUN: emulate %t | FileCheck %s

llvm.mlir.global internal constant @integer_format("%ld\0A\00")
llvm.mlir.global internal constant @float_format("%.9g\0A\00")
llvm.mlir.global internal constant @name_format("%s\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

func.func private @print_integer(%x: i64) {
  %0 = llvm.mlir.addressof @integer_format : !llvm.ptr
  %1 = llvm.call @printf(%0, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}
func.func private @print_float(%x: f64) {
  %0 = llvm.mlir.addressof @float_format : !llvm.ptr
  %1 = llvm.call @printf(%0, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  return
}
func.func private @print_name(%x: !llvm.ptr) {
  %0 = llvm.mlir.addressof @name_format : !llvm.ptr
  %1 = llvm.call @printf(%0, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}


// CHECK: i8
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 127
// CHECK-NEXT: -128
memref.global "private" constant @i8s : memref<4xi8> = dense<[1, -2, 127, -128]>
func.func private @print_i8() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_i8 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @i8s : memref<4xi8>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi8>
    %1 = arith.extsi %0 : i8 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_i8("i8\00")

// CHECK: i16
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 4660
// CHECK-NEXT: -32768
memref.global "private" constant @i16s : memref<4xi16> = dense<[1, -2, 4660, -32768]>
func.func private @print_i16() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_i16 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @i16s : memref<4xi16>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi16>
    %1 = arith.extsi %0 : i16 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_i16("i16\00")

// CHECK: i32
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 305419896
// CHECK-NEXT: -2147483648
memref.global "private" constant @i32s : memref<4xi32> = dense<[1, -2, 305419896, -2147483648]>
func.func private @print_i32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_i32 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @i32s : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi32>
    %1 = arith.extsi %0 : i32 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_i32("i32\00")

// CHECK: i64
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 81985529216486895
// CHECK-NEXT: -9223372036854775808
memref.global "private" constant @i64s : memref<4xi64> = dense<[1, -2, 81985529216486895, -9223372036854775808]>
func.func private @print_i64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_i64 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @i64s : memref<4xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi64>
    func.call @print_integer(%0) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_i64("i64\00")

// CHECK: i1
// CHECK-NEXT: 1
// CHECK-NEXT: 0
// CHECK-NEXT: 1
// CHECK-NEXT: 1
memref.global "private" constant @i1s : memref<4xi1> = dense<[true, false, true, true]>
func.func private @print_i1() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_i1 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @i1s : memref<4xi1>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi1>
    %1 = arith.extui %0 : i1 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_i1("i1\00")

// CHECK: i24
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 1193046
// CHECK-NEXT: -8388608
memref.global "private" constant @i24s : memref<4xi24> = dense<[1, -2, 1193046, -8388608]>
func.func private @print_i24() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_i24 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @i24s : memref<4xi24>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi24>
    %1 = arith.extsi %0 : i24 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_i24("i24\00")

// CHECK: index
// CHECK-NEXT: 1
// CHECK-NEXT: 2
// CHECK-NEXT: 305419896
// CHECK-NEXT: 81985529216486895
memref.global "private" constant @indexs : memref<4xindex> = dense<[1, 2, 305419896, 81985529216486895]>
func.func private @print_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_index : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @indexs : memref<4xindex>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xindex>
    %1 = arith.index_cast %0 : index to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_index("index\00")

// CHECK: f32
// CHECK-NEXT: 1.5
// CHECK-NEXT: -0.100000001
// CHECK-NEXT: 3.40282347e+38
// CHECK-NEXT: 1.40129846e-45
memref.global "private" constant @f32s : memref<4xf32> = dense<[1.5, -0.1, 3.4028235e38, 1.0e-45]>
func.func private @print_f32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_f32 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @f32s : memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xf32>
    %1 = arith.extf %0 : f32 to f64
    func.call @print_float(%1) : (f64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_f32("f32\00")

// CHECK: f64
// CHECK-NEXT: 1.5
// CHECK-NEXT: -0.1
// CHECK-NEXT: 1e+300
// CHECK-NEXT: 4.94065646e-324
memref.global "private" constant @f64s : memref<4xf64> = dense<[1.5, -0.1, 1.0e300, 5.0e-324]>
func.func private @print_f64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_f64 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @f64s : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xf64>
    func.call @print_float(%0) : (f64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_f64("f64\00")

// CHECK: blob_i8
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 127
// CHECK-NEXT: -128
memref.global "private" constant @blob_i8s : memref<4xi8> = dense_resource<blob_i8>
func.func private @print_blob_i8() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_blob_i8 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @blob_i8s : memref<4xi8>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi8>
    %1 = arith.extsi %0 : i8 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_blob_i8("blob_i8\00")

// CHECK: blob_i16
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 4660
// CHECK-NEXT: -32768
memref.global "private" constant @blob_i16s : memref<4xi16> = dense_resource<blob_i16>
func.func private @print_blob_i16() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_blob_i16 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @blob_i16s : memref<4xi16>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi16>
    %1 = arith.extsi %0 : i16 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_blob_i16("blob_i16\00")

// CHECK: blob_i32
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 305419896
// CHECK-NEXT: -2147483648
memref.global "private" constant @blob_i32s : memref<4xi32> = dense_resource<blob_i32>
func.func private @print_blob_i32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_blob_i32 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @blob_i32s : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi32>
    %1 = arith.extsi %0 : i32 to i64
    func.call @print_integer(%1) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_blob_i32("blob_i32\00")

// CHECK: blob_i64
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 81985529216486895
// CHECK-NEXT: -9223372036854775808
memref.global "private" constant @blob_i64s : memref<4xi64> = dense_resource<blob_i64>
func.func private @print_blob_i64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_blob_i64 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @blob_i64s : memref<4xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xi64>
    func.call @print_integer(%0) : (i64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_blob_i64("blob_i64\00")

// CHECK: blob_f32
// CHECK-NEXT: 1.5
// CHECK-NEXT: -0.100000001
// CHECK-NEXT: 3.40282347e+38
// CHECK-NEXT: 1.40129846e-45
memref.global "private" constant @blob_f32s : memref<4xf32> = dense_resource<blob_f32>
func.func private @print_blob_f32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_blob_f32 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @blob_f32s : memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xf32>
    %1 = arith.extf %0 : f32 to f64
    func.call @print_float(%1) : (f64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_blob_f32("blob_f32\00")

// CHECK: blob_f64
// CHECK-NEXT: 1.5
// CHECK-NEXT: -0.1
// CHECK-NEXT: 1e+300
// CHECK-NEXT: 4.94065646e-324
memref.global "private" constant @blob_f64s : memref<4xf64> = dense_resource<blob_f64>
func.func private @print_blob_f64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %name = llvm.mlir.addressof @name_blob_f64 : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %all = memref.get_global @blob_f64s : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %all[%i] : memref<4xf64>
    func.call @print_float(%0) : (f64) -> ()
  }
  return
}
llvm.mlir.global internal constant @name_blob_f64("blob_f64\00")

// Structs, nested arrays, vectors and scalars of the llvm dialect.
// CHECK: llvm
// CHECK-NEXT: 72623859790382856
// CHECK-NEXT: 258
// CHECK-NEXT: 2.5
// CHECK-NEXT: 6
// CHECK-NEXT: -7
// CHECK-NEXT: 4660
// CHECK-NEXT: 1
llvm.mlir.global internal constant @name_llvm("llvm\00")
llvm.mlir.global internal @scalar(0x0102030405060708 : i64) : i64
llvm.mlir.global internal @struct() : !llvm.struct<packed (i8, i16, f64)> {
  %0 = llvm.mlir.poison : !llvm.struct<packed (i8, i16, f64)>
  %1 = llvm.mlir.constant(9 : i8) : i8
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (i8, i16, f64)>
  %3 = llvm.mlir.constant(0x0102 : i16) : i16
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<packed (i8, i16, f64)>
  %5 = llvm.mlir.constant(2.5 : f64) : f64
  %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<packed (i8, i16, f64)>
  llvm.return %6 : !llvm.struct<packed (i8, i16, f64)>
}
llvm.mlir.global internal @nested(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>) : !llvm.array<2 x array<3 x i16>>
llvm.mlir.global internal @vector(dense<[-7, 4660, 3, 4]> : vector<4xi16>) : vector<4xi16>
llvm.mlir.global internal @wide(0x10000000000000000 : i128) : i128
func.func private @print_llvm() {
  %name = llvm.mlir.addressof @name_llvm : !llvm.ptr
  call @print_name(%name) : (!llvm.ptr) -> ()
  %0 = llvm.mlir.addressof @scalar : !llvm.ptr
  %1 = llvm.load volatile %0 : !llvm.ptr -> i64
  call @print_integer(%1) : (i64) -> ()
  %2 = llvm.mlir.addressof @struct : !llvm.ptr
  %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i16, f64)>
  %4 = llvm.load volatile %3 {alignment = 1 : i64} : !llvm.ptr -> i16
  %5 = llvm.sext %4 : i16 to i64
  call @print_integer(%5) : (i64) -> ()
  %6 = llvm.getelementptr %2[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i16, f64)>
  %7 = llvm.load volatile %6 {alignment = 1 : i64} : !llvm.ptr -> f64
  call @print_float(%7) : (f64) -> ()
  %8 = llvm.mlir.addressof @nested : !llvm.ptr
  %9 = llvm.getelementptr %8[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i16>>
  %10 = llvm.load volatile %9 : !llvm.ptr -> i16
  %11 = llvm.sext %10 : i16 to i64
  call @print_integer(%11) : (i64) -> ()
  %12 = llvm.mlir.addressof @vector : !llvm.ptr
  %13 = llvm.load volatile %12 : !llvm.ptr -> vector<4xi16>
  %14 = llvm.mlir.constant(0 : i64) : i64
  %15 = llvm.extractelement %13[%14 : i64] : vector<4xi16>
  %16 = llvm.sext %15 : i16 to i64
  call @print_integer(%16) : (i64) -> ()
  %17 = llvm.mlir.constant(1 : i64) : i64
  %18 = llvm.extractelement %13[%17 : i64] : vector<4xi16>
  %19 = llvm.sext %18 : i16 to i64
  call @print_integer(%19) : (i64) -> ()
  %20 = llvm.mlir.addressof @wide : !llvm.ptr
  %21 = llvm.load volatile %20 : !llvm.ptr -> i128
  %22 = llvm.mlir.constant(64 : i128) : i128
  %23 = llvm.lshr %21, %22 : i128
  %24 = llvm.trunc %23 : i128 to i64
  call @print_integer(%24) : (i64) -> ()
  return
}

func.func @main() -> i32 {
  call @print_i8() : () -> ()
  call @print_i16() : () -> ()
  call @print_i32() : () -> ()
  call @print_i64() : () -> ()
  call @print_i1() : () -> ()
  call @print_i24() : () -> ()
  call @print_index() : () -> ()
  call @print_f32() : () -> ()
  call @print_f64() : () -> ()
  call @print_blob_i8() : () -> ()
  call @print_blob_i16() : () -> ()
  call @print_blob_i32() : () -> ()
  call @print_blob_i64() : () -> ()
  call @print_blob_f32() : () -> ()
  call @print_blob_f64() : () -> ()
  call @print_llvm() : () -> ()
  %0 = arith.constant 0 : i32
  return %0 : i32
}

{-#
  dialect_resources: {
    builtin: {
      blob_i8: "0x0800000001FE7F80",
      blob_i16: "0x080000000100FEFF34120080",
      blob_i32: "0x0800000001000000FEFFFFFF7856341200000080",
      blob_i64: "0x080000000100000000000000FEFFFFFFFFFFFFFFEFCDAB89674523010000000000000080",
      blob_f32: "0x080000000000C03FCDCCCCBDFFFF7F7F01000000",
      blob_f64: "0x08000000000000000000F83F9A9999999999B9BF9C7500883CE4377E0100000000000000"
    }
  }
#-}
