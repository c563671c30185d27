// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: arith.constant 3 : index
// GENERIC: "arith.constant"() <{value = 3 : index}> : () -> index
%0 = arith.constant 3 : index
// CHECK: arith.constant -7 : i8
%1 = arith.constant -7 : i8
// CHECK: arith.constant
%2 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK: arith.constant true
%3 = arith.constant true
// CHECK: arith.constant {t.a} false
%4 = arith.constant {t.a} 0 : i1
// CHECK: arith.constant 5.000000e-01 : f32
%5 = arith.constant 0.5 : f32
// CHECK: arith.constant dense<[1, 2]> : vector<2xi16>
// GENERIC: "arith.constant"() <{value = dense<[1, 2]> : vector<2xi16>}> : () -> vector<2xi16>
%6 = arith.constant dense<[1, 2]> : vector<2xi16>
// CHECK: arith.constant dense<2.000000e+00> : vector<[4]xf64>
%7 = arith.constant dense<2.0> : vector<[4]xf64>
// CHECK: arith.constant sparse<0, 1> : tensor<3xi8>
%8 = arith.constant sparse<0, 1> : tensor<3xi8>
// CHECK: arith.constant dense<3> : tensor<2xui8>
%9 = arith.constant dense<3> : tensor<2xui8>
