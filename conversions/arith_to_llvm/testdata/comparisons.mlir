// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @cmpi_slt(
// CHECK-SAME: %{{.*}}: i32, %{{.*}}: index, %{{.*}}: vector<2x3xi8>, %{{.*}}: vector<4xi1>) {
// CHECK-NEXT: %[[FALSE:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: "test.use"(%[[FALSE]]) : (i1) -> ()
// CHECK-NEXT: %[[FALSE_1:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: "test.use"(%[[FALSE_1]]) : (i1) -> ()
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(dense<false> : vector<2x3xi1>) : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CST]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%[[CAST]]) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %[[CST_1:.*]] = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
// CHECK-NEXT: "test.use"(%[[CST_1]]) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @cmpi_slt(%a: i32, %i: index, %v: vector<2x3xi8>, %w: vector<4xi1>) {
  %0 = arith.cmpi slt, %a, %a : i32
 "test.use"(%0) : (i1) -> ()
  %1 = arith.cmpi slt, %i, %i : index
 "test.use"(%1) : (i1) -> ()
  %2 = arith.cmpi slt, %v, %v : vector<2x3xi8>
 "test.use"(%2) : (vector<2x3xi1>) -> ()
  %3 = arith.cmpi slt, %w, %w : vector<4xi1>
 "test.use"(%3) : (vector<4xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cmpi_uge(
// CHECK-SAME: %{{.*}}: i32, %{{.*}}: index, %{{.*}}: vector<2x3xi8>, %{{.*}}: vector<4xi1>) {
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: "test.use"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT: %[[TRUE_1:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: "test.use"(%[[TRUE_1]]) : (i1) -> ()
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(dense<true> : vector<2x3xi1>) : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CST]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%[[CAST]]) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %[[CST_1:.*]] = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
// CHECK-NEXT: "test.use"(%[[CST_1]]) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @cmpi_uge(%a: i32, %i: index, %v: vector<2x3xi8>, %w: vector<4xi1>) {
  %0 = arith.cmpi uge, %a, %a : i32
 "test.use"(%0) : (i1) -> ()
  %1 = arith.cmpi uge, %i, %i : index
 "test.use"(%1) : (i1) -> ()
  %2 = arith.cmpi uge, %v, %v : vector<2x3xi8>
 "test.use"(%2) : (vector<2x3xi1>) -> ()
  %3 = arith.cmpi uge, %w, %w : vector<4xi1>
 "test.use"(%3) : (vector<4xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cmpf_oeq(
// CHECK-SAME: %[[A:.*]]: f32, %[[V:.*]]: vector<2x3xf16>, %[[W:.*]]: vector<4xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CMP:.*]] = llvm.fcmp "oeq" %[[A]], %[[A]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: "test.use"(%[[CMP]]) : (i1) -> ()
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.fcmp "oeq" %[[ELEMENT]], %[[ELEMENT_1]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[CMP_1]], %[[POISON]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.fcmp "oeq" %[[ELEMENT_2]], %[[ELEMENT_3]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[CMP_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.fcmp "oeq" %[[W]], %[[W]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf64>
// CHECK-NEXT: "test.use"(%[[CMP_3]]) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @cmpf_oeq(%a: f32, %v: vector<2x3xf16>, %w: vector<4xf64>) {
  %0 = arith.cmpf oeq, %a, %a fastmath<nnan> : f32
 "test.use"(%0) : (i1) -> ()
  %1 = arith.cmpf oeq, %v, %v fastmath<nnan> : vector<2x3xf16>
 "test.use"(%1) : (vector<2x3xi1>) -> ()
  %2 = arith.cmpf oeq, %w, %w fastmath<nnan> : vector<4xf64>
 "test.use"(%2) : (vector<4xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @cmpf_uno(
// CHECK-SAME: %[[A:.*]]: f32, %[[V:.*]]: vector<2x3xf16>, %[[W:.*]]: vector<4xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CMP:.*]] = llvm.fcmp "uno" %[[A]], %[[A]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: "test.use"(%[[CMP]]) : (i1) -> ()
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.fcmp "uno" %[[ELEMENT]], %[[ELEMENT_1]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[CMP_1]], %[[POISON]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.fcmp "uno" %[[ELEMENT_2]], %[[ELEMENT_3]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[CMP_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%[[CAST_1]]) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.fcmp "uno" %[[W]], %[[W]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf64>
// CHECK-NEXT: "test.use"(%[[CMP_3]]) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @cmpf_uno(%a: f32, %v: vector<2x3xf16>, %w: vector<4xf64>) {
  %0 = arith.cmpf uno, %a, %a fastmath<nnan> : f32
 "test.use"(%0) : (i1) -> ()
  %1 = arith.cmpf uno, %v, %v fastmath<nnan> : vector<2x3xf16>
 "test.use"(%1) : (vector<2x3xi1>) -> ()
  %2 = arith.cmpf uno, %w, %w fastmath<nnan> : vector<4xf64>
 "test.use"(%2) : (vector<4xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addui_ext(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[OVERFLOW:.*]] = "llvm.intr.uadd.with.overflow"(%[[A]], %[[A]]) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[OVERFLOW]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[OVERFLOW]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: "test.use"(%[[FIELD]], %[[FIELD_1]]) : (i32, i1) -> ()
// CHECK-NEXT: return
func.func @addui_ext(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i1
 "test.use"(%0#0,%0#1) : (i32,i1) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @mulsi_ext(
// CHECK-SAME: %[[A:.*]]: i32) {
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[A]] : i32 to i64
// CHECK-NEXT: %[[SEXT_1:.*]] = llvm.sext %[[A]] : i32 to i64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[SEXT]], %[[SEXT_1]] : i64
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[PRODUCT]] : i64 to i32
// CHECK-NEXT: %[[C32:.*]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr %[[PRODUCT]], %[[C32]] : i64
// CHECK-NEXT: %[[TRUNC_1:.*]] = llvm.trunc %[[LSHR]] : i64 to i32
// CHECK-NEXT: "test.use"(%[[TRUNC]], %[[TRUNC_1]]) : (i32, i32) -> ()
// CHECK-NEXT: return
func.func @mulsi_ext(%a: i32) {
  %0:2 = arith.mulsi_extended %a, %a : i32
 "test.use"(%0#0,%0#1) : (i32,i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addui_ext(
// CHECK-SAME: %[[A:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[OVERFLOW:.*]] = "llvm.intr.uadd.with.overflow"(%[[CAST]], %[[CAST]]) : (i64, i64) -> !llvm.struct<(i64, i1)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[OVERFLOW]][0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[FIELD]] : i64 to index
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[OVERFLOW]][1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: "test.use"(%[[CAST_1]], %[[FIELD_1]]) : (index, i1) -> ()
// CHECK-NEXT: return
func.func @addui_ext(%a: index) {
  %0:2 = arith.addui_extended %a, %a : index, i1
 "test.use"(%0#0,%0#1) : (index,i1) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @mulsi_ext(
// CHECK-SAME: %[[A:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[CAST]] : i64 to i128
// CHECK-NEXT: %[[SEXT_1:.*]] = llvm.sext %[[CAST]] : i64 to i128
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[SEXT]], %[[SEXT_1]] : i128
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[PRODUCT]] : i128 to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[TRUNC]] : i64 to index
// CHECK-NEXT: %[[C64:.*]] = llvm.mlir.constant(64 : i128) : i128
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr %[[PRODUCT]], %[[C64]] : i128
// CHECK-NEXT: %[[TRUNC_1:.*]] = llvm.trunc %[[LSHR]] : i128 to i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[TRUNC_1]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST_1]], %[[CAST_2]]) : (index, index) -> ()
// CHECK-NEXT: return
func.func @mulsi_ext(%a: index) {
  %0:2 = arith.mulsi_extended %a, %a : index
 "test.use"(%0#0,%0#1) : (index,index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addui_ext(
// CHECK-SAME: %[[A:.*]]: vector<4xi8>) {
// CHECK-NEXT: %[[OVERFLOW:.*]] = "llvm.intr.uadd.with.overflow"(%[[A]], %[[A]]) : (vector<4xi8>, vector<4xi8>) -> !llvm.struct<(vector<4xi8>, vector<4xi1>)>
// CHECK-NEXT: %[[FIELD:.*]] = llvm.extractvalue %[[OVERFLOW]][0] : !llvm.struct<(vector<4xi8>, vector<4xi1>)>
// CHECK-NEXT: %[[FIELD_1:.*]] = llvm.extractvalue %[[OVERFLOW]][1] : !llvm.struct<(vector<4xi8>, vector<4xi1>)>
// CHECK-NEXT: "test.use"(%[[FIELD]], %[[FIELD_1]]) : (vector<4xi8>, vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @addui_ext(%a: vector<4xi8>) {
  %0:2 = arith.addui_extended %a, %a : vector<4xi8>, vector<4xi1>
 "test.use"(%0#0,%0#1) : (vector<4xi8>,vector<4xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @mulsi_ext(
// CHECK-SAME: %[[A:.*]]: vector<4xi8>) {
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[A]] : vector<4xi8> to vector<4xi16>
// CHECK-NEXT: %[[SEXT_1:.*]] = llvm.sext %[[A]] : vector<4xi8> to vector<4xi16>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[SEXT]], %[[SEXT_1]] : vector<4xi16>
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[PRODUCT]] : vector<4xi16> to vector<4xi8>
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(dense<8> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr %[[PRODUCT]], %[[C8]] : vector<4xi16>
// CHECK-NEXT: %[[TRUNC_1:.*]] = llvm.trunc %[[LSHR]] : vector<4xi16> to vector<4xi8>
// CHECK-NEXT: "test.use"(%[[TRUNC]], %[[TRUNC_1]]) : (vector<4xi8>, vector<4xi8>) -> ()
// CHECK-NEXT: return
func.func @mulsi_ext(%a: vector<4xi8>) {
  %0:2 = arith.mulsi_extended %a, %a : vector<4xi8>
 "test.use"(%0#0,%0#1) : (vector<4xi8>,vector<4xi8>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addui_ext(
// CHECK-SAME: %[[A:.*]]: vector<2x2xi8>) {
// CHECK-NEXT: %[[SUM:[^,]*]], %[[OVERFLOW:.*]] = arith.addui_extended %[[A]], %[[A]] : vector<2x2xi8>, vector<2x2xi1>
// CHECK-NEXT: "test.use"(%[[SUM]], %[[OVERFLOW]]) : (vector<2x2xi8>, vector<2x2xi1>) -> ()
// CHECK-NEXT: return
func.func @addui_ext(%a: vector<2x2xi8>) {
  %0:2 = arith.addui_extended %a, %a : vector<2x2xi8>, vector<2x2xi1>
 "test.use"(%0#0,%0#1) : (vector<2x2xi8>,vector<2x2xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @mulsi_ext(
// CHECK-SAME: %[[A:.*]]: vector<2x2xi8>) {
// CHECK-NEXT: %[[LOW:[^,]*]], %[[HIGH:.*]] = arith.mulsi_extended %[[A]], %[[A]] : vector<2x2xi8>
// CHECK-NEXT: "test.use"(%[[LOW]], %[[HIGH]]) : (vector<2x2xi8>, vector<2x2xi8>) -> ()
// CHECK-NEXT: return
func.func @mulsi_ext(%a: vector<2x2xi8>) {
  %0:2 = arith.mulsi_extended %a, %a : vector<2x2xi8>
 "test.use"(%0#0,%0#1) : (vector<2x2xi8>,vector<2x2xi8>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: i32) {
// CHECK-NEXT: "test.use"(%[[A]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @select(%c: i1, %a: i32) {
  %0 = arith.select %c, %a, %a {a.b} : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: index) {
// CHECK-NEXT: "test.use"(%[[A]]) : (index) -> ()
// CHECK-NEXT: return
func.func @select(%c: i1, %a: index) {
  %0 = arith.select %c, %a, %a {a.b} : index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: vector<2x2xf32>) {
// CHECK-NEXT: "test.use"(%[[A]]) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @select(%c: i1, %a: vector<2x2xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: vector<4xi1>, %[[A:.*]]: vector<4xf32>) {
// CHECK-NEXT: "test.use"(%[[A]]) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @select(%c: vector<4xi1>, %a: vector<4xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : vector<4xi1>, vector<4xf32>
 "test.use"(%0) : (vector<4xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: vector<2x2xi1>, %[[A:.*]]: vector<2x2xf32>) {
// CHECK-NEXT: "test.use"(%[[A]]) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @select(%c: vector<2x2xi1>, %a: vector<2x2xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : vector<2x2xi1>, vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: memref<?xf32>) {
// CHECK-NEXT: "test.use"(%[[A]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: return
func.func @select(%c: i1, %a: memref<?xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : memref<?xf32>
 "test.use"(%0) : (memref<?xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: tensor<2xf32>) {
// CHECK-NEXT: "test.use"(%[[A]]) : (tensor<2xf32>) -> ()
// CHECK-NEXT: return
func.func @select(%c: i1, %a: tensor<2xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : tensor<2xf32>
 "test.use"(%0) : (tensor<2xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: complex<f32>) {
// CHECK-NEXT: "test.use"(%[[A]]) : (complex<f32>) -> ()
// CHECK-NEXT: return
func.func @select(%c: i1, %a: complex<f32>) {
  %0 = arith.select %c, %a, %a {a.b} : complex<f32>
 "test.use"(%0) : (complex<f32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: (i32) -> i32) {
// CHECK-NEXT: "test.use"(%[[A]]) : ((i32) -> i32) -> ()
// CHECK-NEXT: return
func.func @select(%c: i1, %a: (i32) -> i32) {
  %0 = arith.select %c, %a, %a {a.b} : (i32) -> i32
 "test.use"(%0) : ((i32) -> i32) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: "test.use"(%[[C1]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant 1 : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CM1:.*]] = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CM1]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST]]) : (index) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant -1 : index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: "test.use"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant true
 "test.use"(%0) : (i1) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(1.500000e+00 : f32) : f32
// CHECK-NEXT: "test.use"(%[[CST]]) : (f32) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant 1.5 : f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(1.500000e+00 : bf16) : bf16
// CHECK-NEXT: "test.use"(%[[CST]]) : (bf16) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant 1.5 : bf16
 "test.use"(%0) : (bf16) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(1.500000e+00 : f8E4M3FN) : i8
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CST]] : i8 to f8E4M3FN
// CHECK-NEXT: "test.use"(%[[CAST]]) : (f8E4M3FN) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant 1.5 : f8E4M3FN
 "test.use"(%0) : (f8E4M3FN) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: "test.use"(%[[CST]]) : (vector<2xi32>) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant dense<[1,2]> : vector<2xi32>
 "test.use"(%0) : (vector<2xi32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CST]] : !llvm.array<2 x vector<2xi64>> to vector<2x2xindex>
// CHECK-NEXT: "test.use"(%[[CAST]]) : (vector<2x2xindex>) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xindex>
 "test.use"(%0) : (vector<2x2xindex>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: "test.use"(%[[ONE]]) : (vector<[4]xf32>) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant dense<1.0> : vector<[4]xf32>
 "test.use"(%0) : (vector<[4]xf32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT: "test.use"(%[[ONE]]) : (tensor<2xf32>) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant dense<1.0> : tensor<2xf32>
 "test.use"(%0) : (tensor<2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : vector<2xf8E4M3FN>) : vector<2xi8>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2xi8> to vector<2xf8E4M3FN>
// CHECK-NEXT: "test.use"(%[[CAST]]) : (vector<2xf8E4M3FN>) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant dense<[1.0,2.0]> : vector<2xf8E4M3FN>
 "test.use"(%0) : (vector<2xf8E4M3FN>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[ONE]] : vector<1xf32> to vector<f32>
// CHECK-NEXT: "test.use"(%[[CAST]]) : (vector<f32>) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant dense<1.0> : vector<f32>
 "test.use"(%0) : (vector<f32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[CST:.*]] = llvm.mlir.constant(dense_resource<x> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT: "test.use"(%[[CST]]) : (vector<2xf32>) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant dense_resource<x> : vector<2xf32>
 "test.use"(%0) : (vector<2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i128) : i128
// CHECK-NEXT: "test.use"(%[[C1]]) : (i128) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant 1 : i128
 "test.use"(%0) : (i128) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : tf32
// CHECK-NEXT: "test.use"(%[[ONE]]) : (tf32) -> ()
// CHECK-NEXT: return
func.func @const() {
  %0 = arith.constant 1.0 : tf32
 "test.use"(%0) : (tf32) -> ()
  return
}
