// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm | FileCheck %s

// CHECK: func.func @addi_0(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addi_0(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @addi_2(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.add %3, %4 : vector<3xi16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %9 = llvm.add %7, %8 : vector<3xi16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%11) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.addi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK: func.func @addi_3(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.add %1, %0 : i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: "test.use"(%3) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addi_3(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @xori_0(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.xor %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @xori_0(%a: i32, %b: i32) {
  %0 = arith.xori %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @xori_2(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.xor %3, %4 : vector<3xi16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %9 = llvm.xor %7, %8 : vector<3xi16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%11) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @xori_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.xori %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK: func.func @xori_3(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.xor %1, %0 : i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: "test.use"(%3) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @xori_3(%a: index, %b: index) {
  %0 = arith.xori %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @divsi_0(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @divsi_0(%a: i32, %b: i32) {
  %0 = arith.divsi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @divsi_2(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.sdiv %3, %4 : vector<3xi16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %9 = llvm.sdiv %7, %8 : vector<3xi16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%11) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @divsi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.divsi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK: func.func @divsi_3(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: "test.use"(%3) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @divsi_3(%a: index, %b: index) {
  %0 = arith.divsi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @shrui_0(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.lshr %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shrui_0(%a: i32, %b: i32) {
  %0 = arith.shrui %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @shrui_2(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.lshr %3, %4 : vector<3xi16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %9 = llvm.lshr %7, %8 : vector<3xi16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%11) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shrui_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.shrui %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK: func.func @shrui_3(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.lshr %1, %0 : i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: "test.use"(%3) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shrui_3(%a: index, %b: index) {
  %0 = arith.shrui %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @maxsi_0(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maxsi_0(%a: i32, %b: i32) {
  %0 = arith.maxsi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @maxsi_2(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.intr.smax(%3, %4) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %9 = llvm.intr.smax(%7, %8) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%11) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maxsi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.maxsi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK: func.func @maxsi_3(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: "test.use"(%3) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maxsi_3(%a: index, %b: index) {
  %0 = arith.maxsi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @ceildivsi_0(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: %3 = llvm.mul %2, %arg1 : i32
// CHECK-NEXT: %4 = llvm.icmp "ne" %arg0, %3 : i32
// CHECK-NEXT: %5 = llvm.icmp "slt" %arg0, %0 : i32
// CHECK-NEXT: %6 = llvm.icmp "slt" %arg1, %0 : i32
// CHECK-NEXT: %7 = llvm.icmp "eq" %5, %6 : i1
// CHECK-NEXT: %8 = llvm.and %4, %7 : i1
// CHECK-NEXT: %9 = llvm.add %2, %1 : i32
// CHECK-NEXT: %10 = llvm.select %8, %9, %2 : i1, i32
// CHECK-NEXT: "test.use"(%10) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ceildivsi_0(%a: i32, %b: i32) {
  %0 = arith.ceildivsi %a, %b : i32
  "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @ceildivsi_2(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<0> : vector<2x3xi16>) : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %3 = llvm.mlir.constant(dense<1> : vector<2x3xi16>) : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %7 = llvm.sdiv %5, %6 : vector<3xi16>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %4[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %10 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %11 = llvm.sdiv %9, %10 : vector<3xi16>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %8[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %13 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %14 = llvm.extractvalue %12[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %16 = llvm.mul %14, %15 : vector<3xi16>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %13[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %18 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %19 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %20 = llvm.mul %18, %19 : vector<3xi16>
// CHECK-NEXT: %21 = llvm.insertvalue %20, %17[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %22 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %23 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %24 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %25 = llvm.icmp "ne" %23, %24 : vector<3xi16>
// CHECK-NEXT: %26 = llvm.insertvalue %25, %22[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %27 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %28 = llvm.extractvalue %21[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %29 = llvm.icmp "ne" %27, %28 : vector<3xi16>
// CHECK-NEXT: %30 = llvm.insertvalue %29, %26[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %31 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %32 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %33 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %34 = llvm.icmp "slt" %32, %33 : vector<3xi16>
// CHECK-NEXT: %35 = llvm.insertvalue %34, %31[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %36 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %37 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %38 = llvm.icmp "slt" %36, %37 : vector<3xi16>
// CHECK-NEXT: %39 = llvm.insertvalue %38, %35[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %40 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %41 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %42 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %43 = llvm.icmp "slt" %41, %42 : vector<3xi16>
// CHECK-NEXT: %44 = llvm.insertvalue %43, %40[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %45 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %46 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %47 = llvm.icmp "slt" %45, %46 : vector<3xi16>
// CHECK-NEXT: %48 = llvm.insertvalue %47, %44[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %49 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %50 = llvm.extractvalue %39[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %51 = llvm.extractvalue %48[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %52 = llvm.icmp "eq" %50, %51 : vector<3xi1>
// CHECK-NEXT: %53 = llvm.insertvalue %52, %49[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %54 = llvm.extractvalue %39[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %55 = llvm.extractvalue %48[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %56 = llvm.icmp "eq" %54, %55 : vector<3xi1>
// CHECK-NEXT: %57 = llvm.insertvalue %56, %53[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %58 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %59 = llvm.extractvalue %30[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %60 = llvm.extractvalue %57[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %61 = llvm.and %59, %60 : vector<3xi1>
// CHECK-NEXT: %62 = llvm.insertvalue %61, %58[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %63 = llvm.extractvalue %30[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %64 = llvm.extractvalue %57[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %65 = llvm.and %63, %64 : vector<3xi1>
// CHECK-NEXT: %66 = llvm.insertvalue %65, %62[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %67 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %68 = llvm.extractvalue %12[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %69 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %70 = llvm.add %68, %69 : vector<3xi16>
// CHECK-NEXT: %71 = llvm.insertvalue %70, %67[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %72 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %73 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %74 = llvm.add %72, %73 : vector<3xi16>
// CHECK-NEXT: %75 = llvm.insertvalue %74, %71[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %76 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %77 = llvm.extractvalue %66[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %78 = llvm.extractvalue %75[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %79 = llvm.extractvalue %12[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %80 = llvm.select %77, %78, %79 : vector<3xi1>, vector<3xi16>
// CHECK-NEXT: %81 = llvm.insertvalue %80, %76[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %82 = llvm.extractvalue %66[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %83 = llvm.extractvalue %75[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %84 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %85 = llvm.select %82, %83, %84 : vector<3xi1>, vector<3xi16>
// CHECK-NEXT: %86 = llvm.insertvalue %85, %81[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %87 = builtin.unrealized_conversion_cast %86 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
// CHECK-NEXT: "test.use"(%87) : (vector<2x3xi16>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ceildivsi_2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.ceildivsi %a, %b : vector<2x3xi16>
  "test.use"(%0) : (vector<2x3xi16>) -> ()
  return
}

// -----

// CHECK: func.func @ceildivsi_3(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT: %5 = llvm.mul %4, %0 : i64
// CHECK-NEXT: %6 = llvm.icmp "ne" %1, %5 : i64
// CHECK-NEXT: %7 = llvm.icmp "slt" %1, %2 : i64
// CHECK-NEXT: %8 = llvm.icmp "slt" %0, %2 : i64
// CHECK-NEXT: %9 = llvm.icmp "eq" %7, %8 : i1
// CHECK-NEXT: %10 = llvm.and %6, %9 : i1
// CHECK-NEXT: %11 = llvm.add %4, %3 : i64
// CHECK-NEXT: %12 = llvm.select %10, %11, %4 : i1, i64
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// CHECK-NEXT: "test.use"(%13) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ceildivsi_3(%a: index, %b: index) {
  %0 = arith.ceildivsi %a, %b : index
  "test.use"(%0) : (index) -> ()
  return
}

// -----

// CHECK: func.func @addi_flags(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %1 = llvm.add %arg0, %arg1 overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addi_flags(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.addi %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK: func.func @subi_flags(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.sub %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %1 = llvm.sub %arg0, %arg1 overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @subi_flags(%a: i32, %b: i32) {
  %0 = arith.subi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK: func.func @muli_flags(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.mul %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %1 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @muli_flags(%a: i32, %b: i32) {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %1 = arith.muli %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK: func.func @shli_flags(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.shl %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %1 = llvm.shl %arg0, %arg1 overflow<nsw, nuw> {my.x} : i32
// CHECK-NEXT: "test.use"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shli_flags(%a: i32, %b: i32) {
  %0 = arith.shli %a, %b overflow<nsw> : i32
  %1 = arith.shli %a, %b overflow<nsw, nuw> {my.x} : i32
 "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

// CHECK: func.func @divsi_exact(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.sdiv exact %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @divsi_exact(%a: i32, %b: i32) {
  %0 = arith.divsi %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @divui_exact(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.udiv exact %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @divui_exact(%a: i32, %b: i32) {
  %0 = arith.divui %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @shrsi_exact(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.ashr exact %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shrsi_exact(%a: i32, %b: i32) {
  %0 = arith.shrsi %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @shrui_exact(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.lshr exact %arg0, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shrui_exact(%a: i32, %b: i32) {
  %0 = arith.shrui %a, %b exact : i32
 "test.use"(%0) : (i32) -> ()
  return
}

// -----

// CHECK: func.func @addf_0(%arg0: f32, %arg1: f32) {
// CHECK-NEXT: %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : f32
// CHECK-NEXT: %1 = llvm.fadd %arg0, %arg1 {x.y} : f32
// CHECK-NEXT: "test.use"(%0, %1) : (f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addf_0(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<nnan,contract,reassoc> : f32
  %1 = arith.addf %a, %b {x.y} : f32
 "test.use"(%0, %1) : (f32, f32) -> ()
  return
}

// -----

// CHECK: func.func @addf_2(%arg0: vector<2x3xf64>, %arg1: vector<2x3xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %5 = llvm.fadd %3, %4 {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : vector<3xf64>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %9 = llvm.fadd %7, %8 {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : vector<3xf64>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: %12 = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %14 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %15 = llvm.fadd %13, %14 {x.y} : vector<3xf64>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %12[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %17 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %19 = llvm.fadd %17, %18 {x.y} : vector<3xf64>
// CHECK-NEXT: %20 = llvm.insertvalue %19, %16[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: "test.use"(%11, %21) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addf_2(%a: vector<2x3xf64>, %b: vector<2x3xf64>) {
  %0 = arith.addf %a, %b fastmath<nnan,contract,reassoc> : vector<2x3xf64>
  %1 = arith.addf %a, %b {x.y} : vector<2x3xf64>
 "test.use"(%0, %1) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
  return
}

// -----

// CHECK: func.func @addf_3(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT: %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : bf16
// CHECK-NEXT: %1 = llvm.fadd %arg0, %arg1 {x.y} : bf16
// CHECK-NEXT: "test.use"(%0, %1) : (bf16, bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addf_3(%a: bf16, %b: bf16) {
  %0 = arith.addf %a, %b fastmath<nnan,contract,reassoc> : bf16
  %1 = arith.addf %a, %b {x.y} : bf16
 "test.use"(%0, %1) : (bf16, bf16) -> ()
  return
}

// -----

// CHECK: func.func @maximumf_0(%arg0: f32, %arg1: f32) {
// CHECK-NEXT: %0 = llvm.intr.maximum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (f32, f32) -> f32
// CHECK-NEXT: %1 = llvm.intr.maximum(%arg0, %arg1) {x.y} : (f32, f32) -> f32
// CHECK-NEXT: "test.use"(%0, %1) : (f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maximumf_0(%a: f32, %b: f32) {
  %0 = arith.maximumf %a, %b fastmath<nnan,contract,reassoc> : f32
  %1 = arith.maximumf %a, %b {x.y} : f32
 "test.use"(%0, %1) : (f32, f32) -> ()
  return
}

// -----

// CHECK: func.func @maximumf_2(%arg0: vector<2x3xf64>, %arg1: vector<2x3xf64>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %5 = llvm.intr.maximum(%3, %4) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %9 = llvm.intr.maximum(%7, %8) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: %12 = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %14 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %15 = llvm.intr.maximum(%13, %14) {x.y} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %12[0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %17 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %19 = llvm.intr.maximum(%17, %18) {x.y} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT: %20 = llvm.insertvalue %19, %16[1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT: %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT: "test.use"(%11, %21) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maximumf_2(%a: vector<2x3xf64>, %b: vector<2x3xf64>) {
  %0 = arith.maximumf %a, %b fastmath<nnan,contract,reassoc> : vector<2x3xf64>
  %1 = arith.maximumf %a, %b {x.y} : vector<2x3xf64>
 "test.use"(%0, %1) : (vector<2x3xf64>, vector<2x3xf64>) -> ()
  return
}

// -----

// CHECK: func.func @maximumf_3(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT: %0 = llvm.intr.maximum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan, contract, reassoc>} : (bf16, bf16) -> bf16
// CHECK-NEXT: %1 = llvm.intr.maximum(%arg0, %arg1) {x.y} : (bf16, bf16) -> bf16
// CHECK-NEXT: "test.use"(%0, %1) : (bf16, bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maximumf_3(%a: bf16, %b: bf16) {
  %0 = arith.maximumf %a, %b fastmath<nnan,contract,reassoc> : bf16
  %1 = arith.maximumf %a, %b {x.y} : bf16
 "test.use"(%0, %1) : (bf16, bf16) -> ()
  return
}

// -----

// CHECK: func.func @negf(%arg0: f32, %arg1: vector<2x2xf32>, %arg2: f8E5M2) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %1 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %4 = llvm.fneg %3 : vector<2xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %7 = llvm.fneg %6 : vector<2xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: "test.use"(%1, %9) : (f32, vector<2x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @negf(%a: f32, %b: vector<2x2xf32>, %c: f8E5M2) {
  %0 = arith.negf %a fastmath<fast> : f32
  %1 = arith.negf %b : vector<2x2xf32>
 "test.use"(%0,%1) : (f32, vector<2x2xf32>) -> ()
  return
}
