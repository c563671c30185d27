// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// Names of results.

// CHECK: %c2 = arith.constant 2 : index
%0 = arith.constant 2 : index
// CHECK: %c-128_i8 = arith.constant -128 : i8
%1 = arith.constant 128 : i8
// CHECK: %cst = arith.constant dense<true> : vector<2xi1>
%2 = arith.constant dense<true> : vector<2xi1>
// CHECK: %[[VSCALE:.*]] = {{"?}}vector.vscale
%3 = "vector.vscale"() : () -> index
// CHECK: %c2_vscale = arith.muli %c2, %[[VSCALE]] : index
%4 = arith.muli %0, %3 : index
// CHECK: %c2_vscale_0 = arith.muli %[[VSCALE]], %c2 : index
%5 = arith.muli %3, %0 : index
// CHECK: %{{[0-9]+}} = arith.muli %[[VSCALE]], %[[VSCALE]] : index
%6 = arith.muli %3, %3 : index
// CHECK: %low, %high = arith.mulsi_extended %c-128_i8, %c-128_i8 : i8
%7:2 = arith.mulsi_extended %1, %1 : i8
// CHECK: %sum, %overflow = arith.addui_extended %c-128_i8, %c-128_i8 : i8, i1
%8:2 = arith.addui_extended %1, %1 : i8, i1
