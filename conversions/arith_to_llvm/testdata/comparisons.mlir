// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm | FileCheck %s

// CHECK: func.func @cmpi_slt(%arg0: i32, %arg1: index, %arg2: vector<2x3xi8>, %arg3: vector<4xi1>) {
// CHECK-NEXT: %0 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: %1 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<false> : vector<2x3xi1>) : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%3) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %4 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
// CHECK-NEXT: "test.use"(%4) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
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

// CHECK: func.func @cmpi_uge(%arg0: i32, %arg1: index, %arg2: vector<2x3xi8>, %arg3: vector<4xi1>) {
// CHECK-NEXT: %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<true> : vector<2x3xi1>) : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%3) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %4 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
// CHECK-NEXT: "test.use"(%4) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
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

// CHECK: func.func @cmpf_oeq(%arg0: f32, %arg1: vector<2x3xf16>, %arg2: vector<4xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.fcmp "oeq" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %5 = llvm.fcmp "oeq" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %9 = llvm.fcmp "oeq" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%11) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %12 = llvm.fcmp "oeq" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf64>
// CHECK-NEXT: "test.use"(%12) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
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

// CHECK: func.func @cmpf_uno(%arg0: f32, %arg1: vector<2x3xf16>, %arg2: vector<4xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %1 = llvm.fcmp "uno" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %5 = llvm.fcmp "uno" %3, %4 {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %9 = llvm.fcmp "uno" %7, %8 {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: "test.use"(%11) : (vector<2x3xi1>) -> ()
// CHECK-NEXT: %12 = llvm.fcmp "uno" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf64>
// CHECK-NEXT: "test.use"(%12) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
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

// CHECK: func.func @addui_ext(%arg0: i32) {
// CHECK-NEXT: %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: "test.use"(%1, %2) : (i32, i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addui_ext(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i1
 "test.use"(%0#0,%0#1) : (i32,i1) -> ()
  return
}

// -----

// CHECK: func.func @mulsi_ext(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %1 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %2 = llvm.mul %0, %1 : i64
// CHECK-NEXT: %3 = llvm.trunc %2 : i64 to i32
// CHECK-NEXT: %4 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %5 = llvm.lshr %2, %4 : i64
// CHECK-NEXT: %6 = llvm.trunc %5 : i64 to i32
// CHECK-NEXT: "test.use"(%3, %6) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mulsi_ext(%a: i32) {
  %0:2 = arith.mulsi_extended %a, %a : i32
 "test.use"(%0#0,%0#1) : (i32,i32) -> ()
  return
}

// -----

// CHECK: func.func @addui_ext(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = "llvm.intr.uadd.with.overflow"(%0, %0) : (i64, i64) -> !llvm.struct<(i64, i1)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: "test.use"(%3, %4) : (index, i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addui_ext(%a: index) {
  %0:2 = arith.addui_extended %a, %a : index, i1
 "test.use"(%0#0,%0#1) : (index,i1) -> ()
  return
}

// -----

// CHECK: func.func @mulsi_ext(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.sext %0 : i64 to i128
// CHECK-NEXT: %2 = llvm.sext %0 : i64 to i128
// CHECK-NEXT: %3 = llvm.mul %1, %2 : i128
// CHECK-NEXT: %4 = llvm.trunc %3 : i128 to i64
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT: %6 = llvm.mlir.constant(64 : i128) : i128
// CHECK-NEXT: %7 = llvm.lshr %3, %6 : i128
// CHECK-NEXT: %8 = llvm.trunc %7 : i128 to i64
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : i64 to index
// CHECK-NEXT: "test.use"(%5, %9) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mulsi_ext(%a: index) {
  %0:2 = arith.mulsi_extended %a, %a : index
 "test.use"(%0#0,%0#1) : (index,index) -> ()
  return
}

// -----

// CHECK: func.func @addui_ext(%arg0: vector<4xi8>) {
// CHECK-NEXT: %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (vector<4xi8>, vector<4xi8>) -> !llvm.struct<(vector<4xi8>, vector<4xi1>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<4xi8>, vector<4xi1>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<4xi8>, vector<4xi1>)>
// CHECK-NEXT: "test.use"(%1, %2) : (vector<4xi8>, vector<4xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addui_ext(%a: vector<4xi8>) {
  %0:2 = arith.addui_extended %a, %a : vector<4xi8>, vector<4xi1>
 "test.use"(%0#0,%0#1) : (vector<4xi8>,vector<4xi1>) -> ()
  return
}

// -----

// CHECK: func.func @mulsi_ext(%arg0: vector<4xi8>) {
// CHECK-NEXT: %0 = llvm.sext %arg0 : vector<4xi8> to vector<4xi16>
// CHECK-NEXT: %1 = llvm.sext %arg0 : vector<4xi8> to vector<4xi16>
// CHECK-NEXT: %2 = llvm.mul %0, %1 : vector<4xi16>
// CHECK-NEXT: %3 = llvm.trunc %2 : vector<4xi16> to vector<4xi8>
// CHECK-NEXT: %4 = llvm.mlir.constant(dense<8> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %5 = llvm.lshr %2, %4 : vector<4xi16>
// CHECK-NEXT: %6 = llvm.trunc %5 : vector<4xi16> to vector<4xi8>
// CHECK-NEXT: "test.use"(%3, %6) : (vector<4xi8>, vector<4xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mulsi_ext(%a: vector<4xi8>) {
  %0:2 = arith.mulsi_extended %a, %a : vector<4xi8>
 "test.use"(%0#0,%0#1) : (vector<4xi8>,vector<4xi8>) -> ()
  return
}

