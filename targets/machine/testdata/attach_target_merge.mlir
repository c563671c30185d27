// The module's own target completes the options.

// RUN: mlir-opt --split-input-file --llvm-attach-target %s | FileCheck %s

// CHECK: chip = "pwr9"
module attributes {llvm.target_triple = "powerpc64le-linux-gnu"} {}

// -----

// CHECK: "max_vector_op_width" = 256 : i64
// CHECK-SAME: chip = "skylake-avx512"
// CHECK-SAME: "+prefer-256-bit"
module attributes {llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "skylake-avx512", features = <["+prefer-256-bit"]>>} {}

// -----

// Other devices remain.
// CHECK: #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 131072 : i64,
// CHECK-SAME: "GPU" = #dlti.target_device_spec<"x" = 1 : i64>>
module attributes {
  llvm.target_triple = "s390x-linux-gnu",
  dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"x" = 1 : i64>,
    "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 1 : i64>>} {}
