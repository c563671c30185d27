// -o names the output file; nothing is printed then.

// RUN: mlir-opt %s --allow-unregistered-dialect -o %t.out | count 0
// RUN: FileCheck %s < %t.out
// RUN: mlir-opt %s --allow-unregistered-dialect -o - | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// CHECK: module {
// CHECK-NEXT: "t.op"() : () -> ()
// CHECK-NEXT: }
"t.op"() : () -> ()
