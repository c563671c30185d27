// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// Several flags are quoted: the parser would not accept them without quotes.
// CHECK: flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">
// CHECK: flags = "Artificial|Vector">
"test.flags"() {a = #llvm.di_composite_type<tag = DW_TAG_union_type, flags = "MultipleInheritance">} : () -> ()
"test.flags"() {a = #llvm.di_composite_type<tag = DW_TAG_union_type, flags = "Vector|Artificial">} : () -> ()
