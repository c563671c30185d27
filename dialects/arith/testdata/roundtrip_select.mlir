// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %[[X:.*]]:2 = unrealized_conversion_cast to i8, vector<2xi32>
%x:2 = builtin.unrealized_conversion_cast to i8, vector<2xi32>
// CHECK: %[[C:.*]]:4 = unrealized_conversion_cast to i1, vector<2xi1>, tensor<*xi1>, tensor<*xi8>
%c:4 = builtin.unrealized_conversion_cast to i1, vector<2xi1>, tensor<*xi1>, tensor<*xi8>

// CHECK: arith.select %[[C]]#0, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.select"(%{{.*}}, %{{.*}}, %{{.*}}) : (i1, i8, i8) -> i8
%s0 = arith.select %c#0, %x#0, %x#0 : i8
// The type of a mask is printed; the type i1 is not.
// CHECK: arith.select %[[C]]#0, %[[X]]#1, %[[X]]#1 {t.a} : vector<2xi32>
%s1 = arith.select %c#0, %x#1, %x#1 {t.a} : i1, vector<2xi32>
// CHECK: arith.select %[[C]]#1, %[[X]]#1, %[[X]]#1 : vector<2xi1>, vector<2xi32>
%s2 = arith.select %c#1, %x#1, %x#1 : vector<2xi1>, vector<2xi32>
// CHECK: arith.select %[[C]]#2, %[[C]]#3, %[[C]]#3 : tensor<*xi1>, tensor<*xi8>
%s3 = arith.select %c#2, %c#3, %c#3 : tensor<*xi1>, tensor<*xi8>