// -----

// CHECK: func.func @addui_ext(%arg0: vector<2x2xi8>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg0 : vector<2x2xi8>, vector<2x2xi1>
// CHECK-NEXT: "test.use"(%sum, %overflow) : (vector<2x2xi8>, vector<2x2xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addui_ext(%a: vector<2x2xi8>) {
  %0:2 = arith.addui_extended %a, %a : vector<2x2xi8>, vector<2x2xi1>
 "test.use"(%0#0,%0#1) : (vector<2x2xi8>,vector<2x2xi1>) -> ()
  return
}

// -----

// CHECK: func.func @mulsi_ext(%arg0: vector<2x2xi8>) {
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg0 : vector<2x2xi8>
// CHECK-NEXT: "test.use"(%low, %high) : (vector<2x2xi8>, vector<2x2xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mulsi_ext(%a: vector<2x2xi8>) {
  %0:2 = arith.mulsi_extended %a, %a : vector<2x2xi8>
 "test.use"(%0#0,%0#1) : (vector<2x2xi8>,vector<2x2xi8>) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: "test.use"(%arg1) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %a: i32) {
  %0 = arith.select %c, %a, %a {a.b} : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: i1, %arg1: index) {
// CHECK-NEXT: "test.use"(%arg1) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %a: index) {
  %0 = arith.select %c, %a, %a {a.b} : index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: i1, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: "test.use"(%arg1) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %a: vector<2x2xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: vector<4xi1>, %arg1: vector<4xf32>) {
// CHECK-NEXT: "test.use"(%arg1) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: vector<4xi1>, %a: vector<4xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : vector<4xi1>, vector<4xf32>
 "test.use"(%0) : (vector<4xf32>) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: vector<2x2xi1>, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: "test.use"(%arg1) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: vector<2x2xi1>, %a: vector<2x2xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : vector<2x2xi1>, vector<2x2xf32>
 "test.use"(%0) : (vector<2x2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: i1, %arg1: memref<?xf32>) {
// CHECK-NEXT: "test.use"(%arg1) : (memref<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %a: memref<?xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : memref<?xf32>
 "test.use"(%0) : (memref<?xf32>) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: i1, %arg1: tensor<2xf32>) {
// CHECK-NEXT: "test.use"(%arg1) : (tensor<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %a: tensor<2xf32>) {
  %0 = arith.select %c, %a, %a {a.b} : tensor<2xf32>
 "test.use"(%0) : (tensor<2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: i1, %arg1: complex<f32>) {
// CHECK-NEXT: "test.use"(%arg1) : (complex<f32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %a: complex<f32>) {
  %0 = arith.select %c, %a, %a {a.b} : complex<f32>
 "test.use"(%0) : (complex<f32>) -> ()
  return
}

// -----

// CHECK: func.func @select(%arg0: i1, %arg1: (i32) -> i32) {
// CHECK-NEXT: "test.use"(%arg1) : ((i32) -> i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %a: (i32) -> i32) {
  %0 = arith.select %c, %a, %a {a.b} : (i32) -> i32
 "test.use"(%0) : ((i32) -> i32) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant 1 : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant -1 : index
 "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant true
 "test.use"(%0) : (i1) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.500000e+00 : f32) : f32
// CHECK-NEXT: "test.use"(%0) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant 1.5 : f32
 "test.use"(%0) : (f32) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.500000e+00 : bf16) : bf16
// CHECK-NEXT: "test.use"(%0) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant 1.5 : bf16
 "test.use"(%0) : (bf16) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.500000e+00 : f8E4M3FN) : i8
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i8 to f8E4M3FN
// CHECK-NEXT: "test.use"(%1) : (f8E4M3FN) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant 1.5 : f8E4M3FN
 "test.use"(%0) : (f8E4M3FN) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: "test.use"(%0) : (vector<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant dense<[1,2]> : vector<2xi32>
 "test.use"(%0) : (vector<2xi32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : !llvm.array<2 x vector<2xi64>> to vector<2x2xindex>
// CHECK-NEXT: "test.use"(%1) : (vector<2x2xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xindex>
 "test.use"(%0) : (vector<2x2xindex>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: "test.use"(%0) : (vector<[4]xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant dense<1.0> : vector<[4]xf32>
 "test.use"(%0) : (vector<[4]xf32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT: "test.use"(%cst) : (tensor<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant dense<1.0> : tensor<2xf32>
 "test.use"(%0) : (tensor<2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : vector<2xf8E4M3FN>) : vector<2xi8>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2xi8> to vector<2xf8E4M3FN>
// CHECK-NEXT: "test.use"(%1) : (vector<2xf8E4M3FN>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant dense<[1.0,2.0]> : vector<2xf8E4M3FN>
 "test.use"(%0) : (vector<2xf8E4M3FN>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<1xf32> to vector<f32>
// CHECK-NEXT: "test.use"(%1) : (vector<f32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant dense<1.0> : vector<f32>
 "test.use"(%0) : (vector<f32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense_resource<x> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT: "test.use"(%0) : (vector<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant dense_resource<x> : vector<2xf32>
 "test.use"(%0) : (vector<2xf32>) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i128) : i128
// CHECK-NEXT: "test.use"(%0) : (i128) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant 1 : i128
 "test.use"(%0) : (i128) -> ()
  return
}

// -----

// CHECK: func.func @const() {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : tf32
// CHECK-NEXT: "test.use"(%cst) : (tf32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @const() {
  %0 = arith.constant 1.0 : tf32
 "test.use"(%0) : (tf32) -> ()
  return
}
