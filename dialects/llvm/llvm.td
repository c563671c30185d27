// SPDX-License-Identifier: Apache-2.0
//
// The llvm dialect: LLVM IR.
#ifndef DIALECTS_LLVM_LLVM_TD
#define DIALECTS_LLVM_LLVM_TD

include "dialects/llvm/aggregate_ops.td"
include "dialects/llvm/arithmetic_ops.td"
include "dialects/llvm/atomic_ops.td"
include "dialects/llvm/call_ops.td"
include "dialects/llvm/cast_ops.td"
include "dialects/llvm/constant_ops.td"
include "dialects/llvm/control_flow_ops.td"
include "dialects/llvm/hint_intrinsic_ops.td"
include "dialects/llvm/math_intrinsic_ops.td"
include "dialects/llvm/memory_intrinsic_ops.td"
include "dialects/llvm/memory_ops.td"
include "dialects/llvm/module_ops.td"
include "dialects/llvm/predicated_intrinsic_ops.td"
include "dialects/llvm/runtime_intrinsic_ops.td"
include "dialects/llvm/vector_intrinsic_ops.td"

#endif // DIALECTS_LLVM_LLVM_TD
