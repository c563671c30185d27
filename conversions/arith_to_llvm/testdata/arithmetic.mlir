// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @addi_0(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[SUM]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @addi_0(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addi_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>, %[[B:.*]]: vector<2x3xi16>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[ELEMENT]], %[[ELEMENT_1]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[SUM]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[ELEMENT_2]], %[[ELEMENT_3]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[SUM_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
func.func @addi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.addi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addi_3(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[CAST_1]], %[[CAST]] : i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SUM]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @addi_3(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @xori_0(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[XOR:.*]] = llvm.xor %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[XOR]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @xori_0(%a: i32, %b: i32) {
  %0 = arith.xori %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @xori_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>, %[[B:.*]]: vector<2x3xi16>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[XOR:.*]] = llvm.xor %[[ELEMENT]], %[[ELEMENT_1]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[XOR]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[XOR_1:.*]] = llvm.xor %[[ELEMENT_2]], %[[ELEMENT_3]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[XOR_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
func.func @xori_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.xori %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @xori_3(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[XOR:.*]] = llvm.xor %[[CAST_1]], %[[CAST]] : i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[XOR]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @xori_3(%a: index, %b: index) {
  %0 = arith.xori %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @divsi_0(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[QUOTIENT]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @divsi_0(%a: i32, %b: i32) {
  %0 = arith.divsi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @divsi_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>, %[[B:.*]]: vector<2x3xi16>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[ELEMENT]], %[[ELEMENT_1]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[QUOTIENT]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.sdiv %[[ELEMENT_2]], %[[ELEMENT_3]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[QUOTIENT_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
func.func @divsi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.divsi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @divsi_3(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[CAST_1]], %[[CAST]] : i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[QUOTIENT]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @divsi_3(%a: index, %b: index) {
  %0 = arith.divsi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @shrui_0(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[LSHR]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @shrui_0(%a: i32, %b: i32) {
  %0 = arith.shrui %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @shrui_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>, %[[B:.*]]: vector<2x3xi16>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr %[[ELEMENT]], %[[ELEMENT_1]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[LSHR]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[LSHR_1:.*]] = llvm.lshr %[[ELEMENT_2]], %[[ELEMENT_3]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[LSHR_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
func.func @shrui_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.shrui %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @shrui_3(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr %[[CAST_1]], %[[CAST]] : i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[LSHR]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @shrui_3(%a: index, %b: index) {
  %0 = arith.shrui %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @maxsi_0(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[SMAX:.*]] = llvm.intr.smax(%[[A]], %[[B]]) : (i32, i32) -> i32
// CHECK-NEXT: "test.use"(%[[SMAX]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @maxsi_0(%a: i32, %b: i32) {
  %0 = arith.maxsi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @maxsi_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>, %[[B:.*]]: vector<2x3xi16>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SMAX:.*]] = llvm.intr.smax(%[[ELEMENT]], %[[ELEMENT_1]]) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[SMAX]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SMAX_1:.*]] = llvm.intr.smax(%[[ELEMENT_2]], %[[ELEMENT_3]]) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[SMAX_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
func.func @maxsi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.maxsi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @maxsi_3(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[SMAX:.*]] = llvm.intr.smax(%[[CAST_1]], %[[CAST]]) : (i64, i64) -> i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SMAX]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @maxsi_3(%a: index, %b: index) {
  %0 = arith.maxsi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @ceildivsi_0(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[A]], %[[B]] : i32
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[QUOTIENT]], %[[B]] : i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ne" %[[A]], %[[PRODUCT]] : i32
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "slt" %[[A]], %[[C0]] : i32
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.icmp "slt" %[[B]], %[[C0]] : i32
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.icmp "eq" %[[CMP_1]], %[[CMP_2]] : i1
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CMP]], %[[CMP_3]] : i1
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[QUOTIENT]], %[[C1]] : i32
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[AND]], %[[SUM]], %[[QUOTIENT]] : i1, i32
// CHECK-NEXT: "test.use"(%[[SELECT]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @ceildivsi_0(%a: i32, %b: i32) {
  %0 = arith.ceildivsi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @ceildivsi_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xi16>, %[[B:.*]]: vector<2x3xi16>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(dense<0> : vector<2x3xi16>) : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(dense<1> : vector<2x3xi16>) : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[ELEMENT]], %[[ELEMENT_1]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[QUOTIENT]], %[[POISON]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = llvm.sdiv %[[ELEMENT_2]], %[[ELEMENT_3]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[QUOTIENT_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_4:.*]] = llvm.extractvalue %[[ARRAY_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_5:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[ELEMENT_4]], %[[ELEMENT_5]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_2:.*]] = llvm.insertvalue %[[PRODUCT]], %[[POISON_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_6:.*]] = llvm.extractvalue %[[ARRAY_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_7:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[ELEMENT_6]], %[[ELEMENT_7]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_3:.*]] = llvm.insertvalue %[[PRODUCT_1]], %[[ARRAY_2]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_8:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_9:.*]] = llvm.extractvalue %[[ARRAY_3]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ne" %[[ELEMENT_8]], %[[ELEMENT_9]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_4:.*]] = llvm.insertvalue %[[CMP]], %[[POISON_2]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_10:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_11:.*]] = llvm.extractvalue %[[ARRAY_3]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "ne" %[[ELEMENT_10]], %[[ELEMENT_11]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_5:.*]] = llvm.insertvalue %[[CMP_1]], %[[ARRAY_4]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_12:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_13:.*]] = llvm.extractvalue %[[C0]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.icmp "slt" %[[ELEMENT_12]], %[[ELEMENT_13]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_6:.*]] = llvm.insertvalue %[[CMP_2]], %[[POISON_3]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_14:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_15:.*]] = llvm.extractvalue %[[C0]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.icmp "slt" %[[ELEMENT_14]], %[[ELEMENT_15]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_7:.*]] = llvm.insertvalue %[[CMP_3]], %[[ARRAY_6]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[POISON_4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_16:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_17:.*]] = llvm.extractvalue %[[C0]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CMP_4:.*]] = llvm.icmp "slt" %[[ELEMENT_16]], %[[ELEMENT_17]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_8:.*]] = llvm.insertvalue %[[CMP_4]], %[[POISON_4]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_18:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_19:.*]] = llvm.extractvalue %[[C0]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CMP_5:.*]] = llvm.icmp "slt" %[[ELEMENT_18]], %[[ELEMENT_19]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_9:.*]] = llvm.insertvalue %[[CMP_5]], %[[ARRAY_8]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[POISON_5:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_20:.*]] = llvm.extractvalue %[[ARRAY_7]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_21:.*]] = llvm.extractvalue %[[ARRAY_9]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CMP_6:.*]] = llvm.icmp "eq" %[[ELEMENT_20]], %[[ELEMENT_21]] : vector<3xi1>
// CHECK-NEXT: %[[ARRAY_10:.*]] = llvm.insertvalue %[[CMP_6]], %[[POISON_5]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_22:.*]] = llvm.extractvalue %[[ARRAY_7]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_23:.*]] = llvm.extractvalue %[[ARRAY_9]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[CMP_7:.*]] = llvm.icmp "eq" %[[ELEMENT_22]], %[[ELEMENT_23]] : vector<3xi1>
// CHECK-NEXT: %[[ARRAY_11:.*]] = llvm.insertvalue %[[CMP_7]], %[[ARRAY_10]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[POISON_6:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_24:.*]] = llvm.extractvalue %[[ARRAY_5]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_25:.*]] = llvm.extractvalue %[[ARRAY_11]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[ELEMENT_24]], %[[ELEMENT_25]] : vector<3xi1>
// CHECK-NEXT: %[[ARRAY_12:.*]] = llvm.insertvalue %[[AND]], %[[POISON_6]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_26:.*]] = llvm.extractvalue %[[ARRAY_5]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_27:.*]] = llvm.extractvalue %[[ARRAY_11]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[AND_1:.*]] = llvm.and %[[ELEMENT_26]], %[[ELEMENT_27]] : vector<3xi1>
// CHECK-NEXT: %[[ARRAY_13:.*]] = llvm.insertvalue %[[AND_1]], %[[ARRAY_12]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[POISON_7:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_28:.*]] = llvm.extractvalue %[[ARRAY_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_29:.*]] = llvm.extractvalue %[[C1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[ELEMENT_28]], %[[ELEMENT_29]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_14:.*]] = llvm.insertvalue %[[SUM]], %[[POISON_7]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_30:.*]] = llvm.extractvalue %[[ARRAY_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_31:.*]] = llvm.extractvalue %[[C1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[ELEMENT_30]], %[[ELEMENT_31]] : vector<3xi16>
// CHECK-NEXT: %[[ARRAY_15:.*]] = llvm.insertvalue %[[SUM_1]], %[[ARRAY_14]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[POISON_8:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_32:.*]] = llvm.extractvalue %[[ARRAY_13]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_33:.*]] = llvm.extractvalue %[[ARRAY_15]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_34:.*]] = llvm.extractvalue %[[ARRAY_1]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[ELEMENT_32]], %[[ELEMENT_33]], %[[ELEMENT_34]] : vector<3xi1>, vector<3xi16>
// CHECK-NEXT: %[[ARRAY_16:.*]] = llvm.insertvalue %[[SELECT]], %[[POISON_8]][0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_35:.*]] = llvm.extractvalue %[[ARRAY_13]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %[[ELEMENT_36:.*]] = llvm.extractvalue %[[ARRAY_15]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[ELEMENT_37:.*]] = llvm.extractvalue %[[ARRAY_1]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[SELECT_1:.*]] = llvm.select %[[ELEMENT_35]], %[[ELEMENT_36]], %[[ELEMENT_37]] : vector<3xi1>, vector<3xi16>
// CHECK-NEXT: %[[ARRAY_17:.*]] = llvm.insertvalue %[[SELECT_1]], %[[ARRAY_16]][1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_17]] : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
func.func @ceildivsi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.ceildivsi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @ceildivsi_3(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[CAST_1]], %[[CAST]] : i64
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[QUOTIENT]], %[[CAST]] : i64
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ne" %[[CAST_1]], %[[PRODUCT]] : i64
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "slt" %[[CAST_1]], %[[C0]] : i64
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.icmp "slt" %[[CAST]], %[[C0]] : i64
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.icmp "eq" %[[CMP_1]], %[[CMP_2]] : i1
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CMP]], %[[CMP_3]] : i1
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[QUOTIENT]], %[[C1]] : i64
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[AND]], %[[SUM]], %[[QUOTIENT]] : i1, i64
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SELECT]] : i64 to index
// CHECK-NEXT: "test.use"(%[[CAST_2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @ceildivsi_3(%a: index, %b: index) {
  %0 = arith.ceildivsi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addi_flags(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[A]], %[[B]] overflow<nsw> : i32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[A]], %[[B]] overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%[[SUM]], %[[SUM_1]]) : (i32, i32) -> ()
