// RUN: mlir-opt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: mlir-opt --allow-unregistered-dialect --split-input-file %s | mlir-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK: a = #dlti.dl_spec<index = 32 : i64, f64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "big">
"unknown.op"() {a = #dlti.dl_spec<index = 32, f64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "big">} : () -> ()
// CHECK: a = #dlti.dl_spec<index = 16 : i64, "x.y" = 5 : i64>
"unknown.op"() {a = #dlti.dl_spec<#dlti.dl_entry<index, 16>, "x.y" = 5>} : () -> ()
// CHECK: a = #dlti.dl_spec<>, b = #dlti.map<>
"unknown.op"() {a = #dlti.dl_spec<>, b = #dlti.map<>} : () -> ()
// CHECK: a = #dlti.dl_entry<index, 8 : i64>, b = #dlti.dl_entry<"k", unit>
"unknown.op"() {a = #dlti.dl_entry<index, 8>, b = #dlti.dl_entry<"k", unit>} : () -> ()
// CHECK: a = #dlti.map<i32 = 1 : i64, "m" = #dlti.map<"n" = 3 : i64>>
"unknown.op"() {a = #dlti.map<i32 = 1, "m" = #dlti.map<"n" = 3>>} : () -> ()
// CHECK: a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4 : i32>>
"unknown.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4 : i32>>} : () -> ()
// CHECK: a = #dlti.function_pointer_alignment<64, function_dependent = false>
"unknown.op"() {a = #dlti.function_pointer_alignment<64, function_dependent = false>} : () -> ()

// -----

// The nested layout is compatible: equal endianness, another index width.
// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "big">}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">} {
  // CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64, "dlti.endianness" = "big">}
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64, "dlti.endianness" = "big">} {}
}

// -----

// Names of devices and keys of properties are arbitrary.
// CHECK: "CPU" = #dlti.target_device_spec<"dlti.x" = 4 : i32>
// CHECK-SAME: "" = #dlti.target_device_spec<"builtin.y" = 1 : i64>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"dlti.x" = 4 : i32>,
    "" = #dlti.target_device_spec<"builtin.y" = 1>>} {}
