// RUN: mlir-opt %s -expand-strided-metadata -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_runner_utils,%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// Elements of all types.

func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC32(memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dF32(memref<?xf32>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF64(memref<*xf64>, memref<*xf64>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()

memref.global "private" constant @i8 : memref<3xi8> = dense<[77, 76, 73]>
memref.global "private" constant @i16 : memref<2xi16> = dense<[-32768, 258]>
memref.global "private" constant @i64 : memref<2xi64> = dense<[-1, 4294967296]>
memref.global "private" constant @ind : memref<1x2xindex> = dense<[[0, 7]]>
memref.global "private" constant @f16 : memref<6xf16> = dense<[1.0, -2.5, 0.1, 0x0001, 0x7C00, 0x7E00]>
memref.global "private" constant @bf16 : memref<3xbf16> = dense<[1.0, -2.5, 0.1]>
memref.global "private" constant @f32 : memref<5xf32> = dense<[0.1, 1.0e10, 123456.789, -0.0, 0x7F800000]>
memref.global "private" constant @f64 : memref<2x1xf64> = dense<[[1.0e300], [0.123456789]]>
memref.global "private" constant @other : memref<2x1xf64> = dense<[[1.0e300], [0.12345678]]>
memref.global "private" constant @c32 : memref<2xcomplex<f32>> = dense<[(1.0, -2.5), (0.1, 3.0)]>

func.func @main() {
  // CHECK: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [3] strides = [1] data =
  // CHECK-NEXT: {{^}}[M,  L,  I]{{$}}
  %0 = memref.get_global @i8 : memref<3xi8>
  %1 = memref.cast %0 : memref<3xi8> to memref<*xi8>
  call @printMemrefI8(%1) : (memref<*xi8>) -> ()
  // CHECK: {{^}}[-32768,  258]{{$}}
  %2 = memref.get_global @i16 : memref<2xi16>
  %3 = memref.cast %2 : memref<2xi16> to memref<*xi16>
  call @printMemrefI16(%3) : (memref<*xi16>) -> ()
  // CHECK: {{^}}[-1,  4294967296]{{$}}
  %4 = memref.get_global @i64 : memref<2xi64>
  %5 = memref.cast %4 : memref<2xi64> to memref<*xi64>
  call @printMemrefI64(%5) : (memref<*xi64>) -> ()
  // CHECK: {{^\[\[}}0,   7]]{{$}}
  %6 = memref.get_global @ind : memref<1x2xindex>
  %7 = memref.cast %6 : memref<1x2xindex> to memref<*xindex>
  call @printMemrefInd(%7) : (memref<*xindex>) -> ()
  // CHECK: {{^}}[1,  -2.5,  0.0999756,  5.96046e-08,  inf,  nan]{{$}}
  %8 = memref.get_global @f16 : memref<6xf16>
  %9 = memref.cast %8 : memref<6xf16> to memref<*xf16>
  call @printMemrefF16(%9) : (memref<*xf16>) -> ()
  // CHECK: {{^}}[1,  -2.5,  0.100098]{{$}}
  %10 = memref.get_global @bf16 : memref<3xbf16>
  %11 = memref.cast %10 : memref<3xbf16> to memref<*xbf16>
  call @printMemrefBF16(%11) : (memref<*xbf16>) -> ()
  // CHECK: {{^}}[0.1,  1e+10,  123457,  -0,  inf]{{$}}
  %12 = memref.get_global @f32 : memref<5xf32>
  %13 = memref.cast %12 : memref<5xf32> to memref<*xf32>
  call @printMemrefF32(%13) : (memref<*xf32>) -> ()
  // CHECK: {{^}}Memref base@ = {{.*}} rank = 1 offset = 0 sizes = [5] strides = [1] data =
  %14 = memref.cast %12 : memref<5xf32> to memref<?xf32>
  call @printMemref1dF32(%14) : (memref<?xf32>) -> ()
  // CHECK: {{^\[\[}}1e+300],{{ $}}
  // CHECK-NEXT: {{^ }}[0.123457]]{{$}}
  %15 = memref.get_global @f64 : memref<2x1xf64>
  %16 = memref.cast %15 : memref<2x1xf64> to memref<*xf64>
  call @printMemrefF64(%16) : (memref<*xf64>) -> ()
  // CHECK: {{^}}[(1,-2.5),  (0.1,3)]{{$}}
  %17 = memref.get_global @c32 : memref<2xcomplex<f32>>
  %18 = memref.cast %17 : memref<2xcomplex<f32>> to memref<*xcomplex<f32>>
  call @printMemrefC32(%18) : (memref<*xcomplex<f32>>) -> ()
  // CHECK-NEXT: {{^}}1{{$}}
  %19 = memref.get_global @other : memref<2x1xf64>
  %20 = memref.cast %19 : memref<2x1xf64> to memref<*xf64>
  %21 = call @verifyMemRefF64(%16, %20) : (memref<*xf64>, memref<*xf64>) -> i64
  call @printI64(%21) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
