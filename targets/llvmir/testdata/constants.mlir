// Constants from attributes, as contents of globals, and types.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK: %rec = type { i32, ptr, [2 x %inner] }
// CHECK: %inner = type { float, <4 x i8> }
// CHECK: @g1 = external global %rec
// CHECK: @g2 = global [2 x [2 x float]] {{\[}}[2 x float] [float 1.000000e+00, float 2.000000e+00], [2 x float] [float 3.000000e+00, float 4.000000e+00]]
// CHECK: @g3 = global [2 x [2 x half]] {{\[}}[2 x half] [half 0xH3E00, half 0xH3E00], [2 x half] [half 0xH3E00, half 0xH3E00]]
// CHECK: @g4 = global [3 x i1] [i1 true, i1 false, i1 true]
// CHECK: @g5 = global <3 x i64> <i64 1, i64 2, i64 3>
// CHECK: @g6 = global { i32, double } { i32 1, double 2.000000e+00 }
// CHECK: @g7 = global [4 x i32] zeroinitializer
// CHECK: @g8 = global [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 3.000000e+00, float 4.000000e+00 }]
// CHECK: @g9 = global [3 x i4] [i4 1, i4 -2, i4 3]
// CHECK: @g10 = global [3 x i128] [i128 1, i128 -2, i128 3]
// CHECK: @g11 = global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR4000]
// CHECK: @g12 = global [3 x i32] [i32 1, i32 0, i32 5]
// CHECK: @g13 = global [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
// CHECK: @g14 = global [2 x i32] [i32 1, i32 2]
// CHECK: @g15 = global x86_fp80 0xK3FFF8000000000000000
// CHECK: @g16 = global fp128 0xL00000000000000003FFF000000000000
// CHECK: @g17 = global i1 true
// CHECK: @g18 = global i8 56
// CHECK: @g19 = global i8 undef
// CHECK: @g21 = global { i32, i32 } zeroinitializer
// CHECK: @g22 = global [2 x [3 x i8]] {{\[}}[3 x i8] c"\01\01\01", [3 x i8] c"\01\01\01"]
// CHECK: @g23 = external global target("spirv.Image", i32, 1, 0)
// CHECK: @g25 = global { i32, [2 x i8] } { i32 0, [2 x i8] c"\01\02" }
// CHECK: @g26 = global [3 x i8] c"abc"
// CHECK: @g27 = private global <4 x i64> <i64 1, i64 1, i64 1, i64 1>, align 64
// CHECK: @g28 = global ptr @fn
// CHECK: @g29 = global ptr @fn
// CHECK: declare double @fn(%rec, ptr addrspace(3), <{ i8, i32 }>, ppc_fp128, <2 x ptr>, ...)

!named = !llvm.struct<"rec", (i32, ptr, array<2 x struct<"inner", (f32, vector<4xi8>)>>)>
llvm.mlir.global @g1() : !named
llvm.mlir.global @g2(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global @g3(dense<1.5> : tensor<2x2xf16>) : !llvm.array<2 x array<2 x f16>>
llvm.mlir.global @g4(dense<[true, false, true]> : tensor<3xi1>) : !llvm.array<3 x i1>
llvm.mlir.global @g5(dense<[1, 2, 3]> : vector<3xi64>) : vector<3xi64>
llvm.mlir.global @g6([1 : i32, 2.0 : f64]) : !llvm.struct<(i32, f64)>
llvm.mlir.global @g7(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global @g8(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global @g9(dense<[1, -2, 3]> : tensor<3xi4>) : !llvm.array<3 x i4>
llvm.mlir.global @g10(dense<[1, -2, 3]> : tensor<3xi128>) : !llvm.array<3 x i128>
llvm.mlir.global @g11(dense<[1.0, 2.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
llvm.mlir.global @g12(sparse<[[0],[2]], [1, 5]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global @g13(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
llvm.mlir.global @g14(dense_resource<res> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global @g15(1.0 : f80) : f80
llvm.mlir.global @g16(1.0 : f128) : f128
llvm.mlir.global @g17(-1 : i1) : i1
llvm.mlir.global @g18(1.0 : f8E4M3FN) : i8
llvm.mlir.global @g19(#llvm.undef) : i8
llvm.mlir.global @g21(#llvm.zero) : !llvm.struct<(i32, i32)>
llvm.mlir.global @g22(dense<1> : tensor<2x3xi8>) : !llvm.array<2 x array<3 x i8>>
llvm.mlir.global @g23() : !llvm.target<"spirv.Image", i32, 1, 0>
llvm.mlir.global @g25([#llvm.zero, [1 : i8, 2 : i8]]) : !llvm.struct<(i32, array<2 x i8>)>
llvm.mlir.global @g26("abc") : !llvm.array<3 x i8>
llvm.mlir.global private @g27(dense<1> : vector<4xi64>) {alignment = 64} : vector<4xi64>
llvm.mlir.global @g28() : !llvm.ptr { %0 = llvm.mlir.addressof @fn : !llvm.ptr 
  llvm.return %0 : !llvm.ptr }
llvm.mlir.global @g29(@fn) : !llvm.ptr
llvm.func @fn(!named, !llvm.ptr<3>, !llvm.struct<packed (i8, i32)>, !llvm.ppc_fp128, vector<2x!llvm.ptr>, ...) -> f64
{-# dialect_resources: { builtin: { res: "0x040000000100000002000000" } } #-}
