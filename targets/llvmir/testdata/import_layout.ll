; A data layout: explicit entries and LLVM's defaults.

; RUN: mlir-translate --import-llvm %s 2>%t.err | FileCheck %s
; RUN: FileCheck %s --check-prefix=ERROR < %t.err

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<
; CHECK-SAME: !llvm.ptr<3> = dense<[32, 64, 128, 32]> : vector<4xi64>, i48 = dense<64> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>,
; CHECK-SAME: i64 = dense<[32, 64]> : vector<2xi64>,
; CHECK-SAME: "dlti.endianness" = "big", "dlti.mangling_mode" = "e",
; CHECK-SAME: "dlti.program_memory_space" = 1 : ui64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 3 : ui64,
; CHECK-SAME: "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>,
; CHECK-SAME: "dlti.legal_int_widths" = array<i32: 8, 16>, "dlti.stack_alignment" = 128 : i64>

; ERROR: warning: unhandled data layout token: v64:64

target datalayout = "E-m:e-P1-A5-G3-p3:32:64:128:32-i48:64-v64:64-Fn32-n8:16-S128"
