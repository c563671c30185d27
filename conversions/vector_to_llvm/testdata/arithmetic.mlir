// RUN: mlir-opt %s --convert-vector-to-llvm | FileCheck %s
// RUN: mlir-opt %s --convert-vector-to-llvm=reassociate-fp-reductions | FileCheck %s --check-prefix=REASSOCIATE

// CHECK-LABEL: func @fma
// CHECK-SAME: (%[[V:.*]]: vector<4xf32>)
func.func @fma(%v: vector<4xf32>) -> vector<4xf32> {
  // CHECK: llvm.intr.fmuladd(%[[V]], %[[V]], %[[V]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func @elements
// CHECK-SAME: (%[[V:.*]]: vector<4xf32>, %[[X:.*]]: f32, %[[I:.*]]: index)
func.func @elements(%v: vector<4xf32>, %x: f32, %i: index) {
  // CHECK: %[[INDEX:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
  // CHECK: %[[POISON:.*]] = llvm.mlir.poison : vector<4xf32>
  // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i32) : i32
  // CHECK: %[[FIRST:.*]] = llvm.insertelement %[[X]], %[[POISON]][%[[ZERO]] : i32]
  // CHECK: llvm.shufflevector %[[FIRST]], %[[POISON]] [0, 0, 0, 0] : vector<4xf32>
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  // CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i64) : i64
  // CHECK: llvm.extractelement %[[V]][%[[TWO]] : i64]
  %1 = vector.extract %v[2] : f32 from vector<4xf32>
  // CHECK: llvm.extractelement %[[V]][%[[INDEX]] : i64]
  %2 = vector.extract %v[%i] : f32 from vector<4xf32>
  // CHECK: llvm.insertelement %[[X]], %[[V]][%{{.*}} : i64]
  %3 = vector.insert %x, %v[3] : f32 into vector<4xf32>
  // CHECK: llvm.insertelement %[[X]], %[[V]][%[[INDEX]] : i64]
  %4 = vector.insert %x, %v[%i] : f32 into vector<4xf32>
  return
}

// CHECK-LABEL: func @from_elements
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: f32)
func.func @from_elements(%x: f32, %y: f32) -> vector<2xf32> {
  // CHECK: %[[POISON:.*]] = llvm.mlir.poison : vector<2xf32>
  // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i64) : i64
  // CHECK: %[[V:.*]] = llvm.insertelement %[[X]], %[[POISON]][%[[ZERO]] : i64]
  // CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i64) : i64
  // CHECK: llvm.insertelement %[[Y]], %[[V]][%[[ONE]] : i64]
  %0 = vector.from_elements %x, %y : vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func @integers
// CHECK-SAME: (%[[V:.*]]: vector<4xi32>, %[[X:.*]]: i32)
func.func @integers(%v: vector<4xi32>, %x: i32) {
  // CHECK: "llvm.intr.vector.reduce.add"(%[[V]]) : (vector<4xi32>) -> i32
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  // CHECK: %[[PRODUCT:.*]] = "llvm.intr.vector.reduce.mul"(%[[V]])
  // CHECK: llvm.mul %[[X]], %[[PRODUCT]] : i32
  %1 = vector.reduction <mul>, %v, %x : vector<4xi32> into i32
  // CHECK: "llvm.intr.vector.reduce.and"
  // CHECK: llvm.and
  %2 = vector.reduction <and>, %v, %x : vector<4xi32> into i32
  // CHECK: "llvm.intr.vector.reduce.or"
  // CHECK: llvm.or
  %3 = vector.reduction <or>, %v, %x : vector<4xi32> into i32
  // CHECK: "llvm.intr.vector.reduce.xor"
  // CHECK: llvm.xor
  %4 = vector.reduction <xor>, %v, %x : vector<4xi32> into i32
  // CHECK: %[[MIN:.*]] = "llvm.intr.vector.reduce.umin"(%[[V]])
  // CHECK: %[[LESS:.*]] = llvm.icmp "ule" %[[X]], %[[MIN]] : i32
  // CHECK: llvm.select %[[LESS]], %[[X]], %[[MIN]] : i1, i32
  %5 = vector.reduction <minui>, %v, %x : vector<4xi32> into i32
  // CHECK: "llvm.intr.vector.reduce.smin"
  // CHECK: llvm.icmp "sle"
  %6 = vector.reduction <minsi>, %v, %x : vector<4xi32> into i32
  // CHECK: "llvm.intr.vector.reduce.umax"
  // CHECK: llvm.icmp "uge"
  %7 = vector.reduction <maxui>, %v, %x : vector<4xi32> into i32
  // CHECK: "llvm.intr.vector.reduce.smax"
  // CHECK: llvm.icmp "sge"
  %8 = vector.reduction <maxsi>, %v, %x : vector<4xi32> into i32
  return
}

// CHECK-LABEL: func @floats
// CHECK-SAME: (%[[V:.*]]: vector<4xf32>, %[[X:.*]]: f32)
// REASSOCIATE-LABEL: func @floats
func.func @floats(%v: vector<4xf32>, %x: f32) {
  // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
  // CHECK: "llvm.intr.vector.reduce.fadd"(%[[ZERO]], %[[V]]) <{fastmathFlags = #llvm.fastmath<none>}>
  // REASSOCIATE: "llvm.intr.vector.reduce.fadd"({{.*}}) <{fastmathFlags = #llvm.fastmath<reassoc>}>
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  // CHECK: "llvm.intr.vector.reduce.fadd"(%[[X]], %[[V]]) <{fastmathFlags = #llvm.fastmath<reassoc>}>
  %1 = vector.reduction <add>, %v, %x fastmath<reassoc> : vector<4xf32> into f32
  // CHECK: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
  // CHECK: "llvm.intr.vector.reduce.fmul"(%[[ONE]], %[[V]])
  %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
  // CHECK: %[[MIN:.*]] = llvm.intr.vector.reduce.fmin(%[[V]])
  // CHECK: llvm.intr.minnum(%[[MIN]], %[[X]])
  %3 = vector.reduction <minnumf>, %v, %x : vector<4xf32> into f32
  // CHECK: llvm.intr.vector.reduce.fmax
  // CHECK: llvm.intr.maxnum
  %4 = vector.reduction <maxnumf>, %v, %x : vector<4xf32> into f32
  // CHECK: llvm.intr.vector.reduce.fminimum
  // CHECK: llvm.intr.minimum
  %5 = vector.reduction <minimumf>, %v, %x : vector<4xf32> into f32
  // CHECK: llvm.intr.vector.reduce.fmaximum
  // CHECK: llvm.intr.maximum
  %6 = vector.reduction <maximumf>, %v, %x : vector<4xf32> into f32
  return
}
