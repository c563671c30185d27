// SPDX-License-Identifier: Apache-2.0
//
// The krnl dialect.
#ifndef DIALECTS_KRNL_KRNL_TD
#define DIALECTS_KRNL_KRNL_TD

include "dialects/krnl/call_ops.td"
include "dialects/krnl/contract_op.td"
include "dialects/krnl/dialect.td"
include "dialects/krnl/loop_ops.td"
include "dialects/krnl/memory_ops.td"
include "dialects/krnl/packed_attribute.td"
include "dialects/krnl/runtime_ops.td"
include "dialects/krnl/schedule_ops.td"
include "dialects/krnl/tile_ops.td"

#endif // DIALECTS_KRNL_KRNL_TD
