// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

%a0 = builtin.unrealized_conversion_cast to i1
// CHECK: arith.extui %{{.*}} : i1 to i32
%b0 = arith.extui %a0 : i1 to i32

%a1 = builtin.unrealized_conversion_cast to vector<4xi8>
// CHECK: arith.extsi %{{.*}} : vector<4xi8> to vector<4xi32>
%b1 = arith.extsi %a1 : vector<4xi8> to vector<4xi32>

%a2 = builtin.unrealized_conversion_cast to i32
// CHECK: arith.trunci %{{.*}} : i32 to i8
// GENERIC: "arith.trunci"(%{{.*}}) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
%b2 = arith.trunci %a2 : i32 to i8

%a3 = builtin.unrealized_conversion_cast to tensor<?xi32>
// CHECK: arith.trunci %{{.*}} overflow<nsw> : tensor<?xi32> to tensor<?xi8>
%b3 = arith.trunci %a3 overflow<nsw> : tensor<?xi32> to tensor<?xi8>

%a4 = builtin.unrealized_conversion_cast to bf16
// CHECK: arith.extf %{{.*}} : bf16 to f32
// GENERIC: "arith.extf"(%{{.*}}) : (bf16) -> f32
%b4 = arith.extf %a4 : bf16 to f32

%a5 = builtin.unrealized_conversion_cast to vector<[4]xf16>
// CHECK: arith.extf %{{.*}} fastmath<nnan> : vector<[4]xf16> to vector<[4]xf64>
%b5 = arith.extf %a5 fastmath<nnan> : vector<[4]xf16> to vector<[4]xf64>

%a6 = builtin.unrealized_conversion_cast to f64
// CHECK: arith.truncf %{{.*}} : f64 to f32
%b6 = arith.truncf %a6 : f64 to f32

%a7 = builtin.unrealized_conversion_cast to f64
// CHECK: arith.truncf %{{.*}} toward_zero fastmath<ninf> : f64 to f32
// GENERIC: "arith.truncf"(%{{.*}}) <{fastmath = #arith.fastmath<ninf>, roundingmode = 3 : i32}> : (f64) -> f32
%b7 = arith.truncf %a7 toward_zero fastmath<ninf> : f64 to f32

%a8 = builtin.unrealized_conversion_cast to tensor<2x?xf32>
// CHECK: arith.truncf %{{.*}} to_nearest_even : tensor<2x?xf32> to tensor<2x?xf16>
%b8 = arith.truncf %a8 to_nearest_even : tensor<2x?xf32> to tensor<2x?xf16>

%a9 = builtin.unrealized_conversion_cast to f64
// CHECK: arith.truncf %{{.*}} downward : f64 to f32
%b9 = arith.truncf %a9 downward : f64 to f32

%a10 = builtin.unrealized_conversion_cast to f64
// CHECK: arith.truncf %{{.*}} upward : f64 to f32
%b10 = arith.truncf %a10 upward : f64 to f32

%a11 = builtin.unrealized_conversion_cast to f64
// CHECK: arith.truncf %{{.*}} to_nearest_away {t.a} : f64 to f32
%b11 = arith.truncf %a11 to_nearest_away {t.a} : f64 to f32

%a12 = builtin.unrealized_conversion_cast to i8
// CHECK: arith.uitofp %{{.*}} : i8 to f32
%b12 = arith.uitofp %a12 : i8 to f32

%a13 = builtin.unrealized_conversion_cast to vector<4xi32>
// CHECK: arith.sitofp %{{.*}} : vector<4xi32> to vector<4xf32>
%b13 = arith.sitofp %a13 : vector<4xi32> to vector<4xf32>

%a14 = builtin.unrealized_conversion_cast to f32
// CHECK: arith.fptoui %{{.*}} : f32 to i16
%b14 = arith.fptoui %a14 : f32 to i16

%a15 = builtin.unrealized_conversion_cast to tensor<3xf64>
// CHECK: arith.fptosi %{{.*}} : tensor<3xf64> to tensor<3xi64>
%b15 = arith.fptosi %a15 : tensor<3xf64> to tensor<3xi64>

%a16 = builtin.unrealized_conversion_cast to i32
// CHECK: arith.index_cast %{{.*}} : i32 to index
%b16 = arith.index_cast %a16 : i32 to index

%a17 = builtin.unrealized_conversion_cast to memref<?xindex>
// CHECK: arith.index_cast %{{.*}} : memref<?xindex> to memref<?xi64>
%b17 = arith.index_cast %a17 : memref<?xindex> to memref<?xi64>

%a18 = builtin.unrealized_conversion_cast to tensor<3xindex>
// CHECK: arith.index_castui %{{.*}} : tensor<3xindex> to tensor<3xi8>
%b18 = arith.index_castui %a18 : tensor<3xindex> to tensor<3xi8>

%a19 = builtin.unrealized_conversion_cast to index
// CHECK: arith.index_castui %{{.*}} : index to i64
%b19 = arith.index_castui %a19 : index to i64

%a20 = builtin.unrealized_conversion_cast to f32
// CHECK: arith.bitcast %{{.*}} : f32 to i32
%b20 = arith.bitcast %a20 : f32 to i32

%a21 = builtin.unrealized_conversion_cast to memref<4xi16>
// CHECK: arith.bitcast %{{.*}} : memref<4xi16> to memref<4xbf16>
%b21 = arith.bitcast %a21 : memref<4xi16> to memref<4xbf16>

%a22 = builtin.unrealized_conversion_cast to vector<2xf64>
// CHECK: arith.bitcast %{{.*}} : vector<2xf64> to vector<2xi64>
%b22 = arith.bitcast %a22 : vector<2xf64> to vector<2xi64>

%a23 = builtin.unrealized_conversion_cast to tensor<2xi8, "e">
// CHECK: arith.extui %{{.*}} : tensor<2xi8, "e"> to tensor<2xi16, "e">
%b23 = arith.extui %a23 : tensor<2xi8, "e"> to tensor<2xi16, "e">

// CHECK: %[[X:.*]]:4 = unrealized_conversion_cast to f4E2M1FN, f8E8M0FNU, vector<4xf32>, vector<4xf16>
%x:4 = builtin.unrealized_conversion_cast to f4E2M1FN, f8E8M0FNU, vector<4xf32>, vector<4xf16>

// CHECK: arith.scaling_extf %[[X]]#0, %[[X]]#1 : f4E2M1FN, f8E8M0FNU to f32
%c0 = arith.scaling_extf %x#0, %x#1 : f4E2M1FN, f8E8M0FNU to f32
// CHECK: arith.scaling_extf %[[X]]#0, %[[X]]#1 fastmath<contract> : f4E2M1FN, f8E8M0FNU to bf16
%c1 = arith.scaling_extf %x#0, %x#1 fastmath<contract> : f4E2M1FN, f8E8M0FNU to bf16
// CHECK: arith.scaling_truncf %[[X]]#2, %[[X]]#3 : vector<4xf32>, vector<4xf16> to vector<4xf6E3M2FN>
%c2 = arith.scaling_truncf %x#2, %x#3 : vector<4xf32>, vector<4xf16> to vector<4xf6E3M2FN>
// CHECK: arith.scaling_truncf %[[X]]#2, %[[X]]#3 upward fastmath<nnan> {t.a} : vector<4xf32>, vector<4xf16> to vector<4xf4E2M1FN>
%c3 = arith.scaling_truncf %x#2, %x#3 upward fastmath<nnan> {t.a} : vector<4xf32>, vector<4xf16> to vector<4xf4E2M1FN>
