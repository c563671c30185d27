// RUN: mlir-opt %s -split-input-file -llvm-target-to-data-layout | FileCheck %s

// CHECK: dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>,
// CHECK-SAME: "dlti.endianness" = "little"
// CHECK-SAME: "dlti.stack_alignment" = 128 : i64>
// CHECK-SAME: llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "skylake">
module attributes {llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "skylake">} {}

// -----

// CHECK: dlti.dl_spec = #dlti.dl_spec<
// CHECK-SAME: i8 = dense<[8, 16]> : vector<2xi64>
// CHECK-SAME: "dlti.endianness" = "big"
module attributes {llvm.target = #llvm.target<triple = "s390x-linux-gnu", chip = "z14">} {}
