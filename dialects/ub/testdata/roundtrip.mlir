// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: %{{.*}} = ub.poison : i32
// GENERIC: "ub.poison"() <{value = #ub.poison}> : () -> i32
%0 = ub.poison : i32

// The default value is not printed.
// CHECK: %{{.*}} = ub.poison : vector<4xf32>
%1 = ub.poison <#ub.poison> : vector<4xf32>

// CHECK: %{{.*}} = ub.poison {a = 1 : i32} : tuple<index, memref<?xi8>>
// CHECK-NOT: ub.poison <
%2 = ub.poison {a = 1 : i32} : tuple<index, memref<?xi8>>

// CHECK: module attributes {t.a = #ub.poison}
module attributes {t.a = #ub.poison} {}
