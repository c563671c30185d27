// RUN: mlir-opt %s --arith-int-range-narrowing=int-bitwidths-supported=16,32 | FileCheck %s

// CHECK-LABEL: func @index
// CHECK: %[[x:.*]] = arith.minui
// CHECK: %[[n:.*]] = arith.index_castui %[[x]] : index to i16
// CHECK: %[[s:.*]] = arith.addi %[[n]], %{{.*}} : i16
// CHECK: %[[r:.*]] = arith.index_castui %[[s]] : i16 to index
// CHECK: %[[k:.*]] = arith.cmpi slt, %[[s]], %{{.*}} : i16
// CHECK: return %[[r]], %[[k]]
func.func @index(%a: index) -> (index, i1) {
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %x = arith.minui %a, %c100 : index
  %s = arith.addi %x, %c1 : index
  %k = arith.cmpi slt, %s, %c100 : index
  return %s, %k : index, i1
}

// CHECK-LABEL: func @wide
// CHECK: arith.addi %{{.*}}, %{{.*}} : i64
func.func @wide(%a: i64, %b: i64) -> i64 {
  %s = arith.addi %a, %b : i64
  return %s : i64
}

// CHECK-LABEL: func @vector
// CHECK: arith.trunci %{{.*}} : vector<4xi64> to vector<4xi16>
// CHECK: arith.muli %{{.*}} : vector<4xi16>
// CHECK: arith.extui %{{.*}} : vector<4xi16> to vector<4xi64>
func.func @vector() -> vector<4xi64> {
  %0 = test.with_bounds {umin = 0 : i64, umax = 9 : i64, smin = 0 : i64,
                         smax = 9 : i64} : vector<4xi64>
  %1 = arith.muli %0, %0 : vector<4xi64>
  return %1 : vector<4xi64>
}
