// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// Several names are quoted, also of one bit: they are not read otherwise.
// CHECK: flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">
// CHECK: flags = "Artificial|Vector">
"test.flags"() {a = #llvm.di_composite_type<tag = DW_TAG_union_type, flags = "MultipleInheritance">} : () -> ()
"test.flags"() {a = #llvm.di_composite_type<tag = DW_TAG_union_type, flags = "Vector|Artificial">} : () -> ()
