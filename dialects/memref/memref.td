// SPDX-License-Identifier: Apache-2.0
//
// The memref dialect: memory and views of memory.
#ifndef DIALECTS_MEMREF_MEMREF_TD
#define DIALECTS_MEMREF_MEMREF_TD

include "dialects/memref/access_ops.td"
include "dialects/memref/allocation_ops.td"
include "dialects/memref/atomic_ops.td"
include "dialects/memref/dialect.td"
include "dialects/memref/dma_ops.td"
include "dialects/memref/query_ops.td"
include "dialects/memref/reshape_ops.td"
include "dialects/memref/view_ops.td"

#endif // DIALECTS_MEMREF_MEMREF_TD
