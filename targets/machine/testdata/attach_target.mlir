// The attributes that a module gets for each architecture.

// RUN: mlir-opt --llvm-attach-target="triple=x86_64-linux-gnu" %s | FileCheck %s --check-prefix=X86
// RUN: mlir-opt --llvm-attach-target="triple=x86_64-linux-gnu chip=znver4 features=-avx512f,+prefer-256-bit" %s | FileCheck %s --check-prefix=LESS
// RUN: mlir-opt --llvm-attach-target="triple=x86_64-linux-gnu chip=znver4" %s | FileCheck %s --check-prefix=BYTES
// RUN: mlir-opt --llvm-attach-target="triple=x86_64-linux-gnu chip=znver4 features=-avx512vnni" %s | FileCheck %s --check-prefix=NO-BYTES
// RUN: mlir-opt --llvm-attach-target="triple=powerpc64le-linux-gnu chip=power10" %s | FileCheck %s --check-prefix=POWER
// RUN: mlir-opt --llvm-attach-target="triple=s390x-linux-gnu chip=arch13" %s | FileCheck %s --check-prefix=Z

// A second run without options changes nothing.
// RUN: mlir-opt --llvm-attach-target="triple=s390x-linux-gnu chip=z15 features=-nnp-assist" --llvm-attach-target %s | FileCheck %s --check-prefix=AGAIN

// The host.
// RUN: mlir-opt --llvm-attach-target %s | FileCheck %s --check-prefix=HOST

// X86: dlti.dl_spec = #dlti.dl_spec<index = 64 : i64, !llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>
// X86-SAME: dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 32768 : i64, "L2_cache_size_in_bytes" = 262144 : i64, "L3_cache_size_in_bytes" = 1048576 : i64, "cache_line_size_in_bytes" = 64 : i64, "max_vector_op_width" = 256 : i64, "vector_register_count" = 16 : i64, "fma_ops_per_cycle" = 2 : i64, "fma_latency_in_cycles" = 5 : i64>>
// X86-SAME: llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
// X86-SAME: llvm.target = #llvm.target<triple = "x86_64-unknown-linux-gnu", chip = "x86-64-v3", features = <["+cx16", {{.*}}"+fma", "+lzcnt", "+movbe"]>>
// X86-SAME: llvm.target_triple = "x86_64-unknown-linux-gnu"

// LESS: "max_vector_op_width" = 256 : i64, "vector_register_count" = 16 : i64
// LESS-SAME: "-avx512bw", "-avx512cd", "-avx512dq", "-avx512f"
// LESS-SAME: "+prefer-256-bit"

// BYTES: "byte_dot_product_size" = 4 : i64
// NO-BYTES-NOT: byte_dot_product_size

// POWER: "dlti.endianness" = "little"
// POWER-SAME: "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>
// POWER-SAME: "cache_line_size_in_bytes" = 128 : i64, "max_vector_op_width" = 128 : i64, "vector_register_count" = 64 : i64
// POWER-SAME: chip = "pwr10"
// POWER-SAME: "+mma"

// Z: index = 64 : i64, i1 = dense<[8, 16]> : vector<2xi64>, i8 = dense<[8, 16]> : vector<2xi64>, i64 = dense<64> : vector<2xi64>, f128 = dense<64> : vector<2xi64>
// Z-SAME: "dlti.endianness" = "big"
// Z-SAME: "dlti.stack_alignment" = 64 : i64
// Z-SAME: "cache_line_size_in_bytes" = 256 : i64
// Z-SAME: triple = "s390x-unknown-linux-gnu", chip = "z15"

// AGAIN: chip = "z15", features = <["+vector", {{.*}}"-nnp-assist"]>>

// HOST: llvm.target = #llvm.target<triple = "{{[^"]+}}", chip = "
module {}
