// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm | FileCheck %s

// CHECK: func.func @cast_0(%arg0: f32) {
// CHECK-NEXT: %0 = llvm.fpext %arg0 {k.x} : f32 to f64
// CHECK-NEXT: "test.use"(%0) : (f64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_0(%a: f32) {
  %0 = arith.extf %a {k.x} : f32 to f64
 "test.use"(%0) : (f64) -> ()
  return
}

// -----

// CHECK: func.func @cast_1(%arg0: vector<2x2xf16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT: %3 = llvm.fpext %2 {k.x} : vector<2xf16> to vector<2xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT: %6 = llvm.fpext %5 {k.x} : vector<2xf16> to vector<2xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%8) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_1(%a: vector<2x2xf16>) {
  %0 = arith.extf %a {k.x} : vector<2x2xf16> to vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @cast_2(%arg0: bf16) {
// CHECK-NEXT: %0 = llvm.fpext %arg0 {k.x} : bf16 to f32
// CHECK-NEXT: "test.use"(%0) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_2(%a: bf16) {
  %0 = arith.extf %a {k.x} : bf16 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK: func.func @cast_3(%arg0: f8E4M3FN) {
// CHECK-NEXT: %0 = arith.extf %arg0 {k.x} : f8E4M3FN to f32
// CHECK-NEXT: "test.use"(%0) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_3(%a: f8E4M3FN) {
  %0 = arith.extf %a {k.x} : f8E4M3FN to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK: func.func @cast_4(%arg0: f64) {
// CHECK-NEXT: %0 = llvm.fptrunc %arg0 {k.x} : f64 to f32
// CHECK-NEXT: "test.use"(%0) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_4(%a: f64) {
  %0 = arith.truncf %a {k.x} : f64 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK: func.func @cast_5(%arg0: vector<2x2xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.fptrunc %2 {k.x} : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.fptrunc %5 {k.x} : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xbf16>> to vector<2x2xbf16>
// CHECK-NEXT: "test.use"(%8) : (vector<2x2xbf16>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_5(%a: vector<2x2xf32>) {
  %0 = arith.truncf %a {k.x} : vector<2x2xf32> to vector<2x2xbf16>
 "test.use"(%0) : (vector<2x2xbf16>) -> ()
  return
}

// -----

// CHECK: func.func @cast_6(%arg0: f32) {
// CHECK-NEXT: %0 = arith.truncf %arg0 {k.x} : f32 to f8E5M2
// CHECK-NEXT: "test.use"(%0) : (f8E5M2) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_6(%a: f32) {
  %0 = arith.truncf %a {k.x} : f32 to f8E5M2
 "test.use"(%0) : (f8E5M2) -> ()
  return
}

// -----

// CHECK: func.func @cast_7(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.sext %arg0 {k.x} : i8 to i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_7(%a: i8) {
  %0 = arith.extsi %a {k.x} : i8 to i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @cast_8(%arg0: vector<2x2xi8>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %3 = llvm.sext %2 {k.x} : vector<2xi8> to vector<2xi32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %6 = llvm.sext %5 {k.x} : vector<2xi8> to vector<2xi32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT: "test.use"(%8) : (vector<2x2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_8(%a: vector<2x2xi8>) {
  %0 = arith.extsi %a {k.x} : vector<2x2xi8> to vector<2x2xi32>
 "test.use"(%0) : (vector<2x2xi32>) -> ()
  return
}

// -----

// CHECK: func.func @cast_9(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.zext %arg0 {k.x} : i8 to i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_9(%a: i8) {
  %0 = arith.extui %a {k.x} : i8 to i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @cast_10(%arg0: vector<3xi1>) {
// CHECK-NEXT: %0 = llvm.zext %arg0 {k.x} : vector<3xi1> to vector<3xi32>
// CHECK-NEXT: "test.use"(%0) : (vector<3xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_10(%a: vector<3xi1>) {
  %0 = arith.extui %a {k.x} : vector<3xi1> to vector<3xi32>
 "test.use"(%0) : (vector<3xi32>) -> ()
  return
}

// -----

// CHECK: func.func @cast_11(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.trunc %arg0 {k.x} : i32 to i1
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_11(%a: i32) {
  %0 = arith.trunci %a {k.x} : i32 to i1
 "test.use"(%0) : (i1) -> ()
  return
}

// -----

// CHECK: func.func @cast_12(%arg0: vector<2x2xi32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %3 = llvm.trunc %2 {k.x} : vector<2xi32> to vector<2xi8>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %6 = llvm.trunc %5 {k.x} : vector<2xi32> to vector<2xi8>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi8>> to vector<2x2xi8>
// CHECK-NEXT: "test.use"(%8) : (vector<2x2xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_12(%a: vector<2x2xi32>) {
  %0 = arith.trunci %a {k.x} : vector<2x2xi32> to vector<2x2xi8>
 "test.use"(%0) : (vector<2x2xi8>) -> ()
  return
}

// -----

// CHECK: func.func @cast_13(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.sitofp %arg0 {k.x} : i32 to f32
// CHECK-NEXT: "test.use"(%0) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_13(%a: i32) {
  %0 = arith.sitofp %a {k.x} : i32 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK: func.func @cast_14(%arg0: i32) {
// CHECK-NEXT: %0 = arith.sitofp %arg0 {k.x} : i32 to f8E4M3FN
// CHECK-NEXT: "test.use"(%0) : (f8E4M3FN) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_14(%a: i32) {
  %0 = arith.sitofp %a {k.x} : i32 to f8E4M3FN
 "test.use"(%0) : (f8E4M3FN) -> ()
  return
}

// -----

// CHECK: func.func @cast_15(%arg0: vector<2x2xi8>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %3 = llvm.sitofp %2 {k.x} : vector<2xi8> to vector<2xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %6 = llvm.sitofp %5 {k.x} : vector<2xi8> to vector<2xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%8) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_15(%a: vector<2x2xi8>) {
  %0 = arith.sitofp %a {k.x} : vector<2x2xi8> to vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @cast_16(%arg0: i1) {
// CHECK-NEXT: %0 = llvm.uitofp %arg0 {k.x} : i1 to f16
// CHECK-NEXT: "test.use"(%0) : (f16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_16(%a: i1) {
  %0 = arith.uitofp %a {k.x} : i1 to f16
 "test.use"(%0) : (f16) -> ()
  return
}

// -----

// CHECK: func.func @cast_17(%arg0: f32) {
// CHECK-NEXT: %0 = llvm.fptosi %arg0 {k.x} : f32 to i8
// CHECK-NEXT: "test.use"(%0) : (i8) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_17(%a: f32) {
  %0 = arith.fptosi %a {k.x} : f32 to i8
 "test.use"(%0) : (i8) -> ()
  return
}

// -----

// CHECK: func.func @cast_18(%arg0: f8E4M3FN) {
// CHECK-NEXT: %0 = arith.fptosi %arg0 {k.x} : f8E4M3FN to i8
// CHECK-NEXT: "test.use"(%0) : (i8) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_18(%a: f8E4M3FN) {
  %0 = arith.fptosi %a {k.x} : f8E4M3FN to i8
 "test.use"(%0) : (i8) -> ()
  return
}

// -----

// CHECK: func.func @cast_19(%arg0: vector<2x2xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.fptoui %2 {k.x} : vector<2xf32> to vector<2xi8>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.fptoui %5 {k.x} : vector<2xf32> to vector<2xi8>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi8>> to vector<2x2xi8>
// CHECK-NEXT: "test.use"(%8) : (vector<2x2xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_19(%a: vector<2x2xf32>) {
  %0 = arith.fptoui %a {k.x} : vector<2x2xf32> to vector<2x2xi8>
 "test.use"(%0) : (vector<2x2xi8>) -> ()
  return
}

