// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// Names of results.

// CHECK: %[[C2:.*]] = arith.constant 2 : index
%0 = arith.constant 2 : index
// CHECK: %[[CM128_I8:.*]] = arith.constant -128 : i8
%1 = arith.constant 128 : i8
// CHECK: arith.constant dense<true> : vector<2xi1>
%2 = arith.constant dense<true> : vector<2xi1>
// CHECK: %[[VSCALE:.*]] = {{"?}}vector.vscale
%3 = "vector.vscale"() : () -> index
// CHECK: arith.muli %[[C2]], %[[VSCALE]] : index
%4 = arith.muli %0, %3 : index
// CHECK: arith.muli %[[VSCALE]], %[[C2]] : index
%5 = arith.muli %3, %0 : index
// CHECK: %{{[0-9]+}} = arith.muli %[[VSCALE]], %[[VSCALE]] : index
%6 = arith.muli %3, %3 : index
// CHECK: %{{[^,]*}}, %{{.*}} = arith.mulsi_extended %[[CM128_I8]], %[[CM128_I8]] : i8
%7:2 = arith.mulsi_extended %1, %1 : i8
// CHECK: %{{[^,]*}}, %{{.*}} = arith.addui_extended %[[CM128_I8]], %[[CM128_I8]] : i8, i1
%8:2 = arith.addui_extended %1, %1 : i8, i1
