// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @cast_0(
// CHECK-SAME: %[[A:.*]]: f32) {
// CHECK-NEXT: %[[FPEXT:.*]] = llvm.fpext %[[A]] {k.x} : f32 to f64
// CHECK-NEXT: "test.use"(%[[FPEXT]]) : (f64) -> ()
// CHECK-NEXT: return
func.func @cast_0(%a: f32) {
  %0 = arith.extf %a {k.x} : f32 to f64
 "test.use"(%0) : (f64) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_1(
// CHECK-SAME: %[[A:.*]]: vector<2x2xf16>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT: %[[FPEXT:.*]] = llvm.fpext %[[ELEMENT]] {k.x} : vector<2xf16> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPEXT]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT: %[[FPEXT_1:.*]] = llvm.fpext %[[ELEMENT_1]] {k.x} : vector<2xf16> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPEXT_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @cast_1(%a: vector<2x2xf16>) {
  %0 = arith.extf %a {k.x} : vector<2x2xf16> to vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_2(
// CHECK-SAME: %[[A:.*]]: bf16) {
// CHECK-NEXT: %[[FPEXT:.*]] = llvm.fpext %[[A]] {k.x} : bf16 to f32
// CHECK-NEXT: "test.use"(%[[FPEXT]]) : (f32) -> ()
// CHECK-NEXT: return
func.func @cast_2(%a: bf16) {
  %0 = arith.extf %a {k.x} : bf16 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_3(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) {
// CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[A]] {k.x} : f8E4M3FN to f32
// CHECK-NEXT: "test.use"(%[[EXTF]]) : (f32) -> ()
// CHECK-NEXT: return
func.func @cast_3(%a: f8E4M3FN) {
  %0 = arith.extf %a {k.x} : f8E4M3FN to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_4(
// CHECK-SAME: %[[A:.*]]: f64) {
// CHECK-NEXT: %[[FPTRUNC:.*]] = llvm.fptrunc %[[A]] {k.x} : f64 to f32
// CHECK-NEXT: "test.use"(%[[FPTRUNC]]) : (f32) -> ()
// CHECK-NEXT: return
func.func @cast_4(%a: f64) {
  %0 = arith.truncf %a {k.x} : f64 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_5(
// CHECK-SAME: %[[A:.*]]: vector<2x2xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[FPTRUNC:.*]] = llvm.fptrunc %[[ELEMENT]] {k.x} : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPTRUNC]], %[[POISON]][0] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[FPTRUNC_1:.*]] = llvm.fptrunc %[[ELEMENT_1]] {k.x} : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPTRUNC_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xbf16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xbf16>> to vector<2x2xbf16>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x2xbf16>) -> ()
// CHECK-NEXT: return
func.func @cast_5(%a: vector<2x2xf32>) {
  %0 = arith.truncf %a {k.x} : vector<2x2xf32> to vector<2x2xbf16>
 "test.use"(%0) : (vector<2x2xbf16>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_6(
// CHECK-SAME: %[[A:.*]]: f32) {
// CHECK-NEXT: %[[TRUNCF:.*]] = arith.truncf %[[A]] {k.x} : f32 to f8E5M2
// CHECK-NEXT: "test.use"(%[[TRUNCF]]) : (f8E5M2) -> ()
// CHECK-NEXT: return
func.func @cast_6(%a: f32) {
  %0 = arith.truncf %a {k.x} : f32 to f8E5M2
 "test.use"(%0) : (f8E5M2) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_7(
// CHECK-SAME: %[[A:.*]]: i8) {
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[A]] {k.x} : i8 to i32
// CHECK-NEXT: "test.use"(%[[SEXT]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @cast_7(%a: i8) {
  %0 = arith.extsi %a {k.x} : i8 to i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_8(
// CHECK-SAME: %[[A:.*]]: vector<2x2xi8>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[ELEMENT]] {k.x} : vector<2xi8> to vector<2xi32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[SEXT]], %[[POISON]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[SEXT_1:.*]] = llvm.sext %[[ELEMENT_1]] {k.x} : vector<2xi8> to vector<2xi32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[SEXT_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x2xi32>) -> ()
// CHECK-NEXT: return
func.func @cast_8(%a: vector<2x2xi8>) {
  %0 = arith.extsi %a {k.x} : vector<2x2xi8> to vector<2x2xi32>
 "test.use"(%0) : (vector<2x2xi32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_9(
// CHECK-SAME: %[[A:.*]]: i8) {
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[A]] {k.x} : i8 to i32
// CHECK-NEXT: "test.use"(%[[ZEXT]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @cast_9(%a: i8) {
  %0 = arith.extui %a {k.x} : i8 to i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_10(
// CHECK-SAME: %[[A:.*]]: vector<3xi1>) {
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[A]] {k.x} : vector<3xi1> to vector<3xi32>
// CHECK-NEXT: "test.use"(%[[ZEXT]]) : (vector<3xi32>) -> ()
// CHECK-NEXT: return
func.func @cast_10(%a: vector<3xi1>) {
  %0 = arith.extui %a {k.x} : vector<3xi1> to vector<3xi32>
 "test.use"(%0) : (vector<3xi32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_11(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[A]] {k.x} : i32 to i1
// CHECK-NEXT: "test.use"(%[[TRUNC]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @cast_11(%a: i32) {
  %0 = arith.trunci %a {k.x} : i32 to i1
 "test.use"(%0) : (i1) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_12(
// CHECK-SAME: %[[A:.*]]: vector<2x2xi32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[ELEMENT]] {k.x} : vector<2xi32> to vector<2xi8>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[TRUNC]], %[[POISON]][0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[TRUNC_1:.*]] = llvm.trunc %[[ELEMENT_1]] {k.x} : vector<2xi32> to vector<2xi8>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[TRUNC_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xi8>> to vector<2x2xi8>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x2xi8>) -> ()
// CHECK-NEXT: return
func.func @cast_12(%a: vector<2x2xi32>) {
  %0 = arith.trunci %a {k.x} : vector<2x2xi32> to vector<2x2xi8>
 "test.use"(%0) : (vector<2x2xi8>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_13(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[SITOFP:.*]] = llvm.sitofp %[[A]] {k.x} : i32 to f32
// CHECK-NEXT: "test.use"(%[[SITOFP]]) : (f32) -> ()
// CHECK-NEXT: return
func.func @cast_13(%a: i32) {
  %0 = arith.sitofp %a {k.x} : i32 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_14(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[SITOFP:.*]] = arith.sitofp %[[A]] {k.x} : i32 to f8E4M3FN
// CHECK-NEXT: "test.use"(%[[SITOFP]]) : (f8E4M3FN) -> ()
// CHECK-NEXT: return
func.func @cast_14(%a: i32) {
  %0 = arith.sitofp %a {k.x} : i32 to f8E4M3FN
 "test.use"(%0) : (f8E4M3FN) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_15(
// CHECK-SAME: %[[A:.*]]: vector<2x2xi8>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[SITOFP:.*]] = llvm.sitofp %[[ELEMENT]] {k.x} : vector<2xi8> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[SITOFP]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[SITOFP_1:.*]] = llvm.sitofp %[[ELEMENT_1]] {k.x} : vector<2xi8> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[SITOFP_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @cast_15(%a: vector<2x2xi8>) {
  %0 = arith.sitofp %a {k.x} : vector<2x2xi8> to vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_16(
// CHECK-SAME: %[[A:.*]]: i1) {
// CHECK-NEXT: %[[UITOFP:.*]] = llvm.uitofp %[[A]] {k.x} : i1 to f16
// CHECK-NEXT: "test.use"(%[[UITOFP]]) : (f16) -> ()
// CHECK-NEXT: return
func.func @cast_16(%a: i1) {
  %0 = arith.uitofp %a {k.x} : i1 to f16
 "test.use"(%0) : (f16) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_17(
// CHECK-SAME: %[[A:.*]]: f32) {
// CHECK-NEXT: %[[FPTOSI:.*]] = llvm.fptosi %[[A]] {k.x} : f32 to i8
// CHECK-NEXT: "test.use"(%[[FPTOSI]]) : (i8) -> ()
// CHECK-NEXT: return
func.func @cast_17(%a: f32) {
  %0 = arith.fptosi %a {k.x} : f32 to i8
 "test.use"(%0) : (i8) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_18(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) {
// CHECK-NEXT: %[[FPTOSI:.*]] = arith.fptosi %[[A]] {k.x} : f8E4M3FN to i8
// CHECK-NEXT: "test.use"(%[[FPTOSI]]) : (i8) -> ()
// CHECK-NEXT: return
func.func @cast_18(%a: f8E4M3FN) {
  %0 = arith.fptosi %a {k.x} : f8E4M3FN to i8
 "test.use"(%0) : (i8) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_19(
// CHECK-SAME: %[[A:.*]]: vector<2x2xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[FPTOUI:.*]] = llvm.fptoui %[[ELEMENT]] {k.x} : vector<2xf32> to vector<2xi8>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPTOUI]], %[[POISON]][0] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[FPTOUI_1:.*]] = llvm.fptoui %[[ELEMENT_1]] {k.x} : vector<2xf32> to vector<2xi8>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPTOUI_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xi8>> to vector<2x2xi8>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x2xi8>) -> ()
// CHECK-NEXT: return
func.func @cast_19(%a: vector<2x2xf32>) {
  %0 = arith.fptoui %a {k.x} : vector<2x2xf32> to vector<2x2xi8>
 "test.use"(%0) : (vector<2x2xi8>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_20(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[BITCAST:.*]] = llvm.bitcast %[[A]] {k.x} : i32 to f32
// CHECK-NEXT: "test.use"(%[[BITCAST]]) : (f32) -> ()
// CHECK-NEXT: return
func.func @cast_20(%a: i32) {
  %0 = arith.bitcast %a {k.x} : i32 to f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_21(
// CHECK-SAME: %[[A:.*]]: vector<2x2xi32>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[BITCAST:.*]] = llvm.bitcast %[[ELEMENT]] {k.x} : vector<2xi32> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[BITCAST]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[BITCAST_1:.*]] = llvm.bitcast %[[ELEMENT_1]] {k.x} : vector<2xi32> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[BITCAST_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @cast_21(%a: vector<2x2xi32>) {
  %0 = arith.bitcast %a {k.x} : vector<2x2xi32> to vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_22(
// CHECK-SAME: %[[A:.*]]: i8) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : i8 to f8E4M3FN
// CHECK-NEXT: "test.use"(%[[CAST]]) : (f8E4M3FN) -> ()
// CHECK-NEXT: return
func.func @cast_22(%a: i8) {
  %0 = arith.bitcast %a {k.x} : i8 to f8E4M3FN
 "test.use"(%0) : (f8E4M3FN) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_23(
// CHECK-SAME: %[[A:.*]]: f8E4M3FN) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : f8E4M3FN to i8
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CAST]] : i8 to f8E5M2
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (f8E5M2) -> ()
// CHECK-NEXT: return
func.func @cast_23(%a: f8E4M3FN) {
  %0 = arith.bitcast %a {k.x} : f8E4M3FN to f8E5M2
 "test.use"(%0) : (f8E5M2) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_24(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[A]] : i32 to i64
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[SEXT]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST]]) : (index) -> ()
// CHECK-NEXT: return
func.func @cast_24(%a: i32) {
  %0 = arith.index_cast %a {k.x} : i32 to index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_25(
// CHECK-SAME: %[[A:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[CAST]] : i64 to i32
// CHECK-NEXT: "test.use"(%[[TRUNC]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @cast_25(%a: index) {
  %0 = arith.index_cast %a {k.x} : index to i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_26(
// CHECK-SAME: %[[A:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: "test.use"(%[[CAST]]) : (i64) -> ()
// CHECK-NEXT: return
func.func @cast_26(%a: index) {
  %0 = arith.index_cast %a {k.x} : index to i64
 "test.use"(%0) : (i64) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_27(
// CHECK-SAME: %[[A:.*]]: i128) {
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[A]] : i128 to i64
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[TRUNC]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST]]) : (index) -> ()
// CHECK-NEXT: return
func.func @cast_27(%a: i128) {
  %0 = arith.index_cast %a {k.x} : i128 to index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_28(
// CHECK-SAME: %[[A:.*]]: i8) {
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[A]] : i8 to i64
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[ZEXT]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST]]) : (index) -> ()
// CHECK-NEXT: return
func.func @cast_28(%a: i8) {
  %0 = arith.index_castui %a {k.x} : i8 to index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_29(
// CHECK-SAME: %[[A:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[CAST]] : i64 to i8
// CHECK-NEXT: "test.use"(%[[TRUNC]]) : (i8) -> ()
// CHECK-NEXT: return
func.func @cast_29(%a: index) {
  %0 = arith.index_castui %a {k.x} : index to i8
 "test.use"(%0) : (i8) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_30(
// CHECK-SAME: %[[A:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: "test.use"(%[[CAST]]) : (i64) -> ()
// CHECK-NEXT: return
func.func @cast_30(%a: index) {
  %0 = arith.index_castui %a {k.x} : index to i64
 "test.use"(%0) : (i64) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_31(
// CHECK-SAME: %[[A:.*]]: vector<2x3xindex>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[ELEMENT]] : vector<3xi64> to vector<3xi8>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[TRUNC]], %[[POISON]][0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[TRUNC_1:.*]] = llvm.trunc %[[ELEMENT_1]] : vector<3xi64> to vector<3xi8>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[TRUNC_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x3xi8>) -> ()
// CHECK-NEXT: return
func.func @cast_31(%a: vector<2x3xindex>) {
  %0 = arith.index_cast %a {k.x} : vector<2x3xindex> to vector<2x3xi8>
 "test.use"(%0) : (vector<2x3xi8>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_32(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi8>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[ELEMENT]] : vector<3xi8> to vector<3xi64>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[ZEXT]], %[[POISON]][0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[ZEXT_1:.*]] = llvm.zext %[[ELEMENT_1]] : vector<3xi8> to vector<3xi64>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[ZEXT_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi64>> to vector<2x3xindex>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x3xindex>) -> ()
// CHECK-NEXT: return
func.func @cast_32(%a: vector<2x3xi8>) {
  %0 = arith.index_castui %a {k.x} : vector<2x3xi8> to vector<2x3xindex>
 "test.use"(%0) : (vector<2x3xindex>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cast_33(
// CHECK-SAME: %[[A:.*]]: vector<[2]xindex>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<[2]xindex> to vector<[2]xi64>
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[CAST]] : vector<[2]xi64> to vector<[2]xi8>
// CHECK-NEXT: "test.use"(%[[TRUNC]]) : (vector<[2]xi8>) -> ()
// CHECK-NEXT: return
func.func @cast_33(%a: vector<[2]xindex>) {
  %0 = arith.index_cast %a {k.x} : vector<[2]xindex> to vector<[2]xi8>
 "test.use"(%0) : (vector<[2]xi8>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @trunc_to_nearest_even(
// CHECK-SAME: %[[A:.*]]: f64, %[[V:.*]]: vector<2x2xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] tonearest ignore : f64 to f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT]] tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPTRUNC_1]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT_1]] tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPTRUNC_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %[[FPTRUNC_3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] tonearest ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%[[FPTRUNC]], %[[CAST_1]], %[[FPTRUNC_3]]) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
func.func @trunc_to_nearest_even(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %v to_nearest_even : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a to_nearest_even fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @trunc_downward(
// CHECK-SAME: %[[A:.*]]: f64, %[[V:.*]]: vector<2x2xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] downward ignore : f64 to f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT]] downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPTRUNC_1]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT_1]] downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPTRUNC_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %[[FPTRUNC_3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] downward ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%[[FPTRUNC]], %[[CAST_1]], %[[FPTRUNC_3]]) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
func.func @trunc_downward(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a downward : f64 to f32
  %1 = arith.truncf %v downward : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a downward fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @trunc_upward(
// CHECK-SAME: %[[A:.*]]: f64, %[[V:.*]]: vector<2x2xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] upward ignore : f64 to f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT]] upward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPTRUNC_1]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT_1]] upward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPTRUNC_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %[[FPTRUNC_3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] upward ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%[[FPTRUNC]], %[[CAST_1]], %[[FPTRUNC_3]]) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
func.func @trunc_upward(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a upward : f64 to f32
  %1 = arith.truncf %v upward : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a upward fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @trunc_toward_zero(
// CHECK-SAME: %[[A:.*]]: f64, %[[V:.*]]: vector<2x2xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] towardzero ignore : f64 to f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT]] towardzero ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPTRUNC_1]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT_1]] towardzero ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPTRUNC_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %[[FPTRUNC_3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] towardzero ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%[[FPTRUNC]], %[[CAST_1]], %[[FPTRUNC_3]]) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
func.func @trunc_toward_zero(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a toward_zero : f64 to f32
  %1 = arith.truncf %v toward_zero : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a toward_zero fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @trunc_to_nearest_away(
// CHECK-SAME: %[[A:.*]]: f64, %[[V:.*]]: vector<2x2xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] tonearestaway ignore : f64 to f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT]] tonearestaway ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[FPTRUNC_1]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[FPTRUNC_2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ELEMENT_1]] tonearestaway ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[FPTRUNC_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %[[FPTRUNC_3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A]] tonearestaway ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT: "test.use"(%[[FPTRUNC]], %[[CAST_1]], %[[FPTRUNC_3]]) : (f32, vector<2x2xf32>, f32) -> ()
// CHECK-NEXT: return
func.func @trunc_to_nearest_away(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_away : f64 to f32
  %1 = arith.truncf %v to_nearest_away : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a to_nearest_away fastmath<nnan> : f64 to f32
 "test.use"(%0, %1, %2) : (f32, vector<2x2xf32>, f32) -> ()
  return
}

// -----

// Casts of elements in memory stay.
// CHECK-LABEL: func.func @memory(
// CHECK: arith.index_cast %{{.*}} : memref<4xi32> to memref<4xindex>
// CHECK: arith.bitcast %{{.*}} : memref<4xi32, 1> to memref<4xi32>
func.func @memory(%m: memref<4xi32>, %n: memref<4xi32, 1>) -> (memref<4xindex>, memref<4xi32>) {
  %0 = arith.index_cast %m : memref<4xi32> to memref<4xindex>
  %1 = arith.bitcast %n : memref<4xi32, 1> to memref<4xi32>
  return %0, %1 : memref<4xindex>, memref<4xi32>
}

// -----

// No cast can follow the branch that defines the operand.
// CHECK-LABEL: func.func @result_of_branch(
// CHECK: arith.addi %{{.*}}, %{{.*}} : index
func.func @result_of_branch() -> index {
  %0 = "test.branch"()[^bb1] : () -> index
^bb1:
  %1 = arith.addi %0, %0 : index
  return %1 : index
}