// CHECK-NEXT: return
func.func @addi_flags(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.addi %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @subi_flags(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[DIFF:.*]] = llvm.sub %[[A]], %[[B]] overflow<nsw> : i32
// CHECK-NEXT: %[[DIFF_1:.*]] = llvm.sub %[[A]], %[[B]] overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%[[DIFF]], %[[DIFF_1]]) : (i32, i32) -> ()
// CHECK-NEXT: return
func.func @subi_flags(%a: i32, %b: i32) {
  %0 = arith.subi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @muli_flags(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[A]], %[[B]] overflow<nsw> : i32
// CHECK-NEXT: %[[PRODUCT_1:.*]] = llvm.mul %[[A]], %[[B]] overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%[[PRODUCT]], %[[PRODUCT_1]]) : (i32, i32) -> ()
// CHECK-NEXT: return
func.func @muli_flags(%a: i32, %b: i32) {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %1 = arith.muli %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @shli_flags(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[SHL:.*]] = llvm.shl %[[A]], %[[B]] overflow<nsw> : i32
// CHECK-NEXT: %[[SHL_1:.*]] = llvm.shl %[[A]], %[[B]] overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%[[SHL]], %[[SHL_1]]) : (i32, i32) -> ()
// CHECK-NEXT: return
func.func @shli_flags(%a: i32, %b: i32) {
  %0 = arith.shli %a, %b overflow<nsw> : i32
  %1 = arith.shli %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @divsi_exact(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv exact %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[QUOTIENT]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @divsi_exact(%a: i32, %b: i32) {
  %0 = arith.divsi %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @divui_exact(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.udiv exact %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[QUOTIENT]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @divui_exact(%a: i32, %b: i32) {
  %0 = arith.divui %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @shrsi_exact(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[ASHR:.*]] = llvm.ashr exact %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[ASHR]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @shrsi_exact(%a: i32, %b: i32) {
  %0 = arith.shrsi %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @shrui_exact(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32) {
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr exact %[[A]], %[[B]] : i32
// CHECK-NEXT: "test.use"(%[[LSHR]]) : (i32) -> ()
// CHECK-NEXT: return
func.func @shrui_exact(%a: i32, %b: i32) {
  %0 = arith.shrui %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addf_0(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32) {
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[A]], %[[B]] {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : f32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[A]], %[[B]] {x.y} : f32
// CHECK-NEXT: "test.use"(%[[SUM]], %[[SUM_1]]) : (f32, f32) -> ()
// CHECK-NEXT: return
func.func @addf_0(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<nnan,contract,reassoc> : f32
  %1 = arith.addf %a, %b {x.y} : f32
 "test.use"(%0, %1) : (f32, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addf_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf64>, %[[B:.*]]: vector<2x3xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[ELEMENT]], %[[ELEMENT_1]] {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : vector<3xf64>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[SUM]], %[[POISON]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[ELEMENT_2]], %[[ELEMENT_3]] {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : vector<3xf64>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[SUM_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_4:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_5:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[SUM_2:.*]] = llvm.fadd %[[ELEMENT_4]], %[[ELEMENT_5]] {x.y} : vector<3xf64>
// CHECK-NEXT: %[[ARRAY_2:.*]] = llvm.insertvalue %[[SUM_2]], %[[POISON_1]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_6:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_7:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[SUM_3:.*]] = llvm.fadd %[[ELEMENT_6]], %[[ELEMENT_7]] {x.y} : vector<3xf64>
// CHECK-NEXT: %[[ARRAY_3:.*]] = llvm.insertvalue %[[SUM_3]], %[[ARRAY_2]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_3]] : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: "test.use"(%[[CAST_2]], %[[CAST_3]]) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
// CHECK-NEXT: return
func.func @addf_2(%a: vector<2x3xf64>, %b: vector<2x3xf64>) {
  %0 = arith.addf %a, %b fastmath<nnan,contract,reassoc> : vector<2x3xf64>
  %1 = arith.addf %a, %b {x.y} : vector<2x3xf64>
 "test.use"(%0, %1) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @addf_3(
// CHECK-SAME: %[[A:.*]]: bf16, %[[B:.*]]: bf16) {
// CHECK-NEXT: %[[SUM:.*]] = llvm.fadd %[[A]], %[[B]] {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : bf16
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.fadd %[[A]], %[[B]] {x.y} : bf16
// CHECK-NEXT: "test.use"(%[[SUM]], %[[SUM_1]]) : (bf16, bf16) -> ()
// CHECK-NEXT: return
func.func @addf_3(%a: bf16, %b: bf16) {
  %0 = arith.addf %a, %b fastmath<nnan,contract,reassoc> : bf16
  %1 = arith.addf %a, %b {x.y} : bf16
 "test.use"(%0, %1) : (bf16, bf16) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @maximumf_0(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32) {
// CHECK-NEXT: %[[MAXIMUM:.*]] = llvm.intr.maximum(%[[A]], %[[B]]) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (f32, f32) -> f32
// CHECK-NEXT: %[[MAXIMUM_1:.*]] = llvm.intr.maximum(%[[A]], %[[B]]) {x.y} : (f32, f32) -> f32
// CHECK-NEXT: "test.use"(%[[MAXIMUM]], %[[MAXIMUM_1]]) : (f32, f32) -> ()
// CHECK-NEXT: return
func.func @maximumf_0(%a: f32, %b: f32) {
  %0 = arith.maximumf %a, %b fastmath<nnan,contract,reassoc> : f32
  %1 = arith.maximumf %a, %b {x.y} : f32
 "test.use"(%0, %1) : (f32, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @maximumf_2(
// CHECK-SAME: %[[A:.*]]: vector<2x3xf64>, %[[B:.*]]: vector<2x3xf64>) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[MAXIMUM:.*]] = llvm.intr.maximum(%[[ELEMENT]], %[[ELEMENT_1]]) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[MAXIMUM]], %[[POISON]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_2:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_3:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[MAXIMUM_1:.*]] = llvm.intr.maximum(%[[ELEMENT_2]], %[[ELEMENT_3]]) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[MAXIMUM_1]], %[[ARRAY]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_4:.*]] = llvm.extractvalue %[[CAST_1]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_5:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[MAXIMUM_2:.*]] = llvm.intr.maximum(%[[ELEMENT_4]], %[[ELEMENT_5]]) {x.y} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %[[ARRAY_2:.*]] = llvm.insertvalue %[[MAXIMUM_2]], %[[POISON_1]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_6:.*]] = llvm.extractvalue %[[CAST_1]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[ELEMENT_7:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[MAXIMUM_3:.*]] = llvm.intr.maximum(%[[ELEMENT_6]], %[[ELEMENT_7]]) {x.y} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %[[ARRAY_3:.*]] = llvm.insertvalue %[[MAXIMUM_3]], %[[ARRAY_2]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %[[CAST_3:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_3]] : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: "test.use"(%[[CAST_2]], %[[CAST_3]]) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
// CHECK-NEXT: return
func.func @maximumf_2(%a: vector<2x3xf64>, %b: vector<2x3xf64>) {
  %0 = arith.maximumf %a, %b fastmath<nnan,contract,reassoc> : vector<2x3xf64>
  %1 = arith.maximumf %a, %b {x.y} : vector<2x3xf64>
 "test.use"(%0, %1) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @maximumf_3(
// CHECK-SAME: %[[A:.*]]: bf16, %[[B:.*]]: bf16) {
// CHECK-NEXT: %[[MAXIMUM:.*]] = llvm.intr.maximum(%[[A]], %[[B]]) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (bf16, bf16) -> bf16
// CHECK-NEXT: %[[MAXIMUM_1:.*]] = llvm.intr.maximum(%[[A]], %[[B]]) {x.y} : (bf16, bf16) -> bf16
// CHECK-NEXT: "test.use"(%[[MAXIMUM]], %[[MAXIMUM_1]]) : (bf16, bf16) -> ()
// CHECK-NEXT: return
func.func @maximumf_3(%a: bf16, %b: bf16) {
  %0 = arith.maximumf %a, %b fastmath<nnan,contract,reassoc> : bf16
  %1 = arith.maximumf %a, %b {x.y} : bf16
 "test.use"(%0, %1) : (bf16, bf16) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @negf(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: vector<2x2xf32>, %{{.*}}: f8E5M2) {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[NEG:.*]] = llvm.fneg %[[A]] {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.extractvalue %[[CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[NEG_1:.*]] = llvm.fneg %[[ELEMENT]] : vector<2xf32>
// CHECK-NEXT: %[[ARRAY:.*]] = llvm.insertvalue %[[NEG_1]], %[[POISON]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[ELEMENT_1:.*]] = llvm.extractvalue %[[CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[NEG_2:.*]] = llvm.fneg %[[ELEMENT_1]] : vector<2xf32>
// CHECK-NEXT: %[[ARRAY_1:.*]] = llvm.insertvalue %[[NEG_2]], %[[ARRAY]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARRAY_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%[[NEG]], %[[CAST_1]]) : (f32, vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @negf(%a: f32, %b: vector<2x2xf32>, %c: f8E5M2) {
  %0 = arith.negf %a fastmath<fast> : f32
  %1 = arith.negf %b : vector<2x2xf32>
 "test.use"(%0,%1) : (f32, vector<2x2xf32>) -> ()
  return
}
