// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %[[X:.*]]:2 = unrealized_conversion_cast to index, i32
%x:2 = builtin.unrealized_conversion_cast to index, i32
// CHECK: %[[Y:.*]]:2 = unrealized_conversion_cast to vector<4xi8>, tensor<?xi64>
%y:2 = builtin.unrealized_conversion_cast to vector<4xi8>, tensor<?xi64>

// Overflow flags.
// CHECK: arith.addi %[[X]]#1, %[[X]]#1 : i32
// GENERIC: "arith.addi"(%{{.*}}, %{{.*}}) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
%r0 = arith.addi %x#1, %x#1 : i32
// CHECK: arith.addi %[[X]]#0, %[[X]]#0 overflow<nsw> : index
// GENERIC: "arith.addi"(%{{.*}}, %{{.*}}) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
%r1 = arith.addi %x#0, %x#0 overflow<nsw> : index
// CHECK: arith.subi %[[Y]]#0, %[[Y]]#0 overflow<nuw> : vector<4xi8>
%r2 = arith.subi %y#0, %y#0 overflow<nuw> : vector<4xi8>
// CHECK: arith.muli %[[Y]]#1, %[[Y]]#1 overflow<nsw, nuw> : tensor<?xi64>
// GENERIC: "arith.muli"(%{{.*}}, %{{.*}}) <{overflowFlags = #arith.overflow<nsw, nuw>}>
%r3 = arith.muli %y#1, %y#1 overflow<nuw, nsw> : tensor<?xi64>
// CHECK: arith.shli %[[X]]#1, %[[X]]#1 overflow<nsw> {t.a} : i32
%r4 = arith.shli %x#1, %x#1 overflow<nsw> {t.a} : i32
// CHECK: arith.shli %[[X]]#1, %[[X]]#1 : i32
%r5 = arith.shli %x#1, %x#1 overflow<none> : i32

// Two results.
// CHECK: arith.addui_extended %[[X]]#1, %[[X]]#1 : i32, i1
%r6:2 = arith.addui_extended %x#1, %x#1 : i32, i1
// CHECK: arith.addui_extended %[[Y]]#0, %[[Y]]#0 : vector<4xi8>, vector<4xi1>
%r7:2 = arith.addui_extended %y#0, %y#0 : vector<4xi8>, vector<4xi1>
// CHECK: arith.mulsi_extended %[[X]]#1, %[[X]]#1 : i32
%r8:2 = arith.mulsi_extended %x#1, %x#1 : i32
// CHECK: arith.mului_extended %[[Y]]#1, %[[Y]]#1 : tensor<?xi64>
%r9:2 = arith.mului_extended %y#1, %y#1 : tensor<?xi64>

// Quotients and shifts, with and without exact flag.
// CHECK: arith.divui %[[X]]#1, %[[X]]#1 : i32
%r10 = arith.divui %x#1, %x#1 : i32
// CHECK: arith.divui %[[X]]#1, %[[X]]#1 exact : i32
// GENERIC: "arith.divui"(%{{.*}}, %{{.*}}) <{isExact}> : (i32, i32) -> i32
%r11 = arith.divui %x#1, %x#1 exact : i32
// CHECK: arith.divsi %[[Y]]#0, %[[Y]]#0 exact : vector<4xi8>
%r12 = arith.divsi %y#0, %y#0 exact : vector<4xi8>
// CHECK: arith.divsi %[[X]]#0, %[[X]]#0 {t.a} : index
%r13 = arith.divsi %x#0, %x#0 {t.a} : index
// CHECK: arith.shrui %[[X]]#1, %[[X]]#1 exact : i32
%r14 = arith.shrui %x#1, %x#1 exact : i32
// CHECK: arith.shrui %[[X]]#1, %[[X]]#1 : i32
%r15 = arith.shrui %x#1, %x#1 : i32
// CHECK: arith.shrsi %[[Y]]#1, %[[Y]]#1 exact : tensor<?xi64>
%r16 = arith.shrsi %y#1, %y#1 exact : tensor<?xi64>
// CHECK: arith.shrsi %[[X]]#0, %[[X]]#0 : index
%r17 = arith.shrsi %x#0, %x#0 : index
// CHECK: arith.ceildivui %[[X]]#0, %[[X]]#0 : index
%r18 = arith.ceildivui %x#0, %x#0 : index
// CHECK: arith.ceildivsi %[[X]]#1, %[[X]]#1 : i32
%r19 = arith.ceildivsi %x#1, %x#1 : i32
// CHECK: arith.floordivsi %[[Y]]#0, %[[Y]]#0 : vector<4xi8>
%r20 = arith.floordivsi %y#0, %y#0 : vector<4xi8>
// CHECK: arith.remui %[[Y]]#1, %[[Y]]#1 : tensor<?xi64>
%r21 = arith.remui %y#1, %y#1 : tensor<?xi64>
// CHECK: arith.remsi %[[X]]#1, %[[X]]#1 : i32
%r22 = arith.remsi %x#1, %x#1 : i32

// Logic, minima and maxima.
// CHECK: arith.andi %[[X]]#1, %[[X]]#1 : i32
%r23 = arith.andi %x#1, %x#1 : i32
// CHECK: arith.ori %[[X]]#0, %[[X]]#0 : index
%r24 = arith.ori %x#0, %x#0 : index
// CHECK: arith.xori %[[Y]]#0, %[[Y]]#0 : vector<4xi8>
%r25 = arith.xori %y#0, %y#0 : vector<4xi8>
// CHECK: arith.maxsi %[[Y]]#1, %[[Y]]#1 : tensor<?xi64>
%r26 = arith.maxsi %y#1, %y#1 : tensor<?xi64>
// CHECK: arith.maxui %[[X]]#1, %[[X]]#1 : i32
%r27 = arith.maxui %x#1, %x#1 : i32
// CHECK: arith.minsi %[[X]]#0, %[[X]]#0 : index
%r28 = arith.minsi %x#0, %x#0 : index
// CHECK: arith.minui %[[Y]]#0, %[[Y]]#0 : vector<4xi8>
%r29 = arith.minui %y#0, %y#0 : vector<4xi8>