// -----

// CHECK: func.func @cast_20(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.bitcast %arg0 {k.x} : i32 to f32
// CHECK-NEXT: "test.use"(%0) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_20(%a: i32) {
  %0 = arith.bitcast %a {k.x} : i32 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK: func.func @cast_21(%arg0: vector<2x2xi32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %3 = llvm.bitcast %2 {k.x} : vector<2xi32> to vector<2xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %6 = llvm.bitcast %5 {k.x} : vector<2xi32> to vector<2xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%8) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_21(%a: vector<2x2xi32>) {
  %0 = arith.bitcast %a {k.x} : vector<2x2xi32> to vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @cast_22(%arg0: i8) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i8 to f8E4M3FN
// CHECK-NEXT: "test.use"(%0) : (f8E4M3FN) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_22(%a: i8) {
  %0 = arith.bitcast %a {k.x} : i8 to f8E4M3FN
 "test.use"(%0) : (f8E4M3FN) -> ()
  return
}

// -----

// CHECK: func.func @cast_23(%arg0: f8E4M3FN) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : f8E4M3FN to i8
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i8 to f8E5M2
// CHECK-NEXT: "test.use"(%1) : (f8E5M2) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_23(%a: f8E4M3FN) {
  %0 = arith.bitcast %a {k.x} : f8E4M3FN to f8E5M2
 "test.use"(%0) : (f8E5M2) -> ()
  return
}

// -----

