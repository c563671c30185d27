// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// One bit of several names is not several bits, which are quoted.
// CHECK: flags = SingleInheritance|MultipleInheritance|VirtualInheritance>
// CHECK: flags = "Artificial|Vector">
"test.flags"() {a = #llvm.di_composite_type<tag = DW_TAG_union_type, flags = "MultipleInheritance">} : () -> ()
"test.flags"() {a = #llvm.di_composite_type<tag = DW_TAG_union_type, flags = "Vector|Artificial">} : () -> ()