// CHECK: func.func @cast_24(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_24(%a: i32) {
  %0 = arith.index_cast %a {k.x} : i32 to index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @cast_25(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT: "test.use"(%1) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_25(%a: index) {
  %0 = arith.index_cast %a {k.x} : index to i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @cast_26(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: "test.use"(%0) : (i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_26(%a: index) {
  %0 = arith.index_cast %a {k.x} : index to i64
 "test.use"(%0) : (i64) -> ()
  return
}

// -----

// CHECK: func.func @cast_27(%arg0: i128) {
// CHECK-NEXT: %0 = llvm.trunc %arg0 : i128 to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_27(%a: i128) {
  %0 = arith.index_cast %a {k.x} : i128 to index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @cast_28(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.zext %arg0 : i8 to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_28(%a: i8) {
  %0 = arith.index_castui %a {k.x} : i8 to index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @cast_29(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.trunc %0 : i64 to i8
// CHECK-NEXT: "test.use"(%1) : (i8) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_29(%a: index) {
  %0 = arith.index_castui %a {k.x} : index to i8
 "test.use"(%0) : (i8) -> ()
  return
}

// -----

// CHECK: func.func @cast_30(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: "test.use"(%0) : (i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_30(%a: index) {
  %0 = arith.index_castui %a {k.x} : index to i64
 "test.use"(%0) : (i64) -> ()
  return
}

// -----

// CHECK: func.func @cast_31(%arg0: vector<2x3xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %3 = llvm.trunc %2 : vector<3xi64> to vector<3xi8>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %6 = llvm.trunc %5 : vector<3xi64> to vector<3xi8>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
// CHECK-NEXT: "test.use"(%8) : (vector<2x3xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_31(%a: vector<2x3xindex>) {
  %0 = arith.index_cast %a {k.x} : vector<2x3xindex> to vector<2x3xi8>
 "test.use"(%0) : (vector<2x3xi8>) -> ()
  return
}

// -----

// CHECK: func.func @cast_32(%arg0: vector<2x3xi8>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %3 = llvm.zext %2 : vector<3xi8> to vector<3xi64>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %6 = llvm.zext %5 : vector<3xi8> to vector<3xi64>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi64>> to vector<2x3xindex>
// CHECK-NEXT: "test.use"(%8) : (vector<2x3xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_32(%a: vector<2x3xi8>) {
  %0 = arith.index_castui %a {k.x} : vector<2x3xi8> to vector<2x3xindex>
 "test.use"(%0) : (vector<2x3xindex>) -> ()
  return
}

// -----

// CHECK: func.func @cast_33(%arg0: vector<[2]xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<[2]xindex> to vector<[2]xi64>
// CHECK-NEXT: %1 = llvm.trunc %0 : vector<[2]xi64> to vector<[2]xi8>
// CHECK-NEXT: "test.use"(%1) : (vector<[2]xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_33(%a: vector<[2]xindex>) {
  %0 = arith.index_cast %a {k.x} : vector<[2]xindex> to vector<[2]xi8>
 "test.use"(%0) : (vector<[2]xi8>) -> ()
  return
}

// -----

// CHECK: func.func @trunc_to_nearest_even(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %1 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f64 to f32
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %4 = llvm.intr.experimental.constrained.fptrunc %3 tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %7 = llvm.intr.experimental.constrained.fptrunc %6 tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %10 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%1, %9, %10) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @trunc_to_nearest_even(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %v to_nearest_even : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a to_nearest_even fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK: func.func @trunc_downward(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %1 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %4 = llvm.intr.experimental.constrained.fptrunc %3 downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %7 = llvm.intr.experimental.constrained.fptrunc %6 downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %10 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%1, %9, %10) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @trunc_downward(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a downward : f64 to f32
  %1 = arith.truncf %v downward : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a downward fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK: func.func @trunc_upward(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %1 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %4 = llvm.intr.experimental.constrained.fptrunc %3 upward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %7 = llvm.intr.experimental.constrained.fptrunc %6 upward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %10 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%1, %9, %10) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @trunc_upward(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a upward : f64 to f32
  %1 = arith.truncf %v upward : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a upward fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK: func.func @trunc_toward_zero(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %1 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %4 = llvm.intr.experimental.constrained.fptrunc %3 towardzero ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %7 = llvm.intr.experimental.constrained.fptrunc %6 towardzero ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %10 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%1, %9, %10) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @trunc_toward_zero(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a toward_zero : f64 to f32
  %1 = arith.truncf %v toward_zero : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a toward_zero fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK: func.func @trunc_to_nearest_away(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %1 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %4 = llvm.intr.experimental.constrained.fptrunc %3 tonearestaway ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %7 = llvm.intr.experimental.constrained.fptrunc %6 tonearestaway ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %10 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%1, %9, %10) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @trunc_to_nearest_away(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_away : f64 to f32
  %1 = arith.truncf %v to_nearest_away : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a to_nearest_away fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}
